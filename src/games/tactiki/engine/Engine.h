#pragma once

#include <cstdint>
#include <stop_token>
#include <vector>

#include "games/tactiki/engine/Belief.h"
#include "games/tactiki/engine/Choice.h"
#include "games/tactiki/engine/Level.h"

namespace tactiki::engine {

inline constexpr int kMaxThreads = 256;

/// Values out of range are clamped.
struct Options {
    int threads = 1;         ///< 1 to kMaxThreads
    std::uint64_t seed = 0;  ///< another seed gives other games
    LevelStyle style = {};   ///< full strength
    bool learned = true;     ///< judges by weights(), otherwise by featureWeights()
    friend bool operator==(const Options&, const Options&) = default;
};

/// A player of TacTiki. It knows only what a player sees.
class Engine {
  public:
    explicit Engine(const Options& options = {}) : options_(options) {}

    /// Chooses an act for `me`, who owes one. `seen` is the game as he sees it (rules::Position::seenBy), or
    /// all of it for a player who cheats. Blocks until a limit is reached or the token is stopped, then
    /// returns within milliseconds; uses further threads. The listener is called in this thread, after every
    /// depth and about twice a second between worlds.
    [[nodiscard]] Choice choose(const rules::Position& seen, rules::Side me, const Limits& limits,
                                const std::stop_token& stop = {}, const Listener& listener = {}) const;

  private:
    Options options_;
};

}  // namespace tactiki::engine
