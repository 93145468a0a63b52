#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/BackgroundTask.h"
#include "app/Forecast.h"
#include "game/Kind.h"

namespace app {

/// Plays games on from the position that is shown, to see how they end: each begins with a line that somebody
/// considers, the oftener the more that counts, and goes on between two of the game's own bots, which think
/// for a moment a turn. Main thread; a game at a time is played on a thread of its own.
class Forecaster {
  public:
    /// From this position on, instead of any other.
    void begin(const game::Kind& kind, const game::View& view);
    /// Nothing is expected any longer.
    void stop();
    /// True if there is something new. `thoughts`: what is considered at present; without any no game
    /// begins. `fixedClock`: waits for all games, which are the same on every computer.
    [[nodiscard]] bool update(const std::vector<const game::Thought*>& thoughts, bool fixedClock);

    [[nodiscard]] bool thinking() const { return game_ != nullptr; }
    /// Null: too little is known.
    [[nodiscard]] const Forecast* forecast() const {
        return forecast_.games() < kFewest ? nullptr : &forecast_;
    }

    static constexpr int kGames = 24;
    static constexpr int kFewest = 6;  ///< games, of which a mean says something

  private:
    using Game = BackgroundTask<std::optional<GameEnd>>;
    void playNext(const game::Thought& thought);
    void take();

    const game::Kind* kind_ = nullptr;
    std::vector<std::string> bots_;                ///< ids of who play on
    std::unique_ptr<game::State> start_;           ///< null: nothing is to be expected
    std::unique_ptr<Game> game_;                   ///< that is played at present
    std::vector<std::unique_ptr<Game>> unwanted_;  ///< told to stop
    int begun_ = 0;                                ///< games
    Forecast forecast_;
};

}  // namespace app
