// Internal to json_*.cpp: one list of fields per struct serves writing and reading.
//
// `fields(io, value)` calls io(key, member[, range]) for each member. JsonWriter turns that into an object; JsonReader
// fills the members, checks types and ranges and keeps the first error with the path to it.
#pragma once

#include <cmath>
#include <concepts>
#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <string>
#include <type_traits>
#include <vector>

#include <fmt/format.h>

#include "core/experiment/json.hpp"

namespace assay::detail {

template <class Io, class T>
using FieldsOf = std::conditional_t<Io::kWrites, const T, T>;

// Bounds of a number, both included.
struct Range {
    double min = -std::numeric_limits<double>::infinity();
    double max = std::numeric_limits<double>::infinity();
};

// Specialised per enumeration: `text(value)` and `parse(text)`.
template <class Enum>
struct EnumText;

inline constexpr std::int64_t kExactInDouble = std::int64_t{1} << 53;
// Far above anything Assay writes; bounds what a hostile file can make us allocate.
inline constexpr std::size_t kMaxElements = 4'000'000;
inline constexpr std::size_t kMaxText = 16'000'000;

// Text with invalid UTF-8 replaced by U+FFFD, so that it can always be dumped.
std::string validUtf8(const std::string& text);

// An unsigned integer that is written as text whatever its value: seeds.
struct AsText {
    std::uint64_t* target;
};
struct AsConstText {
    const std::uint64_t* target;
};
inline AsText asText(std::uint64_t& value)
{
    return {&value};
}
inline AsConstText asText(const std::uint64_t& value)
{
    return {&value};
}

class JsonWriter {
public:
    static constexpr bool kWrites = true;

    template <class T>
    static Json write(const T& value)
    {
        return encode(value);
    }

    template <class T>
    void operator()(const char* key, const T& value, Range = {})
    {
        m_object[key] = encode(value);
    }

private:
    static Json encode(const std::string& value) { return validUtf8(value); }
    static Json encode(bool value) { return value; }
    static Json encode(int value) { return value; }
    static Json encode(AsConstText value) { return std::to_string(*value.target); }
    static Json encode(std::int64_t value)
    {
        return value > kExactInDouble || value < -kExactInDouble ? Json(std::to_string(value)) : Json(value);
    }
    static Json encode(std::uint64_t value)
    {
        return value > static_cast<std::uint64_t>(kExactInDouble) ? Json(std::to_string(value)) : Json(value);
    }
    static Json encode(double value)
    {
        if (std::isfinite(value)) {
            return value;
        }
        return std::isnan(value) ? "NaN" : value > 0 ? "Infinity" : "-Infinity";
    }
    template <class T>
    static Json encode(const std::optional<T>& value)
    {
        return value ? encode(*value) : Json(nullptr);
    }
    template <class T>
    static Json encode(const std::vector<T>& values)
    {
        Json array = Json::array();
        for (const T& value : values) {
            array.push_back(encode(value));
        }
        return array;
    }
    template <class T>
    static Json encode(const std::map<std::string, T>& values)
    {
        Json object = Json::object();
        for (const auto& [key, value] : values) {
            object[validUtf8(key)] = encode(value);
        }
        return object;
    }
    template <class T>
    requires std::is_enum_v<T>
    static Json encode(T value) { return std::string(EnumText<T>::text(value)); }
    template <class T>
    requires std::is_class_v<T>
    static Json encode(const T& value)
    {
        JsonWriter writer;
        fields(writer, value);
        return std::move(writer.m_object);
    }

    Json m_object = Json::object();
};

class JsonReader {
public:
    static constexpr bool kWrites = false;

    template <class T>
    static Expected<T> read(const Json& json)
    {
        JsonReader reader;
        T value{};
        reader.decode(json, value, {});
        if (reader.m_error) {
            return tl::unexpected<Error>(*std::move(reader.m_error));
        }
        return value;
    }

    template <class T>
    void operator()(const char* key, T&& value, Range range = {})
    {
        if (m_error) {
            return;
        }
        const Step step(*this, key);
        const auto found = m_object->find(key);
        if (found == m_object->end()) {
            missing(value);
            return;
        }
        decode(*found, value, range);
    }

    // A rule that spans fields; reported at `key`.
    void require(bool holds, const char* key, const char* what)
    {
        if (!holds && !m_error) {
            const Step step(*this, key);
            wrong(what);
        }
    }

private:
    // Appends one step to the path while it lives.
    class Step {
    public:
        Step(JsonReader& reader, const std::string& key) : m_path(reader.m_path), m_length(reader.m_path.size())
        {
            m_path += m_path.empty() ? key : "." + key;
        }
        Step(JsonReader& reader, std::size_t index) : m_path(reader.m_path), m_length(reader.m_path.size())
        {
            m_path += fmt::format("[{}]", index);
        }
        Step(const Step&) = delete;
        Step& operator=(const Step&) = delete;
        ~Step() { m_path.resize(m_length); }

    private:
        std::string& m_path;
        std::size_t m_length;
    };

    void wrong(std::string what) { m_error = Error{ErrorCode::bad_input, std::move(what), m_path, ""}; }

    template <class T>
    void missing(T&)
    {
        wrong("missing");
    }
    template <class T>
    void missing(std::optional<T>& value)
    {
        value.reset();
    }

    void decode(const Json& json, std::string& value, Range);
    void decode(const Json& json, bool& value, Range);
    void decode(const Json& json, double& value, Range range);
    void decode(const Json& json, int& value, Range range);
    void decode(const Json& json, std::int64_t& value, Range range);
    void decode(const Json& json, std::uint64_t& value, Range range);
    void decode(const Json& json, AsText value, Range range) { decode(json, *value.target, range); }

    template <class T>
    void decode(const Json& json, std::optional<T>& value, Range range)
    {
        if (json.is_null()) {
            value.reset();
            return;
        }
        decode(json, value.emplace(), range);
    }
    template <class T>
    void decode(const Json& json, std::vector<T>& values, Range range)
    {
        values.clear();
        if (!json.is_array() || json.size() > kMaxElements) {
            wrong("expected an array");
            return;
        }
        values.reserve(json.size());
        for (std::size_t i = 0; i < json.size() && !m_error; ++i) {
            const Step step(*this, i);
            decode(json[i], values.emplace_back(), range);
        }
    }
    template <class T>
    void decode(const Json& json, std::map<std::string, T>& values, Range range)
    {
        values.clear();
        if (!json.is_object()) {
            wrong("expected an object");
            return;
        }
        for (auto item = json.begin(); item != json.end() && !m_error; ++item) {
            const Step step(*this, item.key());
            decode(item.value(), values[item.key()], range);
        }
    }
    template <class T>
    requires std::is_enum_v<T>
    void decode(const Json& json, T& value, Range)
    {
        std::string text;
        decode(json, text, {});
        if (m_error) {
            return;
        }
        if (const auto parsed = EnumText<T>::parse(text)) {
            value = *parsed;
            return;
        }
        wrong(fmt::format("unknown value \"{}\"", validUtf8(text.substr(0, 60))));
    }
    template <class T>
    requires std::is_class_v<T>
    void decode(const Json& json, T& value, Range)
    {
        if (!json.is_object()) {
            wrong("expected an object");
            return;
        }
        const Json* const outer = m_object;
        m_object = &json;
        fields(*this, value);
        m_object = outer;
    }

    const Json* m_object = nullptr;
    std::string m_path;
    std::optional<Error> m_error;
};

}  // namespace assay::detail
