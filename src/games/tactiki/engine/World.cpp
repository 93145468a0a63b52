#include "games/tactiki/engine/World.h"

#include <algorithm>

#include "base/Random.h"

namespace tactiki::engine {

using rules::Board;
using rules::Field;
using rules::ownerOf;
using rules::Piece;
using rules::Side;

namespace {

/// From this many quiet turns on, their number tells positions apart: ten turns are more than a search looks
/// ahead.
constexpr int kNearlyDrawn = rules::kMostQuietTurns - 10;

}  // namespace

World::World(const Board& board)
    : rules_(board.rules()),
      toMove_(board.toMove()),
      second_(board.stage() == rules::Stage::Second),
      eventful_(board.due().eventful),
      quiet_(static_cast<std::uint8_t>(board.quietTurns())) {
    for (int index = 0; index < rules::kFields; ++index)
        top_[at(index)] = board.topOf(Field::fromIndex(index));
    for (Piece piece = 0; piece < rules::kPieces; ++piece) {
        below_[at(piece)] = board.below(piece);
        rank_[at(piece)] = board.rankOf(piece);
        where_[at(piece)] = kOffBoard;
        if (board.inPile(piece)) {
            piles_ |= 1U << piece;
            key_ += pileKey(piece);
        } else if (board.onBoard(piece)) {
            where_[at(piece)] = static_cast<std::int8_t>(board.fieldOf(piece).index());
        }
    }
    for (int index = 0; index < rules::kFields; ++index) key_ += columnKey(Field::fromIndex(index));
    for (const Side side : {Side::Tiki, Side::Tac})
        for (int file = 0; file < rules::kWidth; ++file)
            statues_[at(side)][at(file)] =
                static_cast<std::uint8_t>(board.countOf(side, Field(file, startRow(!side))));
    if (board.ending() == rules::Ending::None) return;
    const auto winner = board.winner();
    result_ = !winner ? Result::Draw : *winner == Side::Tiki ? Result::Tiki : Result::Tac;
}

std::optional<Side> World::winner() const {
    if (result_ == Result::Tiki) return Side::Tiki;
    if (result_ == Result::Tac) return Side::Tac;
    return {};
}

// ---- keys ----

std::uint64_t World::columnKey(Field field) const {
    Piece piece = topOf(field);
    if (piece == rules::kNoPiece) return 0;
    std::uint64_t column = 0;
    for (; piece != rules::kNoPiece; piece = below(piece))
        column = column * 11 + rankOf(piece) + (ownerOf(piece) == Side::Tac ? rules::kHighestRank : 0U);
    return base::scrambled(column * rules::kFields + static_cast<std::uint64_t>(field.index()));
}

std::uint64_t World::pileKey(Piece piece) const {
    const auto rank = static_cast<std::uint64_t>(rankOf(piece));
    return base::scrambled(~(2 * rank + (ownerOf(piece) == Side::Tac ? 1 : 0)));
}

std::uint64_t World::key() const {
    const std::uint64_t key =
        key_ ^ (toMove_ == Side::Tac ? 0x9E3779B97F4A7C15ULL : 0) ^ (second_ ? 0xD1B54A32D192ED03ULL : 0);
    return quiet_ < kNearlyDrawn ? key : key ^ base::scrambled(2ULL * quiet_ + (eventful_ ? 1 : 0));
}

// ---- steps ----

bool World::mayLeave(Piece piece, Field field) const {
    if (isStartField(field, !toMove_)) return false;  // frozen
    if (!rules_.anyFree) return topOf(field) == piece;
    for (Piece above = topOf(field); above != piece; above = below(above))
        if (ownerOf(above) != toMove_) return false;
    return true;
}

void World::addMoves(Piece piece, Steps& steps) const {
    const Field field = fieldOf(piece);
    if (!mayLeave(piece, field)) return;
    const int file = field.file();
    const int row = field.row();
    steps.push_back({piece, Field(file, row + forward(toMove_))});
    const bool home = isStartField(field, toMove_) && !rules_.sideways;
    const auto aside = [&](Field to) {
        const Piece top = topOf(to);  // nothing may stand on a frozen piece
        if (!home || top == rules::kNoPiece || ownerOf(top) == toMove_) steps.push_back({piece, to});
    };
    if (file > 0) aside(Field(file - 1, row));
    if (file < rules::kWidth - 1) aside(Field(file + 1, row));
}

void World::addReincarnations(Steps& steps) const {
    const Piece first = rules::firstOf(toMove_);
    std::uint32_t seen = 0;
    for (Piece piece = first; piece < first + rules::kPiecesEach; ++piece) {
        if (!inPile(piece) || (seen >> rankOf(piece) & 1U) != 0) continue;
        seen |= 1U << rankOf(piece);
        for (int file = 0; file < rules::kWidth; ++file) {
            const Field field(file, startRow(toMove_));
            if (topOf(field) == rules::kNoPiece) steps.push_back({piece, field});
        }
    }
}

void World::addSteps(Steps& steps) const {
    const Piece first = rules::firstOf(toMove_);
    for (Piece piece = first; piece < first + rules::kPiecesEach; ++piece)
        if (onBoard(piece)) addMoves(piece, steps);
    if (!second_) addReincarnations(steps);
    if (steps.empty()) steps.push_back({});
}

bool World::hasMove() const {
    const Piece first = rules::firstOf(toMove_);
    // A free piece can always go forward.
    for (Piece piece = first; piece < first + rules::kPiecesEach; ++piece)
        if (onBoard(piece) && mayLeave(piece, fieldOf(piece))) return true;
    return false;
}

bool World::attacks(Step step) const {
    if (step.isPass()) return false;
    const Piece top = topOf(step.to);
    return top != rules::kNoPiece && ownerOf(top) != toMove_;
}

// ---- playing ----

void World::take(Piece piece) {
    const Field field = fieldOf(piece);
    Piece& top = top_[at(field)];
    if (top == piece) {
        top = below(piece);
    } else {
        Piece above = top;
        while (below(above) != piece) above = below(above);
        below_[at(above)] = below(piece);
    }
    if (isStartField(field, !ownerOf(piece))) --statues_[at(ownerOf(piece))][at(field.file())];
    below_[at(piece)] = rules::kNoPiece;
    where_[at(piece)] = kOffBoard;
}

void World::put(Piece piece, Field field) {
    below_[at(piece)] = topOf(field);
    top_[at(field)] = piece;
    where_[at(piece)] = static_cast<std::int8_t>(field.index());
    if (isStartField(field, !ownerOf(piece))) ++statues_[at(ownerOf(piece))][at(field.file())];
}

void World::defeat(Piece piece) {
    if (onBoard(piece)) take(piece);
    piles_ |= 1U << piece;
    key_ += pileKey(piece);
}

bool World::attack(Piece attacker, Field to) {
    for (Piece defender = topOf(to); defender != rules::kNoPiece;) {
        const Piece next = below(defender);
        if (ownerOf(defender) == toMove_) {
            if (!rules_.through) return true;
            defender = next;
            continue;
        }
        const rules::FightResult result = rules::fight(rankOf(attacker), rankOf(defender));
        if (result == rules::FightResult::Tied && !rules_.bothFall) return true;
        if (result != rules::FightResult::Lost) defeat(defender);
        if (result != rules::FightResult::Won) {
            defeat(attacker);
            return false;
        }
        defender = next;
    }
    return true;
}

void World::move(Piece piece, Field to) {
    const Field from = fieldOf(piece);
    const bool attacking = attacks({piece, to});
    eventful_ = eventful_ || attacking || to.row() != from.row();
    key_ -= columnKey(from) + columnKey(to);
    take(piece);
    if (!attacking || attack(piece, to)) put(piece, to);
    key_ += columnKey(from) + columnKey(to);
    finishMove(to);
}

void World::finishMove(Field to) {
    if (isStartField(to, !toMove_) && statueAt(toMove_, to.file()) >= rules::kStatue)
        result_ = toMove_ == Side::Tiki ? Result::Tiki : Result::Tac;
    else if (!second_ && hasMove())
        second_ = true;
    else
        endTurn();
}

void World::play(Step step) {
    if (step.isPass()) {
        endTurn();
    } else if (inPile(step.piece)) {
        piles_ &= ~(1U << step.piece);
        key_ -= pileKey(step.piece);
        put(step.piece, step.to);
        key_ += columnKey(step.to);
        eventful_ = true;
        endTurn();
    } else {
        move(step.piece, step.to);
    }
}

void World::endTurn() {
    quiet_ = eventful_ ? 0 : static_cast<std::uint8_t>(quiet_ + 1);
    eventful_ = false;
    second_ = false;
    toMove_ = !toMove_;
    if (quiet_ >= rules::kMostQuietTurns || (!canReachFive(Side::Tiki) && !canReachFive(Side::Tac)))
        result_ = Result::Draw;
}

/// As in rules::Board.
bool World::canReachFive(Side side) const {
    if (rules_.sideways) return true;
    const auto& own = statues_[at(side)];
    const auto& others = statues_[at(!side)];
    const bool mayRise = std::find(others.begin(), others.end(), 0) != others.end();
    const std::uint32_t pile = piles_ >> rules::firstOf(side) & ((1U << rules::kPiecesEach) - 1);
    int reach = *std::max_element(own.begin(), own.end()) + (mayRise ? std::popcount(pile) : 0);
    for (Piece piece = rules::firstOf(side); piece < rules::firstOf(side) + rules::kPiecesEach; ++piece) {
        if (reach >= rules::kStatue) return true;
        if (!onBoard(piece)) continue;
        const Piece top = topOf(fieldOf(piece));
        reach += isStartField(fieldOf(top), !ownerOf(top)) ? 0 : 1;
    }
    return reach >= rules::kStatue;
}

}  // namespace tactiki::engine
