#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/Changes.h"
#include "app/Engines.h"
#include "app/GameKeeper.h"
#include "app/Games.h"
#include "app/Leavers.h"
#include "app/Library.h"
#include "app/Messages.h"
#include "app/Preferences.h"
#include "app/ScoreBook.h"
#include "app/ScreenStack.h"
#include "app/Seat.h"
#include "app/TableSession.h"

namespace app {

/// What is played: the game under way, who sits at it, their series, and the games that were left before
/// their end. Without a game under way the showcase stands on the table. Main thread only.
class Evening {
  public:
    /// What it works with; all of it must outlive it.
    struct Surroundings {
        const Games& games;
        const i18n::Catalogue& texts;
        Library& library;
        Preferences& preferences;
        Engines& engines;
        Messages& messages;
        ScreenStack& screens;  ///< shows the table when a game comes to it
        Changes& changes;
    };
    /// `locks`: a folder for the locks of games under way. `assets`: where the showcase is.
    Evening(const Surroundings& surroundings, std::filesystem::path locks,
            const std::filesystem::path& assets);

    // ---- the table
    /// As it is seen: a game that is looked at, the game under way, or the showcase.
    [[nodiscard]] TableSession& table() { return const_cast<TableSession&>(std::as_const(*this).table()); }
    [[nodiscard]] const TableSession& table() const {
        return preview_ ? *preview_ : session_ ? *session_ : *showcase_;
    }
    /// The game under way, if there is one.
    [[nodiscard]] TableSession* session() { return session_.get(); }
    [[nodiscard]] const TableSession* session() const { return session_.get(); }
    /// The number of the game under way, counted from the start of the program; 0: there was none yet.
    [[nodiscard]] int sessionNumber() const { return sessions_; }
    /// Who sits at the seats of the game under way, by player.
    [[nodiscard]] std::vector<Seat> seats() const;
    /// Null if no series is played.
    [[nodiscard]] const match::Series* series() const { return scores_.series(); }

    // ---- what comes to the table
    /// Begins a game with these at its seats, in a new series. On an error nothing changes.
    base::Result<void> begin(const CatalogEntry& game, const game::OptionValues& options,
                             std::vector<Seat> seats, match::SeriesGoal goal = {});
    /// A game against the bot that suits the player begins, as the last one was set up; the colours are
    /// drawn.
    void play();
    /// That bot, once the archive has told of earlier games; null if the game has no bots.
    [[nodiscard]] const game::Opponent* suitable() const { return suitable_ ? &*suitable_ : nullptr; }
    /// Others take the seats of the game under way, by player. A game that stands at its end goes on, also
    /// one from a file; elsewhere what is played becomes a variation of the file's.
    void takeSeats(std::vector<Seat> seats);
    /// The same players again, each in the next seat; after the end of a series, in a new one.
    void rematch();
    /// The same players again, from this turn of the game under way on: a second try, which is not kept and
    /// counts for nothing.
    void playAgain(match::NodeId from);
    /// A game or position from outside, `ply` turns in (-1: as it stands). One from the archive is kept there
    /// with what is said of it from now on.
    void show(const CatalogEntry& game, match::Match match, int ply = -1,
              std::optional<archive::GameId> archived = {});
    /// Games that were left before their end, here or by an earlier start of the program; the last one first.
    [[nodiscard]] const std::vector<KeptGame>& unfinishedGames() const { return keeper_.unfinished(); }
    /// One of these comes back to the table, with who sat there, as soon as the archive has read it.
    void resume(const KeptGame& kept);

    // ---- a look at another game
    /// Shows a game at its end, while the one under way waits as it is. `match` is live if it can be gone on
    /// with: secrets are then kept. Ends when another game comes to the table.
    void preview(const CatalogEntry& game, match::Match match);
    /// The same for a game that goes on while it is looked at: its pieces move as those of one's own.
    void watch(const CatalogEntry& game, match::Match match);
    [[nodiscard]] TableSession* previewed() { return preview_.get(); }
    void endPreview();
    /// What is looked at leaves the table, so that something else can be looked at, until it is put back;
    /// null if there is nothing.
    [[nodiscard]] std::unique_ptr<TableSession> takePreview();
    void putPreview(std::unique_ptr<TableSession> preview);

    // ---- the archive
    /// The number of the game under way, once the archive has it.
    [[nodiscard]] std::optional<archive::GameId> archived() const { return keeper_.onTable(); }
    /// A game was removed from the archive, or came back.
    void gameRemoved(archive::GameId id) { keeper_.removed(id); }
    void gameRestored() { keeper_.restored(); }

    // ---- how it goes on
    /// Shows the table, above the start screen.
    void showTable();
    /// What cameras may do by themselves, now and at every later table.
    void setCameraHabits(const CameraHabits& habits);
    /// Time goes by frames, not by the clock: for scripts and pictures.
    void fixClock() { fixedClock_ = true; }
    [[nodiscard]] bool clockFixed() const { return fixedClock_; }
    /// Takes the player's settings over; `theme`: there is another theme.
    void followPreferences(bool theme);
    /// Keeps scores and games; once a frame.
    void update();
    [[nodiscard]] bool busy() const { return keeper_.busy(); }
    /// Writes the game under way and sends its bots away; blocks.
    void flush();

  private:
    /// What becomes of the game that was on the table.
    enum class Former {
        Left,      ///< kept, and the player is told
        Abandoned  ///< nobody wants to go on with it
    };
    void seat(const CatalogEntry& game, match::Match match, Former former);
    void goOn(ResumedGame resumed);
    void seatPlayers();
    [[nodiscard]] match::TakingBack takingBack() const;
    void offerCoach();
    void keepScore();
    /// Asks the archive who suits the player; after a game the player is told if that is somebody else now.
    void findSuitable(bool afterGame);
    void keepGame(match::milliseconds tolerance);
    void flushGame();
    [[nodiscard]] match::SeriesGoal goal() const;

    Surroundings with_;
    Leavers leavers_;  ///< bots that sat at the seats
    GameKeeper keeper_;
    std::unique_ptr<TableSession> showcase_;
    std::unique_ptr<TableSession> session_;
    std::unique_ptr<TableSession> preview_;
    std::vector<Seat> seats_;  ///< of the game under way
    ScoreBook scores_;
    bool trial_ = false;   ///< the game under way is a second try
    bool scored_ = false;  ///< a result was entered or taken back since the last look
    std::optional<game::Opponent> suitable_;
    int sessions_ = 0;  ///< games that came to the table so far
    CameraHabits cameraHabits_;
    bool fixedClock_ = false;
};

}  // namespace app
