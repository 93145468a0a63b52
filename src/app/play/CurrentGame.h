#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/catalog/Games.h"
#include "app/catalog/Seat.h"
#include "app/common/Changes.h"
#include "app/common/Messages.h"
#include "app/library/GameKeeper.h"
#include "app/library/Library.h"
#include "app/play/EnginePlayer.h"
#include "app/play/ScoreBook.h"
#include "app/play/SuitableBot.h"
#include "app/settings/Preferences.h"
#include "app/table/TableSession.h"
#include "app/thinking/Engines.h"
#include "app/thinking/ThinkingService.h"
#include "app/window/ScreenStack.h"

namespace app {

/// The game under way, with its seats and its series, and the games that were left unfinished. Decides which
/// game is on the table: a previewed game, the game under way, or the showcase if there is neither. Main
/// thread only.
class CurrentGame {
  public:
    /// The objects that it uses; all of them must outlive it.
    struct Surroundings {
        const Games& games;
        const i18n::Catalogue& texts;
        Library& library;
        Preferences& preferences;
        Engines& engines;
        ThinkingService& thinking;
        Messages& messages;
        ScreenStack& screens;  ///< shows the table when a game comes to it
        Changes& changes;
    };
    /// `locks`: a folder for the locks of games under way. `assets`: the folder of the program's assets.
    CurrentGame(const Surroundings& surroundings, std::filesystem::path locks,
                const std::filesystem::path& assets);

    // ---- the table
    /// The table on the screen: that of a previewed game, else of the game under way, else the showcase.
    [[nodiscard]] TableSession& table() { return const_cast<TableSession&>(std::as_const(*this).table()); }
    [[nodiscard]] const TableSession& table() const {
        return preview_ ? *preview_ : session_ ? *session_ : *showcase_;
    }
    /// The table of the game under way; null if there is none.
    [[nodiscard]] TableSession* session() { return session_.get(); }
    [[nodiscard]] const TableSession* session() const { return session_.get(); }
    /// The number of the game under way, counted from the start of the program; 0 if there was none yet.
    [[nodiscard]] int sessionNumber() const { return sessions_; }
    /// The seats of the game under way, by player.
    [[nodiscard]] std::vector<Seat> seats() const;
    /// Null if no series is being played.
    [[nodiscard]] const match::Series* series() const { return scores_.series(); }

    // ---- games on the table
    /// Begins a game with these seats, in a new series. On an error nothing changes.
    base::Result<void> begin(const CatalogEntry& game, const game::OptionValues& options,
                             std::vector<Seat> seats, match::SeriesGoal goal = {});
    /// Begins a game with the options of the last one, against the bot that suits the player; the colours are
    /// drawn at random.
    void play();
    /// The bot that play() chooses, once the archive has returned earlier games; null if the game has no
    /// bots.
    [[nodiscard]] const game::Opponent* suitable() const { return suitable_.bot(); }
    /// Changes who plays the game under way; `seats` by player. If the table shows the end of an unfinished
    /// game, the game goes on from there, even a game from a file; at earlier positions new turns become a
    /// variation.
    void takeSeats(std::vector<Seat> seats);
    /// Begins another game with the same players, each in the next seat. If the series is over, a new one
    /// begins.
    void rematch();
    /// Lets the same players play again from where this turn of the game under way left it; from the root:
    /// its start. This second try is not archived and not counted in the series.
    void playAgain(match::NodeId from);
    /// Shows a game or a position that was opened, after `ply` turns (-1: where the match stands). A game
    /// from the archive is updated there when it is commented on or gets variations.
    void show(const CatalogEntry& game, match::Match match, int ply = -1,
              std::optional<archive::GameId> archived = {});
    /// Goes on with a game that was saved while it was not over: `match` is live. `opponents`: by player, the
    /// id of a bot, empty for a person.
    void goOn(const CatalogEntry& game, match::Match match, const std::vector<std::string>& opponents);
    /// Games that were left unfinished, including those of earlier starts of the program; the latest first.
    [[nodiscard]] const std::vector<KeptGame>& unfinishedGames() const { return keeper_.unfinished().all(); }
    /// Puts an unfinished game back on the table, with its players, as soon as the archive has read it.
    void resume(const KeptGame& kept);

