#include "app/screens/setup/EngineOptions.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace app {
namespace {

using game::ProgramOption;
using ui::screens::Option;
using ui::screens::OptionKind;

constexpr const char* kOptionKey = "option ";
/// Up to this size a range is changed step by step; in a larger range the number is typed.
constexpr long long kMostSteps = 100;

/// The bounds are those that a program has told, and may be as far apart as numbers can be, or exchanged.
bool isWalked(const ProgramOption& option) {
    if (!option.min || !option.max || *option.min > *option.max) return false;
    return static_cast<double>(*option.max) - static_cast<double>(*option.min) <= kMostSteps;
}

double numberOf(const std::string& text, double otherwise) {
    long long number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() ? static_cast<double>(number) : otherwise;
}

/// The permitted range of a typed value; empty if it has no bounds.
std::string boundsOf(const ProgramOption& option, const ui::kit::Context& ui) {
    if (option.min && option.max)
        return ui.tr("{least} to {most}",
                     {{"least", std::to_string(*option.min)}, {"most", std::to_string(*option.max)}});
    if (option.min) return ui.tr("{least} or more", {{"least", std::to_string(*option.min)}});
    if (option.max) return ui.tr("{most} or less", {{"most", std::to_string(*option.max)}});
    return ui.tr("a whole number");
}

void showNumber(const ProgramOption& option, const std::string& value, const ui::kit::Context& ui,
                Option& shown) {
    if (!isWalked(option)) {
        shown.kind = OptionKind::Text;
        shown.value = value;
        shown.help = boundsOf(option, ui);
        return;
    }
    shown.kind = OptionKind::Number;
    shown.minimum = static_cast<double>(*option.min);
    shown.maximum = static_cast<double>(*option.max);
    shown.value = std::clamp(numberOf(value, shown.minimum), shown.minimum, shown.maximum);
}

void showChoice(const ProgramOption& option, const std::string& value, Option& shown) {
    shown.kind = OptionKind::Choice;
    shown.choices = option.choices;
    const auto chosen = std::find(option.choices.begin(), option.choices.end(), value);
    // A default that is missing in the choices is added to them.
    if (chosen == option.choices.end()) shown.choices.push_back(value);
    shown.value = static_cast<int>(chosen - option.choices.begin());
}

}  // namespace

std::string optionKey(const std::string& name) { return kOptionKey + name; }

std::optional<std::string> optionName(const std::string& key) {
    if (!key.starts_with(kOptionKey)) return {};
    return key.substr(std::string_view(kOptionKey).size());
}

Option shownOption(const ProgramOption& option, const std::string& value, const ui::kit::Context& ui) {
    Option shown{.key = optionKey(option.name), .label = option.name};
    switch (option.type) {
        case ProgramOption::Type::Toggle:
            shown.kind = OptionKind::Toggle;
            shown.value = value == "true";
            break;
        case ProgramOption::Type::Number:
            showNumber(option, value, ui, shown);
            break;
        case ProgramOption::Type::Choice:
            showChoice(option, value, shown);
            break;
        case ProgramOption::Type::Text:
        case ProgramOption::Type::Button:
            shown.kind = OptionKind::Text;
            shown.value = value;
            break;
    }
    return shown;
}

std::string valueOf(const ProgramOption& option, const ui::screens::OptionValue& value) {
    if (const auto* on = std::get_if<bool>(&value)) return *on ? "true" : "false";
    if (const auto* number = std::get_if<double>(&value)) return std::to_string(std::llround(*number));
    if (const auto* text = std::get_if<std::string>(&value)) return *text;
    const auto index = static_cast<std::size_t>(std::get<int>(value));
    return index < option.choices.size() ? option.choices[index] : option.fallback;
}

}  // namespace app
