#pragma once

#include <string>
#include <variant>
#include <vector>

#include "ui/screens/GameChoiceParts.h"
#include "ui/screens/Option.h"
#include "ui/screens/PieceParts.h"
#include "ui/screens/PlayHint.h"

namespace ui::screens {

/// A position that is set up by hand: a panel beside the table, and a hint below it. Texts are already
/// translated.
struct PositionModel {
    /// The kinds of piece, a row for each player, with his name above it.
    struct Row {
        std::string player = {};
        std::vector<PieceChoice> pieces = {};
    };
    std::vector<Row> rows = {};
    std::vector<Option> options = {};
    bool advancedShown = false;
    std::string problem = {};  ///< why it cannot be played; empty: it can
    std::string noUndo = {};   ///< why nothing can be undone, redone, cleared; empty: it can
    std::string noRedo = {};
    std::string noClearing = {};
    bool puzzles = false;  ///< the game has puzzles
    bool making = false;   ///< a puzzle is being proved
    HintView hint = {};
};

enum class PositionAction {
    Play,
    Analyse,
    Puzzle,
    StopPuzzle,
    Copy,
    Paste,
    Undo,
    Redo,
    Clear,
    ToggleAdvanced,
    Back
};
using PositionCommand = std::variant<PositionAction, ChoosePiece, SetOption>;

[[nodiscard]] std::vector<PositionCommand> drawPosition(kit::Context& ui, const PositionModel& model);
/// The part of the display that is left for the table.
[[nodiscard]] kit::Rect positionTableArea(kit::Rect display, float scale);

}  // namespace ui::screens
