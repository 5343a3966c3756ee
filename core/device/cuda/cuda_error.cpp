#include "core/device/cuda/cuda_error.hpp"

#include <algorithm>
#include <iterator>

namespace assay {

namespace {

struct Entry {
    int code;
    const char* name;
    ErrorCode kind;
    bool sticky;
    const char* sentence;
    const char* remedy;
};

constexpr int kInsufficientDriver = 35;
constexpr const char* kUpdateDriver = "Install a newer NVIDIA driver";
constexpr const char* kReboot = "Reload the NVIDIA kernel module or restart the machine";
constexpr const char* kOutOfBounds =
    "The process must be restarted, which Assay does; look for an index out of bounds with compute-sanitizer";

// cudaError_t of driver_types.h, CUDA 13.0.
constexpr Entry kEntries[] = {
    {1, "cudaErrorInvalidValue", ErrorCode::bad_input, false, "A CUDA call got an argument that is out of range",
     "Report the case: it is an error of the kernel or of Assay"},
    {2, "cudaErrorMemoryAllocation", ErrorCode::unsupported, false, "The GPU has not enough free memory",
     "Choose smaller sizes, or end other programs that hold GPU memory (nvidia-smi lists them)"},
    {3, "cudaErrorInitializationError", ErrorCode::unsupported, false, "The CUDA driver could not be initialised",
     kReboot},
    {9, "cudaErrorInvalidConfiguration", ErrorCode::bad_input, false,
     "A kernel was launched with a grid or block that the GPU does not allow", "Check the kernel's launch dimensions"},
    {34, "cudaErrorStubLibrary", ErrorCode::unsupported, false,
     "The toolkit's stub of libcuda was loaded in place of the driver",
     "Remove the toolkit's lib64/stubs folder from LD_LIBRARY_PATH"},
    {kInsufficientDriver, "cudaErrorInsufficientDriver", ErrorCode::unsupported, false,
     "The CUDA driver is older than this build needs", kUpdateDriver},
    {46, "cudaErrorDevicesUnavailable", ErrorCode::unsupported, false, "The GPU is busy or in exclusive mode",
     "End the other program that uses it, or set its compute mode to default with nvidia-smi -c 0"},
    {98, "cudaErrorInvalidDeviceFunction", ErrorCode::unsupported, false, "The kernel was not built for this GPU",
     "Build Assay with CMAKE_CUDA_ARCHITECTURES set to this GPU's compute capability"},
    {100, "cudaErrorNoDevice", ErrorCode::unsupported, false, "The CUDA driver is installed but finds no GPU",
     "Check that nvidia-smi lists one, that CUDA_VISIBLE_DEVICES does not hide it, and that the container was given "
     "it"},
    {101, "cudaErrorInvalidDevice", ErrorCode::not_found, false, "There is no CUDA device of that number",
     "List them with: assay list devices"},
    {209, "cudaErrorNoKernelImageForDevice", ErrorCode::unsupported, false,
     "This build holds no kernel code for this GPU's architecture",
     "Build Assay with CMAKE_CUDA_ARCHITECTURES set to this GPU's compute capability"},
    {214, "cudaErrorECCUncorrectable", ErrorCode::process, true, "The GPU's memory has an uncorrectable error",
     "The process must be restarted, which Assay does; check the GPU's health with nvidia-smi -q -d ECC"},
    {222, "cudaErrorUnsupportedPtxVersion", ErrorCode::unsupported, false,
     "The driver is too old to compile this build's PTX", kUpdateDriver},
    {700, "cudaErrorIllegalAddress", ErrorCode::process, true, "A kernel read or wrote an address that is not its own",
     kOutOfBounds},
    {701, "cudaErrorLaunchOutOfResources", ErrorCode::bad_input, false,
     "A kernel needs more registers or shared memory than the GPU has for one block", "Launch smaller blocks"},
    {702, "cudaErrorLaunchTimeout", ErrorCode::process, true, "A kernel ran longer than the display's watchdog allows",
     "The process must be restarted, which Assay does; choose smaller sizes or a GPU without a display"},
    {710, "cudaErrorAssert", ErrorCode::process, true, "An assertion in a kernel failed",
     "The process must be restarted, which Assay does; the assertion's text is in the log"},
    {714, "cudaErrorHardwareStackError", ErrorCode::process, true, "A kernel's call stack overflowed or was corrupted",
     kOutOfBounds},
    {715, "cudaErrorIllegalInstruction", ErrorCode::process, true, "A kernel executed an illegal instruction",
     kOutOfBounds},
    {716, "cudaErrorMisalignedAddress", ErrorCode::process, true, "A kernel accessed a misaligned address",
     "The process must be restarted, which Assay does; check the alignment that vector accesses assume"},
    {717, "cudaErrorInvalidAddressSpace", ErrorCode::process, true,
     "A kernel used an address of the wrong memory space", kOutOfBounds},
    {718, "cudaErrorInvalidPc", ErrorCode::process, true, "A kernel jumped to an invalid address", kOutOfBounds},
    {719, "cudaErrorLaunchFailure", ErrorCode::process, true, "A kernel was ended by an exception", kOutOfBounds},
    {800, "cudaErrorNotPermitted", ErrorCode::unsupported, false, "The operation is not permitted on this GPU",
     "Ask the machine's administrator"},
    {801, "cudaErrorNotSupported", ErrorCode::unsupported, false, "This GPU or driver does not support the operation",
     kUpdateDriver},
    {802, "cudaErrorSystemNotReady", ErrorCode::unsupported, false, "The system is not ready for CUDA work",
     "On NVSwitch machines start nvidia-fabricmanager; otherwise restart the machine"},
    {803, "cudaErrorSystemDriverMismatch", ErrorCode::unsupported, false,
     "The driver's kernel module and its user library have different versions",
     "Restart the machine after a driver update"},
    {804, "cudaErrorCompatNotSupportedOnDevice", ErrorCode::unsupported, false,
     "Forward compatibility was attempted on a GPU that does not support it",
     "Remove the cuda-compat libraries from the library path, or install a newer driver"},
    {999, "cudaErrorUnknown", ErrorCode::process, true, "The CUDA driver failed for a reason that it does not name",
     kReboot},
};

const Entry* find(int code)
{
    const auto* const found = std::find_if(std::begin(kEntries), std::end(kEntries),
                                           [code](const Entry& entry) { return entry.code == code; });
    return found == std::end(kEntries) ? nullptr : found;
}

std::string labelled(const std::string& sentence, const std::string& name, int code)
{
    return sentence + " (" + name + ", " + std::to_string(code) + ")";
}

// One code stands for two situations with different remedies.
Error insufficientDriver(const CudaFailure& failure, const Entry& entry)
{
    if (failure.driver == 0) {
        return {entry.kind, labelled("No CUDA driver is installed on this machine", entry.name, entry.code),
                failure.doing,
                "Install the NVIDIA driver if the machine has an NVIDIA GPU; the host device works without"};
    }
    std::string sentence = entry.sentence;
    if (failure.runtime != 0) {
        sentence = "The CUDA driver supports CUDA " + cudaVersionText(failure.driver) + ", this build needs " +
                   cudaVersionText(failure.runtime);
    }
    return {entry.kind, labelled(sentence, entry.name, entry.code), failure.doing, entry.remedy};
}

}  // namespace

Error describeCudaFailure(const CudaFailure& failure)
{
    const Entry* const entry = find(failure.code);
    if (entry == nullptr) {
        const std::string name = failure.name.empty() ? "unknown CUDA error" : failure.name;
        const std::string text = failure.text.empty() ? "A CUDA call failed" : failure.text;
        return {ErrorCode::unsupported, labelled(text, name, failure.code), failure.doing,
                "Look the code up in the CUDA runtime API's list of errors"};
    }
    if (entry->code == kInsufficientDriver) {
        return insufficientDriver(failure, *entry);
    }
    return {entry->kind, labelled(entry->sentence, entry->name, entry->code), failure.doing, entry->remedy};
}

bool cudaErrorIsSticky(int code)
{
    const Entry* const entry = find(code);
    return entry != nullptr && entry->sticky;
}

std::string cudaVersionText(int version)
{
    return std::to_string(version / 1000) + "." + std::to_string(version % 1000 / 10);
}

}  // namespace assay
