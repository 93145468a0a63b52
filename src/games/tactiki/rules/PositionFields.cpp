#include "games/tactiki/rules/PositionFields.h"

#include <algorithm>
#include <utility>

#include "games/tactiki/rules/PositionParts.h"

namespace tactiki::rules {
namespace {

using base::FieldOf;
using base::FieldReader;
using base::FieldWriter;
using base::msgid;

constexpr std::size_t kMostActs = 1 << 16;  // kMostTurns have fewer, with two moves each

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

// ---- the acts

template <class Fields>
void eachField(Fields& fields, FieldOf<Fields, Field>& field) {
    int index = field.index();
    fields.number(index, 0, kFields - 1);
    if constexpr (Fields::kReads) field = Field::fromIndex(index);
}

template <class Fields>
void eachField(Fields& fields, FieldOf<Fields, Act>& act) {
    fields.number(act.kind, 0, static_cast<int>(Act::Kind::Pass));
    switch (act.kind) {
        case Act::Kind::SetUp:
            fields.number(act.side, 0, 1);
            for (auto& rank : act.setUp) fields.number(rank, kUnknownRank, kHighestRank);
            return;
        case Act::Kind::Move:
            eachField(fields, act.from);
            eachField(fields, act.to);
            fields.number(act.level, 0, kPieces - 1);
            return;
        case Act::Kind::Reincarnation:
            eachField(fields, act.to);
            fields.number(act.rank, kUnknownRank, kHighestRank);
            return;
        case Act::Kind::Pass:
            return;
    }
}

/// Who fights follows from the act.
template <class Fields>
void eachField(Fields& fields, FieldOf<Fields, Blow>& blow) {
    fields.number(blow.attackersRank, kUnknownRank, kHighestRank);
    fields.number(blow.defendersRank, kUnknownRank, kHighestRank);
    fields.maybe(blow.seen,
                 [&](auto& result) { fields.number(result, 0, static_cast<int>(FightResult::Tied)); });
}

template <class Fields>
void eachField(Fields& fields, FieldOf<Fields, Blows>& blows) {
    int count = blows.size();
    fields.number(count, 0, kPiecesEach);
    if constexpr (Fields::kReads) {
        for (int i = 0; i < count; ++i) {
            Blow blow;
            eachField(fields, blow);
            blows.push_back(blow);
        }
    } else {
        for (const Blow& blow : blows) eachField(fields, blow);
    }
}

template <class Fields>
void eachField(Fields& fields, FieldOf<Fields, Played>& played) {
    eachField(fields, played.act);
    if (played.act.kind == Act::Kind::Move) eachField(fields, played.blows);
    fields.endLine();
}

/// The enemies that a move to a field meets as long as it wins, from the top of the column down.
std::vector<Piece> opposedOn(const Board& board, Field field) {
    std::vector<Piece> opposed;
    for (Piece piece = board.topOf(field); piece != kNoPiece; piece = board.below(piece)) {
        const bool enemy = ownerOf(piece) != board.toMove();
        if (!enemy && (opposed.empty() || !board.rules().through)) break;
        if (enemy) opposed.push_back(piece);
    }
    return opposed;
}

/// Whether an attack goes on exactly as long as it is won.
bool endsWhereItMust(const Blows& blows, std::size_t opposed) {
    if (blows.empty()) return opposed == 0;
    const auto count = static_cast<std::size_t>(blows.size());
    const auto won = [](const Blow& blow) { return blow.result() == FightResult::Won; };
    if (count > opposed || !std::all_of(blows.begin(), blows.end() - 1, won)) return false;
    return !won(blows.back()) || count == opposed;
}

/// Whether a piece of which everybody knows only this may have the rank.
bool mayHave(const Unseen& unseen, Piece piece, Rank rank) {
    const auto reborn = unseen.reborn();
    const auto at = std::ranges::find(reborn, piece, &Reborn::piece) - reborn.begin();
    if (at == std::ssize(reborn)) return unseen.neverShown()[rank] > 0;
    return std::ranges::any_of(possibleRanks(unseen), [&](const RebornRanks& ranks) {
        return ranks[static_cast<std::size_t>(at)] == rank;
    });
}

/// Whether the ranks of the fights can be those of the pieces, as far as they are known.
bool isPossible(const Board& board, const Act& act, const Blows& blows) {
    std::array<Unseen, kSides> unseen{board.unseen(Side::Tiki), board.unseen(Side::Tac)};
    const auto shows = [&](Piece piece, Rank rank) {
        if (rank == kUnknownRank) return false;
        if (board.rankOf(piece) != kUnknownRank) return board.rankOf(piece) == rank;
        Unseen& owners = unseen[ownerOf(piece) == Side::Tac];
        if (!mayHave(owners, piece, rank)) return false;
        owners.show(piece, rank);
        return true;
    };
    const std::vector<Piece> opposed = opposedOn(board, act.to);
    for (int i = 0; i < blows.size(); ++i) {
        const Blow& blow = *(blows.begin() + i);
        if (blow.seen || blow.attackersRank != blows.begin()->attackersRank) return false;
        if (i == 0 && !shows(board.pieceAt(act.from, act.level), blow.attackersRank)) return false;
        if (!shows(opposed[static_cast<std::size_t>(i)], blow.defendersRank)) return false;
    }
    return true;
}

}  // namespace

/// Plays what somebody saw again, by what he knew.
class PastReplay {
  public:
    PastReplay(const Board& start, const Sight& sight) : now_(start), sight_(sight) {}

    [[nodiscard]] const Position& now() const { return now_; }
    [[nodiscard]] Position take() { return std::move(now_); }

