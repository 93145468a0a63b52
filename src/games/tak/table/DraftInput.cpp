#include "games/tak/table/DraftInput.h"

#include <algorithm>
#include <utility>

#include "base/Message.h"
#include "games/tak/play/TakState.h"
#include "games/tak/play/TakWords.h"
#include "games/tak/rules/Notation.h"

namespace tak::table {

using base::msgid;
using game::Action;
using game::Place;
using play::DraftChange;
using play::placeOf;
using rules::Color;
using rules::PieceKind;
using rules::Square;

namespace {

constexpr PieceKind kPieceKinds[] = {PieceKind::Flat, PieceKind::Wall, PieceKind::Capstone};

bool isCapstone(PieceKind kind) { return kind == PieceKind::Capstone; }

}  // namespace

void DraftInput::reset(const game::View& view) {
    draft_ = &dynamic_cast<const play::TakDraft&>(view);  // throws for a view of another game
    cancel();
    if (chosen_ && !supplied(*chosen_)) chosen_.reset();
}

std::optional<Square> DraftInput::squareAt(Place place) const {
    if (place.area != play::kBoardArea || place.spot >= 64) return {};
    const Square s = Square::fromIndex(place.spot);
    return rules::onBoard(s.file(), s.rank(), draft_->setup().size) ? std::optional(s) : std::nullopt;
}

bool DraftInput::supplied(Piece piece) const {
    return !draft_->suppliedOf(piece.color, isCapstone(piece.kind)).empty();
}

base::Message DraftInput::noneLeft(Piece piece) const {
    const bool white = piece.color == Color::White;
    if (isCapstone(piece.kind))
        return white ? msgid("White has no capstone left.") : msgid("Black has no capstone left.");
    return white ? msgid("White has no stone left.") : msgid("Black has no stone left.");
}

// ---- input ----

std::optional<Action> DraftInput::pick(Place place) {
    refusal_.reset();
    if (place.area != play::kBoardArea) return pickSupply(place);
    const auto square = squareAt(place);
    return square ? pickSquare(*square) : std::nullopt;
}

std::optional<Action> DraftInput::pickSupply(Place place) {
    if (lifted_)
        return actionOf(DraftChange{
            .kind = DraftChange::Kind::TakeOff, .from = lifted_->square, .count = lifted_->count});
    for (const Color color : {Color::White, Color::Black}) {
        if (place.area != play::supplyArea(color)) continue;
        const int stones = draft_->setup().supply[static_cast<std::size_t>(rules::index(color))].stones;
        Piece piece{color, place.spot >= stones ? PieceKind::Capstone : PieceKind::Flat};
        // A second click on the pile stands the stone in the hand up, a third one lays it flat again.
        if (taken_ == piece && piece.kind == PieceKind::Flat) piece.kind = PieceKind::Wall;
        if (supplied(piece))
            taken_ = piece;
        else
            refusal_ = noneLeft(piece);
    }
    return {};
}

std::optional<Action> DraftInput::pickSquare(Square square) {
    if (lifted_) return move(square);
    if (const auto piece = nextPiece()) return put(*piece, square);
    if (!draft_->stackAt(square).empty()) lift(square);
    return {};
}

std::optional<Action> DraftInput::put(Piece piece, Square square) {
    if (!supplied(piece))
        refusal_ = noneLeft(piece);
    else if (!draft_->takesPieces(square))
        refusal_ = msgid("Nothing lies on a wall or a capstone.");
    else
        return actionOf(DraftChange{
            .kind = DraftChange::Kind::Put, .color = piece.color, .piece = piece.kind, .to = square});
    return {};
}

void DraftInput::lift(Square square) {
    lifted_ = Lifted{square, static_cast<int>(draft_->stackAt(square).size())};
}

std::optional<Action> DraftInput::move(Square to) {
    if (to == lifted_->square) {
        if (--lifted_->count == 0) lifted_.reset();
        return {};
    }
    if (draft_->takesPieces(to))
        return actionOf(DraftChange{
            .kind = DraftChange::Kind::Move, .from = lifted_->square, .to = to, .count = lifted_->count});
    refusal_ = msgid("Nothing lies on a wall or a capstone.");
    return {};
}

std::optional<Action> DraftInput::finishAt(Place place) {
    refusal_.reset();
    const auto square = squareAt(place);
    if (holding() || !square || draft_->stackAt(*square).empty()) return {};
    return actionOf(DraftChange{.kind = DraftChange::Kind::TakeOff, .from = *square, .count = 1});
}

bool DraftInput::vary(int steps) {
    refusal_.reset();
    if (steps == 0) return false;
    if (lifted_) {
        const auto height = static_cast<int>(draft_->stackAt(lifted_->square).size());
        const int count = std::clamp(lifted_->count + (steps > 0 ? 1 : -1), 1, height);
        return std::exchange(lifted_->count, count) != count;
    }
    std::optional<Piece>& piece = taken_ ? taken_ : chosen_;
    if (!piece) return false;
    for (int i = 1; i < 3; ++i) {
        const int next = (static_cast<int>(piece->kind) + i * (steps > 0 ? 1 : 2)) % 3;
        const Piece other{piece->color, static_cast<PieceKind>(next)};
        if (!supplied(other)) continue;
        piece = other;
        return true;
    }
    return false;
}

bool DraftInput::cancel() {
    const bool begun = holding();
    refusal_.reset();
    taken_.reset();
    lifted_.reset();
    return begun;
}

// ---- kinds of piece ----

std::vector<game::Choice> DraftInput::choices() const {
    constexpr const char* kIcons[] = {"flat", "wall", "capstone"};
    constexpr const char* kLabels[] = {msgid("Flat"), msgid("Wall"), msgid("Capstone")};
    std::vector<game::Choice> all;
    for (const Color color : {Color::White, Color::Black})
        for (const PieceKind kind : kPieceKinds) {
            const Piece piece{color, kind};
            all.push_back({.label = kLabels[static_cast<std::size_t>(kind)],
                           .icon = kIcons[static_cast<std::size_t>(kind)],
                           .refusal = supplied(piece) ? std::nullopt : std::optional(noneLeft(piece)),
                           .chosen = nextPiece() == piece,
                           .owner = play::playerOf(color),
                           .heading = kind != PieceKind::Flat ? ""
                                      : color == Color::White ? msgid("White")
                                                              : msgid("Black")});
        }
    return all;
}

std::optional<Action> DraftInput::choose(std::size_t choice) {
    refusal_.reset();
    if (choice >= 2 * std::size(kPieceKinds)) return {};
    const Piece piece{choice < std::size(kPieceKinds) ? Color::White : Color::Black,
                      kPieceKinds[choice % std::size(kPieceKinds)]};
    if (!supplied(piece)) {
        refusal_ = noneLeft(piece);
        return {};
    }
    const bool again = chosen_ == piece;
    cancel();
    chosen_ = again ? std::nullopt : std::optional(piece);
    return {};
}

// ---- what the table shows ----

void DraftInput::showTargets(game::InputView& view) const {
    const int size = draft_->setup().size;
    for (int rank = 0; rank < size; ++rank)
        for (int file = 0; file < size; ++file) {
            const Square square(file, rank);
            if (draft_->takesPieces(square) && (!lifted_ || lifted_->square != square))
                view.targets.push_back(placeOf(square));
        }
}

void DraftInput::showLifted(game::InputView& view, std::optional<Square> at) const {
    using Kind = game::PlaceCount::Kind;
    const std::vector<game::PieceState> stack = draft_->stackAt(lifted_->square);
    const auto stays = static_cast<int>(stack.size()) - lifted_->count;
    for (std::size_t i = static_cast<std::size_t>(stays); i < stack.size(); ++i)
        view.preview.push_back({stack[i], true});
    if (stack.size() > 1) view.counts.push_back({placeOf(lifted_->square, stays), stays, Kind::Stays});
    for (const Color color : {Color::White, Color::Black}) view.targets.push_back(supplyPlace(color, false));
    if (!at || *at == lifted_->square || !draft_->takesPieces(*at)) return;
    auto level = static_cast<int>(draft_->stackAt(*at).size());
    for (std::size_t i = static_cast<std::size_t>(stays); i < stack.size(); ++i) {
        game::PieceState piece = stack[i];
        piece.place = placeOf(*at, level++);
        view.ghosts.push_back(piece);
    }
    if (stack.size() > 1) view.counts.push_back({placeOf(*at, level), lifted_->count, Kind::Proposed});
}

game::InputView DraftInput::view(std::optional<Place> hover) const {
    game::InputView view;
    if (!draft_) return view;
    view.dragPicks = false;
    const auto at = hover ? squareAt(*hover) : std::nullopt;
    if (lifted_) {
        view.text = std::to_string(lifted_->count) + rules::formatSquare(lifted_->square);
        showTargets(view);
        showLifted(view, at);
        view.words = msgid(
            "Click a square or a supply to put it down there, the stack again to lift one piece fewer, Esc "
            "to put it back.");
        return view;
    }
    const auto piece = nextPiece();
    if (taken_) {
        game::PieceState held = draft_->suppliedOf(taken_->color, isCapstone(taken_->kind)).back();
        held.face = taken_->kind == PieceKind::Wall ? play::kStanding : play::kLying;
        view.preview.push_back({held, true});
        view.text = taken_->kind == PieceKind::Wall ? "S" : isCapstone(taken_->kind) ? "C" : "F";
        showTargets(view);
        view.words = base::Message(msgid("In the hand: {piece}. Click a square to put it there, the pile to "
                                         "stand it up or lay it flat, Esc to put it back."),
                                   {{"piece", play::pieceInWords(taken_->color, taken_->kind)}});
    } else if (chosen_) {
        view.words = base::Message(msgid("Each click puts down: {piece}. A right click takes the top piece "
                                         "off; Esc ends it."),
                                   {{"piece", play::pieceInWords(chosen_->color, chosen_->kind)}});
    } else {
        view.words = msgid(
            "Drag pieces from the supplies and from square to square, or click them. A right click takes the "
            "top piece off.");
    }
    if (piece && at && supplied(*piece) && draft_->takesPieces(*at))
        view.ghosts.push_back(draft_->piecePut(piece->color, piece->kind, *at));
    return view;
}

// ---- places ----

/// Level 1: the mark of the place lies around its piece, also where the last one was.
Place DraftInput::supplyPlace(Color color, bool capstones) const {
    const std::vector<game::PieceState> left = draft_->suppliedOf(color, capstones);
    const int stones = draft_->setup().supply[static_cast<std::size_t>(rules::index(color))].stones;
    const int first = capstones ? stones : 0;
    return {play::supplyArea(color),
            left.empty() ? static_cast<std::uint16_t>(first) : left.back().place.spot, 1};
}

Place DraftInput::neighbour(Place from, int dx, int dy) const {
    const int last = draft_->setup().size - 1;
    for (const Color color : {Color::White, Color::Black}) {
        if (from.area != play::supplyArea(color)) continue;
        const int inwards = color == Color::White ? 1 : -1;
        if (dx == inwards) return placeOf(Square(color == Color::White ? 0 : last, last / 2));
        if (dy == 0) return from;
        const rules::Supply given = draft_->setup().supply[static_cast<std::size_t>(rules::index(color))];
        // Capstones stand at the far end of their owner's supply.
        const bool far = (dy > 0) == (color == Color::White);
        return supplyPlace(color, far && given.capstones > 0);
    }
    const auto at = squareAt(from);
    if (!at) return cursorStart();
    const int file = at->file() + dx;
    if (file < 0) return supplyPlace(Color::White, false);
    if (file > last) return supplyPlace(Color::Black, false);
    return placeOf(Square(file, std::clamp(at->rank() + dy, 0, last)));
}

std::optional<Place> DraftInput::placeNamed(std::string_view name) const {
    if (name.size() > 2 && (name.ends_with('1') || name.ends_with('2'))) {
        const Color color = name.back() == '1' ? Color::White : Color::Black;
        name.remove_suffix(1);
        if (name == "stones") return supplyPlace(color, false);
        if (name == "capstones") return supplyPlace(color, true);
        return {};
    }
    if (name.size() != 2 || !rules::onBoard(name[0] - 'a', name[1] - '1', draft_->setup().size)) return {};
    return placeOf(Square(name[0] - 'a', name[1] - '1'));
}

Place DraftInput::cursorStart() const {
    const int middle = (draft_->setup().size - 1) / 2;
    return placeOf(Square(middle, middle));
}

}  // namespace tak::table
