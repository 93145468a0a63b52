#pragma once

#include "games/tak/engine/Evaluation.h"
#include "games/tak/network/Accumulators.h"

namespace tak::engine {

/// Lets all engines of the program evaluate boards of the network's size with it. Callable from any thread
/// while others search, but only once for a size then.
void useNetwork(network::Network network);
/// The network for boards of this size; null if there is none.
[[nodiscard]] const network::Network* networkFor(int size);

/// The evaluation that was learned: a network, which sees the board and the terms of the tuned evaluation,
/// and adds to that.
class NetworkEvaluator final : public Evaluator {
  public:
    NetworkEvaluator(const network::Network& network, const Weights& weights);
    [[nodiscard]] Score evaluate(const rules::Position& position) override;

  private:
    const network::Network& network_;
    LinearEvaluator tuned_;
    network::Accumulators accumulators_;
};

}  // namespace tak::engine
