#include "app/table/TurnEntry.h"

#include <algorithm>
#include <utility>

#include "app/table/TopPiece.h"

namespace app {

TurnEntry::TurnEntry(const Surroundings& surroundings, std::unique_ptr<game::MoveInput> input)
    : rights_(surroundings.rights),
      seating_(surroundings.seating),
      stage_(surroundings.stage),
      held_(surroundings.held),
      input_(std::move(input)) {}

void TurnEntry::reset(const game::View& view) {
    view_ = &view;
    if (rights_.personToMove())
        held_.arrive(view);
    else if (const auto player = rights_.preparer(); player && !examines_)
        held_.wait(view, *player);
    else
        held_.close();
    input_->reset(position());
    awaiting_.reset();
    refusal_.reset();
    goesOn_ = false;
    refresh();
}

void TurnEntry::refresh() {
    // Who begins another turn gives up the one that is held.
    if (begun()) (void)held_.takeBack();
    shown_ = open() ? input_->view(pointed_.hover) : game::InputView{};
    if (prepares() && !begun()) askNothing();
    if (const auto action = sink_->sent(); action && rights_.personToMove()) {
        showSent(*action);
    } else if (awaiting_) {
        shown_.preview = awaiting_->preview;
        shown_.ghosts.clear();
        shown_.ways.clear();
        shown_.reach.clear();
        shown_.targets.clear();
        for (const game::PreviewPiece& piece : shown_.preview) shown_.targets.push_back(piece.piece.place);
    }
    stage_.showEntry(shown_, pointed_.hover, pointed_.cursor);
    showHeld();
}

void TurnEntry::showSent(game::Action action) {
    shown_ = {};
    if (view_->isLegal(action)) shown_.preview = previewOf(action);
}

/// While others decide, nobody is asked to play: what he points at tells what it could do, no more.
void TurnEntry::askNothing() {
    shown_.finish.reset();
    if (pointed_.hover) return;
    shown_.words.reset();
    shown_.heard.reset();
    shown_.ghosts.clear();
    shown_.ways.clear();
}

// ---- places ----

void TurnEntry::pickAt(game::Place place, bool askFirst) {
    refusal_.reset();
    if (comesTooEarly()) {
        // A click that nothing follows would look lost.
        if (rights_.personToMove()) refuse(base::msgid("The pieces still move. Then it is your turn."));
        return;
    }
    if (!open()) return refuse(whyClosed());
    if (awaiting_) return answerAt(place);
    const bool onHeld = isHeldAt(place) && !begun();
    const auto action = input_->pick(place);
    if (onHeld && (!action || *action == held_.turn()->action)) {
        (void)cancel();
        (void)takeBackHeld();
        return;
    }
    refuse(input_->refusal());
    settleOn(action, place, askFirst);
}

bool TurnEntry::comesTooEarly() const {
    return stage_.busy() && (stage_.turnArrives() || !rights_.personToMove());
}

void TurnEntry::refuse(std::optional<base::Message> why) {
    refusal_ = std::move(why);
    if (refusal_) ++refusals_;
    stage_.redraw();
}

bool TurnEntry::finish() {
    if (!open() || comesTooEarly()) return false;
    refusal_.reset();
    if (awaiting_) return confirm();
    const auto action = pointed_.hover ? input_->finishAt(*pointed_.hover) : input_->finish();
    settleOn(action);
    return action.has_value();
}

void TurnEntry::releaseAt(game::Place place) {
    if (!open() || comesTooEarly()) return;
    refusal_.reset();
    settleOn(input_->releaseAt(place));
}

bool TurnEntry::vary(int steps) {
    if (!open() || awaiting_) return false;
    refusal_.reset();
    const bool changed = pointed_.hover ? input_->varyAt(*pointed_.hover, steps) : input_->vary(steps);
    if (changed) refresh();
    return changed;
}

bool TurnEntry::varyHeldAt(game::Place place) {
    if (!open() || awaiting_) return false;
    refusal_.reset();
    const bool changed = input_->varyHeldAt(place);
    if (changed) refresh();
    return changed;
}

bool TurnEntry::stepBack() {
    refusal_.reset();
    const bool awaited = std::exchange(awaiting_, {}).has_value();
    const bool changed = input_->stepBack() || awaited;
    refresh();
    return changed || takeBackHeld();
}

bool TurnEntry::cancel() {
    refusal_.reset();
    const bool awaited = std::exchange(awaiting_, {}).has_value();
    const bool changed = input_->cancel() || awaited;
    refresh();
    return changed;
}

void TurnEntry::choose(std::size_t choice) {
    if (!open()) return;
    awaiting_.reset();
    const auto action = input_->choose(choice);
    refuse(input_->refusal());
    if (action && choosesTooEarly()) return refresh();
    settleOn(action);
}

void TurnEntry::chooseNext(int steps) {
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

// ---- complete turns ----

/// Plays the entered turn, or shows it for confirmation; nullopt: the entry continues.
void TurnEntry::settleOn(std::optional<game::Action> action, std::optional<game::Place> pickedAt,
                         bool askFirst) {
    if (action && examines_) {
        examined_ = action;
        input_->cancel();
        return refresh();
    }
    if (action && prepares()) return hold(*action);
    if (action && !asksToConfirm_ && !askFirst) {
        if (passesGuard(*action)) return play(*action);
        input_->cancel();
        return refresh();
    }
    if (action)
        awaiting_ =
            CompleteTurn{*action, view_->notation(*action), previewOf(*action), pickedAt, pointed_.cursor};
    refresh();
}

void TurnEntry::play(game::Action action) {
    const auto player = rights_.actor();
    sink_->play(action);
    goesOn_ = rights_.personToMove() && rights_.actor() == player;
    if (!sends()) return;
    input_->reset(position());
    awaiting_.reset();
    refresh();
}

std::optional<base::Message> TurnEntry::whyClosed() const {
    if (sends()) return base::msgid("Your turn is on its way to the other table.");
    return seating_.hasPersons() && !rights_.handOver() ? rights_.whyNoEntry() : std::nullopt;
}

/// The pieces of a turn at their destinations, without pieces that the turn would reveal.
std::vector<game::PreviewPiece> TurnEntry::previewOf(game::Action action) const {
    std::vector<game::PreviewPiece> preview;
    for (const game::Hop& hop : netHopsOf(view_->foreseen(action)))
        if (hop.before.shape == hop.after.shape) preview.push_back({hop.after, false});
    return preview;
}

bool TurnEntry::confirm() {
    if (!awaiting_ || !rights_.personToMove() || sends()) return false;
    const game::Action action = awaiting_->action;
    if (passesGuard(action)) play(action);
    return true;
}

/// A click on the place that completed the turn, or on one of its destinations, plays it; a click elsewhere
/// cancels it.
void TurnEntry::answerAt(game::Place place) {
    const auto& preview = awaiting_->preview;
    if ((awaiting_->at && awaiting_->at->sameSpot(place)) ||
        std::any_of(preview.begin(), preview.end(),
                    [&](const game::PreviewPiece& p) { return p.piece.place.sameSpot(place); }))
        (void)confirm();
    else
        cancel();
}

base::Result<void> TurnEntry::playText(std::string_view text) {
    if (const auto why = sends() ? whyClosed() : rights_.whyNoEntry(); why && !prepares())
        return base::Error{*why};
    const auto action = position().parse(text);
    if (!action) return action.error();
    if (examines_)
        examined_ = *action;
    else if (prepares())
        hold(*action);
    else if (passesGuard(*action))
        play(*action);
    return {};
}

bool TurnEntry::playWhole(game::Action action) {
    if (!rights_.personToMove() || comesTooEarly() || begun() || sends() || examines_ || !passesGuard(action))
        return false;
    play(action);
    return true;
}

// ---- turns held ready ----

void TurnEntry::holdTurns(bool on) {
    if (held_.allowed() == on) return;
    held_.allow(on);
    reset(*view_);
}

/// It waits to be played, so that it needs no confirmation, and nobody judges it before its position comes.
void TurnEntry::hold(game::Action action) {
    held_.hold(action);
    input_->cancel();
    refresh();
}

bool TurnEntry::isHeldAt(game::Place place) const {
    if (!held_.turn()) return false;
    const std::vector<game::Hop> hops = netHopsOf(held_.turn()->course);
    return std::any_of(hops.begin(), hops.end(),
                       [&](const game::Hop& hop) { return hop.after.place.sameSpot(place); });
}

bool TurnEntry::takeBackHeld() {
    if (begun() || !held_.takeBack()) return false;
    refresh();
    return true;
}

bool TurnEntry::playHeld() {
    if (!held_.due() || !rights_.personToMove() || sends() || stage_.busy() || begun() || examines_)
        return false;
    if (guard_ && !guard_->ready()) return false;
    const game::Action action = held_.take().action;
    if (passesGuard(action))
        play(action);
    else
        refresh();
    return true;
}

void TurnEntry::showHeld() {
    scene::HeldMarks marks;
    if (held_.turn()) {
        const std::vector<game::Hop> hops = netHopsOf(held_.turn()->course);
        const std::vector<game::PieceState> pieces = position().pieces();
        for (const game::Hop& hop : hops) {
            const bool within = hop.before.place.area == hop.after.place.area;
            // A card over another one could not be read, so only where it comes from and goes to is marked.
            // That a piece comes from a supply to an empty place goes without saying.
            const bool onPile = !within && topPieceAt(pieces, hops, hop.after.place) != nullptr;
            if (hop.before.shape == hop.after.shape && !onPile) marks.pieces.push_back(hop.after);
            if (within || onPile) addOnce(marks.places, hop.before.place);
            addOnce(marks.places, hop.after.place);
        }
    }
    stage_.showHeld(std::move(marks));
}

void TurnEntry::examine(bool on) {
    cancel();
    examines_ = on;
    examined_.reset();
    if (rights_.preparer()) reset(*view_);
}

}  // namespace app
