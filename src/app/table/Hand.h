#pragma once

#include <glm/glm.hpp>
#include <optional>
#include <vector>

#include "app/table/TurnEntry.h"

namespace app {

/// How a person points at the table: with a pointer, a finger or the keyboard's cursor, by clicks and drags.
/// What is pointed at goes to the entry of the turn. Points of the picture range from -1 to 1, y upwards.
class Hand {
  public:
    /// Both must outlive it; neither is used here.
    Hand(TurnEntry& turn, TableStage& stage) : turn_(turn), stage_(stage) {}

    /// The pointer rests on this point, whatever the camera moves below it; nothing: it is elsewhere.
    void hover(std::optional<glm::vec2> point);
    /// The pointer is over something that covers the table. The keyboard's cursor stays where it is.
    void leavePointer() {
        if (pointer_) hover({});
    }
    /// Whether pointing shows what a click would play; not while a click does something else.
    void proposeTurns(bool on);
    /// The camera has moved below the pointer.
    void cameraMoved();
    /// Ends all pointing: puts back what is in the hand, and removes the cursor and the marks of advice.
    void stopPointing();
    /// The place under the keyboard's cursor, or else under the pointer.
    [[nodiscard]] std::optional<game::Place> pointedAt() const {
        return cursor() ? cursor() : turn_.pointed().hover;
    }

    // ---- clicks and drags
    enum class By { Mouse, Finger };
    /// A button goes down: lifts or places a piece; `dragged` of release() tells whether the pointer has
    /// moved since. A finger cannot hover: if its touch would play a whole turn with a distant destination
    /// that the player has not seen, the turn is shown and waits for confirmation. Whether there is a place
    /// at this point; a click beside everything changes nothing.
    bool press(glm::vec2 point, By by = By::Mouse);
    void release(glm::vec2 point, bool dragged);
    /// The pointer moves with the button down: a lifted pile leaves a piece at every place that it enters.
    void dragTo(glm::vec2 point);
    void cancelDrag();
    /// A click of the other button where the pointer is: takes back a turn that is held ready. Beside the
    /// places of the turn that is begun it puts back what is in the hand, on them it finishes the turn; if
    /// none is begun, it does what the game does there (MoveInput::finishAt), or else chooses the next kind,
    /// count or play.
    void pressOther();

    // ---- the keyboard's cursor
    /// The place under it.
    [[nodiscard]] std::optional<game::Place> cursor() const { return turn_.pointed().cursor; }
    void moveCursor(int dx, int dy);
    void pickAtCursor();

  private:
    /// The place at a point, or the one that a click there just misses. Where something can be done comes
    /// before what hides it. `entry`: not while a drag moves what is in the hand.
    [[nodiscard]] std::optional<game::Place> placeAt(glm::vec2 point, scene::EntryCounts entry) const;
    /// The pieces that are held above the table.
    [[nodiscard]] std::vector<game::PieceId> heldPieces() const;
    /// Ends the drag of a lifted piece at a place, or off the table.
    void releaseAt(std::optional<game::Place> place);
    /// Takes back what the drag has done.
    void undoDrag();

    TurnEntry& turn_;
    TableStage& stage_;
    std::optional<glm::vec2> pointer_;   ///< where it rests over the table, if it decides on what is hovered
    std::optional<game::Place> dragAt_;  ///< the last place entered by the drag
    bool liftedByDrag_ = false;
    bool begunBeforeDrag_ = false;  ///< a turn had been begun when the drag began
    bool proposes_ = true;
    int dragSteps_ = 0;  ///< steps of the entry that the drag has made, the lifting among them
};

}  // namespace app
