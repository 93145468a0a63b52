#include "game/Symmetries.h"

#include <utility>
#include <vector>

namespace game {
namespace {

std::vector<std::string> turnedComments(const std::vector<std::string>& comments, const State& start,
                                        const Symmetries& symmetries, Symmetry symmetry) {
    std::vector<std::string> all;
    for (const std::string& comment : comments) all.push_back(symmetries.turned(comment, start, symmetry));
    return all;
}

}  // namespace

/// Without recursion, since a line may have any length.
Record turned(const Record& game, const Symmetries& symmetries, Symmetry symmetry) {
    Record after{.tags = game.tags,
                 .start = symmetries.turned(*game.start, symmetry),
                 .turns = game.turns,
                 .players = game.players,
                 .result = game.result};
    for (Record::Turn& turn : after.turns)
        turn.comments = turnedComments(turn.comments, *game.start, symmetries, symmetry);
    struct Step {
        std::size_t turn;
        std::size_t next = 0;
    };
    const std::unique_ptr<State> before = game.start->clone();
    const std::unique_ptr<State> now = after.start->clone();
    std::vector<Step> path{{0}};
    while (!path.empty()) {
        Step& here = path.back();
        const std::vector<std::size_t>& children = game.turns[here.turn].children;
        if (here.next == children.size()) {
            path.pop_back();
            if (path.empty()) break;
            (void)before->undo();
            (void)now->undo();
            continue;
        }
        const std::size_t child = children[here.next++];
        const Action action = game.turns[child].action;
        after.turns[child].action = symmetries.turned(*before, action, symmetry);
        after.turns[child].notation = playNoting(*now, after.turns[child].action);
        (void)before->apply(action);
        path.push_back({child});
    }
    return after;
}

}  // namespace game
