#include "cli/analyse/Annotation.h"

#include <cstdio>

#include "games/tak/play/TakRecord.h"
#include "games/tak/play/TakThought.h"
#include "games/tak/rules/Threat.h"
#include "match/Judgement.h"
#include "match/Match.h"

namespace cli::analyse {
namespace {

using namespace tak::rules;
using namespace tak::engine;

match::Evaluation evaluationOf(const game::Thought& thought) {
    match::Evaluation evaluation{.chances = thought.chances(), .depth = thought.depth};
    if (!thought.candidates.empty()) evaluation.line = thought.candidates.front().notation;
    return evaluation;
}

/// The chances at the end of a game, by player.
match::Evaluation evaluationOfEnd(const Outcome& outcome) {
    if (!outcome.winner) return {.chances = {0.5, 0.5}};
    const bool white = *outcome.winner == Color::White;
    return {.chances = {white ? 1.0 : 0.0, white ? 0.0 : 1.0}};
}

/// Whether a player has hardly a choice: a single move, or a road to stop.
bool isForced(const Position& position) {
    MoveList moves;
    legalMoves(position, moves);
    return moves.size() < 2 || threatensRoad(position);
}

}  // namespace

std::string scoreText(Score score) {
    char text[32];
    if (isProven(score))
        std::snprintf(text, sizeof text, "%cM%d", score > 0 ? '+' : '-', pliesToEnd(score));
    else
        std::snprintf(text, sizeof text, "%+.2f", score / 100.0);
    return text;
}

void annotate(PtnGame& game, const std::vector<std::optional<Opinion>>& opinions) {
    match::Match annotated = match::Match::fromRecord(tak::play::recordOf(game));
    Position position = game.start;
    game::Thought before;
    bool forced = false;
    match::NodeId node = match::Match::kRoot;
    const std::vector<int> line = game.tree.mainLine();
    for (std::size_t ply = 0; ply <= line.size(); ++ply) {
        const bool known = ply < opinions.size() && opinions[ply];
        const game::Thought thought =
            known ? tak::play::thoughtOf(opinions[ply]->report, position) : game::Thought{};
        if (position.outcome().over())
            annotated.edits().setEvaluation(node, evaluationOfEnd(position.outcome()));
        else if (known)
            annotated.edits().setEvaluation(node, evaluationOf(thought));
        if (!before.candidates.empty() && (known || position.outcome().over()))
            annotated.edits().judge(node, match::judgementOf(annotated, node, before.candidates, forced));
        if (ply == line.size()) break;
        before = thought;
        forced = isForced(position);
        (void)position.make(game.tree.node(line[ply]).move);
        node = annotated.tree().node(node).children.front();
    }
    PtnGame written = tak::play::ptnOf(annotated.toRecord());
    game.tags = std::move(written.tags);
    game.tree = std::move(written.tree);
    game.result = std::move(written.result);
}

}  // namespace cli::analyse
