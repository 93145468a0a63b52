#pragma once

#include <optional>
#include <string>
#include <vector>

#include "ui/kit/Context.h"
#include "ui/kit/Shape.h"

namespace ui::screens {

/// A kind of piece that the player can choose to place next.
struct PieceChoice {
    std::string label = {};  ///< already translated
    kit::Shape shape = {};
    ImVec4 color{1, 1, 1, 1};
    std::string shortcut = {};  ///< the key that chooses it, as shown
    bool capped = false;        ///< draw the shortcut as a button of a gamepad
    std::string disabled = {};  ///< why it cannot be chosen; empty: it can
    bool chosen = false;
    std::string help = {};  ///< an explanation of the piece; may be empty
};
struct ChoosePiece {
    int index = 0;
    friend bool operator==(const ChoosePiece&, const ChoosePiece&) = default;
};

/// How pieces are drawn. Tall: side by side over the whole width, with their names below them. Low: small,
/// their names are in their tooltips. Named: low, with their names beside them.
enum class PieceTile { Tall, Low, Named };
/// Pixels from the upper edge of tall tiles to their shapes: the same in all tiles, and as little as keeps
/// every shape apart from its piece's key. `widths`, `height`: of the tiles; `named`: names stand below.
[[nodiscard]] float topOfShapes(const kit::Context& ui, const std::vector<PieceChoice>& pieces,
                                const std::vector<float>& widths, float height, bool named);
/// The width in pixels of the kinds of pieces as Low or Named tiles.
[[nodiscard]] float piecesWidth(const kit::Context& ui, const std::vector<PieceChoice>& pieces,
                                PieceTile tile);
/// Draws the kinds of pieces to place, and returns the one that the player pressed.
[[nodiscard]] std::optional<ChoosePiece> drawPieces(kit::Context& ui, const std::vector<PieceChoice>& pieces,
                                                    float height, PieceTile tile);

}  // namespace ui::screens
