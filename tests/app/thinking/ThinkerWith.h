#pragma once

#include "app/thinking/ThinkingService.h"

namespace test {

/// A thinker without a service: who drops it waits for its bot.
inline app::ThinkerPtr thinkerWith(std::unique_ptr<game::Bot> bot, bool fixedClock) {
    return app::ThinkerPtr(new app::Thinker(std::move(bot), {}, fixedClock));
}

}  // namespace test
