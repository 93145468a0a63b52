#pragma once

#include <cstdint>
#include <optional>

#include "base/Result.h"
#include "match/Match.h"
#include "match/Participant.h"
#include "match/Seating.h"

namespace match {

/// What became of a decision that somebody at a table has made.
enum class Sent : std::uint8_t {
    Confirmed,  ///< the match has gone on
    OnItsWay    ///< its referee will say
};

/// Takes what is decided at a table to the referee of its match, and what became of it back. Main thread
/// only; nothing here may block.
class Post {
  public:
    virtual ~Post() = default;

    // ---- decisions of persons at this table. An error is why one is refused at once.
    [[nodiscard]] virtual base::Result<Sent> decide(game::PlayerId player, const Decision& decision) = 0;
    [[nodiscard]] virtual base::Result<Sent> answer(game::PlayerId player, bool accept) = 0;
    /// The turn that is on its way.
    [[nodiscard]] virtual std::optional<game::Action> sent() const = 0;

    /// Why something that was decided does not count.
    struct Refused {
        base::Message why;
        bool turn = false;  ///< it was a turn, which was shown as played
    };
    /// What has come.
    struct News {
        std::optional<Seating::Trouble> trouble = {};  ///< a participant could not go on
        std::optional<Refused> refused = {};
    };
    /// `seconds`: since the last call; `moving`: pieces on the table are still moving.
    [[nodiscard]] virtual News update(float seconds, bool moving) = 0;
    /// Has answers to offers heard at once, without asking anybody for a turn.
    virtual void settle() = 0;
    /// Lets time pass for a player whose clock runs.
    virtual void elapse(game::PlayerId player, microseconds time) = 0;
    /// The match goes on from the position that the table shows, if Followed::canPlayFromHere().
    virtual void playFromHere() = 0;
};

/// The post of a table at which the referee is: everything is decided at once.
class LocalPost final : public Post {
  public:
    /// Both must outlive it.
    LocalPost(Match& match, Seating& seating) : match_(match), seating_(seating) {}

    [[nodiscard]] base::Result<Sent> decide(game::PlayerId player, const Decision& decision) override;
    [[nodiscard]] base::Result<Sent> answer(game::PlayerId player, bool accept) override;
    [[nodiscard]] std::optional<game::Action> sent() const override { return {}; }
    [[nodiscard]] News update(float seconds, bool moving) override {
        return {.trouble = seating_.update(match_, seconds, moving)};
    }
    void settle() override { seating_.settle(match_); }
    void elapse(game::PlayerId player, microseconds time) override { match_.elapse(player, time); }
    void playFromHere() override { match_.playFromHere(); }

  private:
    Match& match_;
    Seating& seating_;
};

}  // namespace match
