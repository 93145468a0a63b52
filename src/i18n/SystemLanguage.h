#pragma once

#include <functional>
#include <string>
#include <vector>

#include "i18n/Catalogue.h"

namespace i18n {

/// Gives the value of an environment variable, or null.
using Environment = std::function<const char*(const char* name)>;

/// The available language that the system's settings ask for, as gettext reads them: the first of LC_ALL,
/// LC_MESSAGES and LANG that is set names a locale; LANGUAGE lists languages preferred to it, unless that
/// locale is "C" or "POSIX". "en" if none fits.
[[nodiscard]] std::string systemLanguage(const Environment& environment,
                                         const std::vector<Language>& available);

}  // namespace i18n