    // ---- preview of another game
    /// Shows the end of a game, while the game under way waits unchanged. If `match` is live, it can be
    /// continued, so its secrets stay hidden. The preview ends when another game comes to the table.
    void preview(const CatalogEntry& game, match::Match match);
    /// Previews a game that is still being played: new turns are animated.
    void watch(const CatalogEntry& game, match::Match match);
    [[nodiscard]] TableSession* previewed() { return preview_.get(); }
    void endPreview();
    /// Takes the preview off the table, so that another game can be previewed until putPreview(); null if
    /// there is no preview.
    [[nodiscard]] std::unique_ptr<TableSession> takePreview();
    void putPreview(std::unique_ptr<TableSession> preview);

    // ---- the archive
    /// The id of the game under way in the archive; nullopt until the archive has it.
    [[nodiscard]] std::optional<archive::GameId> archived() const { return keeper_.onTable(); }
    /// The game of the archive to which the table writes, also while it is under review.
    [[nodiscard]] std::optional<archive::GameId> written() const { return keeper_.writes(); }
    /// A game was removed from the archive.
    void gameRemoved(archive::GameId id) { keeper_.unfinished().remove(id); }
    void gameRestored() { keeper_.unfinished().look(); }

    // ---- every frame
    /// Shows the screen of the table, above the start screen.
    void showTable();
    /// The camera's habits for the present table and all later ones.
    /// Puts this game's showcase on the table while no game is on it, and remembers the choice.
    void show(const CatalogEntry& game);
    void setCameraHabits(const CameraHabits& habits);
    /// Uses the fixed clock from now on: time passes by frames, for scripts and pictures.
    void fixClock() { surroundings_.thinking.fixClock(); }
    [[nodiscard]] bool clockFixed() const { return surroundings_.thinking.clockFixed(); }
    /// Applies the player's settings; `tables`: whether tables look different now.
    void followPreferences(bool tables);
    /// Whether the game under way goes on: its table is open, also below other screens, and no picture is
    /// taken of it.
    [[nodiscard]] bool goesOn() const;
    /// Whether it waits for the turn of a bot or a remote player.
    [[nodiscard]] bool expecting() const { return goesOn() && session_->players().awaitsTurn(); }
    /// Lets `seconds` pass for the game under way: bots and remote players move, and their pieces. Call once
    /// a simulation step.
    void step(float seconds);
    /// Lets real time pass for its clocks. Those of persons stand while another screen is on top.
    void passTime(float seconds);
    /// Updates the series and the archive; call once a frame.
    void update();
    [[nodiscard]] bool busy() const { return keeper_.busy() || suitable_.busy(); }
    /// Saves the game under way and takes the seats from its bots; blocks.
    void flush();
    /// Lets a bot take a seat in a game that begins in this view of its player.
    [[nodiscard]] std::unique_ptr<match::Participant> seatOf(std::unique_ptr<game::Bot> bot, EnginePace pace,
                                                             std::unique_ptr<const game::View> view) const;
    /// The chance of the next game. With the fixed clock it is the same in every run of the program.
    [[nodiscard]] game::Chance drawChance();

  private:
    /// The treatment of the game that leaves the table.
    enum class Former {
        Left,      ///< kept among the unfinished games, and the player is told
        Abandoned  ///< not offered as an unfinished game
    };
    void seat(const CatalogEntry& game, match::Match match, Former former);
    void goOn(ResumedGame resumed);
    void seatPlayers();
    /// The beginning of a second try from this turn.
    [[nodiscard]] match::Referee::Alike secondTry(const match::Match& match, match::NodeId from);
    [[nodiscard]] match::TakingBack takingBack() const;
    void offerCoach();
    void keepScore();
    void keepGame(match::milliseconds tolerance);
    void flushGame();
    [[nodiscard]] match::SeriesGoal goal() const;

    Surroundings surroundings_;
    GameKeeper keeper_;
    std::filesystem::path assets_;
    std::unique_ptr<TableSession> showcase_;
    std::unique_ptr<TableSession> session_;
    std::unique_ptr<TableSession> preview_;
    std::vector<Seat> seats_;  ///< of the game under way
    ScoreBook scores_;
    bool secondTry_ = false;  ///< the game under way was begun by playAgain()
    bool scored_ = false;     ///< a result was added or removed since the last update
    SuitableBot suitable_;
    int sessions_ = 0;  ///< games that came to the table so far
    CameraHabits cameraHabits_;
    std::uint64_t chancesDrawn_ = 0;  ///< with the fixed clock
};

}  // namespace app
