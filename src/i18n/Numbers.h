#pragma once

#include <string>
#include <string_view>

#include "i18n/Catalogue.h"

/// Numbers as a language writes them. What programs read (files, notations, scripts) has a point in every
/// language.
namespace i18n {

/// A number that was written with a point, as the language writes it: "0:09.4" becomes "0:09,4". One without
/// a point stays as it is.
[[nodiscard]] std::string numberText(const Catalogue& texts, std::string_view written);

/// A number with the decimals that steps of this size need, three at most, and a true minus sign: "−0.5".
[[nodiscard]] std::string numberText(const Catalogue& texts, double value, double step);

/// `percent` with the percent sign: "21 %".
[[nodiscard]] std::string percentText(const Catalogue& texts, long percent);

}  // namespace i18n
