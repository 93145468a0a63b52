#include "match/Series.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace match {

namespace {

constexpr std::string_view kWins = " wins";
constexpr std::string_view kPoints = " points";
constexpr int kHighestGoal = 9999;

}  // namespace

std::string formatGoal(const SeriesGoal& goal) {
    if (goal.kind == SeriesGoal::Kind::Open) return {};
    return std::to_string(goal.count) + std::string(goal.kind == SeriesGoal::Kind::Wins ? kWins : kPoints);
}

std::optional<SeriesGoal> parseGoal(std::string_view text) {
    if (text.empty()) return SeriesGoal{};
    SeriesGoal goal;
    const char* const end = text.data() + text.size();
    const auto [stop, failure] = std::from_chars(text.data(), end, goal.count);
    const std::string_view unit(stop, static_cast<std::size_t>(end - stop));
    if (failure != std::errc() || goal.count < 1 || goal.count > kHighestGoal) return {};
    if (unit != kWins && unit != kPoints) return {};
    goal.kind = unit == kWins ? SeriesGoal::Kind::Wins : SeriesGoal::Kind::Points;
    return goal;
}

bool Series::Standing::isOf(const std::string& player) const {
    return std::find(names.begin(), names.end(), player) != names.end();
}

int Series::Game::pointsOf(const Standing& side) const {
    for (std::size_t seat = 0; seat < seats.size() && seat < outcome.points.size(); ++seat)
        if (side.isOf(seats[seat])) return outcome.points[seat];
    return 0;
}

bool Series::Game::wonBy(const Standing& side) const {
    for (std::size_t seat = 0; seat < seats.size(); ++seat)
        if (side.isOf(seats[seat]) && outcome.wonBy(game::playerAt(seat))) return true;
    return false;
}

Series::Series(const std::vector<std::string>& names, const game::Sides& sides, SeriesGoal goal)
    : sides_(sides.count()), goal_(goal) {
    for (std::size_t side = 0; side < sides.count(); ++side)
        for (const game::PlayerId player : sides.players(side))
            if (player.value < names.size()) sides_[side].names.push_back(names[player.value]);
}

Series Series::anew() const {
    Series series = *this;
    series.games_.clear();
    return series;
}

void Series::enter(const game::Outcome& outcome, const std::vector<std::string>& seats) {
    games_.push_back({seats, outcome});
}

void Series::takeBack() {
    if (!games_.empty()) games_.pop_back();
}

std::vector<Series::Standing> Series::standings() const {
    std::vector<Standing> standings = sides_;
    for (Standing& standing : standings)
        for (const Game& game : games_) {
            standing.points += game.pointsOf(standing);
            if (game.wonBy(standing)) ++standing.wins;
        }
    return standings;
}

std::vector<Series::Standing> Series::winners() const {
    std::vector<Standing> winners;
    if (goal_.kind == SeriesGoal::Kind::Open) return winners;
    int best = goal_.count;
    for (const Standing& standing : standings()) {
        const int reached = goal_.kind == SeriesGoal::Kind::Wins ? standing.wins : standing.points;
        if (reached < best) continue;
        if (reached > best) winners.clear();
        best = reached;
        winners.push_back(standing);
    }
    return winners;
}

}  // namespace match
