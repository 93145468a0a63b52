#include "games/tak/rules/PtnPositions.h"

namespace tak::rules {
namespace {

/// A position takes about as much memory as ten nodes and as much time as ten moves.
constexpr int kEvery = 32;

}  // namespace

void PtnPositions::pass(int node, const Position& position) {
    // Counted within each line, so that at most one in kEvery nodes has a kept position, even if thousands of
    // short variations share a turn.
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
