#pragma once

#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "game/Kind.h"
#include "match/Follower.h"
#include "match/Post.h"
#include "match/ReportText.h"

namespace match {

/// A line to another program. It brings whole messages in their order; it may be slow, and lose or double
/// what was sent while it broke. Nothing here may block.
class Line {
  public:
    virtual ~Line() = default;
    virtual void send(std::string message) = 0;
    /// The next message that has come.
    [[nodiscard]] virtual std::optional<std::string> receive() = 0;
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
/// has the follower hear what comes. One decision may be on its way; it is sent again as long as nothing is
/// heard of it, which does no harm, since the referee takes none that was made before something else
/// happened.
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
    /// The referee's clocks count; those that are shown run on until it tells them.
    void elapse(game::PlayerId player, microseconds time) override;
    void playFromHere() override {}
    /// Whether what came contradicts itself or what came before: the match must be told anew.
    [[nodiscard]] bool lost() const { return lost_; }

  private:
    [[nodiscard]] base::Result<Sent> send(const base::Result<Request>& request);
    void hear(Report report, News& news);
    /// What an event says of the decision that is on its way.
    void settle(const Event& event, News& news);

    struct OnItsWay {
        Request request;
        float waited = 0;  ///< seconds since it was sent last
    };
    Follower& follower_;
    ReportReader reader_;
    Line& line_;
    std::optional<OnItsWay> onItsWay_;
    bool lost_ = false;
};

}  // namespace match
