#include "games/tak/lab/RandomMove.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "games/tak/engine/Policy.h"

namespace tak::lab {

using namespace tak::rules;

Move drawMove(const Position& position, Move last, const MoveList& moves, base::Random& random,
              double temperature) {
    const tak::engine::MoveContext context(position, last);
    const auto& weights = tak::engine::policyFor(position.size());
    std::vector<double> share;
    double sum = 0;
    for (const Move move : moves) {
        const double logit =
            tak::engine::policyScore(context, weights, move) / double{tak::engine::kPolicyUnit};
        share.push_back(std::exp(std::clamp(logit, -20.0, 20.0) / temperature));
        sum += share.back();
    }
    double at = random.unit() * sum;
    for (int i = 0; i < moves.size(); ++i)
        if ((at -= share[static_cast<std::size_t>(i)]) <= 0) return moves[i];
    return moves[0];
}

}  // namespace tak::lab
