#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "game/Kind.h"
#include "host/LevelPlayer.h"
#include "host/LineTime.h"
#include "match/Match.h"
#include "match/Seating.h"
#include "match/far/RemotePlayer.h"
#include "match/far/ReportText.h"
#include "match/far/Reporter.h"

namespace host {

/// A match at a host's table, from its first turn until the next match begins there: the truth, levels and
/// players far away at its seats, clocks, and what each member was told. Single-threaded.
class MatchPlay {
  public:
    struct Conditions {
        const game::Kind& kind;  ///< must outlive it
        bool takingBack = true;
        Pace pace = {};
        std::vector<std::string> levels = {};  ///< by seat; empty: a member plays there
        /// By seat: how long his line takes there and back.
        std::vector<std::chrono::milliseconds> lines = {};
    };
    /// The match must be live.
    MatchPlay(const Conditions& conditions, match::Match match);

    [[nodiscard]] const match::Match& match() const { return match_; }
    [[nodiscard]] bool over() const { return match_.outcome().over; }

    // ---- who follows it
    /// How the match stands, for a member's new line. From now on tell() tells him the rest. What he asked
    /// for on an earlier line, and was not yet heard, counts for nothing.
    [[nodiscard]] std::string brief(MemberId member, game::Viewer viewer);
    void forget(MemberId member) { listeners_.erase(member); }
    using Tell = std::function<void(MemberId, std::string)>;
    /// What has come about since the last call.
    void tell(const Tell& tell);

    // ---- what is decided
    /// A member who plays for this player asks for it. False if too much of his waits to be heard.
    [[nodiscard]] bool hear(game::PlayerId player, const match::Request& request);
    /// From now on a level plays for this player, whose line is broken.
    void replace(game::PlayerId player, const std::string& level);
    /// How long this player's line takes there and back.
    void setLine(game::PlayerId player, std::chrono::milliseconds line) {
        seats_[player.value].line.set(line);
    }

    // ---- time
    /// Lets time pass for those whose clocks run.
    void elapse(std::chrono::milliseconds time);
    /// Has all decisions heard that have been made. `passed`: since the last call.
    void update(std::chrono::milliseconds passed);
    /// Offers again what was on offer when the host ended.
    void offerAgain(const match::Offer& offer);

  private:
    struct Seat {
        match::Letters letters = {};
        LineTime line = {};
    };
    struct Listener {
        game::Viewer viewer;
        match::Reporter reporter;
        match::ReportWriter writer;
    };
    void sitFarAway(game::PlayerId player);
    void sitLevel(game::PlayerId player, const std::string& level);
    [[nodiscard]] bool makesSense(game::PlayerId player, const match::Request& request) const;
    [[nodiscard]] std::size_t waiting() const;
    void renewLines();

    const game::Kind& kind_;
    bool takingBack_;
    Pace pace_;
    match::Match match_;
    std::vector<Seat> seats_;  ///< before the seating, which refers to them
    match::Seating seating_;
    std::map<MemberId, Listener> listeners_;
    match::Subscription turns_;              ///< whose turns begin
    std::chrono::milliseconds sinceClocks_;  ///< since all were told how the clocks stand
    bool clocksDue_ = false;
};

}  // namespace host
