#include "games/tak/play/TakDraft.h"

#include <algorithm>
#include <charconv>

#include "games/tak/play/TakState.h"
#include "games/tak/play/TakWords.h"
#include "games/tak/rules/Notation.h"
#include "games/tak/rules/Tps.h"

namespace tak::play {

using base::msgid;
using game::PieceState;
using rules::Color;
using rules::PieceKind;
using rules::Square;
using Kind = DraftChange::Kind;

namespace {

constexpr const char* kToMoveKey = "toMove";
constexpr const char* kNumberKey = "moveNumber";  // missing: it follows from the pieces
constexpr const char* kKomiKey = "halfKomi";

int wholeNumber(const std::string& text) {
    int number = 0;
    (void)std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

std::string digitOf(Color color) { return color == Color::White ? "1" : "2"; }

game::Draft::Details detailsOf(const rules::Position& position) {
    game::Draft::Details details{{kToMoveKey, digitOf(position.toMove())},
                                 {kKomiKey, std::to_string(position.setup().halfKomi)}};
    if (position.ply() > 0 || position.occupied() != 0)
        details[kNumberKey] = std::to_string(position.moveNumber());
    return details;
}

}  // namespace

TakDraft::TakDraft(const rules::Setup& setup, const rules::ScoreVariants& variants)
    : TakDraft(rules::Position(setup), variants) {}

TakDraft::TakDraft(const rules::Position& position, const rules::ScoreVariants& variants)
    : Draft(TakState(position).pieces(), detailsOf(position)),
      setup_(position.setup()),
      variants_(variants) {}

TakDraft::TakDraft(const rules::Position& pieces, const TakDraft& other)
    : Draft(TakState(pieces).pieces(), other.details()),
      setup_(pieces.setup()),
      variants_(other.variants()) {}

rules::Setup TakDraft::setup() const {
    rules::Setup setup = setup_;
    setup.halfKomi = wholeNumber(details().at(kKomiKey));
    return setup;
}

Color TakDraft::playerToMove() const {
    return details().at(kToMoveKey) == digitOf(Color::White) ? Color::White : Color::Black;
}

std::optional<int> TakDraft::statedNumber() const {
    const auto stated = details().find(kNumberKey);
    return stated == details().end() ? std::nullopt : std::optional(wholeNumber(stated->second));
}

// ---- where pieces lie ----

std::vector<PieceState> TakDraft::stackAt(Square square) const {
    std::vector<PieceState> stack;
    for (const PieceState& piece : all())
        if (piece.place.sameSpot(placeOf(square))) stack.push_back(piece);
    std::sort(stack.begin(), stack.end(),
              [](const PieceState& a, const PieceState& b) { return a.place.level < b.place.level; });
    return stack;
}

std::vector<PieceState> TakDraft::suppliedOf(Color color, bool capstones) const {
    std::vector<PieceState> supplied;
    for (const PieceState& piece : all())
        if (piece.place.area == supplyArea(color) && (piece.shape == kCapstone) == capstones)
            supplied.push_back(piece);
    std::sort(supplied.begin(), supplied.end(),
              [](const PieceState& a, const PieceState& b) { return a.place.spot < b.place.spot; });
    return supplied;
}

int TakDraft::placed(Color color, bool capstones) const {
    return static_cast<int>(std::count_if(all().begin(), all().end(), [&](const PieceState& piece) {
        return piece.place.area == kBoardArea && piece.owner == playerOf(color) &&
               (piece.shape == kCapstone) == capstones;
    }));
}

bool TakDraft::takesPieces(Square square) const {
    if (!rules::onBoard(square.file(), square.rank(), setup_.size)) return false;
    const std::vector<PieceState> stack = stackAt(square);
    return stack.empty() || (stack.back().shape == kStone && stack.back().face == kLying);
}

std::array<rules::StackContent, 64> TakDraft::board() const {
    std::array<rules::StackContent, 64> board{};
    for (int index = 0; index < 64; ++index) {
        rules::StackContent& content = board[static_cast<std::size_t>(index)];
        for (const PieceState& piece : stackAt(Square::fromIndex(index))) {
            content.colors.push(static_cast<std::uint64_t>(piece.owner.value), 1);
            ++content.height;
            content.top = piece.shape == kCapstone  ? PieceKind::Capstone
                          : piece.face == kStanding ? PieceKind::Wall
                                                    : PieceKind::Flat;
        }
    }
    return board;
}

int TakDraft::turnsPlayed() const {
    const int second = rules::index(playerToMove());
    if (const auto number = statedNumber()) return 2 * (*number - 1) + second;
    // Every piece took a turn; where the first turns cannot have left this board, more were played.
    int turns = 0;
    for (const Color color : {Color::White, Color::Black})
        turns += placed(color, false) + placed(color, true);
    if (turns % 2 != second) ++turns;
    if (turns < 2 && !rules::Position::assemble(setup(), board(), turns)) turns += 2;
    return turns;
}

base::Result<rules::Position> TakDraft::position() const {
    return rules::Position::assemble(setup(), board(), turnsPlayed());
}

rules::Position TakDraft::boardPosition() const {
    // After the first two turns every board that the pieces can form is a position.
    const int turns = turnsPlayed();
    return *rules::Position::assemble(setup(), board(), turns < 2 ? turns + 2 : turns);
}

PieceState TakDraft::piecePut(Color color, PieceKind kind, Square square) const {
    PieceState piece = suppliedOf(color, kind == PieceKind::Capstone).back();
    piece.place = placeOf(square, static_cast<int>(stackAt(square).size()));
    piece.face = kind == PieceKind::Wall ? kStanding : kLying;
    return piece;
}

// ---- changes ----

bool TakDraft::isLegal(const DraftChange& change) const {
    const auto holds = [&](Square square) {
        const auto height = static_cast<int>(stackAt(square).size());
        return change.count >= 1 && change.count <= height;
    };
    switch (change.kind) {
        case Kind::Put:
            return takesPieces(change.to) &&
                   !suppliedOf(change.color, change.piece == PieceKind::Capstone).empty();
        case Kind::Move:
            return holds(change.from) && change.from != change.to && takesPieces(change.to);
        case Kind::TakeOff:
            return holds(change.from);
        case Kind::Clear:
        case Kind::ToMove:
            return true;
        case Kind::MoveNumber:
            return change.count >= 1 && change.count <= rules::kMaxMoveNumber;
        case Kind::Komi:
            return std::abs(change.count) <= rules::kMaxHalfKomi;
    }
    return false;
}

std::vector<game::Action> TakDraft::legalActions() const {
    std::vector<game::Action> all;
    const auto add = [&](const DraftChange& change) {
        if (isLegal(change)) all.push_back(actionOf(change));
    };
    std::vector<Square> squares;
    for (int rank = 0; rank < setup_.size; ++rank)
        for (int file = 0; file < setup_.size; ++file) squares.emplace_back(file, rank);
    for (const Square square : squares) {
        for (const Color color : {Color::White, Color::Black})
            for (const PieceKind piece : {PieceKind::Flat, PieceKind::Wall, PieceKind::Capstone})
                add({.kind = Kind::Put, .color = color, .piece = piece, .to = square});
        const auto height = static_cast<int>(stackAt(square).size());
        for (int count = 1; count <= height; ++count) {
            add({.kind = Kind::TakeOff, .from = square, .count = count});
            for (const Square to : squares)
                add({.kind = Kind::Move, .from = square, .to = to, .count = count});
        }
    }
    add({.kind = Kind::Clear});
    return all;
}

std::array<rules::Supply, 2> TakDraft::left() const {
    std::array<rules::Supply, 2> left{};
    for (const Color color : {Color::White, Color::Black}) {
        rules::Supply& supply = left[static_cast<std::size_t>(rules::index(color))];
        supply.stones = static_cast<int>(suppliedOf(color, false).size());
        supply.capstones = static_cast<int>(suppliedOf(color, true).size());
    }
    return left;
}

/// The top pieces of a stack go to the lowest free places of their supplies, the topmost first.
void TakDraft::takeOff(Square square, int count, std::array<rules::Supply, 2>& left,
                       game::Stage& stage) const {
    const std::vector<PieceState> stack = stackAt(square);
    for (int i = 0; i < count; ++i) {
        const PieceState& before = stack[stack.size() - 1 - static_cast<std::size_t>(i)];
        const Color color = colorOf(before.owner);
        rules::Supply& supply = left[static_cast<std::size_t>(rules::index(color))];
        const int stones = setup_.supply[static_cast<std::size_t>(rules::index(color))].stones;
        const int spot = before.shape == kCapstone ? stones + supply.capstones++ : supply.stones++;
        PieceState after = before;
        after.place = {supplyArea(color), static_cast<std::uint16_t>(spot), 0};
        after.face = kLying;
        stage.hops.push_back({.before = before, .after = after});
    }
}

game::Transition TakDraft::effectOf(game::Action action) const {
    const DraftChange change = changeOf(action);
    game::Stage stage;
    std::array<rules::Supply, 2> supplies = left();
    switch (change.kind) {
        case Kind::Put: {
            const PieceState after = piecePut(change.color, change.piece, change.to);
            stage.hops.push_back({.before = piece(after.id), .after = after, .step = 1});
            break;
        }
        case Kind::Move: {
            const std::vector<PieceState> stack = stackAt(change.from);
            auto level = static_cast<int>(stackAt(change.to).size());
            for (std::size_t i = stack.size() - static_cast<std::size_t>(change.count); i < stack.size();
                 ++i) {
                PieceState after = stack[i];
                after.place = placeOf(change.to, level++);
                stage.hops.push_back({.before = stack[i], .after = after});
            }
            break;
        }
        case Kind::TakeOff:
            takeOff(change.from, change.count, supplies, stage);
            break;
        case Kind::Clear:
            stage.reason = game::Reason::Deal;
            for (int index = 0; index < 64; ++index) {
                const Square square = Square::fromIndex(index);
                takeOff(square, static_cast<int>(stackAt(square).size()), supplies, stage);
            }
            break;
        case Kind::ToMove:
        case Kind::MoveNumber:
        case Kind::Komi:
            break;
    }
    if (stage.hops.empty()) return {};
    return {{std::move(stage)}};
}

game::Draft::Details TakDraft::detailsAfter(game::Action action) const {
    const DraftChange change = changeOf(action);
    Details after = details();
    if (change.kind == Kind::ToMove) after[kToMoveKey] = digitOf(change.color);
    if (change.kind == Kind::MoveNumber) after[kNumberKey] = std::to_string(change.count);
    if (change.kind == Kind::Komi) after[kKomiKey] = std::to_string(change.count);
    if (change.kind == Kind::Clear) {
        after.erase(kNumberKey);
        after[kToMoveKey] = digitOf(Color::White);
    }
    return after;
}

// ---- what it tells ----

std::vector<game::Stat> TakDraft::stats() const { return TakState(boardPosition()).stats(); }

std::string TakDraft::positionText() const {
    return rules::formatTps(boardPosition(), playerToMove(), turnsPlayed() / 2 + 1);
}

base::Message TakDraft::describe(game::Place place) const {
    return TakState(boardPosition()).describe(place);
}

std::vector<base::Message> TakDraft::describePosition() const { return boardInWords(boardPosition()); }

}  // namespace tak::play
