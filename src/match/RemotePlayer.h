#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

#include "match/Participant.h"
#include "match/Report.h"

namespace match {

/// What a player far away has sent since he took his seat and it has not yet read, oldest first.
using Inbox = std::vector<Request>;

/// The seat of a player far away: what he sends goes the same way as everybody's decisions. A turn that he
/// decided before something else happened that he can see, and an answer to an earlier offer, count for
/// nothing; he will have heard why.
class RemotePlayer final : public Participant {
  public:
    /// The inbox must outlive it.
    explicit RemotePlayer(Inbox& inbox) : inbox_(inbox) {}

    [[nodiscard]] bool atThisTable() const override { return false; }
    [[nodiscard]] bool farAway() const override { return true; }
    void onEvent(const Event& event) override;
    void begin(std::unique_ptr<const game::View>, const Clock*) override {}
    void stop() override {}
    [[nodiscard]] std::optional<Decision> decide(float seconds, bool moving) override;
    /// Offers, and that he resigns.
    [[nodiscard]] std::optional<Decision> unasked() override;
    [[nodiscard]] std::optional<bool> answer(const Offer& offer, const game::View& view) override;
    [[nodiscard]] const game::Thought* thought() const override { return nullptr; }

  private:
    /// Removes the oldest request of this kind that knew of at least `events` events, and older ones that did
    /// not.
    template <class Kind>
    [[nodiscard]] std::optional<Kind> take(std::size_t events);

    Inbox& inbox_;
    std::size_t changed_ = 0;  ///< events up to the last one that makes earlier turns void
    std::size_t offered_ = 0;  ///< events up to the last offer
};

}  // namespace match
