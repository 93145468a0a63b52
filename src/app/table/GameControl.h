#pragma once

#include <optional>
#include <utility>

#include "app/table/CameraSeat.h"
#include "app/table/Rights.h"
#include "app/table/ShownGame.h"
#include "app/table/TableStage.h"
#include "app/table/TurnSink.h"
#include "match/Followed.h"
#include "match/Post.h"
#include "match/Seating.h"

namespace app {

/// Has the game at a table go on: takes decisions to its referee, asks players elsewhere who are awaited,
/// lets the game pause and go on, and lets the time of its players pass.
class GameControl final : public TurnSink {
  public:
    /// What it uses; all must outlive it.
    struct Surroundings {
        match::Followed& match;
        match::Seating& seating;
        match::Post& post;
        Rights& rights;
        TableStage& stage;
        CameraSeat& cameraSeat;
        ShownGame& shown;
    };
    explicit GameControl(const Surroundings& surroundings);

    /// Gives the seats to these participants.
    void sit(match::Seating seating);

    // ---- decisions
    // Each goes to the referee by the post. What happens then confirms it, or it is refused: takeRefused().

    void play(game::Action action) override;
    [[nodiscard]] std::optional<game::Action> sent() const override { return post_.sent(); }
    /// Why a decision does not count, once.
    [[nodiscard]] std::optional<match::Post::Refused> takeRefused() { return std::exchange(refused_, {}); }
    /// This player resigns.
    void resign(game::PlayerId player);
    /// A person at this table makes a proposal.
    void offer(game::PlayerId player, match::Proposal proposal);
    /// The person at this table who must answer a proposal.
    [[nodiscard]] std::optional<game::PlayerId> whoAnswers() const;
    /// A proposal that a person at this table must answer.
    [[nodiscard]] std::optional<match::Offer> offerToAnswer() const;
    void answerOffer(bool accept);

    // ---- bots and remote players
    /// Whether one of them is about to move.
    [[nodiscard]] bool awaitsTurn() const { return seating_.awaitsTurn(match_); }
    /// Whether this one is.
    [[nodiscard]] bool awaitsTurn(game::PlayerId player) const { return seating_.awaitsTurn(match_, player); }
    /// What the bot to move thinks at present; nothing if that may tell the viewer too much.
    [[nodiscard]] std::optional<match::Seating::Opinion> opinion() const {
        return rights_.tellsThoughts() ? seating_.opinion() : std::nullopt;
    }
    /// They are asked for no turn until goOn().
    void pause();
    /// Whether one of them would move if they were not paused.
    [[nodiscard]] bool paused() const;
    /// The game goes on from the position that is shown; nothing changes if that would take back turns that
    /// have shown what was hidden.
    void goOn();
    /// Stops asking for turns; update() asks again.
    void stopAsking() { seating_.stop(); }

    // ---- time
    /// Lets `dt` seconds pass for the bots and remote players.
    [[nodiscard]] std::optional<match::Seating::Trouble> update(float dt);
    /// Lets time pass for the clocks of the players who are awaited; of several persons at this table, for
    /// the one who decides now, if he is `present`, that is has no menu before him. They stand still while
    /// pieces move or the table is handed over. Who looks at earlier turns of a game under way goes on
    /// thinking about his own, so his clock runs; those of bots, which wait for him meanwhile, do not.
    void passTime(float seconds, bool present = true);

  private:
    [[nodiscard]] std::optional<match::Seating::Trouble> hear(float dt);
    /// Whether the match has gone on by it; what is refused is kept for takeRefused().
    [[nodiscard]] bool confirmed(const base::Result<match::Sent>& sent, bool turn = false);
    void passTimeOfLooking(match::microseconds time);
    match::Followed& match_;
    match::Seating& seating_;
    match::Post& post_;
    Rights& rights_;
    TableStage& stage_;
    CameraSeat& cameraSeat_;
    ShownGame& shown_;
    std::optional<match::Post::Refused> refused_;
};

}  // namespace app
