#include "games/tak/engine/NetworkEvaluator.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <memory>
#include <utility>

namespace tak::engine {
namespace {

using network::Network;

static_assert(network::kScale == kScoreScale);
static_assert(feature::kCount <= network::kMaxTerms);

struct Slot {
    std::unique_ptr<const Network> own;
    std::atomic<const Network*> used{nullptr};
};

std::array<Slot, rules::kMaxSize - rules::kMinSize + 1> networks;

Slot& slot(int size) { return networks[static_cast<std::size_t>(size - rules::kMinSize)]; }

}  // namespace

void useNetwork(Network network) {
    Slot& slotOfSize = slot(network.layout().size());
    auto before = std::exchange(slotOfSize.own, std::make_unique<const Network>(std::move(network)));
    slotOfSize.used.store(slotOfSize.own.get(), std::memory_order_release);
}

const Network* networkFor(int size) { return slot(size).used.load(std::memory_order_acquire); }

NetworkEvaluator::NetworkEvaluator(const Network& network, const Weights& weights)
    : network_(network), tuned_(weights), accumulators_(network) {}

Score NetworkEvaluator::evaluate(const rules::Position& position) {
    const rules::Color mover = position.toMove();
    alignas(64) std::array<std::int16_t, network::kMaxTerms> terms{};
    const int sign = mover == rules::Color::White ? 1 : -1;
    const Score tuned = tuned_.evaluate(position, [&](int which, int n) {
        std::int16_t& term = terms[static_cast<std::size_t>(which)];
        term = static_cast<std::int16_t>(term + sign * n);
    });
    for (std::size_t i = 0; i < feature::kCount; ++i) terms[i] = network::limitedTerm(terms[i]);
    accumulators_.look(position);
    const int score = network_.evaluate(
        position,
        {.own = accumulators_.as(mover), .their = accumulators_.as(!mover), .terms = terms, .tuned = tuned});
    return std::clamp(score, -kMaxEvaluation, kMaxEvaluation);
}

}  // namespace tak::engine
