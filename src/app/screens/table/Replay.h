#pragma once

#include <array>
#include <span>
#include <string>

#include "app/screens/table/PlayPart.h"
#include "match/Followed.h"

namespace app {

/// Shows the turns of a game one after the other. Ends when the player goes to another position or plays.
class Replay final : public PlayPart {
  public:
    using PlayPart::PlayPart;

    /// Seconds for each turn; 0: as long as the player took, if the game had clocks.
    static constexpr std::array kPaces{0.0, 0.5, 1.0, 2.0, 4.0, 8.0};

    bool update(float seconds) override;
    [[nodiscard]] bool ticking() const override { return running_; }

    [[nodiscard]] bool running() const { return running_; }
    /// Starts or stops. If the table shows the end of the line, starts from its beginning.
    void toggle();
    /// Those that can be chosen for a match.
    [[nodiscard]] static std::span<const double> pacesOf(const match::Followed& match);
    /// The next longer or shorter time for a turn.
    [[nodiscard]] static double otherPace(double pace, int steps, const match::Followed& match);

  private:
    bool running_ = false;
    match::NodeId at_{};  ///< the position to which it has moved the table
    double rested_ = 0;   ///< seconds since the last turn came to rest
};

/// "2 s", or the text for turns that take their own time.
[[nodiscard]] std::string shownPace(const ui::kit::Context& ui, double pace);

}  // namespace app
