#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/catalog/GameCatalog.h"
#include "app/table/Hand.h"
#include "app/table/TableStage.h"
#include "app/table/TurnEntry.h"
#include "match/Seating.h"
#include "match/Subscription.h"

namespace app {

/// A match on the table: who sits there, what its viewer may see, its course and its history. Its stage shows
/// it, and persons enter their turns with its hand. It knows no window.
class TableSession {
  public:
    TableSession(const CatalogEntry& entry, match::Match match, const scene::Theme& theme, float speed,
                 const TableWishes& wishes = {});
    TableSession(const TableSession&) = delete;
    TableSession& operator=(const TableSession&) = delete;

    [[nodiscard]] match::Match& match() { return match_; }
    [[nodiscard]] const match::Match& match() const { return match_; }
    [[nodiscard]] const CatalogEntry& entry() const { return *entry_; }
    /// The position that is shown.
    [[nodiscard]] const game::View& view() const { return *view_; }
    /// The viewer whose knowledge is shown: the only person at the table; of several persons with secrets,
    /// the one who has uncovered the table, and an onlooker until then; if nothing is hidden any more, the
    /// record or who was chosen by seeAs().
    [[nodiscard]] game::Viewer viewer() const { return viewer_; }
    /// Whether somebody may not know something yet: the game has secrets, is played here and is not over.
    [[nodiscard]] bool keepsSecrets() const { return match_.hasSecrets() && match_.live() && !finished_; }
    /// The viewer for what leaves the table (SharedGame.h) and so may reach anybody who sits here: the only
    /// person; an onlooker if there are several; the record if nothing is hidden.
    [[nodiscard]] game::Viewer sharedViewer() const;
    /// Whether the game hides or hid something that may be looked at as each player sees it: nobody who sits
    /// here may be surprised by it, since the game is over or only engines play it.
    [[nodiscard]] bool showsSecrets() const {
        return match_.hasSecrets() && !(keepsSecrets() && personsPlay());
    }
    /// Shows the game as this viewer sees it; does nothing unless showsSecrets().
    void seeAs(game::Viewer viewer);
    /// Covers the table until the next person uncovers it, for a picture of it; nothing changes if one person
    /// sits here or nothing is hidden.
    void cover();
    /// The person at this table whose decision is entered now; of several who are awaited, the one who has
    /// uncovered the table, or else the first. nullopt: no person is awaited.
    [[nodiscard]] std::optional<game::PlayerId> actor() const;
    /// The person to whom the table must be handed over before the game goes on; nullopt if there are no
    /// secrets, or if the table is uncovered.
    [[nodiscard]] std::optional<game::PlayerId> handOver() const;
    /// The person to move has taken over the table and may see his secrets.
    void uncover();
    // ---- its parts
    /// What is seen of it: pieces, marks, camera.
    [[nodiscard]] TableStage& stage() { return stage_; }
    [[nodiscard]] const TableStage& stage() const { return stage_; }
    /// The turn that a person is entering.
    [[nodiscard]] TurnEntry& turn() { return turn_; }
    [[nodiscard]] const TurnEntry& turn() const { return turn_; }
    /// How a person points at it.
    [[nodiscard]] Hand& hand() { return hand_; }
    [[nodiscard]] const Hand& hand() const { return hand_; }

    // ---- what is shown
    /// Builds the table anew for another theme or other wishes; pieces stay where they are.
    void rebuild(const scene::Theme& theme, const TableWishes& wishes);
    /// The game's picture of this name (game::Choice::icon), as the place's pieces look.
    [[nodiscard]] ui::kit::Shape iconOf(const std::string& name) const;
    /// The player whose seat the camera is behind.
    [[nodiscard]] game::PlayerId chair() const;
    /// The motions that the camera may make by itself.
    void setCameraHabits(const CameraHabits& habits);
    /// Whether only the camera's breathing changes the picture.
    [[nodiscard]] bool onlyBreathes() const { return !animating() && stage_.camera().onlyBreathes(); }

    /// A number that changes with every new view().
    [[nodiscard]] std::uint64_t viewNumber() const { return viewNumber_; }

