#include "games/tactiki/rules/Board.h"

#include <algorithm>
#include <utility>

#include "base/Random.h"

namespace tactiki::rules {

Board::Board(Rules rules) : rules_(rules) {
    top_.fill(kNoPiece);
    below_.fill(kNoPiece);
    where_.fill(kOffBoard);
    for (Piece piece = 0; piece < kPieces; ++piece) setFigure(piece, piece - firstOf(ownerOf(piece)));
}

std::optional<Side> Board::winner() const {
    if (ending_ != Ending::Statue) return {};
    return isStartField(statue_, Side::Tac) ? Side::Tiki : Side::Tac;
}

// ---- what stands where ----

std::vector<Piece> Board::column(Field field) const {
    std::vector<Piece> pieces;
    for (Piece piece = topOf(field); piece != kNoPiece; piece = below(piece)) pieces.push_back(piece);
    std::reverse(pieces.begin(), pieces.end());
    return pieces;
}

int Board::levelOf(Piece piece) const {
    int level = 0;
    for (piece = below(piece); piece != kNoPiece; piece = below(piece)) ++level;
    return level;
}

Piece Board::pieceAt(Field field, int level) const {
    Piece piece = topOf(field);
    for (int above = levelOf(piece) - level; above > 0; --above) piece = below(piece);
    return piece;
}

int Board::countOf(Side side, Field field) const {
    int count = 0;
    for (Piece piece = topOf(field); piece != kNoPiece; piece = below(piece))
        count += ownerOf(piece) == side ? 1 : 0;
    return count;
}

int Board::bestStatue(Side side) const {
    int best = 0;
    for (int file = 0; file < kWidth; ++file)
        best = std::max(best, countOf(side, Field(file, startRow(!side))));
    return best;
}

void Board::take(Piece piece) {
    Piece& top = top_[at(fieldOf(piece))];
    if (top == piece) {
        top = below(piece);
    } else {
        Piece above = top;
        while (below(above) != piece) above = below(above);
        below_[at(above)] = below(piece);
    }
    below_[at(piece)] = kNoPiece;
    where_[at(piece)] = kOffBoard;
}

void Board::put(Piece piece, Field field) {
    below_[at(piece)] = topOf(field);
    top_[at(field)] = piece;
    where_[at(piece)] = static_cast<std::int8_t>(field.index());
}

void Board::defeat(Piece piece) {
    if (onBoard(piece)) take(piece);
    where_[at(piece)] = kInPile;
    shown_ &= ~(1U << piece);
    piles_[ownerOf(piece) == Side::Tac].push(piece);
}

// ---- ranks ----

void Board::show(Piece piece) {
    if (isShown(piece)) return;
    unseenOf(ownerOf(piece)).show(piece, rankOf(piece));
    shown_ |= 1U << piece;
}

RankCounts Board::lying(Side side) const {
    RankCounts counts{};
    for (Rank rank = 1; rank <= kHighestRank; ++rank)
        counts[rank] = static_cast<std::uint8_t>(kOfEachRank - unseen(side).neverShown()[rank]);
    for (Piece piece = firstOf(side); piece < firstOf(side) + kPiecesEach; ++piece)
        if (isShown(piece)) --counts[rankOf(piece)];
    return counts;
}

std::vector<Rank> Board::possibleInPile(Side side) const {
    const RankCounts all = lying(side);
    std::array<bool, kHighestRank + 1> possible{};
    for (const RebornRanks& ranks : possibleRanks(unseen(side))) {
        RankCounts left = all;
        for (std::size_t i = 0; i < unseen(side).reborn().size(); ++i) --left[ranks[i]];
        for (Rank rank = 1; rank <= kHighestRank; ++rank) possible[rank] = possible[rank] || left[rank] > 0;
    }
    std::vector<Rank> found;
    for (Rank rank = 1; rank <= kHighestRank; ++rank)
        if (possible[rank]) found.push_back(rank);
    return found;
}

bool Board::oneRankLies(Side side) const {
    const RankCounts all = lying(side);
    const std::size_t reborn = unseen(side).reborn().size();
    // Not all pieces of such a rank can have come back.
    const auto certain = std::count_if(all.begin(), all.end(), [&](std::size_t n) { return n > reborn; });
    if (certain > 1) return false;
    return possibleInPile(side).size() == 1;
}

// ---- acts ----

bool Board::mayLeave(Piece piece) const {
    if (ownerOf(piece) != toMove_ || isFrozen(piece)) return false;
    const Field field = fieldOf(piece);
    if (!rules_.anyFree) return topOf(field) == piece;
    for (Piece above = topOf(field); above != piece; above = below(above))
        if (ownerOf(above) != toMove_) return false;
    return true;
}

/// Nothing may stand on a frozen piece (rule 13).
bool Board::mayEnter(Side side, Field to) const {
    const Piece top = topOf(to);
    return rules_.sideways || !isStartField(to, side) || top == kNoPiece || ownerOf(top) == side;
}

/// Calls visit(piece, to) for every legal move, until it returns true; whether it did.
template <class Visitor>
bool Board::eachMove(Visitor visit) const {
    const Side side = toMove_;
    for (Piece piece = firstOf(side); piece < firstOf(side) + kPiecesEach; ++piece) {
        if (!onBoard(piece) || !mayLeave(piece)) continue;
        const Field from = fieldOf(piece);
        const int file = from.file();
        const int row = from.row();
        const auto tries = [&](Field to) { return mayEnter(side, to) && visit(piece, to); };
        if (tries(Field(file, row + forward(side)))) return true;
        if (file > 0 && tries(Field(file - 1, row))) return true;
        if (file < kWidth - 1 && tries(Field(file + 1, row))) return true;
    }
    return false;
}

bool Board::hasMove() const {
    return eachMove([](Piece, Field) { return true; });
}

bool Board::canReincarnate() const {
    if (stage_ != Stage::First || pile(toMove_).empty()) return false;
    for (int file = 0; file < kWidth; ++file)
        if (topOf(Field(file, startRow(toMove_))) == kNoPiece) return true;
    return false;
}

void Board::addLegalActs(std::vector<Act>& acts) const {
    if (stage_ == Stage::SetUp || ending_ != Ending::None) return;
    const std::size_t before = acts.size();
    eachMove([&](Piece piece, Field to) {
        acts.push_back(move(fieldOf(piece), to, levelOf(piece)));
        return false;
    });
    if (canReincarnate()) {
        std::array<bool, kHighestRank + 1> lies{};
        for (const Piece piece : pile(toMove_)) lies[rankOf(piece)] = true;
        for (int file = 0; file < kWidth; ++file) {
            const Field field(file, startRow(toMove_));
            if (topOf(field) != kNoPiece) continue;
            for (Rank rank = 1; rank <= kHighestRank; ++rank)
                if (lies[rank]) acts.push_back(reincarnation(rank, field));
        }
    }
    if (acts.size() == before) acts.push_back({});
}

std::vector<Act> Board::legalActs() const {
    std::vector<Act> acts;
    addLegalActs(acts);
    return acts;
}

bool Board::isLegal(const Act& act) const {
    if (act.kind == Act::Kind::SetUp) {
        if (act != settingUp(act.side, act.setUp)) return false;  // one act for each set-up
        RankCounts counts{};
        for (const Rank rank : act.setUp) {
            if (rank < 1 || rank > kHighestRank) return false;
            ++counts[rank];
        }
        return stage_ == Stage::SetUp && !hasSetUp(act.side) &&
               std::all_of(counts.begin() + 1, counts.end(), [](int count) { return count == kOfEachRank; });
    }
    const std::vector<Act> legal = legalActs();
    return std::find(legal.begin(), legal.end(), act) != legal.end();
}

Blows Board::play(const Act& act) {
    switch (act.kind) {
        case Act::Kind::SetUp:
            setUp(act);
            return {};
        case Act::Kind::Move:
            return carryOut(act);
        case Act::Kind::Reincarnation:
            reincarnate(act);
            break;
        case Act::Kind::Pass:
            break;
    }
    endTurn();
    return {};
}

void Board::setUp(const Act& act) {
    const Side side = act.side;
    std::array<int, kHighestRank + 1> used{};
    for (int i = 0; i < kPiecesEach; ++i) {
        const auto piece = static_cast<Piece>(firstOf(side) + i);
        const Rank rank = act.setUp[at(i)];
        put(piece, Field(i / kPerStartField, startRow(side)));
        setRank(piece, rank);
        setFigure(piece, rank == kUnknownRank ? i : kOfEachRank * (rank - 1) + used[rank]++);
    }
    ready_[side == Side::Tac] = true;
    toMove_ = hasSetUp(Side::Tiki) && !hasSetUp(Side::Tac) ? Side::Tac : Side::Tiki;
    if (!hasSetUp(!side)) return;
    stage_ = Stage::First;
    turn_ = 1;
}

Blows Board::carryOut(const Act& act, const Blows* seen) {
    const Piece piece = pieceAt(act.from, act.level);
    eventful_ = eventful_ || act.to.row() != act.from.row();
    take(piece);
    Blows blows;
    const Piece defender = topOf(act.to);
    const bool attacks = defender != kNoPiece && ownerOf(defender) != toMove_;
    if (!attacks || attack(piece, act.to, blows, seen)) put(piece, act.to);
    if (isStartField(act.to, !toMove_) && countOf(toMove_, act.to) >= kStatue) {
        ending_ = Ending::Statue;
        statue_ = act.to;
    } else if (stage_ == Stage::First && hasMove()) {
        stage_ = Stage::Second;
    } else {
        endTurn();
    }
    return blows;
}

bool Board::attack(Piece attacker, Field to, Blows& blows, const Blows* seen) {
    eventful_ = true;
    if (seen == nullptr) show(attacker);
    for (Piece defender = topOf(to); defender != kNoPiece;) {
        const Piece next = below(defender);
        if (ownerOf(defender) == ownerOf(attacker)) {
            if (!rules_.through) return true;
            defender = next;
            continue;
        }
        Blow blow{attacker, defender};
        if (seen != nullptr) {
            blow = *(seen->begin() + blows.size());
            blow.attacker = attacker;
            blow.defender = defender;
            name(attacker, blow.attackersRank);
            name(defender, blow.defendersRank);
        } else {
            show(defender);
            blow.attackersRank = rankOf(attacker);
            blow.defendersRank = rankOf(defender);
        }
        blows.push_back(blow);
        const FightResult result = blows.back().result();
        if (result == FightResult::Tied && !rules_.bothFall) return true;
        if (result != FightResult::Lost) defeat(defender);
        if (result != FightResult::Won) {
            defeat(attacker);
            return false;
        }
        defender = next;
    }
    return true;
}

Blows Board::tell(const Act& act, const Blows& seen) {
    if (act.kind == Act::Kind::Move) return carryOut(act, &seen);
    if (act.kind != Act::Kind::Reincarnation) return play(act);
    comeBack(act);
    endTurn();
    return {};
}

/// Everybody has seen this rank, if it is known at all.
void Board::name(Piece piece, Rank rank) {
    if (rank == kUnknownRank) return;
    setRank(piece, rank);
    shown_ |= 1U << piece;
}

/// Lets the piece of the last slot be the last figure of this rank in the pile.
void Board::bringForward(const Pile& pile, Rank rank) {
    const Piece piece = pile.back();
    for (int slot = pile.size() - 1; slot >= 0; --slot) {
        if (rankOf(pile[slot]) != rank) continue;
        std::swap(rank_[at(pile[slot])], rank_[at(piece)]);
        std::swap(figure_[at(pile[slot])], figure_[at(piece)]);
        return;
    }
}

/// As reincarnate(), without what everybody knows of the pile. Of a rank that is unknown, nobody can tell
/// which of the ranks in the pile it was.
void Board::comeBack(const Act& act) {
    Pile& pile = piles_[toMove_ == Side::Tac];
    const Piece piece = pile.back();
    if (act.rank != kUnknownRank)
        bringForward(pile, act.rank);
    else
        for (int slot = 0; slot < pile.size(); ++slot) setRank(pile[slot], kUnknownRank);
    pile.pop();
    setRank(piece, act.rank);
    put(piece, act.to);
    eventful_ = true;
}

/// The piece of the last slot comes back, with the rank that the owner chose: the others see this, whichever
/// it is. What lay in that slot is then where the chosen rank lay.
void Board::reincarnate(const Act& act) {
    const Side side = toMove_;
    const bool known = oneRankLies(side);
    const RankCounts lay = lying(side);
    Pile& pile = piles_[side == Side::Tac];
    const Piece piece = pile.back();
    bringForward(pile, act.rank);
    pile.pop();
    setRank(piece, act.rank);
    put(piece, act.to);
    if (known) {
        shown_ |= 1U << piece;
        unseenOf(side).riseKnown(lying(side));
    } else {
        unseenOf(side).rise(piece, lay);
    }
    eventful_ = true;
}

void Board::endTurn() {
    quiet_ = eventful_ ? 0 : static_cast<std::uint8_t>(quiet_ + 1);
    eventful_ = false;
    stage_ = Stage::First;
    toMove_ = !toMove_;
    ++turn_;
    if (!canReachFive(Side::Tiki) && !canReachFive(Side::Tac))
        ending_ = Ending::OutOfReach;
    else if (quiet_ >= kMostQuietTurns)
        ending_ = Ending::QuietTurns;
}

/// Rule 15. If frozen pieces can be attacked, they may come back, and nothing is ever out of reach.
bool Board::canReachFive(Side side) const {
    if (rules_.sideways) return true;
    int mobile = 0;
    bool mayRise = false;
    for (int file = 0; file < kWidth; ++file)
        mayRise = mayRise || countOf(!side, Field(file, startRow(side))) == 0;
    for (int field = 0; field < kFields; ++field) {
        const Piece top = topOf(Field::fromIndex(field));
        if (top == kNoPiece || isFrozen(top)) continue;
        mobile += countOf(side, Field::fromIndex(field));
    }
    return bestStatue(side) + mobile + (mayRise ? pile(side).size() : 0) >= kStatue;
}

std::uint64_t Board::publicKey() const {
    std::uint64_t key = base::scrambled(1 + static_cast<std::uint64_t>(index(toMove_)));
    const auto add = [&](int fact) { key = base::scrambled(key + static_cast<std::uint64_t>(fact) + 1); };
    for (int field = 0; field < kFields; ++field) {
        for (Piece piece = topOf(Field::fromIndex(field)); piece != kNoPiece; piece = below(piece))
            add(1 + 8 * index(ownerOf(piece)) + (isShown(piece) ? rankOf(piece) : 0));
        add(0);
    }
    for (const Pile& pile : piles_) add(pile.size());
    return key;
}

// ---- setting positions up ----

void Board::stand(Piece piece, Field field, Rank rank, bool shown) {
    put(piece, field);
    setRank(piece, rank);
    if (shown) shown_ |= 1U << piece;
}

void Board::lay(Piece piece, Rank rank) {
    where_[at(piece)] = kInPile;
    setRank(piece, rank);
    piles_[ownerOf(piece) == Side::Tac].push(piece);
}

void Board::setDue(const Due& due) {
    toMove_ = due.side;
    stage_ = due.stage;
    turn_ = due.turn;
    quiet_ = static_cast<std::uint8_t>(due.quietTurns);
    eventful_ = due.eventful;
}

void Board::hideSetUp(Side side) {
    for (Piece piece = firstOf(side); piece < firstOf(side) + kPiecesEach; ++piece)
        if (onBoard(piece)) take(piece);
}

void Board::judge() {
    for (const Side side : {Side::Tiki, Side::Tac})
        for (int file = 0; file < kWidth; ++file) {
            const Field field(file, startRow(!side));
            if (countOf(side, field) < kStatue) continue;
            ending_ = Ending::Statue;
            statue_ = field;
        }
    if (ending_ != Ending::None || stage_ == Stage::SetUp) return;
    if (stage_ == Stage::First && !canReachFive(Side::Tiki) && !canReachFive(Side::Tac))
        ending_ = Ending::OutOfReach;
    if (quiet_ >= kMostQuietTurns) ending_ = Ending::QuietTurns;
}

}  // namespace tactiki::rules
