#include <cerrno>
#include <cstring>
#include <fstream>

#include <fmt/format.h>
#include <unistd.h>

#include "core/interchange/export.hpp"

namespace assay {

Expected<void> writeTextFile(const std::string& path, const std::string& text)
{
    const std::string unfinished = fmt::format("{}.new-{}", path, ::getpid());
    std::ofstream stream(unfinished, std::ios::binary);
    stream << text;
    stream.close();
    if (stream.good() && ::rename(unfinished.c_str(), path.c_str()) == 0) {
        return {};
    }
    const int reason = errno;
    ::unlink(unfinished.c_str());
    return fail(ErrorCode::io, fmt::format("cannot be written: {}", std::strerror(reason)), path);
}

}  // namespace assay
