#pragma once

#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <variant>

#include "base/Result.h"
#include "cli/arena/EngineSpec.h"
#include "games/tak/play/tei/TeiClient.h"

namespace cli::arena {

/// An engine's behaviour in its turn.
enum class Conduct { Moved, IllegalMove, Hung, Crashed };

struct Turn {
    Conduct conduct = Conduct::Moved;
    tak::rules::Move move = tak::rules::Move::none();
    tak::engine::Report report;
    std::optional<base::Message> problem = {};
};

/// Why an engine cannot play.
struct Absence {
    Conduct conduct = Conduct::Crashed;  ///< Hung or Crashed
    base::Error error;
};

/// The position that an engine is asked about, with its game.
struct Situation {
    const tak::rules::Position& start;
    const std::vector<tak::rules::Move>& moves;
    const tak::rules::Game& game;
};

/// An engine of the arena, external or Dolmen's own. One thread at a time.
class Player {
  public:
    using Clock = tak::play::TeiClient::Clock;
    virtual ~Player() = default;
    /// Forgets the last game. Returns nothing if the engine is ready for the next one. `seed`: of the random
    /// choices of Dolmen's own engine.
    [[nodiscard]] virtual std::optional<Absence> newGame(const tak::rules::Setup& setup,
                                                         std::uint64_t seed) = 0;
    /// Blocks until the engine has moved. After the deadline an external engine is told to stop.
    virtual Turn think(const Situation& situation, const tak::engine::Limits& limits,
                       Clock::time_point deadline, std::stop_token stop) = 0;
    /// Whether it may never answer. Dolmen's own engine always does.
    [[nodiscard]] virtual bool mayHang() const = 0;
    /// Whether it can play this set-up; the error says why not.
    [[nodiscard]] virtual base::Result<void> accepts(const tak::rules::Setup& setup) const = 0;
};

/// Starts the engine and sets its options.
[[nodiscard]] std::variant<std::unique_ptr<Player>, Absence> makePlayer(const EngineSpec& spec);

}  // namespace cli::arena
