// What both ends of a hop say first, and how replies carry errors.
#pragma once

#include <string>

#include "core/runner/channel.hpp"

namespace assay {

std::string programVersion();

// {"type":"hello","role":…,"protocol":…,"version":…,"pid":…}
Json helloMessage(const std::string& role);

// Checks the other side's hello. Errors (code process) name both versions.
Expected<void> checkHello(const Frame& frame, const std::string& expected_role);

// Sends our hello and waits for theirs.
Expected<void> shakeHands(Channel& channel, const std::string& own_role, const std::string& peer_role,
                          Deadline deadline);

// {"type":"error","code":…,"what":…,…} and back.
Json errorMessage(const Error& error);
Error errorFromMessage(const Json& message);

// Fields of a message whose sender is not trusted: absent or of the wrong type gives the default.
std::string textField(const Json& message, const char* key);
double numberField(const Json& message, const char* key, double fallback);
std::int64_t integerField(const Json& message, const char* key, std::int64_t fallback);
bool flagField(const Json& message, const char* key);

}  // namespace assay
