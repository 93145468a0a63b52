#include "app/settings/Preferences.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "app/settings/SettingsCheck.h"
#include "i18n/SystemLanguage.h"

namespace app {

using ui::kit::Severity;

Preferences::Preferences(const Surroundings& surroundings, const std::optional<Settings>& instead)
    : surroundings_(surroundings),
      themes_(surroundings_.texts, surroundings_.messages, surroundings_.games.materials()),
      kept_(!instead) {
    SettingsReading reading = instead ? SettingsReading{*instead, {}}
                                      : readSettings(file(), surroundings_.games.first().kind->id());
    settings_ = known_ = reading.settings;
    languages_ = i18n::availableLanguages(surroundings_.paths.locale);
    loadLanguage();
    useKeys();
    themes_.find(surroundings_.paths);
    useTheme();
    checkSettings(reading, file(), surroundings_.games, languages_);
    const i18n::Catalogue& texts = surroundings_.texts;
    if (!reading.problems.empty())
        surroundings_.messages.notice(texts.tr("Settings"),
                                      texts.tr("Some settings could not be read. Their defaults are used."),
                                      reading.problems);
}

void Preferences::loadLanguage() {
    const std::string language =
        settings_.language.empty()
            ? i18n::systemLanguage([](const char* name) { return std::getenv(name); }, languages_)
            : i18n::chooseLanguage(settings_.language, languages_);
    if (auto loaded = surroundings_.texts.load(surroundings_.paths.locale, language); !loaded)
        surroundings_.log.warning(loaded.error().describe());
}

void Preferences::useKeys() {
    bindings_ = Bindings::from(settings_.keys, [this](char character) { return beginsTurn(character); });
}

void Preferences::bind(const Bindings& bindings) {
    Settings changed = settings_;
    changed.keys = bindings.differences();
    apply(changed);
}

bool Preferences::flip(bool Settings::*setting) {
    Settings changed = settings_;
    changed.*setting = !(changed.*setting);
    apply(changed);
    return changed.*setting;
}

void Preferences::apply(const Settings& settings) {
    const Settings before = std::exchange(settings_, settings);
    if (before == settings_) return;
    if (before.language != settings_.language) {
        loadLanguage();
        // Toasts on the screen are still in the old language.
        surroundings_.messages.clearToasts();
        surroundings_.changes.interface = true;
    }
    if (before.keys != settings_.keys) useKeys();
    const bool theme = before.theme != settings_.theme;
    if (theme) useTheme();
    Changes& changes = surroundings_.changes;
    changes.theme |= theme;
    changes.volumes |= before.volumes != settings_.volumes;
    changes.style |= changes.theme || before.interfaceScale != settings_.interfaceScale ||
                     before.highContrast != settings_.highContrast;
    changes.window |= before.fullScreen != settings_.fullScreen ||
                      before.verticalSync != settings_.verticalSync || before.quality != settings_.quality ||
                      before.resolutionScale != settings_.resolutionScale;
    const bool print = before.largePrint != settings_.largePrint;
    changes.table |= print;
    if (listener_) listener_(theme || print);
    dirty_ = kept_;
}

void Preferences::setWindow(WindowState::Size size, bool maximised) {
    Settings changed = settings_;
    changed.windowMaximised = maximised;
    changed.windowWidth = std::max(size.width, 640);
    changed.windowHeight = std::max(size.height, 400);
    apply(changed);
}

void Preferences::setFullScreen(bool on) {
    Settings changed = settings_;
    changed.fullScreen = on;
    apply(changed);
}

void Preferences::writeSoon() {
    dirty_ = false;
    writing_ = settings_;
    task_ = std::make_unique<BackgroundTask<void>>(
        [settings = settings_, known = known_, file = file(),
         firstGame = surroundings_.games.first().kind->id()](const std::stop_token&) {
            return writeChanges(settings, known, file, firstGame);
        });
}

/// Waits for the result of writing.
base::Result<void> Preferences::finishWriting() {
    auto written = task_->take();
    task_.reset();
    if (written) {
        known_ = writing_;
        failed_ = false;
    }
    unwritten_ = !written;
    return written;
}

void Preferences::update() {
    if (task_ && task_->ready()) {
        const auto written = finishWriting();
        if (!written && !std::exchange(failed_, true))
            surroundings_.messages.toast(
                surroundings_.texts.tr("Settings cannot be saved: {why}",
                                       {{"why", surroundings_.texts.describe(written.error())}}),
                Severity::Warning);
    }
    if (dirty_ && !trying_ && !task_) writeSoon();
}

base::Result<void> Preferences::flush() {
    base::Result<void> written;
    if (task_) written = finishWriting();
    if ((dirty_ || unwritten_) && !trying_) {
        writeSoon();
        written = finishWriting();
    }
    dirty_ = false;
    if (failed_) return {};  // the player knows already
    return written;
}

}  // namespace app
