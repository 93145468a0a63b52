#include "games/tactik/engine/Engine.h"

#include "base/Random.h"
#include "games/tactik/engine/Deliberation.h"

namespace tactik::engine {
namespace {

Choice unjudged(const rules::Act& act) { return {act, {.candidates = {{act}}}}; }

}  // namespace

Choice Engine::choose(const rules::Position& seen, int player, const Limits& limits,
                      const std::stop_token& stop, const Listener& listener) const {
    const auto legal = seen.legalActs(player);
    if (legal.size() == 1) return unjudged(legal.front());
    base::Random random(base::scrambled(options_.seed) + seen.past().size());
    const LevelStyle& style = options_.style;
    const bool passing = seen.table().phase == rules::Phase::Passing;
    if (random.unit() < (passing ? style.carelessPasses : style.carelessness))
        return unjudged(legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
    return Deliberation(seen, player, options_, limits, stop, listener).run();
}

}  // namespace tactik::engine
