#include "games/tak/play/TakBot.h"

#include <random>

#include "base/Message.h"
#include "games/tak/engine/Engine.h"
#include "games/tak/play/TakLevels.h"
#include "games/tak/play/TakState.h"
#include "games/tak/play/TakThought.h"

namespace tak::play {

using base::msgid;
using engine::Engine;
using rules::Move;

namespace {

constexpr int kSmallHashMiB = 16;  // as much as a quick level can fill
constexpr int kLargeHashMiB = 128;

class TakBot final : public game::Bot {
  public:
    /// `tool`: see createTakBot().
    explicit TakBot(engine::Options options, bool tool) : options_(std::move(options)), tool_(tool) {}

    /// Forgets the last game. Preparing the tables takes a tenth of a second, too long for a first turn that
    /// should take no more than that.
    void prepare(const game::View&, const std::stop_token& stop) override {
        if (!stop.stop_requested()) engine().newGame();
    }

    base::Result<game::Action> choose(const game::View& view, const game::BotLimits& limits,
                                      const std::stop_token& stop, const Listener& listener) override {
        const rules::Game& game = static_cast<const TakState&>(view).game();
        engine::Options options = engine().options();
        const bool counted = limits.nodes && !limits.time;
        options.multiPv = limits.candidates;
        if (!tool_) options.threads = counted ? 1 : limits.threads;
        options.seed =
            tool_ ? options_.seed + limits.seed.value_or(0) : limits.seed.value_or(limits.time ? seed_ : 0U);
        if (options != engine_->options()) engine_->setOptions(options);
        // If only the number of positions is limited, the answer must not depend on earlier turns.
        if (counted && !tool_) engine_->newGame();
        const engine::Result result = engine_->search(
            game, limitsOf(limits, game.position()), stop,
            [&](const engine::Report& report) { listener(thoughtOf(report, game.position())); });
        if (result.best == Move::none()) return base::Error{msgid("it found no move")};
        listener(thoughtOf(result.report, game.position()));
        return actionOf(result.best);
    }

  private:
    /// Created when first needed, since the thread that constructs the bot may not be delayed.
    Engine& engine() {
        if (!engine_) engine_ = std::make_unique<Engine>(options_);
        return *engine_;
    }

    /// A bot with a clock plans its own time, except a quick level with a time limit, which keeps to that.
    [[nodiscard]] engine::Limits limitsOf(const game::BotLimits& limits,
                                          const rules::Position& position) const {
        engine::Limits told{.moveTime = limits.time, .depth = limits.depth, .nodes = limits.nodes};
        const std::size_t mover = playerOf(position.toMove()).value;
        const bool clock = mover < limits.clocks.size() && limits.clocks[mover];
        const bool quick = !tool_ && takLevels().quick(options_.level);
        if (!clock || (limits.time && quick)) return told;
        told.clocks[mover] = {limits.clocks[mover]->left, limits.clocks[mover]->step};
        told.moveTime.reset();
        return told;
    }

    engine::Options options_;
    bool tool_;
    unsigned seed_ = std::random_device{}();
    std::unique_ptr<Engine> engine_;
};

}  // namespace

std::span<const game::Opponent> takOpponents() { return takLevels().opponents(); }

std::unique_ptr<game::Bot> createTakBot(std::string_view id) {
    const auto level = takLevels().numberOf(id);
    if (!level) return nullptr;
    const bool quick = takLevels().quick(*level);
    return std::make_unique<TakBot>(
        engine::Options{.hashMiB = quick ? kSmallHashMiB : kLargeHashMiB, .level = *level}, false);
}

std::unique_ptr<game::Bot> createTakBot(const engine::Options& options) {
    return std::make_unique<TakBot>(options, true);
}

}  // namespace tak::play
