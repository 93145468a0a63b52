#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "app/catalog/Games.h"
#include "app/common/BackgroundTask.h"
#include "app/common/Changes.h"
#include "app/common/Messages.h"
#include "app/common/Paths.h"
#include "app/settings/Settings.h"
#include "app/settings/Themes.h"
#include "app/window/WindowState.h"
#include "base/Log.h"
#include "i18n/Catalogue.h"

namespace app {

/// The player's settings, and the theme and the language that they select. Written to the file in the
/// background when they change. Main thread only.
class Preferences {
  public:
    /// The objects that it uses; all of them must outlive it.
    struct Surroundings {
        const Paths& paths;
        const Games& games;
        i18n::Catalogue& texts;  ///< gets the player's language
        Messages& messages;
        Changes& changes;
        base::Log& log;
    };
    /// Reads the settings and reports problems with them. `instead`: settings used instead of the player's
    /// own, which are then neither read nor written.
    Preferences(const Surroundings& surroundings, const std::optional<Settings>& instead);

    [[nodiscard]] const Settings& settings() const { return settings_; }
    [[nodiscard]] const std::vector<i18n::Language>& languages() const { return languages_; }
    [[nodiscard]] const std::vector<ThemeChoice>& themes() const { return themes_.choices(); }
    [[nodiscard]] const scene::Theme& theme() const { return themes_.current(); }
    [[nodiscard]] TableWishes tableWishes() const { return {.largePrint = settings_.largePrint}; }
    /// The keys of all actions.
    [[nodiscard]] const Bindings& bindings() const { return bindings_; }
    void bind(const Bindings& bindings);
    /// Whether this character begins a typed turn, so that its key cannot be bound alone at the table; see
    /// Bindings::BeginsTurn.
    [[nodiscard]] bool beginsTurn(char character) const { return surroundings_.games.beginTurn(character); }
    /// Speed of moving pieces; 0: they do not move.
    [[nodiscard]] float speed() const {
        return settings_.animated ? static_cast<float>(settings_.animationSpeed) : 0.0F;
    }

    /// Applies the settings and writes the file in the background.
    void apply(const Settings& settings);
    /// Turns a setting on or off; returns its new value.
    bool flip(bool Settings::*setting);
    /// Remembers the size that the window has when it is not maximised, and whether it is.
    void setWindow(WindowState::Size size, bool maximised);
    /// Remembers whether the window fills the screen, which the system may have changed by itself.
    void setFullScreen(bool on);
    /// While `on`, applied settings are not written: they are being tried out (SettingsTrial).
    void setTrying(bool on) { trying_ = on; }
    /// Called after every change of the settings; `tables`: whether tables look different now.
    using Listener = std::function<void(bool tables)>;
    void onApplied(Listener listener) { listener_ = std::move(listener); }

    /// Takes finished writes; call once a frame.
    void update();
    [[nodiscard]] bool busy() const { return task_ != nullptr; }
    /// Finishes writing, and tries once more what could not be written; blocks. An error if the settings
    /// could not be written, unless the player was told so before.
    base::Result<void> flush();

  private:
    [[nodiscard]] std::filesystem::path file() const { return surroundings_.paths.config / "settings.json"; }
    void loadLanguage();
    void useTheme() { themes_.use(settings_.theme, Settings().theme); }
    void useKeys();
    void writeSoon();
    base::Result<void> finishWriting();

    Surroundings surroundings_;
    Settings settings_;
    Settings known_;    ///< what this copy of the program has last read from the file or written into it
    Settings writing_;  ///< what the task writes
    std::vector<i18n::Language> languages_;
    Themes themes_;
    Bindings bindings_;
    Listener listener_;
    std::unique_ptr<BackgroundTask<void>> task_;
    bool kept_;  ///< the settings are the player's own, so changes are written
    bool dirty_ = false;
    bool trying_ = false;
    bool unwritten_ = false;  ///< they could not be written: flush() tries again
    bool failed_ = false;     ///< a failure to write was already reported
};

}  // namespace app
