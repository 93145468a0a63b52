#include "app/screens/SettingsScreen.h"

#include <utility>

#include "app/screens/SettingsOptions.h"
#include "app/shell/Shell.h"

namespace app {
namespace {

constexpr float kScaleRests = 0.8F;  // seconds without change before a new scale is applied

}  // namespace

SettingsScreen::SettingsScreen(Shell& shell)
    : screens_(shell.screens()),
      currentGame_(shell.currentGame()),
      preferences_(shell.preferences()),
      engines_(shell.engines()),
      settingsTrial_(shell.settingsTrial()),
      narrator_(shell.narrator()),
      cues_(shell.cues()) {}

SettingsOffer SettingsScreen::offer(const ui::kit::Context& ui) const {
    const CatalogEntry& game = currentGame_.table().entry();
    SettingsOffer offer{.texts = ui.texts,
                        .canCoach = !game.kind->opponents().empty(),
                        .noVoice = narrator_.state() == speech::Speaker::State::Silent,
                        .describeKey = ui.keyOf("describe")};
    if (const auto& said = game.announcements; !said.say.empty())
        offer.announcements = {ui.tr(said.say.c_str()), ui.tr(said.mark.c_str()),
                               ui.tr(said.markHelp.c_str())};
    for (const i18n::Language& language : preferences_.languages())
        offer.languages.push_back({language.code, language.name});
    for (const ThemeChoice& theme : preferences_.themes())
        offer.themes.push_back({theme.id, ui.tr(theme.name.c_str())});
    return offer;
}

ui::screens::SettingsModel SettingsScreen::model(const SettingsOffer& offer) const {
    Settings shown = preferences_.settings();
    shown.interfaceScale = wantedScale_.value_or(shown.interfaceScale);
    shown.language = offer.texts.language();
    return {.section = section_,
            .options = settingOptions(section_, shown, offer),
            .enginesPossible = engines_.possible()};
}

void SettingsScreen::change(const ui::screens::SetOption& option, const SettingsOffer& offer) {
    const Settings& before = preferences_.settings();
    Settings changed = withOption(before, option, offer);
    if (option.key == "interfaceScale") {
        wantedScale_ = std::exchange(changed.interfaceScale, before.interfaceScale);
        scaleRests_ = kScaleRests;
    }
    // A sample sound lets the player judge a changed volume.
    const audio::Volumes& volumes = changed.volumes;
    if (volumes.pieces != before.volumes.pieces || volumes.master != before.volumes.master)
        cues_.play(audio::Cue::Lay);
    if (volumes.interface != before.volumes.interface) cues_.play(audio::Cue::Press);
    settingsTrial_.apply(changed);
}

void SettingsScreen::draw(ui::kit::Context& ui, float /*seconds*/) {
    const SettingsOffer offered = offer(ui);
    for (const ui::screens::SettingsCommand& command : ui::screens::drawSettings(ui, model(offered))) {
        if (const auto* section = std::get_if<ui::screens::SettingsSection>(&command))
            show(*section);
        else if (const auto* option = std::get_if<ui::screens::SetOption>(&command))
            change(*option, offered);
        else
            act(std::get<ui::screens::SettingsAction>(command));
    }
}

void SettingsScreen::act(ui::screens::SettingsAction action) {
    using enum ui::screens::SettingsAction;
    if (action == Back) leave();
    if (action == Controls) screens_.open(ScreenId::Controls);
    if (action == Engines) screens_.open(ScreenId::Engines);
    if (action == Defaults) applyDefaults();
}

/// Resets the settings of this screen; all others stay.
void SettingsScreen::applyDefaults() {
    // In a window with texts of normal size the player can find the way back, so no trial is needed.
    wantedScale_.reset();
    settingsTrial_.keep();
    preferences_.apply(withDefaults(preferences_.settings()));
}

void SettingsScreen::pass(float seconds) {
    if (!wantedScale_) return;
    scaleRests_ -= seconds;
    if (scaleRests_ <= 0) applyScale();
}

void SettingsScreen::applyScale() {
    if (!wantedScale_) return;
    Settings s = preferences_.settings();
    s.interfaceScale = *std::exchange(wantedScale_, {});
    settingsTrial_.apply(s);
}

void SettingsScreen::show(ui::screens::SettingsSection section) {
    section_ = section;
    applyScale();
    settingsTrial_.askNow();
}

void SettingsScreen::leave() {
    applyScale();
    settingsTrial_.askNow();
    screens_.close();
}

bool SettingsScreen::escape() {
    leave();
    return true;
}

ui::kit::Rect SettingsScreen::tableArea(ui::kit::Rect display) const {
    return display.rightOf(display.width * 0.34F);
}

}  // namespace app
