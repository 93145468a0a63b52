#include "app/screens/setup/KindOptions.h"

#include <string>
#include <utility>

#include "i18n/Numbers.h"

namespace app {

using ui::screens::Option;
using ui::screens::OptionKind;

namespace {

/// The label, translated unless it is a number.
std::string labelOf(const ui::kit::Context& ui, const std::string& label) {
    const bool number = label.find_first_not_of("0123456789.-") == std::string::npos;
    return number ? i18n::numberText(ui.texts, label) : ui.tr(label.c_str());
}

Option kindOption(const game::OptionSpec& spec, const ui::kit::Context& ui) {
    using Type = game::OptionSpec::Type;
    Option option{.key = spec.key,
                  .label = ui.tr(spec.label.c_str()),
                  .minimum = spec.min,
                  .maximum = spec.max,
                  .step = spec.step,
                  .advanced = spec.advanced,
                  .disabled = spec.disabled.empty() ? "" : ui.tr(spec.disabled.c_str())};
    if (!spec.help.empty()) option.help = ui.tr(spec.help.c_str());
    switch (spec.type) {
        case Type::Choice:
            for (const auto& variant : spec.variants) option.choices.push_back(labelOf(ui, variant.label));
            option.kind = OptionKind::Choice;
            option.value = static_cast<int>(spec.indexOf(spec.value).value_or(0));
            break;
        case Type::Number:
            option.kind = OptionKind::Number;
            option.value = game::numberIn(spec.value);
            break;
        case Type::Toggle:
            option.kind = OptionKind::Toggle;
            option.value = spec.value == "1";
            break;
    }
    return option;
}

/// The option's value in the form that the game uses.
std::string chosenValue(const game::OptionSpec& spec, const ui::screens::OptionValue& value) {
    if (const auto* number = std::get_if<double>(&value)) return game::numberText(*number);
    const auto* const index = std::get_if<int>(&value);
    return spec.valueAt(static_cast<std::uint32_t>(index ? *index : std::get<bool>(value)));
}

}  // namespace

Option playersOption(const std::vector<int>& counts, int chosen, const ui::kit::Context& ui) {
    Option option{.key = game::kPlayersKey,
                  .label = ui.tr("Number of players"),
                  .kind = OptionKind::Choice,
                  .value = 0};
    for (const int count : counts) {
        if (count == chosen) option.value = static_cast<int>(option.choices.size());
        option.choices.push_back(std::to_string(count));
    }
    return option;
}

void showSpecs(const std::vector<game::OptionSpec>& specs, const ui::kit::Context& ui,
               std::vector<Option>& options) {
    for (const game::OptionSpec& spec : specs) options.push_back(kindOption(spec, ui));
}

std::optional<std::string> specValue(const std::vector<game::OptionSpec>& specs,
                                     const ui::screens::SetOption& change) {
    for (const game::OptionSpec& spec : specs)
        if (spec.key == change.key) return chosenValue(spec, change.value);
    return {};
}

void changeOption(const game::Kind& kind, game::OptionValues& values, const ui::screens::SetOption& change) {
    if (const auto value = specValue(kind.options(values), change))
        values = kind.changed(std::move(values), change.key, *value);
}

game::OptionValues valuesOf(const Settings& settings, const game::Kind& kind) {
    const GameSettings* before = settings.of(kind.id());
    if (before == nullptr) return {};
    game::OptionValues values = before->options;
    for (const game::OptionSpec& spec : kind.options(values))
        if (const auto value = values.find(spec.key); value != values.end()) value->second = spec.value;
    return values;
}

}  // namespace app
