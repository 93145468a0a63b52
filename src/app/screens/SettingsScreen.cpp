#include "app/screens/SettingsScreen.h"

#include <utility>

#include "app/film/Films.h"
#include "app/play/Tables.h"
#include "app/screens/SettingsOptions.h"
#include "app/settings/Preferences.h"
#include "app/settings/SettingsTrial.h"
#include "app/sound/CueQueue.h"
#include "app/sound/Narrator.h"
#include "app/thinking/Engines.h"
#include "app/window/ScreenStack.h"
#include "app/window/WindowSystem.h"
#include "ui/kit/SheetArea.h"

namespace app {
namespace {

constexpr float kScaleRests = 0.8F;  // seconds without change before a new scale is applied

}  // namespace

SettingsOffer SettingsScreen::offer(const ui::kit::Context& ui) const {
    const CatalogEntry& game = playing_.tables.shown().entry();
    SettingsOffer offer{.texts = ui.texts,
                        .canCoach = !game.kind->opponents().empty(),
                        .fullScreen = mayFillScreen(),
                        .voice = basics_.narrator.found(),
                        .filming = collection_.films.current() != nullptr,
                        .describeKey = ui.keyOf("describe")};
    if (const auto& said = game.announcements; !said.say.empty())
        offer.announcements = {ui.tr(said.say.c_str()), ui.tr(said.mark.c_str()),
                               ui.tr(said.markHelp.c_str())};
    for (const i18n::Language& language : basics_.preferences.languages())
        offer.languages.push_back({language.code, language.name});
    for (const ThemeChoice& theme : basics_.preferences.themes())
        offer.themes.push_back({theme.id, ui.tr(theme.name.c_str())});
    return offer;
}

ui::screens::SettingsModel SettingsScreen::model(const SettingsOffer& offer) const {
    Settings shown = basics_.preferences.settings();
    shown.interfaceScale = wantedScale_.value_or(shown.interfaceScale);
    shown.language = offer.texts.language();
    return {.section = section_,
            .options = settingOptions(section_, shown, offer),
            .enginesPossible = playing_.engines.possible()};
}

void SettingsScreen::change(const ui::screens::SetOption& option, const SettingsOffer& offer) {
    const Settings& before = basics_.preferences.settings();
    Settings changed = withOption(before, option, offer);
    if (option.key == "interfaceScale") {
        wantedScale_ = std::exchange(changed.interfaceScale, before.interfaceScale);
        scaleRests_ = kScaleRests;
    }
    // A sample sound lets the player judge a changed volume.
    const audio::Volumes& volumes = changed.volumes;
    if (volumes.pieces != before.volumes.pieces || volumes.master != before.volumes.master)
        basics_.cues.play(audio::Cue::Lay);
    if (volumes.interface != before.volumes.interface) basics_.cues.play(audio::Cue::Press);
    basics_.settingsTrial.apply(changed);
}

void SettingsScreen::draw(ui::kit::Context& ui, float /*seconds*/) {
    scale_ = ui.scale;
    const SettingsOffer offered = offer(ui);
    for (const ui::screens::SettingsCommand& command : ui::screens::drawSettings(ui, model(offered))) {
        if (const auto* section = std::get_if<ui::screens::SettingsSection>(&command))
            show(*section);
        else if (const auto* option = std::get_if<ui::screens::SetOption>(&command))
            option->tries ? basics_.narrator.tryOut() : change(*option, offered);
        else
            act(std::get<ui::screens::SettingsAction>(command));
    }
}

void SettingsScreen::act(ui::screens::SettingsAction action) {
    using enum ui::screens::SettingsAction;
    if (action == Back) leave();
    if (action == Controls) basics_.screens.open(ScreenId::Controls);
    if (action == Engines) basics_.screens.open(ScreenId::Engines);
    if (action == Defaults) applyDefaults();
}

/// Resets the settings of this screen; all others stay, and so does the place where a film is being made.
void SettingsScreen::applyDefaults() {
    // In a window with texts of normal size the player can find the way back, so no trial is needed.
    wantedScale_.reset();
    basics_.settingsTrial.keep();
    const Settings& before = basics_.preferences.settings();
    Settings fresh = withDefaults(before);
    if (collection_.films.current() != nullptr) fresh.theme = before.theme;
    basics_.preferences.apply(fresh);
}

void SettingsScreen::pass(float seconds) {
    if (!wantedScale_) return;
    scaleRests_ -= seconds;
    if (scaleRests_ <= 0) applyScale();
}

void SettingsScreen::applyScale() {
    if (!wantedScale_) return;
    Settings s = basics_.preferences.settings();
    s.interfaceScale = *std::exchange(wantedScale_, {});
    basics_.settingsTrial.apply(s);
}

void SettingsScreen::show(ui::screens::SettingsSection section) {
    section_ = section;
    applyScale();
}

void SettingsScreen::leave() {
    applyScale();
    basics_.screens.close();
}

bool SettingsScreen::escape() {
    leave();
    return true;
}

ui::kit::Rect SettingsScreen::tableArea(ui::kit::Rect display) const {
    return ui::kit::besideSheet(display, scale_, ui::screens::kSettingsWidth);
}

}  // namespace app
