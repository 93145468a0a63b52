#include "ui/screens/play/PieceParts.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <utility>

#include "ui/kit/Button.h"
#include "ui/kit/KeyCap.h"
#include "ui/kit/Panel.h"
#include "ui/kit/Text.h"

namespace ui::screens {
namespace {

// Units.
constexpr float kBetweenTiles = 6;
constexpr float kLeastBetween = 3;  // where labels need the room
constexpr float kLabelMargin = 2;
constexpr float kLabel = 24;     // height
constexpr float kLowTile = 64;   // units: width of a piece in a strip
constexpr float kLowShape = 44;  // units: width of its shape

constexpr float kHighestShape = 8;  // from the tile's upper edge
constexpr float kLowestShape = 30;  // below every key
constexpr float kBesideKey = 1.5F;  // free between a key and a shape left of it
constexpr float kBelowKey = 3;

/// The name of the piece's key in the tile's upper right corner; empty if it has none.
kit::Rect keyArea(const kit::Context& ui, const kit::Rect& tile, const PieceChoice& piece) {
    if (piece.shortcut.empty()) return {};
    if (piece.capped) {
        const float width = kit::keyCapWidth(ui, piece.shortcut);
        return {tile.x + tile.width - ui.px(5) - width, tile.y + ui.px(5), width, kit::keyCapHeight(ui)};
    }
    const float width = std::min(std::ceil(kit::measure(ui, kit::Face::Small, piece.shortcut).x), ui.px(22));
    return {tile.x + tile.width - ui.px(6) - width, tile.y + ui.px(6), width, ui.px(11)};
}

/// `top`: pixels from the tile's upper edge.
kit::Rect shapeArea(const kit::Context& ui, const kit::Rect& tile, bool named, float top) {
    const float label = named ? ui.px(kLabel) : 0;
    return {tile.x, tile.y + top, tile.width, tile.height - label - top - ui.px(4)};
}

bool keepsApart(const kit::Context& ui, const PieceChoice& piece, const kit::Rect& tile, bool named,
                float top) {
    kit::Rect key = keyArea(ui, tile, piece);
    if (key.empty()) return true;
    const float beside = kBesideKey * ui.scale;
    key = {key.x - beside, key.y, key.width + beside, key.height + ui.px(kBelowKey)};
    return !key.overlaps(kit::extentOf(shapeArea(ui, tile, named, top), piece.shape));
}

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

/// `name`: what is shown of the piece's name; may be empty. `top`: see topOfShapes().
void drawTall(kit::Context& ui, const kit::Rect& tile, const PieceChoice& piece, const std::string& name,
              float top, const ImVec4& ink) {
    ImDrawList& canvas = *ImGui::GetWindowDrawList();
    const float label = name.empty() ? 0 : ui.px(kLabel);
    kit::drawShape(canvas, shapeArea(ui, tile, !name.empty(), top), piece.shape, piece.color,
                   ui.palette.accent);
    kit::drawLine(ui, canvas,
                  {tile.x + ui.px(kLabelMargin), tile.y + tile.height - label - ui.px(3),
                   tile.width - 2 * ui.px(kLabelMargin), label},
                  name, {.face = kit::Face::Small, .color = ink, .align = kit::Align::Center});
    drawShortcut(ui, canvas, tile, piece);
}

void drawLow(kit::Context& ui, const kit::Rect& tile, const PieceChoice& piece) {
    ImDrawList& canvas = *ImGui::GetWindowDrawList();
    kit::drawShape(canvas, {tile.x + ui.px(4), tile.y + ui.px(3), ui.px(kLowShape), tile.height - ui.px(6)},
                   piece.shape, piece.color, ui.palette.accent);
    if (piece.capped) return drawShortcut(ui, canvas, tile, piece);
    kit::drawLine(ui, canvas, {tile.x + tile.width - ui.px(22), tile.y, ui.px(17), tile.height},
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

/// Tall tiles side by side.
struct TallRow {
    std::vector<std::string> labels;
    std::vector<float> widths;
    float between = 0;
    bool fits = true;  ///< the labels
    float top = 0;     ///< see topOfShapes()
};

/// The width that all tiles have whose labels need no more, if the others are as wide as their labels need.
/// `room`: of all tiles together; at least what all labels need.
float commonWidth(std::vector<float> needed, float room) {
    std::sort(needed.begin(), needed.end(), std::greater<>());
    auto left = static_cast<float>(needed.size());
    for (const float width : needed) {
        if (width <= room / left) return std::floor(room / left);
        room -= width;
        --left;
    }
    return 0;
}

/// The tiles are equal, except those that a label makes wider. Where even that is too narrow for the labels,
/// all are equal.
TallRow tallRow(const kit::Context& ui, std::vector<std::string> shown, float whole) {
    const int count = static_cast<int>(shown.size());
    TallRow equal{.labels = std::move(shown), .widths = {}, .between = ui.px(kBetweenTiles)};
    TallRow byLabels = equal;
    float labels = 0;
    bool fits = true;
    for (int i = 0; i < count; ++i) {
        const std::string& label = equal.labels[static_cast<std::size_t>(i)];
        equal.widths.push_back(kit::sharedWidth(whole, count, i, equal.between));
        byLabels.widths.push_back(std::ceil(kit::measure(ui, kit::Face::Small, label).x) +
                                  2 * ui.px(kLabelMargin));
        fits = fits && byLabels.widths.back() <= equal.widths.back();
        labels += byLabels.widths.back();
    }
    const auto room = [&] { return whole - byLabels.between * static_cast<float>(count - 1); };
    if (room() < labels) byLabels.between = ui.px(kLeastBetween);
    equal.fits = fits || room() >= labels;
    if (fits || room() < labels) return equal;
    const float common = commonWidth(byLabels.widths, room());
    for (float& width : byLabels.widths) width = std::max(width, common);
    return byLabels;
}

/// The labels without the words with which all of them begin, such as "1" for "Rank 1".
std::vector<std::string> withoutCommonWords(std::vector<std::string> labels) {
    const auto wordOf = [](const std::string& label) { return label.substr(0, label.find(' ') + 1); };
    while (labels.size() > 1 && !wordOf(labels.front()).empty() &&
           std::all_of(labels.begin(), labels.end(),
                       [&](const std::string& label) { return wordOf(label) == wordOf(labels.front()); })) {
        const std::size_t word = wordOf(labels.front()).size();
        for (std::string& label : labels) label.erase(0, word);
    }
    return labels;
}

/// Names that are too long for their tiles are shortened where that is possible, else left out.
TallRow fittingRow(const kit::Context& ui, const std::vector<PieceChoice>& pieces, ImVec2 room) {
    std::vector<std::string> names;
    for (const PieceChoice& piece : pieces) names.push_back(piece.label);
    TallRow row = tallRow(ui, names, room.x);
    if (!row.fits) row = tallRow(ui, withoutCommonWords(names), room.x);
    const bool named = row.fits;
    if (!named) row = tallRow(ui, std::vector<std::string>(names.size()), room.x);
    row.top = topOfShapes(ui, pieces, row.widths, room.y, named);
    return row;
}

/// The help of the piece, preceded by its name and key if the button does not show them. `label`: what a tall
/// tile shows of the name.
std::string explained(const kit::Context& ui, const PieceChoice& piece, PieceTile tile,
                      const std::string& label) {
    if (tile == PieceTile::Tall && label == piece.label) return piece.help;
    const std::string name = piece.shortcut.empty() || piece.capped
                                 ? piece.label
                                 : ui.tr("{what} ({key})", {{"what", piece.label}, {"key", piece.shortcut}});
    return piece.help.empty() ? name : name + "\n" + piece.help;
}

/// `label`, `top`: of a tall tile.
bool drawPiece(kit::Context& ui, const PieceChoice& piece, ImVec2 size, PieceTile tile,
               const std::string& label, float top) {
    kit::Disabled disabled(ui, piece.disabled);
    const kit::Press press = kit::pressable(ui, "##piece", size);
    kit::nameItem(ui, piece.label);
    if (press.visible) {
        kit::drawFace(ui, press, kit::ButtonKind::Secondary, piece.chosen);
        const ImVec4 ink = piece.chosen ? ui.palette.accentHover : ui.palette.text;
        if (tile == PieceTile::Low) drawLow(ui, press.area, piece);
        if (tile == PieceTile::Named) drawNamed(ui, press.area, piece, ink);
        if (tile == PieceTile::Tall) drawTall(ui, press.area, piece, label, top, ink);
    }
    kit::tooltip(ui, disabled.explained(explained(ui, piece, tile, label)));
    return press.pressed && piece.disabled.empty();
}

}  // namespace

float topOfShapes(const kit::Context& ui, const std::vector<PieceChoice>& pieces,
                  const std::vector<float>& widths, float height, bool named) {
    float units = kHighestShape;
    const auto allApart = [&] {
        for (std::size_t i = 0; i < pieces.size(); ++i)
            if (!keepsApart(ui, pieces[i], {0, 0, widths[i], height}, named, ui.px(units))) return false;
        return true;
    };
    while (units < kLowestShape && !allApart()) ++units;
    return ui.px(units);
}

float piecesWidth(const kit::Context& ui, const std::vector<PieceChoice>& pieces, PieceTile tile) {
    float width = 0;
    for (const PieceChoice& piece : pieces) width += tileWidth(ui, piece, tile) + ui.px(kBetweenTiles);
    return pieces.empty() ? 0 : width - ui.px(kBetweenTiles);
}

std::optional<ChoosePiece> drawPieces(kit::Context& ui, const std::vector<PieceChoice>& pieces, float height,
                                      PieceTile tile) {
    std::optional<ChoosePiece> chosen;
    const TallRow tall = fittingRow(ui, pieces, {ImGui::GetContentRegionAvail().x, height});
    const float between = tile == PieceTile::Tall ? tall.between : ui.px(kBetweenTiles);
    const int count = static_cast<int>(pieces.size());
    for (int i = 0; i < count; ++i) {
        const PieceChoice& piece = pieces[static_cast<std::size_t>(i)];
        const float width =
            tile == PieceTile::Tall ? tall.widths[static_cast<std::size_t>(i)] : tileWidth(ui, piece, tile);
        if (i > 0) ImGui::SameLine(0, between);
        ImGui::PushID(i);
        const std::string& label = tall.labels[static_cast<std::size_t>(i)];
        if (drawPiece(ui, piece, {width, height}, tile, label, tall.top)) chosen = ChoosePiece{i};
        ImGui::PopID();
    }
    return chosen;
}

}  // namespace ui::screens
