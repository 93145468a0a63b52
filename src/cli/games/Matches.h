#pragma once

#include <functional>
#include <stop_token>
#include <string>
#include <vector>

#include "game/Kind.h"
#include "tournament/Runner.h"

namespace cli::games {

/// Matches between bots of a game, each against each.
struct MatchesRequest {
    std::vector<std::string> bots;  ///< ids, two or more, all different
    int games = 100;                ///< of each pair of bots
    int concurrency = 1;
    tournament::Pace pace = {};
    std::uint64_t seed = 1;
};

/// One of the matches.
struct MatchResult {
    std::string name;  ///< "first - second"
    tournament::Standings standings;
    bool stopped = false;
};

/// What is told while a match goes on; called from the thread of playMatches().
struct MatchNews {
    std::string name;
    const tournament::Runner& runner;
    std::vector<tournament::Runner::Line> games;  ///< that have ended since the last news
    std::size_t before = 0;                       ///< games that had ended before them
};
using MatchListener = std::function<void(const MatchNews&)>;

/// Plays the matches one after another; blocks. A stop request ends the present one, whose finished games
/// count, and the others do not begin. The error says why a game could not begin.
[[nodiscard]] base::Result<std::vector<MatchResult>> playMatches(const game::Kind& kind,
                                                                 const MatchesRequest& request,
                                                                 const std::stop_token& stop,
                                                                 const MatchListener& listener);

}  // namespace cli::games
