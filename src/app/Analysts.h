#pragma once

#include <memory>
#include <string>
#include <vector>

#include "app/Analyst.h"
#include "app/Engines.h"
#include "app/Leavers.h"

namespace app {

/// The engines that think about the position on the table beside those who play: the game's strongest bot, or
/// whichever the settings name, several at once. Main thread only; nothing waits for them.
class Analysts {
  public:
    Analysts(Engines& engines, Preferences& preferences) : engines_(engines), preferences_(preferences) {}
    Analysts(const Analysts&) = delete;
    Analysts& operator=(const Analysts&) = delete;
    ~Analysts() { stop(); }

    /// They think about this position from now on, instead of any other.
    void begin(const game::Kind& kind, const game::View& view, bool fixedClock);
    /// They go home.
    void stop();
    /// True if one has something new to tell; once a frame.
    [[nodiscard]] bool update();

    struct Member {
        std::string id;      ///< as that of a seat
        base::Message name;  ///< as a player's
        std::unique_ptr<Analyst> analyst;
    };
    [[nodiscard]] const std::vector<Member>& members() const { return members_; }
    [[nodiscard]] bool thinking() const;

    /// Who can analyse a game, and who does.
    struct Candidate {
        game::Opponent who;
        bool chosen = false;
    };
    [[nodiscard]] std::vector<Candidate> candidates(const game::Kind& kind) const;
    /// At least one always stays.
    void choose(const game::Kind& kind, const std::string& id, bool on);

  private:
    [[nodiscard]] std::vector<game::Opponent> chosen(const game::Kind& kind) const;
    void call(const game::Kind& kind);

    Engines& engines_;
    Preferences& preferences_;
    Leavers leavers_;
    std::vector<Member> members_;
    std::string game_;  ///< that they are called for
};

}  // namespace app
