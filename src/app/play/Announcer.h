#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/common/Messages.h"
#include "app/settings/Basics.h"
#include "app/settings/Preferences.h"
#include "app/sound/CueQueue.h"
#include "app/sound/Narrator.h"
#include "app/table/TableSession.h"
#include "match/Subscription.h"

namespace app {

/// Tells the player what happens in the game under way, whatever screen is on top: in speech as soon as it
/// happens; by sounds and messages once the pieces are at rest; by a sound for each of a clock's last
/// seconds. Main thread only.
class Announcer {
  public:
    Announcer(const Basics& basics, Narrator& narrator, CueQueue& cues)
        : basics_(basics), narrator_(narrator), cues_(cues) {}

    /// Tells what is new in the game under way.
    void follow(const TableSession& game);

  private:
    /// Another game has come to the table.
    void begin();
    void greet(const TableSession& table) const;
    void speak(const TableSession& table, match::EventKind last);
    /// The words about a position that no turn has led to.
    [[nodiscard]] std::string elsewhereInWords(const TableSession& table, match::EventKind last) const;
    /// What the person who has uncovered the table has to know of the turns before his, and what he holds.
    void followCover(const TableSession& table);
    [[nodiscard]] std::string missedTurns(const TableSession& table, game::PlayerId player) const;
    /// Speaks the game's own hint for the turn that a person enters now.
    void followHint(const TableSession& table);
    void remember(const TableSession& table);
    [[nodiscard]] static bool playedHere(const TableSession& table);
    void sound(const TableSession& table, match::EventKind last) const;
    void followClocks(const match::Followed& match);
    /// Plays the sound of the result after the decisive pieces have been shown.
    void playEnd(const game::Outcome& outcome) const;

    const Basics& basics_;
    Narrator& narrator_;
    CueQueue& cues_;
    match::Subscription spoken_;
    match::Subscription sounded_;
    /// A turn as everybody at the table may know it.
    struct OpenTurn {
        match::NodeId turn;
        game::PlayerId mover;
        std::string sentence;
    };
    std::vector<OpenTurn> open_;                            ///< the last ones
    game::Viewer viewer_ = game::Viewer::onlooker();        ///< for whom the table is uncovered
    std::pair<std::uint64_t, std::string> hint_ = {0, {}};  ///< the last one, with its view's number
    /// What is heard of a clock once it runs.
    struct LowClock {
        bool low = false;
        std::optional<std::chrono::seconds> second = {};  ///< one of the last ten
        friend bool operator==(const LowClock&, const LowClock&) = default;
    };
    std::vector<LowClock> clocks_;  ///< by seat
    bool greets_ = false;  ///< another game has come to the table, and a person has not heard what he has
};

}  // namespace app
