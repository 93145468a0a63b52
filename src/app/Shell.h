#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/BackgroundTask.h"
#include "app/GameCatalog.h"
#include "app/Paths.h"
#include "app/SaveQueue.h"
#include "app/Screen.h"
#include "app/Settings.h"
#include "app/TableSession.h"
#include "audio/Sound.h"
#include "base/Log.h"
#include "i18n/Catalogue.h"
#include "match/Series.h"
#include "ui/kit/Toast.h"
#include "ui/screens/Start.h"

namespace app {

/// A theme that can be chosen.
struct ThemeChoice {
    std::string id;
    std::string name;  ///< msgid
    std::filesystem::path folder;
};

/// Who sits at a seat of a game.
struct Seat {
    std::string name;
    std::string opponent = {};  ///< id of the bot; empty: a person
    friend bool operator==(const Seat&, const Seat&) = default;
};

/// What all screens share: the games, the table, the player's settings, and what they can ask the program
/// for. Composed by App; lives as long as it. Main thread only.
class Shell {
  public:
    /// `instead`: settings in place of the player's own, which are then neither read nor written.
    Shell(Paths paths, base::Log& log, const std::optional<Settings>& instead = {});

    // ---- what there is
    [[nodiscard]] const Paths& paths() const { return paths_; }
    [[nodiscard]] const i18n::Catalogue& texts() const { return texts_; }
    [[nodiscard]] const std::vector<i18n::Language>& languages() const { return languages_; }
    [[nodiscard]] const std::vector<ThemeChoice>& themes() const { return themes_; }
    [[nodiscard]] const scene::Theme& theme() const { return theme_; }
    [[nodiscard]] const Settings& settings() const { return settings_; }
    [[nodiscard]] const CatalogEntry& game() const { return games_.front(); }
    /// The table as it is seen: the game under way, or the one that decorates the start screen.
    [[nodiscard]] TableSession& table() { return session_ ? *session_ : *showcase_; }
    [[nodiscard]] const TableSession& table() const { return session_ ? *session_ : *showcase_; }
    /// The game under way, if there is one.
    [[nodiscard]] TableSession* session() { return session_.get(); }
    [[nodiscard]] const match::Series* series() const { return series_ ? &*series_ : nullptr; }
    [[nodiscard]] std::vector<ui::kit::Toast>& toasts() { return toasts_; }
    [[nodiscard]] std::vector<ui::screens::RecentFile> recentFiles() const;

    // ---- screens
    void push(std::unique_ptr<Screen> screen) { pushed_.push_back(std::move(screen)); }
    void pop() { popped_ = true; }
    /// Closes every screen but the first.
    void popToStart() {
        toStart_ = true;
        pushed_.clear();
    }
    /// Shows the table with the game under way, above the start screen.
    void showTable();
    void quit() { quitting_ = true; }
    [[nodiscard]] bool quitting() const { return quitting_; }
    /// Carries out what was asked for; true if the screens changed.
    bool changeScreens(std::vector<std::unique_ptr<Screen>>& screens);

    // ---- messages
    void toast(std::string text, ui::kit::Severity severity = ui::kit::Severity::Info);
    void notice(std::string title, std::string summary, const std::vector<base::Error>& problems);

    // ---- sounds
    void play(audio::Cue cue, float delay = 0) { sounds_.push_back({cue, {.delay = delay}}); }
    /// What is to be heard since the last call, the table apart.
    [[nodiscard]] std::vector<audio::Sound> takeSounds() { return std::exchange(sounds_, {}); }

    // ---- games
    /// Begins a game with these at its seats. On an error nothing changes.
    base::Result<void> startGame(const game::OptionValues& options, std::vector<Seat> seats);
    /// Others take the seats of the game under way, by player. A game that stands at its end goes on, also
    /// one from a file; elsewhere what is played becomes a variation of the file's.
    void takeSeats(std::vector<Seat> seats);
    /// Who sits at the seats of the game under way, by player.
    [[nodiscard]] std::vector<Seat> seats() const;
    /// The same players again, each in the next seat.
    void rematch();
    void closeGame() { session_.reset(); }
    /// Reads a file in the background and puts its first game on the table, `ply` turns in (-1: at its
    /// start).
    void openFile(const std::filesystem::path& file, int ply = -1);
    [[nodiscard]] bool loading() const { return loading_.has_value(); }
    /// Why the file that was read last could not be opened.
    [[nodiscard]] const std::optional<base::Error>& openProblem() const { return openProblem_; }
    /// Writes the game under way in the background, after those that were to be written before.
    void saveFile(const std::filesystem::path& file);
    /// A position or a game as text, from the clipboard.
    void openText(const std::string& text);
    [[nodiscard]] std::filesystem::path suggestedFile() const;
    /// Writes a picture into the player's pictures in the background, and says where.
    void savePicture(render::Image image);
    /// The result of the game under way goes into the series, once; out of it again if the game goes on after
    /// all.
    void keepScore();

