#include "games/tactiki/play/Stages.h"

#include <algorithm>
#include <utility>

#include "games/tactiki/play/Pieces.h"

namespace tactiki::play {

using game::Hop;
using game::Manner;
using game::PieceState;
using game::Reason;
using rules::Act;
using rules::Blow;
using rules::FightResult;
using rules::Piece;
using rules::Position;

namespace {

/// Tells the last act of a game stage by stage: moves the pieces as the viewer saw them before it, until they
/// are as he sees them after it.
class Teller {
  public:
    /// Looks at the last boards only: a text of thousands of acts is told act by act.
    Teller(const Position& truth, game::Viewer viewer, bool showsAll)
        : viewer_(viewer),
          turn_(truth.past().back()),
          after_(knownTo(truth.board(), viewer)),
          pieces_(piecesOf(knownTo(turn_.before, viewer), viewer, false)),
          later_(piecesOf(after_, viewer, false)),
          last_(showsAll && truth.over() ? piecesOf(truth.board(), viewer, true) : later_) {}

    game::Transition tell() && {
        switch (turn_.act.kind) {
            case Act::Kind::SetUp:
                add(Reason::Deal, changes(later_));
                break;
            case Act::Kind::Move:
                tellMove();
                break;
            case Act::Kind::Reincarnation:
                tellReincarnation();
                break;
            case Act::Kind::Pass:
                break;
        }
        // At the end of the game all ranks are shown (rule 19).
        add(Reason::Show, changes(last_));
        return std::move(told_);
    }

  private:
    void add(Reason reason, std::vector<Hop> hops, std::vector<game::PieceId> mixed = {}) {
        for (const Hop& hop : hops) pieces_[hop.after.id.value] = hop.after;
        if (!hops.empty())
            told_.stages.push_back({.hops = std::move(hops), .reason = reason, .mixed = std::move(mixed)});
    }

    [[nodiscard]] Hop hop(const PieceState& to) const {
        const PieceState& from = pieces_[to.id.value];
        const bool stays = from.place == to.place;
        return {.before = from, .after = to, .manner = stays ? Manner::TurnOver : Manner::Jump};
    }

    /// The hops that bring all pieces to these states; lower pieces come first.
    [[nodiscard]] std::vector<Hop> changes(const std::vector<PieceState>& to) const {
        std::vector<Hop> hops;
        for (const PieceState& piece : to)
            if (piece != pieces_[piece.id.value]) hops.push_back(hop(piece));
        std::stable_sort(hops.begin(), hops.end(), [](const Hop& a, const Hop& b) {
            return a.after.place.level < b.after.place.level;
        });
        return hops;
    }

    [[nodiscard]] PieceState& state(Piece piece) { return pieces_[idOf(after_, piece, viewer_).value]; }

    // ---- a move, and the fights in it

    void tellMove() {
        const Act& act = turn_.act;
        const rules::Board& board = turn_.before;
        std::vector<Piece> left = board.column(act.from);
        const Piece piece = left[act.level];
        left.erase(left.begin() + act.level);
        column_ = board.column(act.to);
        column_.push_back(piece);
        PieceState to = state(piece);
        to.place = placeOf(act.to, static_cast<int>(column_.size()) - 1);
        const bool level = to.place.level == 0 && act.level == 0;
        std::vector<Hop> hops{
            {.before = state(piece), .after = to, .step = 1, .manner = level ? Manner::Slide : Manner::Jump}};
        sink(act.from, left, hops);
        add(Reason::Move, std::move(hops));
        for (const Blow& blow : turn_.blows) tellBlow(blow);
        add(Reason::Hide, changes(later_));
        if (after_.isFrozen(piece)) settle(piece);
    }

    /// A piece on an enemy start field stays for ever (rule 9), and may complete a statue (rule 14).
    void settle(Piece piece) {
        const bool statue = after_.ending() == rules::Ending::Statue;
        add(statue ? Reason::Complete : Reason::Settle, {alone(piece, Manner::Settle)});
    }

    /// A motion without travel.
    [[nodiscard]] Hop alone(Piece piece, Manner manner) {
        return {.before = state(piece), .after = state(piece), .manner = manner};
    }

