#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include "app/window/Screen.h"

namespace app {

/// All screens.
enum class ScreenId : std::uint8_t {
    Start,
    Play,
    NewGame,
    OpenFile,
    SaveFile,
    SaveSeen,
    Library,
    ImportGames,
    ExportGames,
    ImportQuestion,
    Learn,
    Lesson,
    RuleBook,
    Practice,
    Seats,
    ScoreSheet,
    Settings,
    KeepSettings,
    Controls,
    HowToPlay,
    Engines,
    ChooseEngine,
    NewContest,
    Contest,
    SaveContest,
    Leave,
    Pause,
    Photo,
    Share,
    Analysis,
    Description,
    Opening,
    Arrangements,
    Position,
    Together,
    HostTable,
    WaitingRoom,
    Lobby,
    Notice
};

/// The stack of screens; the topmost one is shown. Requests take effect in update(), so that no screen is
/// destroyed while its own code runs. Main thread only.
class ScreenStack {
  public:
    using Factory = std::function<std::unique_ptr<Screen>(ScreenId)>;
    explicit ScreenStack(Factory factory) : factory_(std::move(factory)) {}

    // ---- requests
    /// Creates a screen now; it is put on top in the next update().
    void open(ScreenId id) { opened_.push_back({id, factory_(id)}); }
    /// The same, unless this screen is already on top or requested.
    void openOnce(ScreenId id);
    /// Closes the topmost screen, unless it is the only one.
    void close() { close_ = true; }
    /// Closes all screens except the first one, and forgets requests to open others.
    void closeToFirst();
    /// Shows the screen of the table, directly above the first screen.
    void showTable();
    /// Quits the program. If beforeQuitting() has a question, opens ScreenId::Leave first; a second request
    /// while that screen is on top quits.
    void quit();
    /// Quits the program without a question.
    void quitAtOnce() { quitting_ = true; }
    /// `asks` returns whether quitting needs a question.
    void beforeQuitting(std::function<bool()> asks) { asks_ = std::move(asks); }

    // ---- state
    [[nodiscard]] bool quitting() const { return quitting_; }
    /// From the lowest to the topmost.
    [[nodiscard]] const std::vector<std::unique_ptr<Screen>>& screens() const { return screens_; }
    /// Whether this screen is open, on top or below others.
    [[nodiscard]] bool has(ScreenId id) const {
        return std::find(ids_.begin(), ids_.end(), id) != ids_.end();
    }
    [[nodiscard]] bool onTop(ScreenId id) const { return !ids_.empty() && ids_.back() == id; }
    /// Executes the requests. `noticeWaits`: a notice must be read, so its screen is put above all others.
    /// True if the screens have changed.
    bool update(bool noticeWaits);
    /// Destroys all screens at once, before the objects to which they refer.
    void clear();

  private:
    struct Opened {
        ScreenId id;
        std::unique_ptr<Screen> screen;
    };
    void add(Opened opened);
    void keepLowest(std::size_t count);

    Factory factory_;
    std::function<bool()> asks_;
    std::vector<std::unique_ptr<Screen>> screens_;
    std::vector<ScreenId> ids_;  ///< of `screens_`
    std::vector<Opened> opened_;
    bool close_ = false;
    bool closeToFirst_ = false;
    bool quitting_ = false;
};

}  // namespace app
