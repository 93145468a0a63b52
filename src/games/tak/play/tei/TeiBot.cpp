#include "games/tak/play/tei/TeiBot.h"

#include <algorithm>
#include <utility>
#include <variant>

#include "games/tak/play/TakState.h"
#include "games/tak/play/TakThought.h"

namespace tak::play {
namespace {

using Milliseconds = std::chrono::milliseconds;
using Clock = TeiClient::Clock;

/// How long a turn may exceed its time before the engine is told to stop.
constexpr Milliseconds kGrace{300};
/// For a turn that only positions or depth limit.
constexpr Milliseconds kLongestCount{60'000};
/// The least time between two reports that are passed on: nobody can read more.
constexpr Milliseconds kBetweenThoughts{40};

/// A game as its first position and the moves since then.
struct Course {
    rules::Position start;
    std::vector<rules::Move> moves;
};

Course courseOf(rules::Game game) {
    std::vector<rules::Move> moves;
    for (; game.movesPlayed() > 0; game.undo()) moves.push_back(game.lastMove());
    std::reverse(moves.begin(), moves.end());
    return {game.position(), std::move(moves)};
}

bool hasClock(const game::BotLimits& limits, const rules::Position& position) {
    const std::size_t mover = playerOf(position.toMove()).value;
    return mover < limits.clocks.size() && limits.clocks[mover];
}

engine::Limits limitsOf(const game::BotLimits& limits, const rules::Position& position) {
    engine::Limits told{.depth = limits.depth, .nodes = limits.nodes};
    if (!hasClock(limits, position)) {
        told.moveTime = limits.time;
        return told;
    }
    // An engine needs both clocks; a player without one gets the same time as the other.
    const game::BotLimits::Clock own = *limits.clocks[playerOf(position.toMove()).value];
    for (std::size_t color = 0; color < told.clocks.size(); ++color) {
        const auto shown = color < limits.clocks.size() ? limits.clocks[color].value_or(own) : own;
        told.clocks[color] = {shown.left, shown.step};
    }
    return told;
}

/// When to tell the engine to stop; nothing if its clock decides.
std::optional<Clock::time_point> deadlineOf(const game::BotLimits& limits, const rules::Position& position) {
    if (hasClock(limits, position)) return {};
    if (limits.time) return Clock::now() + *limits.time + kGrace;
    if (limits.nodes || limits.depth) return Clock::now() + kLongestCount;
    return {};
}

game::BotFailure failureOf(TeiAnswer::Kind kind) {
    switch (kind) {
        case TeiAnswer::Kind::Illegal:
        case TeiAnswer::Kind::NoMove:
            return game::BotFailure::Illegal;
        case TeiAnswer::Kind::Hung:
            return game::BotFailure::Hung;
        case TeiAnswer::Kind::Crashed:
            return game::BotFailure::Crashed;
        case TeiAnswer::Kind::Move:
            break;
    }
    return game::BotFailure::Other;
}

game::BotFailure failureOf(TeiFailure::Kind kind) {
    switch (kind) {
        case TeiFailure::Kind::Hung:
        case TeiFailure::Kind::Stopped:
            return game::BotFailure::Hung;
        case TeiFailure::Kind::Crashed:
            return game::BotFailure::Crashed;
        case TeiFailure::Kind::Refused:
            break;
    }
    return game::BotFailure::Refused;
}

}  // namespace

void enterOptions(TeiClient& client, const std::map<std::string, std::string>& options) {
    for (const auto& [name, value] : options) (void)client.setOption(name, value);
}

TeiBot::TeiBot(game::Program program, game::ProgramLog log, TeiPatience patience)
    : program_(std::move(program)), log_(std::move(log)), patience_(patience) {}

base::Error TeiBot::failed(game::BotFailure how, base::Message why) {
    client_.reset();
    failure_ = how;
    return {std::move(why)};
}

std::optional<TeiFailure> TeiBot::getReady(const rules::Setup& setup, const std::stop_token& stop) {
    if (client_) return {};
    auto started =
        TeiClient::start({.command = program_.command, .patience = patience_, .log = teiLog(log_)}, stop);
    if (auto* failure = std::get_if<TeiFailure>(&started)) return std::move(*failure);
    client_.emplace(std::move(std::get<TeiClient>(started)));
    enterOptions(*client_, program_.options);
    candidates_ = 1;
    return client_->newGame(setup, stop);
}

void TeiBot::prepare(const game::View& view, const std::stop_token& stop) {
    const rules::Setup& setup = static_cast<const TakState&>(view).position().setup();
    const auto failure = client_ ? client_->newGame(setup, stop) : getReady(setup, stop);
    if (failure) client_.reset();
}

void TeiBot::askForCandidates(int count) {
    const TeiOption* option = client_->option("MultiPV");
    if (option == nullptr || count == candidates_) return;
    const long long most = option->max.value_or(count);
    if (client_->setOption(option->name, std::to_string(std::min<long long>(count, most))).ok())
        candidates_ = count;
}

base::Result<game::Action> TeiBot::choose(const game::View& view, const game::BotLimits& limits,
                                          const std::stop_token& stop, const Listener& listener) {
    const rules::Game& game = static_cast<const TakState&>(view).game();
    const rules::Position& position = game.position();
    if (auto failure = getReady(position.setup(), stop))
        return failed(failureOf(failure->kind), std::move(failure->problem));
    askForCandidates(limits.candidates);
    const Course course = courseOf(game);
    Clock::time_point told{};
    const auto pass = [&](const engine::Report& report) {
        if (Clock::now() - told < kBetweenThoughts) return;
        told = Clock::now();
        listener(thoughtOf(report, position));
    };
    const TeiAnswer answer = client_->search(course.start, course.moves, limitsOf(limits, position),
                                             deadlineOf(limits, position), stop, pass);
    if (answer.kind != TeiAnswer::Kind::Move)
        return failed(failureOf(answer.kind), answer.problem.value_or(base::msgid("it gave no answer")));
    listener(thoughtOf(answer.report, position));
    return actionOf(answer.best);
}

}  // namespace tak::play
