// Errors as values: what a user can cause is returned, never thrown.
#pragma once

#include <string>
#include <utility>

#include <tl/expected.hpp>

namespace assay {

enum class ErrorCode {
    usage,        // the caller asked for something that makes no sense
    bad_input,    // a file, document, plugin or frame is not what it should be
    not_found,    // a named thing does not exist
    unsupported,  // the thing is fine, this machine or build cannot do it
    io,           // the operating system refused
    process,      // a worker process died, hung or spoke garbage
    cancelled,    // the user asked to stop
};

// `what` happened, to what and `where` (file and place), and the `remedy`: what the user can do about it.
struct Error {
    ErrorCode code = ErrorCode::bad_input;
    std::string what;
    std::string where;
    std::string remedy;

    bool operator==(const Error&) const = default;
};

template <class T>
using Expected = tl::expected<T, Error>;

inline tl::unexpected<Error> fail(ErrorCode code, std::string what, std::string where = {}, std::string remedy = {})
{
    return tl::unexpected<Error>(Error{code, std::move(what), std::move(where), std::move(remedy)});
}

// One line for a terminal or a message bar: "where: what. Remedy."
inline std::string describe(const Error& error)
{
    std::string line;
    if (!error.where.empty()) {
        line += error.where + ": ";
    }
    line += error.what;
    if (!error.remedy.empty()) {
        line += ". " + error.remedy;
    }
    return line;
}

// Puts the place in front of an error on its way up: withPlace(error, "case rows=0") -> "case rows=0: <where>".
inline Error withPlace(Error error, const std::string& place)
{
    error.where = error.where.empty() ? place : place + ": " + error.where;
    return error;
}

}  // namespace assay
