#pragma once

#include <functional>
#include <glm/glm.hpp>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/table/TableStage.h"
#include "base/Result.h"
#include "game/MoveInput.h"
#include "game/View.h"

namespace app {

class TableSession;

/// How a person enters a move at the table: by pointing, dragging, the keyboard's cursor or typing; and how
/// it is confirmed. A complete move goes to the session. Points of the picture range from -1 to 1, y upwards.
class MoveEntry {
  public:
    /// `table` and `stage` must outlive it; neither is used here.
    MoveEntry(TableSession& table, TableStage& stage, std::unique_ptr<game::MoveInput> input)
        : table_(table), stage_(stage), input_(std::move(input)) {}

    /// The viewer sees this position now; what was being entered is forgotten.
    void reset(const game::View& view);
    /// Shows on the table what may be entered now.
    void refresh();
    /// The camera has moved below the pointer.
    void cameraMoved();
    [[nodiscard]] game::MoveInput& input() { return *input_; }
    [[nodiscard]] const game::MoveInput& input() const { return *input_; }

    // ---- pointer
    /// It rests on this point, whatever the camera moves below it; nothing: it is elsewhere.
    void hover(std::optional<glm::vec2> point);
    /// Ends all pointing: puts back what is in the hand, and removes the cursor and the marks of advice.
    void stopPointing();
    /// The place under the keyboard's cursor, or else under the pointer.
    [[nodiscard]] std::optional<game::Place> pointedAt() const { return cursor_ ? cursor_ : hover_; }
    /// The place under the keyboard's cursor.
    [[nodiscard]] std::optional<game::Place> cursor() const { return cursor_; }
    [[nodiscard]] bool pointsAtPlace(glm::vec2 point) const { return stage_.placeAt(point).has_value(); }
    enum class By { Mouse, Finger };
    /// A button goes down: lifts or places a piece; `dragged` of release() tells whether the pointer has
    /// moved since. A finger cannot hover: if its touch would play a whole move with a distant destination
    /// that the player has not seen, the move is shown and waits for confirmation.
    void press(glm::vec2 point, By by = By::Mouse);
    void release(glm::vec2 point, bool dragged);
    /// The pointer moves with the button down: a lifted pile leaves a piece at every place that it enters.
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
    /// Puts down all pieces of the hand at its place; false if that is no legal move.
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

  private:
    /// Whether the last turn is still moving, so that the player may point at a place of the former position.
    [[nodiscard]] bool comesTooEarly() const;
    void refuse(std::optional<base::Message> why);
    /// Plays the entered move, or shows it for confirmation; nullopt: the entry continues.
    void settleOn(std::optional<game::Action> action, std::optional<game::Place> pointedAt = {});
    [[nodiscard]] bool mayPlay(game::Action action) const { return !guard_ || guard_(action); }
    void answerAt(game::Place place);
    /// The pieces in the hand.
    [[nodiscard]] std::vector<game::PieceId> inHand() const;
    /// Ends the drag of a lifted piece at a place, or off the table.
    void releaseAt(std::optional<game::Place> place);
    /// Takes back what the drag has done.
    void undoDrag();
    [[nodiscard]] std::vector<game::PreviewPiece> previewOf(game::Action action) const;

    /// A complete move that waits for confirmation.
    struct CompleteMove {
        game::Action action;
        std::string text;
        std::vector<game::PreviewPiece> preview;
        std::optional<game::Place> at;      ///< the place whose pointing completed it
        std::optional<game::Place> cursor;  ///< place of the keyboard's cursor when it was entered
    };

    TableSession& table_;
    TableStage& stage_;
    std::unique_ptr<game::MoveInput> input_;
    game::InputView shown_;
    std::optional<CompleteMove> awaiting_;
    Guard guard_;
    bool asksToConfirm_ = false;
    bool asksOnce_ = false;  ///< the place that is being pressed needs a confirmation
    bool examines_ = false;
    std::optional<game::Action> examined_;
    std::optional<glm::vec2> pointer_;  ///< where it rests over the table, if it decides on hover_
    std::optional<game::Place> hover_;
    std::optional<game::Place> cursor_;
    std::optional<base::Message> refusal_;
    std::uint64_t refusals_ = 0;
    std::optional<game::Place> dragAt_;  ///< the last place entered by the drag
    bool liftedByDrag_ = false;
    bool heldBeforeDrag_ = false;  ///< a move had been begun when the drag began
    int dragSteps_ = 0;            ///< steps of the entry that the drag has made, the lifting among them
};

}  // namespace app
