#include "app/thinking/Ideas.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

#include "game/State.h"
#include "game/Weights.h"
#include "i18n/Numbers.h"

namespace app {
namespace {

constexpr std::size_t kMostNumbers = 6;  // on the table, for all candidates together

/// Whether a piece moves among the places of play, and does not come from outside it.
bool travels(const game::Hop& hop) {
    return hop.before.place.area == hop.after.place.area && !hop.before.place.sameSpot(hop.after.place);
}

/// The hop over the most places; nullptr if none travels.
const game::Hop* farthest(const std::vector<game::Hop>& hops) {
    const game::Hop* best = nullptr;
    for (const game::Hop& hop : hops)
        if (travels(hop) && (best == nullptr || hop.step > best->step)) best = &hop;
    return best;
}

void addTurn(const game::Transition& turn, float strength, glm::vec3 color, std::vector<scene::Idea>& ideas) {
    const std::vector<game::Hop> hops = netHopsOf(turn);
    const game::Hop* const arc = farthest(hops);
    for (const game::Hop& hop : hops) {
        if (hop.before.place.sameSpot(hop.after.place) || hop.before.shape != hop.after.shape) continue;
        scene::Idea idea{.piece = hop.after, .strength = strength, .color = color};
        if (&hop == arc) idea.from = hop.before.place;
        ideas.push_back(idea);
    }
}

/// Adds a label, unless its place has one.
void addLabel(std::vector<scene::Label>& labels, const game::Place& place, std::string text, bool strong) {
    const bool taken = std::any_of(labels.begin(), labels.end(),
                                   [&](const scene::Label& known) { return known.place.sameSpot(place); });
    if (!taken) labels.push_back({place, std::move(text), strong});
}

/// Adds a candidate's numbers, unless they would hide those of a better one or there are too many.
void addCounts(std::vector<game::PlaceCount>& counts, const std::vector<game::PlaceCount>& added) {
    const bool hides = std::any_of(added.begin(), added.end(), [&](const game::PlaceCount& count) {
        return std::any_of(counts.begin(), counts.end(),
                           [&](const game::PlaceCount& known) { return known.place.sameSpot(count.place); });
    });
    if (!counts.empty() && (hides || counts.size() + added.size() > kMostNumbers)) return;
    counts.insert(counts.end(), added.begin(), added.end());
}

}  // namespace

game::Place endOf(const game::Transition& turn) {
    const std::vector<game::Hop> hops = netHopsOf(turn);
    if (const game::Hop* const hop = farthest(hops)) return hop->after.place;
    return hops.empty() ? game::Place{} : hops.back().after.place;
}

std::vector<game::PlaceCount> countsOf(const game::Transition& turn) {
    std::vector<game::PlaceCount> counts;
    int moved = 0;
    for (const game::Hop& hop : netHopsOf(turn)) {
        if (!travels(hop)) continue;
        ++moved;
        auto count = std::find_if(counts.begin(), counts.end(), [&](const game::PlaceCount& known) {
            return known.place.sameSpot(hop.after.place);
        });
        if (count == counts.end())
            count = counts.insert(
                count, {.place = hop.after.place, .count = 0, .kind = game::PlaceCount::Kind::Proposed});
        ++count->count;
        count->place.level =
            std::max(count->place.level, static_cast<std::uint16_t>(hop.after.place.level + 1));
    }
    if (moved < 2) counts.clear();
    return counts;
}

std::vector<scene::Idea> ideasOf(const game::View& view, const game::Thought& thought, glm::vec3 color) {
    std::vector<scene::Idea> ideas;
    // The best candidate is drawn last, above the others.
    for (std::size_t i = thought.candidates.size(); i-- > 0;) {
        const game::Candidate& candidate = thought.candidates[i];
        if (candidate.line.empty() || !view.isLegal(candidate.line.front())) continue;
        addTurn(view.foreseen(candidate.line.front()), weightOf(thought, i, view.toMove()), color, ideas);
    }
    return ideas;
}

PlayedOut playedOut(const game::View& view, const std::vector<game::Action>& line, std::size_t steps,
                    glm::vec3 color) {
    PlayedOut result;
    const std::vector<game::PieceState> before = view.pieces();
    std::vector<game::PieceState> after = before;
    // Who does not know everything only knows what the first turn does.
    const std::unique_ptr<game::State> state = view.truth();
    for (std::size_t i = 0; i < std::min(steps, line.size()); ++i) {
        if (state ? !state->isLegal(line[i]) : i > 0 || !view.isLegal(line[i])) break;
        const game::Transition turn = state ? state->apply(line[i]) : view.foreseen(line[i]);
        for (const game::Hop& hop : hopsOf(turn)) after[hop.after.id.value] = hop.after;
        result.ends.push_back(endOf(turn));
        result.counts = countsOf(turn);
        if (i + 1 == std::min(steps, line.size())) {
            std::vector<scene::Idea> last;
            addTurn(turn, 1, color, last);
            for (const scene::Idea& idea : last)
                if (idea.from) result.ideas.push_back(idea);
        }
    }
    for (std::size_t i = 0; i < before.size() && i < after.size(); ++i) {
        const bool same = before[i].place == after[i].place && before[i].face == after[i].face;
        const bool drawn = std::any_of(result.ideas.begin(), result.ideas.end(),
                                       [&](const scene::Idea& idea) { return idea.piece.id == after[i].id; });
        if (!same && !drawn) result.ideas.push_back({.piece = after[i], .strength = 1, .color = color});
    }
    return result;
}

scene::Marks candidateMarks(const i18n::Catalogue& texts, const game::View& view,
                            const game::Thought& thought, glm::vec3 color) {
    scene::Marks marks{.ideas = ideasOf(view, thought, color)};
    // If several turns end at the same place, the best one is labelled.
    for (const game::Candidate& candidate : thought.candidates) {
        if (candidate.line.empty() || !view.isLegal(candidate.line.front())) continue;
        const game::Transition turn = view.foreseen(candidate.line.front());
        if (!candidate.chances.empty()) {
            const double chance = chanceFor(candidate.chances, view.toMove());
            addLabel(marks.labels, endOf(turn), i18n::percentText(texts, std::lround(100 * chance)),
                     &candidate == &thought.candidates.front());
        }
        addCounts(marks.counts, countsOf(turn));
    }
    return marks;
}

scene::Marks lineMarks(const game::View& view, const std::vector<game::Action>& line, std::size_t steps,
                       glm::vec3 color) {
    PlayedOut played = playedOut(view, line, steps, color);
    scene::Marks marks{.ideas = std::move(played.ideas), .counts = std::move(played.counts)};
    // If several turns end at the same place, it gets the number of the last one.
    for (std::size_t i = played.ends.size(); i-- > 0;)
        addLabel(marks.labels, played.ends[i], std::to_string(i + 1), i + 1 == played.ends.size());
    return marks;
}

}  // namespace app