    // ---- settings
    /// Pixels a unit of the interface, as the window and the player's settings make it.
    [[nodiscard]] float pixelScale() const { return pixelScale_; }
    void setPixelScale(float scale) { pixelScale_ = scale; }
    /// Applies at once and writes the file in the background.
    void apply(const Settings& settings);
    void setWindowSize(int width, int height);
    /// What cameras may do by themselves, now and at every later table.
    void setCameraHabits(const CameraHabits& habits);
    /// Whether panels that nobody uses fade.
    void setPanelsFade(bool fade) { panelsFade_ = fade; }
    [[nodiscard]] bool panelsFade() const { return panelsFade_; }
    /// Time goes by frames, not by the clock: for scripts and pictures.
    void fixClock() { fixedClock_ = true; }
    /// The interface has changed by itself.
    void redraw() { changes_.interface = true; }
    /// What changed since the last call, for the window and the renderer.
    struct Changes {
        bool theme = false;
        bool table = false;
        bool style = false;
        bool window = false;
        bool interface = false;
        bool volumes = false;
    };
    [[nodiscard]] Changes takeChanges() { return std::exchange(changes_, {}); }
    /// Writes what is not written yet; blocks. The error is that of a game or picture that could not be.
    base::Result<void> flush();

    /// Looks after background work; once a frame.
    void update(float seconds);
    /// Background work is under way.
    [[nodiscard]] bool busy() const { return loading_ || saves_.busy() || pictures_.busy() || settingsTask_; }

  private:
    using Loaded = base::Result<game::Kind::Records>;
    struct Loading {
        std::filesystem::path file;
        int ply;
        std::unique_ptr<BackgroundTask<Loaded>> task;
    };
    void loadLanguage();
    void findThemes();
    void loadTheme();
    void makeShowcase();
    void adopt(game::Kind::Records records, const std::filesystem::path& file, int ply);
    void seat(match::Match match);
    void seatBots();
    void finishLoading();
    void finishSaving();
    void finishPicture();
    void writeSettingsSoon();
    [[nodiscard]] float speed() const {
        return settings_.animated ? static_cast<float>(settings_.animationSpeed) : 0.0F;
    }

    Paths paths_;
    base::Log& log_;
    Settings settings_;
    i18n::Catalogue texts_;
    std::vector<i18n::Language> languages_;
    std::vector<ThemeChoice> themes_;
    scene::Theme theme_;
    std::vector<CatalogEntry> games_;
    std::unique_ptr<TableSession> showcase_;
    std::unique_ptr<TableSession> session_;
    std::vector<Seat> seats_;  ///< of the game under way
    std::optional<match::Series> series_;
    bool resultEntered_ = false;
    std::filesystem::path savedAs_;
    std::vector<ui::kit::Toast> toasts_;
    std::vector<audio::Sound> sounds_;
    std::vector<std::unique_ptr<Screen>> pushed_;
    bool popped_ = false;
    bool toStart_ = false;
    bool quitting_ = false;
    bool fixedClock_ = false;
    CameraHabits cameraHabits_;
    bool panelsFade_ = false;
    Changes changes_;
    float pixelScale_ = 1;
    std::optional<Loading> loading_;
    SaveQueue saves_;
    SaveQueue pictures_;
    std::optional<base::Error> openProblem_;
    std::unique_ptr<BackgroundTask<base::Result<void>>> settingsTask_;
    bool settingsKept_ = true;  ///< settings are the player's, and are written when they change
    bool settingsDirty_ = false;
    bool settingsFailed_ = false;  ///< said once is enough
};

}  // namespace app
