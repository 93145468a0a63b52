#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/catalog/GameCatalog.h"
#include "app/table/CameraWork.h"
#include "match/Seating.h"
#include "match/Subscription.h"
#include "scene/OrbitCamera.h"
#include "scene/TableScene.h"

namespace app {

/// A match on the table: follows its events, turns pointing into moves, asks bots and remote players for
/// their moves, and moves the pieces and the camera. It shows only what the viewer may see. It knows no
/// window; points of the picture range from -1 to 1, y upwards.
class TableSession {
  public:
    TableSession(const CatalogEntry& entry, match::Match match, const scene::Theme& theme, float speed);
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
    /// Whether the game hid something that may now be looked at as each player saw it.
    [[nodiscard]] bool showsSecrets() const { return match_.hasSecrets() && !keepsSecrets(); }
    /// Shows a game that hides nothing any more as this viewer saw it.
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
    [[nodiscard]] scene::OrbitCamera& camera() { return camera_; }
    /// The player whose seat the camera is behind.
    [[nodiscard]] game::PlayerId chair() const;
    [[nodiscard]] const scene::TableScene& scene() const { return scene_; }
    [[nodiscard]] game::MoveInput& input() { return *input_; }

    void setTheme(const scene::Theme& theme);
    /// Draws highlights thicker and in stronger colours.
    void setBoldHighlights(bool on);
    /// Speed 0: pieces appear at their new places at once. `calm`: pieces fade there instead of moving, and
    /// other motion is avoided too.
    void setMotion(float speed, bool calm);
    /// The motions that the camera may make by itself.
    void setCameraHabits(const CameraHabits& habits);
    [[nodiscard]] const CameraHabits& cameraHabits() const { return cameraWork_.habits(); }
    /// Whether the camera is about to move by itself.
    [[nodiscard]] bool cameraPending() const { return cameraWork_.pending(); }
    /// Whether only the camera's breathing changes the picture.
    [[nodiscard]] bool onlyBreathes() const { return !animating() && camera_.onlyBreathes(); }

    // ---- pointer
    /// It rests on this point, whatever the camera moves below it; nothing: it is elsewhere.
    void hover(std::optional<glm::vec2> point);
    /// Ends all pointing: puts back what is in the hand, and removes the cursor and the marks of advice.
    void stopPointing();
    /// The place under the keyboard's cursor, or else under the pointer.
    [[nodiscard]] std::optional<game::Place> pointedAt() const { return cursor_ ? cursor_ : hover_; }
    /// The place under the keyboard's cursor.
    [[nodiscard]] std::optional<game::Place> cursor() const { return cursor_; }
    [[nodiscard]] bool pointsAtPlace(glm::vec2 point) { return placeAt(point).has_value(); }
    enum class By { Mouse, Finger };
    /// A button goes down: lifts or places a piece; `dragged` of release() tells whether the pointer has
    /// moved since. A finger cannot hover: if its touch would play a whole move with a distant destination
    /// that the player has not seen, the move is shown and waits for confirmation.
    void press(glm::vec2 point, By by = By::Mouse);
    void release(glm::vec2 point, bool dragged);
    /// The pointer moves with the button down: a lifted stack drops a piece on every square that it enters.
    void dragTo(glm::vec2 point);
    void cancelDrag();

