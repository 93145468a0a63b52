#pragma once

#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "app/catalog/Games.h"
#include "app/common/Changes.h"
#include "app/common/Messages.h"
#include "app/common/Paths.h"
#include "app/contests/Contests.h"
#include "app/film/Films.h"
#include "app/input/Gamepad.h"
#include "app/learning/GameToLearn.h"
#include "app/learning/LearningSurroundings.h"
#include "app/learning/Lessons.h"
#include "app/learning/OwnPuzzles.h"
#include "app/learning/Practice.h"
#include "app/library/GameTransfer.h"
#include "app/library/Library.h"
#include "app/library/PositionReader.h"
#include "app/play/Analysis.h"
#include "app/play/Announcer.h"
#include "app/play/ChanceSource.h"
#include "app/play/CurrentGame.h"
#include "app/play/Files.h"
#include "app/play/GameFollowers.h"
#include "app/play/OwnArrangements.h"
#include "app/play/Participants.h"
#include "app/play/QuickGame.h"
#include "app/play/Tables.h"
#include "app/settings/Preferences.h"
#include "app/settings/Settings.h"
#include "app/settings/SettingsTrial.h"
#include "app/shell/KeptPositions.h"
#include "app/shell/NewGameDraft.h"
#include "app/shell/ProgramActions.h"
#include "app/sound/Captions.h"
#include "app/sound/CueQueue.h"
#include "app/sound/Narrator.h"
#include "app/thinking/Engines.h"
#include "app/thinking/ThinkingService.h"
#include "app/window/Display.h"
#include "app/window/ScreenStack.h"
#include "base/Log.h"
#include "base/Result.h"
#include "i18n/Catalogue.h"
#include "ui/screens/play/PlayLayout.h"

namespace app {

/// Creates the parts of the program that screens use, and gives access to them. Main thread only.
class Shell {
  public:
    /// Creates the screen with this id; the screen may keep a reference to the shell.
    using MakeScreen = std::function<std::unique_ptr<Screen>(ScreenId, Shell&)>;
    /// `instead`: settings used instead of the player's own, which are then neither read nor written. Throws
    /// std::runtime_error if `games` is empty.
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
    [[nodiscard]] Tables& tables() { return tables_; }
    [[nodiscard]] const Tables& tables() const { return tables_; }
    [[nodiscard]] const Participants& participants() const { return participants_; }
    [[nodiscard]] CurrentGame& currentGame() { return currentGame_; }
    [[nodiscard]] const CurrentGame& currentGame() const { return currentGame_; }
    [[nodiscard]] GameFollowers& followers() { return followers_; }
    [[nodiscard]] QuickGame& quickGame() { return quickGame_; }
    [[nodiscard]] Analysis& analysis() { return analysis_; }
    [[nodiscard]] Engines& engines() { return engines_; }
    [[nodiscard]] ThinkingService& thinking() { return thinking_; }
    [[nodiscard]] Contests& contests() { return contests_; }
    [[nodiscard]] GameToLearn& gameToLearn() { return gameToLearn_; }
    [[nodiscard]] Lessons& lessons() { return lessons_; }
    [[nodiscard]] Practice& practice() { return practice_; }
    [[nodiscard]] OwnPuzzles& ownPuzzles() { return ownPuzzles_; }
    [[nodiscard]] Library& library() { return library_; }
    [[nodiscard]] GameTransfer& transfer() { return transfer_; }
    [[nodiscard]] const PositionReader& positions() const { return positions_; }
    [[nodiscard]] Files& files() { return files_; }
    [[nodiscard]] const Files& files() const { return files_; }
    [[nodiscard]] OwnArrangements& arrangements() { return arrangements_; }
    [[nodiscard]] const ProgramActions& actions() const { return actions_; }
    [[nodiscard]] Films& films() { return films_; }
    [[nodiscard]] const Films& films() const { return films_; }
    [[nodiscard]] CueQueue& cues() { return cues_; }
    [[nodiscard]] Captions& captions() { return captions_; }
    [[nodiscard]] Narrator& narrator() { return narrator_; }
    [[nodiscard]] SettingsTrial& settingsTrial() { return settingsTrial_; }
    [[nodiscard]] std::optional<NewGameDraft>& newGameDraft() { return newGameDraft_; }
    [[nodiscard]] KeptPositions& keptPositions() { return keptPositions_; }
    [[nodiscard]] ChanceSource& chances() { return chances_; }
    [[nodiscard]] Display& display() { return display_; }
    /// Which panels beside the table the player has opened and closed, for one game after the other.
    [[nodiscard]] ui::screens::PanelStates& panels() { return panels_; }
    [[nodiscard]] Gamepad& gamepad() { return gamepad_; }

