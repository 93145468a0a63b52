#include "games/tactiki/table/DraftInput.h"

#include <charconv>

#include "base/Message.h"
#include "games/tactiki/play/Words.h"
#include "games/tactiki/rules/Notation.h"
#include "games/tactiki/table/Benches.h"

namespace tactiki::table {

using base::msgid;
using game::PieceState;
using game::Place;
using play::placeOf;
using rules::Field;
using rules::Rank;
using rules::Side;

namespace {

constexpr Side kBothSides[] = {Side::Tiki, Side::Tac};
constexpr const char* kDraftRanks[] = {msgid("Rank 1"), msgid("Rank 2"), msgid("Rank 3"), msgid("Rank 4"),
                                       msgid("Rank 5")};

base::Msgid inHand(game::Face face) {
    switch (face) {
        case play::kDraftKnown:
            return msgid(
                "In the hand: {figure}; everybody knows its rank. Click a field to put it there. Right "
                "click: it came back unseen.");
        case play::kDraftReborn:
            return msgid(
                "In the hand: {figure}, come back unseen. Click a field to put it there. Right click: it was "
                "never shown.");
        default:
            return msgid(
                "In the hand: {figure}. Click a field to put it there. Right click: everybody knows its "
                "rank.");
    }
}

base::Msgid eachClick(game::Face face) {
    switch (face) {
        case play::kDraftKnown:
            return msgid(
                "Each click puts down: {figure}; everybody knows its rank. A right click takes the top "
                "figure off; Esc ends it.");
        case play::kDraftReborn:
            return msgid(
                "Each click puts down: {figure}, come back unseen. A right click takes the top figure off; "
                "Esc ends it.");
        default:
            return msgid(
                "Each click puts down: {figure}. A right click takes the top figure off; Esc ends it.");
    }
}

}  // namespace

std::optional<PieceState> DraftInput::kindAt(Place place) const {
    for (const Side side : kBothSides) {
        const bool here = place.area == play::trayArea(side) || place.area == play::pileArea(side);
        if (!here || place.spot >= rules::kPiecesEach) continue;
        return PieceState{.id = {},
                          .owner = play::playerOf(side),
                          .shape = play::rankOfFigure(place.spot),
                          .face = play::kDraft,
                          .place = play::benchPlace(side, place.spot)};
    }
    return {};
}

std::optional<base::Message> DraftInput::noneLeft(const PieceState& kind) const {
    return base::Message(play::sideOf(kind.owner) == Side::Tiki
                             ? msgid("Both Tiki with rank {rank} are on the board.")
                             : msgid("Both Tac with rank {rank} are on the board."),
                         {{"rank", int{kind.shape}}});
}

game::Choice DraftInput::choiceOf(const PieceState& kind) const {
    const char* const player = play::sideOf(kind.owner) == Side::Tiki ? msgid("Tiki") : msgid("Tac");
    return {.label = kDraftRanks[kind.shape - 1],
            .icon = "rank" + std::to_string(kind.shape),
            .heading = kind.shape > 1 ? "" : player};
}

std::optional<game::Action> DraftInput::finish() {
    (void)game::DraftInput::finish();
    const std::vector<PieceState> figures = liftedPieces();
    if (figures.empty()) return {};
    constexpr int kFaces = play::kDraftReborn - play::kDraft + 1;
    const int next = (figures.front().face - play::kDraft + 1) % kFaces;
    return actionOf(game::DraftChange{.kind = game::DraftChange::Kind::Turn,
                                      .from = lifted()->field,
                                      .count = lifted()->count,
                                      .face = static_cast<game::Face>(play::kDraft + next)});
}

base::Message DraftInput::words() const {
    if (lifted())
        return draft().pileAt(lifted()->field).size() > 1
                   ? msgid(
                         "Click a field or a bench to put them there, the column again to "
                         "lift one fewer. Right click: changes what is known of the lowest.")
                   : msgid(
                         "Click a field or a bench to put it there. Right click: everybody "
                         "knows its rank; once more: it came back unseen.");
    const auto next = nextPiece();
    if (!next)
        return msgid(
            "Drag figures from the benches and from field to field, or click them. A right click takes the "
            "top figure off.");
    return {taken() ? inHand(next->face) : eachClick(next->face),
            {{"figure", play::figureInWords(play::sideOf(next->owner), next->shape)}}};
}

// ---- places

Place DraftInput::neighbour(Place from, int dx, int dy) const {
    return neighbourOn({play::trayArea(Side::Tiki), play::trayArea(Side::Tac)}, from, dx, dy);
}

std::optional<Place> DraftInput::placeNamed(std::string_view name) const {
    if (const auto field = rules::fieldNamed(name)) return placeOf(*field);
    for (const Side side : kBothSides) {
        const std::string_view player = side == Side::Tiki ? "tiki" : "tac";
        if (!name.starts_with(player)) continue;
        const std::string_view digits = name.substr(player.size());
        int number = 0;
        const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
        const bool whole = error == std::errc() && end == digits.data() + digits.size();
        if (whole && number >= 1 && number <= rules::kPiecesEach) return play::benchPlace(side, number - 1);
    }
    return {};
}

Place DraftInput::cursorStart() const { return placeOf(Field(rules::kWidth / 2, rules::kWidth / 2)); }

}  // namespace tactiki::table
