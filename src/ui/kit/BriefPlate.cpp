#include <imgui.h>

#include <algorithm>
#include <cmath>
#include <string>

#include "ui/kit/Plate.h"
#include "ui/kit/Text.h"

namespace ui::kit {
namespace {

// Units.
constexpr float kFigureIcon = 15;
constexpr float kBehindIcon = 2;
constexpr float kBetweenFigures = 8;
constexpr float kBehindName = 8;
constexpr float kBriefDots = 32;    ///< of a player who thinks, and the space before them
constexpr float kLeastValues = 20;  ///< of the figures without icons
constexpr float kNameInSight = 72;  ///< a longer name is cut rather than the icons left out

const Shape& briefIconOf(const PlayerStat& stat) {
    return stat.briefIcon.empty() ? stat.icon : stat.briefIcon;
}

void drawBriefFace(Context& ui, ImDrawList& canvas, const PlayerPlate& player, const Rect& area) {
    const float rounding = ImGui::GetStyle().FrameRounding;
    const float turn = player.toMove ? 1.0F : 0.0F;
    canvas.AddRectFilled(area.min(), area.max(),
                         packed(mixed(ui.palette.background, ui.palette.button, turn), 0.85F), rounding);
    canvas.AddRect(area.min(), area.max(),
                   packed(player.toMove ? ui.palette.accentHover : ui.palette.panelBorder, 0.8F), rounding);
    const ImVec2 center{area.x + ui.px(16), area.center().y};
    // An arrow marks the player to move, not only colours.
    if (player.toMove) {
        const ImVec2 tip{area.x + ui.px(7), center.y};
        canvas.AddTriangleFilled({area.x + ui.px(2), center.y - ui.px(5)},
                                 {area.x + ui.px(2), center.y + ui.px(5)}, tip,
                                 packed(ui.palette.accentHover));
    }
    drawSwatchDisc(canvas, center, ui.px(7), player);
    canvas.AddCircle(center, ui.px(7), packed(ui.palette.accent), 0, std::max(1.0F, ui.px(1.2F)));
}

float figureWidth(const Context& ui, const PlayerStat& stat) {
    const float icon = briefIconOf(stat).empty() ? 0 : ui.px(kFigureIcon + kBehindIcon);
    return icon + std::ceil(measure(ui, Face::Small, stat.value).x) + ui.px(2);
}

/// The first figures, with their icons.
struct Figures {
    std::size_t count = 0;
    float width = 0;  ///< pixels
};

/// As many of them as have room. A number without its icon would tell nothing.
Figures figuresWithin(const Context& ui, const PlayerPlate& player, float room) {
    Figures figures;
    for (const PlayerStat& stat : player.stats) {
        const float between = figures.count > 0 ? ui.px(kBetweenFigures) : 0;
        const float width = figures.width + between + figureWidth(ui, stat);
        if (width > room) break;
        figures = {figures.count + 1, width};
    }
    return figures;
}

/// Draws figures with their icons at the right end of the room.
void drawFigures(Context& ui, ImDrawList& canvas, const Rect& room, const PlayerPlate& player,
                 const Figures& figures) {
    float x = room.x + room.width - figures.width;
    for (std::size_t i = 0; i < figures.count; ++i) {
        const PlayerStat& stat = player.stats[i];
        const float width = figureWidth(ui, stat);
        if (!briefIconOf(stat).empty())
            drawShape(canvas, {x, room.y, ui.px(kFigureIcon), room.height}, briefIconOf(stat), player.color,
                      ui.palette.accent);
        drawLine(ui, canvas, {x, room.y, width, room.height}, stat.value,
                 {.face = Face::Small, .color = ui.palette.textDim, .align = Align::Right});
        x += width + ui.px(kBetweenFigures);
    }
}

/// Draws the values alone at the right end of the room. Returns the width that they take, in pixels.
float drawValues(Context& ui, ImDrawList& canvas, const Rect& room, const PlayerPlate& player, float most) {
    std::string values;
    for (const PlayerStat& stat : player.stats) values += (values.empty() ? "" : " \xC2\xB7 ") + stat.value;
    const float taken = std::min(measure(ui, Face::Small, values).x + ui.px(2), most);
    drawLine(ui, canvas, {room.x + room.width - taken, room.y, taken, room.height}, values,
             {.face = Face::Small,
              .color = ui.palette.textDim,
              .align = Align::Right,
              .overflow = Overflow::Elide});
    return taken;
}

/// Pixels to keep for the name in this room: for all of it if a figure still fits beside it.
float nameWidth(const Context& ui, const PlayerPlate& player, float room) {
    const float whole = measure(ui, Face::Small, player.name).x;
    if (player.shortName.empty()) return std::min(whole, ui.px(kNameInSight));
    const float figure =
        player.stats.empty() ? 0 : ui.px(kBehindName) + figureWidth(ui, player.stats.front());
    return whole + figure <= room ? whole : std::min(whole, measure(ui, Face::Small, player.shortName).x);
}

/// Takes the clock, the thinking dots and the figures from the right end of the room, as far as they leave
/// room for the name: in a narrow plate the dots are left out first, then the figures, from the last one on,
/// which the tooltip tells, too.
void drawBehindName(Context& ui, ImDrawList& canvas, const PlayerPlate& player, Rect& room, float most) {
    if (player.clock) room.width -= drawClock(ui, canvas, room, *player.clock) + ui.px(kBehindName);
    const float name = nameWidth(ui, player, room.width) + ui.px(kBehindName);
    if (player.thinking && room.width - ui.px(kBriefDots) >= name)
        room.width -= drawThinkingDots(ui, canvas, room, *player.thinking) + ui.px(8);
    const float left = room.width - name;
    const bool icons = std::any_of(player.stats.begin(), player.stats.end(),
                                   [](const PlayerStat& stat) { return !briefIconOf(stat).empty(); });
    if (icons) {
        const Figures figures = figuresWithin(ui, player, left);
        drawFigures(ui, canvas, room, player, figures);
        if (figures.count > 0) room.width -= figures.width + ui.px(kBehindName);
    } else if (left >= ui.px(kLeastValues)) {
        room.width -= drawValues(ui, canvas, room, player, std::min(most, left)) + ui.px(kBehindName);
    }
}

void drawBriefLine(Context& ui, ImDrawList& canvas, const PlayerPlate& player, const Rect& area) {
    Rect room{area.x + ui.px(30), area.y, area.width - ui.px(38), area.height};
    drawBehindName(ui, canvas, player, room, area.width * 0.5F);
    if (room.width <= 0) return;
    // Smaller letters before a name is cut, and a shorter name before that.
    const auto fitsIn = [&](Face face, const std::string& name) {
        return measure(ui, face, name).x <= room.width;
    };
    const bool small = fitsIn(Face::Small, player.name);
    const std::string& name = small || player.shortName.empty() ? player.name : player.shortName;
    const bool fits = fitsIn(Face::Strong, name);
    drawLine(ui, canvas, room, name,
             {.face = fits ? Face::Strong : Face::Small,
              .color = player.toMove ? ui.palette.text : ui.palette.textDim,
              .overflow = Overflow::Elide});
}

/// The figures of a player with their labels and what they mean, a line each.
std::string figuresInWords(const Context& ui, const PlayerPlate& player) {
    std::string all = player.name;
    if (!player.seat.empty() && player.seat != player.name)
        all = ui.tr("{name} ({seat})", {{"name", player.name}, {"seat", player.seat}});
    for (const PlayerStat& stat : player.stats) {
        all += "\n" + ui.tr("{what}: {value}", {{"what", stat.label}, {"value", stat.value}});
        if (!stat.help.empty()) all += ". " + stat.help;
    }
    return all;
}

}  // namespace

void briefPlate(Context& ui, const PlayerPlate& player, ImVec2 size) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const Rect area{at.x, at.y, size.x, size.y};
    ImDrawList& canvas = *ImGui::GetWindowDrawList();
    drawBriefFace(ui, canvas, player, area);
    drawBriefLine(ui, canvas, player, area);
    ImGui::Dummy(size);
    tooltip(ui, figuresInWords(ui, player));
}

}  // namespace ui::kit
