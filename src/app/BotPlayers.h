#pragma once

#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <optional>

#include "app/Thinker.h"
#include "match/Match.h"

namespace app {

/// How long the bots of a match take for a turn.
struct BotPace {
    std::chrono::milliseconds thinkingTime{5000};
    /// By a fixed clock bots count positions instead of time, and hurry: the same on every computer.
    bool fixedClock = false;
};

/// The bots that sit at a match: when they think, and when their answers come to the table. Main thread only.
class BotPlayers {
  public:
    using Wake = std::function<void()>;
    explicit BotPlayers(BotPace pace = {}, Wake wake = {}) : pace_(pace), wake_(std::move(wake)) {}

    void seat(game::PlayerId player, std::unique_ptr<game::Bot> bot, bool quick);
    [[nodiscard]] bool empty() const { return seats_.empty(); }
    [[nodiscard]] bool plays(game::PlayerId player) const { return seats_.count(player) != 0; }
    /// Whether a bot is to move in this match, as it stands, and is not held.
    [[nodiscard]] bool toAct(const match::Match& match) const;

    /// Held bots neither think nor move.
    void hold(bool on);
    [[nodiscard]] bool held() const { return held_; }
    /// Whatever is being thought is dropped, and begun anew by the next update().
    void stop();

    /// What a bot has decided; without an action, it could not.
    struct Decision {
        game::PlayerId player{};
        std::optional<game::Action> action = {};
        std::string failure = {};
    };
    /// Moves on by `seconds`; `moving`: pieces are still on their way. Thinks wherever a bot is to move, and
    /// answers its decision once it is there and a moment has passed. Only blocks with a fixed clock.
    [[nodiscard]] std::optional<Decision> update(float seconds, const match::Match& match, bool moving);

    /// What the bot that moves, or moved last, thinks of it.
    struct Opinion {
        game::PlayerId player{};
        game::Thought thought = {};
    };
    [[nodiscard]] const std::optional<Opinion>& opinion() const { return opinion_; }
    [[nodiscard]] bool thinking() const { return thinking_.has_value(); }

  private:
    struct Seat {
        std::unique_ptr<Thinker> thinker;
        bool quick = false;
    };
    void begin(game::PlayerId player, const match::Match& match);
    void listen();

    BotPace pace_;
    Wake wake_;
    std::map<game::PlayerId, Seat> seats_;
    std::optional<game::PlayerId> thinking_;
    std::size_t events_ = 0;  ///< the position that is thought about is the one after so many
    bool held_ = false;
    float passed_ = 0;  ///< seconds since the turn began
    float rested_ = 0;  ///< seconds since nothing moves any more
    float moment_ = 0;  ///< seconds that the turn takes at least
    std::optional<Opinion> opinion_;
};

/// Seconds that a person might take for a turn here: longer where there is more to choose from, and never
/// quite the same.
[[nodiscard]] float personsMoment(const game::State& state);

}  // namespace app
