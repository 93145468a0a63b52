#pragma once

#include <functional>
#include <string>
#include <vector>

#include "i18n/Catalogue.h"

namespace i18n {

/// A variable of the environment, or null.
using Environment = std::function<const char*(const char* name)>;

/// The available language that the system's locale asks for, as gettext reads it: LC_ALL, LC_MESSAGES and
/// LANG name one, in this order; LANGUAGE lists others that are preferred, unless that one is "C" or "POSIX".
/// "en" if there is none.
[[nodiscard]] std::string systemLanguage(const Environment& environment,
                                         const std::vector<Language>& available);

}  // namespace i18n
