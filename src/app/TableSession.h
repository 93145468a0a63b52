#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/CameraWork.h"
#include "app/GameCatalog.h"
#include "match/Seating.h"
#include "scene/OrbitCamera.h"
#include "scene/TableScene.h"

namespace app {

/// A match on the table: follows its events, turns pointing into moves, asks whoever is not at the table for
/// theirs, moves the pieces and the camera. It shows what the viewer may see. Knows no window; points of the
/// picture are given from -1 to 1, y upwards.
class TableSession {
  public:
    TableSession(const CatalogEntry& entry, match::Match match, const scene::Theme& theme, float speed);
    TableSession(const TableSession&) = delete;
    TableSession& operator=(const TableSession&) = delete;

    [[nodiscard]] match::Match& match() { return match_; }
    [[nodiscard]] const match::Match& match() const { return match_; }
    [[nodiscard]] const CatalogEntry& entry() const { return *entry_; }
    /// The position as it is shown.
    [[nodiscard]] const game::View& view() const { return *view_; }
    /// For whom the table is laid: the only person there; of several with secrets from each other the one who
    /// has uncovered it, or an onlooker before that; the record where nothing is to be kept from anybody.
    [[nodiscard]] game::Viewer viewer() const { return viewer_; }
    /// The person to whom the table has to be handed over before the game goes on; nothing where nobody hides
    /// anything, or it is uncovered already.
    [[nodiscard]] std::optional<game::PlayerId> handOver() const;
    /// The person to move has taken over and sees what is his.
    void uncover();
    [[nodiscard]] scene::OrbitCamera& camera() { return camera_; }
    /// Behind whose chair the camera stands.
    [[nodiscard]] game::PlayerId chair() const;
    [[nodiscard]] const scene::TableScene& scene() const { return scene_; }
    [[nodiscard]] game::MoveInput& input() { return *input_; }

    void setTheme(const scene::Theme& theme);
    /// Marks are thick and in strong colours.
    void setBoldHighlights(bool on);
    /// Speed 0: pieces are in their place at once; `calm`: they fade there instead of travelling, and so does
    /// whatever else moves.
    void setMotion(float speed, bool calm);
    /// What the camera may do by itself from now on.
    void setCameraHabits(const CameraHabits& habits);
    [[nodiscard]] const CameraHabits& cameraHabits() const { return cameraWork_.habits(); }
    /// The camera is about to move by itself.
    [[nodiscard]] bool cameraPending() const { return cameraWork_.pending(); }
    /// Nothing but the camera's breath changes the picture.
    [[nodiscard]] bool onlyBreathes() const { return !animating() && camera_.onlyBreathes(); }

    // ---- pointer
    /// It rests on this point, whatever the camera moves below it; nothing: it is elsewhere.
    void hover(std::optional<glm::vec2> point);
    /// The place that the pointer, or the keyboard's cursor, is on.
    [[nodiscard]] std::optional<game::Place> pointedAt() const { return cursor_ ? cursor_ : hover_; }
    /// The place that the keyboard's cursor is on.
    [[nodiscard]] std::optional<game::Place> cursor() const { return cursor_; }
    [[nodiscard]] bool pointsAtPlace(glm::vec2 point) { return placeAt(point).has_value(); }
    enum class By { Mouse, Finger };
    /// A button goes down: lifts or places; `dragged` tells release() whether the pointer travelled
    /// meanwhile. A finger has hovered over nothing: where it would play a whole move far away, unseen, the
    /// move is shown and waits to be pointed at again.
    void press(glm::vec2 point, By by = By::Mouse);
    void release(glm::vec2 point, bool dragged);
    /// The pointer travels with the button down: a lifted stack drops a piece on every square entered.
    void dragTo(glm::vec2 point);
    void cancelDrag();

