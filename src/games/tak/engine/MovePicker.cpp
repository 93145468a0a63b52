#include "games/tak/engine/MovePicker.h"

#include <algorithm>
#include <bit>
#include <functional>
#include <limits>

namespace tak::engine {
namespace {

using namespace rules;

/// Bits of a key for the index of the move; the other bits hold the score.
constexpr int kPlaceBits = std::bit_width(static_cast<unsigned>(kMaxMoves - 1));
constexpr std::int32_t kLastPlace = (1 << kPlaceBits) - 1;
constexpr int kMostScore = std::numeric_limits<std::int32_t>::max() >> kPlaceBits;
constexpr std::int32_t kTaken = std::numeric_limits<std::int32_t>::min();
static_assert(kMostScore > 100 * kPolicyUnit, "scores must be told apart");

/// This many moves are searched for one by one, since most nodes need only a few; from then on sorting the
/// rest is cheaper.
constexpr std::size_t kFoundSingly = 48;

}  // namespace

MovePicker::MovePicker(const Position& position, const MoveHints& hints, const History& history,
                       const PolicyWeights& weights, const Margins& margins, MoveBuffer& buffer)
    : p_(position), hints_(hints), history_(history), weights_(weights), margins_(margins), buffer_(buffer) {
    // Another position with the same key may have stored this move in the table.
    if (!hints_.table.isNone() && !position.isPseudoLegal(hints_.table)) hints_.table = Move::none();
}

void MovePicker::generate() {
    generated_ = true;
    buffer_.moves.clear();
    buffer_.keys.clear();
    generateMoves(p_, buffer_.moves);
    const MoveContext context(p_, hints_.before);
    const Move counter = history_.counterTo(hints_.before);
    std::int32_t place = kLastPlace;
    for (const Move move : buffer_.moves) {
        int score = policyScore(context, weights_, move) +
                    history_.of(p_.toMove(), move, hints_.before) * margins_.historyOrder / 1024;
        if (move == hints_.killers[0] || move == hints_.killers[1]) score += margins_.killerOrder;
        if (move == counter) score += margins_.counterOrder;
        buffer_.keys.push_back(std::clamp(score, -kMostScore, kMostScore) * (kLastPlace + 1) + place--);
    }
}

std::int32_t MovePicker::takeGreatest() {
    const std::size_t taken = taken_++;
    if (taken == kFoundSingly) std::sort(buffer_.keys.begin(), buffer_.keys.end(), std::greater<>());
    if (taken >= kFoundSingly)
        return taken - kFoundSingly < buffer_.keys.size() ? buffer_.keys[taken - kFoundSingly] : kTaken;
    std::int32_t best = kTaken;
    for (const std::int32_t key : buffer_.keys) best = std::max(best, key);
    if (best != kTaken) buffer_.keys[static_cast<std::size_t>(kLastPlace - (best & kLastPlace))] = kTaken;
    return best;
}

Move MovePicker::next() {
    if (!generated_) {
        if (!tableMoveTried_ && !hints_.table.isNone()) {
            tableMoveTried_ = true;
            return hints_.table;
        }
        generate();
    }
    for (std::int32_t key = takeGreatest(); key != kTaken; key = takeGreatest()) {
        const Move move = buffer_.moves[kLastPlace - (key & kLastPlace)];
        if (move != hints_.table) return move;
    }
    return Move::none();
}

}  // namespace tak::engine
