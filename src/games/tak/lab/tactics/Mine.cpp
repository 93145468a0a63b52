#include "games/tak/lab/tactics/Mine.h"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "games/tak/engine/Threats.h"
#include "games/tak/lab/tactics/Proofs.h"

namespace tak::lab::tactics {

namespace {

using namespace tak::rules;

// Less than a later proof may cost, so that a problem can be proved again when the solver's tables hold other
// results.
constexpr std::uint64_t kNodes = 5'000;
constexpr std::size_t kMostAnswers = 4;
constexpr std::size_t kApart = 4;  // positions between two problems of a theme

/// Whether the game can end within `plies` plies because the board is full or a supply used up.
bool nearTheEnd(const Position& p, int plies) {
    const int mine = p.supply(p.toMove()).total();
    const int theirs = p.supply(!p.toMove()).total();
    return count(p.empty()) <= plies || 2 * mine - 1 <= plies || 2 * theirs <= plies;
}

/// Whether the flats of both sides are nearly equal: else a proof is tried in vain, or most moves win.
bool isClose(const Position& p) {
    constexpr int kMostHalves = 5;
    const int lead = 2 * (p.flatCount(Color::White) - p.flatCount(Color::Black)) - p.setup().halfKomi;
    return std::abs(lead) <= kMostHalves;
}

std::string sideOf(const Position& p) { return p.toMove() == Color::White ? "White" : "Black"; }

std::string describe(Theme theme, const Proof& proof, const Position& p) {
    const std::string moves = proof.answers.size() == 1 ? "" : " (several ways)";
    switch (theme) {
        case Theme::Tinue:
            return sideOf(p) + " forces a road in " + std::to_string(proof.plies) + " plies" + moves;
        case Theme::Flatten:
            return sideOf(p) + " flattens a wall and forces a road in " + std::to_string(proof.plies) +
                   " plies" + moves;
        case Theme::Defence:
            return sideOf(p) + " has one move that does not lose to the road threatened in " +
                   std::to_string(proof.plies) + " plies";
        case Theme::Quiet:
            return sideOf(p) + " wins in " + std::to_string(proof.plies) + " plies, with a quiet move" +
                   moves;
        case Theme::Loss:
            return sideOf(p) + " loses within " + std::to_string(proof.plies) + " plies, whatever he plays";
        case Theme::Flats:
            break;
    }
    return sideOf(p) + " wins the race to the end in " + std::to_string(proof.plies) + " plies" + moves;
}

bool mayBeginQuietly(Theme theme) { return theme == Theme::Quiet || theme == Theme::Flats; }

/// Much cheaper than a proof with every right move.
bool hasQuietWin(Prover& prover, const Position& p) {
    MoveList moves;
    generateMoves(p, moves);
    for (const Move move : moves)
        if (prover.winsQuietly(p, move)) return true;
    return false;
}

/// Searches for one theme in consecutive positions.
class Miner {
  public:
    Miner(Theme theme, const Wanted& wanted) : theme_(theme), wanted_(wanted) {}

    [[nodiscard]] Theme theme() const { return theme_; }

    std::optional<Problem> tryOne(Prover& prover, const Position& p, std::size_t number) {
        if (last_ && number < *last_ + kApart) return {};
        if (theme_ == Theme::Flats && (!nearTheEnd(p, wanted_.longest) || !isClose(p))) return {};
        if (theme_ == Theme::Quiet && wanted_.quietFirst && !hasQuietWin(prover, p)) return {};
        const auto proof = prover.of(theme_, p);
        if (!proof || (theme_ != Theme::Loss && proof->answers.size() > kMostAnswers)) return {};
        const bool crush = std::all_of(proof->answers.begin(), proof->answers.end(),
                                       [&](Move move) { return p.flattens(move); });
        if (theme_ == Theme::Flats && prover.tinue(p)) return {};
        if ((theme_ == Theme::Tinue && crush) || (theme_ == Theme::Flatten && !crush)) return {};
        Problem problem{theme_, proof->plies, p, proof->answers, describe(theme_, *proof, p)};
        if (wanted_.quietFirst && !beginsQuietly(problem)) return {};
        last_ = number;
        return problem;
    }

  private:
    Theme theme_;
    const Wanted& wanted_;
    std::optional<std::size_t> last_;
};

/// The position, and the positions after its threats, since careful players' games contain few problems.
std::vector<Position> withThreats(const Position& p) {
    std::vector<Position> all{p};
    MoveList threats;
    if (tak::engine::winningMove(p).isNone()) tak::engine::threateningMoves(p, threats);
    for (const Move move : threats) {
        all.push_back(p);
        (void)all.back().make(move);
    }
    return all;
}

std::array<StackContent, 64> boardOf(const Position& p) {
    std::array<StackContent, 64> board{};
    for (Bitboard squares = p.occupied(); squares;) {
        const Square s = takeFirst(squares);
        board[static_cast<std::size_t>(s.index())] = {p.colors(s), p.height(s), p.topKind(s)};
    }
    return board;
}

/// If the player to move loses although nothing is threatened: the positions in which the other had yet to
/// place one of his flats. Few moves of a game are quiet and win by force, but each of these placements does.
std::vector<Position> onePlacementEarlier(Prover& prover, const Position& p) {
    std::vector<Position> earlier;
    if (p.ply() < 4) return earlier;
    const Color placer = !p.toMove();
    for (Bitboard flats = p.controlled(placer) & p.flats() & ~p.stacks(); flats;) {
        const Square s = takeFirst(flats);
        auto board = boardOf(p);
        board[static_cast<std::size_t>(s.index())] = {};
        const auto before = Position::assemble(p.setup(), board, p.ply() - 1);
        if (!before) continue;
        // The position after the placement is the same for all of them.
        if (earlier.empty() && !prover.winsQuietly(*before, Move::placement(s, PieceKind::Flat))) break;
        earlier.push_back(*before);
    }
    return earlier;
}

std::vector<Position> candidates(Theme theme, Prover& prover, const Position& p) {
    if (theme == Theme::Flats) return {p};
    if (theme != Theme::Quiet) return withThreats(p);
    std::vector<Position> all = onePlacementEarlier(prover, p);
    all.push_back(p);
    return all;
}

}  // namespace

void mine(const std::vector<Position>& positions, const Wanted& wanted, const std::stop_token& stop,
          const std::function<void(const Problem&)>& found,
          const std::function<void(std::size_t)>& progress) {
    Prover prover(kNodes, wanted.longest);
    std::vector<Miner> miners;
    for (const Theme theme : wanted.themes)
        if (!wanted.quietFirst || mayBeginQuietly(theme)) miners.emplace_back(theme, wanted);
    for (std::size_t i = 0; i < positions.size() && !stop.stop_requested(); ++i) {
        for (Miner& miner : miners)
            for (const Position& position : candidates(miner.theme(), prover, positions[i]))
                if (const auto problem = miner.tryOne(prover, position, i)) found(*problem);
        if ((i + 1) % 100 == 0) progress(i + 1);
    }
}

}  // namespace tak::lab::tactics