    // ---- the move being entered
    /// Nothing comes of it while somebody else's turn is still being shown: who points then has not seen it.
    void pickAt(game::Place place);
    /// Why what was entered last was refused; nothing: it was not.
    [[nodiscard]] const std::optional<base::Message>& refusal() const { return refusal_; }
    /// Another number after each refusal.
    [[nodiscard]] std::uint64_t refusalNumber() const { return refusals_; }
    void moveCursor(int dx, int dy);
    void pickAtCursor();
    /// Drops the rest of what is in the hand where the hand is; false if that is no move.
    bool finishMove();
    bool varyHand(int steps);
    bool stepBack();
    bool cancelEntry();
    void choose(std::size_t choice);
    /// The next or previous of the kinds that can be chosen, around the end.
    void chooseNext(int steps);
    /// Whether something was begun: a piece is in the hand, or a move waits for its confirmation.
    [[nodiscard]] bool holding() const { return input_->holding() || awaiting_; }
    [[nodiscard]] const std::string& entryText() const { return awaiting_ ? awaiting_->text : shown_.text; }
    /// What is shown of the move being entered.
    [[nodiscard]] const game::InputView& shownInput() const { return shown_; }
    /// Whether a move that was entered by pointing is shown first, and played once it was pointed at again.
    void askToConfirm(bool on) { asksToConfirm_ = on; }
    /// A move was entered whole, and is to be confirmed.
    [[nodiscard]] bool awaitsConfirmation() const { return awaiting_.has_value(); }
    /// Plays it; false if none waits.
    bool confirm();
    /// The turns that are entered from now on are examined instead of played.
    void examine(bool on);
    [[nodiscard]] bool examines() const { return examines_; }
    /// The one that was entered last; nothing: none in this position.
    [[nodiscard]] const std::optional<game::Action>& examined() const { return examined_; }
    void forgetExamined() { examined_.reset(); }
    /// Plays a typed move; the error says why not. One that the guard holds back is no error.
    base::Result<void> playText(std::string_view text);
    /// Is asked about every whole turn that is entered, before it is played; false: it is held back, and may
    /// be entered once more. Nobody: all are played.
    using Guard = std::function<bool(game::Action)>;
    void setGuard(Guard guard) { guard_ = std::move(guard); }

    /// Places that the player should look at, until he plays or nobody wants to know any more.
    void showAdvice(const std::vector<game::Place>& places);

    /// What else is drawn on places, as long as the position stays.
    void showSigns(std::vector<scene::Sign> signs);
    [[nodiscard]] const std::vector<scene::Sign>& signs() const { return signs_; }
    /// What somebody thinks of, as long as the position stays, and how many pieces that would leave where.
    void showIdeas(std::vector<scene::Idea> ideas, std::vector<game::PlaceCount> counts = {});
    [[nodiscard]] const std::vector<scene::Idea>& ideas() const { return ideas_; }
    [[nodiscard]] const std::vector<game::PlaceCount>& ideaCounts() const { return ideaCounts_; }
    /// Another number whenever view() was taken anew.
    [[nodiscard]] std::uint64_t viewNumber() const { return viewNumber_; }
    /// Whether signs and the last turn are marked at all.
    void showMarks(bool on);
    /// Whether view() was taken anew since this was asked last.
    [[nodiscard]] bool takeViewIsNew() { return std::exchange(viewIsNew_, false); }

    // ---- who plays
    void setSeating(match::Seating seating);
    [[nodiscard]] const match::Seating& seating() const { return seating_; }
    /// Whether anybody at this table plays.
    [[nodiscard]] bool personsPlay() const { return !seating_.persons().empty(); }
    /// Whether somebody at the table may enter a move now.
    [[nodiscard]] bool personToMove() const;
    /// Whether somebody else will move by himself.
    [[nodiscard]] bool awaitsTurn() const { return seating_.awaitsTurn(match_); }
    /// Whether somebody else would move if nobody were held.
    [[nodiscard]] bool turnHeld() const;
    void hold(bool on);
    /// Stops asking for turns; updateSeats() begins anew.
    void stopAsking() { seating_.stop(); }
    /// Lets those go on who are not at this table by `dt` seconds.
    [[nodiscard]] std::optional<match::Seating::Trouble> updateSeats(float dt);
    /// So many seconds have gone by for whoever is to move. They do not count while pieces move or the table
    /// is handed over.
    void passTime(float seconds);
    /// The player gives up.
    void resign(game::PlayerId player);
    /// A person at this table proposes something.
    void offer(game::PlayerId player, match::Proposal proposal);
    /// What was proposed and waits for the answer of a person at this table.
    [[nodiscard]] std::optional<match::Offer> offerToAnswer() const;
    void answerOffer(bool accept);

    /// A turn that was played elsewhere comes to the table, at its end. It must be legal.
    void follow(game::Action action) { submit(action); }
    /// The camera goes to these places for a moment once nothing moves, if it may follow the play.
    void lookAt(const std::vector<game::Place>& places);
    /// The same, and it stays there; without any places it goes back to its seat.
    void stayAt(const std::vector<game::Place>& places);

    // ---- history. Away from its end nobody is asked for a turn, until somebody plays on from there or lets
    // them go on.
    /// Takes turns back up to the last one of a person; where no person plays, a single one.
    bool undo();
    [[nodiscard]] bool canUndo() const;
    /// Plays what was taken back again.
    bool redo();
    [[nodiscard]] bool canRedo() const;
    /// A turn that is not where the live game stands is shown. Nobody plays there, until somebody lets the
    /// game go on from it; once the game is over, what is played there is a variation, for either side.
    [[nodiscard]] bool looksBack() const { return match_.live() && !match_.atHead(); }
    void playFromHere();
    /// A single turn.
    bool back();
    bool forward();
    /// The next turn of the line, and the camera answers to it as if it were played now.
    bool forwardAsPlayed();
    void goTo(match::NodeId node);
    void goToStart() { goTo(match::Match::kRoot); }
    void goToEnd();