    // ---- players
    void setSeating(match::Seating seating);
    [[nodiscard]] const match::Seating& seating() const { return seating_; }
    /// Whether a person at this table has a seat.
    [[nodiscard]] bool personsPlay() const { return !seating_.persons().empty(); }
    /// What the bot to move thinks at present; nothing if that may tell the viewer too much
    /// (tellsThoughts()).
    [[nodiscard]] std::optional<match::Seating::Opinion> opinion() const {
        return tellsThoughts() ? seating_.opinion() : std::nullopt;
    }
    /// Whether thoughts of bots may be shown. They begin with the turn that a bot is about to play, and so
    /// tell what it holds: while the game keeps secrets, only who sees all of it may know them.
    [[nodiscard]] bool tellsThoughts() const { return !keepsSecrets() || viewer_.isRecord(); }
    /// Whether a person at this table may enter a move now.
    [[nodiscard]] bool personToMove() const;
    /// Why no person may enter a move now; nullopt if one may.
    [[nodiscard]] std::optional<base::Message> whyNoEntry() const;
    /// Whether pieces of the last turn have moved since it was played.
    [[nodiscard]] bool turnArrives() const { return turnArrives_; }
    /// Whether a bot or a remote player is about to move.
    [[nodiscard]] bool awaitsTurn() const { return seating_.awaitsTurn(match_); }
    /// Whether this one is.
    [[nodiscard]] bool awaitsTurn(game::PlayerId player) const { return seating_.awaitsTurn(match_, player); }
    /// Whether no person can go on before others have decided.
    [[nodiscard]] bool awaitsOthers() const { return !actor() && !match_.outcome().over; }
    /// Whether one of them would move if the seats were not on hold.
    [[nodiscard]] bool turnHeld() const;
    void hold(bool on);
    /// Stops asking for turns; updateSeats() asks again.
    void stopAsking() { seating_.stop(); }
    /// Lets `dt` seconds pass for the bots and remote players.
    [[nodiscard]] std::optional<match::Seating::Trouble> updateSeats(float dt);
    /// Lets time pass for the clocks of the players who are awaited; of several persons at this table, for
    /// the one who decides now, if he is `present`, that is has no menu before him. They stand still while
    /// pieces move or the table is handed over.
    void passTime(float seconds, bool present = true);
    /// This player resigns.
    void resign(game::PlayerId player);
    /// A person at this table makes a proposal.
    void offer(game::PlayerId player, match::Proposal proposal);
    /// A proposal that a person at this table must answer.
    [[nodiscard]] std::optional<match::Offer> offerToAnswer() const;
    void answerOffer(bool accept);

    /// Plays a turn: of a person at this table, or one that was played elsewhere. It must be legal.
    void play(game::Action action);

    // ---- history. At earlier positions nobody is asked for a turn, until a person plays there or
    // playFromHere() is called.
    /// Takes back turns up to and including a person's last one; without persons, one turn.
    bool undo();
    [[nodiscard]] bool canUndo() const;
    /// Whether undo() is refused because the turns that it would take back have shown what was hidden.
    [[nodiscard]] bool turnStands() const;
    /// Replays turns that were taken back.
    bool redo();
    [[nodiscard]] bool canRedo() const;
    /// Whether the game may go on from the position that is shown. Not if that would take back turns that
    /// have shown what was hidden.
    [[nodiscard]] bool canPlayFromHere() const { return match_.canPlayFromHere(); }
    /// Whether the table shows another position than the end of a live game. Nobody plays there until
    /// playFromHere(). After the end of the game, turns played at earlier positions are variations, for
    /// either side.
    [[nodiscard]] bool looksBack() const { return match_.live() && !match_.atHead(); }
    void playFromHere();
    /// Goes back one turn.
    bool back();
    bool forward();
    /// Goes to the next turn of the line; the camera reacts as if it were played now.
    bool forwardAsPlayed();
    void goTo(match::NodeId node);
    void goToStart() { goTo(match::Match::kRoot); }
    void goToEnd();

    /// Lets `dt` seconds pass; true if the picture has changed.
    bool update(float dt);
    /// Whether pieces move, or are about to turn over for another viewer.
    [[nodiscard]] bool animating() const { return stage_.busy() || viewer_ != viewerNow(); }
    /// The msgid of the word that custom demands after the last turn; empty while the turn is still moving.
    [[nodiscard]] std::string announcement() const {
        return stage_.busy() ? std::string() : view_->announcement();
    }

  private:
    /// Moves the camera for a turn that was just played.
    void followWithCamera();
    [[nodiscard]] float yawOf(game::PlayerId player) const;
    /// Frames what is needed on the turns of who sits before the picture.
    void frameTable();
    /// The viewer that the state of the match demands.
    [[nodiscard]] game::Viewer viewerNow() const;
    /// The viewer for seenAs_ before anybody has chosen one.
    [[nodiscard]] game::Viewer unasked() const {
        return keepsSecrets() && !personsPlay() ? game::Viewer::onlooker() : game::Viewer::record();
    }
    void changeViewer();
    /// Reads the position from the match again.
    void refreshView();
    /// The player whose turn undo() would take back; nullopt if there is none.
    [[nodiscard]] std::optional<game::PlayerId> undoer() const;
    void followHistory();
    void followEvents();
    [[nodiscard]] bool onlySecrets(match::Subscription::News news) const;

    const CatalogEntry* entry_;
    match::Match match_;
    match::Seating seating_;
    match::Subscription news_;
    game::Viewer viewer_ = game::Viewer::onlooker();
    std::optional<game::PlayerId> uncoveredBy_;     ///< the person who has the table
    game::Viewer seenAs_ = game::Viewer::record();  ///< whose knowledge is shown if nobody must be surprised
    std::unique_ptr<const game::View> view_;
    std::uint64_t viewNumber_ = 0;
    bool turnArrives_ = false;  ///< pieces of the last turn have moved since it was played
    bool finished_ = false;     ///< the game is over, even if the table shows an earlier position
    std::map<std::string, std::string> icons_;  ///< scene::Theme::icons of the place
    TableStage stage_;
    TurnEntry turn_;
    Hand hand_;
};

}  // namespace app
