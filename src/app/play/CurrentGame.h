#pragma once

#include <cstddef>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "app/catalog/Games.h"
#include "app/catalog/Seat.h"
#include "app/common/Changes.h"
#include "app/common/Messages.h"
#include "app/library/GameKeeper.h"
#include "app/library/Library.h"
#include "app/library/SeenGames.h"
#include "app/play/ChanceSource.h"
#include "app/play/Participants.h"
#include "app/play/ScoreBook.h"
#include "app/play/Tables.h"
#include "app/settings/Basics.h"
#include "app/settings/Preferences.h"
#include "app/window/ScreenStack.h"

namespace app {

/// The game under way, with its seats and its series. Main thread only.
class CurrentGame {
  public:
    /// `locks`: a folder for the locks of games under way.
    CurrentGame(const Basics& basics, ScreenStack& screens, Library& library, Tables& tables,
                const Participants& participants, ChanceSource& chances, std::filesystem::path locks);

    // ---- what it is
    /// Its table; null if no game is under way.
    [[nodiscard]] TableSession* session() { return tables_.game(); }
    [[nodiscard]] const TableSession* session() const { return tables_.game(); }
    /// Its number, counted from the start of the program; 0 if there was none yet.
    [[nodiscard]] int sessionNumber() const { return sessions_; }
    /// Its seats, by player.
    [[nodiscard]] std::vector<Seat> seats() const;
    /// Those who play the next one: the same, unless others took their seats after the end.
    [[nodiscard]] std::vector<Seat> nextSeats() const;
    /// Null if no series is being played.
    [[nodiscard]] const match::Series* series() const { return scores_.series(); }
    /// What keeps it in the archive, and the games that were left unfinished.
    [[nodiscard]] GameKeeper& keeper() { return keeper_; }
    [[nodiscard]] const GameKeeper& keeper() const { return keeper_; }

    // ---- another game comes to the table
    /// Begins a game with these seats, in a new series. On an error nothing changes.
    base::Result<void> begin(const CatalogEntry& game, const game::OptionValues& options,
                             std::vector<Seat> seats, match::SeriesGoal goal = {});
    /// The same from a position that was set up, with what was agreed for it.
    void beginFrom(const CatalogEntry& game, const game::State& start, std::vector<Seat> seats,
                   match::SeriesGoal goal = {});
    /// Puts this game in the place of the one on the table, which is under review or over: the same game,
    /// changed as a whole. It is kept in the archive where the other one was, and the table shows the same
    /// turn of it.
    void change(game::Record game);
    /// Begins another game with the same players, each in the next seat. If the series is over, a new one
    /// begins.
    void rematch();
    /// Lets the same players play again from where this turn of the game under way left it; from the root:
    /// its start. This second try is not archived and not counted in the series.
    void playAgain(match::NodeId from);
    /// Whether it was begun by playAgain().
    [[nodiscard]] bool isSecondTry() const { return firstTry_.has_value(); }
    /// Leaves a second try and shows the game again in which it began, at the turn from which it was played.
    void backToFirstTry();
    /// Shows a game or a position that was opened, after `ply` turns (-1: where the match stands). A game
    /// from the archive is updated there when it is commented on or gets variations.
    void show(const CatalogEntry& game, match::Match match, int ply = -1,
              std::optional<archive::GameId> archived = {});
    /// Follows a match whose referee is elsewhere, over a line, which must outlive its table. `told`: how it
    /// stands, which `reader` has read. Who plays it, and whether it goes on from an earlier turn, is decided
    /// there; here it is neither kept nor counted.
    void follow(const CatalogEntry& game, match::Briefing told, match::ReportReader reader,
                match::Line& line);
    /// Shows this turn of the game on the table at once.
    void goTo(match::NodeId turn);
    /// Goes on with a game that was saved while it was not over, as soon as the archive has answered: `match`
    /// is live. `opponents`: by player, the id of a bot, empty for a person. If all that the game hides was
    /// seen in another copy of it (SeenGames), it is only shown, and the player is told why. `onTable`:
    /// called when the game is there.
    void goOn(
        const CatalogEntry& game, match::Match match, std::vector<std::string> opponents,
        std::function<void()> onTable = [] {});
    /// Puts an unfinished game back on the table, with its players, as soon as the archive has read it, in
    /// the same way.
    void resume(const KeptGame& kept);
    /// Shows the screen of the table, above the start screen.
    void showTable();

