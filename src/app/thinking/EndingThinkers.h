#pragma once

#include <memory>
#include <vector>

#include "app/thinking/Thinker.h"

namespace app {

/// Thinkers that are no longer used, while their bots end: an external program may need a moment to quit.
/// Main thread only.
class EndingThinkers {
  public:
    /// Stops the thinker; does not wait.
    void add(std::unique_ptr<Thinker> thinker);
    /// Deletes those that have ended; call once a frame.
    void update();
    [[nodiscard]] bool empty() const { return thinkers_.empty(); }
    /// Waits until all have ended: a second or two at most.
    void wait() { thinkers_.clear(); }

  private:
    std::vector<std::unique_ptr<Thinker>> thinkers_;
};

}  // namespace app
