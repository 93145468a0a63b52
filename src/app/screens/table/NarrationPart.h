#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "app/screens/table/PlayPart.h"
#include "game/Place.h"

namespace app {

/// Speaks what the player does at the table: the place under the keyboard's cursor, what the turn being
/// entered has come to, and why a click was refused. The pointer alone says nothing, since it moves all the
/// time.
class NarrationPart final : public PlayPart {
  public:
    using PlayPart::PlayPart;

    bool update(float seconds) override;

    // ---- what the player asks to hear; spoken even if speech is off
    /// The turns since his own last one, his own first.
    void sayTurns() const;
    /// The pieces that he can choose for his turn.
    void sayHand() const;
    /// The next part of the position in words, `steps` after the last one; the first one of a new position.
    void sayPart(int steps);

  private:
    void followEntry();
    void followRefusals();

    std::uint64_t refusalsSeen_ = 0;
    std::optional<game::Place> cursor_;
    std::string entry_;  ///< the words about the turn being entered
    /// The part of the position that was asked for last.
    struct Part {
        std::uint64_t view = 0;  ///< TableSession::viewNumber()
        int number = 0;          ///< from 0
    };
    std::optional<Part> part_;
};

}  // namespace app
