#include "games/tak/engine/Evaluation.h"
#include "games/tak/engine/Policy.h"

namespace tak::engine {
namespace {

Weights plainWeights() {
    Weights w{};
    const auto set = [&](int i, int opening, int end) {
        w[static_cast<std::size_t>(i)] = {static_cast<std::int16_t>(opening * kWeightUnit),
                                          static_cast<std::int16_t>(end * kWeightUnit)};
    };
    set(feature::kTempo, 25, 25);
    set(feature::kLead, 25, 50);
    set(feature::kSupply, -10, -20);
    for (int i = 0; i < feature::kClasses; ++i) {
        set(feature::kFlat + i, 60 + 4 * i, 60);
        set(feature::kFlatStack + i, 60 + 4 * i, 60);
        set(feature::kWall + i, 40 + 4 * i, 20);
        set(feature::kCapstone + i, 60 + 15 * i, 40);
    }
    for (int kind = 0; kind < 3; ++kind) {
        set(feature::kFriends + kind, 40, 40);
        set(feature::kCaptives + kind, kind == 0 ? -20 : 5, kind == 0 ? -20 : 5);
        set(feature::kHard + kind, 20, 20);
    }
    for (int n = 0; n < feature::kCounts; ++n) {
        set(feature::kLineFree + n, 4 * n * n, 4 * n * n);
        set(feature::kLineContested + n, 3 * n * n, 3 * n * n);
        set(feature::kLineBlocked + n, n * n, n * n);
        set(feature::kNearRoad + n, -20 * n, -20 * n);
        set(feature::kFarRoad + n, -8 * n, -8 * n);
    }
    set(feature::kGroups, -5, -5);
    set(feature::kCitadel, 15, 15);
    for (int n = 0; n < 5; ++n) set(feature::kCapstoneReach + n, 8 * n, 8 * n);
    return w;
}

PolicyWeights plainPolicy() {
    PolicyWeights w{};
    const auto set = [&](int i, double logit) {
        w[static_cast<std::size_t>(i)] = static_cast<std::int16_t>(logit * kPolicyUnit);
    };
    for (int i = 0; i < feature::kClasses; ++i) {
        set(policy::kPlace + i, 0.1 * i);
        set(policy::kPlace + 10 + i, -2 + 0.1 * i);
        set(policy::kPlace + 20 + i, -1 + 0.2 * i);
    }
    for (int k = 0; k < 3; ++k) {
        set(policy::kOwnNear + k, 0.2);
        set(policy::kEnemyNear + k, 0.2);
        set(policy::kMakesTak + k, 2);
        set(policy::kStopsTak + k, 1);
        set(policy::kNearLast + k, 0.3);
        set(policy::kSpread + k, -1.5);
    }
    for (int n = 0; n < 9; ++n) {
        set(policy::kOwnLine + n, 0.3 * n);
        set(policy::kEnemyLine + n, 0.2 * n);
        set(policy::kEnemyLine + 9 + n, 0.5 * n);
    }
    set(policy::kFlatsWon, 0.8);
    set(policy::kSpreadTak, 1.5);
    set(policy::kSpreadStop, 0.7);
    set(policy::kTakesLast, 0.7);
    set(policy::kCaptured, 0.5);
    set(policy::kCaptured + 1, 1);
    set(policy::kCrush, 0.5);
    return w;
}

}  // namespace

const Weights& weightsFor(int) {
    static const Weights kWeights = plainWeights();
    return kWeights;
}

const PolicyWeights& policyFor(int) {
    static const PolicyWeights kPolicy = plainPolicy();
    return kPolicy;
}

}  // namespace tak::engine
