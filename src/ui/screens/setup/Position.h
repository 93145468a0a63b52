#pragma once

#include <cstddef>
#include <string>
#include <variant>
#include <vector>

#include "ui/screens/Option.h"
#include "ui/screens/play/PieceParts.h"
#include "ui/screens/play/PlayHint.h"
#include "ui/screens/setup/GameChoiceParts.h"

namespace ui::screens {

/// A position that is set up by hand: a panel beside the table, and a hint below it. Texts are already
/// translated.
struct PositionModel {
    /// Kinds of piece, below a line that says whose they are.
    struct Row {
        std::string heading = {};
        std::vector<PieceChoice> pieces = {};  ///< side by side; more than six take two rows
    };
    std::vector<Row> rows = {};
    /// A change of the whole position.
    struct WholeChange {
        std::string label = {};
        std::string help = {};      ///< a sentence; may be empty
        std::string disabled = {};  ///< why it would change nothing; empty: it can be done
    };
    std::vector<WholeChange> wholeChanges = {};
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
/// Makes one of the changes in PositionModel::wholeChanges.
struct DoWholeChange {
    std::size_t index = 0;
};
using PositionCommand = std::variant<PositionAction, ChoosePiece, SetOption, DoWholeChange>;

[[nodiscard]] std::vector<PositionCommand> drawPosition(kit::Context& ui, const PositionModel& model);
/// The part of the display that is left for the table.
[[nodiscard]] kit::Rect positionTableArea(kit::Rect display, float scale);

}  // namespace ui::screens
