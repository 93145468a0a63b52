#include "app/table/MoveEntry.h"

#include <algorithm>
#include <cmath>
#include <glm/gtc/constants.hpp>
#include <utility>

#include "app/table/TableSession.h"

namespace app {

void MoveEntry::reset(const game::View& view) {
    input_->reset(view);
    awaiting_.reset();
    refusal_.reset();
    refresh();
}

// ---- pointer ----

void MoveEntry::hover(std::optional<glm::vec2> point) {
    pointer_ = point;
    const auto place = point ? stage_.placeAt(*point) : std::nullopt;
    if (place == hover_) return;
    hover_ = place;
    if (place) cursor_.reset();
    refresh();
}

void MoveEntry::cameraMoved() {
    if (pointer_) hover(pointer_);
}

void MoveEntry::stopPointing() {
    pointer_.reset();
    hover_.reset();
    cursor_.reset();
    scene::Marks marks = stage_.marks();
    marks.advice.clear();
    stage_.show(std::move(marks));
    cancelDrag();
    cancelEntry();
}

void MoveEntry::press(glm::vec2 point, By by) {
    const auto place = stage_.placeAt(point);
    dragAt_ = place;
    liftedByDrag_ = false;
    if (!place) {
        cancelEntry();
        return;
    }
    heldBeforeDrag_ = holding();
    dragSteps_ = 1;
    const std::vector<game::PieceId> before = inHand();
    const auto isHere = [&](const game::Place& other) { return other.sameSpot(*place); };
    asksOnce_ = by == By::Finger && std::any_of(shown_.reach.begin(), shown_.reach.end(), isHere);
    pickAt(*place);
    asksOnce_ = false;
    const std::vector<game::PieceId> now = inHand();
    const auto isNew = [&](game::PieceId piece) {
        return std::find(before.begin(), before.end(), piece) == before.end();
    };
    liftedByDrag_ = holding() && !awaiting_ && std::any_of(now.begin(), now.end(), isNew);
}

std::vector<game::PieceId> MoveEntry::inHand() const {
    std::vector<game::PieceId> pieces;
    for (const game::PreviewPiece& piece : shown_.preview)
        if (piece.inHand) pieces.push_back(piece.piece.id);
    return pieces;
}

void MoveEntry::dragTo(glm::vec2 point) {
    const auto place = stage_.placeAt(point);
    pointer_ = point;
    hover_ = place;
    // Only a piece lifted by this drag follows it: otherwise an unsteady click would put down two pieces.
    if (liftedByDrag_ && shown_.dragPicks && place && dragAt_ && !place->sameSpot(*dragAt_)) {
        const auto leadsOn = [&](const game::Place& target) { return target.sameSpot(*place); };
        const bool fromPile = dragAt_->area != place->area;
        if (!fromPile && std::any_of(shown_.targets.begin(), shown_.targets.end(), leadsOn)) {
            dragAt_ = place;
            pickAt(*place);
            ++dragSteps_;
        }
    }
    refresh();
}

void MoveEntry::release(glm::vec2 point, bool dragged) {
    const auto place = stage_.placeAt(point);
    const bool lifted = std::exchange(liftedByDrag_, false);
    const auto from = std::exchange(dragAt_, {});
    if (!dragged || !lifted || !holding()) return;
    if (place && from && place->sameSpot(*from)) {
        if (!table_.personToMove() || comesTooEarly()) return;
        refusal_.reset();
        settleOn(input_->dropAt(*place));
    } else {
        dropAt(place);
    }
}

/// A piece that is dropped on a marked place goes on from there; any other piece goes back.
void MoveEntry::dropAt(std::optional<game::Place> place) {
    if (!place) return undoDrag();
    const auto isHere = [&](const game::Place& other) { return other.sameSpot(*place); };
    const bool marked = std::any_of(shown_.targets.begin(), shown_.targets.end(), isHere) ||
                        std::any_of(shown_.reach.begin(), shown_.reach.end(), isHere);
    pickAt(*place);
    if (!holding() || awaiting_ || (marked && !refusal_)) return;
    const auto why = refusal_;
    undoDrag();
    refuse(why);
}

void MoveEntry::undoDrag() {
    if (!heldBeforeDrag_)
        (void)cancelEntry();
    else
        for (int step = 0; step < dragSteps_; ++step) (void)stepBack();
}

void MoveEntry::cancelDrag() {
    if (std::exchange(liftedByDrag_, false)) undoDrag();
    dragAt_.reset();
}

// ---- the move being entered ----

void MoveEntry::pickAt(game::Place place) {
    refusal_.reset();
    if (comesTooEarly()) return;
    if (!table_.personToMove())
        return refuse(table_.personsPlay() && !table_.handOver() ? table_.whyNoEntry() : std::nullopt);
    if (awaiting_) return answerAt(place);
    const auto action = input_->pick(place);
    refuse(input_->refusal());
    settleOn(action, place);
}

bool MoveEntry::comesTooEarly() const {
    return stage_.busy() && (table_.turnArrives() || !table_.personToMove());
}

void MoveEntry::refuse(std::optional<base::Message> why) {
    refusal_ = std::move(why);
    if (refusal_) ++refusals_;
    stage_.redraw();
}

bool MoveEntry::finishMove() {
    if (!table_.personToMove() || comesTooEarly()) return false;
    refusal_.reset();
    if (awaiting_) return confirm();
    const auto action = hover_ ? input_->finishAt(*hover_) : input_->finish();
    settleOn(action);
    return action.has_value();
}

/// Plays the entered move, or shows it for confirmation; nullopt: the entry continues.
void MoveEntry::settleOn(std::optional<game::Action> action, std::optional<game::Place> pointedAt) {
    if (action && examines_) {
        examined_ = action;
        input_->cancel();
        return refresh();
    }
    if (action && !asksToConfirm_ && !asksOnce_) {
        if (mayPlay(*action)) return table_.play(*action);
        input_->cancel();
        return refresh();
    }
    if (action) {
        awaiting_ =
            CompleteMove{*action, table_.view().notation(*action), previewOf(*action), pointedAt, cursor_};
        liftedByDrag_ = false;
    }
    refresh();
}

/// The pieces of a move at their destinations, without pieces that the move would reveal.
std::vector<game::PreviewPiece> MoveEntry::previewOf(game::Action action) const {
    std::vector<game::PreviewPiece> preview;
    for (const game::Hop& hop : netHopsOf(table_.view().foreseen(action)))
        if (hop.before.shape == hop.after.shape) preview.push_back({hop.after, false});
    return preview;
}

bool MoveEntry::confirm() {
    if (!awaiting_ || !table_.personToMove()) return false;
    const game::Action action = awaiting_->action;
    if (mayPlay(action)) table_.play(action);
    return true;
}

/// A click on the place that completed the move, or on one of its destinations, plays it; a click elsewhere
/// cancels it.
void MoveEntry::answerAt(game::Place place) {
    const auto& preview = awaiting_->preview;
    if ((awaiting_->at && awaiting_->at->sameSpot(place)) ||
        std::any_of(preview.begin(), preview.end(),
                    [&](const game::PreviewPiece& p) { return p.piece.place.sameSpot(place); }))
        (void)confirm();
    else
        cancelEntry();
}

void MoveEntry::moveCursor(int dx, int dy) {
    // "Up" is away from the player: rotate the direction by the camera's yaw, rounded to quarters.
    const int quarter = static_cast<int>(std::lround(stage_.camera().yaw() / glm::half_pi<float>())) & 3;
    for (int i = 0; i < quarter; ++i) {
        const int x = dx;
        dx = -dy;
        dy = x;
    }
    cursor_ = cursor_ ? input_->neighbour(*cursor_, dx, dy) : input_->cursorStart();
    pointer_.reset();
    hover_ = cursor_;
    refresh();
}

void MoveEntry::pickAtCursor() {
    // If the cursor has not moved since the move was entered, it confirms the move, wherever the pieces would
    // go.
    if (awaiting_ && awaiting_->cursor == cursor_)
        (void)confirm();
    else if (!cursor_)
        moveCursor(0, 0);
    else
        pickAt(*cursor_);
}

bool MoveEntry::varyHand(int steps) {
    if (!table_.personToMove() || awaiting_) return false;
    refusal_.reset();
    const bool changed = hover_ ? input_->varyAt(*hover_, steps) : input_->vary(steps);
    if (changed) refresh();
    return changed;
}

bool MoveEntry::stepBack() {
    refusal_.reset();
    const bool awaited = std::exchange(awaiting_, {}).has_value();
    const bool changed = input_->stepBack() || awaited;
    refresh();
    return changed;
}

bool MoveEntry::cancelEntry() {
    refusal_.reset();
    const bool awaited = std::exchange(awaiting_, {}).has_value();
    const bool changed = input_->cancel() || awaited;
    refresh();
    return changed;
}

void MoveEntry::choose(std::size_t choice) {
    if (!table_.personToMove()) return;
    awaiting_.reset();
    const auto action = input_->choose(choice);
    refuse(input_->refusal());
    settleOn(action);
}

void MoveEntry::chooseNext(int steps) {
    const std::vector<game::Choice> choices = input_->choices();
    const auto count = static_cast<int>(choices.size());
    int now = 0;
    while (now < count && !choices[static_cast<std::size_t>(now)].chosen) ++now;
    if (now == count) now = steps > 0 ? -1 : count;
    for (int i = 1; i <= count; ++i) {
        const int next = ((now + i * steps) % count + count) % count;
        if (!choices[static_cast<std::size_t>(next)].refusal) return choose(static_cast<std::size_t>(next));
    }
}

base::Result<void> MoveEntry::playText(std::string_view text) {
    if (const auto why = table_.whyNoEntry()) return base::Error{*why};
    const auto action = table_.view().parse(text);
    if (!action) return action.error();
    if (examines_)
        examined_ = *action;
    else if (mayPlay(*action))
        table_.play(*action);
    return {};
}

void MoveEntry::examine(bool on) {
    cancelEntry();
    examines_ = on;
    examined_.reset();
}

void MoveEntry::refresh() {
    shown_ = table_.personToMove() ? input_->view(hover_) : game::InputView{};
    if (awaiting_) {
        shown_.preview = awaiting_->preview;
        shown_.ghosts.clear();
        shown_.reach.clear();
        shown_.targets.clear();
        for (const game::PreviewPiece& piece : shown_.preview) shown_.targets.push_back(piece.piece.place);
    }
    stage_.showEntry(shown_, hover_, cursor_);
}

}  // namespace app
