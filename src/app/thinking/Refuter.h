#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "app/common/BackgroundTask.h"
#include "app/thinking/WhyNot.h"
#include "game/Kind.h"

namespace app {

/// Asks the game for proofs about the shown position: whether every turn loses, and how a turn that the
/// player points at loses. Main thread only; slow work happens in the background.
class Refuter {
  public:
    /// Starts to check whether every turn of this position loses. `answersLoss`: every turn of the position
    /// before was known to lose; then it searches for the winning turns of this position instead. With
    /// `fixedClock` update() waits for the result.
    void begin(const game::Kind& kind, const game::View& view, bool answersLoss, bool fixedClock);
    void stop();
    /// Starts to search how this turn loses; does nothing unless every turn is known to lose.
    void ask(game::Action turn);
    /// The player does not point at a turn any more.
    void forgetTurn();
    /// Takes results; true if there is a new one. Call once a frame.
    [[nodiscard]] bool update();

    [[nodiscard]] bool thinking() const { return proof_ != nullptr; }
    /// Whether every turn loses.
    [[nodiscard]] bool lost() const { return lost_; }
    /// The turn given to ask(); nullopt if none.
    [[nodiscard]] const std::optional<game::Action>& turn() const { return turn_; }
    /// How the turn of ask() loses, beginning with that turn; without such a turn, how the side to move wins.
    /// Nullopt while it is unknown.
    [[nodiscard]] const std::optional<WhyNot::Refutation>& refutation() const { return refutation_; }

  private:
    struct Found {
        bool lost = false;
        std::vector<game::Action> win = {};
    };
    using Proof = BackgroundTask<Found>;
    void start(std::unique_ptr<game::State> state, bool wins);
    void leaveProof();
    void take(const Found& found);

    const game::Kind* kind_ = nullptr;
    bool fixedClock_ = false;
    std::unique_ptr<game::State> shown_;
    bool lost_ = false;
    std::optional<game::Action> turn_;
    std::optional<WhyNot::Refutation> refutation_;
    std::unique_ptr<Proof> proof_;
    std::vector<std::unique_ptr<Proof>> unwanted_;  ///< these were told to stop
};

}  // namespace app
