#pragma once

#include <optional>
#include <utility>

#include "match/Followed.h"
#include "match/Series.h"
#include "match/Subscription.h"

namespace app {

/// The points of a series: follows the events of the match on the table, and enters its result once.
class ScoreBook {
  public:
    /// Starts a series, or continues one that was interrupted.
    void begin(match::Series series) {
        series_ = std::move(series);
        paused_ = false;
    }
    /// If the series is over, starts a new one with the same sides and goal; otherwise returns false.
    bool beginAnewIfOver();
    /// Ends the series without a new one.
    void close() { series_.reset(); }
    /// Sets the series aside for a match that does not count in it.
    void pause() { paused_ = true; }
    void goOn() { paused_ = false; }
    /// Enters the result when the match has ended, and removes it if the match is continued after all;
    /// looking at earlier positions does not count as continuing. Only for live matches. True if the
    /// standings have changed.
    bool follow(const match::Followed& match);
    /// Null if no series is played.
    [[nodiscard]] const match::Series* series() const { return series_ && !paused_ ? &*series_ : nullptr; }

  private:
    std::optional<match::Series> series_;
    match::Subscription news_;
    bool paused_ = false;
    bool entered_ = false;  ///< the result of the match that was read last was entered
};

}  // namespace app
