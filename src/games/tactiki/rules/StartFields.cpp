#include "games/tactiki/rules/StartFields.h"

#include <algorithm>
#include <vector>

#include "games/tactiki/rules/PositionParts.h"

namespace tactiki::rules {
namespace {

using base::FieldOf;
using base::FieldReader;
using base::FieldWriter;

constexpr std::array<Side, kSides> kBothSides{Side::Tiki, Side::Tac};

template <class Fields>
void eachField(Fields& fields, FieldOf<Fields, Rules>& rules) {
    fields.flag(rules.through);
    fields.flag(rules.sideways);
    fields.flag(rules.bothFall);
    fields.flag(rules.anyFree);
    fields.flag(rules.remember);
}

// ---- a start that was set up

/// A piece as it stands in a column or lies in a pile.
struct StartPiece {
    Piece piece = kNoPiece;
    Rank rank = kUnknownRank;
    bool shown = false;
};

/// What everybody knows of the ranks of a player.
struct StartKnowledge {
    RankCounts neverShown{};
    std::vector<Reborn> reborn = {};
};

/// A start that was set up, without what follows from it: figures and an ending.
struct StartParts {
    std::array<std::vector<StartPiece>, kFields> columns{};  ///< from the bottom up
    std::array<std::vector<StartPiece>, kSides> piles{};
    std::array<StartKnowledge, kSides> known{};
    std::array<bool, kSides> ready{};
    Board::Due due = {};
};

template <class Fields>
void eachField(Fields& fields, FieldOf<Fields, StartPiece>& piece) {
    fields.number(piece.piece, 0, kPieces - 1);
    fields.number(piece.rank, kUnknownRank, kHighestRank);
    fields.flag(piece.shown);
}

template <class Fields>
void eachField(Fields& fields, FieldOf<Fields, RankCounts>& counts) {
    for (std::size_t rank = 1; rank < counts.size(); ++rank) fields.number(counts[rank], 0, kOfEachRank);
}

template <class Fields>
void eachField(Fields& fields, FieldOf<Fields, StartKnowledge>& known) {
    eachField(fields, known.neverShown);
    fields.list(known.reborn, kPiecesEach, [&](auto& reborn) {
        fields.number(reborn.piece, 0, kPieces - 1);
        eachField(fields, reborn.limits);
    });
}

template <class Fields>
void eachField(Fields& fields, FieldOf<Fields, Board::Due>& due) {
    fields.number(due.side, 0, 1);
    fields.number(due.stage, 0, static_cast<int>(Stage::Second));
    fields.number(due.turn, 0, kMostTurns);
    fields.number(due.quietTurns, 0, kMostQuietTurns);
    fields.flag(due.eventful);
}

template <class Fields>
void eachField(Fields& fields, FieldOf<Fields, StartParts>& parts) {
    const auto pieces = [&](auto& all) {
        fields.list(all, kPieces, [&](auto& piece) { eachField(fields, piece); });
    };
    std::ranges::for_each(parts.columns, pieces);
    std::ranges::for_each(parts.piles, pieces);
    for (auto& known : parts.known) eachField(fields, known);
    for (auto& ready : parts.ready) fields.flag(ready);
    eachField(fields, parts.due);
}

StartParts startPartsOf(const Board& board) {
    StartParts parts;
    const auto add = [&](std::vector<StartPiece>& to, Piece piece) {
        to.push_back({piece, board.rankOf(piece), board.isShown(piece)});
    };
    for (int field = 0; field < kFields; ++field)
        for (const Piece piece : board.column(Field::fromIndex(field)))
            add(parts.columns[static_cast<std::size_t>(field)], piece);
    for (const Side side : kBothSides) {
        for (const Piece piece : board.pile(side)) add(parts.piles[side == Side::Tac], piece);
        const auto reborn = board.unseen(side).reborn();
        parts.known[side == Side::Tac] = {board.unseen(side).neverShown(), {reborn.begin(), reborn.end()}};
        parts.ready[side == Side::Tac] = board.hasSetUp(side);
    }
    parts.due = board.due();
    return parts;
}

/// Builds the board of parts that may contradict each other.
class StartBuilder {
  public:
    StartBuilder(const Rules& rules, const StartParts& parts, const Sight& sight)
        : parts_(parts), sight_(sight), board_(rules) {}

    /// Nothing if no game has this start.
    [[nodiscard]] std::optional<Board> build() {
        if (!isDue() || !place()) return {};
        for (const Side side : kBothSides)
            if (!settle(side)) return {};
        board_.setDue(parts_.due);
        if (!checkPlayable(board_) || !checkStatues(board_)) return {};
        return board_;
    }

  private:
    [[nodiscard]] bool ready(Side side) const { return parts_.ready[side == Side::Tac]; }

    [[nodiscard]] bool isDue() const {
        const Board::Due& due = parts_.due;
        if (due.eventful && due.stage != Stage::Second) return false;
        if (due.stage != Stage::SetUp) return due.turn > 0 && ready(Side::Tiki) && ready(Side::Tac);
        const bool tacOwes = ready(Side::Tiki) && !ready(Side::Tac);
        return due.turn == 0 && due.quietTurns == 0 && due.side == (tacOwes ? Side::Tac : Side::Tiki);
    }

