#pragma once

#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <variant>

#include "base/Result.h"
#include "cli/arena/EngineSpec.h"
#include "games/tak/play/TeiClient.h"

namespace cli::arena {

/// What an engine did when it was its turn.
enum class Conduct { Moved, IllegalMove, Hung, Crashed };

struct Turn {
    Conduct conduct = Conduct::Moved;
    tak::rules::Move move = tak::rules::Move::none();
    tak::engine::Report report;
    std::optional<base::Message> problem = {};
};

/// Why an engine does not play.
struct Absence {
    Conduct conduct = Conduct::Crashed;  ///< Hung or Crashed
    base::Error error;
};

/// The game that an engine is asked about.
struct Situation {
    const tak::rules::Position& start;
    const std::vector<tak::rules::Move>& moves;
    const tak::rules::Game& game;
};

/// An engine at one place of the arena, external or our own. One thread at a time.
class Player {
  public:
    using Clock = tak::play::TeiClient::Clock;
    virtual ~Player() = default;
    /// Forgets the last game. Nothing, if it is ready for the next.
    [[nodiscard]] virtual std::optional<Absence> newGame(const tak::rules::Setup& setup) = 0;
    /// Blocks until it has moved. Past the deadline an external engine is told to stop.
    virtual Turn think(const Situation& situation, const tak::engine::Limits& limits,
                       Clock::time_point deadline, std::stop_token stop) = 0;
    /// Why it cannot play this set-up, if so.
    [[nodiscard]] virtual base::Result<void> accepts(const tak::rules::Setup& setup) const = 0;
};

/// Starts the engine and sets its options.
[[nodiscard]] std::variant<std::unique_ptr<Player>, Absence> makePlayer(const EngineSpec& spec);

}  // namespace cli::arena
