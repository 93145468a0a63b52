#include "game/DraftInput.h"

#include <algorithm>
#include <utility>

namespace game {

using ChangeKind = DraftChange::Kind;

namespace {

Place onGround(Place place) { return {place.area, place.spot, 0}; }

/// The index of a piece among kinds: of the same face, or else of the same shape; the number of kinds if it
/// is none of them.
std::size_t indexAmong(const std::vector<PieceState>& kinds, const PieceState& piece) {
    auto found = std::find_if(kinds.begin(), kinds.end(),
                              [&](const PieceState& kind) { return sameKind(kind, piece); });
    if (found == kinds.end())
        found = std::find_if(kinds.begin(), kinds.end(), [&](const PieceState& kind) {
            return kind.owner == piece.owner && kind.shape == piece.shape;
        });
    return static_cast<std::size_t>(found - kinds.begin());
}

}  // namespace

void DraftInput::reset(const View& view) {
    draft_ = &dynamic_cast<const Draft&>(view);  // throws for a view that is none
    cancel();
    if (chosen_ && !draft_->supplied(*chosen_)) chosen_.reset();
}

std::optional<PieceState> DraftInput::nextPiece() const {
    return taken_ || !chosen_ ? taken_ : draft_->supplied(*chosen_);
}

std::vector<PieceState> DraftInput::liftedPieces() const {
    if (!lifted_) return {};
    const std::vector<PieceState> pile = draft_->pileAt(lifted_->field);
    return {pile.end() - lifted_->count, pile.end()};
}

// ---- input

std::optional<Action> DraftInput::pick(Place place) {
    refusal_.reset();
    place = onGround(place);
    return draft_->isField(place) ? pickField(place) : pickSupply(place);
}

std::optional<Action> DraftInput::pickSupply(Place place) {
    const auto kind = kindAt(place);
    if (!kind) return {};
    if (lifted_)
        return actionOf({.kind = ChangeKind::TakeOff, .from = lifted_->field, .count = lifted_->count});
    const auto piece = draft_->supplied(*kind);
    if (!piece)
        refusal_ = noneLeft(*kind);
    else if (taken_ && taken_->place == piece->place)
        takeAgain();
    else
        taken_ = piece;
    return {};
}

std::optional<Action> DraftInput::pickField(Place place) {
    if (const auto change = changeTo(place)) {
        if (draft_->isLegal(*change)) return actionOf(*change);
        refusal_ = whyNot(*change);
    } else if (!lifted_) {
        lift(place);
    } else if (--lifted_->count == 0) {
        lifted_.reset();
    }
    return {};
}

std::optional<DraftChange> DraftInput::changeTo(Place field) const {
    if (lifted_) {
        if (lifted_->field == field) return {};
        return DraftChange{
            .kind = ChangeKind::Move, .from = lifted_->field, .to = field, .count = lifted_->count};
    }
    const auto piece = nextPiece();
    if (!piece) return {};
    return DraftChange{.kind = ChangeKind::Put,
                       .from = onGround(piece->place),
                       .to = field,
                       .face = piece->face,
                       .shape = piece->shape};
}

bool DraftInput::canLift(Place field, int count) const {
    return draft_->isLegal({.kind = ChangeKind::TakeOff, .from = field, .count = count});
}

void DraftInput::lift(Place field) {
    auto count = static_cast<int>(draft_->pileAt(field).size());
    while (count > 0 && !canLift(field, count)) --count;
    if (count > 0) lifted_ = Lifted{field, count};
}

std::optional<Action> DraftInput::finish() {
    refusal_.reset();
    return {};
}

std::optional<Action> DraftInput::finishAt(Place place) {
    if (holding()) return finish();
    refusal_.reset();
    place = onGround(place);
    if (!draft_->isField(place) || !canLift(place, 1)) return {};
    return actionOf({.kind = ChangeKind::TakeOff, .from = place});
}

bool DraftInput::isVariant(const PieceState& a, const PieceState& b) const {
    return a.owner == b.owner && a.shape == b.shape;
}

/// In the order of all kinds, and around.
std::optional<PieceState> DraftInput::variantOf(const PieceState& piece, int steps, bool sameShape) const {
    const std::vector<PieceState> kinds = draft_->kinds();
    const std::size_t at = indexAmong(kinds, piece);
    for (std::size_t i = 1; i < kinds.size(); ++i) {
        const PieceState& kind = kinds[(at + (steps > 0 ? i : kinds.size() - i)) % kinds.size()];
        if (!isVariant(piece, kind) || (sameShape && kind.shape != piece.shape)) continue;
        PieceState wanted = kind;
        if (kind.shape == piece.shape) wanted.place = piece.place;
        if (auto other = draft_->supplied(wanted)) return other;
    }
    return {};
}

void DraftInput::takeAgain() {
    if (auto other = variantOf(*taken_, 1, true)) taken_ = other;
}

bool DraftInput::vary(int steps) {
    refusal_.reset();
    if (steps == 0) return false;
    if (lifted_) {
        const int count = lifted_->count + (steps > 0 ? 1 : -1);
        if (count < 1 || !canLift(lifted_->field, count)) return false;
        lifted_->count = count;
        return true;
    }
    std::optional<PieceState>& piece = taken_ ? taken_ : chosen_;
    auto other = piece ? variantOf(*piece, steps, false) : std::nullopt;
    if (!other) return false;
    piece = other;
    return true;
}

bool DraftInput::cancel() {
    const bool begun = holding();
    refusal_.reset();
    taken_.reset();
    lifted_.reset();
    return begun;
}

// ---- kinds of piece

std::vector<PieceState> DraftInput::choosable() const {
    std::vector<PieceState> kinds = draft_->kinds();
    std::erase_if(kinds, [&](const PieceState& kind) { return !isChoice(kind); });
    return kinds;
}

std::vector<Choice> DraftInput::choices() const {
    const std::vector<PieceState> kinds = choosable();
    const auto next = nextPiece();
    const std::size_t chosen = next ? indexAmong(kinds, *next) : kinds.size();
    std::vector<Choice> all;
    for (const PieceState& kind : kinds) {
        Choice choice = choiceOf(kind);
        if (!draft_->supplied(kind)) choice.refusal = noneLeft(kind);
        choice.chosen = all.size() == chosen;
        choice.owner = kind.owner;
        all.push_back(std::move(choice));
    }
    return all;
}

std::optional<Action> DraftInput::choose(std::size_t choice) {
    refusal_.reset();
    const std::vector<PieceState> kinds = choosable();
    if (choice >= kinds.size()) return {};
    if (!draft_->supplied(kinds[choice])) {
        refusal_ = noneLeft(kinds[choice]);
        return {};
    }
    const bool again = chosen_ && indexAmong(kinds, *chosen_) == choice;
    cancel();
    chosen_ = again ? std::nullopt : std::optional(kinds[choice]);
    return {};
}

// ---- what the table shows

std::string DraftInput::handText() const {
    return lifted_ ? std::to_string(lifted_->count) + draft_->textOf(lifted_->field)
                   : draft_->textOf(*taken_);
}

std::vector<Place> DraftInput::homes() const {
    std::vector<Place> places;
    for (const PieceState& piece : liftedPieces()) places.push_back(draft_->home(piece, 0).place);
    return places;
}

void DraftInput::showTargets(InputView& view) const {
    for (const Place field : draft_->fields())
        if (const auto change = changeTo(field); change && draft_->isLegal(*change))
            view.targets.push_back(field);
    for (const Place place : homes()) view.targets.push_back(place);
}

void DraftInput::showHeld(InputView& view) const {
    if (taken_) view.preview.push_back({*taken_, true});
    for (const PieceState& piece : liftedPieces()) view.preview.push_back({piece, true});
    if (!lifted_ || !canLift(lifted_->field, 2)) return;
    Place top = lifted_->field;
    const int stays = static_cast<int>(draft_->pileAt(top).size()) - lifted_->count;
    top.level = static_cast<std::uint16_t>(stays);
    view.counts.push_back({top, stays, PlaceCount::Kind::Stays});
}

void DraftInput::showGhosts(InputView& view, Place field) const {
    const auto change = draft_->isField(field) ? changeTo(field) : std::nullopt;
    if (!change || !draft_->isLegal(*change)) return;
    for (const Hop& hop : draft_->stageOf(*change).hops)
        if (hop.before.place.sameSpot(change->from)) view.ghosts.push_back(hop.after);
    if (view.counts.empty()) return;
    Place top = view.ghosts.back().place;
    ++top.level;
    view.counts.push_back({top, lifted_->count, PlaceCount::Kind::Proposed});
}

InputView DraftInput::view(std::optional<Place> hover) const {
    InputView view;
    if (!draft_) return view;
    view.dragPicks = false;
    view.words = words();
    if (holding()) {
        view.text = handText();
        showHeld(view);
        showTargets(view);
    }
    if (hover) showGhosts(view, onGround(*hover));
    showMore(view, hover);
    return view;
}

}  // namespace game
