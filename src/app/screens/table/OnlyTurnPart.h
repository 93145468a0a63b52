#pragma once

#include <cstdint>
#include <optional>

#include "app/screens/table/PlayPart.h"
#include "game/Ids.h"

namespace app {

class CurrentGame;
class HandPanel;
class Preferences;
class TableSession;

/// Plays a person's turn in which he has no choice, if the settings ask for that: a moment after everything
/// has come to rest, so that he sees the position and can still go back. It is entered like any other turn,
/// so a tutor may hold it back; then it is left to the person. So is one that he has just taken back, and
/// every turn while several persons at the table hide something from each other.
class OnlyTurnPart final : public PlayPart {
  public:
    OnlyTurnPart(CurrentGame& currentGame, const Preferences& preferences, const HandPanel& hand)
        : currentGame_(currentGame), preferences_(preferences), hand_(hand) {}

    static constexpr float kSeconds = 1;  ///< for which the position is shown before

    bool update(float seconds) override;
    /// While a turn is about to be played.
    [[nodiscard]] bool expecting() const override { return due_; }

  private:
    [[nodiscard]] bool due();
    /// Whether the person may enter a turn, and has not begun to.
    [[nodiscard]] bool mayEnter(const TableSession& table) const;

    CurrentGame& currentGame_;
    const Preferences& preferences_;
    const HandPanel& hand_;
    /// The position that was looked at last; the same number at two tables is told apart by the session.
    struct Looked {
        int session = 0;
        std::uint64_t view = 0;
        friend bool operator==(const Looked&, const Looked&) = default;
    };
    Looked looked_;
    std::optional<game::Action> only_;  ///< the only legal action there; nullopt: there is a choice
    bool due_ = false;
    float rested_ = 0;  ///< seconds for which it has been due
};

}  // namespace app
