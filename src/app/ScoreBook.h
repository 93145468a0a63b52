#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "match/Match.h"
#include "match/Series.h"

namespace app {

/// The points of a series: follows the feed of the match on the table with a cursor of its own, and enters
/// its result once.
class ScoreBook {
  public:
    /// A series of these players begins.
    void begin(std::vector<std::string> names, match::SeriesGoal goal = {});
    /// One that was left goes on.
    void goOn(match::Series series) { series_ = std::move(series); }
    /// One that is over begins anew, with the same players and goal; false if it is not.
    bool beginAnewIfOver();
    /// No series is played.
    void close() { series_.reset(); }
    /// Another match comes to the table.
    void nextMatch();
    /// Enters the result if the match has ended since the last call, and takes it out again if it goes on
    /// after all: looking back at a game that has ended is no going on. Only of a live match. True if the
    /// standings changed.
    bool follow(const match::Match& match);
    /// Nothing if none is played.
    [[nodiscard]] const match::Series* series() const { return series_ ? &*series_ : nullptr; }

  private:
    std::optional<match::Series> series_;
    std::size_t eventsSeen_ = 0;
    bool entered_ = false;  ///< the result of this match
};

}  // namespace app
