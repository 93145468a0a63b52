#include "match/Findings.h"

#include <utility>
#include <vector>

#include "match/Judgement.h"
#include "match/Match.h"

namespace match {
namespace {

void foresee(Match& match, NodeId turn, const game::Thought& thought) {
    const Node& played = match.tree().node(turn);
    for (const game::Candidate& candidate : thought.candidates) {
        if (candidate.line.empty() || candidate.line.front() != played.action) continue;
        if (played.mover.value >= candidate.chances.size()) return;
        Evaluation evaluation = *played.evaluation;
        evaluation.foreseen = candidate.chances[played.mover.value];
        return match.edits().setEvaluation(turn, std::move(evaluation));
    }
}

}  // namespace

bool isForced(const game::View& view) {
    return view.legalActions().size() < 2 || !view.announcement().empty();
}

void enterFinding(Match& match, std::span<const NodeId> line, std::size_t at, const Finding& finding) {
    Evaluation evaluation{.chances = finding.thought.chances(), .depth = finding.thought.depth};
    if (!finding.thought.candidates.empty()) evaluation.line = finding.thought.candidates.front().notation;
    match.edits().setEvaluation(line[at], std::move(evaluation));
    if (at + 1 == line.size()) return;
    const NodeId turn = line[at + 1];
    if (!match.tree().node(turn).evaluation) return;
    if (match.hasSecrets()) foresee(match, turn, finding.thought);
    match.edits().judge(turn, judgementOf(match, turn, finding.thought.candidates, finding.forced));
}

void enterEnd(Match& match, NodeId last, const game::Outcome& end) {
    const std::size_t players = match.players().size();
    const double share = end.winners.empty() ? 1 / static_cast<double>(players) : 0;
    std::vector<double> chances(players, share);
    for (const game::PlayerId winner : end.winners) chances[winner.value] = 1;
    match.edits().setEvaluation(last, {.chances = std::move(chances)});
}

}  // namespace match
