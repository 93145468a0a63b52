#include "games/tak/rules/PtnPositions.h"

namespace tak::rules {
namespace {

/// A position takes as much memory as some ten nodes of the tree and as much time as some ten moves.
constexpr int kEvery = 32;

}  // namespace

void PtnPositions::pass(int node, const Position& position) {
    // Counted within the line: kept positions are at most one in kEvery nodes, also where thousands of short
    // variations leave the same turn.
    if (++sinceKept_ < kEvery) return;
    sinceKept_ = 0;
    kept_.emplace(node, position);
}

Position PtnPositions::at(int node) {
    std::vector<int> missing;
    auto kept = kept_.end();
    for (; node != PtnTree::kRoot; node = tree_.node(node).parent) {
        kept = kept_.find(node);
        if (kept != kept_.end()) break;
        missing.push_back(node);
    }
    Position position = kept != kept_.end() ? kept->second : start_;
    movesMade_ += missing.size();
    for (; !missing.empty(); missing.pop_back()) (void)position.make(tree_.node(missing.back()).move);
    return position;
}

}  // namespace tak::rules
