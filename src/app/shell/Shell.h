#pragma once

#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "app/catalog/Games.h"
#include "app/common/BackgroundTask.h"
#include "app/common/Changes.h"
#include "app/common/Messages.h"
#include "app/common/Paths.h"
#include "app/contests/Contests.h"
#include "app/far/FarTable.h"
#include "app/far/PublicServer.h"
#include "app/film/Films.h"
#include "app/input/Gamepad.h"
#include "app/learning/GameToLearn.h"
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
#include "app/play/FileSaver.h"
#include "app/play/GameFollowers.h"
#include "app/play/GameOpener.h"
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
#include "app/shell/ShellParts.h"
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

/// Creates the parts of the program that screens use, and gives access to them in groups. Main thread only.
class Shell {
  public:
    /// Creates the screen with this id; the screen may keep a reference to the shell.
    using MakeScreen = std::function<std::unique_ptr<Screen>(ScreenId, const Shell&)>;
    /// `instead`: settings used instead of the player's own, which are then neither read nor written. Throws
    /// std::runtime_error if `games` is empty.
    Shell(Paths paths, std::vector<CatalogEntry> games, MakeScreen makeScreen, base::Log& log,
          const std::optional<Settings>& instead = {});
    ~Shell() { screens_.clear(); }
    Shell(const Shell&) = delete;
    Shell& operator=(const Shell&) = delete;

    [[nodiscard]] const ScreenBasics& basics() const { return basics_; }
    [[nodiscard]] const Playing& playing() const { return playing_; }
    [[nodiscard]] const Learning& learning() const { return learning_; }
    [[nodiscard]] const Collection& collection() const { return collection_; }

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
        return opener_.loading() || saver_.busy() || preferences_.busy() || engines_.busy() ||
               currentGame_.busy() || quickGame_.busy() || transfer_.busy() || positions_.busy() ||
               films_.busy() || lessons_.busy() || practice_.busy() || ownPuzzles_.making() ||
               analysis_.busy() || contests_.busy() || arrangements_.busy() || settingsTrial_.aboutToAsk();
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
    void tellUnlearned(const std::vector<base::Error>& problems);
    void joinFollowers();
    /// Invitations to tables of others come as texts, too.
    void takeInvitations();
    /// Of the puzzles that the player has made.
    [[nodiscard]] std::filesystem::path puzzlesFolder() const {
        return paths_.archive.parent_path() / "puzzles";
    }

    Paths paths_;
    Games games_;
    std::optional<BackgroundTask<std::vector<base::Error>>>
        learned_;  ///< what engines have learned is coming
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
    // The groups refer to parts above and below.
    ScreenBasics basics_{{paths_, games_, texts_, preferences_, messages_, changes_},
                         screens_,
                         settingsTrial_,
                         actions_,
                         display_,
                         gamepad_,
                         narrator_,
                         cues_,
                         captions_,
                         panels_,
                         newGameDraft_,
                         keptPositions_};
    Playing playing_{tables_,   currentGame_,  followers_, analysis_,     quickGame_, contests_,    engines_,
                     thinking_, participants_, chances_,   arrangements_, farTable_,  publicServer_};
    Learning learning_{gameToLearn_, lessons_, practice_, ownPuzzles_};
    Collection collection_{library_, positions_, transfer_, opener_, saver_, films_};
    ScreenStack screens_;  ///< its screens leave in the two before the groups what they were used for
    SettingsTrial settingsTrial_{preferences_, screens_};
    Library library_;
    PositionReader positions_{games_, library_.keeper(), changes_};
    GameToLearn gameToLearn_{games_, preferences_.settings()};
    Lessons lessons_{basics_, library_};
    Practice practice_{basics_, library_, puzzlesFolder()};
    OwnPuzzles ownPuzzles_{basics_, practice_, puzzlesFolder()};
    GameTransfer transfer_{basics_, library_};
    ThinkingService thinking_;
    Engines engines_{basics_, thinking_};
    ChanceSource chances_{thinking_};
    Participants participants_{{preferences_, engines_, thinking_}};
    Tables tables_{basics_, games_.named(preferences_.settings().game)};
    CurrentGame currentGame_{
        basics_, screens_, library_, tables_, participants_, chances_, paths_.state / "locks"};
    QuickGame quickGame_{basics_, library_, tables_, currentGame_};
    OwnArrangements arrangements_;
    Analysis analysis_{basics_, engines_, thinking_, currentGame_, tables_};
    GameOrigin origin_{basics_, currentGame_};
    GameOpener opener_{basics_, screens_, currentGame_, origin_, tables_, chances_};
    FileSaver saver_{basics_, currentGame_, origin_, tables_};
    ProgramActions actions_{{screens_, tables_, opener_, basics_}};
    Films films_{basics_, tables_, thinking_};
    Announcer announcer_{basics_, narrator_, cues_};
    GameFollowers followers_;
    std::vector<GameFollowers::Place> places_;  ///< of those that follow every game
    Contests contests_{basics_, engines_, library_.keeper()};
    FarTable farTable_;
    PublicServer publicServer_;
};

}  // namespace app
