#include "app/thinking/Forecast.h"

#include <algorithm>
#include <utility>

#include "match/ExpectedAlong.h"

namespace app {
namespace {

constexpr double kClearly = 0.6;   // share of the games in which an expected owner had the place
constexpr double kProbably = 0.5;  // chance of an expected owner: more than half

template <class T>
T& grown(std::vector<T>& values, game::PlayerId player) {
    if (values.size() <= player.value) values.resize(player.value + std::size_t{1});
    return values[player.value];
}

template <class T>
T valueOf(const std::vector<T>& values, game::PlayerId player) {
    return player.value < values.size() ? values[player.value] : T{};
}

/// The turns that count of all lines.
std::vector<std::vector<game::Action>> linesOf(const std::vector<const game::Thought*>& thoughts) {
    std::vector<std::vector<game::Action>> lines;
    for (const game::Thought* const thought : thoughts)
        for (const game::Candidate& candidate : thought->candidates) {
            const std::size_t turns = std::min(candidate.line.size(), match::kTrustedTurns);
            lines.emplace_back(candidate.line.begin(),
                               candidate.line.begin() + static_cast<std::ptrdiff_t>(turns));
        }
    return lines;
}

}  // namespace

// ---- what the game expects, and the games ----

void Forecast::begin(const game::Kind& kind, const game::View& view) {
    stop();
    if (view.outcome().over || view.holdings().empty() || !ThinkingService::truthOf(view)) return;
    start_ = view.copy();
    playedOn_.emplace(kind);
    if (!playedOn_->possible()) playedOn_.reset();
    ends_ = kind.expectedEnds();
    if (ends_) askGame({});
}

void Forecast::stop() {
    asked_.cancel();
    game_.cancel();
    expected_.reset();
    ends_ = nullptr;
    start_.reset();
    begun_ = 0;
    sums_ = {};
}

void Forecast::askGame(const std::vector<const game::Thought*>& thoughts) {
    std::vector<game::Thought> copies;
    for (const game::Thought* const thought : thoughts) copies.push_back(*thought);
    lines_ = linesOf(thoughts);
    asked_ = thinking_.ask<std::optional<game::ExpectedEnd>>(
        *start_, [ends = ends_, copies = std::move(copies)](game::State& state, const std::stop_token&) {
            return match::expectedAlong(*ends, state, copies);
        });
}

/// Takes the game's answer; true if it has told something new.
bool Forecast::takeTold() {
    auto answer = asked_.take();
    if (!answer) return false;
    if (*answer && **answer)
        expected_ = std::move(**answer);
    else if (!told())
        ends_ = nullptr;
    return told();
}

bool Forecast::playNext(const std::vector<const game::Thought*>& thoughts) {
    if (game_.open() || !start_ || !playedOn_ || begun_ == kGames || thoughts.empty()) return false;
    const auto number = begun_++;
    game_ = thinking_.ask<std::optional<match::GameEnd>>(
        *start_, [thought = *thoughts[static_cast<std::size_t>(number) % thoughts.size()],
                  playedOn = *playedOn_, number](game::State& state, const std::stop_token& stop) {
            return playedOn.play(state, thought, number, stop);
        });
    return true;
}

bool Forecast::update(const std::vector<const game::Thought*>& thoughts) {
    const bool news = takeTold();
    if (ends_) {
        if (!asked_.open() && linesOf(thoughts) != lines_) askGame(thoughts);
        return news;
    }
    const int before = sums_.games;
    do {
        if (const auto end = game_.take(); end && *end && **end) add(***end);
    } while (playNext(thoughts));
    return sums_.games != before;
}

// ---- the average ----

Forecast::Count& Forecast::countOf(const game::Place& place) {
    const auto known = std::find_if(sums_.places.begin(), sums_.places.end(),
                                    [&](const Count& c) { return c.place == place; });
    return known != sums_.places.end() ? *known : sums_.places.emplace_back(Count{place, {}});
}

void Forecast::add(const match::GameEnd& end) {
    ++sums_.games;
    for (const game::View::Holding& holding : end.holdings) {
        grown(sums_.points, holding.player) += holding.points;
        for (const game::Place& place : holding.places) ++grown(countOf(place).games, holding.player);
    }
    for (const game::PlayerId winner : end.winners) ++grown(sums_.wins, winner);
}

double Forecast::pointsOf(game::PlayerId player) const {
    if (told()) return valueOf(expected_->points, player);
    return sums_.games > 0 ? valueOf(sums_.points, player) / sums_.games : 0;
}

double Forecast::chanceOf(game::PlayerId player) const {
    if (told()) return valueOf(expected_->chances, player);
    return sums_.games > 0 ? static_cast<double>(winsOf(player)) / sums_.games : 0;
}

int Forecast::winsOf(game::PlayerId player) const { return valueOf(sums_.wins, player); }

std::vector<Forecast::Owner> Forecast::owners() const {
    std::vector<Owner> owners;
    const auto add = [&](const game::Place& place, const auto& shares, double all, double least) {
        const auto most = std::max_element(shares.begin(), shares.end());
        if (most == shares.end() || static_cast<double>(*most) / all < least) return;
        owners.push_back({place, game::playerAt(static_cast<std::size_t>(most - shares.begin())),
                          static_cast<double>(*most) / all});
    };
    if (told())
        for (const auto& [place, chances] : expected_->owners) add(place, chances, 1, kProbably);
    else
        for (const Count& count : sums_.places) add(count.place, count.games, sums_.games, kClearly);
    std::sort(owners.begin(), owners.end(), [](const Owner& a, const Owner& b) { return a.place < b.place; });
    return owners;
}

}  // namespace app