    /// Moves on by `dt` seconds; true if the picture changed.
    bool update(float dt);
    /// Pieces move, or are about to turn over for somebody else.
    [[nodiscard]] bool animating() const { return scene_.busy() || viewer_ != viewerNow(); }
    void finishAnimations() { scene_.finishAnimations(); }
    void draw(scene::DrawList& list);
    /// What is seen at a point of the picture: of a piece, or of the table.
    [[nodiscard]] std::optional<glm::vec3> pointAt(glm::vec2 point);
    /// Where the picture is sharpest; nothing: in the middle of the view.
    void focusOn(std::optional<glm::vec3> point);
    /// What could be heard of the table since the last call.
    [[nodiscard]] std::vector<scene::Touch> takeTouches() { return scene_.takeTouches(); }
    /// Where on the picture a point of the table is, or a place.
    [[nodiscard]] glm::vec2 project(glm::vec3 point) const;
    [[nodiscard]] glm::vec2 project(game::Place place);
    /// The middle of what is seen of a place, in the table's metres.
    [[nodiscard]] glm::vec3 pointOn(game::Place place) { return scene_.pointOn(place); }
    /// The msgid of what custom demands to be said after the last turn; empty while it still moves.
    [[nodiscard]] std::string announcement() const {
        return scene_.busy() ? std::string() : view_->announcement();
    }

  private:
    void submit(game::Action action);
    /// The camera answers to a turn that was just played.
    void followWithCamera();
    [[nodiscard]] float yawOf(game::PlayerId player) const;
    /// Of these places on the table, at least one of them.
    [[nodiscard]] glm::vec2 middleOf(const std::vector<game::Place>& places) const;
    /// Who may see the table as the match stands.
    [[nodiscard]] game::Viewer viewerNow() const;
    void changeViewer();
    /// Takes the position anew from the match.
    void refreshView();
    /// The player whose turn undo() takes back; nothing if there is none.
    [[nodiscard]] std::optional<game::PlayerId> undoer() const;
    void followHistory();
    void followEvents();
    void refreshInput();
    [[nodiscard]] std::optional<game::Place> placeAt(glm::vec2 point);
    /// Why no person may enter a move now; nothing: one may.
    [[nodiscard]] std::optional<base::Message> whyNoEntry() const;
    /// The last turn still moves its pieces: who points now means what he saw before it.
    [[nodiscard]] bool comesTooEarly() const;
    void refuse(std::optional<base::Message> why);
    void settleOn(std::optional<game::Action> action);
    [[nodiscard]] bool mayPlay(game::Action action) const { return !guard_ || guard_(action); }
    void answerAt(game::Place place);
    [[nodiscard]] std::vector<game::PreviewPiece> previewOf(game::Action action) const;

    /// A whole move that waits for its confirmation.
    struct Awaited {
        game::Action action;
        std::string text;
        std::vector<game::PreviewPiece> preview;
        std::optional<game::Place> cursor;  ///< where the keyboard's cursor was when it was entered
    };

    const CatalogEntry* entry_;
    match::Match match_;
    scene::TableScene scene_;
    scene::OrbitCamera camera_;
    CameraWork cameraWork_{camera_};
    match::Seating seating_;
    game::Viewer viewer_ = game::Viewer::record();
    std::optional<game::PlayerId> uncoveredBy_;  ///< of several persons with secrets, who has the table
    std::unique_ptr<const game::View> view_;
    std::unique_ptr<game::MoveInput> input_;
    game::InputView shown_;
    std::optional<Awaited> awaiting_;
    bool asksToConfirm_ = false;
    bool asksOnce_ = false;  ///< for the place that is being pressed
    Guard guard_;
    std::vector<scene::Sign> signs_;
    std::vector<scene::Idea> ideas_;
    std::vector<game::PlaceCount> ideaCounts_;
    bool viewIsNew_ = true;
    std::uint64_t viewNumber_ = 0;
    bool examines_ = false;
    std::optional<game::Action> examined_;
    std::optional<glm::vec2> pointer_;  ///< where it rests over the table, if it decides on hover_
    std::optional<game::Place> hover_;
    std::optional<game::Place> cursor_;
    std::optional<base::Message> refusal_;
    std::uint64_t refusals_ = 0;
    bool turnArrives_ = false;  ///< the pieces of the last turn have not come to rest since it was made
    std::optional<game::Place> dragAt_;  ///< the last place that a drag has entered
    bool liftedByDrag_ = false;
    bool finished_ = false;  ///< the game is over, whatever the table shows of it
    std::optional<glm::vec3> focus_;
    std::size_t eventsSeen_ = 0;
    bool changed_ = true;
};

}  // namespace app
