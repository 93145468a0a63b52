#include "app/thinking/Forecast.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

#include "app/thinking/Ideas.h"
#include "base/Random.h"

namespace app {
namespace {

// Positions that a bot may search for a turn: a few milliseconds. The number varies, so that the games
// differ.
constexpr std::uint64_t kLeastNodes = 150;
constexpr std::uint64_t kMoreNodes = 500;
constexpr std::size_t kTrusted = 6;     // turns of a line that are used; later ones are unreliable
constexpr int kLongestGame = 400;       // turns; longer games are not counted
constexpr std::ptrdiff_t kPlayers = 3;  // bots that take turns in playing both sides
constexpr double kGolden = 0.6180339887498949;
constexpr double kClearly = 0.6;  // share of the games in which an expected owner had the place

/// The strongest bots that need no thinking time. Each makes different mistakes, so the games differ.
std::vector<std::string> playersFor(const game::Kind& kind) {
    std::vector<std::string> ids;
    for (const game::Opponent& opponent : kind.opponents())
        if (opponent.quick) ids.push_back(opponent.id);
    if (std::ssize(ids) > kPlayers) ids.erase(ids.begin(), ids.end() - kPlayers);
    return ids;
}

/// Chooses the line with which a game begins: `at`, from 0 to 1, selects a line in proportion to the lines'
/// weights.
const std::vector<game::Action>& lineAt(const game::Thought& thought, game::PlayerId mover, double at) {
    std::vector<double> weights;
    double all = 0;
    for (std::size_t i = 0; i < thought.candidates.size(); ++i) {
        weights.push_back(static_cast<double>(weightOf(thought, i, mover)));
        all += weights.back();
    }
    double passed = 0;
    for (std::size_t i = 0; i + 1 < weights.size(); ++i)
        if ((passed += weights[i] / all) > at) return thought.candidates[i].line;
    return thought.candidates.back().line;
}

std::optional<GameEnd> endOfGame(const game::State& state) {
    const game::Outcome outcome = state.outcome();
    if (!outcome.over) return {};
    return GameEnd{state.view(game::Viewer::record())->holdings(), outcome.winners};
}

/// Plays a game to its end; nullopt if it was stopped or took too long. The seed determines how many turns of
/// the line are played and how long the bot searches for each later turn.
std::optional<GameEnd> playedOn(game::State& state, const std::vector<game::Action>& line, game::Bot& bot,
                                std::uint64_t seed, const std::stop_token& stop) {
    base::Random random(seed);
    const std::size_t followed = 1 + random.next() % kTrusted;
    for (std::size_t i = 0; i < std::min(line.size(), followed) && state.isLegal(line[i]); ++i)
        (void)state.apply(line[i]);
    for (int turn = 0; turn < kLongestGame && !state.outcome().over; ++turn) {
        const game::BotLimits limits{.nodes = kLeastNodes + random.next() % kMoreNodes, .seed = seed};
        const auto chosen = bot.choose(*state.view(game::Viewer(state.toMove())), limits, stop, [](auto&) {});
        if (stop.stop_requested() || !chosen || !state.isLegal(*chosen)) return {};
        (void)state.apply(*chosen);
    }
    return endOfGame(state);
}

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

// ---- the games ----

void Forecast::begin(const game::Kind& kind, const game::View& view) {
    stop();
    if (view.outcome().over || view.holdings().empty() || !ThinkingService::truthOf(view)) return;
    kind_ = &kind;
    bots_ = playersFor(kind);
    if (!bots_.empty()) start_ = view.copy();
}

void Forecast::stop() {
    game_.cancel();
    start_.reset();
    begun_ = 0;
    sums_ = {};
}

void Forecast::playNext(const game::Thought& thought) {
    const int number = begun_++;
    // Multiples of the golden ratio are spread evenly, for any number of games.
    double whole = 0;
    const double at = std::modf((number + 0.5) * kGolden, &whole);
    game_ = thinking_.ask<std::optional<GameEnd>>(
        *start_,
        [line = lineAt(thought, start_->toMove(), at), kind = kind_,
         id = bots_[static_cast<std::size_t>(number) % bots_.size()],
         seed = static_cast<std::uint64_t>(number) + 1](game::State& state, const std::stop_token& stop) {
            return playedOn(state, line, *kind->createBot(id), seed, stop);
        });
}

bool Forecast::update(const std::vector<const game::Thought*>& thoughts) {
    const int before = sums_.games;
    const auto playOn = [&] {
        if (game_.open() || !start_ || begun_ == kGames || thoughts.empty()) return false;
        playNext(*thoughts[static_cast<std::size_t>(begun_) % thoughts.size()]);
        return true;
    };
    do {
        if (const auto end = game_.take(); end && *end && **end) add(***end);
    } while (playOn());
    return sums_.games != before;
}

// ---- the average ----

Forecast::Count& Forecast::countOf(const game::Place& place) {
    const auto known = std::find_if(sums_.places.begin(), sums_.places.end(),
                                    [&](const Count& c) { return c.place == place; });
    return known != sums_.places.end() ? *known : sums_.places.emplace_back(Count{place, {}});
}

void Forecast::add(const GameEnd& end) {
    ++sums_.games;
    for (const game::View::Holding& holding : end.holdings) {
        grown(sums_.points, holding.player) += holding.points;
        for (const game::Place& place : holding.places) ++grown(countOf(place).games, holding.player);
    }
    for (const game::PlayerId winner : end.winners) ++grown(sums_.wins, winner);
}

double Forecast::pointsOf(game::PlayerId player) const {
    return sums_.games > 0 ? valueOf(sums_.points, player) / sums_.games : 0;
}

int Forecast::winsOf(game::PlayerId player) const { return valueOf(sums_.wins, player); }

std::vector<Forecast::Owner> Forecast::owners() const {
    std::vector<Owner> owners;
    for (const Count& count : sums_.places) {
        const auto most = std::max_element(count.games.begin(), count.games.end());
        const double share = static_cast<double>(*most) / sums_.games;
        if (share < kClearly) continue;
        owners.push_back(
            {count.place, game::playerAt(static_cast<std::size_t>(most - count.games.begin())), share});
    }
    std::sort(owners.begin(), owners.end(), [](const Owner& a, const Owner& b) { return a.place < b.place; });
    return owners;
}

}  // namespace app
