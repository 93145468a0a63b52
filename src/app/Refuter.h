#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "app/BackgroundTask.h"
#include "app/WhyNot.h"
#include "game/Kind.h"

namespace app {

/// Asks the game for proofs about the position that is shown: whether every turn there loses, and how a turn
/// does that somebody points at. Main thread; what takes time is done in the background.
class Refuter {
  public:
    /// Begins to look whether every turn of this position loses. `answersLoss`: the turn before was played
    /// where every turn loses; then how it fails is looked for instead. `fixedClock`: update() waits.
    void begin(const game::Kind& kind, const game::View& view, bool answersLoss, bool fixedClock);
    void stop();
    /// How this turn fails is looked for; nothing happens where not every turn is known to lose.
    void ask(game::Action turn);
    /// Nobody points at a turn any longer.
    void forgetTurn();
    /// True if there is something new.
    [[nodiscard]] bool update();

    [[nodiscard]] bool thinking() const { return proof_ != nullptr; }
    /// Every turn loses.
    [[nodiscard]] bool lost() const { return lost_; }
    /// The turn that was asked for; nothing: none.
    [[nodiscard]] const std::optional<game::Action>& turn() const { return turn_; }
    /// How it fails, the turn first; where none was asked for, how the side to move wins. Nothing: it is not
    /// known, or not yet.
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
    std::vector<std::unique_ptr<Proof>> unwanted_;  ///< told to stop
};

}  // namespace app
