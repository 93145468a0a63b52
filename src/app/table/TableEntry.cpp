#include <algorithm>
#include <cmath>
#include <glm/gtc/constants.hpp>
#include <utility>

#include "app/table/TableSession.h"

// How a move is entered at the table: by pointing, with the keyboard's cursor or by typing; and how it is
// confirmed.
namespace app {

// ---- pointer ----

std::optional<game::Place> TableSession::placeAt(glm::vec2 point) {
    return scene_.pick(camera_.camera().rayThrough(point));
}

void TableSession::hover(std::optional<glm::vec2> point) {
    pointer_ = point;
    const auto place = point ? placeAt(*point) : std::nullopt;
    if (place == hover_) return;
    hover_ = place;
    if (place) cursor_.reset();
    refreshInput();
}

void TableSession::stopPointing() {
    pointer_.reset();
    hover_.reset();
    cursor_.reset();
    scene::Marks marks = scene_.marks();
    marks.advice.clear();
    show(std::move(marks));
    cancelDrag();
    cancelEntry();
}

void TableSession::press(glm::vec2 point, By by) {
    const auto place = placeAt(point);
    dragAt_ = place;
    liftedByDrag_ = false;
    if (!place) {
        cancelEntry();
        return;
    }
    const bool before = holding();
    const auto isHere = [&](const game::Place& other) { return other.sameSpot(*place); };
    asksOnce_ = by == By::Finger && std::any_of(shown_.reach.begin(), shown_.reach.end(), isHere);
    pickAt(*place);
    asksOnce_ = false;
    liftedByDrag_ = !before && holding() && !awaiting_;
}

void TableSession::dragTo(glm::vec2 point) {
    const auto place = placeAt(point);
    pointer_ = point;
    hover_ = place;
    // Only a piece lifted by this drag follows it: otherwise an unsteady click would drop two pieces.
    if (liftedByDrag_ && place && dragAt_ && !place->sameSpot(*dragAt_)) {
        const auto leadsOn = [&](const game::Place& target) { return target.sameSpot(*place); };
        const bool fromPile = dragAt_->area != place->area;
        if (!fromPile && std::any_of(shown_.targets.begin(), shown_.targets.end(), leadsOn)) {
            dragAt_ = place;
            pickAt(*place);
        }
    }
    refreshInput();
}

void TableSession::release(glm::vec2 point, bool dragged) {
    const auto place = placeAt(point);
    const bool lifted = std::exchange(liftedByDrag_, false);
    const auto from = std::exchange(dragAt_, {});
    if (!dragged || !lifted || !holding()) return;
    if (place && from && place->sameSpot(*from)) {
        finishMove();
    } else if (place) {
        pickAt(*place);  // a piece from the supply lands here; any other piece goes back
        if (!holding() || awaiting_) return;
        const auto why = refusal_;
        cancelEntry();
        refuse(why);
    } else {
        cancelEntry();
    }
}

void TableSession::cancelDrag() {
    if (std::exchange(liftedByDrag_, false)) cancelEntry();
    dragAt_.reset();
}

// ---- the move being entered ----

void TableSession::pickAt(game::Place place) {
    refusal_.reset();
    if (comesTooEarly()) return;
    if (!personToMove()) return refuse(personsPlay() && !handOver() ? whyNoEntry() : std::nullopt);
    if (awaiting_) return answerAt(place);
    const auto action = input_->pick(place);
    refuse(input_->refusal());
    settleOn(action, place);
}

bool TableSession::comesTooEarly() const { return scene_.busy() && (turnArrives_ || !personToMove()); }

std::optional<base::Message> TableSession::whyNoEntry() const {
    if (match_.ending().over) return base::msgid("The game is over.");
    if (looksBack() && !finished_)
        return base::msgid("An earlier turn is shown. Return to the game, or play from here.");
    if (showsSecrets() && viewer_.player() && actor() != viewer_.player())
        return base::msgid("This is another player's turn. To try it, show all that happened.");
    if (!personToMove()) return base::msgid("It is not your turn yet.");
    return {};
}

void TableSession::refuse(std::optional<base::Message> why) {
    refusal_ = std::move(why);
    if (refusal_) ++refusals_;
    changed_ = true;
}

bool TableSession::finishMove() {
    if (!personToMove() || comesTooEarly()) return false;
    refusal_.reset();
    if (awaiting_) return confirm();
    const auto action = hover_ ? input_->finishAt(*hover_) : input_->finish();
    settleOn(action);
    return action.has_value();
}

/// Plays the entered move, or shows it for confirmation; nullopt: the entry continues.
void TableSession::settleOn(std::optional<game::Action> action, std::optional<game::Place> pointedAt) {
    if (action && examines_) {
        examined_ = action;
        input_->cancel();
        return refreshInput();
    }
    if (action && !asksToConfirm_ && !asksOnce_) {
        if (mayPlay(*action)) return submit(*action);
        input_->cancel();
        return refreshInput();
    }
    if (action) {
        awaiting_ = CompleteMove{*action, view_->notation(*action), previewOf(*action), pointedAt, cursor_};
        liftedByDrag_ = false;
    }
    refreshInput();
}

/// The pieces of a move at their destinations, without pieces that the move would reveal.
std::vector<game::PreviewPiece> TableSession::previewOf(game::Action action) const {
    std::vector<game::PreviewPiece> preview;
    for (const game::Hop& hop : netHopsOf(view_->foreseen(action)))
        if (hop.before.shape == hop.after.shape) preview.push_back({hop.after, false});
    return preview;
}

bool TableSession::confirm() {
    if (!awaiting_ || !personToMove()) return false;
    const game::Action action = awaiting_->action;
    if (mayPlay(action)) submit(action);
    return true;
}

/// A click on the place that completed the move, or on one of its destinations, plays it; a click elsewhere
/// cancels it.
void TableSession::answerAt(game::Place place) {
    const auto& preview = awaiting_->preview;
    if ((awaiting_->at && awaiting_->at->sameSpot(place)) ||
        std::any_of(preview.begin(), preview.end(),
                    [&](const game::PreviewPiece& p) { return p.piece.place.sameSpot(place); }))
        (void)confirm();
    else
        cancelEntry();
}

void TableSession::moveCursor(int dx, int dy) {
    // "Up" is away from the player: rotate the direction by the camera's yaw, rounded to quarters.
    const int quarter = static_cast<int>(std::lround(camera_.yaw() / glm::half_pi<float>())) & 3;
    for (int i = 0; i < quarter; ++i) {
        const int x = dx;
        dx = -dy;
        dy = x;
    }
    cursor_ = cursor_ ? input_->neighbour(*cursor_, dx, dy) : input_->cursorStart();
    pointer_.reset();
    hover_ = cursor_;
    refreshInput();
}

void TableSession::pickAtCursor() {
    // If the cursor has not moved since the move was entered, it confirms the move, wherever the pieces would
    // go.
    if (awaiting_ && awaiting_->cursor == cursor_)
        (void)confirm();
    else if (!cursor_)
        moveCursor(0, 0);
    else
        pickAt(*cursor_);
}

bool TableSession::varyHand(int steps) {
    if (!personToMove() || awaiting_) return false;
    refusal_.reset();
    const bool changed = hover_ ? input_->varyAt(*hover_, steps) : input_->vary(steps);
    if (changed) refreshInput();
    return changed;
}

bool TableSession::stepBack() {
    refusal_.reset();
    const bool awaited = std::exchange(awaiting_, {}).has_value();
    const bool changed = input_->stepBack() || awaited;
    refreshInput();
    return changed;
}

bool TableSession::cancelEntry() {
    refusal_.reset();
    const bool awaited = std::exchange(awaiting_, {}).has_value();
    const bool changed = input_->cancel() || awaited;
    refreshInput();
    return changed;
}

void TableSession::choose(std::size_t choice) {
    if (!personToMove()) return;
    awaiting_.reset();
    input_->choose(choice);
    refuse(input_->refusal());
    refreshInput();
}

void TableSession::chooseNext(int steps) {
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

base::Result<void> TableSession::playText(std::string_view text) {
    if (const auto why = whyNoEntry()) return base::Error{*why};
    const auto action = view_->parse(text);
    if (!action) return action.error();
    if (examines_)
        examined_ = *action;
    else if (mayPlay(*action))
        submit(*action);
    return {};
}

void TableSession::examine(bool on) {
    cancelEntry();
    examines_ = on;
    examined_.reset();
}

void TableSession::refreshInput() {
    shown_ = personToMove() ? input_->view(hover_) : game::InputView{};
    if (awaiting_) {
        shown_.preview = awaiting_->preview;
        shown_.ghosts.clear();
        shown_.reach.clear();
        shown_.targets.clear();
        for (const game::PreviewPiece& piece : shown_.preview) shown_.targets.push_back(piece.piece.place);
    }
    scene_.showInput(shown_);
    scene_.setHover(hover_);
    scene_.setCursor(cursor_);
    changed_ = true;
}

}  // namespace app
