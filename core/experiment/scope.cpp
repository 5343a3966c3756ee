#include "core/experiment/scope.hpp"

namespace assay {

std::vector<std::string> differingFields(const Scope& a, const Scope& b)
{
    std::vector<std::string> fields;
    const auto check = [&](bool equal, const char* field) {
        if (!equal) {
            fields.emplace_back(field);
        }
    };
    check(a.device == b.device, "device");
    check(a.clock == b.clock, "clock");
    check(a.mode == b.mode, "forward or backward");
    check(a.cache == b.cache, "cache state");
    check(a.compilation == b.compilation, "compilation");
    check(a.allocation == b.allocation, "allocation");
    check(a.transfers == b.transfers, "transfers");
    check(a.host_preprocessing == b.host_preprocessing, "host preprocessing");
    check(a.capture == b.capture, "graph capture");
    check(a.synchronisation == b.synchronisation, "synchronisation");
    return fields;
}

std::string describe(const Scope& scope)
{
    std::string with;
    std::string without;
    const auto place = [&](bool included, const char* part) {
        std::string& list = included ? with : without;
        list += (list.empty() ? "" : ", ") + std::string(part);
    };
    place(scope.compilation, "compilation");
    place(scope.allocation, "allocation");
    place(scope.transfers, "transfers");
    place(scope.host_preprocessing, "host preprocessing");
    place(scope.capture, "graph capture");

    const std::string clock = scope.clock == "cuda_event"      ? "GPU event time"
                              : scope.clock == "self_reported" ? "Time that the kernel reports of itself"
                                                               : "CPU wall time";
    std::string text = clock + " of one " + std::string(name(scope.mode)) + " call on " + scope.device + ", " +
                       std::string(name(scope.cache)) + " cache";
    if (!with.empty()) {
        text += "; including " + with;
    }
    if (!without.empty()) {
        text += "; without " + without;
    }
    return text + "; a sample ends when " + scope.synchronisation + ".";
}

}  // namespace assay
