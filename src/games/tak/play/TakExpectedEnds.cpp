#include "games/tak/play/TakExpectedEnds.h"

#include <array>
#include <atomic>
#include <memory>
#include <utility>

#include "games/tak/play/TakState.h"

namespace tak::play {
namespace {

using namespace rules;

struct EndSlot {
    std::unique_ptr<const network::EndNetwork> own;
    std::atomic<const network::EndNetwork*> used{nullptr};
};

std::array<EndSlot, kMaxSize - kMinSize + 1> endNetworks;

EndSlot& endSlot(int size) { return endNetworks[static_cast<std::size_t>(size - kMinSize)]; }

}  // namespace

void useEndNetwork(network::EndNetwork network) {
    EndSlot& slot = endSlot(network.size());
    auto before = std::exchange(slot.own, std::make_unique<const network::EndNetwork>(std::move(network)));
    slot.used.store(slot.own.get(), std::memory_order_release);
}

const network::EndNetwork* endNetworkFor(int size) {
    return endSlot(size).used.load(std::memory_order_acquire);
}

game::ExpectedEnd expectedEnd(const network::EndNetwork& network, const Position& position) {
    const network::ExpectedEnd seen = network.expect(position);
    const Color mover = position.toMove();
    const auto byPlayer = [&](double own, double other) {
        return mover == Color::White ? std::vector{own, other} : std::vector{other, own};
    };
    game::ExpectedEnd end{.points = byPlayer(seen.flats[0], seen.flats[1]),
                          .chances = byPlayer(seen.result[2], seen.result[0])};
    end.points[playerOf(Color::Black).value] += position.setup().halfKomi / 2.0;
    for (int square = 0; square < position.size() * position.size(); ++square) {
        const auto& shares = seen.owners[static_cast<std::size_t>(square)];
        end.owners.push_back({placeOf(Square(square % position.size(), square / position.size())),
                              byPlayer(shares[1], shares[2])});
    }
    return end;
}

std::optional<game::ExpectedEnd> TakExpectedEnds::expect(const game::State& state) const {
    const Position& position = dynamic_cast<const TakState&>(state).position();
    const Setup& setup = position.setup();
    const network::EndNetwork* const network = endNetworkFor(setup.size);
    if (!network || position.inOpening() || state.outcome().over) return {};
    if (setup.supply != Setup::standard(setup.size).supply) return {};
    return expectedEnd(*network, position);
}

}  // namespace tak::play
