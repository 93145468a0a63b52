#include "match/Judgement.h"

#include <algorithm>
#include <array>
#include <utility>

#include "match/Followed.h"

namespace match {
namespace {

constexpr std::array<std::string_view, 6> kAll{"!!", "!", "!?", "?!", "?", "??"};
constexpr std::string_view kLetters = "!?";

bool reaches(double loss, int points) { return pointsOf(loss) >= points; }

std::vector<NodeId> mainLine(const Followed& match) {
    std::vector<NodeId> line;
    for (NodeId id = Followed::kRoot; !match.tree().node(id).children.empty();)
        line.push_back(id = match.tree().node(id).children.front());
    return line;
}

std::optional<double> chanceOf(const Followed& match, NodeId position, game::PlayerId player) {
    const auto& evaluation = match.tree().node(position).evaluation;
    if (!evaluation || player.value >= evaluation->chances.size()) return {};
    return evaluation->chances[player.value];
}

/// The mover's chance with this turn, as it could be foreseen.
std::optional<double> chanceWith(const Followed& match, NodeId turn) {
    const Node& n = match.tree().node(turn);
    const auto after = chanceOf(match, turn, n.mover);
    return after && n.evaluation->foreseen ? n.evaluation->foreseen : after;
}

}  // namespace

double lossOf(const PlayedTurn& turn) {
    return turn.best ? 0 : std::clamp(turn.before - turn.after, 0.0, 1.0);
}

// Tolerates rounding: a loss of exactly N points counts as N.
int pointsOf(double loss) { return static_cast<int>(100 * loss + 1e-6); }

std::string markOfLoss(double loss) {
    if (reaches(loss, kThresholds.blunder)) return "??";
    if (reaches(loss, kThresholds.mistake)) return "?";
    return reaches(loss, kThresholds.doubtful) ? "?!" : "";
}

std::string judgementOf(const PlayedTurn& turn) {
    const bool only = turn.best && turn.second && reaches(turn.before - *turn.second, kThresholds.only);
    if (!only || turn.obvious) return markOfLoss(lossOf(turn));
    return turn.before >= 1 ? "!!" : "!";
}

bool isJudgement(std::string_view text) { return std::find(kAll.begin(), kAll.end(), text) != kAll.end(); }

std::string judgementIn(std::string_view marks) {
    std::string judgement;
    for (const char letter : marks)
        if (kLetters.find(letter) != std::string_view::npos) judgement += letter;
    return judgement;
}

std::string withJudgement(std::string_view marks, std::string_view judgement) {
    std::string all(marks);
    std::erase_if(all, [](char letter) { return kLetters.find(letter) != std::string_view::npos; });
    return all + std::string(judgement);
}

bool isAnalysed(const Followed& match) {
    const auto known = [&](NodeId id) { return match.tree().node(id).evaluation.has_value(); };
    return known(Followed::kRoot) && known(match.tree().mainLine().back());
}

std::optional<double> lossOf(const Followed& match, NodeId turn) {
    if (turn == Followed::kRoot) return {};
    const Node& n = match.tree().node(turn);
    const auto before = chanceOf(match, n.parent, n.mover);
    const auto after = chanceWith(match, turn);
    if (!before || !after) return {};
    const std::vector<std::string>& line = match.tree().node(n.parent).evaluation->line;
    return lossOf({.before = *before, .after = *after, .best = !line.empty() && line[0] == n.notation});
}

double luckOf(const Followed& match, NodeId turn) {
    const auto after = chanceOf(match, turn, match.tree().node(turn).mover);
    return after ? *after - *chanceWith(match, turn) : 0;
}

std::string judgementOf(const Followed& match, NodeId turn, std::span<const game::Candidate> found,
                        bool forced) {
    const Node& played = match.tree().node(turn);
    const auto before = chanceOf(match, played.parent, played.mover);
    const auto after = chanceWith(match, turn);
    if (!before || !after) return {};
    PlayedTurn judged{.before = *before, .after = *after, .obvious = forced};
    judged.best = !found.empty() && !found[0].line.empty() && found[0].line.front() == played.action;
    if (found.size() > 1 && played.mover.value < found[1].chances.size())
        judged.second = found[1].chances[played.mover.value];
    // A turn that wins at once is easy to find.
    judged.obvious =
        judged.obvious || (played.children.empty() && chanceOf(match, turn, played.mover) >= 1.0);
    return judgementOf(judged);
}

std::vector<Tally> talliesOf(const Followed& match) {
    std::vector<Tally> tallies(match.players().size());
    for (const NodeId turn : mainLine(match)) {
        const auto loss = lossOf(match, turn);
        if (!loss) continue;
        Tally& tally = tallies[match.tree().node(turn).mover.value];
        ++tally.turns;
        tally.loss += *loss;
        const std::string mark = markOfLoss(*loss);
        tally.doubtful += mark == "?!" ? 1 : 0;
        tally.mistakes += mark == "?" ? 1 : 0;
        tally.blunders += mark == "??" ? 1 : 0;
    }
    for (Tally& tally : tallies) tally.loss /= std::max(1, tally.turns);
    return tallies;
}

std::vector<NodeId> costliestTurns(const Followed& match, std::size_t count,
                                   std::optional<game::PlayerId> of) {
    std::vector<std::pair<double, NodeId>> costly;
    for (const NodeId turn : mainLine(match))
        if (of && match.tree().node(turn).mover != *of)
            continue;
        else if (const auto loss = lossOf(match, turn); loss && !markOfLoss(*loss).empty())
            costly.emplace_back(*loss, turn);
    std::stable_sort(costly.begin(), costly.end(),
                     [](const auto& a, const auto& b) { return a.first > b.first; });
    costly.resize(std::min(costly.size(), count));
    std::vector<NodeId> turns;
    for (const auto& [loss, turn] : costly) turns.push_back(turn);
    std::sort(turns.begin(), turns.end(),
              [&](NodeId a, NodeId b) { return match.tree().node(a).ply < match.tree().node(b).ply; });
    return turns;
}

}  // namespace match
