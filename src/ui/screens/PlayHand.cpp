#include <algorithm>

#include "ui/kit/Button.h"
#include "ui/kit/KeyCap.h"
#include "ui/kit/Panel.h"
#include "ui/kit/Text.h"
#include "ui/screens/PlayParts.h"

namespace ui::screens {
namespace {

constexpr float kPiece = 92;  // units: height of a piece in the column
constexpr float kBetweenTiles = 6;
constexpr float kLowTile = 64;   // units: width of a piece in a strip
constexpr float kLowShape = 44;  // units: width of its shape

void drawShortcut(kit::Context& ui, ImDrawList& canvas, const kit::Rect& tile, const PieceChoice& piece) {
    if (piece.shortcut.empty()) return;
    if (piece.capped) {
        const float right = tile.x + tile.width - ui.px(5) - kit::keyCapWidth(ui, piece.shortcut);
        (void)kit::drawKeyCap(ui, canvas, {right, tile.y + ui.px(16)}, piece.shortcut);
        return;
    }
    kit::drawLine(ui, canvas, {tile.x + tile.width - ui.px(28), tile.y + ui.px(3), ui.px(22), ui.px(18)},
                  piece.shortcut,
                  {.face = kit::Face::Small,
                   .color = ui.palette.textDim,
                   .align = kit::Align::Right,
                   .overflow = kit::Overflow::Elide});
}

void drawTall(kit::Context& ui, const kit::Rect& tile, const PieceChoice& piece, const ImVec4& ink) {
    ImDrawList& canvas = *ImGui::GetWindowDrawList();
    const float label = ui.px(24);
    kit::drawShape(canvas, {tile.x, tile.y + ui.px(10), tile.width, tile.height - label - ui.px(14)},
                   piece.shape, piece.color, ui.palette.accent);
    kit::drawLine(ui, canvas,
                  {tile.x + ui.px(2), tile.y + tile.height - label - ui.px(3), tile.width - ui.px(4), label},
                  piece.label, {.face = kit::Face::Small, .color = ink, .align = kit::Align::Center});
    drawShortcut(ui, canvas, tile, piece);
}

void drawLow(kit::Context& ui, const kit::Rect& tile, const PieceChoice& piece) {
    ImDrawList& canvas = *ImGui::GetWindowDrawList();
    kit::drawShape(canvas, {tile.x + ui.px(4), tile.y + ui.px(3), ui.px(kLowShape), tile.height - ui.px(6)},
                   piece.shape, piece.color, ui.palette.accent);
    if (piece.capped) return drawShortcut(ui, canvas, tile, piece);
    kit::drawLine(ui, canvas, {tile.x + tile.width - ui.px(20), tile.y, ui.px(15), tile.height},
                  piece.shortcut,
                  {.face = kit::Face::Small,
                   .color = ui.palette.textDim,
                   .align = kit::Align::Right,
                   .overflow = kit::Overflow::Elide});
}

void drawNamed(kit::Context& ui, const kit::Rect& tile, const PieceChoice& piece, const ImVec4& ink) {
    ImDrawList& canvas = *ImGui::GetWindowDrawList();
    kit::drawShape(canvas, {tile.x + ui.px(4), tile.y + ui.px(3), ui.px(kLowShape), tile.height - ui.px(6)},
                   piece.shape, piece.color, ui.palette.accent);
    const float name = tile.x + ui.px(kLowShape + 8);
    kit::drawLine(ui, canvas, {name, tile.y, tile.x + tile.width - ui.px(4) - name, tile.height}, piece.label,
                  {.color = ink});
}

float tileWidth(const kit::Context& ui, const PieceChoice& piece, PieceTile tile) {
    if (tile == PieceTile::Low) return ui.px(kLowTile);
    return ui.px(kLowShape + 16) + std::ceil(kit::measure(ui, kit::Face::Body, piece.label).x);
}

/// The help of the piece, preceded by its name and key if the button does not show them.
std::string explained(const kit::Context& ui, const PieceChoice& piece, PieceTile tile) {
    if (tile == PieceTile::Tall) return piece.help;
    const std::string name = piece.shortcut.empty() || piece.capped
                                 ? piece.label
                                 : ui.tr("{what} ({key})", {{"what", piece.label}, {"key", piece.shortcut}});
    return piece.help.empty() ? name : name + "\n" + piece.help;
}

bool drawPiece(kit::Context& ui, const PieceChoice& piece, ImVec2 size, PieceTile tile) {
    kit::Disabled disabled(ui, piece.disabled);
    const kit::Press press = kit::pressable(ui, "##piece", size);
    kit::nameItem(ui, piece.label);
    if (press.visible) {
        kit::drawFace(ui, press, kit::ButtonKind::Secondary, piece.chosen);
        const ImVec4 ink = piece.chosen ? ui.palette.accentHover : ui.palette.text;
        if (tile == PieceTile::Low) drawLow(ui, press.area, piece);
        if (tile == PieceTile::Named) drawNamed(ui, press.area, piece, ink);
        if (tile == PieceTile::Tall) drawTall(ui, press.area, piece, ink);
    }
    kit::tooltip(ui, disabled.explained(explained(ui, piece, tile)));
    return press.pressed && piece.disabled.empty();
}

void choosePiece(kit::Context& ui, const PlayModel& model, float height, PieceTile tile,
                 PlayCommands& commands) {
    if (const auto piece = drawPieces(ui, model.pieces, height, tile)) commands.emplace_back(*piece);
}

void drawColumn(kit::Context& ui, const PlayModel& model, MoveEntry& entry, PlayCommands& commands) {
    const float width = ImGui::GetContentRegionAvail().x;
    if (!model.pieces.empty()) choosePiece(ui, model, ui.px(kPiece), PieceTile::Tall, commands);
    if (model.canEnterMove) drawMoveEntry(ui, model, entry, width, true, commands);
}

void drawStrip(kit::Context& ui, const PlayModel& model, MoveEntry& entry, float height,
               PlayCommands& commands) {
    if (!model.pieces.empty()) choosePiece(ui, model, height, PieceTile::Low, commands);
    if (!model.canEnterMove) return;
    if (!model.pieces.empty()) ImGui::SameLine(0, ui.px(10));
    const float room = ImGui::GetContentRegionAvail().x;
    const float field = std::floor(std::min(room * 0.55F, ui.px(300)));
    drawMoveEntry(ui, model, entry, field, false, commands);
    const std::string& error = refusalOf(model, entry);
    if (error.empty()) return;
    ImGui::SameLine(0, ui.px(12));
    const ImVec2 at = ImGui::GetCursorScreenPos();
    kit::drawLine(ui, *ImGui::GetWindowDrawList(), {at.x, at.y, ImGui::GetContentRegionAvail().x, height},
                  error,
                  {.face = kit::Face::Small, .color = ui.palette.danger, .overflow = kit::Overflow::Elide});
}

}  // namespace

float piecesWidth(const kit::Context& ui, const std::vector<PieceChoice>& pieces, PieceTile tile) {
    float width = 0;
    for (const PieceChoice& piece : pieces) width += tileWidth(ui, piece, tile) + ui.px(kBetweenTiles);
    return pieces.empty() ? 0 : width - ui.px(kBetweenTiles);
}

std::optional<ChoosePiece> drawPieces(kit::Context& ui, const std::vector<PieceChoice>& pieces, float height,
                                      PieceTile tile) {
    std::optional<ChoosePiece> chosen;
    const float whole = ImGui::GetContentRegionAvail().x;
    const int count = static_cast<int>(pieces.size());
    for (int i = 0; i < count; ++i) {
        const PieceChoice& piece = pieces[static_cast<std::size_t>(i)];
        const float width = tile == PieceTile::Tall ? kit::sharedWidth(whole, count, i, ui.px(kBetweenTiles))
                                                    : tileWidth(ui, piece, tile);
        if (i > 0) ImGui::SameLine(0, ui.px(kBetweenTiles));
        ImGui::PushID(i);
        if (drawPiece(ui, piece, {width, height}, tile)) chosen = ChoosePiece{i};
        ImGui::PopID();
    }
    return chosen;
}

void drawHand(kit::Context& ui, const PlayModel& model, const PlayLayout& layout, MoveEntry& entry,
              PlayCommands& commands) {
    if (layout.hand.empty()) return;
    const float padding = ui.px(layout.compact ? 6 : 12);
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {padding, padding});
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {ui.px(6), ui.px(8)});
    {
        const kit::Panel panel(ui, "##hand", layout.hand);
        if (layout.compact) {
            drawStrip(ui, model, entry, layout.hand.height - 2 * padding, commands);
        } else {
            drawColumn(ui, model, entry, commands);
        }
    }
    ImGui::PopStyleVar(2);
}

}  // namespace ui::screens
