#include "cli/tactics/Mine.h"

#include <algorithm>
#include <array>

#include "cli/tactics/Proofs.h"
#include "games/tak/engine/Threats.h"

namespace cli::tactics {
namespace {

using namespace tak::rules;

// Less than a later proof may cost, so that a problem can be proved again when the solver's tables hold other
// results.
constexpr std::uint64_t kNodes = 20'000;
constexpr std::size_t kMostAnswers = 2;
constexpr std::size_t kApart = 8;  // positions between two problems of a theme

bool nearTheEnd(const Position& p) {
    return count(p.empty()) <= 3 || p.supply(Color::White).total() <= 2 ||
           p.supply(Color::Black).total() <= 2;
}

std::string sideOf(const Position& p) { return p.toMove() == Color::White ? "White" : "Black"; }

std::string describe(Theme theme, const Proof& proof, const Position& p) {
    const std::string moves = proof.answers.size() == 1 ? "" : " (two ways)";
    switch (theme) {
        case Theme::Tinue:
            return sideOf(p) + " forces a road in " + std::to_string(proof.plies) + " plies" + moves;
        case Theme::Flatten:
            return sideOf(p) + " flattens a wall and forces a road in " + std::to_string(proof.plies) +
                   " plies" + moves;
        case Theme::Defence:
            return sideOf(p) + " has one move that does not lose to the road threatened in " +
                   std::to_string(proof.plies) + " plies";
        case Theme::Flats:
            break;
    }
    return sideOf(p) + " wins the race to the end in " + std::to_string(proof.plies) + " plies" + moves;
}

/// Searches for one theme in consecutive positions.
class Miner {
  public:
    explicit Miner(Theme theme) : theme_(theme) {}

    std::optional<Problem> tryOne(Prover& prover, const Position& p, std::size_t number) {
        if (last_ && number < *last_ + kApart) return {};
        if (theme_ == Theme::Flats && !nearTheEnd(p)) return {};
        const auto proof = prover.of(theme_, p);
        if (!proof || proof->answers.size() > kMostAnswers) return {};
        const bool crush = std::all_of(proof->answers.begin(), proof->answers.end(),
                                       [&](Move move) { return p.flattens(move); });
        if (theme_ == Theme::Flats && prover.tinue(p)) return {};
        last_ = number;
        const Theme theme = theme_ == Theme::Tinue && crush ? Theme::Flatten : theme_;
        return Problem{theme, proof->plies, p, proof->answers, describe(theme, *proof, p)};
    }

  private:
    Theme theme_;
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

}  // namespace

void mine(const std::vector<Position>& positions, const std::stop_token& stop,
          const std::function<void(const Problem&)>& found,
          const std::function<void(std::size_t)>& progress) {
    Prover prover(kNodes);
    std::array miners = {Miner(Theme::Tinue), Miner(Theme::Defence), Miner(Theme::Flats)};
    for (std::size_t i = 0; i < positions.size() && !stop.stop_requested(); ++i) {
        for (const Position& position : withThreats(positions[i]))
            for (Miner& miner : miners)
                if (const auto problem = miner.tryOne(prover, position, i)) found(*problem);
        if ((i + 1) % 100 == 0) progress(i + 1);
    }
}

}  // namespace cli::tactics
