#pragma once

#include <unicode/unistr.h>

#include <string>
#include <string_view>

namespace unicode {

[[nodiscard]] inline icu::UnicodeString wide(std::string_view utf8) {
    return icu::UnicodeString::fromUTF8({utf8.data(), static_cast<int32_t>(utf8.size())});
}

[[nodiscard]] inline std::string utf8(const icu::UnicodeString& text) {
    std::string result;
    return text.toUTF8String(result);
}

}  // namespace unicode