    [[nodiscard]] Changes& changes() { return changes_; }
    /// The interface must be drawn again, although there was no event.
    void redraw() { changes_.interface = true; }
    /// The changes since the last call.
    [[nodiscard]] Changes takeChanges() { return std::exchange(changes_, {}); }

    /// Updates all parts and takes finished background work; call once a frame. `seconds` since the last
    /// call.
    void update(float seconds);
    /// Tells all followers of the game under way what has happened in it; call once a frame, after the game
    /// has gone on.
    void follow();
    /// Opens and closes the requested screens; call once a frame. True if the screens have changed.
    bool changeScreens() {
        const bool changed = screens_.update(messages_.nextNotice() != nullptr);
        currentGame_.followScreens();
        return changed;
    }
    /// Whether background work is running.
    [[nodiscard]] bool busy() const {
        return files_.busy() || preferences_.busy() || engines_.busy() || currentGame_.busy() ||
               quickGame_.busy() || transfer_.busy() || positions_.busy() || films_.busy() ||
               lessons_.busy() || practice_.busy() || ownPuzzles_.making() || analysis_.busy() ||
               contests_.busy() || arrangements_.busy() || settingsTrial_.aboutToAsk();
    }
    /// Whether work is under way that takes long and ends with the program: an engine match, a film, an
    /// import or export.
    [[nodiscard]] bool longWork() const {
        return contests_.underWay() || films_.current() != nullptr || transfer_.busy();
    }
    /// Whether a player's clock runs: he may think for long without touching anything.
    [[nodiscard]] bool clocksRun() const {
        const TableSession* const game = currentGame_.session();
        return game != nullptr && game->match().clocksRun();
    }
    /// Closes all screens and finishes all writing, at the end of the program; blocks. Does all of it even if
    /// some of it fails. Returns the errors that nobody has been told yet; those of games come first.
    [[nodiscard]] std::vector<base::Error> flush();

  private:
    void tellMissingData();
    void loadLearned();
    void joinFollowers();
    /// Of the puzzles that the player has made.
    [[nodiscard]] std::filesystem::path puzzlesFolder() const {
        return paths_.archive.parent_path() / "puzzles";
    }
    [[nodiscard]] LearningSurroundings learningSurroundings() {
        return {.texts = texts_,
                .library = library_,
                .messages = messages_,
                .changes = changes_,
                .assets = paths_.assets,
                .own = puzzlesFolder()};
    }

    Paths paths_;
    Games games_;
    i18n::Catalogue texts_;
    Changes changes_;
    Display display_;
    ui::screens::PanelStates panels_;
    Gamepad gamepad_;
    CueQueue cues_;
    Captions captions_;
    Narrator narrator_{texts_};
    Messages messages_;
    Preferences preferences_;
    std::optional<NewGameDraft> newGameDraft_;
    KeptPositions keptPositions_;
    ScreenStack screens_;  ///< its screens leave in the two above what they were used for
    SettingsTrial settingsTrial_{preferences_, screens_};
    Library library_;
    PositionReader positions_{games_, library_.archive(), changes_};
    GameToLearn gameToLearn_{games_, preferences_.settings()};
    Lessons lessons_;
    Practice practice_;
    OwnPuzzles ownPuzzles_{{texts_, messages_, changes_, practice_}, puzzlesFolder()};
    GameTransfer transfer_;
    ThinkingService thinking_;
    Engines engines_;
    ChanceSource chances_{thinking_};
    Participants participants_{{preferences_, engines_, thinking_}};
    Tables tables_;
    CurrentGame currentGame_;
    QuickGame quickGame_;
    OwnArrangements arrangements_;
    Analysis analysis_;
    Files files_;
    ProgramActions actions_{{screens_, tables_, files_, preferences_}};
    Films films_;
    Announcer announcer_;
    GameFollowers followers_;
    std::vector<GameFollowers::Place> places_;  ///< of those that follow every game
    Contests contests_;
};

}  // namespace app
