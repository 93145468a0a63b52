#include "app/table/Hand.h"

#include <algorithm>
#include <cmath>
#include <glm/gtc/constants.hpp>
#include <utility>

namespace app {

std::optional<game::Place> Hand::placeAt(glm::vec2 point, scene::EntryCounts entry) const {
    std::vector<game::Place> wanted = turn_.shown().targets;
    wanted.insert(wanted.end(), turn_.shown().reach.begin(), turn_.shown().reach.end());
    const auto place = stage_.placeAt(point, wanted, entry);
    return place ? place : stage_.placeNear(point, wanted);
}

void Hand::hover(std::optional<glm::vec2> point) {
    pointer_ = point;
    const auto place = point && proposes_ ? placeAt(*point, scene::EntryCounts::Yes) : std::nullopt;
    if (place == turn_.pointed().hover) return;
    turn_.pointAt({.hover = place, .cursor = place ? std::nullopt : cursor()});
    turn_.refresh();
}

void Hand::proposeTurns(bool on) {
    proposes_ = on;
    turn_.pointAt({.hover = on ? cursor() : std::nullopt, .cursor = cursor()});
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

bool Hand::press(glm::vec2 point, By by) {
    const auto place = placeAt(point, scene::EntryCounts::Yes);
    dragAt_ = place;
    liftedByDrag_ = false;
    if (!place) return false;
    begunBeforeDrag_ = turn_.begun();
    dragSteps_ = 1;
    const std::vector<game::PieceId> before = heldPieces();
    const auto& reach = turn_.shown().reach;
    const bool distant = std::any_of(reach.begin(), reach.end(),
                                     [&](const game::Place& other) { return other.sameSpot(*place); });
    turn_.pickAt(*place, by == By::Finger && distant);
    const std::vector<game::PieceId> now = heldPieces();
    const auto isNew = [&](game::PieceId piece) {
        return std::find(before.begin(), before.end(), piece) == before.end();
    };
    liftedByDrag_ =
        turn_.begun() && !turn_.awaitsConfirmation() && std::any_of(now.begin(), now.end(), isNew);
    return true;
}

std::vector<game::PieceId> Hand::heldPieces() const {
    std::vector<game::PieceId> pieces;
    for (const game::PreviewPiece& piece : turn_.shown().preview)
        if (piece.inHand) pieces.push_back(piece.piece.id);
    return pieces;
}

void Hand::dragTo(glm::vec2 point) {
    const auto place = placeAt(point, scene::EntryCounts::No);
    pointer_ = point;
    turn_.pointAt({.hover = place, .cursor = cursor()});
    liftedByDrag_ &= !turn_.awaitsConfirmation();
    // Only a piece lifted by this drag follows it: otherwise an unsteady click would put down two pieces.
    if (liftedByDrag_ && turn_.shown().dragPicks && place && dragAt_ && !place->sameSpot(*dragAt_)) {
        const auto& targets = turn_.shown().targets;
        const auto leadsOn = [&](const game::Place& target) { return target.sameSpot(*place); };
        const bool fromPile = dragAt_->area != place->area;
        if (!fromPile && std::any_of(targets.begin(), targets.end(), leadsOn)) {
            dragAt_ = place;
            turn_.pickAt(*place);
            ++dragSteps_;
        }
    }
    turn_.refresh();
}

void Hand::release(glm::vec2 point, bool dragged) {
    const auto place = placeAt(point, scene::EntryCounts::No);
    const bool lifted = std::exchange(liftedByDrag_, false) && !turn_.awaitsConfirmation();
    const auto from = std::exchange(dragAt_, {});
    if (!dragged || !lifted || !turn_.begun()) return;
    if (place && from && place->sameSpot(*from))
        turn_.releaseAt(*place);
    else
        releaseAt(place);
}

/// A piece that is released on a marked place goes on from there; any other piece goes back.
void Hand::releaseAt(std::optional<game::Place> place) {
    if (!place) return undoDrag();
    const auto isHere = [&](const game::Place& other) { return other.sameSpot(*place); };
    const game::InputView& shown = turn_.shown();
    const bool marked = std::any_of(shown.targets.begin(), shown.targets.end(), isHere) ||
                        std::any_of(shown.reach.begin(), shown.reach.end(), isHere);
    turn_.pickAt(*place);
    if (!turn_.begun() || turn_.awaitsConfirmation() || (marked && !turn_.refusal())) return;
    const auto why = turn_.refusal();
    undoDrag();
    turn_.refuse(why);
}

void Hand::undoDrag() {
    if (!begunBeforeDrag_)
        (void)turn_.cancel();
    else
        for (int step = 0; step < dragSteps_; ++step) (void)turn_.stepBack();
}

void Hand::cancelDrag() {
    if (std::exchange(liftedByDrag_, false) && !turn_.awaitsConfirmation()) undoDrag();
    dragAt_.reset();
}

void Hand::pressOther() {
    if (turn_.takeBackHeld()) return;
    const auto at = turn_.pointed().hover;
    if (!at) return (void)turn_.cancel();
    const auto isHere = [&](const game::Place& other) { return other.sameSpot(*at); };
    const game::InputView& shown = turn_.shown();
    bool held = false;
    bool finishes = std::any_of(shown.targets.begin(), shown.targets.end(), isHere) ||
                    std::any_of(shown.reach.begin(), shown.reach.end(), isHere);
    for (const game::PreviewPiece& piece : shown.preview)
        if (isHere(piece.piece.place)) (piece.inHand ? held : finishes) = true;
    if (turn_.begun() && !finishes && !held) return (void)turn_.cancel();
    // What the game proposes by itself is played by its button alone; at other places this may mean more.
    if (!turn_.begun()) finishes = !shown.finish;
    if (finishes && turn_.finish()) return;
    // Where there is nothing to choose from, what is in the hand goes back.
    if (!held) return (void)turn_.vary(1);
    if (!turn_.varyHeldAt(*at)) (void)turn_.cancel();
}

// ---- the keyboard's cursor ----

void Hand::moveCursor(int dx, int dy) {
    // "Up" is away from the player: turn the direction by the camera's yaw, rounded to what the places allow.
    const game::MoveInput& input = turn_.input();
    const int directions = input.directions();
    const auto turns = static_cast<int>(
        std::lround(stage_.camera().yaw() / glm::two_pi<float>() * static_cast<float>(directions)));
    for (int i = (turns % directions + directions) % directions; i > 0; --i) {
        const int x = dx;
        dx = -dy;
        dy = directions == 6 ? x - dx : x;
    }
    const game::Place place = cursor() ? input.neighbour(*cursor(), dx, dy) : input.cursorStart();
    pointer_.reset();
    turn_.pointAt({.hover = proposes_ ? std::optional(place) : std::nullopt, .cursor = place});
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
        turn_.pickAt(stage_.topOf(*cursor()));
}

}  // namespace app
