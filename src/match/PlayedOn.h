#pragma once

#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "game/Kind.h"
#include "game/State.h"

namespace match {

/// The end of a game that was played on from a position.
struct GameEnd {
    std::vector<game::View::Holding> holdings;
    std::vector<game::PlayerId> winners;
};

/// Turns of an engine's line that are used; later ones are unreliable.
inline constexpr std::size_t kTrustedTurns = 6;

/// This many games tell how a game is expected to end.
inline constexpr int kPlayedOnGames = 24;

/// Games that a game's own quick bots play on from one position, each a different one. It is a value without
/// state; the kind must outlive it.
class PlayedOn {
  public:
    explicit PlayedOn(const game::Kind& kind);

    /// Whether the game has bots that can play.
    [[nodiscard]] bool possible() const { return !bots_.empty(); }
    /// Plays a game from a state with this thought about it. It begins with a line of the thought, better
    /// lines more often, and then takes some milliseconds for each turn. Games with different numbers, from
    /// 0, differ in line, bot and its mistakes; the same number gives the same game. Nothing if it was
    /// stopped or took too long.
    [[nodiscard]] std::optional<GameEnd> play(game::State& state, const game::Thought& thought, int number,
                                              const std::stop_token& stop) const;

  private:
    const game::Kind* kind_;
    std::vector<std::string> bots_;  ///< ids
};

}  // namespace match
