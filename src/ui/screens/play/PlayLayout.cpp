#include "ui/screens/play/PlayLayout.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace ui::screens {
namespace {

// Units.
constexpr float kMargin = 12;
constexpr float kManyMoves = 304;  // width of a list of moves with more than two columns
constexpr float kTab = 46;         // width of a closed panel
constexpr float kHint = 44;
constexpr float kPieces = 74;
constexpr float kEntry = 38;
constexpr float kEntryLine = 32;
constexpr float kHandPadding = 24;
constexpr float kStrip = 46;
constexpr float kUsualPlayers = 236;  // heights until the panels know theirs
constexpr float kUsualMoves = 270;
constexpr float kThinking = 46;
constexpr float kThinkingOpen = 92;  // height with its details
constexpr float kChances = 60;
constexpr float kLeastTable = 0.3F;  // of the height of the display: no strip takes the table below it
constexpr float kWideEnough = 960;
constexpr float kHighEnough = 640;     // from this height on, two players with all figures fit above the hand
constexpr float kRoomForMoves = 1150;  // in narrower windows the table needs the width of the moves

constexpr float kCoachRow = 44;       // height above a result
constexpr float kRoomForCoach = 560;  // in lower compact layouts the table needs the coach's second row

constexpr float kMovesBelow = 0.36F;  // the share of an upright window's height

constexpr float kResult = 138;
constexpr float kResultStrip = 112;   // height in a compact layout
constexpr float kResultOneRow = 620;  // from this width on, its buttons fit in one row
constexpr float kResultButtons = 42;  // height of a second row of them

float rounded(float units, float scale) { return std::floor(units * scale + 0.5F); }

bool isOpen(PanelState state, bool byDefault) {
    return state == PanelState::Automatic ? byDefault : state == PanelState::Open;
}

/// Of the hand while it is not covered.
float openHandHeight(const PlayNeeds& needs) {
    if (!needs.pieces && !needs.moveEntry) return 0;
    const float pieces = needs.pieces ? kPieces : 0;
    const float entry = needs.moveEntry ? kEntry + (needs.entrySays ? kEntryLine : 0) : 0;
    const float between = pieces > 0 && entry > 0 ? 8 : 0;
    return kHandPadding + pieces + between + entry;
}

float handHeight(const PlayNeeds& needs) { return needs.handCovered ? 0 : openHandHeight(needs); }

float movesWidth(const PlayNeeds& needs) { return needs.moveColumns > 2 ? kManyMoves : kColumn; }

kit::Rect takeStrip(kit::Rect& table, float height, float margin) {
    kit::Rect strip = table;
    strip.height = height;
    table.y += height + margin;
    table.height -= height + margin;
    return strip;
}

/// Units: as many rows as the sentences need, so that none is cut.
float prospectsHeight(const std::vector<float>& widths, float room) {
    if (widths.empty()) return 0;
    const std::vector<int> rows = rowsWithin(widths, kBetweenProspects, room - 2 * kProspectsPadding);
    return kProspectsRow + kNextProspectsRow * static_cast<float>(rows.size() - 1);
}

/// Takes the strips of the bot's thoughts, the prospects and the forecast from the top of the table, as long
/// as it keeps its least height, and the bar of chances from its left.
void takeStrips(PlayLayout& layout, const PlayNeeds& needs, float height, float scale, float margin) {
    const auto take = [&](float units) {
        const float strip = rounded(units, scale);
        const bool fits = layout.table.height - strip - margin >= kLeastTable * height;
        return units > 0 && fits ? takeStrip(layout.table, strip, margin) : kit::Rect{};
    };
    const float thinking = needs.panels.thinking == PanelState::Open ? kThinkingOpen : kThinking;
    const float room = layout.table.width / scale;
    if (needs.thinking) layout.thinking = take(thinking);
    if (needs.thinking && layout.thinking.empty()) layout.thinking = take(kThinking);
    layout.prospects = take(prospectsHeight(needs.prospects, room));
    if (layout.prospects.empty() && !needs.prospects.empty()) layout.prospects = take(kProspectsRow);
    layout.forecast = take(prospectsHeight(needs.forecast, room));
    if (layout.forecast.empty() && !needs.forecast.empty()) layout.forecast = take(kProspectsRow);
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

/// Panels one below the other.
class Column {
  public:
    Column(float x, float width, float top, float floor, float margin)
        : rest_{x, top, width, floor - top}, margin_(margin) {}
    /// The next panel of this height, or as much of it as there is room for; empty if it has no height.
    kit::Rect take(float height) {
        if (height <= 0) return {};
        kit::Rect panel = rest_;
        panel.height = std::max(0.0F, std::min(height, rest_.height));
        rest_.y += panel.height + margin_;
        rest_.height -= panel.height + margin_;
        return panel;
    }
    /// A closed panel: a button at the right end.
    kit::Rect takeTab(float side) { return takeAtRight(side, side); }
    kit::Rect takeAtRight(float width, float height) {
        kit::Rect panel = take(height);
        panel.x += panel.width - width;
        panel.width = width;
        return panel;
    }

  private:
    kit::Rect rest_;
    float margin_;
};

/// Of two buttons without words, one above the other.
float turnToolsHeight(float scale) {
    const float padding = rounded(kTurnToolsPadding, scale);
    return 2 * (rounded(kTab, scale) - padding) + rounded(kBetweenTurnTools, scale);
}

/// The heights of the panels beside the table, in pixels.
struct Heights {
    float players, briefPlayers, hand, moves, leastMoves;
};

Heights heightsOf(float scale, const PlayNeeds& needs, const PlayLayout& layout) {
    const auto px = [scale](float units) { return rounded(units, scale); };
    // While the moves are closed, a tab and the tools of the turn stand in their place.
    const float tab = px(kTab) + px(kMargin) + turnToolsHeight(scale);
    const float least = px(needs.leastMoves > 0 ? needs.leastMoves : kUsualMoves);
    return {.players = px(needs.players > 0 ? needs.players : kUsualPlayers),
            .briefPlayers = px(needs.briefPlayers),
            .hand = layout.handStrip ? 0 : px(handHeight(needs)),
            .moves = px(needs.moves > 0 ? needs.moves : kUsualMoves),
            .leastMoves = layout.movesOpen ? least : tab};
}

/// Chooses how the panels fit: in one column, with a line for each player, or on both sides. What a player
/// enters turns with is never cut.
void chooseColumns(float room, float hand, const Heights& heights, float margin, PlayLayout& layout) {
    if (!layout.playersOpen) return;
    const bool linesKnown = heights.briefPlayers > 0;
    const float others = hand + 2 * margin;
    const auto fits = [&](float players, float moves) { return players + others + moves <= room; };
    if (fits(heights.players, heights.leastMoves)) return;
    layout.bothSides = !linesKnown || !fits(heights.briefPlayers, heights.leastMoves);
    layout.briefPlayers = linesKnown && (!layout.bothSides || !fits(heights.players, 0));
}

/// All panels stand in one column at the right, each as high as what it holds: the moves, which grow, at its
/// end. If they do not fit, each player has only a line; if they do not fit so either, the others move to the
/// left side.
void layColumns(ImVec2 size, float scale, const PlayNeeds& needs, PlayLayout& layout) {
    const auto px = [scale](float units) { return rounded(units, scale); };
    const float margin = px(kMargin);
    const float floor = size.y - margin;
    const bool tabs = !layout.playersOpen && !layout.movesOpen;
    layout.handStrip = tabs && handHeight(needs) > 0;
    const Heights heights = heightsOf(scale, needs, layout);
    // While the table is covered, the hand has no panel, but the others keep their places.
    const float hand = needs.moveEntry ? px(openHandHeight(needs)) : heights.hand;
    chooseColumns(floor - margin, hand, heights, margin, layout);
    const bool onlyTabs = !layout.movesOpen && (tabs || layout.bothSides);
    const float width = px(onlyTabs ? kTab : layout.movesOpen ? movesWidth(needs) : kColumn);
    Column right(size.x - margin - width, width, margin, floor, margin);
    Column left(margin, px(kColumn), margin, floor, margin);
    Column& first = layout.bothSides ? left : right;
    const float players = layout.briefPlayers ? heights.briefPlayers : heights.players;
    layout.players = layout.playersOpen ? first.take(players) : first.takeTab(px(kTab));
    layout.hand = first.take(heights.hand);
    layout.moves = layout.movesOpen ? right.take(heights.moves) : right.takeTab(px(kTab));
    if (!layout.movesOpen) layout.turnTools = right.takeAtRight(px(kTab), turnToolsHeight(scale));
    const float begin = layout.bothSides ? 2 * margin + px(kColumn) : margin;
    layout.table = {begin, margin, size.x - 2 * margin - width - begin, floor - margin};
}

PlayLayout wideLayout(ImVec2 size, float scale, const PlayNeeds& needs, PlayLayout layout) {
    const auto px = [scale](float units) { return rounded(units, scale); };
    const float margin = px(kMargin);
    layColumns(size, scale, needs, layout);
    kit::Rect& table = layout.table;
    if (layout.handStrip) {
        const float strip = px(kStrip);
        layout.hand = {table.x, table.y + table.height - strip, table.width, strip};
        table.height -= strip + margin;
    }
    const bool oneRow = table.width >= px(kResultOneRow);
    const float lower = px(needs.handCovered ? kResult + (oneRow ? 0 : kResultButtons) : kHint);
    const kit::Rect strip{table.x, table.y + table.height - lower, table.width, lower};
    (needs.handCovered ? layout.result : layout.hint) = strip;
    takeCoach(layout, needs, px(kCoachRow), margin, 2);
    float floor = needs.handCovered && !layout.coach.empty() ? layout.coach.y : strip.y;
    if (needs.handCovered && needs.control) {
        layout.hint = {table.x, floor - margin - px(kHint), table.width, px(kHint)};
        floor = layout.hint.y;
    }
    table.height = floor - margin - table.y;
    takeStrips(layout, needs, size.y, scale, margin);
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
    layout.handStrip = true;
    float floor = hand ? handTop - margin : size.y - margin;
    if (needs.handCovered) {
        const bool oneRow = size.x >= px(kResultOneRow);
        const float result = px(oneRow ? kResultStrip : kResult + kResultButtons);
        layout.result = {margin, size.y - margin - result, size.x - 2 * margin, result};
        takeCoach(layout, needs, px(kCoachRow), margin, size.y < px(kRoomForCoach) ? 1 : 2);
        floor = (layout.coach.empty() ? layout.result.y : layout.coach.y) - margin;
    }
    float right = size.x - margin;
    const float hint = px(kHint * 0.8F);
    if (layout.movesOpen && size.y > size.x) {
        const float table = std::ceil(size.y * kLeastTable) + hint + 2 * margin;
        const float wanted = std::min(px(needs.moves > 0 ? needs.moves : kUsualMoves), size.y * kMovesBelow);
        const float height = std::min(wanted, floor - top - table);
        layout.moves = {margin, floor - height, size.x - 2 * margin, height};
        floor = layout.moves.y - margin;
    } else if (layout.movesOpen) {
        const float width = std::min(px(movesWidth(needs)), size.x * 0.48F);
        layout.moves = {size.x - margin - width, top, width, floor - top};
        right = layout.moves.x - margin;
    }
    layout.hint = {margin, floor - hint, right - margin, hint};
    if (!needs.handCovered) takeCoach(layout, needs, hint, margin, 1);
    layout.table = {margin, top, right - margin, layout.hint.y - margin - top};
    takeStrips(layout, needs, size.y, scale, margin);
    return layout;
}

}  // namespace

std::vector<int> rowsWithin(const std::vector<float>& widths, float between, float room) {
    std::vector<int> rows;
    float left = 0;
    for (const float width : widths) {
        if (rows.empty() || width > left) {
            rows.push_back(0);
            left = room;
        }
        ++rows.back();
        left -= width + between;
    }
    std::vector<int> even = evenRows(static_cast<int>(widths.size()), static_cast<int>(rows.size()));
    auto next = widths.begin();
    for (const int count : even) {
        const float width = std::accumulate(next, next + count, between * static_cast<float>(count - 1));
        if (width > room) return rows;
        next += count;
    }
    return even;
}

std::vector<int> evenRows(int things, int rows) {
    std::vector<int> counts;
    for (int row = 0; row < rows; ++row) counts.push_back((row + 1) * things / rows - row * things / rows);
    return counts;
}

bool isCompact(ImVec2 display, float scale, const PlayNeeds& needs) {
    const float high = kHighEnough - (needs.handOnTable ? kHandPadding + kPieces + kEntry : 0);
    return display.x < kWideEnough * scale || display.y < high * scale;
}

bool overPanels(const PlayLayout& layout, ImVec2 point, float scale) {
    constexpr float kNear = 12;  // units
    const float reach = rounded(kNear, scale);
    const auto over = [&](const kit::Rect& r) {
        return !r.empty() && point.x >= r.x - reach && point.x <= r.x + r.width + reach &&
               point.y >= r.y - reach && point.y <= r.y + r.height + reach;
    };
    return over(layout.players) || over(layout.moves) || over(layout.turnTools) || over(layout.hand);
}

PlayLayout layoutPlay(ImVec2 display, float scale, const PlayNeeds& needs) {
    PlayLayout layout;
    layout.compact = isCompact(display, scale, needs);
    layout.playersOpen = isOpen(needs.panels.players, true);
    layout.movesOpen = isOpen(needs.panels.moves, !layout.compact && display.x >= kRoomForMoves * scale);
    layout = layout.compact ? compactLayout(display, scale, needs, layout)
                            : wideLayout(display, scale, needs, layout);
    if (needs.control) layout.control = layout.hint;
    if (needs.control || (!layout.coach.empty() && !needs.handCovered)) layout.hint = {};
    return layout;
}

}  // namespace ui::screens
