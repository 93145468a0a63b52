#include "games/tactik/engine/Features.h"

#include "games/tactik/engine/FeatureSum.h"

namespace tactik::engine {

Features featuresOf(const World& world, int side) {
    Features features{};
    FeatureSink<kFeatures> sink{features, world.board().squares()};
    BoardSum<FeatureSink<kFeatures>>(world.board(), world.toMove(), sink).add(side);
    for (int player = 0; player < world.players(); ++player)
        HandSum<FeatureSink<kFeatures>>(world.board(), world.moversOf(player), world.hand(player), sink)
            .add(sideNumber(player) == side ? 1.0F : -1.0F);
    return features;
}

}  // namespace tactik::engine
