#include "games/tactiki/engine/Engine.h"

#include <utility>

#include "games/tactiki/engine/Deliberation.h"
#include "games/tactiki/engine/SetUps.h"

namespace tactiki::engine {
namespace {

Choice unjudged(const rules::Act& act) { return {act, {.candidates = {{act}}}}; }

}  // namespace

Choice Engine::choose(const rules::Position& seen, rules::Side me, const Limits& limits,
                      const std::stop_token& stop, const Listener& listener) const {
    base::Random random(base::scrambled(options_.seed) + seen.past().size());
    if (seen.board().stage() == rules::Stage::SetUp) return unjudged(settingUp(me, drawnSetUp(random)));
    const auto legal = seen.board().legalActs();
    if (legal.size() == 1) return unjudged(legal.front());
    if (random.unit() < options_.style.carelessness)
        return unjudged(legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
    return Deliberation(seen, me, options_, limits, stop, listener).run();
}

}  // namespace tactiki::engine
