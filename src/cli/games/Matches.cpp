#include "cli/games/Matches.h"

#include <condition_variable>
#include <mutex>

#include "tournament/Schedule.h"

namespace cli::games {
namespace {

constexpr int kOpeningTurns = 4;

tournament::Contest contestOf(const game::Kind& kind, const MatchesRequest& request,
                              const tournament::Pairing& pairing) {
    const auto entrant = [&](int bot) {
        const std::string& id = request.bots[static_cast<std::size_t>(bot)];
        return tournament::Entrant{.name = id, .makeBot = [&kind, id] { return kind.createBot(id); }};
    };
    return {.entrants = {entrant(pairing.first), entrant(pairing.second)},
            .start = [&kind](game::Chance chance) { return kind.create({}, chance); },
            .openings = kind.openings({}, {.turns = kOpeningTurns, .seed = request.seed}),
            .games = request.games,
            .concurrency = request.concurrency,
            .pace = request.pace,
            .mostTurns = kind.mostTurnsInMatches(),
            .seed = request.seed};
}

/// Lets one thread wait for news of others.
class Bell {
  public:
    void ring() {
        {
            const std::lock_guard lock(mutex_);
            rung_ = true;
        }
        changed_.notify_all();
    }
    /// Blocks until it has been rung since the last call.
    void wait() {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [this] { return rung_; });
        rung_ = false;
    }

  private:
    std::mutex mutex_;
    std::condition_variable changed_;
    bool rung_ = false;
};

base::Result<MatchResult> playMatch(tournament::Contest contest, const std::stop_token& stop,
                                    const MatchListener& listener) {
    Bell bell;
    const std::string name = contest.entrants[0].name + " - " + contest.entrants[1].name;
    tournament::Runner runner(std::move(contest), [&bell] { bell.ring(); });
    const std::stop_callback pass(stop, [&runner] { runner.stop(); });
    std::size_t told = 0;
    const auto tell = [&] {
        MatchNews news{.name = name, .runner = runner, .games = runner.finished(told), .before = told};
        told += news.games.size();
        if (!news.games.empty()) listener(news);
    };
    while (!runner.over()) {
        // After a stop request the games in progress end within milliseconds, and each rings.
        bell.wait();
        tell();
    }
    tell();
    if (auto problem = runner.problem()) return *problem;
    return MatchResult{.name = name,
                       .standings = runner.standings(),
                       .stopped = runner.phase() == tournament::Runner::Phase::Stopped};
}

}  // namespace

base::Result<std::vector<MatchResult>> playMatches(const game::Kind& kind, const MatchesRequest& request,
                                                   const std::stop_token& stop,
                                                   const MatchListener& listener) {
    std::vector<MatchResult> results;
    for (const tournament::Pairing& pairing :
         pairingsOf(tournament::Format::RoundRobin, static_cast<int>(request.bots.size()))) {
        if (stop.stop_requested()) break;
        auto result = playMatch(contestOf(kind, request, pairing), stop, listener);
        if (!result) return result.error();
        results.push_back(std::move(*result));
    }
    return results;
}

}  // namespace cli::games
