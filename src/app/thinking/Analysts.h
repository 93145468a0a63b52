#pragma once

#include <memory>
#include <string>
#include <vector>

#include "app/thinking/Analyst.h"
#include "app/thinking/EndingThinkers.h"
#include "app/thinking/Engines.h"

namespace app {

/// The engines that think about the position on the table although they have no seat: those that the settings
/// name, or else the game's strongest bot. Several can think at once. Main thread only; never blocks.
class Analysts {
  public:
    Analysts(Engines& engines, Preferences& preferences) : engines_(engines), preferences_(preferences) {}
    Analysts(const Analysts&) = delete;
    Analysts& operator=(const Analysts&) = delete;
    ~Analysts() { stop(); }

    /// All of them start to think about this position, and stop thinking about any other.
    void begin(const game::Kind& kind, const game::View& view, bool fixedClock);
    /// Stops all of them.
    void stop();
    /// Takes new thoughts; true if there were any. Call once a frame.
    [[nodiscard]] bool update();

    struct Member {
        std::string id;      ///< id as in a seat
        base::Message name;  ///< name as of a player
        std::unique_ptr<Analyst> analyst;
    };
    [[nodiscard]] const std::vector<Member>& members() const { return members_; }
    [[nodiscard]] bool thinking() const;

    /// An engine or bot that can analyse this game, and whether it is chosen.
    struct Candidate {
        game::Opponent who;
        bool chosen = false;
    };
    [[nodiscard]] std::vector<Candidate> candidates(const game::Kind& kind) const;
    /// Chooses an engine, or removes it. The last one cannot be removed.
    void choose(const game::Kind& kind, const std::string& id, bool on);

  private:
    [[nodiscard]] std::vector<game::Opponent> chosen(const game::Kind& kind) const;
    void call(const game::Kind& kind);

    Engines& engines_;
    Preferences& preferences_;
    EndingThinkers endingThinkers_;
    std::vector<Member> members_;
    std::string game_;  ///< id of the game for which the members were created
};

}  // namespace app
