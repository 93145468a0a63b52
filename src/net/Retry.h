#pragma once

#include <algorithm>

namespace net {

/// When to connect again after a line broke: the later the more often that has failed.
class Retry {
  public:
    /// Of the pauses between two tries, in seconds.
    Retry(float shortest, float longest) : shortest_(shortest), longest_(longest) {}
    /// The connection was good: if it breaks, the next try comes soon.
    void forgive() { pause_ = 0; }
    /// It broke, or could not be made.
    void failed() {
        pause_ = std::clamp(2 * pause_, shortest_, longest_);
        wait_ = pause_;
    }
    /// Lets time pass; whether the next try is due.
    [[nodiscard]] bool due(float seconds) {
        wait_ -= seconds;
        return wait_ <= 0;
    }

  private:
    float shortest_;
    float longest_;
    float pause_ = 0;
    float wait_ = 0;
};

}  // namespace net
