#include "games/tak/engine/MovePicker.h"

#include <algorithm>
#include <limits>

namespace tak::engine {
namespace {

using namespace rules;

constexpr int kKillerBonus = 3 * kPolicyUnit;
constexpr int kCounterBonus = 2 * kPolicyUnit;
/// History's range, brought to that of logits.
constexpr int kHistoryShare = 16;
constexpr int kMostScore = 500000;  ///< times kMaxMoves is still a 32-bit number
constexpr std::int32_t kTaken = std::numeric_limits<std::int32_t>::min();

}  // namespace

MovePicker::MovePicker(const Position& position, const MoveHints& hints, const History& history,
                       const PolicyWeights& weights)
    : p_(position), hints_(hints), history_(history), weights_(weights) {
    // The table may hold a move of another position with the same key.
    if (!hints_.table.isNone() && !position.isPseudoLegal(hints_.table)) hints_.table = Move::none();
}

void MovePicker::generate() {
    generated_ = true;
    generateMoves(p_, moves_);
    const MoveContext context(p_, hints_.before);
    const Move counter = history_.counterTo(hints_.before);
    for (int i = 0; i < moves_.size(); ++i) {
        const Move move = moves_[i];
        int score = policyScore(context, weights_, move) +
                    history_.of(p_.toMove(), move, hints_.before) / kHistoryShare;
        if (move == hints_.killers[0] || move == hints_.killers[1]) score += kKillerBonus;
        if (move == counter) score += kCounterBonus;
        keys_[static_cast<std::size_t>(i)] =
            std::clamp(score, -kMostScore, kMostScore) * kMaxMoves + (kMaxMoves - 1 - i);
    }
}

Move MovePicker::next() {
    if (!generated_) {
        if (!tableMoveTried_ && !hints_.table.isNone()) {
            tableMoveTried_ = true;
            return hints_.table;
        }
        generate();
    }
    for (;;) {
        std::int32_t best = kTaken;
        for (int i = 0; i < moves_.size(); ++i) best = std::max(best, keys_[static_cast<std::size_t>(i)]);
        if (best == kTaken) return Move::none();
        const int at = kMaxMoves - 1 - (best & (kMaxMoves - 1));
        keys_[static_cast<std::size_t>(at)] = kTaken;
        if (moves_[at] != hints_.table) return moves_[at];
    }
}

}  // namespace tak::engine
