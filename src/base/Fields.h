#pragma once

#include <charconv>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "base/Result.h"
#include "base/StrongId.h"

/// Values as text for other programs, and back. A type has one list of its fields, with the bounds of each,
/// that writes and reads it, so that both always agree:
///
///     template <class Fields>
///     void eachField(Fields& fields, base::FieldOf<Fields, Offer>& offer) {
///         fields.number(offer.proposal, 0, 1);
///         fields.number(offer.from, 0, 7);
///     }
namespace base {

namespace fields {

template <class T>
struct IsStrongId : std::false_type {};
template <class Tag, class Integer>
struct IsStrongId<StrongId<Tag, Integer>> : std::true_type {};

template <class T>
[[nodiscard]] constexpr std::int64_t toNumber(const T& value) {
    if constexpr (IsStrongId<T>::value)
        return static_cast<std::int64_t>(value.value);
    else
        return static_cast<std::int64_t>(value);
}
template <class T>
[[nodiscard]] constexpr T fromNumber(std::int64_t number) {
    if constexpr (IsStrongId<T>::value)
        return T(static_cast<typename T::Value>(number));
    else
        return static_cast<T>(number);
}

}  // namespace fields

/// Writes fields: numbers with a space after each, texts with their length before them ("5:Ann B"). Texts may
/// have any bytes.
class FieldWriter {
  public:
    static constexpr bool kReads = false;

    /// An integer, an enum, a flag or an id. The bounds are for readers; the value must keep them.
    template <class T>
    void number(const T& value, std::int64_t /*least*/, std::int64_t /*most*/) {
        char digits[24];
        const auto end = std::to_chars(digits, digits + sizeof digits, fields::toNumber(value)).ptr;
        text_.append(digits, end);
        text_ += ' ';
    }
    void flag(const bool& value) { number(value, 0, 1); }
    void text(const std::string& value, std::size_t most) {
        number(value.size(), 0, static_cast<std::int64_t>(most));
        text_.back() = ':';
        text_ += value;
        text_ += ' ';
    }
    template <class T, class Each>
    void list(const std::vector<T>& all, std::size_t most, Each each) {
        number(all.size(), 0, static_cast<std::int64_t>(most));
        for (const T& one : all) each(one);
    }
    template <class T, class Each>
    void maybe(const std::optional<T>& value, Each each) {
        flag(value.has_value());
        if (value) each(*value);
    }
    /// A line of its own, so that texts of values that begin alike begin alike.
    void endLine() { text_ += '\n'; }

    [[nodiscard]] std::string take() { return std::move(text_); }

  private:
    std::string text_;
};

/// Reads what a FieldWriter has written. After the first error it gives only the least of each field, so that
/// a list of fields need not ask after each.
class FieldReader {
  public:
    static constexpr bool kReads = true;

    /// The text must outlive it.
    explicit FieldReader(std::string_view text) : text_(text) {}

    template <class T>
    void number(T& value, std::int64_t least, std::int64_t most) {
        value = fields::fromNumber<T>(numberWithin(least, most, ' '));
    }
    void flag(bool& value) { value = numberWithin(0, 1, ' ') == 1; }
    void text(std::string& value, std::size_t most);
    template <class T, class Each>
    void list(std::vector<T>& all, std::size_t most, Each each) {
        std::size_t count = 0;
        number(count, 0, static_cast<std::int64_t>(most));
        all.clear();
        // Each element takes a byte at least, so no short text makes a long list.
        for (std::size_t i = 0; i < count && !failed(); ++i) each(all.emplace_back());
        if (failed()) all.clear();
    }
    template <class T, class Each>
    void maybe(std::optional<T>& value, Each each) {
        bool has = false;
        flag(has);
        value.reset();
        if (has) each(value.emplace());
        if (failed()) value.reset();
    }
    void endLine();

    [[nodiscard]] bool failed() const { return error_.has_value(); }
    [[nodiscard]] bool atEnd() const { return failed() || at_ == text_.size(); }
    /// What was read so far is no value: it contradicts itself.
    void fail(Message why);
    /// An error, or that all of the text was read.
    [[nodiscard]] Result<void> end();

  private:
    /// A number and the sign after it.
    [[nodiscard]] std::int64_t numberWithin(std::int64_t least, std::int64_t most, char after);

    std::string_view text_;
    std::size_t at_ = 0;
    std::optional<Error> error_;
};

/// A value as fields write and read it.
template <class Fields, class T>
using FieldOf = std::conditional_t<Fields::kReads, T, const T>;

}  // namespace base
