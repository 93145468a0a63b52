#include "match/Series.h"

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

Series::Series(std::vector<std::string> names, SeriesGoal goal) : names_(std::move(names)), goal_(goal) {}

void Series::enter(const game::Outcome& outcome, const std::vector<std::string>& seats) {
    games_.push_back({seats, outcome});
}

void Series::takeBack() {
    if (!games_.empty()) games_.pop_back();
}

std::vector<Series::Standing> Series::standings() const {
    std::vector<Standing> standings;
    for (const std::string& name : names_) {
        Standing standing{name};
        for (const Game& game : games_)
            for (std::size_t seat = 0; seat < game.seats.size(); ++seat) {
                if (game.seats[seat] != name) continue;
                const game::Outcome& outcome = game.outcome;
                if (seat < outcome.points.size()) standing.points += outcome.points[seat];
                if (outcome.wonBy(game::playerAt(seat))) ++standing.wins;
            }
        standings.push_back(std::move(standing));
    }
    return standings;
}

std::vector<std::string> Series::winners() const {
    std::vector<std::string> winners;
    if (goal_.kind == SeriesGoal::Kind::Open) return winners;
    int best = goal_.count;
    for (const Standing& standing : standings()) {
        const int reached = goal_.kind == SeriesGoal::Kind::Wins ? standing.wins : standing.points;
        if (reached < best) continue;
        if (reached > best) winners.clear();
        best = reached;
        winners.push_back(standing.name);
    }
    return winners;
}

}  // namespace match
