#include "games/tak/engine/MovePicker.h"

#include <utility>

namespace tak::engine {
namespace {

using namespace rules;

constexpr int kKillerBonus = 3 * kPolicyUnit;
constexpr int kCounterBonus = 2 * kPolicyUnit;
/// History's range, brought to that of logits.
constexpr int kHistoryShare = 16;

}  // namespace

MovePicker::MovePicker(const Position& position, const MoveHints& hints, const History& history,
                       const PolicyWeights& weights)
    : p_(position), hints_(hints), history_(&history), weights_(&weights) {
    // The table may hold a move of another position with the same key.
    if (!hints_.table.isNone() && !position.isPseudoLegal(hints_.table)) hints_.table = Move::none();
}

MovePicker::MovePicker(const Position& position, const Move* begin, const Move* end)
    : p_(position), generated_(true) {
    for (const Move* move = begin; move != end; ++move) {
        scores_[static_cast<std::size_t>(moves_.size())] = static_cast<int>(end - move);
        moves_.add(*move);
    }
}

void MovePicker::generate() {
    generated_ = true;
    generateMoves(p_, moves_);
    const MoveContext context(p_, hints_.before);
    const Move counter = history_->counterTo(hints_.before);
    for (int i = 0; i < moves_.size(); ++i) {
        const Move move = moves_[i];
        int score = policyScore(context, *weights_, move) +
                    history_->of(p_.toMove(), move, hints_.before) / kHistoryShare;
        if (move == hints_.killers[0] || move == hints_.killers[1]) score += kKillerBonus;
        if (move == counter) score += kCounterBonus;
        scores_[static_cast<std::size_t>(i)] = score;
    }
}

Move MovePicker::next() {
    if (!generated_) {
        if (at_ == 0 && !hints_.table.isNone()) {
            at_ = 1;
            return hints_.table;
        }
        at_ = 0;
        generate();
    }
    while (at_ < moves_.size()) {
        int best = at_;
        for (int i = at_ + 1; i < moves_.size(); ++i)
            if (scores_[static_cast<std::size_t>(i)] > scores_[static_cast<std::size_t>(best)]) best = i;
        std::swap(scores_[static_cast<std::size_t>(best)], scores_[static_cast<std::size_t>(at_)]);
        moves_.swap(best, at_);
        const Move move = moves_[at_++];
        if (move != hints_.table) return move;
    }
    return Move::none();
}

}  // namespace tak::engine
