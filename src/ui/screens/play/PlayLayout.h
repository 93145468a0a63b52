#pragma once

#include <vector>

#include "ui/kit/Context.h"
#include "ui/kit/Rect.h"

namespace ui::screens {

enum class PanelState { Automatic, Open, Closed };
enum class PlayPanel { Players, Moves, Thinking };

/// Which panels beside the table are open.
struct PanelStates {
    PanelState players = PanelState::Automatic;
    PanelState moves = PanelState::Automatic;
    PanelState thinking = PanelState::Automatic;  ///< open: also shows the line and the figures

    [[nodiscard]] PanelState& of(PlayPanel panel) {
        if (panel == PlayPanel::Players) return players;
        return panel == PlayPanel::Moves ? moves : thinking;
    }
};
/// The player opens or closes a panel.
struct SetPanel {
    PlayPanel panel = PlayPanel::Players;
    PanelState state = PanelState::Open;
    friend bool operator==(const SetPanel&, const SetPanel&) = default;
};

/// What needs room on the play screen.
struct PlayNeeds {
    PanelStates panels = {};
    bool pieces = false;       ///< kinds of pieces to choose from, also while the hand is covered
    bool moveEntry = false;    ///< the line to type a move in
    bool entrySays = false;    ///< a line below that one
    bool handOnTable = false;  ///< the hand is read on the table, and no panel repeats it
    bool handCovered = false;  ///< drawResult() or drawHandOver() stands where the hand is
    bool thinking = false;
    std::vector<float> prospects = {};  ///< widths in units of what is said of each player; empty: nothing
    std::vector<float> forecast = {};   ///< the same
    bool chances = false;
    bool control = false;  ///< buttons in the room of the hint
    int coachRows = 0;     ///< 0 to 2
    int moveColumns = 2;   ///< of the list of moves
    // Heights in units.
    float players = 0;       ///< of the plates; 0: not known yet
    float briefPlayers = 0;  ///< the same with a line for each player; 0: not known yet
    float moves = 0;         ///< of all that the panel of moves holds; 0: not known yet
    float leastMoves = 0;    ///< what it needs to be of use
};

/// The areas of the play screen's parts, in pixels. The area of a part that is closed or absent is empty.
struct PlayLayout {
    bool compact = false;       ///< too small for columns: strips above and below, the moves in a drawer
    bool handStrip = false;     ///< the hand is a strip below the table, not a panel in the column
    bool bothSides = false;     ///< the players and the hand stand left of the table, the moves right
    bool briefPlayers = false;  ///< each player has one line, since all panels fit in one column only so
    bool playersOpen = true;
    bool movesOpen = true;
    kit::Rect players;  ///< wide: in the column; compact: the strip at the top
    kit::Rect hand;     ///< pieces to choose and the move entry; empty while a result is shown
    kit::Rect moves;
    kit::Rect turnTools;  ///< undo and hint while the moves are closed; empty in a compact layout
    kit::Rect thinking;   ///< above the table; empty unless it is shown
    kit::Rect prospects;  ///< above the table, below `thinking`; empty unless they are shown
    kit::Rect forecast;   ///< above the table, below `prospects`; empty unless it is shown
    kit::Rect chances;    ///< left of the table; empty unless they are shown
    kit::Rect hint;       ///< below the table; empty while something else takes its room
    kit::Rect control;    ///< in the room of the hint
    kit::Rect coach;      ///< in the room of the hint, or above the result; empty while the coach is silent
    kit::Rect result;     ///< below the table, for drawResult() or drawHandOver(); else empty
    kit::Rect table;      ///< the area that is left
};

/// The width of the column of panels beside the table, in units.
inline constexpr float kColumn = 248;

/// Of the tools of the turn that stand below the closed panel of moves, in units.
inline constexpr float kTurnToolsPadding = 6;
inline constexpr float kBetweenTurnTools = 4;

/// Of the strips of prospects, in units: padding, distance between two sentences, height of the first row and
/// of each further one.
inline constexpr float kProspectsPadding = 14;
inline constexpr float kBetweenProspects = 18;
inline constexpr float kProspectsRow = 30;
inline constexpr float kNextProspectsRow = 22;
/// How many of things of these widths stand in each row of this width, one at least: as few rows as possible,
/// with about the same number of things if that fits.
[[nodiscard]] std::vector<int> rowsWithin(const std::vector<float>& widths, float between, float room);
/// How many of `things` things stand in each of `rows` rows.
[[nodiscard]] std::vector<int> evenRows(int things, int rows);

/// Whether a display of this size is too small for columns of what is needed.
[[nodiscard]] bool isCompact(ImVec2 display, float scale, const PlayNeeds& needs);

/// Whether the point is on one of the panels, or close to one.
[[nodiscard]] bool overPanels(const PlayLayout& layout, ImVec2 point, float scale);

/// Lays out the play screen on a display of this size. In a compact layout an open drawer of moves reduces
/// the table's area, so that the game is visible beside it.
[[nodiscard]] PlayLayout layoutPlay(ImVec2 display, float scale, const PlayNeeds& needs);

}  // namespace ui::screens
