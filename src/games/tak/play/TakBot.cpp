#include "games/tak/play/TakBot.h"

#include <array>
#include <random>

#include "base/Message.h"
#include "games/tak/engine/Engine.h"
#include "games/tak/play/TakState.h"
#include "games/tak/play/TakThought.h"

namespace tak::play {

using base::msgid;
using engine::Engine;
using rules::Move;

namespace {

constexpr std::string_view kIdStem = "dolmen-";
/// Up to this level answers come after a person's moment; the others think as long as they may.
constexpr int kLastQuickLevel = 6;
constexpr int kSmallHashMiB = 16;  // what a quick level can fill
constexpr int kLargeHashMiB = 128;

constexpr std::array kLevelNames{
    msgid("First evening"),       msgid("Curious guest"),        msgid("Regular guest"),
    msgid("Innkeeper"),           msgid("Wandering player"),     msgid("Road builder"),
    msgid("Champion of the inn"), msgid("Champion of the town"), msgid("Master"),
    msgid("Full strength")};
static_assert(kLevelNames.size() == engine::kMaxLevel);

std::string idOf(int level) { return std::string(kIdStem) + std::to_string(level); }

class TakBot final : public game::Bot {
  public:
    explicit TakBot(int level) : level_(level) {}

    /// A new game: nothing of the last one is remembered. The tables take a tenth of a second, which a first
    /// turn thought about as long would not have.
    void prepare(const game::View&, const std::stop_token& stop) override {
        if (!stop.stop_requested()) engine().newGame();
    }

    base::Result<game::Action> choose(const game::View& view, const game::BotLimits& limits,
                                      const std::stop_token& stop, const Listener& listener) override {
        const rules::Game& game = static_cast<const TakState&>(view).game();
        engine::Options options = engine().options();
        options.multiPv = limits.candidates;
        options.seed = limits.seed.value_or(limits.time ? seed_ : 0U);
        if (options != engine_->options()) engine_->setOptions(options);
        // With a count of positions alone the answer must not depend on what was thought before.
        if (limits.nodes && !limits.time) engine_->newGame();
        const engine::Result result = engine_->search(
            game, limitsOf(limits, game.position()), stop,
            [&](const engine::Report& report) { listener(thoughtOf(report, game.position())); });
        if (result.best == Move::none()) return base::Error{msgid("it knows no turn")};
        listener(thoughtOf(result.report, game.position()));
        return actionOf(result.best);
    }

  private:
    /// Made when it is needed first, since the thread that made this bot may not have the time.
    Engine& engine() {
        if (!engine_)
            engine_ = std::make_unique<Engine>(engine::Options{
                .hashMiB = level_ <= kLastQuickLevel ? kSmallHashMiB : kLargeHashMiB, .level = level_});
        return *engine_;
    }

    /// Whoever has a clock plans by it; a quick level that is told a moment keeps to that instead.
    [[nodiscard]] engine::Limits limitsOf(const game::BotLimits& limits,
                                          const rules::Position& position) const {
        engine::Limits told{.moveTime = limits.time, .nodes = limits.nodes};
        const std::size_t mover = playerOf(position.toMove()).value;
        const bool clock = mover < limits.clocks.size() && limits.clocks[mover];
        if (!clock || (limits.time && level_ <= kLastQuickLevel)) return told;
        told.clocks[mover] = {limits.clocks[mover]->left, limits.clocks[mover]->step};
        told.moveTime.reset();
        return told;
    }

    int level_;
    unsigned seed_ = std::random_device{}();
    std::unique_ptr<Engine> engine_;
};

}  // namespace

std::vector<game::Opponent> takOpponents() {
    std::vector<game::Opponent> opponents;
    for (int level = engine::kMinLevel; level <= engine::kMaxLevel; ++level)
        opponents.push_back(
            {.id = idOf(level),
             .name = {msgid("Dolmen, level {level}"), {{"level", level}}},
             .label = {msgid("Level {level}: {name}"),
                       {{"level", level}, {"name", kLevelNames[static_cast<std::size_t>(level - 1)]}}},
             .quick = level <= kLastQuickLevel});
    return opponents;
}

std::unique_ptr<game::Bot> createTakBot(std::string_view id) {
    for (int level = engine::kMinLevel; level <= engine::kMaxLevel; ++level)
        if (id == idOf(level)) return std::make_unique<TakBot>(level);
    return nullptr;
}

}  // namespace tak::play
