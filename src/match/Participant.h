#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <variant>

#include "base/Message.h"
#include "game/Bot.h"
#include "game/View.h"
#include "match/Clock.h"
#include "match/Event.h"

namespace match {

// What a participant can decide when it is asked for its turn.
struct PlayTurn {
    game::Action action;
};
struct Resign {};
struct MakeOffer {
    Proposal proposal;
};
/// It cannot go on; `why` completes "NAME cannot go on: …".
struct GiveUp {
    base::Message why;
};
using Decision = std::variant<PlayTurn, Resign, MakeOffer, GiveUp>;

/// Who sits at a seat: a person at this table, an engine, a player far away. It hears everything that
/// happens, as its player may see it, answers what others offer, and is asked for its turns. Main thread
/// only; nothing here may block.
class Participant {
  public:
    virtual ~Participant() = default;

    /// Whether it enters its turns at this table, by hand. It is not asked for them then.
    [[nodiscard]] virtual bool atThisTable() const = 0;
    /// Every event of the match, in order.
    virtual void hear(const Event& event) = 0;

    /// It is its turn, in this position. `clock` shows everybody's time; null in a game without. From now on
    /// decide() is called.
    virtual void begin(std::unique_ptr<const game::View> view, const Clock* clock) = 0;
    /// Its decision is no longer asked for.
    virtual void stop() = 0;
    /// The match has an outcome. It may be taken back all the same.
    virtual void gameOver() {}
    /// The decision, once it is there. `seconds` have passed since the last call; `moving`: pieces are still
    /// on their way.
    [[nodiscard]] virtual std::optional<Decision> decide(float seconds, bool moving) = 0;

    /// Whether it accepts what another player offers; nothing while it considers that.
    [[nodiscard]] virtual std::optional<bool> answer(const Offer& offer, const game::View& view) = 0;
    /// What it thinks of the game; null if it does not tell.
    [[nodiscard]] virtual const game::Thought* thought() const = 0;
};

/// What may be taken back at a table.
enum class TakingBack : std::uint8_t {
    Free,    ///< without asking
    Agreed,  ///< if every other person accepts it
    Never,
};

/// A person at this table. Answers by a button, but for what is free.
class Person final : public Participant {
  public:
    explicit Person(TakingBack rule = TakingBack::Free) : rule_(rule) {}
    [[nodiscard]] bool atThisTable() const override { return true; }
    void hear(const Event&) override {}
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
