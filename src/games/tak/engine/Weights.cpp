#include "games/tak/engine/Evaluation.h"
#include "games/tak/engine/Policy.h"

namespace tak::engine {
namespace {

// For sizes 3 to 8; docs/ENGINE.md tells how `tak-lab tune` computes them.
constexpr std::array<Weights, 6> kEvaluations = {{
    {{
#include "games/tak/engine/weights/evaluation3.inc"
    }},
    {{
#include "games/tak/engine/weights/evaluation4.inc"
    }},
    {{
#include "games/tak/engine/weights/evaluation5.inc"
    }},
    {{
#include "games/tak/engine/weights/evaluation6.inc"
    }},
    {{
#include "games/tak/engine/weights/evaluation7.inc"
    }},
    {{
#include "games/tak/engine/weights/evaluation8.inc"
    }},
}};

constexpr std::array<PolicyWeights, 6> kPolicies = {{
    {{
#include "games/tak/engine/weights/policy3.inc"
    }},
    {{
#include "games/tak/engine/weights/policy4.inc"
    }},
    {{
#include "games/tak/engine/weights/policy5.inc"
    }},
    {{
#include "games/tak/engine/weights/policy6.inc"
    }},
    {{
#include "games/tak/engine/weights/policy7.inc"
    }},
    {{
#include "games/tak/engine/weights/policy8.inc"
    }},
}};

}  // namespace

const Weights& weightsFor(int size) { return kEvaluations[static_cast<std::size_t>(size - rules::kMinSize)]; }

const PolicyWeights& policyFor(int size) {
    return kPolicies[static_cast<std::size_t>(size - rules::kMinSize)];
}

}  // namespace tak::engine
