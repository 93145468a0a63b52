#include "games/tactik/engine/Network.h"

#include "games/tactik/engine/FeatureSum.h"
#include "games/tactik/engine/NetworkData.h"

namespace tactik::engine {
namespace {

using Units = std::array<float, kHidden>;

void addTimes(Units& sums, const Units& weights, float amount) {
    for (std::size_t unit = 0; unit < kHidden; ++unit) sums[unit] += amount * weights[unit];
}

}  // namespace

Inputs inputsOf(const FastBoard& board, int toMove) {
    Inputs inputs{};
    for (const int side : {0, 1}) {
        FeatureSink<kInputs> sink{inputs[static_cast<std::size_t>(side)], board.squares()};
        BoardSum<FeatureSink<kInputs>>(board, toMove, sink).addSide(side, 1);
    }
    return inputs;
}

float Network::judged(const Inputs& inputs, int side) const {
    const auto& mine = inputs[static_cast<std::size_t>(side)];
    const auto& theirs = inputs[static_cast<std::size_t>(1 - side)];
    Units forMe = bias;
    Units forThem = bias;
    float total = 0;
    for (std::size_t i = 0; i < kInputs; ++i) {
        // Most features are absent.
        if (mine[i] != 0) {
            addTimes(forMe, own[i], mine[i]);
            addTimes(forThem, other[i], mine[i]);
        }
        if (theirs[i] != 0) {
            addTimes(forMe, other[i], theirs[i]);
            addTimes(forThem, own[i], theirs[i]);
        }
        total += direct[i] * (mine[i] - theirs[i]);
    }
    for (std::size_t unit = 0; unit < kHidden; ++unit)
        total += out[unit] * (squashed(forMe[unit]) - squashed(forThem[unit]));
    return total;
}

Network networkFrom(std::span<const short, kParameters> thousandths) {
    constexpr float kUnit = 1000;
    Network network;
    auto next = thousandths.begin();
    const auto read = [&](auto& row) {
        for (float& weight : row) weight = static_cast<float>(*next++) / kUnit;
    };
    for (auto& row : network.own) read(row);
    for (auto& row : network.other) read(row);
    read(network.bias);
    read(network.out);
    read(network.direct);
    return network;
}

const Network& networkFor(int players) {
    static const Network kForTwo = networkFrom(kNetworkForTwo);
    static const Network kForFour = networkFrom(kNetworkForFour);
    return players == kSides ? kForTwo : kForFour;
}

}  // namespace tactik::engine
