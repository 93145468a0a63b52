#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "app/BackgroundTask.h"
#include "app/Changes.h"
#include "app/Games.h"
#include "app/Messages.h"
#include "app/Paths.h"
#include "app/Settings.h"
#include "app/Themes.h"
#include "base/Log.h"
#include "i18n/Catalogue.h"

namespace app {

/// The player's settings, with the theme and the language that follow from them. Written in the background
/// when they change. Main thread only.
class Preferences {
  public:
    /// What it works with; all of it must outlive it.
    struct Surroundings {
        const Paths& paths;
        const Games& games;
        i18n::Catalogue& texts;  ///< takes the player's language
        Messages& messages;
        Changes& changes;
        base::Log& log;
    };
    /// Reads the settings and tells what is wrong with them. `instead`: these in place of the player's own,
    /// which are then neither read nor written.
    Preferences(const Surroundings& surroundings, const std::optional<Settings>& instead);

    [[nodiscard]] const Settings& settings() const { return settings_; }
    [[nodiscard]] const std::vector<i18n::Language>& languages() const { return languages_; }
    [[nodiscard]] const std::vector<ThemeChoice>& themes() const { return themes_.choices(); }
    [[nodiscard]] const scene::Theme& theme() const { return themes_.current(); }
    /// Which keys do what.
    [[nodiscard]] const Bindings& bindings() const { return bindings_; }
    void bind(const Bindings& bindings);
    /// Whether this key cannot be bound bare at the table: Bindings::BeginsTurn.
    [[nodiscard]] bool beginsTurn(char character) const { return with_.games.beginTurn(character); }
    /// How fast pieces move; 0: not at all.
    [[nodiscard]] float speed() const {
        return settings_.animated ? static_cast<float>(settings_.animationSpeed) : 0.0F;
    }

    /// Applies at once and writes the file in the background.
    void apply(const Settings& settings);
    void setWindowSize(int width, int height);
    /// While settings are tried out (Trial) they are not written.
    void setTrying(bool on) { trying_ = on; }
    /// Called whenever settings were applied; `theme`: there is another one.
    using Listener = std::function<void(bool theme)>;
    void onApplied(Listener listener) { listener_ = std::move(listener); }

    /// Looks after background work; once a frame.
    void update();
    [[nodiscard]] bool busy() const { return task_ != nullptr; }
    /// Writes what is not written yet; blocks.
    void flush();

  private:
    [[nodiscard]] std::filesystem::path file() const { return with_.paths.config / "settings.json"; }
    void loadLanguage();
    void useTheme() { themes_.use(settings_.theme, Settings().theme); }
    void useKeys();
    void writeSoon();

    Surroundings with_;
    Settings settings_;
    std::vector<i18n::Language> languages_;
    Themes themes_;
    Bindings bindings_;
    Listener listener_;
    std::unique_ptr<BackgroundTask<void>> task_;
    bool kept_;  ///< settings are the player's, and are written when they change
    bool dirty_ = false;
    bool trying_ = false;
    bool failed_ = false;  ///< said once is enough
};

}  // namespace app
