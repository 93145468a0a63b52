#include "cli/arena/Arena.h"

#include <algorithm>
#include <set>
#include <tuple>

#include "tournament/PlayContest.h"

namespace cli::arena {
namespace {

using tournament::Contest;
using tournament::ContestRunner;
using tournament::Ending;
using tournament::PlayedGame;

/// Dolmen's own engines always answer.
constexpr Milliseconds kForever = std::chrono::hours(24);

/// The openings of set-ups that take turns.
class Openings final : public game::Openings {
  public:
    explicit Openings(const ArenaRequest& request)
        : beginnings_(request.beginnings), setups_(request.setups.size()) {
        for (const Setup& setup : request.setups)
            books_.push_back(request.openings.turns > 0 && !beginnings_
                                 ? request.kind.openings(setup.values, request.openings)
                                 : nullptr);
    }
    [[nodiscard]] std::vector<game::Action> at(std::size_t round, const std::stop_token& stop) override {
        const std::size_t setup = round % setups_;
        if (beginnings_) return beginnings_(setup, round / setups_).turns;
        return books_[setup] ? books_[setup]->at(round / setups_, stop) : std::vector<game::Action>();
    }

  private:
    const Beginnings& beginnings_;
    std::size_t setups_;
    std::vector<std::unique_ptr<game::Openings>> books_;  ///< by set-up
};

Contest contestOf(const ArenaRequest& request, const Pairing& pairing) {
    const auto entrant = [&](int engine) {
        const EngineSpec& spec = request.engines[static_cast<std::size_t>(engine)];
        tournament::Entrant made{.name = spec.name, .makeBot = spec.makeBot, .pace = spec.pace};
        if (spec.isOwn()) made.patience = kForever;
        return made;
    };
    const auto start = [&request](std::size_t round,
                                  game::Chance chance) -> base::Result<std::unique_ptr<game::State>> {
        const std::size_t setup = round % request.setups.size();
        if (request.beginnings) return request.beginnings(setup, round / request.setups.size()).start;
        return request.kind.create(request.setups[setup].values, chance);
    };
    return {.entrants = {entrant(pairing.first), entrant(pairing.second)},
            .start = start,
            .openings = std::make_unique<Openings>(request),
            .games = request.games,
            .concurrency = request.concurrency,
            .adjudication = request.adjudication,
            .mostTurns = request.mostTurns,
            .sprt = request.sprt,
            .seed = request.seed,
            .turnMargin = request.turnMargin};
}

base::Error failureOf(const EngineSpec& engine, const base::Message& problem) {
    return {{base::msgid("{engine}: {problem}"), {{"engine", engine.name}, {"problem", problem}}}};
}

/// Starts each program once, which shows whether it can play.
base::Result<void> checkPrograms(const ArenaRequest& request, const std::stop_token& stop) {
    for (const EngineSpec& engine : request.engines) {
        if (engine.isOwn()) continue;
        const auto met = request.kind.programs()->introduce(*engine.program, {.stop = stop});
        if (!met) return failureOf(engine, met.error().message);
        for (const auto& [option, value] : engine.program->options)
            if (const auto refusal = (*met)->refusal(option, value)) return failureOf(engine, *refusal);
        for (const Setup& setup : request.setups) {
            const auto start = request.kind.create(setup.values, {});
            if (!start) return start.error();
            if (const auto fine = (*met)->accepts(**start); !fine)
                return failureOf(engine, fine.error().message);
        }
    }
    return {};
}

/// Collects the games of one pairing after another.
class Collector {
  public:
    Collector(const ArenaRequest& request, const GameListener& listener)
        : request_(request), listener_(listener), pairings_(request.pairings()) {
        result_.engines.resize(request.engines.size());
    }

    base::Result<ArenaResult> play(const std::stop_token& stop) {
        for (pairing_ = 0; pairing_ < pairings_.size() && !stop.stop_requested(); ++pairing_) {
            taken_ = 0;
            std::optional<base::Error> problem;
            playContest(contestOf(request_, pairings_[pairing_]), stop, [&](const ContestRunner& runner) {
                runner.forEachFinished(taken_, [&](const PlayedGame& game) { take(game, runner.contest()); });
                problem = runner.problem();
            });
            if (problem) return *problem;
        }
        result_.stopped = stop.stop_requested();
        return std::move(result_);
    }

