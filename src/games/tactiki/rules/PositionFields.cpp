#include "games/tactiki/rules/PositionFields.h"

#include <algorithm>
#include <utility>

#include "games/tactiki/rules/StartFields.h"

namespace tactiki::rules {
namespace {

using base::FieldOf;
using base::FieldReader;
using base::FieldWriter;
using base::msgid;

constexpr std::size_t kMostActs = 1 << 16;  // kMostTurns have fewer, with two moves each

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
        for (const Side side : {Side::Tiki, Side::Tac}) {
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
