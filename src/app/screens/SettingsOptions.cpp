#include "app/screens/SettingsOptions.h"

#include <algorithm>
#include <cmath>

#include "i18n/Numbers.h"

namespace app {
namespace {

using ui::screens::Option;
using ui::screens::OptionKind;

/// Puts the value and what it can be into an option. Lists have no rows, and so no controls.
struct ShowValue {
    const SettingRow& row;
    const SettingsOffer& offer;
    Settings& settings;
    Option& option;

    void operator()(const AnyValue<bool>& value) const { option.value = value.of(settings); }
    void operator()(const NumberWithin<double>& value) const {
        const double now = value.of(settings);
        option.kind = row.scale.control;
        option.value = now;
        option.minimum = value.least;
        option.maximum = value.most;
        option.step = row.scale.step;
        option.shown = row.scale.shows ? row.scale.shows(offer.texts, now)
                                       : i18n::percentText(offer.texts, std::lround(100 * now));
    }
    void operator()(const OneOf& value) const { choose(value.of(settings)); }
    void operator()(const AnyValue<std::string>& value) const { choose(value.of(settings)); }
    template <class T>
    void operator()(const T&) const {}

  private:
    void choose(const std::string& now) const {
        option.kind = OptionKind::Choice;
        option.value = 0;
        for (const NamedValue& choice : row.choices(offer)) {
            if (choice.value == now) option.value = static_cast<int>(option.choices.size());
            option.choices.push_back(choice.name);
        }
    }
};

/// Takes the value from an option that the player has changed.
struct TakeValue {
    const SettingRow& row;
    const SettingsOffer& offer;
    Settings& settings;
    const ui::screens::OptionValue& wanted;

    void operator()(const AnyValue<bool>& value) const { value.of(settings) = std::get<bool>(wanted); }
    void operator()(const NumberWithin<double>& value) const {
        value.of(settings) = std::clamp(std::get<double>(wanted), value.least, value.most);
    }
    void operator()(const OneOf& value) const { take(value.of(settings)); }
    void operator()(const AnyValue<std::string>& value) const { take(value.of(settings)); }
    template <class T>
    void operator()(const T&) const {}

  private:
    void take(std::string& value) const {
        const std::vector<NamedValue> choices = row.choices(offer);
        const auto chosen = static_cast<std::size_t>(std::get<int>(wanted));
        if (chosen < choices.size()) value = choices[chosen].value;
    }
};

Option optionOf(const Setting& setting, Settings settings, const SettingsOffer& offer) {
    const SettingRow& row = *setting.row;
    const auto words = [&](const std::optional<base::Msgid>& text) {
        return text ? offer.texts.tr(base::Message(*text)) : std::string();
    };
    Option option{.key = setting.key,
                  .label = row.labelFrom ? row.labelFrom(offer) : words(row.label),
                  .help = row.helpFrom ? row.helpFrom(offer) : words(row.help),
                  .trial = words(row.trial),
                  .trialHelp = row.trialHelp ? row.trialHelp(offer) : std::string(),
                  .group = words(row.group),
                  .disabled = row.disabled ? words(row.disabled(settings, offer)) : std::string()};
    std::visit(ShowValue{row, offer, settings, option}, setting.value);
    return option;
}

}  // namespace

std::vector<Option> settingOptions(ui::screens::SettingsSection section, const Settings& settings,
                                   const SettingsOffer& offer) {
    std::vector<Option> options;
    for (const Setting& setting : settingsTable()) {
        if (!setting.row || setting.row->section != section) continue;
        if (setting.row->offered && !setting.row->offered(offer)) continue;
        options.push_back(optionOf(setting, settings, offer));
    }
    return options;
}

Settings withOption(Settings settings, const ui::screens::SetOption& change, const SettingsOffer& offer) {
    for (const Setting& setting : settingsTable())
        if (setting.row && setting.key == change.key)
            std::visit(TakeValue{*setting.row, offer, settings, change.value}, setting.value);
    return settings;
}

Settings withDefaults(Settings settings) {
    Settings fresh;
    for (const Setting& setting : settingsTable())
        if (setting.row)
            std::visit([&](const auto& value) { value.of(settings) = value.of(fresh); }, setting.value);
    return settings;
}

}  // namespace app
