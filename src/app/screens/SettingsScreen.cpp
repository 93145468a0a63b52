#include "app/screens/SettingsScreen.h"

#include <algorithm>
#include <utility>

#include "app/shell/Shell.h"

namespace app {
namespace {

constexpr float kScaleRests = 0.8F;  // seconds without change before a new scale is applied

template <class List, class Matches>
int indexIn(const List& list, Matches matches) {
    const auto found = std::find_if(list.begin(), list.end(), matches);
    return found == list.end() ? 0 : static_cast<int>(found - list.begin());
}

}  // namespace

SettingsScreen::SettingsScreen(Shell& shell)
    : screens_(shell.screens()),
      currentGame_(shell.currentGame()),
      preferences_(shell.preferences()),
      engines_(shell.engines()),
      settingsTrial_(shell.settingsTrial()),
      narrator_(shell.narrator()),
      texts_(shell.texts()),
      cues_(shell.cues()) {}

ui::screens::SettingsModel SettingsScreen::model(const ui::kit::Context& ui) const {
    const Settings& s = preferences_.settings();
    ui::screens::SettingsModel m;
    m.section = section_;
    m.enginesPossible = engines_.possible();
    m.qualities = {ui.tr("Automatic"), ui.tr("Software"), ui.tr("Low"), ui.tr("Medium"), ui.tr("High")};
    for (const i18n::Language& language : preferences_.languages()) m.languages.push_back(language.name);
    for (const ThemeChoice& theme : preferences_.themes()) m.themes.emplace_back(ui.tr(theme.name.c_str()));
    if (const auto& said = currentGame_.table().entry().announcements; !said.say.empty()) {
        m.announcementLabel = ui.tr(said.say.c_str());
        m.announcementMarks = ui.tr(said.mark.c_str());
        m.announcementMarksHelp = ui.tr(said.markHelp.c_str());
    }
    m.canCoach = !currentGame_.table().entry().kind->opponents().empty();
    m.noVoice = narrator_.state() == speech::Speaker::State::Silent;
    m.values = {
        .fullScreen = s.fullScreen,
        .verticalSync = s.verticalSync,
        .quality = indexIn(kQualities, [&](const char* q) { return s.quality == q; }),
        .resolutionScale = s.resolutionScale,
        .animated = s.animated,
        .animationSpeed = s.animationSpeed,
        .reducedMotion = s.reducedMotion,
        .cameraTurns = s.cameraTurns,
        .cameraFollows = s.cameraFollows,
        .cameraBreathes = s.cameraBreathes,
        .interfaceScale = wantedScale_.value_or(s.interfaceScale),
        .panelsFade = s.panelsFade,
        .language = indexIn(preferences_.languages(),
                            [&](const i18n::Language& l) { return l.code == texts_.language(); }),
        .sayAnnouncements = s.sayAnnouncements,
        .markAnnouncements = s.markAnnouncements,
        .speech = s.speech,
        .captions = s.captions,
        .highContrast = s.highContrast,
        .confirmMoves = s.confirmMoves,
        .coach = s.coach,
        .theme = indexIn(preferences_.themes(), [&](const ThemeChoice& t) { return t.id == s.theme; }),
        .masterVolume = s.volumes.master,
        .piecesVolume = s.volumes.pieces,
        .interfaceVolume = s.volumes.interface,
        .ambienceVolume = s.volumes.ambience};
    return m;
}

void SettingsScreen::apply(const ui::screens::SettingValues& v) {
    Settings s = preferences_.settings();
    s.fullScreen = v.fullScreen;
    s.verticalSync = v.verticalSync;
    s.quality = kQualities[static_cast<std::size_t>(std::clamp(v.quality, 0, 4))];
    s.resolutionScale = v.resolutionScale;
    s.animated = v.animated;
    s.animationSpeed = v.animationSpeed;
    s.reducedMotion = v.reducedMotion;
    s.cameraTurns = v.cameraTurns;
    s.cameraFollows = v.cameraFollows;
    s.cameraBreathes = v.cameraBreathes;
    if (v.interfaceScale != wantedScale_.value_or(s.interfaceScale)) {
        wantedScale_ = v.interfaceScale;
        scaleRests_ = kScaleRests;
    }
    s.panelsFade = v.panelsFade;
    s.sayAnnouncements = v.sayAnnouncements;
    s.markAnnouncements = v.markAnnouncements;
    s.speech = v.speech;
    s.captions = v.captions;
    s.highContrast = v.highContrast;
    s.confirmMoves = v.confirmMoves;
    s.coach = v.coach;
    s.volumes = {v.masterVolume, v.piecesVolume, v.interfaceVolume, v.ambienceVolume};
    // A sample sound lets the player judge a changed volume.
    const audio::Volumes& before = preferences_.settings().volumes;
    const bool pieces = s.volumes.pieces != before.pieces || s.volumes.master != before.master;
    if (pieces) cues_.play(audio::Cue::Lay);
    if (s.volumes.interface != before.interface) cues_.play(audio::Cue::Press);
    const auto language = static_cast<std::size_t>(v.language);
    if (language < preferences_.languages().size() &&
        preferences_.languages()[language].code != texts_.language())
        s.language = preferences_.languages()[language].code;
    const auto theme = static_cast<std::size_t>(v.theme);
    if (theme < preferences_.themes().size()) s.theme = preferences_.themes()[theme].id;
    settingsTrial_.apply(s);
}

void SettingsScreen::draw(ui::kit::Context& ui, float) {
    for (const ui::screens::SettingsCommand& command : ui::screens::drawSettings(ui, model(ui))) {
        if (const auto* section = std::get_if<ui::screens::SettingsSection>(&command))
            show(*section);
        else if (const auto* values = std::get_if<ui::screens::ApplySettings>(&command))
            apply(values->values);
        else if (std::get<ui::screens::SettingsAction>(command) == ui::screens::SettingsAction::Back)
            leave();
        else if (std::get<ui::screens::SettingsAction>(command) == ui::screens::SettingsAction::Controls)
            screens_.open(ScreenId::Controls);
        else if (std::get<ui::screens::SettingsAction>(command) == ui::screens::SettingsAction::Engines)
            screens_.open(ScreenId::Engines);
        else
            applyDefaults();
    }
}

/// Resets the settings of this screen; files, names and games stay.
void SettingsScreen::applyDefaults() {
    const Settings& s = preferences_.settings();
    Settings fresh;
    fresh.recentFiles = s.recentFiles;
    fresh.playerNames = s.playerNames;
    fresh.thinkingSeconds = s.thinkingSeconds;
    fresh.showThinking = s.showThinking;
    fresh.analysisPace = s.analysisPace;
    fresh.analysisEngine = s.analysisEngine;
    fresh.showProspects = s.showProspects;
    fresh.showAnalysis = s.showAnalysis;
    fresh.showIdeas = s.showIdeas;
    fresh.showForecast = s.showForecast;
    fresh.analysts = s.analysts;
    fresh.game = s.game;
    fresh.games = s.games;
    fresh.engines = s.engines;
    fresh.keys = s.keys;
    fresh.windowWidth = s.windowWidth;
    fresh.windowHeight = s.windowHeight;
    fresh.windowMaximised = s.windowMaximised;
    // In a window with texts of normal size the player can find the way back, so no trial is needed.
    wantedScale_.reset();
    settingsTrial_.keep();
    preferences_.apply(fresh);
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
