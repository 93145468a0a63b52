#pragma once

#include <vector>

#include "match/Match.h"
#include "match/Subscription.h"
#include "match/far/Report.h"

namespace match {

/// Tells one viewer, who may be far away, of a match at the referee's table: first how it stands, then every
/// event. What it returns does not refer to the match. Main thread only.
class Reporter {
  public:
    explicit Reporter(game::Viewer viewer) : viewer_(viewer) {}

    /// How the match stands. From now on news() tells of this match.
    [[nodiscard]] Briefing brief(const Match& match);
    /// A report of each event since the last call; none of another match than that of the briefing.
    [[nodiscard]] std::vector<Report> news(const Match& match);

  private:
    /// The tree of turns as the viewer may know it.
    [[nodiscard]] GameTree treeOf(const Match& match) const;

    game::Viewer viewer_;
    Subscription read_;
};

}  // namespace match
