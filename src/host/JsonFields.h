#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <nlohmann/json.hpp>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/Fields.h"

namespace host {

/// Writes the fields of a value as members of a JSON object. A type has one list of its fields, as in
/// base/Fields.h; here they have names.
class JsonWriter {
  public:
    static constexpr bool kReads = false;
    /// The object must outlive it.
    explicit JsonWriter(nlohmann::json& object) : object_(object) { object_ = nlohmann::json::object(); }

    /// The bounds of all fields are for readers; the values must keep them.
    template <class T>
    void number(const char* name, const T& value, std::int64_t /*least*/, std::int64_t /*most*/) {
        object_[name] = base::fields::toNumber(value);
    }
    void flag(const char* name, const bool& value) { object_[name] = value; }
    void text(const char* name, const std::string& value, std::size_t /*most*/) { object_[name] = value; }
    /// An enum by the words for its values.
    template <class T>
    void word(const char* name, const T& value, std::span<const std::string_view> words) {
        object_[name] = words[static_cast<std::size_t>(value)];
    }
    void texts(const char* name, const std::vector<std::string>& all, std::size_t /*most*/,
               std::size_t /*longest*/) {
        object_[name] = all;
    }
    template <class T>
    void numbers(const char* name, const std::vector<T>& all, std::size_t /*most*/, std::int64_t /*least*/,
                 std::int64_t /*largest*/) {
        nlohmann::json& list = object_[name] = nlohmann::json::array();
        for (const T& one : all) list.push_back(base::fields::toNumber(one));
    }
    void pairs(const char* name, const std::map<std::string, std::string>& all, std::size_t /*most*/,
               std::size_t /*longest*/) {
        object_[name] = all;
    }
    template <class T>
    void object(const char* name, const T& value) {
        JsonWriter inner(object_[name]);
        eachField(inner, value);
    }
    template <class T>
    void objects(const char* name, const std::vector<T>& all, std::size_t /*most*/) {
        nlohmann::json& list = object_[name] = nlohmann::json::array();
        for (const T& one : all) {
            JsonWriter inner(list.emplace_back());
            eachField(inner, one);
        }
    }

  private:
    nlohmann::json& object_;
};

/// Reads them. Members that it is not asked for are ignored; a field that is missing keeps its value. After
/// a field that breaks its bounds all of it is worth nothing.
class JsonReader {
  public:
    static constexpr bool kReads = true;
    /// The value must outlive it.
    explicit JsonReader(const nlohmann::json& object) : object_(object) { failed_ = !object.is_object(); }

    [[nodiscard]] bool failed() const { return failed_; }

    template <class T>
    void number(const char* name, T& value, std::int64_t least, std::int64_t most) {
        if (const auto* const found = find(name)) takeNumber(*found, value, least, most);
    }
    void flag(const char* name, bool& value) {
        const auto* const found = find(name);
        if (found == nullptr) return;
        if (found->is_boolean())
            value = found->get<bool>();
        else
            failed_ = true;
    }
    void text(const char* name, std::string& value, std::size_t most) {
        if (const auto* const found = find(name)) takeText(*found, value, most);
    }
    template <class T>
    void word(const char* name, T& value, std::span<const std::string_view> words) {
        std::string word(words[static_cast<std::size_t>(value)]);
        text(name, word, kLongestWord);
        for (std::size_t i = 0; i < words.size(); ++i)
            if (words[i] == word) return void(value = static_cast<T>(i));
        failed_ = true;
    }
    void texts(const char* name, std::vector<std::string>& all, std::size_t most, std::size_t longest) {
        for (const nlohmann::json& one : list(name, most)) takeText(one, all.emplace_back(), longest);
    }
    template <class T>
    void numbers(const char* name, std::vector<T>& all, std::size_t most, std::int64_t least,
                 std::int64_t largest) {
        for (const nlohmann::json& one : list(name, most))
            takeNumber(one, all.emplace_back(), least, largest);
    }
    void pairs(const char* name, std::map<std::string, std::string>& all, std::size_t most,
               std::size_t longest);
    template <class T>
    void object(const char* name, T& value) {
        const auto* const found = find(name);
        if (found == nullptr) return;
        JsonReader inner(*found);
        if (!inner.failed()) eachField(inner, value);
        failed_ |= inner.failed();
    }
    template <class T>
    void objects(const char* name, std::vector<T>& all, std::size_t most) {
        for (const nlohmann::json& one : list(name, most)) {
            JsonReader inner(one);
            if (!inner.failed()) eachField(inner, all.emplace_back());
            failed_ |= inner.failed();
        }
    }

  private:
    static constexpr std::size_t kLongestWord = 20;

    [[nodiscard]] const nlohmann::json* find(const char* name) const {
        const auto found = object_.find(name);
        return found == object_.end() ? nullptr : &*found;
    }
    /// The elements of a list; none if it is missing or too long.
    [[nodiscard]] const nlohmann::json& list(const char* name, std::size_t most);
    template <class T>
    void takeNumber(const nlohmann::json& from, T& value, std::int64_t least, std::int64_t most) {
        // The library reads a number above the range of signed ones as an unsigned one.
        const bool fits = from.is_number_integer() &&
                          (!from.is_number_unsigned() || from.get<std::uint64_t>() <= kLargest) &&
                          from.get<std::int64_t>() >= least && from.get<std::int64_t>() <= most;
        if (fits)
            value = base::fields::fromNumber<T>(from.get<std::int64_t>());
        else
            failed_ = true;
    }
    void takeText(const nlohmann::json& from, std::string& value, std::size_t most);

    static constexpr std::uint64_t kLargest = ~std::uint64_t{0} >> 1;
    const nlohmann::json& object_;
    bool failed_ = false;
};

/// Reads a JSON text of at most this many bytes, with at most so many lists and objects in each other; a
/// discarded value if it is none. Never throws.
[[nodiscard]] nlohmann::json jsonIn(std::string_view text, std::size_t longest, int deepest);
/// Never throws; bytes that are no UTF-8 are replaced.
[[nodiscard]] std::string textOf(const nlohmann::json& json);

}  // namespace host
