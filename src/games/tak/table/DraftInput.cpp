#include "games/tak/table/DraftInput.h"

#include <algorithm>

#include "base/Message.h"
#include "games/tak/play/TakState.h"
#include "games/tak/play/TakWords.h"
#include "games/tak/rules/Notation.h"

namespace tak::table {

using base::msgid;
using game::PieceState;
using game::Place;
using play::placeOf;
using rules::Color;
using rules::PieceKind;
using rules::Square;

namespace {

bool isWhite(const PieceState& piece) { return piece.owner == play::playerOf(Color::White); }

PieceKind pieceKindOf(const PieceState& piece) {
    if (piece.shape == play::kCapstone) return PieceKind::Capstone;
    return piece.face == play::kStanding ? PieceKind::Wall : PieceKind::Flat;
}

}  // namespace

const play::TakDraft& DraftInput::takDraft() const { return dynamic_cast<const play::TakDraft&>(draft()); }

/// Capstones lie behind the stones.
std::optional<PieceState> DraftInput::kindAt(Place place) const {
    std::optional<PieceState> found;
    for (const PieceState& kind : draft().kinds()) {
        const Place first = draft().home(kind, 0).place;
        if (kind.face == play::kLying && first.area == place.area && first.spot <= place.spot) found = kind;
    }
    return found;
}

std::optional<base::Message> DraftInput::noneLeft(const PieceState& kind) const {
    if (kind.shape == play::kCapstone)
        return isWhite(kind) ? msgid("White has no capstone left.") : msgid("Black has no capstone left.");
    return isWhite(kind) ? msgid("White has no stone left.") : msgid("Black has no stone left.");
}

std::optional<base::Message> DraftInput::whyNot(const game::DraftChange&) const {
    return msgid("Nothing lies on a wall or a capstone.");
}

game::Choice DraftInput::choiceOf(const PieceState& piece) const {
    constexpr const char* kIcons[] = {"flat", "wall", "capstone"};
    constexpr const char* kLabels[] = {msgid("Flat"), msgid("Wall"), msgid("Capstone")};
    const PieceKind kind = pieceKindOf(piece);
    game::Choice choice{.label = kLabels[static_cast<std::size_t>(kind)],
                        .icon = kIcons[static_cast<std::size_t>(kind)]};
    const char* const player = isWhite(piece) ? msgid("White") : msgid("Black");
    if (kind == PieceKind::Flat) choice.heading = player;
    return choice;
}

// ---- what the table shows

std::string DraftInput::handText() const {
    if (lifted()) return game::DraftInput::handText();
    constexpr const char* kLetters[] = {"F", "S", "C"};
    return kLetters[static_cast<std::size_t>(pieceKindOf(*taken()))];
}

base::Message DraftInput::words() const {
    if (lifted())
        return msgid(
            "Click a square or a supply to put it down there, the stack again to lift one piece fewer, Esc "
            "to put it back.");
    const auto next = nextPiece();
    if (!next)
        return msgid(
            "Drag pieces from the supplies and from square to square, or click them. A right click takes the "
            "top piece off.");
    return {taken()
                ? msgid("In the hand: {piece}. Click a square to put it there, the pile to stand it up or "
                        "lay it flat, Esc to put it back.")
                : msgid("Each click puts down: {piece}. A right click takes the top piece off; Esc ends "
                        "it."),
            {{"piece", play::pieceInWords(play::colorOf(next->owner), pieceKindOf(*next))}}};
}

std::vector<Place> DraftInput::homes() const {
    if (!lifted()) return {};
    return {supplyPlace(Color::White, false), supplyPlace(Color::Black, false)};
}

// ---- places

/// Level 1: the mark of the place lies around its piece, also where the last one was.
Place DraftInput::supplyPlace(Color color, bool capstones) const {
    const PieceState kind{.id = {},
                          .owner = play::playerOf(color),
                          .shape = capstones ? play::kCapstone : play::kStone,
                          .place = {}};
    Place place = draft().supplied(kind).value_or(draft().home(kind, 0)).place;
    place.level = 1;
    return place;
}

Place DraftInput::neighbour(Place from, int dx, int dy) const {
    const rules::Setup setup = takDraft().setup();
    const int last = setup.size - 1;
    for (const Color color : {Color::White, Color::Black}) {
        if (from.area != play::supplyArea(color)) continue;
        const int inwards = color == Color::White ? 1 : -1;
        if (dx == inwards) return placeOf(Square(color == Color::White ? 0 : last, last / 2));
        if (dy == 0) return from;
        // Capstones stand at the far end of their owner's supply.
        const bool far = (dy > 0) == (color == Color::White);
        const auto owner = static_cast<std::size_t>(rules::index(color));
        return supplyPlace(color, far && setup.supply[owner].capstones > 0);
    }
    if (!draft().isField(from)) return cursorStart();
    const Square at = Square::fromIndex(from.spot);
    const int file = at.file() + dx;
    if (file < 0) return supplyPlace(Color::White, false);
    if (file > last) return supplyPlace(Color::Black, false);
    return placeOf(Square(file, std::clamp(at.rank() + dy, 0, last)));
}

std::optional<Place> DraftInput::placeNamed(std::string_view name) const {
    for (const Color color : {Color::White, Color::Black}) {
        const std::string player = color == Color::White ? "1" : "2";
        if (name == "stones" + player) return supplyPlace(color, false);
        if (name == "capstones" + player) return supplyPlace(color, true);
    }
    for (const Place square : draft().fields())
        if (name == draft().textOf(square)) return square;
    return {};
}

Place DraftInput::cursorStart() const {
    const int middle = (takDraft().setup().size - 1) / 2;
    return placeOf(Square(middle, middle));
}

}  // namespace tak::table
