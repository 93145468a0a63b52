#include "app/thinking/Forecast.h"

#include <algorithm>

namespace app {
namespace {

constexpr double kClearly = 0.6;  // share of the games in which an expected owner had the place

template <class T>
T& grown(std::vector<T>& values, game::PlayerId player) {
    if (values.size() <= player.value) values.resize(player.value + std::size_t{1});
    return values[player.value];
}

template <class T>
T valueOf(const std::vector<T>& values, game::PlayerId player) {
    return player.value < values.size() ? values[player.value] : T{};
}

}  // namespace

Forecast::Count& Forecast::countOf(const game::Place& place) {
    const auto known =
        std::find_if(places_.begin(), places_.end(), [&](const Count& c) { return c.place == place; });
    return known != places_.end() ? *known : places_.emplace_back(Count{place, {}});
}

void Forecast::add(const GameEnd& end) {
    ++games_;
    for (const game::View::Holding& holding : end.holdings) {
        grown(points_, holding.player) += holding.points;
        for (const game::Place& place : holding.places) ++grown(countOf(place).games, holding.player);
    }
    for (const game::PlayerId winner : end.winners) ++grown(wins_, winner);
}

double Forecast::pointsOf(game::PlayerId player) const {
    return games_ > 0 ? valueOf(points_, player) / games_ : 0;
}

int Forecast::winsOf(game::PlayerId player) const { return valueOf(wins_, player); }

std::vector<Forecast::Owner> Forecast::owners() const {
    std::vector<Owner> owners;
    for (const Count& count : places_) {
        const auto most = std::max_element(count.games.begin(), count.games.end());
        const double share = static_cast<double>(*most) / games_;
        if (share < kClearly) continue;
        owners.push_back(
            {count.place, game::playerAt(static_cast<std::size_t>(most - count.games.begin())), share});
    }
    std::sort(owners.begin(), owners.end(), [](const Owner& a, const Owner& b) { return a.place < b.place; });
    return owners;
}

}  // namespace app
