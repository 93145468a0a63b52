#pragma once

#include <array>
#include <string>

#include "match/Match.h"
#include "ui/kit/Context.h"

namespace app {

class TableSession;

/// Shows the turns of a game one after the other, for somebody who watches. Whoever goes elsewhere in the
/// game, or plays, ends it.
class Replay {
  public:
    /// Seconds that each turn is shown; 0: as long as it took its player, where the game's clocks tell.
    static constexpr std::array kPaces{0.0, 0.5, 1.0, 2.0, 4.0, 8.0};

    [[nodiscard]] bool running() const { return running_; }
    /// Begins, at the end of the line from its start; or ends.
    void toggle(TableSession& table);
    /// Steps to a longer or shorter time a turn; the time that is to be used from then on.
    [[nodiscard]] static double otherPace(double pace, int steps, const match::Match& match);
    /// True if the table shows another turn now.
    bool update(TableSession& table, double pace, float seconds);

  private:
    bool running_ = false;
    match::NodeId at_{};  ///< where it has led the table
    double rested_ = 0;   ///< seconds since the last turn came to rest
};

/// "2 s", or that turns take the time that they took.
[[nodiscard]] std::string shownPace(const ui::kit::Context& ui, double pace);

}  // namespace app
