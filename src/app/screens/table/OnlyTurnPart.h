#pragma once

#include <cstdint>
#include <optional>

#include "app/screens/table/PlayPart.h"
#include "game/Ids.h"

namespace app {

class HandPanel;
class TableSession;

/// Plays a person's turn in which he has no choice, if the settings ask for that: a moment after everything
/// has come to rest, so that he sees the position and can still go back. It is entered like any other turn,
/// so a tutor may hold it back; then it is left to the person. So is one that he has just taken back, and
/// every turn while several persons at the table hide something from each other.
///
/// The same, if other settings ask for that, where he can play nothing and a piece is proposed to be given up
/// (game::InputView::givesUp): later, so that he can read why. Everybody sees that anyway, so it is done
/// between persons, too, once the table is uncovered.
class OnlyTurnPart final : public PlayPart {
  public:
    OnlyTurnPart(const ScreenBasics& basics, const Playing& playing, const HandPanel& hand)
        : PlayPart(basics, playing), hand_(hand) {}

    static constexpr float kSeconds = 1;           ///< for which the position is shown before
    static constexpr float kSecondsToRead = 2.5F;  ///< the same if nothing can be played

    bool update(float seconds) override;
    /// While a turn is about to be played.
    [[nodiscard]] bool expecting() const override { return due_; }

  private:
    [[nodiscard]] bool due();
    /// Whether the person may enter a turn, and has not begun to.
    [[nodiscard]] bool mayEnter(const TableSession& table) const;
    /// The turn that is played by itself, and how long it is shown before.
    struct Alone {
        game::Action action;
        float seconds;
    };
    [[nodiscard]] std::optional<Alone> turnAlone(TableSession& table) const;

    const HandPanel& hand_;
    /// The position that was looked at last; the same number at two tables is told apart by the session.
    struct Looked {
        int session = 0;
        std::uint64_t view = 0;
        bool plays = false;  ///< what the settings ask for
        bool laysDown = false;
        friend bool operator==(const Looked&, const Looked&) = default;
    };
    Looked looked_;
    std::optional<Alone> alone_;  ///< there; nullopt: the turn is left to the person
    bool due_ = false;
    float rested_ = 0;  ///< seconds for which it has been due
};

}  // namespace app
