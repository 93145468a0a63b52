#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "base/Result.h"
#include "match/Match.h"
#include "match/Participant.h"
#include "match/Subscription.h"

namespace match {

/// The participants of a match. Tells them what happens, asks those who are awaited, and passes their
/// decisions to the match, which may refuse them. Main thread only.
class Seating {
  public:
    /// Puts a person on every seat.
    explicit Seating(std::size_t seats, TakingBack rule = TakingBack::Free);
    [[nodiscard]] TakingBack takingBack() const { return rule_; }

    void sit(game::PlayerId player, std::unique_ptr<Participant> participant);
    /// Whether a person at this table plays for this player.
    [[nodiscard]] bool atThisTable(game::PlayerId player) const { return seat(player).atThisTable(); }
    /// The players for whom persons at this table play, in the order of the seats.
    [[nodiscard]] std::vector<game::PlayerId> persons() const;
    /// Whether there are any.
    [[nodiscard]] bool hasPersons() const { return !persons().empty(); }
    [[nodiscard]] bool onlyPersons() const { return persons().size() == seats_.size(); }
    /// Whether anybody plays at another table.
    [[nodiscard]] bool anybodyFarAway() const;

    /// Whether the match waits for a participant who is not at this table and not paused; nobody is waited
    /// for while an earlier turn is shown.
    [[nodiscard]] bool awaitsTurn(const Followed& match) const;
    /// Whether it waits for this one.
    [[nodiscard]] bool awaitsTurn(const Followed& match, game::PlayerId player) const;
    /// While paused, no participant is asked for a turn.
    void pause(bool on);
    [[nodiscard]] bool paused() const { return paused_; }
    /// The participant for whose trouble all are paused.
    [[nodiscard]] std::optional<game::PlayerId> inTrouble() const { return inTrouble_; }
    /// Stops asking for a turn; the next update() asks again.
    void stop();

    /// A participant could not go on, or the match refused its decision. Then all are paused.
    struct Trouble {
        game::PlayerId player;
        base::Error why;
    };
    /// Passes on events and asks for turns. `seconds`: since the last call; `moving`: pieces on the table are
    /// still moving.
    [[nodiscard]] std::optional<Trouble> update(Match& match, float seconds, bool moving);

    /// Passes on events and collects answers to offers, without asking for turns.
    void settle(Match& match);

    /// Whether a participant is being asked for its turn.
    [[nodiscard]] bool asking() const { return !asked_.empty(); }
    /// The evaluation of the participant that is asked now, or was asked last.
    struct Opinion {
        game::PlayerId player;
        const game::Thought* thought;
    };
    [[nodiscard]] std::optional<Opinion> opinion() const;

  private:
    [[nodiscard]] Participant& seat(game::PlayerId player) const { return *seats_[player.value]; }
    void tellNews(const Match& match);
    /// Asks those who are awaited and were not asked yet.
    void ask(const Match& match);
    [[nodiscard]] bool isAsked(game::PlayerId player) const;
    void collectAnswers(Match& match);
    /// Carries out what participants decide without being asked; whether there was anything.
    bool hearUnasked(Match& match);

    std::vector<std::unique_ptr<Participant>> seats_;
    TakingBack rule_;
    std::vector<game::PlayerId> asked_;  ///< in the order in which they were asked
    std::optional<game::PlayerId> lastAsked_;
    Subscription news_;                        ///< what the participants were told
    std::optional<game::PlayerId> inTrouble_;  ///< who could not go on; nobody once the seats are not paused
    bool paused_ = false;
    bool over_ = false;  ///< the participants were told that the match is over
};

}  // namespace match
