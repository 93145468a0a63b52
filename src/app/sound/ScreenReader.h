#pragma once

#include <string>
#include <vector>

#include "ui/kit/Reading.h"

namespace app {

class Narrator;

/// Speaks the interface to a player who moves through it by keys: a panel that takes the keys, with its
/// texts, and the item that has the focus. Main thread only.
class ScreenReader {
  public:
    /// It must outlive this.
    explicit ScreenReader(Narrator& narrator) : narrator_(narrator) {}

    /// Speaks what is new in a frame. `navigates`: the keys move through the panels, not over the table.
    /// Returns whether another frame must be drawn, since it is not known yet what comes of this one: what is
    /// spoken has stood still for two frames.
    bool follow(const ui::kit::Reading& reading, bool navigates);

  private:
    struct Seen {
        ui::kit::Reading::Panel panel;
        ui::kit::Reading::Item item;
        friend bool operator==(const Seen&, const Seen&) = default;
    };
    void sayPanel(const ui::kit::Reading::Panel& panel);
    void sayItem(const ui::kit::Reading::Item& item);

    Narrator& narrator_;
    Seen seen_;    ///< in the last frame
    Seen spoken_;  ///< the newest that was spoken
};

}  // namespace app
