#pragma once

#include <string>
#include <variant>
#include <vector>

#include "ui/kit/Context.h"
#include "ui/kit/Rect.h"
#include "ui/screens/ActionButton.h"
#include "ui/screens/ReportModel.h"

namespace ui::screens {

/// The coach's words, in the room of the hint or above the result. All texts are already translated.
struct CoachView {
    bool warns = false;       ///< the coach holds back a turn
    std::string text = {};    ///< one or two sentences; may be empty
    std::string lesson = {};  ///< name of the lesson that explains it; empty: none does
    // ---- after the game
    std::vector<TurnLink> moments = {};  ///< turns worth another look
    std::string search = {};             ///< text in place of the turns: a search runs, or found none

    [[nodiscard]] bool says() const { return !text.empty() || !lesson.empty(); }
    [[nodiscard]] bool looksBack() const { return !moments.empty() || !search.empty(); }
    /// PlayNeeds::coachRows
    [[nodiscard]] int rows() const { return (says() ? 1 : 0) + (looksBack() ? 1 : 0); }
};

/// Starts a game of its own from the position before this turn.
struct PlayAgain {
    MoveId id;
    friend bool operator==(const PlayAgain&, const PlayAgain&) = default;
};
using CoachCommand = std::variant<Act, PlayAgain>;

/// Draws the coach's words during the game; after the game, the turns worth another look.
[[nodiscard]] std::vector<CoachCommand> drawCoach(kit::Context& ui, const CoachView& coach,
                                                  const kit::Rect& area);

}  // namespace ui::screens