    // ---- the move being entered
    /// Picks a place. Ignored while the last turn of another player is still moving, since the player has not
    /// seen it.
    void pickAt(game::Place place);
    /// Why the last input was refused; nullopt if it was not.
    [[nodiscard]] const std::optional<base::Message>& refusal() const { return refusal_; }
    /// A number that changes with each refusal.
    [[nodiscard]] std::uint64_t refusalNumber() const { return refusals_; }
    void moveCursor(int dx, int dy);
    void pickAtCursor();
    /// Drops all pieces of the hand at its place; false if that is no legal move.
    bool finishMove();
    bool varyHand(int steps);
    bool stepBack();
    bool cancelEntry();
    void choose(std::size_t choice);
    /// Chooses a kind of piece, `steps` after the present one; continues at the other end.
    void chooseNext(int steps);
    /// Whether a move was begun: a piece is in the hand, or a move waits for confirmation.
    [[nodiscard]] bool holding() const { return input_->holding() || awaiting_; }
    [[nodiscard]] const std::string& entryText() const { return awaiting_ ? awaiting_->text : shown_.text; }
    /// The move input as it is shown.
    [[nodiscard]] const game::InputView& shownInput() const { return shown_; }
    /// Whether a move entered by pointing is shown first, and played when it is pointed at again.
    void askToConfirm(bool on) { asksToConfirm_ = on; }
    /// Whether a complete move waits for confirmation.
    [[nodiscard]] bool awaitsConfirmation() const { return awaiting_.has_value(); }
    /// Plays the waiting move; false if there is none.
    bool confirm();
    /// While `on`, entered turns are examined instead of played.
    void examine(bool on);
    [[nodiscard]] bool examines() const { return examines_; }
    /// The last turn entered to be examined; nullopt if there is none in this position.
    [[nodiscard]] const std::optional<game::Action>& examined() const { return examined_; }
    void forgetExamined() { examined_.reset(); }
    /// Plays a typed move; the error says why it cannot be played. A move that the guard holds back is not an
    /// error.
    base::Result<void> playText(std::string_view text);
    /// Called with every complete turn before it is played; if it returns false, the turn is held back and
    /// can be entered again. Without a guard all turns are played.
    using Guard = std::function<bool(game::Action)>;
    void setGuard(Guard guard) { guard_ = std::move(guard); }

    /// Shows these marks instead of those before, while the position stays.
    void show(scene::Marks marks) { changed_ |= scene_.setMarks(std::move(marks)); }
    [[nodiscard]] const scene::Marks& marks() const { return scene_.marks(); }
    /// A number that changes with every new view().
    [[nodiscard]] std::uint64_t viewNumber() const { return viewNumber_; }
    /// Whether signs and the last turn are marked.
    void showMarks(bool on);

    // ---- players
    void setSeating(match::Seating seating);
    [[nodiscard]] const match::Seating& seating() const { return seating_; }
    /// Whether a person at this table has a seat.
    [[nodiscard]] bool personsPlay() const { return !seating_.persons().empty(); }
    /// What the bot to move thinks at present; nothing while the game keeps secrets, since its thoughts begin
    /// with the turn that it is about to play, and so tell what it holds.
    [[nodiscard]] std::optional<match::Seating::Opinion> opinion() const {
        return keepsSecrets() ? std::nullopt : seating_.opinion();
    }
    /// Whether a person at this table may enter a move now.
    [[nodiscard]] bool personToMove() const;
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

    /// Adds a turn that was played elsewhere, at the end of the game. It must be legal.
    void follow(game::Action action) { submit(action); }
    /// Points the camera at these places for a moment when nothing moves, if it may follow the play.
    void lookAt(const std::vector<game::Place>& places);
    /// Points the camera at these places until further notice; an empty list returns it to its seat.
    void stayAt(const std::vector<game::Place>& places);

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
    /// Whether the picture has changed since the last update() or call.
    [[nodiscard]] bool takeChange() { return std::exchange(changed_, false); }
    /// Whether pieces move, or are about to turn over for another viewer.
    [[nodiscard]] bool animating() const { return scene_.busy() || viewer_ != viewerNow(); }
    void finishAnimations() { scene_.finishAnimations(); }
    void draw(scene::DrawList& list);
    /// The point of a piece or of the table that is visible at a point of the picture.
    [[nodiscard]] std::optional<glm::vec3> pointAt(glm::vec2 point);
    /// Focuses the picture on a point; nullopt: on the middle of the view.
    void focusOn(std::optional<glm::vec3> point);
    /// The audible events on the table since the last call.
    [[nodiscard]] std::vector<scene::SoundMoment> takeSoundMoments() { return scene_.takeSoundMoments(); }
    /// The position in the picture of a point of the table.
    [[nodiscard]] glm::vec2 project(glm::vec3 point) const;
    [[nodiscard]] glm::vec2 project(game::Place place);
    /// The middle of the visible part of a place, in metres.
    [[nodiscard]] glm::vec3 pointOn(game::Place place) { return scene_.pointOn(place); }
    /// The msgid of the word that custom demands after the last turn; empty while the turn is still moving.
    [[nodiscard]] std::string announcement() const {
        return scene_.busy() ? std::string() : view_->announcement();
    }

