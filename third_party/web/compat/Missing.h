// Included before every file: what the C++ library of emscripten 3.1.6 lacks of C++20.
#pragma once

#if defined(__cplusplus) && __cplusplus >= 202002L  // libraries are compiled as older C++

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <iterator>
#include <stop_token>
#include <string>
#include <type_traits>

namespace std {

template <class To, class From>
requires(sizeof(To) == sizeof(From) && is_trivially_copyable_v<To> &&
         is_trivially_copyable_v<From>) constexpr To bit_cast(const From& from) noexcept {
    return __builtin_bit_cast(To, from);
}

template <class Number>
requires(is_floating_point_v<Number>) from_chars_result
    from_chars(const char* first, const char* last, Number& value, chars_format = chars_format::general) {
    // strtod() also reads what from_chars() does not: blanks, a plus, hexadecimal digits.
    const char* const digits = first != last && *first == '-' ? first + 1 : first;
    const bool hexadecimal = last - digits > 1 && *digits == '0' && (digits[1] == 'x' || digits[1] == 'X');
    if (digits == last || strchr("+- \t\n\v\f\r", *digits) != nullptr) return {first, errc::invalid_argument};
    const string copy(first, hexadecimal ? digits + 1 : last);
    char* end = nullptr;
    const double number = strtod(copy.c_str(), &end);
    if (end == copy.c_str()) return {first, errc::invalid_argument};
    value = static_cast<Number>(number);
    return {first + (end - copy.c_str()), errc{}};
}

/// The shortest digits that read back as the same number.
template <class Number>
requires(is_floating_point_v<Number>) to_chars_result
    to_chars(char* first, char* last, Number value, chars_format = chars_format::general) {
    char text[400];
    for (int digits = 0; digits <= 17; ++digits) {
        const int length = snprintf(text, sizeof text, "%.*f", digits, static_cast<double>(value));
        if (length < 0 || length > last - first) break;
        if (digits < 17 && static_cast<Number>(strtod(text, nullptr)) != value) continue;
        memcpy(first, text, static_cast<size_t>(length));
        return {first + length, errc{}};
    }
    return {last, errc::value_too_large};
}

// The algorithms on ranges that Dolmen uses.
namespace ranges {

namespace missing {
template <class Test, class Projection>
auto projected(Test& test, Projection& projection) {
    return [&](auto&& value) -> decltype(auto) { return invoke(test, invoke(projection, value)); };
}
}  // namespace missing

template <class Range, class Test, class Projection = identity>
constexpr auto find_if(Range&& range, Test test, Projection projection = {}) {
    return std::find_if(std::begin(range), std::end(range), missing::projected(test, projection));
}
template <class Range, class Value, class Projection = identity>
constexpr auto find(Range&& range, const Value& value, Projection projection = {}) {
    return find_if(
        range, [&](const auto& other) { return other == value; }, projection);
}
template <class Range, class Value, class Projection = identity>
constexpr auto count(Range&& range, const Value& value, Projection projection = {}) {
    const auto is = [&](const auto& other) { return other == value; };
    return std::count_if(std::begin(range), std::end(range), missing::projected(is, projection));
}
template <class Range, class Test, class Projection = identity>
constexpr auto count_if(Range&& range, Test test, Projection projection = {}) {
    return std::count_if(std::begin(range), std::end(range), missing::projected(test, projection));
}
template <class Range, class Test, class Projection = identity>
constexpr bool any_of(Range&& range, Test test, Projection projection = {}) {
    return find_if(range, test, projection) != std::end(range);
}
template <class Range, class Test, class Projection = identity>
constexpr bool none_of(Range&& range, Test test, Projection projection = {}) {
    return !any_of(range, test, projection);
}
template <class Range, class Test, class Projection = identity>
constexpr bool all_of(Range&& range, Test test, Projection projection = {}) {
    return std::all_of(std::begin(range), std::end(range), missing::projected(test, projection));
}
template <class Range, class Function, class Projection = identity>
constexpr void for_each(Range&& range, Function function, Projection projection = {}) {
    for (auto&& value : range) invoke(function, invoke(projection, value));
}
template <class Range, class Before = std::less<>, class Projection = identity>
constexpr auto min_element(Range&& range, Before before = {}, Projection projection = {}) {
    return std::min_element(std::begin(range), std::end(range), [&](const auto& a, const auto& b) {
        return invoke(before, invoke(projection, a), invoke(projection, b));
    });
}
template <class First, class Second>
struct mismatch_result {
    First in1;
    Second in2;
};
template <class First, class Second>
constexpr auto mismatch(First&& first, Second&& second) {
    const auto found =
        std::mismatch(std::begin(first), std::end(first), std::begin(second), std::end(second));
    return mismatch_result<decltype(std::begin(first)), decltype(std::begin(second))>{found.first,
                                                                                      found.second};
}

}  // namespace ranges

}  // namespace std

#endif
