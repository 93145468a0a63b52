#include "app/table/Hand.h"

#include <algorithm>
#include <cmath>
#include <glm/gtc/constants.hpp>
#include <utility>

namespace app {

void Hand::hover(std::optional<glm::vec2> point) {
    pointer_ = point;
    const auto place = point ? stage_.placeAt(*point) : std::nullopt;
    if (place == turn_.pointed().hover) return;
    turn_.pointAt({.hover = place, .cursor = place ? std::nullopt : cursor()});
    turn_.refresh();
}

void Hand::cameraMoved() {
    if (pointer_) hover(pointer_);
}

void Hand::stopPointing() {
    pointer_.reset();
    turn_.pointAt({});
    scene::Marks marks = stage_.marks();
    marks.advice.clear();
    stage_.show(std::move(marks));
    cancelDrag();
    turn_.cancel();
}

// ---- clicks and drags ----

void Hand::press(glm::vec2 point, By by) {
    const auto place = stage_.placeAt(point);
    dragAt_ = place;
    liftedByDrag_ = false;
    if (!place) {
        turn_.cancel();
        return;
    }
    const bool before = turn_.begun();
    const auto& reach = turn_.shown().reach;
    const bool distant = std::any_of(reach.begin(), reach.end(),
                                     [&](const game::Place& other) { return other.sameSpot(*place); });
    turn_.pickAt(*place, by == By::Finger && distant);
    liftedByDrag_ = !before && turn_.begun() && !turn_.awaitsConfirmation();
}

void Hand::dragTo(glm::vec2 point) {
    const auto place = stage_.placeAt(point);
    pointer_ = point;
    turn_.pointAt({.hover = place, .cursor = cursor()});
    liftedByDrag_ &= !turn_.awaitsConfirmation();
    // Only a piece lifted by this drag follows it: otherwise an unsteady click would put down two pieces.
    if (liftedByDrag_ && place && dragAt_ && !place->sameSpot(*dragAt_)) {
        const auto& targets = turn_.shown().targets;
        const auto leadsOn = [&](const game::Place& target) { return target.sameSpot(*place); };
        const bool fromPile = dragAt_->area != place->area;
        if (!fromPile && std::any_of(targets.begin(), targets.end(), leadsOn)) {
            dragAt_ = place;
            turn_.pickAt(*place);
        }
    }
    turn_.refresh();
}

void Hand::release(glm::vec2 point, bool dragged) {
    const auto place = stage_.placeAt(point);
    const bool lifted = std::exchange(liftedByDrag_, false) && !turn_.awaitsConfirmation();
    const auto from = std::exchange(dragAt_, {});
    if (!dragged || !lifted || !turn_.begun()) return;
    if (place && from && place->sameSpot(*from)) {
        turn_.finish();
    } else if (place) {
        turn_.pickAt(*place);  // a piece from the supply lands here; any other piece goes back
        if (!turn_.begun() || turn_.awaitsConfirmation()) return;
        const auto why = turn_.refusal();
        turn_.cancel();
        turn_.refuse(why);
    } else {
        turn_.cancel();
    }
}

void Hand::cancelDrag() {
    if (std::exchange(liftedByDrag_, false) && !turn_.awaitsConfirmation()) turn_.cancel();
    dragAt_.reset();
}

// ---- the keyboard's cursor ----

void Hand::moveCursor(int dx, int dy) {
    // "Up" is away from the player: rotate the direction by the camera's yaw, rounded to quarters.
    const int quarter = static_cast<int>(std::lround(stage_.camera().yaw() / glm::half_pi<float>())) & 3;
    for (int i = 0; i < quarter; ++i) {
        const int x = dx;
        dx = -dy;
        dy = x;
    }
    const game::MoveInput& input = turn_.input();
    const game::Place place = cursor() ? input.neighbour(*cursor(), dx, dy) : input.cursorStart();
    pointer_.reset();
    turn_.pointAt({.hover = place, .cursor = place});
    turn_.refresh();
}

void Hand::pickAtCursor() {
    // If the cursor has not moved since the turn was entered, it confirms the turn, wherever the pieces would
    // go.
    if (turn_.awaitsCursor())
        (void)turn_.confirm();
    else if (!cursor())
        moveCursor(0, 0);
    else
        turn_.pickAt(*cursor());
}

}  // namespace app
