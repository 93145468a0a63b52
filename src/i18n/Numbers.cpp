#include "i18n/Numbers.h"

#include <array>
#include <cmath>
#include <cstdio>

#include "base/Numbers.h"

namespace i18n {

namespace {

int decimalsOf(double step) {
    int decimals = 0;
    for (double rest = step; decimals < 3 && std::abs(rest - std::round(rest)) > 1e-6; ++decimals) rest *= 10;
    return decimals;
}

}  // namespace

std::string numberText(const Catalogue& texts, std::string_view written) {
    return written.find('.') == std::string_view::npos ? std::string(written)
                                                       : texts.tr(base::numberMessage(written));
}

std::string numberText(const Catalogue& texts, double value, double step) {
    std::array<char, 48> text{};
    const double size = std::abs(value) < 1e-9 ? 0 : std::abs(value);
    std::snprintf(text.data(), text.size(), "%.*f", decimalsOf(step), size);
    return (value < 0 && size > 0 ? "\xE2\x88\x92" : "") + numberText(texts, text.data());
}

std::string percentText(const Catalogue& texts, long percent) {
    return texts.tr("{count} %", {{"count", std::to_string(percent)}});
}

}  // namespace i18n
