#include "tournament/GamePlay.h"

#include <algorithm>
#include <exception>
#include <utility>

namespace tournament {
namespace {

using base::msgid;
using Time = Watchdog::Clock;

/// How long to wait for a bot after its time is up, to tell a slow one from one that hangs.
constexpr Milliseconds kOverstep{500};
/// For Bot::prepare(); programs have time limits of their own for starting.
constexpr Milliseconds kReadiness{30'000};

Ending endingOf(game::BotFailure failure) {
    switch (failure) {
        case game::BotFailure::Illegal:
            return Ending::Illegal;
        case game::BotFailure::Hung:
            return Ending::Hung;
        case game::BotFailure::Refused:
            return Ending::Refused;
        case game::BotFailure::Crashed:
        case game::BotFailure::Other:
            break;
    }
    return Ending::Crashed;
}

/// The state after these turns.
std::unique_ptr<game::State> stateOf(const PlayedGame& game) {
    auto state = game.start->clone();
    for (const PlayedTurn& turn : game.turns) state->apply(turn.action);
    return state;
}

/// Plays a legal action. The rest of the entry is to be filled in.
PlayedTurn play(game::State& state, game::Action action) {
    const game::PlayerId mover = state.moverOf(action);
    const int round = state.round();
    PlayedTurn turn{.action = action, .notation = game::playNoting(state, action), .seat = mover.value};
    const std::vector<game::PlayerId> awaited = state.awaited();
    const bool goesOn =
        state.round() == round && std::find(awaited.begin(), awaited.end(), mover) != awaited.end();
    turn.endsTurn = !goesOn;
    return turn;
}

/// The figure of a player of this side.
std::string forFirstSide(std::string figure, std::size_t side) {
    if (side == 1 && !figure.empty()) figure[0] = figure[0] == '-' ? '+' : '-';
    return figure;
}

/// A bot's answer.
struct BotTurn {
    std::optional<game::Action> action = {};
    std::optional<base::Message> problem = {};  ///< if set, there is no action
    Ending misconduct = Ending::Crashed;        ///< valid with `problem`
    bool inTime = true;                         ///< it answered without being stopped
    game::Thought thought = {};
    Milliseconds time{};
};

/// A game in progress.
class Play {
  public:
    Play(PlayedGame& game, const Surroundings& with)
        : game_(game), surroundings_(with), contest_(with.contest), state_(stateOf(game)), left_(seats()) {
        for (std::size_t seat = 0; seat < seats(); ++seat)
            if (paceAt(seat).clock) left_[seat] = paceAt(seat).clock->initial;
    }

    void run() {
        for (std::size_t seat = 0; seat < seats(); ++seat) getReady(seat);
        while (game_.ending == Ending::Running && !over()) {
            surroundings_.gate.pass(surroundings_.stop);
            if (surroundings_.stop.stop_requested()) return finish(Ending::Aborted, {});
            takeTurn();
        }
    }

  private:
    [[nodiscard]] std::size_t seats() const { return static_cast<std::size_t>(state_->playerCount()); }
    [[nodiscard]] const Pace& paceAt(std::size_t seat) const {
        return contest_.paceOf(game_.entrantAt(seat));
    }
    [[nodiscard]] game::Bot& botAt(std::size_t seat) const { return *surroundings_.bots.at(seat); }

    /// Runs `work` with a stop token that the contest and the watchdog can trigger.
    template <class Work>
    bool watched(Time::time_point deadline, Work work) {
        std::stop_source stop;
        const std::stop_callback pass(surroundings_.stop, [&stop] { stop.request_stop(); });
        surroundings_.watchdog.watch(stop, deadline);
        work(stop.get_token());
        return surroundings_.watchdog.endWatch();
    }

    void getReady(std::size_t seat) {
        const auto view = state_->view(game::playerAt(seat));
        (void)watched(Time::now() + kReadiness, [&](const std::stop_token& stop) {
            try {
                botAt(seat).prepare(*view, stop);
            } catch (...) {
                // If prepare() failed, the next choose() reports it.
            }
        });
    }

    void finish(Ending ending, game::Outcome outcome) {
        game_.ending = ending;
        game_.outcome = std::move(outcome);
    }

    void lose(std::size_t seat, Ending ending, base::Message problem) {
        const game::PlayerId player = game::playerAt(seat);
        finish(ending, ending == Ending::Late ? state_->lossOnTime(player) : state_->resignation(player));
        game_.culprit = game_.entrantAt(seat);
        game_.problem = std::move(problem);
    }

    bool over() {
        if (game::Outcome outcome = state_->outcome(); outcome.over) {
            finish(Ending::Rules, std::move(outcome));
        } else if (const auto loser = agreedLoser()) {
            finish(Ending::Adjudicated, state_->resignation(*loser));
        } else if (game_.turnsEnded() >= static_cast<std::size_t>(contest_.mostTurns)) {
            finish(Ending::TooLong, state_->agreedDraw());
        }
        return game_.ending != Ending::Running;
    }

    /// The number of actions in the last turns, `turnsOfEach` of each player; 0 if there were fewer, or if
    /// the last one goes on.
    [[nodiscard]] std::size_t actionsIn(int turnsOfEach) const {
        const std::vector<PlayedTurn>& all = game_.turns;
        if (all.empty() || !all.back().endsTurn) return 0;
        std::size_t left = static_cast<std::size_t>(turnsOfEach) * seats();
        for (std::size_t count = 1; count <= all.size() && left > 0; ++count) {
            const std::size_t first = all.size() - count;
            const bool begins = first == 0 || all[first - 1].endsTurn;
            if (begins && --left == 0) return count;
        }
        return 0;
    }

    /// A player of the side that all bots have seen losing in their last turns.
    [[nodiscard]] std::optional<game::PlayerId> agreedLoser() const {
        const std::size_t actions = actionsIn(contest_.adjudication.turns);
        if (actions == 0) return {};
        for (std::size_t winner = 0; winner < 2; ++winner) {
            const bool agreed = std::all_of(game_.turns.end() - static_cast<std::ptrdiff_t>(actions),
                                            game_.turns.end(), [&](const PlayedTurn& turn) {
                                                const std::vector<double> chances =
                                                    game_.sides.chances(turn.chances);
                                                return !turn.opening && winner < chances.size() &&
                                                       chances[winner] >= contest_.adjudication.chance;
                                            });
            if (agreed) return game_.sides.players(1 - winner).front();
        }
        return {};
    }

    [[nodiscard]] game::BotLimits limitsFor(std::size_t seat) const {
        const Pace& pace = paceAt(seat);
        game::BotLimits limits{.time = pace.turn, .nodes = pace.nodes, .depth = pace.depth};
        limits.seed = seedOf(contest_, game_.number);
        if (!pace.clock) return limits;
        limits.clocks.resize(seats());
        for (std::size_t other = 0; other < seats(); ++other)
            if (left_[other])
                limits.clocks[other] = game::BotLimits::Clock{*left_[other], paceAt(other).clock->increment};
        // The share of the clock for bots that do not plan their time.
        const Milliseconds share = std::clamp(*left_[seat] / 30 + pace.clock->increment * 3 / 4,
                                              Milliseconds(5), std::max(*left_[seat] / 4, Milliseconds(5)));
        limits.time = std::min(pace.turn.value_or(share), share);
        return limits;
    }

    /// The longest time that this turn may take.
    [[nodiscard]] Milliseconds allowance(std::size_t seat) const {
        std::optional<Milliseconds> most;
        if (left_[seat]) most = *left_[seat] + contest_.grace;
        if (const auto turn = paceAt(seat).turn) {
            const Milliseconds margin = *turn + contest_.turnMargin;
            most = std::min(most.value_or(margin), margin);
        }
        const auto entrant = static_cast<std::size_t>(game_.entrantAt(seat));
        return most.value_or(contest_.entrants[entrant].patience);
    }

    BotTurn ask(std::size_t seat, Milliseconds most) {
        BotTurn answer;
        const auto view = state_->view(game::playerAt(seat));
        const game::BotLimits limits = limitsFor(seat);
        const auto begin = Time::now();
        const auto fail = [&](const char* why) {
            answer.problem = base::Message(msgid("it has failed: {why}"), {{"why", why}});
        };
        answer.inTime = watched(begin + most + kOverstep, [&](const std::stop_token& stop) {
            try {
                auto chosen = botAt(seat).choose(
                    *view, limits, stop, [&](const game::Thought& thought) { answer.thought = thought; });
                if (chosen) {
                    answer.action = *chosen;
                } else {
                    answer.problem = chosen.error().message;
                    answer.misconduct = endingOf(botAt(seat).failure());
                }
            } catch (const std::exception& problem) {
                fail(problem.what());
            } catch (...) {
                fail("?");
            }
        });
        answer.time = std::chrono::duration_cast<Milliseconds>(Time::now() - begin);
        return answer;
    }

    void takeTurn() {
        const std::size_t seat = state_->toMove().value;
        const Milliseconds most = allowance(seat);
        BotTurn answer = ask(seat, most);
        if (surroundings_.stop.stop_requested()) return finish(Ending::Aborted, {});
        if (!answer.action && !answer.inTime) return lose(seat, Ending::Hung, msgid("it did not answer"));
        if (!answer.action) return lose(seat, answer.misconduct, std::move(*answer.problem));
        if (answer.time > most)
            return lose(seat, Ending::Late,
                        {msgid("it took {time} ms, but had only {most}"),
                         {{"time", static_cast<int>(answer.time.count())},
                          {"most", static_cast<int>(most.count())}}});
        if (!state_->isLegal(*answer.action))
            return lose(seat, Ending::Illegal, msgid("it chose a turn that cannot be played"));
        enter(answer);
        if (left_[seat]) charge(*left_[seat], paceAt(seat).clock->increment, game_.turns.back());
    }

    /// The parts of a turn share the time that it earns.
    static void charge(Milliseconds& left, Milliseconds increment, const PlayedTurn& turn) {
        left = std::max(left - turn.time, Milliseconds(0));
        if (turn.endsTurn) left += increment;
    }

    void enter(const BotTurn& answer) {
        PlayedTurn turn = play(*state_, *answer.action);
        turn.chances = answer.thought.chances();
        if (!answer.thought.candidates.empty())
            turn.figure = forFirstSide(answer.thought.candidates.front().figure,
                                       game_.sides.of(game::playerAt(turn.seat)));
        turn.depth = answer.thought.depth;
        turn.nodes = answer.thought.nodes;
        turn.time = answer.time;
        game_.turns.push_back(std::move(turn));
        if (surroundings_.played) surroundings_.played(game_.turns.back());
    }

    PlayedGame& game_;
    const Surroundings& surroundings_;
    const Contest& contest_;
    std::unique_ptr<game::State> state_;
    std::vector<std::optional<Milliseconds>> left_;  ///< by seat
};

}  // namespace

void playGame(PlayedGame& game, const Surroundings& with) { Play(game, with).run(); }

void playOpening(PlayedGame& game, const std::vector<game::Action>& opening) {
    auto state = stateOf(game);
    for (const game::Action action : opening) {
        if (state->outcome().over || !state->isLegal(action)) return;
        PlayedTurn turn = play(*state, action);
        turn.opening = true;
        game.turns.push_back(std::move(turn));
    }
}

}  // namespace tournament