    // ---- it goes on
    /// Changes who plays it; `seats` by player. If the table shows the end of an unfinished game, the game
    /// goes on from there, even a game from a file; elsewhere in a game under review new turns become a
    /// variation. If the game has hidden something, which everybody has seen now, that is a second try. After
    /// the end of a live game they play the next one.
    void takeSeats(std::vector<Seat> seats);
    /// Covers the table while it is not open, since then anybody may come by; call when the screens have
    /// changed, before anything is drawn.
    void followScreens();
    /// Whether it goes on: its table is open, also below other screens, and no picture is taken of it.
    [[nodiscard]] bool goesOn() const;
    /// Whether it waits for the turn of a bot or a remote player, or for the referee's answer to one.
    [[nodiscard]] bool expecting() const {
        return goesOn() && (session()->control().awaitsTurn() || session()->control().sent());
    }
    /// Lets `seconds` pass for it: bots and remote players move, and their pieces. Call once a simulation
    /// step.
    void step(float seconds);
    /// Lets real time pass for its clocks. Those of persons stand while another screen is on top.
    void passTime(float seconds);
    /// Enters its result in the series; call once a frame, and keep() after it. True if that has changed the
    /// points.
    [[nodiscard]] bool keepScore();
    /// Keeps it in the archive, except a second try.
    void keep();
    /// Takes what the archive has to tell; call once a frame, whether there is a game or not.
    void update();
    [[nodiscard]] bool busy() const { return keeper_.busy() || seen_.busy(); }
    /// Saves it and takes the seats from its bots, at the end of the program; blocks. The error of a game
    /// that could not be saved, unless the player was told so before.
    base::Result<void> flush();

  private:
    /// The treatment of the game that leaves the table.
    enum class Former {
        Left,      ///< kept among the unfinished games, and the player is told
        Abandoned  ///< not offered as an unfinished game
    };
    void beginAt(const CatalogEntry& game, std::unique_ptr<game::State> start, std::vector<Seat> seats,
                 match::SeriesGoal goal);
    void seat(const CatalogEntry& game, match::Match match, Former former);
    void leaveTable(Former former);
    void comeToTable();
    /// The match on the table, if its referee is here.
    [[nodiscard]] match::Match* localMatch();
    void rememberKind();
    void playFromStart();
    void seatPlayers(std::vector<Seat> seats);
    void playAgain(match::NodeId from, std::vector<Seat> seats);
    void goOnUnseen(const CatalogEntry& game, match::Match match, const std::vector<std::string>& opponents);
    void goOn(ResumedGame resumed);
    /// What is shown under review, and what becomes of the game that leaves the table.
    struct Shown {
        int ply = -1;
        std::optional<archive::GameId> archived = {};
        Former former = Former::Left;
    };
    void show(const CatalogEntry& game, match::Match match, const Shown& shown);
    void lookAt(ResumedGame resumed);
    void lookAt(const CatalogEntry& game, const match::Match& match, Shown shown);
    void followSeen();
    /// `tolerance`: how much time on the clocks may be lost if the program is killed.
    void keep(match::milliseconds tolerance);
    void flushGame();
    bool tellNews();
    [[nodiscard]] match::SeriesGoal goal() const;

    const Basics& basics_;
    ScreenStack& screens_;
    Library& library_;
    Tables& tables_;
    const Participants& participants_;
    ChanceSource& chances_;
    GameKeeper keeper_;
    SeenGames seen_;
    ScoreBook scores_;
    std::vector<Seat> seats_;
    std::optional<std::vector<Seat>> nextSeats_;  ///< after the end: who plays the next game
    struct FirstTry {
        game::Record record;
        int ply = 0;
        std::optional<archive::GameId> archived;
    };
    std::optional<FirstTry> firstTry_;  ///< the game whose second try, or one of that, is on the table
    /// Others sat down, or a game that was opened is played on: the next turn or game begins a series.
    bool startsSeries_ = false;
    int sessions_ = 0;  ///< games that came to the table so far
};

}  // namespace app
