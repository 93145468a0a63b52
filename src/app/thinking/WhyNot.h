#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "app/thinking/Refutation.h"
#include "app/thinking/ThinkingService.h"

namespace app {

/// Why a turn of the shown position is bad. The game's strongest bot looks for the best answer to a turn that
/// is examined. Where the game proves that every turn loses, the proof says how a turn loses that the player
/// points at. Silent where something is hidden. Main thread only.
class WhyNot {
  public:
    explicit WhyNot(ThinkingService& thinking) : thinking_(thinking) {}

    /// Another position is shown; forgets everything about the one before.
    void begin(const game::Kind& kind, const game::View& view);
    /// Why nothing is said about this position; nullopt if something may be.
    [[nodiscard]] const std::optional<base::Message>& refusal() const { return refusal_; }
    /// Takes results; true if there is a new one. Call once a frame.
    [[nodiscard]] bool update();
    [[nodiscard]] bool thinking() const { return proof_.open() || (bot_ && bot_->thinking()); }

    // ---- by a bot
    /// Starts to look for the best answer to this turn.
    void examine(game::Action turn);
    void forgetExamined();
    /// Nullopt if no turn is examined.
    [[nodiscard]] const std::optional<game::Action>& examined() const { return examined_; }

    // ---- by a proof
    /// Starts to check whether every turn loses. `answersLoss`: every turn of the position before was known
    /// to lose; then it searches for the winning turns of this position instead.
    void prove(bool answersLoss);
    /// Forgets what was proved.
    void stopProving();
    /// Whether every turn loses.
    [[nodiscard]] bool lost() const { return lost_; }
    /// Starts to search how this turn loses, if every turn is known to lose; nullopt: no turn is pointed at.
    void pointAt(std::optional<game::Action> turn);
    /// The turn given to pointAt().
    [[nodiscard]] const std::optional<game::Action>& pointed() const { return pointed_; }
    /// Whether the search how that turn loses is under way.
    [[nodiscard]] bool provingPointed() const { return pointed_ && proof_.open(); }
    /// How that turn loses, beginning with it; without such a turn, how the side to move wins. Nullopt while
    /// it is unknown.
    [[nodiscard]] const std::optional<Refutation>& proof() const { return proved_; }

    /// What is known, rather by a proof; null if nothing is. While a bot still looks for an answer, only the
    /// turn itself.
    [[nodiscard]] const Refutation* refutation() const {
        const auto& found = proved_ ? proved_ : answer_;
        return found ? &*found : nullptr;
    }

  private:
    struct Found {
        bool lost = false;
        std::vector<game::Action> win = {};
    };
    void startProof(const game::State& state, bool wins);
    [[nodiscard]] bool hearAnswer();
    void take(const Found& found);

    ThinkingService& thinking_;
    const game::Kind* kind_ = nullptr;
    std::unique_ptr<game::State> shown_;  ///< null if refused
    std::optional<base::Message> refusal_;
    ThinkerPtr bot_;
    std::optional<game::Action> examined_;
    std::optional<Refutation> answer_;
    bool lost_ = false;
    Question<Found> proof_;
    std::optional<game::Action> pointed_;
    std::optional<Refutation> proved_;
};

}  // namespace app
