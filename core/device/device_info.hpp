// What devices this machine has, without using them.
#pragma once

#include <string>
#include <vector>

namespace assay {

struct DeviceInfo {
    std::string id;     // "host", "cuda:0"
    std::string title;  // "AMD EPYC 7B13, 2 of 2 processors allowed"
    bool available = false;
    std::string state;   // one sentence: "ready", "No CUDA driver is installed on this machine"
    std::string remedy;  // what to do; "" when ready
    std::vector<std::pair<std::string, std::string>> details;
};

// Never fails, never hangs: a device that cannot be asked is listed as unavailable with the reason.
std::vector<DeviceInfo> listDevices();

}  // namespace assay