    /// Every piece is in one place at most.
    bool place() {
        const auto placed = [&](Piece piece) { return board_.onBoard(piece) || board_.inPile(piece); };
        for (int field = 0; field < kFields; ++field)
            for (const StartPiece& piece : parts_.columns[static_cast<std::size_t>(field)]) {
                if (placed(piece.piece)) return false;
                board_.stand(piece.piece, Field::fromIndex(field), piece.rank, piece.shown);
            }
        for (const Side side : kBothSides)
            for (const StartPiece& piece : parts_.piles[side == Side::Tac]) {
                if (placed(piece.piece) || ownerOf(piece.piece) != side || piece.shown) return false;
                board_.lay(piece.piece, piece.rank);
            }
        return true;
    }

    /// The pieces of a player and what is known of them. A set-up that is hidden at the start is refused: who
    /// does not see it could not go on from it.
    bool settle(Side side) {
        int count = 0;
        for (Piece piece = firstOf(side); piece < firstOf(side) + kPiecesEach; ++piece) {
            if (!board_.onBoard(piece) && !board_.inPile(piece)) continue;
            ++count;
            const bool known = board_.rankOf(piece) != kUnknownRank;
            if (known != (!sight_.hides(side) || board_.isShown(piece))) return false;
        }
        if (count != (ready(side) ? kPiecesEach : 0)) return false;
        return ready(side) ? isKnown(side) : knowsNothing(side);
    }

    /// Before the set-up.
    [[nodiscard]] bool knowsNothing(Side side) const {
        const StartKnowledge& known = parts_.known[side == Side::Tac];
        return known.neverShown == Unseen().neverShown() && known.reborn.empty();
    }

    bool isKnown(Side side) {
        board_.setReady(side);
        const StartKnowledge& known = parts_.known[side == Side::Tac];
        board_.unseenOf(side).setNeverShown(known.neverShown);
        for (const Reborn& reborn : known.reborn) {
            const bool unseen = ownerOf(reborn.piece) == side && board_.onBoard(reborn.piece) &&
                                !board_.isShown(reborn.piece);
            if (!unseen || board_.unseen(side).isReborn(reborn.piece)) return false;
            board_.unseenOf(side).rise(reborn.piece, reborn.limits);
        }
        if (!isWithinRanks(side)) return false;
        if (sight_.hides(side)) return !possibleRanks(board_.unseen(side)).empty();
        nameFigures(board_, side);
        return isTrue(side);
    }

    /// Two pieces of each rank are enough for what is shown, what was never shown and what came back.
    [[nodiscard]] bool isWithinRanks(Side side) const {
        const Unseen& unseen = board_.unseen(side);
        std::array<int, kHighestRank + 1> lying{};
        int fresh = 0;
        for (Piece piece = firstOf(side); piece < firstOf(side) + kPiecesEach; ++piece) {
            if (board_.isShown(piece)) --lying[board_.rankOf(piece)];
            fresh += board_.onBoard(piece) && !board_.isShown(piece) && !unseen.isReborn(piece) ? 1 : 0;
        }
        for (Rank rank = 1; rank <= kHighestRank; ++rank) {
            lying[rank] += kOfEachRank - unseen.neverShown()[rank];
            fresh -= unseen.neverShown()[rank];
            if (lying[rank] < 0) return false;
            for (const Reborn& reborn : unseen.reborn())
                if (reborn.limits[rank] > lying[rank]) return false;
        }
        return fresh == 0;
    }

    /// The ranks of a player, who knows them, are what everybody knows of them.
    [[nodiscard]] bool isTrue(Side side) const {
        const Unseen& unseen = board_.unseen(side);
        RankCounts all{};
        RankCounts fresh{};
        for (Piece piece = firstOf(side); piece < firstOf(side) + kPiecesEach; ++piece) {
            ++all[board_.rankOf(piece)];
            if (board_.onBoard(piece) && !board_.isShown(piece) && !unseen.isReborn(piece))
                ++fresh[board_.rankOf(piece)];
        }
        RankCounts risen{};
        for (const Reborn& reborn : unseen.reborn()) {
            ++risen[board_.rankOf(reborn.piece)];
            for (Rank rank = 1; rank <= kHighestRank; ++rank)
                if (risen[rank] > reborn.limits[rank]) return false;
        }
        const bool even = std::all_of(all.begin() + 1, all.end(), [](int n) { return n == kOfEachRank; });
        return even && fresh == unseen.neverShown();
    }

    const StartParts& parts_;
    const Sight& sight_;
    Board board_;
};

}  // namespace

std::optional<Board> readStart(FieldReader& fields, const Sight& sight) {
    Rules rules;
    bool setUp = false;
    eachField(fields, rules);
    fields.flag(setUp);
    StartParts parts;
    if (setUp) eachField(fields, parts);
    fields.endLine();
    if (fields.failed() || (setUp && sight.told)) return {};  // what was told begins with the set-up
    return setUp ? StartBuilder(rules, parts, sight).build() : Board(rules);
}

void writeStart(FieldWriter& fields, const Board& start) {
    const bool setUp = start != Board(start.rules());
    eachField(fields, start.rules());
    fields.flag(setUp);
    if (setUp) eachField(fields, startPartsOf(start));
    fields.endLine();
}

}  // namespace tactiki::rules
