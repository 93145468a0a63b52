#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <variant>

#include "base/Message.h"
#include "base/Result.h"
#include "game/Bot.h"
#include "game/View.h"
#include "match/Clock.h"
#include "match/Event.h"

namespace match {

// The possible decisions of a participant who is asked for a turn.
struct PlayTurn {
    game::Action action;
};
struct Resign {};
struct MakeOffer {
    Proposal proposal;
};
/// The participant cannot go on; `why` completes "NAME cannot go on: …".
struct GiveUp {
    base::Message why;
};
using Decision = std::variant<PlayTurn, Resign, MakeOffer, GiveUp>;

class Match;
/// Has the referee carry out a player's decision; an error if he refuses it.
[[nodiscard]] base::Result<void> carryOut(Match& match, game::PlayerId player, const Decision& decision);

/// The occupant of a seat: a person at this table, an engine, a player far away. It gets every event as its
/// player may see it, answers offers, and is asked for its turns. Main thread only; nothing here may block.
class Participant {
  public:
    virtual ~Participant() = default;

    /// Whether it enters its turns at this table by hand, and so is not asked for them.
    [[nodiscard]] virtual bool atThisTable() const = 0;
    /// Whether somebody plays at another table, who sees nothing of what is shown at this one.
    [[nodiscard]] virtual bool farAway() const { return false; }
    /// Called with every event of the match since it sat down, in order.
    virtual void onEvent(const Event& event) = 0;

    /// Its turn begins in this position. `clock` has everybody's time; null in a game without clocks.
    /// decide() is called from now on.
    virtual void begin(std::unique_ptr<const game::View> view, const Clock* clock) = 0;
    /// Its decision is no longer needed.
    virtual void stop() = 0;
    /// The match has an outcome, which may still be taken back.
    virtual void gameOver() {}
    /// The decision, once it is made. `seconds`: since the last call; `moving`: pieces on the table are still
    /// moving.
    [[nodiscard]] virtual std::optional<Decision> decide(float seconds, bool moving) = 0;

    /// What it decides without being asked for a turn: an offer, or to resign. Called once for each update
    /// while the match stands at its head, and again as long as there is something; the match may refuse it.
    [[nodiscard]] virtual std::optional<Decision> unasked() { return {}; }

    /// The match refused its decision. Whether it has been told why and may decide again; if not, nobody is
    /// asked until a person has seen to it.
    [[nodiscard]] virtual bool bearsRefusal() { return false; }

    /// Whether it accepts another player's offer; nothing while it is thinking about it.
    [[nodiscard]] virtual std::optional<bool> answer(const Offer& offer, const game::View& view) = 0;
    /// Its present evaluation of the game; null if it does not tell.
    [[nodiscard]] virtual const game::Thought* thought() const = 0;
};

/// The rule for taking back turns at a table.
enum class TakingBack : std::uint8_t {
    Free,    ///< without asking
    Agreed,  ///< if every other person accepts it
    Never,
};

/// A person at this table. Answers offers by a button, except take-backs where they are free.
class Person final : public Participant {
  public:
    explicit Person(TakingBack rule = TakingBack::Free) : rule_(rule) {}
    [[nodiscard]] bool atThisTable() const override { return true; }
    void onEvent(const Event&) override {}
    void begin(std::unique_ptr<const game::View>, const Clock*) override {}
    void stop() override {}
    [[nodiscard]] std::optional<Decision> decide(float, bool) override { return {}; }
    [[nodiscard]] std::optional<bool> answer(const Offer& offer, const game::View&) override {
        if (offer.proposal == Proposal::TakeBack && rule_ == TakingBack::Free) return true;
        return {};
    }
    [[nodiscard]] const game::Thought* thought() const override { return nullptr; }

  private:
    TakingBack rule_;
};

}  // namespace match
