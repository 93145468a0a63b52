#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "app/settings/Settings.h"
#include "app/sound/VoiceFound.h"
#include "base/Message.h"
#include "i18n/Catalogue.h"
#include "ui/screens/Option.h"
#include "ui/screens/Settings.h"

namespace app {

/// The member of Settings that holds a value. A function, since some are members of a member.
template <class T>
using PlaceOf = T& (*)(Settings&);

/// A value that may be anything of its type.
template <class T>
struct AnyValue {
    PlaceOf<T> of;
};
/// A number from `least` to `most`.
template <class T>
struct NumberWithin {
    PlaceOf<T> of;
    double least;
    double most;
};
/// One of these texts.
struct OneOf {
    PlaceOf<std::string> of;
    std::span<const char* const> texts;
};
using SettingValue = std::variant<AnyValue<bool>, AnyValue<std::string>, AnyValue<std::vector<std::string>>,
                                  AnyValue<std::map<std::string, std::string>>, NumberWithin<double>,
                                  NumberWithin<int>, OneOf>;

/// A choice on the settings screen: the value in the file, and its name in the player's language.
struct NamedValue {
    std::string value;
    std::string name;
};

/// What the settings screen offers besides the settings themselves.
struct SettingsOffer {
    const i18n::Catalogue& texts;
    std::vector<NamedValue> languages = {};
    std::vector<NamedValue> themes = {};
    bool canCoach = false;   ///< there are engines to play against
    bool fullScreen = true;  ///< the window may fill the screen
    VoiceFound voice = VoiceFound::Unknown;
    bool filming = false;  ///< a film is being made
    /// The game's words for its announcements; without `say` it has none.
    struct Announcements {
        std::string say = {};
        std::string mark = {};
        std::string markHelp = {};
    } announcements = {};
    std::string describeKey = {};  ///< the key that shows the position in words; empty: there is none
};

/// How a number is changed and shown.
struct NumberScale {
    ui::screens::OptionKind control = ui::screens::OptionKind::Slider;
    double step = 0;
    std::string (*shows)(const i18n::Catalogue&, double) = nullptr;  ///< null: as a percentage
};

/// How the settings screen shows a setting.
struct SettingRow {
    ui::screens::SettingsSection section;
    std::optional<base::Msgid> label = {};
    std::optional<base::Msgid> help = {};   ///< a sentence
    std::optional<base::Msgid> group = {};  ///< the heading above it
    std::optional<base::Msgid> trial = {};  ///< the button that tries it out
    /// Instead of `label` and `help`, where the words depend on what there is.
    std::string (*labelFrom)(const SettingsOffer&) = nullptr;
    std::string (*helpFrom)(const SettingsOffer&) = nullptr;
    std::string (*trialHelp)(const SettingsOffer&) = nullptr;  ///< what the trial does or has shown
    /// Whether the row is shown; null: always.
    bool (*offered)(const SettingsOffer&) = nullptr;
    /// Why it cannot be changed, if it cannot; null: it always can.
    std::optional<base::Msgid> (*disabled)(const Settings&, const SettingsOffer&) = nullptr;
    /// Of a text: what can be chosen.
    std::vector<NamedValue> (*choices)(const SettingsOffer&) = nullptr;
    NumberScale scale = {};
};

/// A line of the table of settings: all that there is to say about one, except its default, which is that of
/// the member of Settings.
struct Setting {
    const char* key;  ///< in the file
    SettingValue value;
    std::optional<SettingRow> row = {};  ///< on the settings screen; empty: it is set elsewhere
};

/// Every setting with a single value, in the order of the settings screen. The settings of games, engines,
/// keys and recent files have forms of their own in the file.
[[nodiscard]] std::span<const Setting> settingsTable();

}  // namespace app
