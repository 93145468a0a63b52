#pragma once

#include <memory>
#include <vector>

#include "app/Thinker.h"

namespace app {

/// Thinkers that were sent away and whose bots take a moment to end, as programs do that are asked to quit.
/// Main thread only.
class Leavers {
  public:
    /// Sends it away; does not wait.
    void add(std::unique_ptr<Thinker> thinker);
    /// Forgets those that are gone; once a frame.
    void update();
    [[nodiscard]] bool empty() const { return thinkers_.empty(); }
    /// Waits until all are gone: a second or two at most.
    void wait() { thinkers_.clear(); }

  private:
    std::vector<std::unique_ptr<Thinker>> thinkers_;
};

}  // namespace app
