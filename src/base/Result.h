#pragma once

#include <cassert>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "base/Message.h"

namespace base {

/// A position in a text: lines and columns count from 1, columns in bytes. Line 0 = unknown.
struct TextPosition {
    int line = 0;
    int column = 0;
    friend bool operator==(const TextPosition&, const TextPosition&) = default;
};

/// A fault in outside data: which file, where in it, and what was expected there.
struct Error {
    Message message;
    std::string file = {};
    TextPosition at = {};

    /// "file:line:column: message" in English, without the parts that are not known. Players read the
    /// translation of i18n::Catalogue.
    [[nodiscard]] std::string describe() const { return describe(message.english()); }
    /// The same, with `words` in place of the message.
    [[nodiscard]] std::string describe(std::string_view words) const;
};

/// An error about a file as a whole.
[[nodiscard]] inline Error fileError(const std::filesystem::path& file, Message what) {
    return {.message = std::move(what), .file = file.string()};
}

/// A value, or an error. Reading the one that is not there is a broken precondition.
template <class T>
class [[nodiscard]] Result {
  public:
    Result(T value) : content_(std::in_place_index<0>, std::move(value)) {}
    Result(Error error) : content_(std::in_place_index<1>, std::move(error)) {}

    [[nodiscard]] bool ok() const { return content_.index() == 0; }
    explicit operator bool() const { return ok(); }

    [[nodiscard]] const T& value() const& { return *get(); }
    [[nodiscard]] T& value() & { return *const_cast<T*>(std::as_const(*this).get()); }
    [[nodiscard]] T&& value() && { return std::move(value()); }
    [[nodiscard]] const T& operator*() const& { return value(); }
    [[nodiscard]] T& operator*() & { return value(); }
    [[nodiscard]] const T* operator->() const { return get(); }
    [[nodiscard]] T* operator->() { return &value(); }
    [[nodiscard]] const Error& error() const {
        assert(!ok());
        return *std::get_if<1>(&content_);
    }

  private:
    const T* get() const {
        assert(ok());
        return std::get_if<0>(&content_);
    }
    std::variant<T, Error> content_;
};

/// Success, or an error.
template <>
class [[nodiscard]] Result<void> {
  public:
    Result() = default;
    Result(Error error) : error_(std::move(error)) {}
    [[nodiscard]] bool ok() const { return !error_; }
    explicit operator bool() const { return ok(); }
    [[nodiscard]] const Error& error() const {
        assert(error_);
        return *error_;
    }

  private:
    std::optional<Error> error_;
};

}  // namespace base
