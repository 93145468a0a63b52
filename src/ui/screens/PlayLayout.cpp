#include "ui/screens/PlayLayout.h"

#include <algorithm>
#include <cmath>

namespace ui::screens {
namespace {

// Units.
constexpr float kMargin = 12;
constexpr float kLeftColumn = 248;
constexpr float kRightColumn = 256;
constexpr float kManyMoves = 304;  // width of a list of moves with more than two columns
constexpr float kTab = 46;         // width of a closed panel
constexpr float kHint = 44;
constexpr float kPieces = 92;
constexpr float kEntry = 70;
constexpr float kHandPadding = 24;
constexpr float kStrip = 46;
constexpr float kThinking = 46;
constexpr float kThinkingOpen = 92;  // height with its details
constexpr float kProspects = 30;
constexpr float kChances = 60;
constexpr float kWideEnough = 960;
constexpr float kHighEnough = 640;     // from this height on, two players with all figures fit above the hand
constexpr float kRoomForMoves = 1150;  // in narrower windows the table needs the width of the moves

constexpr float kCoachRow = 44;       // height above a result
constexpr float kRoomForCoach = 560;  // in lower compact layouts the table needs the coach's second row

constexpr float kResult = 138;
constexpr float kResultStrip = 112;   // height in a compact layout
constexpr float kResultOneRow = 620;  // from this width on, its buttons fit in one row
constexpr float kResultButtons = 42;  // height of a second row of them

float rounded(float units, float scale) { return std::floor(units * scale + 0.5F); }

bool isOpen(PanelState state, bool byDefault) {
    return state == PanelState::Automatic ? byDefault : state == PanelState::Open;
}

float handHeight(const PlayNeeds& needs) {
    if (needs.handCovered || (!needs.pieces && !needs.moveEntry)) return 0;
    const float pieces = needs.pieces ? kPieces : 0;
    const float entry = needs.moveEntry ? kEntry : 0;
    const float between = pieces > 0 && entry > 0 ? 8 : 0;
    return kHandPadding + pieces + between + entry;
}

float movesWidth(const PlayNeeds& needs) { return needs.moveColumns > 2 ? kManyMoves : kRightColumn; }

kit::Rect takeStrip(kit::Rect& table, float height, float margin) {
    kit::Rect strip = table;
    strip.height = height;
    table.y += height + margin;
    table.height -= height + margin;
    return strip;
}

/// Takes the strips of the bot's thoughts, the prospects and the forecast from the top of the table, and the
/// bar of chances from its left.
void takeStrips(PlayLayout& layout, const PlayNeeds& needs, float scale, float margin) {
    const float thinking = needs.panels.thinking == PanelState::Open ? kThinkingOpen : kThinking;
    if (needs.thinking) layout.thinking = takeStrip(layout.table, rounded(thinking, scale), margin);
    if (needs.prospects) layout.prospects = takeStrip(layout.table, rounded(kProspects, scale), margin);
    if (needs.forecast) layout.forecast = takeStrip(layout.table, rounded(kProspects, scale), margin);
    if (!needs.chances) return;
    layout.chances = layout.table;
    layout.chances.width = rounded(kChances, scale);
    layout.table.x += layout.chances.width + margin;
    layout.table.width -= layout.chances.width + margin;
}

/// During the game the coach takes the room of hints; after it, rows above the result.
void takeCoach(PlayLayout& layout, const PlayNeeds& needs, float row, float margin, int most) {
    if (!needs.handCovered) {
        if (needs.coachRows > 0 && !needs.control) layout.coach = layout.hint;
        return;
    }
    const int rows = std::min(needs.coachRows, most);
    if (rows == 0) return;
    const float height = row * static_cast<float>(rows);
    layout.coach = {layout.result.x, layout.result.y - margin - height, layout.result.width, height};
}

PlayLayout wideLayout(ImVec2 size, float scale, const PlayNeeds& needs, PlayLayout layout) {
    const auto px = [scale](float units) { return rounded(units, scale); };
    const float margin = px(kMargin);
    const float hand = px(handHeight(needs));
    const float left = px(layout.playersOpen ? kLeftColumn : kTab);
    const float right = px(layout.movesOpen ? movesWidth(needs) : kTab);
    const float handTop = size.y - margin - hand;
    const float below = hand > 0 ? hand + margin : 0;
    layout.players = {margin, margin, left, layout.playersOpen ? size.y - 2 * margin - below : px(kTab)};
    if (hand > 0) layout.hand = {margin, handTop, px(kLeftColumn), hand};
    if (const float own = px(needs.ownPanel); own > 0 && layout.playersOpen) {
        layout.players.height -= own + margin;
        layout.own = {margin, layout.players.y + layout.players.height + margin, left, own};
    }
    layout.moves = {size.x - margin - right, margin, right,
                    layout.movesOpen ? size.y - 2 * margin : px(kTab)};
    // A closed column gives its width to the table, unless the hand stands below it.
    const float tableLeft = margin * 2 + (hand > 0 ? px(kLeftColumn) : left);
    const float tableWidth = layout.moves.x - margin - tableLeft;
    const bool oneRow = tableWidth >= px(kResultOneRow);
    const float lower = px(needs.handCovered ? kResult + (oneRow ? 0 : kResultButtons) : kHint);
    const kit::Rect strip{tableLeft, size.y - margin - lower, tableWidth, lower};
    (needs.handCovered ? layout.result : layout.hint) = strip;
    takeCoach(layout, needs, px(kCoachRow), margin, 2);
    float floor = needs.handCovered && !layout.coach.empty() ? layout.coach.y : strip.y;
    if (needs.handCovered && needs.control) {
        layout.hint = {tableLeft, floor - margin - px(kHint), tableWidth, px(kHint)};
        floor = layout.hint.y;
    }
    layout.table = {tableLeft, margin, tableWidth, floor - 2 * margin};
    takeStrips(layout, needs, scale, margin);
    return layout;
}

PlayLayout compactLayout(ImVec2 size, float scale, const PlayNeeds& needs, PlayLayout layout) {
    const auto px = [scale](float units) { return rounded(units, scale); };
    const float margin = px(kMargin / 2);
    const float strip = px(kStrip);
    layout.players = {margin, margin, size.x - 2 * margin, strip};
    const float top = 2 * margin + strip;
    const bool hand = handHeight(needs) > 0;
    const float handTop = size.y - margin - strip;
    if (hand) layout.hand = {margin, handTop, size.x - 2 * margin, strip};
    float floor = hand ? handTop - margin : size.y - margin;
    if (needs.handCovered) {
        const float result = px(kResultStrip);
        layout.result = {margin, size.y - margin - result, size.x - 2 * margin, result};
        takeCoach(layout, needs, px(kCoachRow), margin, size.y < px(kRoomForCoach) ? 1 : 2);
        floor = (layout.coach.empty() ? layout.result.y : layout.coach.y) - margin;
    }
    float right = size.x - margin;
    if (layout.movesOpen) {
        const float width = std::min(px(movesWidth(needs)), size.x * 0.48F);
        layout.moves = {size.x - margin - width, top, width, floor - top};
        right = layout.moves.x - margin;
    }
    const float hint = px(kHint * 0.8F);
    layout.hint = {margin, floor - hint, right - margin, hint};
    if (!needs.handCovered) takeCoach(layout, needs, hint, margin, 1);
    layout.table = {margin, top, right - margin, layout.hint.y - margin - top};
    takeStrips(layout, needs, scale, margin);
    return layout;
}

}  // namespace

bool isCompact(ImVec2 display, float scale) {
    return display.x < kWideEnough * scale || display.y < kHighEnough * scale;
}

bool overPanels(const PlayLayout& layout, ImVec2 point, float scale) {
    constexpr float kNear = 12;  // units
    const float reach = rounded(kNear, scale);
    const auto over = [&](const kit::Rect& r) {
        return !r.empty() && point.x >= r.x - reach && point.x <= r.x + r.width + reach &&
               point.y >= r.y - reach && point.y <= r.y + r.height + reach;
    };
    return over(layout.players) || over(layout.moves) || over(layout.hand);
}

PlayLayout layoutPlay(ImVec2 display, float scale, const PlayNeeds& needs) {
    PlayLayout layout;
    layout.compact = isCompact(display, scale);
    layout.playersOpen = isOpen(needs.panels.players, true);
    layout.movesOpen = isOpen(needs.panels.moves, !layout.compact && display.x >= kRoomForMoves * scale);
    layout = layout.compact ? compactLayout(display, scale, needs, layout)
                            : wideLayout(display, scale, needs, layout);
    if (needs.control) layout.control = layout.hint;
    if (needs.control || (!layout.coach.empty() && !needs.handCovered)) layout.hint = {};
    return layout;
}

}  // namespace ui::screens
