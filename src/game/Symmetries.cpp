#include "game/Symmetries.h"

#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

namespace game {
namespace {

/// The strokes in a tag "[%cal Ga1c3,Rb2b4]": each name of a place is a letter and a digit.
std::string turnedStrokes(std::string_view tag, const State& start, const Symmetries& symmetries,
                          Symmetry symmetry) {
    std::string after;
    while (tag.size() >= 2) {
        const bool name = tag[0] >= 'a' && tag[0] <= 'z' && tag[1] >= '0' && tag[1] <= '9';
        after += name ? symmetries.turned(tag.substr(0, 2), start, symmetry) : std::string(1, tag[0]);
        tag.remove_prefix(name ? 2 : 1);
    }
    return after.append(tag);
}

std::string turnedComment(std::string_view comment, const State& start, const Symmetries& symmetries,
                          Symmetry symmetry) {
    std::string after;
    while (true) {
        const std::size_t tag = std::min(comment.find("[%csl "), comment.find("[%cal "));
        after += symmetries.turned(comment.substr(0, tag), start, symmetry);
        if (tag == std::string_view::npos) return after;
        comment.remove_prefix(tag);
        const std::string_view strokes = comment.substr(0, comment.find(']'));
        after += turnedStrokes(strokes, start, symmetries, symmetry);
        comment.remove_prefix(strokes.size());
    }
}

std::vector<std::string> turnedComments(const std::vector<std::string>& comments, const State& start,
                                        const Symmetries& symmetries, Symmetry symmetry) {
    std::vector<std::string> all;
    for (const std::string& comment : comments)
        all.push_back(turnedComment(comment, start, symmetries, symmetry));
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
