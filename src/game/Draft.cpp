#include "game/Draft.h"

#include <algorithm>
#include <utility>

#include "base/Message.h"

namespace game {

using ChangeKind = DraftChange::Kind;

bool sameKind(const PieceState& a, const PieceState& b) {
    return a.owner == b.owner && a.shape == b.shape && a.face == b.face;
}

// ---- where pieces lie

bool Draft::isField(Place place) const {
    return std::binary_search(fields_.begin(), fields_.end(), Place{place.area, place.spot, 0});
}

std::vector<PieceState> Draft::pileAt(Place place) const {
    std::vector<PieceState> pile;
    for (const PieceState& piece : pieces_)
        if (piece.place.sameSpot(place)) pile.push_back(piece);
    std::sort(pile.begin(), pile.end(),
              [](const PieceState& a, const PieceState& b) { return a.place.level < b.place.level; });
    return pile;
}

PieceState Draft::changed(const PieceState& before, const DraftChange& change, std::size_t above) const {
    if (change.kind == ChangeKind::TakeOff) return home(before, 0);
    PieceState after = before;
    if (change.kind != ChangeKind::Move) after.face = change.face;
    if (change.kind == ChangeKind::Turn) return after;
    if (change.kind == ChangeKind::Put) after.shape = change.shape;
    after.place = change.to;
    after.place.level = static_cast<std::uint16_t>(pileAt(change.to).size() + above);
    return laid(before, after);
}

// ---- changes

/// Whether a piece of a supply can be put as this change says.
bool Draft::isNext(PieceState piece, const DraftChange& change) const {
    piece.shape = change.shape;
    piece.face = change.face;
    const std::vector<PieceState> all = kinds();
    if (std::none_of(all.begin(), all.end(), [&](const auto& kind) { return sameKind(kind, piece); }))
        return false;
    const auto next = supplied(piece);
    return next && next->place == piece.place;
}

bool Draft::isLegal(const DraftChange& change) const {
    const auto number = static_cast<std::size_t>(change.count);
    switch (change.kind) {
        case ChangeKind::Clear:
            return true;
        case ChangeKind::Set: {
            const std::vector<OptionSpec> specs = options();
            if (number >= specs.size() || change.value >= specs[number].valueCount()) return false;
            const auto other = rebuilt(specs[number].key, specs[number].valueAt(change.value));
            return other && !*other;
        }
        case ChangeKind::Whole:
            return number < wholeChanges().size();
        default:
            break;
    }
    const bool put = change.kind == ChangeKind::Put;
    const std::vector<PieceState> pile = pileAt(change.from);
    if (number < 1 || number > pile.size() || put == isField(change.from)) return false;
    if (put && (number != 1 || !isNext(pile.back(), change))) return false;
    const bool travels = put || change.kind == ChangeKind::Move;
    if (travels && (!isField(change.to) || change.to.sameSpot(change.from))) return false;
    const PieceState& lowest = pile[pile.size() - number];
    return fits(lowest, changed(lowest, change));
}

/// The topmost goes first. Pieces of one supply go to places that follow each other.
void Draft::addTakenOff(Place field, std::size_t count, Stage& stage) const {
    const std::vector<PieceState> pile = pileAt(field);
    for (std::size_t i = 1; i <= count; ++i) {
        const PieceState& before = pile[pile.size() - i];
        const Place first = home(before, 0).place;
        const auto sameSupply = [&](const PieceState& other) { return home(other, 0).place == first; };
        const auto there = std::count_if(pieces_.begin(), pieces_.end(), [&](const PieceState& other) {
            return !isField(other.place) && sameSupply(other);
        });
        const auto coming = std::count_if(stage.hops.begin(), stage.hops.end(),
                                          [&](const Hop& hop) { return sameSupply(hop.after); });
        stage.hops.push_back({.before = before, .after = home(before, static_cast<int>(there + coming))});
    }
}

Stage Draft::stageOf(const DraftChange& change) const {
    Stage stage;
    switch (change.kind) {
        case ChangeKind::Put:
        case ChangeKind::Move: {
            const std::vector<PieceState> pile = pileAt(change.from);
            const std::size_t lowest = pile.size() - static_cast<std::size_t>(change.count);
            for (std::size_t i = lowest; i < pile.size(); ++i)
                stage.hops.push_back(
                    {.before = pile[i], .after = changed(pile[i], change, i - lowest), .step = 1});
            break;
        }
        case ChangeKind::Turn: {
            const std::vector<PieceState> pile = pileAt(change.from);
            const PieceState& before = pile[pile.size() - static_cast<std::size_t>(change.count)];
            stage.hops.push_back(
                {.before = before, .after = changed(before, change), .manner = Manner::TurnOver});
            break;
        }
        case ChangeKind::TakeOff:
            addTakenOff(change.from, static_cast<std::size_t>(change.count), stage);
            break;
        case ChangeKind::Clear:
            stage.reason = Reason::Deal;
            for (const Place field : fields_) addTakenOff(field, pileAt(field).size(), stage);
            break;
        case ChangeKind::Set:
        case ChangeKind::Whole:
            break;
    }
    return stage;
}

Transition Draft::apply(Action action) {
    const DraftChange change = changeOf(action);
    Stage stage = stageOf(change);
    Past past{.action = action, .effect = {}, .before = details_};
    Details after = details_;
    if (change.kind == ChangeKind::Set) {
        const OptionSpec option = options()[static_cast<std::size_t>(change.count)];
        after[option.key] = option.valueAt(change.value);
    }
    adjust(after, change, stage);
    details_ = std::move(after);
    if (!stage.hops.empty()) past.effect.stages.push_back(std::move(stage));
    for (const Hop& hop : netHopsOf(past.effect)) pieces_[hop.after.id.value] = hop.after;
    past_.push_back(past);
    return past.effect;
}

Transition Draft::undo() {
    Past past = std::move(past_.back());
    past_.pop_back();
    for (const Hop& hop : netHopsOf(past.effect)) pieces_[hop.before.id.value] = hop.before;
    details_ = std::move(past.before);
    return past.effect;
}

base::Result<Draft::Change> Draft::change(const std::string& key, const std::string& value) const {
    auto other = rebuilt(key, value);
    if (!other) return other.error();
    if (*other) return Change(std::move(*other));
    const std::vector<OptionSpec> specs = options();
    for (std::size_t i = 0; i < specs.size(); ++i)
        if (const auto index = specs[i].key == key ? specs[i].indexOf(value) : std::nullopt)
            return Change(actionOf({.kind = ChangeKind::Set, .count = static_cast<int>(i), .value = *index}));
    return base::Error{base::msgid("This value is out of range.")};
}

std::optional<Action> Draft::clearing() const {
    const DraftChange clear{.kind = ChangeKind::Clear};
    return stageOf(clear).hops.empty() ? std::nullopt : std::optional(actionOf(clear));
}

// ---- texts

std::string Draft::notation(Action action) const {
    const DraftChange change = changeOf(action);
    return isLegal(change) ? textOf(change) : "";
}

std::string Draft::textOf(const DraftChange& change) const {
    const auto number = static_cast<std::size_t>(change.count);
    const auto moved = [&] { return std::to_string(change.count) + textOf(change.from) + "-"; };
    switch (change.kind) {
        case ChangeKind::Put: {
            PieceState piece = pileAt(change.from).back();
            piece.shape = change.shape;
            piece.face = change.face;
            return textOf(piece) + textOf(change.to);
        }
        case ChangeKind::Move:
            return moved() + textOf(change.to);
        case ChangeKind::TakeOff:
            return moved();
        case ChangeKind::Turn:
            return textOf(change.from) + "=" + std::to_string(change.face);
        case ChangeKind::Clear:
            return "clear";
        case ChangeKind::Set: {
            const OptionSpec option = options()[number];
            return option.key + " " + option.valueAt(change.value);
        }
        case ChangeKind::Whole:
            return wholeChanges()[number].label;
    }
    return {};
}

}  // namespace game
