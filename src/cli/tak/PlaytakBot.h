#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <string>

#include "base/Log.h"
#include "cli/Console.h"
#include "cli/tak/PlaytakReport.h"
#include "cli/tak/PlaytakThinker.h"
#include "games/tak/playtak/Conversation.h"
#include "net/Client.h"

namespace cli {

struct PlaytakRequest {
    net::Endpoint endpoint = {};
    tak::playtak::Conversation::Player player = tak::playtak::LoginAsGuest{};
    tak::playtak::MakeSeek seek = {};
    bool accepts = false;  ///< takes a seek of others with the terms of `seek`, instead of making one
    int games = 1;         ///< to play; 0: until it is stopped
    tak::engine::Options engine = {};
    std::optional<std::uint64_t> nodes = {};                 ///< most positions of a turn
    std::optional<std::chrono::milliseconds> moveTime = {};  ///< most time of a turn
};

/// Plays on a server of Tak. Its rules: it accepts a draw if it does not think to be ahead, and an undo if
/// the game is unrated. If the line breaks, it comes back, to its running game, too.
class PlaytakBot final : private tak::playtak::Wire {
  public:
    PlaytakBot(PlaytakRequest request, const Console& console);

    /// Does what there is to do now; to be called every few milliseconds. Whether there is more to do.
    [[nodiscard]] bool live();
    /// Leaves after the running game; at once if there is none.
    void leaveSoon();
    /// Says how the games ended.
    void sayResults() { report_.say(report_.results()); }
    /// As of the end.
    [[nodiscard]] ExitStatus status() const { return status_; }

  private:
    using Clock = std::chrono::steady_clock;

    void send(std::string line) override;
    void connect();
    void carry();
    void broke(const std::string& why);
    void handle(const tak::playtak::Event& event);
    void giveUp(const std::string& why);

    void playOn(const tak::playtak::OwnGame& game);
    void answerOffers(const tak::playtak::OwnGame& game);
    void decide(const tak::playtak::OwnGame& game);
    [[nodiscard]] tak::engine::Limits limitsIn(const tak::playtak::OwnGame& game) const;
    void findGame();
    [[nodiscard]] bool matches(const tak::playtak::Seek& seek) const;
    void leave();

    PlaytakRequest request_;
    const Console& console_;
    base::Log log_;
    PlaytakReport report_;
    tak::playtak::Conversation conversation_;
    PlaytakThinker thinker_;
    std::optional<net::Client> client_;
    bool open_ = false;
    int tries_ = 0;                               ///< to connect, since the last connection that lasted
    std::optional<Clock::time_point> here_ = {};  ///< when it logged in
    Clock::time_point again_ = {};                ///< when to connect
    Clock::time_point last_ = Clock::now();
    Clock::time_point asked_ = {};  ///< when it has last made or accepted a seek
    std::set<tak::playtak::SeekNumber> refused_;
    std::optional<tak::engine::Score> score_;  ///< of the last own turn
    bool drawAnswered_ = false;
    bool undoAnswered_ = false;  ///< no turn is played until the answer has come
    int refusals_ = 0;           ///< of turns, one after the other
    bool leavesSoon_ = false;
    bool over_ = false;
    ExitStatus status_ = kDone;
};

/// Plays until all games are over, or a signal comes: then the running game is finished first. Blocks.
[[nodiscard]] int runPlaytak(PlaytakRequest request, const Console& console);

}  // namespace cli
