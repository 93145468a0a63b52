#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

#include "match/Participant.h"
#include "match/far/Report.h"

namespace match {

/// What a player far away has sent since he took his seat and it has not yet read, and what he must be told
/// of it; oldest first.
struct Letters {
    std::vector<Request> requests;
    std::vector<Receipt> receipts;
};

/// The seat of a player far away: what he sends goes the same way as everybody's decisions. A turn that he
/// decided before something else happened that he can see, and an answer to an earlier offer, count for
/// nothing. He gets a receipt of each request; one that comes again gets the same again, and counts once.
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
    /// Takes the oldest request of this kind that knew of at least `events` events; older ones of the kind
    /// came too late.
    template <class Kind>
    [[nodiscard]] std::optional<Kind> take(std::size_t events);
    /// Takes those of this kind that came too late, although nobody waits for one.
    template <class Kind>
    void refuseBefore(std::size_t events);
    void forgetCopies();

    Letters& letters_;
    Receipt last_;             ///< of the request that was taken last
    bool open_ = false;        ///< an offer is
    std::size_t changed_ = 0;  ///< events up to the last one that makes earlier turns void
    std::size_t offered_ = 0;  ///< events up to the last offer
};

}  // namespace match
