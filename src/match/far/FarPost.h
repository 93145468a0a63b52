#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "game/Kind.h"
#include "match/Post.h"
#include "match/far/Follower.h"
#include "match/far/ReportText.h"

namespace match {

/// A line to another program. It brings whole messages in their order; it may be slow, and lose or double
/// what was sent while it broke. Nothing here may block.
class Line {
  public:
    virtual ~Line() = default;
    virtual void send(std::string message) = 0;
    /// The next message that has come.
    [[nodiscard]] virtual std::optional<std::string> receive() = 0;
    /// What has come cannot be followed: whoever has the line may ask for the match to be told anew.
    virtual void cannotFollow() {}
};

/// Somebody at another table, whose decisions the referee hears there.
class Elsewhere final : public Participant {
  public:
    [[nodiscard]] bool atThisTable() const override { return false; }
    [[nodiscard]] bool farAway() const override { return true; }
    void onEvent(const Event&) override {}
    void begin(std::unique_ptr<const game::View>, const Clock*) override {}
    void stop() override {}
    [[nodiscard]] std::optional<Decision> decide(float, bool) override { return {}; }
    [[nodiscard]] std::optional<bool> answer(const Offer&, const game::View&) override { return {}; }
    [[nodiscard]] const game::Thought* thought() const override { return nullptr; }
};

/// The post of a table whose referee is at the other end of a line: it asks for what its player decides, and
/// has the follower hear what comes. One decision may be on its way; it is sent again as long as no receipt
/// comes of it, and counts once.
class FarPost final : public Post {
  public:
    /// All must outlive it. `reader`: it has read the briefing with which the follower began.
    FarPost(Follower& follower, ReportReader reader, Line& line)
        : follower_(follower), reader_(std::move(reader)), line_(line) {}

    [[nodiscard]] base::Result<Sent> decide(game::PlayerId player, const Decision& decision) override;
    [[nodiscard]] base::Result<Sent> answer(game::PlayerId player, bool accept) override;
    [[nodiscard]] std::optional<game::Action> sent() const override;
    [[nodiscard]] News update(float seconds, bool moving) override;
    void settle() override {}
    /// The referee's clocks count. Those that are shown run in update(), until it tells them.
    void elapse(game::PlayerId, microseconds) override {}
    void playFromHere() override {}

  private:
    [[nodiscard]] base::Result<Sent> send(const base::Result<Request>& request);
    void hear(std::string_view message, News& news);
    void hear(const Receipt& receipt, News& news);

    struct OnItsWay {
        Request request;
        float waited = 0;  ///< seconds since it was sent last
    };
    Follower& follower_;
    ReportReader reader_;
    Line& line_;
    std::optional<OnItsWay> onItsWay_;
    std::uint32_t sent_ = 0;  ///< requests so far
    bool lost_ = false;       ///< what came contradicts itself, or what came before
};

}  // namespace match
