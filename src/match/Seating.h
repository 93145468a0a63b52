#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "base/Result.h"
#include "match/Match.h"
#include "match/Participant.h"

namespace match {

/// Who sits at the seats of a match. Tells the participants what happens, asks the one whose turn it is, and
/// hands their decisions to the match, which may refuse them. Main thread only.
class Seating {
  public:
    /// A person at every seat.
    explicit Seating(std::size_t seats, TakingBack rule = TakingBack::Free);
    [[nodiscard]] TakingBack takingBack() const { return rule_; }

    void sit(game::PlayerId player, std::unique_ptr<Participant> participant);
    /// Whether a person at this table plays it.
    [[nodiscard]] bool atThisTable(game::PlayerId player) const { return seat(player).atThisTable(); }
    /// The players whom persons at this table play, in the order of the seats.
    [[nodiscard]] std::vector<game::PlayerId> persons() const;
    [[nodiscard]] bool onlyPersons() const { return persons().size() == seats_.size(); }

    /// Whether somebody who is not at this table is to move in this match, as it stands, and is not held.
    [[nodiscard]] bool awaitsTurn(const Match& match) const;
    /// While held, nobody is asked for a turn.
    void hold(bool on);
    [[nodiscard]] bool held() const { return held_; }
    /// Stops asking; the next update() begins anew.
    void stop();

    /// Somebody could not go on, or decided what the match refuses. Everybody is held then.
    struct Trouble {
        game::PlayerId player;
        base::Error why;
    };
    /// Moves on by `seconds`; `moving`: pieces are still on their way.
    [[nodiscard]] std::optional<Trouble> update(Match& match, float seconds, bool moving);

    /// Tells what has happened and collects answers to offers, without asking for turns.
    void settle(Match& match);

    /// A participant is asked for its turn at present.
    [[nodiscard]] bool asking() const { return asked_.has_value(); }
    /// What the participant that is asked, or was asked last, thinks of the game.
    struct Opinion {
        game::PlayerId player;
        const game::Thought* thought;
    };
    [[nodiscard]] std::optional<Opinion> opinion() const;

  private:
    [[nodiscard]] Participant& seat(game::PlayerId player) const { return *seats_[player.value]; }
    void tellNews(const Match& match);
    void collectAnswers(Match& match);
    [[nodiscard]] static base::Result<void> carryOut(Match& match, game::PlayerId player,
                                                     const Decision& decision);

    std::vector<std::unique_ptr<Participant>> seats_;
    TakingBack rule_;
    std::optional<game::PlayerId> asked_;
    std::optional<game::PlayerId> lastAsked_;
    std::size_t heard_ = 0;  ///< events that the participants know of
    bool held_ = false;
    bool over_ = false;  ///< the participants know that the match is over
};

}  // namespace match
