#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include "app/Screen.h"

namespace app {

/// The screens there are.
enum class ScreenId : std::uint8_t {
    Start,
    Play,
    NewGame,
    OpenFile,
    SaveFile,
    Library,
    ImportGames,
    ExportGames,
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
    Notice
};

/// The screens that lie above each other; the topmost one is shown. What is asked for happens in update(), so
/// that no screen goes while its own code runs. Main thread only.
class ScreenStack {
  public:
    using Factory = std::function<std::unique_ptr<Screen>(ScreenId)>;
    explicit ScreenStack(Factory factory) : factory_(std::move(factory)) {}

    // ---- what is asked for
    /// Makes a screen now and puts it on top.
    void open(ScreenId id) { opened_.push_back({id, factory_(id)}); }
    /// The same, unless it is on top already or about to be.
    void openOnce(ScreenId id);
    /// Closes the topmost screen, unless it is the first.
    void close() { close_ = true; }
    /// Closes every screen but the first, and those that wait to be opened.
    void closeToFirst();
    /// Shows the table with the game under way, above the first screen.
    void showTable();
    /// Leaves the program, or opens ScreenId::Leave first where there is something to be asked. Who asks for
    /// it once more while that is open means it.
    void quit();
    /// Leaves the program without a question.
    void quitAtOnce() { quitting_ = true; }
    /// `asks` tells whether there is something to be asked.
    void beforeQuitting(std::function<bool()> asks) { asks_ = std::move(asks); }

    // ---- what is shown
    [[nodiscard]] bool quitting() const { return quitting_; }
    /// From the lowest to the topmost one.
    [[nodiscard]] const std::vector<std::unique_ptr<Screen>>& screens() const { return screens_; }
    /// Carries out what was asked for. `noticeWaits`: there is a notice to be read; it is shown above
    /// everything else. True if the screens changed.
    bool update(bool noticeWaits);
    /// Closes all screens at once: for the end of what they refer to.
    void clear() { screens_.clear(); }

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
    std::vector<ScreenId> ids_;  ///< of these
    std::vector<Opened> opened_;
    bool close_ = false;
    bool closeToFirst_ = false;
    bool quitting_ = false;
};

}  // namespace app
