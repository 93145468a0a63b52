#include "game/Transition.h"

#include <algorithm>

namespace game {

std::vector<Hop> hopsOf(const Transition& transition) {
    std::vector<Hop> hops;
    for (const Stage& stage : transition.stages)
        hops.insert(hops.end(), stage.hops.begin(), stage.hops.end());
    return hops;
}

std::vector<Hop> netHopsOf(const Transition& transition) {
    std::vector<Hop> net;
    for (Hop hop : hopsOf(transition)) {
        const auto earlier = std::find_if(net.begin(), net.end(),
                                          [&](const Hop& other) { return other.before.id == hop.before.id; });
        if (earlier != net.end()) {
            hop.before = earlier->before;
            net.erase(earlier);
        }
        net.push_back(std::move(hop));
    }
    std::erase_if(net, [](const Hop& hop) { return hop.before == hop.after; });
    return net;
}

void addOnce(std::vector<Place>& places, const Place& place) {
    const bool known =
        std::any_of(places.begin(), places.end(), [&](const Place& p) { return p.sameSpot(place); });
    if (!known) places.push_back(place);
}

std::vector<Place> placesOf(const Transition& transition) {
    std::vector<PieceId> shuffled;
    for (const Stage& stage : transition.stages)
        if (stage.reason == Reason::Shuffle)
            shuffled.insert(shuffled.end(), stage.mixed.begin(), stage.mixed.end());
    std::vector<Place> places;
    for (const Stage& stage : transition.stages) {
        if (stage.reason == Reason::Shuffle) continue;
        for (const Hop& hop : stage.hops) {
            if (std::find(shuffled.begin(), shuffled.end(), hop.before.id) != shuffled.end()) continue;
            if (stage.reason != Reason::Deal) addOnce(places, hop.before.place);
            addOnce(places, hop.after.place);
        }
    }
    return places;
}

}  // namespace game
