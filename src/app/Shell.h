#pragma once

#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "app/Analysis.h"
#include "app/Analysts.h"
#include "app/Captions.h"
#include "app/Changes.h"
#include "app/Contests.h"
#include "app/CueQueue.h"
#include "app/Display.h"
#include "app/Engines.h"
#include "app/Evening.h"
#include "app/Files.h"
#include "app/Films.h"
#include "app/GameTransfer.h"
#include "app/Gamepad.h"
#include "app/Games.h"
#include "app/LearningSurroundings.h"
#include "app/Lessons.h"
#include "app/Library.h"
#include "app/Messages.h"
#include "app/Narrator.h"
#include "app/Paths.h"
#include "app/Practice.h"
#include "app/Preferences.h"
#include "app/ScreenStack.h"
#include "app/Settings.h"
#include "app/Trial.h"
#include "app/screens/NewGameDraft.h"
#include "base/Log.h"
#include "i18n/Catalogue.h"

namespace app {

/// Composes the rooms that screens work in, and hands them out. Main thread only.
class Shell {
  public:
    /// Makes the screen of an id; it may keep the shell.
    using MakeScreen = std::function<std::unique_ptr<Screen>(ScreenId, Shell&)>;
    /// `instead`: settings in place of the player's own, which are then neither read nor written. Throws
    /// std::runtime_error if there are no games.
    Shell(Paths paths, std::vector<CatalogEntry> games, MakeScreen makeScreen, base::Log& log,
          const std::optional<Settings>& instead = {});
    ~Shell() { screens_.clear(); }
    Shell(const Shell&) = delete;
    Shell& operator=(const Shell&) = delete;

    [[nodiscard]] const Paths& paths() const { return paths_; }
    [[nodiscard]] const Games& games() const { return games_; }
    [[nodiscard]] const i18n::Catalogue& texts() const { return texts_; }
    [[nodiscard]] Messages& messages() { return messages_; }
    [[nodiscard]] Preferences& preferences() { return preferences_; }
    [[nodiscard]] const Preferences& preferences() const { return preferences_; }
    [[nodiscard]] ScreenStack& screens() { return screens_; }
    [[nodiscard]] const ScreenStack& screens() const { return screens_; }
    [[nodiscard]] Evening& evening() { return evening_; }
    [[nodiscard]] const Evening& evening() const { return evening_; }
    [[nodiscard]] Analysis& analysis() { return analysis_; }
    [[nodiscard]] Engines& engines() { return engines_; }
    [[nodiscard]] Analysts& analysts() { return analysts_; }
    [[nodiscard]] Contests& contests() { return contests_; }
    [[nodiscard]] Lessons& lessons() { return lessons_; }
    [[nodiscard]] Practice& practice() { return practice_; }
    [[nodiscard]] Library& library() { return library_; }
    [[nodiscard]] GameTransfer& transfer() { return transfer_; }
    [[nodiscard]] Files& files() { return files_; }
    [[nodiscard]] const Files& files() const { return files_; }
    [[nodiscard]] Films& films() { return films_; }
    [[nodiscard]] const Films& films() const { return films_; }
    [[nodiscard]] CueQueue& cues() { return cues_; }
    [[nodiscard]] Captions& captions() { return captions_; }
    [[nodiscard]] Narrator& narrator() { return narrator_; }
    [[nodiscard]] Trial& trial() { return trial_; }
    [[nodiscard]] std::optional<NewGameDraft>& newGameDraft() { return newGameDraft_; }
    [[nodiscard]] Display& display() { return display_; }
    [[nodiscard]] Gamepad& gamepad() { return gamepad_; }

    /// The interface has changed by itself.
    void redraw() { changes_.interface = true; }
    /// What changed since the last call.
    [[nodiscard]] Changes takeChanges() { return std::exchange(changes_, {}); }

    /// Looks after background work; once a frame, which took so many seconds.
    void update(float seconds);
    /// Opens and closes the screens that were asked for; once a frame. True if they changed.
    bool changeScreens() { return screens_.update(messages_.nextNotice() != nullptr); }
    /// Background work is under way.
    [[nodiscard]] bool busy() const {
        return files_.busy() || preferences_.busy() || engines_.busy() || evening_.busy() ||
               transfer_.busy() || films_.busy() || lessons_.busy() || practice_.busy() || analysis_.busy() ||
               contests_.busy() || trial_.aboutToAsk();
    }
    /// Writes what is not written yet; blocks. The error is that of a game or picture that could not be.
    base::Result<void> flush();

  private:
    [[nodiscard]] LearningSurroundings learningSurroundings() {
        return {.texts = texts_,
                .library = library_,
                .messages = messages_,
                .changes = changes_,
                .assets = paths_.assets};
    }

    Paths paths_;
    Games games_;
    i18n::Catalogue texts_;
    Changes changes_;
    Display display_;
    Gamepad gamepad_;
    CueQueue cues_;
    Captions captions_;
    Narrator narrator_{texts_};
    Messages messages_;
    Preferences preferences_;
    ScreenStack screens_;
    Trial trial_{preferences_, screens_};
    Library library_;
    Lessons lessons_;
    Practice practice_;
    GameTransfer transfer_;
    Engines engines_;
    Analysts analysts_{engines_, preferences_};
    Evening evening_;
    Analysis analysis_;
    Files files_;
    Films films_;
    Contests contests_;
    std::optional<NewGameDraft> newGameDraft_;
};

}  // namespace app
