#include "games/tak/play/puzzles/TakProofs.h"

#include "games/tak/engine/Tinue.h"
#include "games/tak/play/TakRecord.h"
#include "games/tak/play/TakState.h"
#include "games/tak/play/puzzles/TinueMarks.h"
#include "games/tak/rules/Threat.h"

namespace tak::play {
namespace {

/// Of a proof that somebody waits for: about a second.
constexpr std::uint64_t kProofNodes = 200'000;

}  // namespace

std::vector<std::string> TakProofs::marks(const game::Record& game, const std::stop_token& stop) const {
    rules::PtnGame marked = ptnOf(game);
    markTinue(marked, stop);
    std::vector<std::string> marks;
    for (const int node : marked.tree.mainLine()) marks.push_back(marked.tree.node(node).marks);
    return marks;
}

bool TakProofs::isLost(const game::View& view, const std::stop_token& stop) const {
    const rules::Position& position = dynamic_cast<const TakState&>(view).position();
    if (view.outcome().over || !rules::threatensRoad(position)) return false;
    engine::TinueSolver solver;
    return solver.isTinue(position, {.nodes = kProofNodes}, stop) == engine::TinueVerdict::Proven;
}

std::vector<game::Action> TakProofs::winOf(const game::View& view, const std::stop_token& stop) const {
    engine::TinueSolver solver;
    const engine::TinueResult found =
        solver.solve(dynamic_cast<const TakState&>(view).position(), {.nodes = kProofNodes}, stop);
    std::vector<game::Action> line;
    if (found.verdict == engine::TinueVerdict::Proven)
        for (const rules::Move move : found.line) line.push_back(actionOf(move));
    return line;
}

}  // namespace tak::play