  private:
    void submit(game::Action action);
    /// Moves the camera for a turn that was just played.
    void followWithCamera();
    [[nodiscard]] float yawOf(game::PlayerId player) const;
    /// The middle of these places on the table; there must be at least one.
    [[nodiscard]] glm::vec2 middleOf(const std::vector<game::Place>& places) const;
    /// The viewer that the state of the match demands.
    [[nodiscard]] game::Viewer viewerNow() const;
    void changeViewer();
    /// Reads the position from the match again.
    void refreshView();
    /// The player whose turn undo() would take back; nullopt if there is none.
    [[nodiscard]] std::optional<game::PlayerId> undoer() const;
    void followHistory();
    void followEvents();
    [[nodiscard]] bool onlySecrets(match::Subscription::News news) const;
    void refreshInput();
    [[nodiscard]] std::optional<game::Place> placeAt(glm::vec2 point);
    /// Why no person may enter a move now; nullopt if one may.
    [[nodiscard]] std::optional<base::Message> whyNoEntry() const;
    /// Whether the last turn is still moving, so that the player may point at a place of the former position.
    [[nodiscard]] bool comesTooEarly() const;
    void refuse(std::optional<base::Message> why);
    void settleOn(std::optional<game::Action> action, std::optional<game::Place> pointedAt = {});
    [[nodiscard]] bool mayPlay(game::Action action) const { return !guard_ || guard_(action); }
    void answerAt(game::Place place);
    [[nodiscard]] std::vector<game::PreviewPiece> previewOf(game::Action action) const;

    /// A complete move that waits for confirmation.
    struct CompleteMove {
        game::Action action;
        std::string text;
        std::vector<game::PreviewPiece> preview;
        std::optional<game::Place> at;      ///< the place whose pointing completed it
        std::optional<game::Place> cursor;  ///< place of the keyboard's cursor when it was entered
    };

    const CatalogEntry* entry_;
    match::Match match_;
    scene::TableScene scene_;
    scene::OrbitCamera camera_;
    CameraWork cameraWork_{camera_};
    match::Seating seating_;
    game::Viewer viewer_ = game::Viewer::onlooker();
    std::optional<game::PlayerId> uncoveredBy_;     ///< the person who has the table
    game::Viewer seenAs_ = game::Viewer::record();  ///< whose knowledge is shown once nothing is hidden
    std::unique_ptr<const game::View> view_;
    std::unique_ptr<game::MoveInput> input_;
    game::InputView shown_;
    std::optional<CompleteMove> awaiting_;
    bool asksToConfirm_ = false;
    bool asksOnce_ = false;  ///< the place that is being pressed needs a confirmation
    Guard guard_;
    std::uint64_t viewNumber_ = 0;
    bool examines_ = false;
    std::optional<game::Action> examined_;
    std::optional<glm::vec2> pointer_;  ///< where it rests over the table, if it decides on hover_
    std::optional<game::Place> hover_;
    std::optional<game::Place> cursor_;
    std::optional<base::Message> refusal_;
    std::uint64_t refusals_ = 0;
    bool turnArrives_ = false;           ///< pieces of the last turn have moved since it was played
    std::optional<game::Place> dragAt_;  ///< the last place entered by the drag
    bool liftedByDrag_ = false;
    bool finished_ = false;  ///< the game is over, even if the table shows an earlier position
    std::optional<glm::vec3> focus_;
    match::Subscription news_;
    bool changed_ = true;
};

}  // namespace app
