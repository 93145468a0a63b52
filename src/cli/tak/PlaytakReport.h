#pragma once

#include <string>

#include "cli/Console.h"
#include "games/tak/playtak/Conversation.h"

namespace cli {

/// Says in plain lines on the output what happens in a conversation, and counts the results.
class PlaytakReport {
  public:
    explicit PlaytakReport(const Console& console) : console_(console) {}

    /// An event of this conversation, in its order.
    void tell(const tak::playtak::Event& event, const tak::playtak::Conversation& conversation);
    /// Anything else.
    void say(const std::string& text);
    /// "3 won, 1 lost, 0 drawn"
    [[nodiscard]] std::string results() const;
    /// Games that were played to a result, or that ended while the player was away.
    [[nodiscard]] int games() const { return games_; }

  private:
    void began(const tak::playtak::GameBegun& begun, const tak::playtak::OwnGame& game);
    void ended(const tak::playtak::GameOver& over, const tak::playtak::OwnGame& game);
    void played(const tak::playtak::TurnTaken& turn, bool live);

    const Console& console_;
    int ply_ = 0;  ///< turns of the game that were told
    int games_ = 0;
    int won_ = 0;
    int lost_ = 0;
    int drawn_ = 0;
};

/// "5x5, 600 s + 10 s, komi 2, 21 stones, 1 capstone, unrated"
[[nodiscard]] std::string textOf(const tak::playtak::Terms& terms);

}  // namespace cli
