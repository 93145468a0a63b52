#include "i18n/SystemLanguage.h"

#include <algorithm>
#include <string_view>

namespace i18n {
namespace {

std::string_view localeOf(const Environment& environment) {
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"})
        if (const char* value = environment(name); value != nullptr && *value != '\0') return value;
    return "C";
}

bool isPlain(std::string_view locale) {
    const std::string_view name = locale.substr(0, locale.find('.'));
    return name == "C" || name == "POSIX";
}

/// The wanted languages separated by colons, the preferred one first.
std::string wishesOf(const Environment& environment) {
    const std::string_view locale = localeOf(environment);
    const char* const listed = environment("LANGUAGE");
    if (listed == nullptr || isPlain(locale)) return std::string(locale);
    return std::string(listed) + ":" + std::string(locale);
}

}  // namespace

std::string systemLanguage(const Environment& environment, const std::vector<Language>& available) {
    const std::string wishes = wishesOf(environment);
    for (std::string_view rest = wishes; !rest.empty();) {
        const std::string_view wish = rest.substr(0, rest.find(':'));
        rest.remove_prefix(std::min(wish.size() + 1, rest.size()));
        const std::string found = chooseLanguage(wish, available);
        // chooseLanguage() answers "en" for missing languages, so "en" counts only if it was asked for.
        if (found != "en" || wish.substr(0, 2) == "en") return found;
    }
    return "en";
}

}  // namespace i18n
