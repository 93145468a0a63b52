#include "games/tactiki/play/Pieces.h"

namespace tactiki::play {

using game::PieceState;
using rules::Act;
using rules::Board;
using rules::Piece;
using rules::Side;

namespace {

// A code, from its lowest bit: kind, from, to, level, rank, side, and then ten ranks of a set-up.
constexpr int kKindBits = 2;
constexpr int kFieldBits = 5;
constexpr int kLevelBits = 5;
constexpr int kRankBits = 3;
constexpr int kSideBits = 1;

class CodeWriter {
  public:
    void add(int value, int bits) {
        code_ |= static_cast<std::uint64_t>(value) << used_;
        used_ += bits;
    }
    [[nodiscard]] game::Action code() const { return game::Action(code_); }

  private:
    std::uint64_t code_ = 0;
    int used_ = 0;
};

class CodeReader {
  public:
    explicit CodeReader(game::Action action) : rest_(action.value) {}
    int take(int bits) {
        const auto value = static_cast<int>(rest_ & ((std::uint64_t{1} << bits) - 1));
        rest_ >>= bits;
        return value;
    }

  private:
    std::uint64_t rest_;
};

bool knows(game::Viewer viewer, Side side) { return viewer.isRecord() || viewer.is(playerOf(side)); }

game::Place placeIn(const Board& board, Piece piece) {
    const Side side = rules::ownerOf(piece);
    if (board.onBoard(piece)) return placeOf(board.fieldOf(piece), board.levelOf(piece));
    if (!board.inPile(piece)) return {trayArea(side), static_cast<std::uint16_t>(board.figureOf(piece)), 0};
    std::uint16_t slot = 0;
    for (const Piece other : board.pile(side)) {
        if (other == piece) break;
        ++slot;
    }
    return {pileArea(side), slot, 0};
}

}  // namespace

std::optional<Side> sideOf(game::Viewer viewer) {
    const auto player = viewer.player();
    return player ? std::optional(sideOf(*player)) : std::nullopt;
}

game::Action actionOf(const Act& act) {
    CodeWriter writer;
    writer.add(static_cast<int>(act.kind), kKindBits);
    writer.add(act.from.index(), kFieldBits);
    writer.add(act.to.index(), kFieldBits);
    writer.add(act.level, kLevelBits);
    writer.add(act.rank, kRankBits);
    writer.add(rules::index(act.side), kSideBits);
    for (const rules::Rank rank : act.setUp) writer.add(rank, kRankBits);
    return writer.code();
}

Act actOf(game::Action action) {
    CodeReader reader(action);
    Act act;
    act.kind = static_cast<Act::Kind>(reader.take(kKindBits));
    act.from = rules::Field::fromIndex(reader.take(kFieldBits) % rules::kFields);
    act.to = rules::Field::fromIndex(reader.take(kFieldBits) % rules::kFields);
    act.level = static_cast<std::uint8_t>(reader.take(kLevelBits));
    act.rank = static_cast<rules::Rank>(reader.take(kRankBits));
    act.side = static_cast<Side>(reader.take(kSideBits));
    for (rules::Rank& rank : act.setUp) rank = static_cast<rules::Rank>(reader.take(kRankBits));
    return act;
}

// Behind the parts of a move, instead of a set-up: how many blows, whether by their ranks, how the last one
// ended, the attacker's rank, and those of the defenders.
constexpr int kCountBits = 4;
constexpr int kRanksBits = 1;
constexpr int kResultBits = 2;
constexpr int kMoveBits = kKindBits + 2 * kFieldBits + kLevelBits + kRankBits + kSideBits;
static_assert(kMoveBits + kCountBits + kRanksBits + kResultBits + (1 + rules::kPiecesEach) * kRankBits <= 64);

game::Action actionOf(const rules::ActTold& told) {
    if (told.blows.empty()) return actionOf(told.act);
    CodeWriter writer;
    const rules::Blow& last = told.blows.back();
    writer.add(static_cast<int>(actionOf(told.act).value), kMoveBits);
    writer.add(told.blows.size(), kCountBits);
    writer.add(last.seen ? 0 : 1, kRanksBits);
    writer.add(static_cast<int>(last.result()), kResultBits);
    writer.add(last.attackersRank, kRankBits);
    for (const rules::Blow& blow : told.blows) writer.add(blow.defendersRank, kRankBits);
    return writer.code();
}

rules::ActTold toldOf(game::Action action) {
    rules::ActTold told{actOf(action)};
    if (told.act.kind != Act::Kind::Move) return told;
    told.act.setUp = {};
    CodeReader reader(action);
    (void)reader.take(kMoveBits);
    const int count = reader.take(kCountBits);
    const bool ranks = reader.take(kRanksBits) != 0;
    const auto last = static_cast<rules::FightResult>(reader.take(kResultBits));
    const auto attacker = static_cast<rules::Rank>(reader.take(kRankBits));
    for (int i = 0; i < count && i < rules::kPiecesEach; ++i) {
        rules::Blow blow{.attackersRank = attacker,
                         .defendersRank = static_cast<rules::Rank>(reader.take(kRankBits))};
        if (!ranks) blow.seen = i + 1 == count ? last : rules::FightResult::Won;
        told.blows.push_back(blow);
    }
    return told;
}

rules::Position seenBy(const rules::Position& position, game::Viewer viewer) {
    return viewer.isRecord() ? position : position.seenBy(sideOf(viewer));
}

Board knownTo(const Board& board, game::Viewer viewer) {
    return viewer.isRecord() ? board : rules::knownTo(board, sideOf(viewer));
}

game::PieceId idOf(const Board& board, Piece piece, game::Viewer viewer) {
    const Side side = rules::ownerOf(piece);
    const int first = rules::firstOf(side);
    return game::PieceId(
        static_cast<std::uint16_t>(knows(viewer, side) ? first + board.figureOf(piece) : piece));
}

RanksInSight ranksInSight(const Board& seen, game::Viewer viewer, bool ended) {
    RanksInSight ranks{};
    for (Piece piece = 0; piece < rules::kPieces; ++piece) {
        const bool remembered = seen.rules().remember && seen.isShown(piece);
        const bool inSight = ended || remembered || knows(viewer, rules::ownerOf(piece));
        ranks[piece] = inSight ? seen.rankOf(piece) : rules::kUnknownRank;
    }
    return ranks;
}

std::vector<PieceState> piecesOf(const Board& seen, game::Viewer viewer, bool ended) {
    const RanksInSight ranks = ranksInSight(seen, viewer, ended);
    std::vector<PieceState> pieces(rules::kPieces);
    for (Piece piece = 0; piece < rules::kPieces; ++piece) {
        const Side side = rules::ownerOf(piece);
        rules::Rank rank = ranks[piece];
        const bool inTray = !seen.onBoard(piece) && !seen.inPile(piece);
        // Before the set-up every player has the same figures.
        if (inTray && knows(viewer, side)) rank = rankOfFigure(seen.figureOf(piece));
        // Who looks at all that happened reads every rank, from whichever side he sits.
        const bool remembered = viewer.isRecord() || (seen.rules().remember && seen.isShown(piece));
        const game::PieceId id = idOf(seen, piece, viewer);
        pieces[id.value] = {.id = id,
                            .owner = playerOf(side),
                            .shape = rank == rules::kUnknownRank ? game::kUnknownShape : rank,
                            .face = ended        ? kShown
                                    : remembered ? kRemembered
                                                 : kTurnedAway,
                            .place = placeIn(seen, piece)};
    }
    return pieces;
}

}  // namespace tactiki::play
