#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

#include "match/Participant.h"
#include "match/Report.h"

namespace match {

/// What a player far away has sent since he took his seat and it has not yet read, and what he must be told
/// of it; oldest first.
struct Letters {
    std::vector<Request> requests;
    std::vector<Refusal> refusals;
};

/// The seat of a player far away: what he sends goes the same way as everybody's decisions. A turn that he
/// decided before something else happened that he can see, and an answer to an earlier offer, count for
/// nothing, and he is told so.
class RemotePlayer final : public Participant {
  public:
    /// The letters must outlive it.
    explicit RemotePlayer(Letters& letters) : letters_(letters) {}

    [[nodiscard]] bool atThisTable() const override { return false; }
    [[nodiscard]] bool farAway() const override { return true; }
    void onEvent(const Event& event) override;
    void begin(std::unique_ptr<const game::View>, const Clock*) override {}
    void stop() override {}
    [[nodiscard]] std::optional<Decision> decide(float seconds, bool moving) override;
    /// Offers, and that he resigns.
    [[nodiscard]] std::optional<Decision> unasked() override;
    [[nodiscard]] bool bearsRefusal() override;
    [[nodiscard]] std::optional<bool> answer(const Offer& offer, const game::View& view) override;
    [[nodiscard]] const game::Thought* thought() const override { return nullptr; }

  private:
    /// Removes the oldest request of this kind that knew of at least `events` events, and older ones that did
    /// not.
    template <class Kind>
    [[nodiscard]] std::optional<Kind> take(std::size_t events);

    Letters& letters_;
    std::size_t taken_ = 0;    ///< Request::events of the one that was taken last
    std::size_t changed_ = 0;  ///< events up to the last one that makes earlier turns void
    std::size_t offered_ = 0;  ///< events up to the last offer
};

}  // namespace match
