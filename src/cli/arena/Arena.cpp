#include "cli/arena/Arena.h"

#include <atomic>
#include <mutex>
#include <set>
#include <tuple>

#include "cli/OnThreads.h"
#include "games/tak/rules/Tps.h"

namespace cli::arena {
namespace {

using Players = std::vector<std::unique_ptr<Player>>;

std::unique_ptr<OpeningSource> openingsOf(const ArenaRequest& request) {
    if (request.listedOpenings)
        return std::make_unique<ListedOpenings>(*request.listedOpenings, request.setups);
    return std::make_unique<RandomOpenings>(request.randomOpenings, request.setups);
}

class Arena {
  public:
    Arena(const ArenaRequest& request, const GameListener& listener)
        : request_(request),
          listener_(listener),
          pairings_(pairingsOf(request.format, static_cast<int>(request.engines.size()))),
          schedule_(tournament::makeSchedule(static_cast<int>(pairings_.size()), request.games,
                                             static_cast<int>(request.setups.size()))),
          openings_(openingsOf(request)) {}

    base::Result<ArenaResult> run(std::stop_token outside) {
        Players players;
        if (const auto started = startAll(players); !started) return started.error();
        const std::stop_callback pass(outside, [this] { stop_.request_stop(); });
        onThreads(
            request_.concurrency,
            [&](int number) { work(number == 0 ? std::move(players) : Players(request_.engines.size())); },
            [this] { stop_.request_stop(); });
        result_.stopped = outside.stop_requested();
        return std::move(result_);
    }

  private:
    /// Starts the engines of the first place, which shows whether every engine can play.
    base::Result<void> startAll(Players& players) {
        for (const EngineSpec& spec : request_.engines) {
            auto made = makePlayer(spec);
            if (auto* absence = std::get_if<Absence>(&made)) return std::move(absence->error);
            auto& player = std::get<std::unique_ptr<Player>>(made);
            for (const auto& setup : request_.setups)
                if (const auto playable = player->accepts(setup); !playable) return playable.error();
            players.push_back(std::move(player));
        }
        return {};
    }

    Opening openingOf(const Fixture& fixture) {
        const std::lock_guard lock(openingsMutex_);
        return openings_->at(static_cast<std::size_t>(fixture.setup),
                             static_cast<std::size_t>(fixture.opening));
    }

    void work(Players players) {
        while (!stop_.stop_requested()) {
            const std::size_t next = next_++;
            if (next >= schedule_.size()) return;
            ArenaGame game{schedule_[next], static_cast<int>(next) + 1,
                           play(schedule_[next], next + 1, players)};
            if (game.game.end == GameEnd::Aborted) return;
            enter(std::move(game));
        }
    }

    PlayedGame play(const Fixture& fixture, std::size_t number, Players& players) {
        GameRules rules = request_.rules;
        rules.seed = number;
        const Pairing& pairing = pairings_[static_cast<std::size_t>(fixture.pairing)];
        std::array<std::size_t, 2> seats = {static_cast<std::size_t>(pairing.first),
                                            static_cast<std::size_t>(pairing.second)};
        if (fixture.secondBegins) std::swap(seats[0], seats[1]);
        const Opening opening = openingOf(fixture);
        for (std::size_t seat = 0; seat < 2; ++seat)
            if (const auto absence = sit(players, seats[seat]))
                return notPlayed(opening, static_cast<int>(seat), *absence);
        return playGame(opening,
                        {Seat{*players[seats[0]], request_.engines[seats[0]].time},
                         Seat{*players[seats[1]], request_.engines[seats[1]].time}},
                        rules, stop_.get_token());
    }

    std::optional<Absence> sit(Players& players, std::size_t engine) {
        if (players[engine]) return {};
        auto made = makePlayer(request_.engines[engine]);
        if (auto* absence = std::get_if<Absence>(&made)) return std::move(*absence);
        players[engine] = std::move(std::get<std::unique_ptr<Player>>(made));
        return {};
    }

    static PlayedGame notPlayed(const Opening& opening, int culprit, const Absence& absence) {
        PlayedGame game;
        game.start = opening.start;
        game.end = endBy(absence.conduct);
        game.culprit = culprit;
        game.problem = absence.error.message.english();
        game.outcome = {tak::rules::EndReason::Resignation, static_cast<tak::rules::Color>(1 - culprit)};
        return game;
    }

    void enter(ArenaGame game) {
        const std::lock_guard lock(mutex_);
        // Games that end after the decision are dropped: counting them would favour fast games.
        if (stop_.stop_requested()) return;
        result_.games.push_back(std::move(game));
        if (listener_) listener_(result_);
        const ArenaGame& last = result_.games.back();
        if (!request_.sprt || last.fixture.pairing != 0) return;
        pairs_.add(last.fixture.round, halfPoints(last));
        const double llr = logLikelihoodRatio(*request_.sprt, pairs_.counts());
        if (stateOf(*request_.sprt, llr) != SprtState::Open) stop_.request_stop();
    }

    const ArenaRequest& request_;
    const GameListener& listener_;
    std::vector<Pairing> pairings_;
    std::vector<Fixture> schedule_;
    std::mutex openingsMutex_;
    std::unique_ptr<OpeningSource> openings_;
    std::atomic<std::size_t> next_ = 0;
    std::stop_source stop_;
    std::mutex mutex_;
    ArenaResult result_;
    tournament::PairCounter pairs_;  ///< of the first pairing, for the SPRT
};

}  // namespace

base::Result<ArenaResult> runArena(const ArenaRequest& request, std::stop_token stop,
                                   const GameListener& listener) {
    return Arena(request, listener).run(std::move(stop));
}

int halfPoints(const ArenaGame& game) {
    const auto winner = game.game.outcome.winner;
    if (!winner) return 1;
    const bool firstIsWhite = !game.fixture.secondBegins;
    return (*winner == tak::rules::Color::White) == firstIsWhite ? 2 : 0;
}

int engineAt(const ArenaGame& game, const std::vector<Pairing>& pairings, int seat) {
    const Pairing& pairing = pairings[static_cast<std::size_t>(game.fixture.pairing)];
    return (seat == 1) == game.fixture.secondBegins ? pairing.first : pairing.second;
}

Tally tallyOf(const ArenaResult& result, int pairing, std::optional<int> setup) {
    Tally tally;
    for (const ArenaGame& game : result.games)
        if (game.fixture.pairing == pairing && (!setup || game.fixture.setup == *setup))
            tally.add(halfPoints(game));
    return tally;
}

PairCounts pairsOf(const ArenaResult& result, int pairing, std::optional<int> setup) {
    tournament::PairCounter pairs;
    for (const ArenaGame& game : result.games)
        if (game.fixture.pairing == pairing && (!setup || game.fixture.setup == *setup))
            pairs.add(game.fixture.round, halfPoints(game));
    return pairs.counts();
}

int repeatedGames(const ArenaResult& result) {
    using Turns = std::vector<std::uint16_t>;
    std::set<std::tuple<int, bool, int, std::string, Turns>> known;
    int repeated = 0;
    for (const ArenaGame& game : result.games) {
        if (game.game.culprit) continue;
        Turns turns;
        for (const PlayedMove& played : game.game.moves) turns.push_back(played.move.bits());
        const Fixture& fixture = game.fixture;
        repeated += !known
                         .emplace(fixture.pairing, fixture.secondBegins, fixture.setup,
                                  formatTps(game.game.start), std::move(turns))
                         .second;
    }
    return repeated;
}

}  // namespace cli::arena
