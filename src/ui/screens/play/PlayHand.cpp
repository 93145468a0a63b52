#include "ui/screens/play/PlayHand.h"

#include <algorithm>
#include <cmath>

#include "ui/kit/Panel.h"
#include "ui/kit/Text.h"
#include "ui/screens/play/PlayParts.h"

namespace ui::screens {
namespace {

constexpr float kPiece = 74;  // units: height of a piece in the column

constexpr float kLeastField = 110;  // units, for a typed turn

/// The pieces of a strip; where they would leave no room to type, they do not show their keys.
std::vector<PieceChoice> piecesOfStrip(const kit::Context& ui, const HandView& view) {
    std::vector<PieceChoice> pieces = view.pieces;
    const float left = ImGui::GetContentRegionAvail().x - piecesWidth(ui, pieces, PieceTile::Low);
    if (view.canEnterMove && left < ui.px(kLeastField))
        for (PieceChoice& piece : pieces) piece.shortcut.clear();
    return pieces;
}

void choosePiece(kit::Context& ui, const std::vector<PieceChoice>& pieces, float height, PieceTile tile,
                 HandCommands& commands) {
    if (const auto piece = drawPieces(ui, pieces, height, tile)) commands.emplace_back(*piece);
}

void drawColumn(kit::Context& ui, const HandView& view, MoveEntry& entry, HandCommands& commands) {
    const float width = ImGui::GetContentRegionAvail().x;
    if (!view.pieces.empty()) choosePiece(ui, view.pieces, ui.px(kPiece), PieceTile::Tall, commands);
    if (view.canEnterMove) drawMoveEntry(ui, view, entry, width, true, commands);
}

void drawStrip(kit::Context& ui, const HandView& view, MoveEntry& entry, float height,
               HandCommands& commands) {
    if (!view.pieces.empty()) choosePiece(ui, piecesOfStrip(ui, view), height, PieceTile::Low, commands);
    if (!view.canEnterMove) return;
    if (!view.pieces.empty()) ImGui::SameLine(0, ui.px(10));
    const float room = ImGui::GetContentRegionAvail().x;
    const float field = std::floor(std::clamp(room * 0.55F, std::min(room, ui.px(kLeastField)), ui.px(300)));
    drawMoveEntry(ui, view, entry, field, false, commands);
    const std::string& error = refusalOf(view, entry);
    if (error.empty()) return;
    ImGui::SameLine(0, ui.px(12));
    const ImVec2 at = ImGui::GetCursorScreenPos();
    kit::drawLine(ui, *ImGui::GetWindowDrawList(), {at.x, at.y, ImGui::GetContentRegionAvail().x, height},
                  error,
                  {.face = kit::Face::Small, .color = ui.palette.danger, .overflow = kit::Overflow::Elide});
}

}  // namespace

std::vector<HandCommand> drawHand(kit::Context& ui, const HandView& view, MoveEntry& entry,
                                  const PlayLayout& layout) {
    HandCommands commands;
    if (layout.hand.empty()) return commands;
    const float padding = ui.px(layout.handStrip ? 6 : 12);
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {padding, padding});
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {ui.px(6), ui.px(8)});
    {
        const kit::Panel panel(ui, "##hand", layout.hand);
        if (layout.handStrip) {
            drawStrip(ui, view, entry, layout.hand.height - 2 * padding, commands);
        } else {
            drawColumn(ui, view, entry, commands);
        }
    }
    ImGui::PopStyleVar(2);
    return commands;
}

}  // namespace ui::screens
