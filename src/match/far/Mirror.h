#pragma once

#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "game/Kind.h"
#include "match/Match.h"
#include "match/far/FarPost.h"
#include "match/far/ReportText.h"
#include "match/far/Reporter.h"

namespace match {

/// A match to follow: the arguments for Follower and FarPost.
struct ToFollow {
    Briefing told;
    ReportReader reader;
    /// Gives nothing any more once the match was told anew, or is no longer told.
    std::unique_ptr<Line> line;
};

/// A match whose referee is a server that speaks otherwise than this program. Whoever understands the server
/// plays here what it tells; a table follows it as it follows any match far away, and what its player decides
/// comes out here as requests, of which the server has to be asked. Single-threaded.
class Mirror {
  public:
    /// The match must be live; `viewer`: the player at this program's table, or an onlooker. The kind must
    /// outlive it.
    Mirror(const game::Kind& kind, Match match, game::Viewer viewer);
    ~Mirror();
    Mirror(const Mirror&) = delete;
    Mirror& operator=(const Mirror&) = delete;

    [[nodiscard]] const Match& match() const { return match_; }
    /// How it stands, for a table that begins to follow it. From now on tell() tells the rest there, and
    /// nobody else any more.
    [[nodiscard]] ToFollow follow();

    // ---- what the server tells
    /// The referee's side, for all but turns and times.
    [[nodiscard]] Match& referee() { return match_; }
    /// A player has played. `clocks`: the server's after it, by seat; empty without clocks. False if this
    /// cannot be.
    [[nodiscard]] bool play(game::PlayerId player, game::Action action,
                            const std::vector<milliseconds>& clocks);
    /// The last turn was taken back. False if there is none.
    [[nodiscard]] bool takeBack();
    /// The server's clocks between two turns.
    void setClocks(const std::vector<milliseconds>& clocks);
    /// Brings the table all that has happened since the last call.
    void tell();

    // ---- what the table's player asks
    /// The next request of which nothing was heard yet. settle() has to follow, at once or later.
    [[nodiscard]] std::optional<Request> ask();
    /// What became of the last request of ask(); nothing happens if none waits.
    void settle(Receipt::Result result);

  private:
    class TableLine;
    void hear(const std::string& message);

    const game::Kind& kind_;
    Match match_;
    game::Viewer viewer_;
    Reporter reporter_;
    std::optional<ReportWriter> writer_ = {};  ///< of the line
    TableLine* line_ = nullptr;                ///< to the table that follows; the table has it
    std::deque<Request> requests_;
    Receipt last_;  ///< of the request that was asked last; number 0: of none
    bool settled_ = true;
};

}  // namespace match
