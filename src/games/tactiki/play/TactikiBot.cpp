#include "games/tactiki/play/TactikiBot.h"

#include <algorithm>
#include <array>
#include <random>
#include <vector>

#include "base/Message.h"
#include "game/Levels.h"
#include "games/tactiki/engine/Engine.h"
#include "games/tactiki/engine/SetUps.h"
#include "games/tactiki/play/TactikiState.h"

namespace tactiki::play {

using base::msgid;
using game::BotLimits;
using game::Thought;

namespace {

// engine/Level.cpp has their styles.
constexpr std::array<game::Level, engine::kMaxLevel> kLevels{{
    {"tactiki-1", msgid("Child of the shore"), msgid("Moves as it likes, and forgets what it has seen.")},
    {"tactiki-2", msgid("Shell gatherer"), msgid("Wants to fight, and forgets what it has seen.")},
    {"tactiki-3", msgid("Fisher"), msgid("Looks at one move, and forgets what it has seen.")},
    {"tactiki-4", msgid("Boat builder"), msgid("Looks at its whole turn, and remembers little.")},
    {"tactiki-5", msgid("Carver"), msgid("Looks at its whole turn, and remembers most.")},
    {"tactiki-6", msgid("Navigator"), msgid("Seldom forgets, and thinks of what you may hide.")},
    {"tactiki-7", msgid("Chief"), msgid("Looks at your answer, and seldom forgets.")},
    {"tactiki-8", msgid("Full strength"),
     msgid("Weighs what your figures have done, and thinks as long as it may.")},
}};
constexpr int kLastQuickLevel = engine::kMaxLevel - 1;
constexpr int kMostThreads = 8;

const game::Levels& levels() {
    static const game::Levels all(kLevels, kLastQuickLevel);
    return all;
}

/// By player, from the chance of one side; none if that is unknown.
std::vector<double> chancesFor(rules::Side side, std::optional<double> chance) {
    if (!chance) return {};
    return side == rules::Side::Tiki ? std::vector{*chance, 1 - *chance} : std::vector{1 - *chance, *chance};
}

Thought thoughtOf(const engine::Report& report, const TactikiView& view, int most) {
    Thought thought{.depth = report.depth, .nodes = report.nodes, .time = report.time};
    for (const engine::Candidate& candidate : report.candidates) {
        if (static_cast<int>(thought.candidates.size()) >= most) break;
        const game::Action action = actionOf(candidate.act);
        thought.candidates.push_back({.line = {action},
                                      .notation = {view.notation(action)},
                                      .chances = chancesFor(sideOf(view.toMove()), candidate.chance)});
    }
    return thought;
}

class TactikiBot final : public game::Bot {
  public:
    explicit TactikiBot(int level) : level_(level) {}

    void prepare(const game::View&, const std::stop_token&) override { game_ = std::random_device{}(); }

    base::Result<game::Action> choose(const game::View& view, const BotLimits& limits,
                                      const std::stop_token& stop, const Listener& listener) override {
        const auto& seen = static_cast<const TactikiView&>(view);
        const bool timed = limits.time.has_value() || !limits.clocks.empty();
        const bool several = timed && level_ == engine::kMaxLevel;
        const engine::Engine engine({.threads = several ? std::clamp(limits.threads, 1, kMostThreads) : 1,
                                     .seed = limits.seed.value_or(timed ? game_ : 0U),
                                     .style = engine::styleOf(level_)});
        const engine::Choice choice = engine.choose(
            seen.position(), sideOf(view.toMove()), {.time = limits.time, .nodes = limits.nodes}, stop,
            [&](const engine::Report& report) { listener(thoughtOf(report, seen, limits.candidates)); });
        const game::Action action = actionOf(choice.act);
        if (!view.isLegal(action)) return base::Error{msgid("it found no move")};
        listener(thoughtOf(choice.report, seen, limits.candidates));
        return action;
    }

  private:
    int level_;
    /// Seed of the present game: a rank that the level has forgotten is not known again in it.
    std::uint64_t game_ = std::random_device{}();
};

}  // namespace

std::span<const game::Opponent> tactikiOpponents() { return levels().opponents(); }

rules::Arrangement goodSetUp(base::Random& random) { return engine::drawnSetUp(random); }

std::optional<int> levelOf(std::string_view id) { return levels().numberOf(id); }

std::unique_ptr<game::Bot> createTactikiBot(std::string_view id) {
    const std::optional<int> level = levelOf(id);
    return level ? std::make_unique<TactikiBot>(*level) : nullptr;
}

}  // namespace tactiki::play