    /// Whether the act can follow here for all that the viewer knows.
    [[nodiscard]] bool canFollow(const Played& played) const {
        if (now_.over() || now_.past_.size() >= kMostActs) return false;
        switch (played.act.kind) {
            case Act::Kind::SetUp:
                return canSetUp(played.act);
            case Act::Kind::Move:
                return canMove(played.act, played.blows);
            case Act::Kind::Reincarnation:
                return canReturn(played.act);
            case Act::Kind::Pass:
                break;
        }
        const Board& board = now_.board_;
        return board.stage() != Stage::SetUp && !board.hasMove() && !board.canReincarnate();
    }

    void follow(Played played) {
        Board& board = now_.board_;
        const Act& act = played.act;
        played.before = board;
        played.side = act.kind == Act::Kind::SetUp ? act.side : board.toMove();
        if (sight_.told)
            tell(played);
        else
            play(played);
        if (act.kind == Act::Kind::SetUp && board.stage() != Stage::SetUp) standHidden();
        if (!sight_.all) board = knownTo(board, sight_.player);
        now_.past_.push_back(played);
        if (board.stage() != Stage::First) return;
        now_.keys_.push_back(board.publicKey());
        if (!sight_.told && !now_.over() && now_.repetitions() >= kMostRepetitions) board.endByRepetition();
    }

    [[nodiscard]] bool canGiveTurn() const {
        return !sight_.told && !now_.over() && now_.board_.stage() != Stage::SetUp;
    }
    void giveTurn() { now_.giveTurnTo(!now_.board_.toMove()); }

    /// The start before the turn was given to somebody, which a position without a past does not keep. Only a
    /// position that began a turn has a key.
    [[nodiscard]] static Board startOf(const Position& seen, bool given) {
        Board start = seen.start();
        if (!given || !seen.past_.empty()) return start;
        Board::Due due = start.due();
        due.side = !due.side;
        due.stage = seen.keys_.empty() ? Stage::Second : Stage::First;
        --due.turn;
        start.setDue(due);
        return start;
    }

  private:
    [[nodiscard]] bool canSetUp(const Act& act) const {
        const Board& board = now_.board_;
        if (board.stage() != Stage::SetUp || board.hasSetUp(act.side)) return false;
        if (sight_.hides(act.side)) return act.setUp == Arrangement{};
        return sight_.told || board.isLegal(act);
    }

    [[nodiscard]] bool canMove(const Act& act, const Blows& blows) const {
        const Board& board = now_.board_;
        if (!board.isLegal(act) || !endsWhereItMust(blows, opposedOn(board, act.to).size())) return false;
        return sight_.told || isPossible(board, act, blows);
    }

    [[nodiscard]] bool canReturn(const Act& act) const {
        const Board& board = now_.board_;
        const Side side = board.toMove();
        const bool free = isStartField(act.to, side) && board.topOf(act.to) == kNoPiece;
        if (!board.canReincarnate() || !free) return false;
        if (sight_.told) return true;
        if (!sight_.hides(side)) return board.isLegal(act);
        const std::vector<Rank> possible = board.possibleInPile(side);
        return act.rank == (possible.size() == 1 ? possible.front() : kUnknownRank);
    }

    void tell(Played& played) {
        played.blows = now_.board_.tell(played.act, played.blows);
        played.known = played.act.rank != kUnknownRank;
    }

    void play(Played& played) {
        Board& board = now_.board_;
        const std::vector<Piece> opposed = opposedOn(board, played.act.to);
        for (int i = 0; i < played.blows.size(); ++i) {
            const Blow& blow = *(played.blows.begin() + i);
            board.setRank(board.pieceAt(played.act.from, played.act.level), blow.attackersRank);
            board.setRank(opposed[static_cast<std::size_t>(i)], blow.defendersRank);
        }
        played.blows = board.play(played.act);
        if (played.act.kind == Act::Kind::Reincarnation)
            played.known = board.isShown(played.before.pile(played.side).back());
    }

    /// Once both have set up, everybody sees where the pieces stand.
    void standHidden() {
        for (const Side side : kBothSides) {
            if (!sight_.hides(side)) continue;
            now_.board_.hideSetUp(side);
            for (int i = 0; i < kPiecesEach; ++i)
                now_.board_.stand(static_cast<Piece>(firstOf(side) + i),
                                  Field(i / kPerStartField, startRow(side)), kUnknownRank, false);
        }
    }

    Position now_;
    const Sight& sight_;
};

namespace {

/// Reads the start; nothing if no game has it.
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

}  // namespace

void writePosition(FieldWriter& fields, const Position& seen, const Sight& sight) {
    fields.flag(sight.all);
    fields.flag(sight.told);
    writeStart(fields, PastReplay::startOf(seen, sight.given));
    for (const Played& played : seen.past()) {
        fields.flag(true);
        eachField(fields, played);
    }
    fields.flag(false);
    fields.flag(sight.given);
}

Position readPosition(FieldReader& fields, Sight& sight) {
    const auto refuse = [&](base::Message why) {
        fields.fail(std::move(why));
        return Position(Rules{});
    };
    fields.flag(sight.all);
    fields.flag(sight.told);
    const std::optional<Board> start = readStart(fields, sight);
    if (!start) return refuse(msgid("a piece stands where it cannot be"));
    PastReplay replay(*start, sight);
    bool more = false;
    for (fields.flag(more); more && !fields.failed(); fields.flag(more)) {
        Played played;
        eachField(fields, played);
        if (fields.failed() || !replay.canFollow(played)) return refuse(msgid("this act cannot follow"));
        replay.follow(played);
    }
    fields.flag(sight.given);
    if (sight.given && !replay.canGiveTurn()) return refuse(msgid("this turn cannot be given to anybody"));
    if (sight.given) replay.giveTurn();
    return replay.take();
}

}  // namespace tactiki::rules