  private:
    [[nodiscard]] int engineOf(int entrant) const {
        return entrant == 0 ? pairings_[pairing_].first : pairings_[pairing_].second;
    }
    [[nodiscard]] Behaviour& behaviourOf(int entrant) {
        return result_.engines[static_cast<std::size_t>(engineOf(entrant))];
    }

    void take(const PlayedGame& played, const Contest& contest) {
        ++taken_;
        const auto setups = static_cast<int>(request_.setups.size());
        ArenaGame game{.number = static_cast<int>(pairing_) * request_.games + played.number,
                       .pairing = static_cast<int>(pairing_),
                       .round = played.fixture.round,
                       .secondBegins = played.fixture.secondBegins,
                       .setup = played.fixture.round % setups,
                       .halfPoints = played.halfPoints(),
                       .players = {},
                       .start = played.start->view(game::Viewer::record())->positionText(),
                       .opening = {},
                       .actions = {},
                       .turns = played.turnsBegun(),
                       .result = played.outcome.result,
                       .ending = played.ending};
        for (std::size_t seat = 0; seat < static_cast<std::size_t>(played.start->playerCount()); ++seat)
            game.players.push_back(contest.entrants[static_cast<std::size_t>(played.entrantAt(seat))].name);
        for (const tournament::PlayedTurn& turn : played.turns) {
            game.actions.push_back(turn.action);
            if (turn.opening)
                game.opening.push_back(turn.notation);
            else
                note(turn, contest.paceOf(played.entrantAt(turn.seat)),
                     behaviourOf(played.entrantAt(turn.seat)));
        }
        for (const int entrant : {0, 1}) ++behaviourOf(entrant).games;
        if (played.culprit) {
            game.culprit = engineOf(*played.culprit);
            noteFailure(played.ending, behaviourOf(*played.culprit));
        }
        if (played.problem) game.problem = played.problem->english();
        result_.games.push_back(std::move(game));
        if (listener_) listener_(result_, played, contest);
    }

    static void note(const tournament::PlayedTurn& turn, const tournament::Pace& pace, Behaviour& b) {
        ++b.moves;
        b.depths += turn.depth;
        b.nodes += static_cast<long long>(turn.nodes);
        b.time += turn.time;
        b.longest = std::max(b.longest, turn.time);
        b.overruns += pace.turn && turn.time > *pace.turn;
    }

    static void noteFailure(Ending ending, Behaviour& b) {
        b.timeLosses += ending == Ending::Late;
        b.illegal += ending == Ending::Illegal;
        b.crashes += ending == Ending::Crashed || ending == Ending::Refused;
        b.hangs += ending == Ending::Hung;
    }

    const ArenaRequest& request_;
    const GameListener& listener_;
    std::vector<Pairing> pairings_;
    std::size_t pairing_ = 0;
    std::size_t taken_ = 0;  ///< games of the present pairing
    ArenaResult result_;
};

}  // namespace

base::Result<ArenaResult> runArena(const ArenaRequest& request, std::stop_token stop,
                                   const GameListener& listener) {
    if (auto fine = checkPrograms(request, stop); !fine) return fine.error();
    return Collector(request, listener).play(stop);
}

Tally tallyOf(const ArenaResult& result, int pairing, std::optional<int> setup) {
    Tally tally;
    for (const ArenaGame& game : result.games)
        if (game.pairing == pairing && (!setup || game.setup == *setup)) tally.add(game.halfPoints);
    return tally;
}

PairCounts pairsOf(const ArenaResult& result, int pairing, std::optional<int> setup) {
    tournament::PairCounter pairs;
    for (const ArenaGame& game : result.games)
        if (game.pairing == pairing && (!setup || game.setup == *setup))
            pairs.add(game.round, game.halfPoints);
    return pairs.counts();
}

int repeatedGames(const ArenaResult& result) {
    std::set<std::tuple<int, bool, int, std::string, std::vector<std::uint64_t>>> known;
    int repeated = 0;
    for (const ArenaGame& game : result.games) {
        if (game.culprit) continue;
        std::vector<std::uint64_t> actions;
        for (const game::Action action : game.actions) actions.push_back(action.value);
        repeated +=
            !known.emplace(game.pairing, game.secondBegins, game.setup, game.start, std::move(actions))
                 .second;
    }
    return repeated;
}

}  // namespace cli::arena
