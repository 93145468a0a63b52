#include "game/Transition.h"

#include <algorithm>

namespace game {

void addOnce(std::vector<Place>& places, const Place& place) {
    const bool known =
        std::any_of(places.begin(), places.end(), [&](const Place& p) { return p.sameSpot(place); });
    if (!known) places.push_back(place);
}

std::vector<Place> placesOf(const Transition& transition) {
    std::vector<Place> places;
    for (const Hop& hop : transition.hops)
        for (const Place& place : {hop.before.place, hop.after.place}) addOnce(places, place);
    return places;
}

}  // namespace game