    /// The pieces of a column come down to where they stand in it.
    void sink(rules::Field field, const std::vector<Piece>& column, std::vector<Hop>& hops) {
        for (std::size_t level = 0; level < column.size(); ++level) {
            PieceState to = state(column[level]);
            if (to.place.level == level) continue;
            to.place = placeOf(field, static_cast<int>(level));
            hops.push_back({.before = state(column[level]), .after = to, .manner = Manner::Slide});
        }
    }

    void tellBlow(const Blow& blow) {
        std::vector<Hop> shown;
        show(blow.attacker, blow.attackersRank, shown);
        show(blow.defender, blow.defendersRank, shown);
        add(Reason::Show, std::move(shown));
        const FightResult result = blow.result();
        const bool bothFall = result == FightResult::Tied && turn_.before.rules().bothFall;
        if (result == FightResult::Tied && !bothFall)
            return add(Reason::Move, {alone(blow.attacker, Manner::Recoil)});
        std::vector<Hop> fallen;
        // The ground swallows the beaten defender; the beaten attacker is thrown back.
        if (result == FightResult::Won || bothFall) fall(blow.defender, Manner::Burrow, fallen);
        if (result == FightResult::Lost || bothFall) fall(blow.attacker, Manner::Tumble, fallen);
        sink(turn_.act.to, column_, fallen);
        add(Reason::Capture, std::move(fallen));
    }

    void show(Piece piece, rules::Rank rank, std::vector<Hop>& hops) {
        if (rank == rules::kUnknownRank) return;
        PieceState to = state(piece);
        to.shape = rank;
        to.face = kShown;
        if (to == state(piece)) return;
        hops.push_back({.before = state(piece), .after = to, .manner = Manner::TurnOver});
    }

    void fall(Piece piece, Manner manner, std::vector<Hop>& hops) {
        column_.erase(std::find(column_.begin(), column_.end(), piece));
        hops.push_back(hop(later_[state(piece).id.value]));
        hops.back().manner = manner;
    }

    // ---- a reincarnation

    /// The owner sees which figure comes back. The others see one leave the pile, and cannot tell which.
    void tellReincarnation() {
        const rules::Side side = turn_.side;
        std::vector<game::PieceId> mixed;
        const bool owner = viewer_.isRecord() || viewer_.is(playerOf(side));
        if (!owner && !turn_.known)
            for (const Piece piece : turn_.before.pile(side)) mixed.push_back(state(piece).id);
        std::vector<Hop> hops = changes(later_);
        const auto returned = std::stable_partition(
            hops.begin(), hops.end(), [](const Hop& hop) { return hop.after.place.area == kBoardArea; });
        // It comes out of the ground.
        for (auto hop = hops.begin(); hop != returned; ++hop) hop->manner = Manner::Burrow;
        add(Reason::Deal, std::move(hops), std::move(mixed));
    }

    game::Viewer viewer_;
    const rules::Played& turn_;
    rules::Board after_;              ///< as the viewer would know it if the game went on
    std::vector<PieceState> pieces_;  ///< as they are after the stages told so far
    std::vector<PieceState> later_;   ///< after the turn, as if the game went on
    std::vector<PieceState> last_;
    std::vector<Piece> column_;  ///< where a move ends, the moving piece on top
    game::Transition told_;
};

void turnAway(PieceState& piece, game::Viewer viewer) {
    if (piece.face == kShown) piece.face = kTurnedAway;
    if (!viewer.is(piece.owner)) piece.shape = game::kUnknownShape;
}

}  // namespace

game::Transition withoutShownRanks(game::Transition turn, game::Viewer viewer) {
    for (game::Stage& stage : turn.stages) {
        for (Hop& hop : stage.hops) {
            turnAway(hop.before, viewer);
            turnAway(hop.after, viewer);
        }
        std::erase_if(stage.hops, [](const Hop& hop) {
            return hop.manner == Manner::TurnOver && hop.before == hop.after;
        });
    }
    std::erase_if(turn.stages, [](const game::Stage& stage) { return stage.hops.empty(); });
    return turn;
}

game::Transition lastTurnOf(const Position& position, game::Viewer viewer, bool showsAll) {
    return Teller(position, viewer, showsAll).tell();
}

}  // namespace tactiki::play
