#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/common/BackgroundTask.h"
#include "app/thinking/Forecast.h"
#include "game/Kind.h"

namespace app {

/// Plays games on from the shown position, to see how they end. Each game begins with a line of an engine's
/// thoughts, better lines more often, and is continued by the game's own quick bots. Main thread only; each
/// game is played on a background thread, one at a time.
class Forecaster {
  public:
    /// Starts a forecast for this position and drops any other.
    void begin(const game::Kind& kind, const game::View& view);
    /// Drops the forecast.
    void stop();
    /// Takes finished games and starts the next; true if the forecast has changed. `thoughts`: the engines'
    /// present thoughts; without any no game begins. With `fixedClock` it waits for all games, so that the
    /// result is the same on every computer.
    [[nodiscard]] bool update(const std::vector<const game::Thought*>& thoughts, bool fixedClock);

    [[nodiscard]] bool thinking() const { return game_ != nullptr; }
    /// Null until enough games have ended.
    [[nodiscard]] const Forecast* forecast() const {
        return forecast_.games() < kFewest ? nullptr : &forecast_;
    }

    static constexpr int kGames = 24;
    static constexpr int kFewest = 6;  ///< the least number of games for a useful average

  private:
    using Game = BackgroundTask<std::optional<GameEnd>>;
    void playNext(const game::Thought& thought);
    void take();

    const game::Kind* kind_ = nullptr;
    std::vector<std::string> bots_;                ///< ids of the bots that play
    std::unique_ptr<game::State> start_;           ///< null if there is no position to forecast
    std::unique_ptr<Game> game_;                   ///< the game that is being played
    std::vector<std::unique_ptr<Game>> unwanted_;  ///< these were told to stop
    int begun_ = 0;                                ///< number of games that were started
    Forecast forecast_;
};

}  // namespace app
