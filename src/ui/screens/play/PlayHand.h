#pragma once

#include <string>
#include <variant>
#include <vector>

#include "ui/kit/Context.h"
#include "ui/screens/play/PieceParts.h"
#include "ui/screens/play/PlayLayout.h"

namespace ui::screens {

/// The pieces to choose from, and what is said about the turn being typed.
struct HandView {
    std::vector<PieceChoice> pieces = {};
    bool canEnterMove = true;
    std::vector<std::string> completions = {};  ///< moves that begin with the typed text, the best first
    std::string entryError = {};                ///< why the typed text is no turn
    std::string refusal = {};                   ///< why the place that the player pointed at allows no turn
};

/// The text that the player is typing; the program keeps it between frames.
struct MoveEntry {
    std::string text = {};
    int highlighted = -1;      ///< index of the completion chosen with the arrow keys
    bool cursorToEnd = false;  ///< set by the screen after a focus, which selects the text
    bool wantsFocus = false;   ///< set by the program; cleared once the field has the keyboard
    bool active = false;       ///< the field has the keyboard
    bool selected = false;     ///< set by the program: the focus selects the text, so that typing replaces it
};
struct EnterMove {
    std::string text = {};
    friend bool operator==(const EnterMove&, const EnterMove&) = default;
};
/// The typed text has changed: the program updates `completions` and `entryError`.
struct MoveTextChanged {
    std::string text = {};
    friend bool operator==(const MoveTextChanged&, const MoveTextChanged&) = default;
};
using HandCommand = std::variant<ChoosePiece, EnterMove, MoveTextChanged>;

/// Whether a line below the move entry says something: why it was refused, or while one types, the keys.
[[nodiscard]] bool entrySays(const HandView& view, const MoveEntry& entry);

/// Draws the player's pieces and the line to type a move in.
[[nodiscard]] std::vector<HandCommand> drawHand(kit::Context& ui, const HandView& view, MoveEntry& entry,
                                                const PlayLayout& layout);

}  // namespace ui::screens
