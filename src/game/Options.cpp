#include "game/Options.h"

#include <charconv>
#include <cmath>
#include <utility>

namespace game {

OptionSpec OptionSpec::toggle(std::string key, std::string label, std::string help, bool on) {
    return {.key = std::move(key),
            .label = std::move(label),
            .help = std::move(help),
            .type = Type::Toggle,
            .value = on ? "1" : "0",
            .advanced = true};
}

OptionSpec OptionSpec::number(std::string key, std::string label, std::string help, double value, double min,
                              double max) {
    return {.key = std::move(key),
            .label = std::move(label),
            .help = std::move(help),
            .type = Type::Number,
            .value = numberText(value),
            .min = min,
            .max = max,
            .advanced = true};
}

std::uint32_t OptionSpec::valueCount() const {
    switch (type) {
        case Type::Choice:
            return static_cast<std::uint32_t>(variants.size());
        case Type::Number:
            return static_cast<std::uint32_t>(std::lround(std::floor((max - min) / step)) + 1);
        case Type::Toggle:
            return 2;
    }
    return 0;
}

std::string OptionSpec::valueAt(std::uint32_t index) const {
    if (type == Type::Choice) return variants[index].value;
    return numberText(type == Type::Number ? min + step * index : index);
}

std::optional<std::uint32_t> OptionSpec::indexOf(std::string_view wanted) const {
    if (type == Type::Choice) {
        for (std::uint32_t i = 0; i < variants.size(); ++i)
            if (variants[i].value == wanted) return i;
        return {};
    }
    const double index = type == Type::Number ? (numberIn(wanted) - min) / step : numberIn(wanted);
    const bool fits = std::round(index) >= 0 && std::round(index) < valueCount();
    return fits ? std::optional(static_cast<std::uint32_t>(std::lround(index))) : std::nullopt;
}

double numberIn(std::string_view text) {
    double number = 0;
    (void)std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

std::string numberText(double number) {
    std::string text = std::to_string(std::round(number * 10) / 10);
    text.erase(text.find_last_not_of('0') + 1);
    if (text.back() == '.') text.pop_back();
    return text;
}

}  // namespace game
