#include "games/tactik/play/TactikBot.h"

#include <algorithm>
#include <array>
#include <random>
#include <vector>

#include "base/Message.h"
#include "game/Levels.h"
#include "games/tactik/engine/Engine.h"
#include "games/tactik/play/TactikState.h"

namespace tactik::play {

using base::msgid;
using game::BotLimits;
using game::Thought;

namespace {

// engine/Level.cpp has their styles.
constexpr std::array<game::Level, engine::kMaxLevel> kLevels{{
    {"tac-tik-1", msgid("Child at the fair"), msgid("Plays whatever fits, and passes any card.")},
    {"tac-tik-2", msgid("Apprentice"), msgid("Likes to run and to capture, and often forgets to look.")},
    {"tac-tik-3", msgid("Turner"), msgid("Knows what a play is worth, but errs now and then.")},
    {"tac-tik-4", msgid("Innkeeper"), msgid("Seldom errs, and keeps good cards for the partner.")},
    {"tac-tik-5", msgid("Postman"), msgid("Takes what looks best at once.")},
    {"tac-tik-6", msgid("Schoolteacher"), msgid("Plays the hand out in a few ways before choosing.")},
    {"tac-tik-7", msgid("Mayor"), msgid("Plays the hand out in many ways, and guesses the others' cards.")},
    {"tac-tik-8", msgid("Full strength"), msgid("Thinks as long as it may, through many possibilities.")},
}};
constexpr int kLastQuickLevel = engine::kMaxLevel - 1;
constexpr int kMostThreads = 8;

const game::Levels& levels() {
    static const game::Levels all(kLevels, kLastQuickLevel);
    return all;
}

/// By player, from the chance of one of them; none if that is unknown.
std::vector<double> chancesFor(int player, int players, std::optional<double> chance) {
    std::vector<double> chances;
    if (!chance) return chances;
    for (int seat = 0; seat < players; ++seat)
        chances.push_back((seat - player) % 2 == 0 ? *chance : 1 - *chance);
    return chances;
}

Thought thoughtOf(const engine::Report& report, const TactikView& view, int most) {
    Thought thought{.depth = report.depth, .nodes = report.nodes, .time = report.time};
    for (const engine::Candidate& candidate : report.candidates) {
        if (static_cast<int>(thought.candidates.size()) >= most) break;
        const game::Action action = actionOf(candidate.act);
        thought.candidates.push_back(
            {.line = {action},
             .notation = {view.notation(action)},
             .chances = chancesFor(view.toMove().value, view.playerCount(), candidate.chance)});
    }
    return thought;
}

class TactikBot final : public game::Bot {
  public:
    explicit TactikBot(int level) : level_(level) {}

    base::Result<game::Action> choose(const game::View& view, const BotLimits& limits,
                                      const std::stop_token& stop, const Listener& listener) override {
        const auto& seen = static_cast<const TactikView&>(view);
        const bool timed = limits.time.has_value() || !limits.clocks.empty();
        const bool several = timed && level_ == engine::kMaxLevel;
        const engine::Engine engine({.threads = several ? std::clamp(limits.threads, 1, kMostThreads) : 1,
                                     .seed = limits.seed.value_or(timed ? std::random_device{}() : 0U),
                                     .style = engine::styleOf(level_)});
        const engine::Choice choice = engine.choose(
            seen.position(), view.toMove().value, {.time = limits.time, .nodes = limits.nodes}, stop,
            [&](const engine::Report& report) { listener(thoughtOf(report, seen, limits.candidates)); });
        const game::Action action = actionOf(choice.act);
        if (!view.isLegal(action)) return base::Error{msgid("it found no move")};
        listener(thoughtOf(choice.report, seen, limits.candidates));
        return action;
    }

  private:
    int level_;
};

}  // namespace

std::span<const game::Opponent> tactikOpponents() { return levels().opponents(); }

std::optional<int> levelOf(std::string_view id) { return levels().numberOf(id); }

std::unique_ptr<game::Bot> createTactikBot(std::string_view id) {
    const std::optional<int> level = levelOf(id);
    return level ? std::make_unique<TactikBot>(*level) : nullptr;
}

}  // namespace tactik::play
