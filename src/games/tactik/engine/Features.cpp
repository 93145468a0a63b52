#include "games/tactik/engine/Features.h"

#include "games/tactik/engine/FeatureSum.h"
#include "games/tactik/engine/Places.h"

namespace tactik::engine {
namespace {

struct Collected {
    Features& features;
    int squares;

    void add(int feature, float amount) { features[static_cast<std::size_t>(feature)] += amount; }
    void addPlace(int step, float amount) {
        const Between between = knotsAround(step, squares);
        add(kPlace + between.knot, amount * (1 - between.share));
        if (between.share > 0) add(kPlace + between.knot + 1, amount * between.share);
    }
};

}  // namespace

Features featuresOf(const World& world, int side) {
    Features features{};
    Collected sink{features, world.board().squares()};
    BoardSum<Collected>(world.board(), world.toMove(), sink).add(side);
    for (int player = 0; player < world.players(); ++player)
        HandSum<Collected>(world.board(), world.moversOf(player), world.hand(player), sink)
            .add(sideNumber(player) == side ? 1.0F : -1.0F);
    return features;
}

}  // namespace tactik::engine
