#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ui/screens/play/PlayHand.h"
#include "ui/screens/play/PlayMoves.h"

// What several panels of the play screen share, and the parts of drawMoves() and drawHand().
namespace ui::screens {

using MovesCommands = std::vector<MovesCommand>;
using HandCommands = std::vector<HandCommand>;

// Sizes of the panels, in units.
inline constexpr float kPanelPadding = 12;
inline constexpr float kPanelHeader = 32;

/// The tools that a player wants during the game, with words: undo and hint.
[[nodiscard]] std::array<ActionButton, 2> undoAndHint(const kit::Context& ui);
/// The same as icons without words, for places outside the panel of moves. Those for which there is
/// something.
[[nodiscard]] std::vector<ActionButton> undoAndHintIcons(const kit::Context& ui, const ActionStates& states);
/// Draws the button that remains of a closed panel. Returns whether it was pressed.
[[nodiscard]] bool drawTab(kit::Context& ui, PlayPanel panel, const PlayLayout& layout);
/// The lines of a text that is wrapped at this width; one at least.
[[nodiscard]] std::vector<std::string_view> linesWithin(const kit::Context& ui, kit::Face face,
                                                        std::string_view text, float width);
/// A text in two lines: `first` holds as many words as fit into the width, `second` the rest, which may be
/// empty.
struct TwoLines {
    std::string_view first;
    std::string_view second = {};
};
[[nodiscard]] TwoLines twoLines(const kit::Context& ui, kit::Face face, std::string_view text, float width);

/// Draws the shape that stands for a player in figures, so that colours are not needed to tell the players
/// apart: a ring, a diamond, a cross or a box, as on the table. `r`: half its size in pixels.
void drawSeatMark(ImDrawList& canvas, ImVec2 at, float r, std::size_t player, ImU32 color);

// ---- of drawMoves()

/// Draws only the list, in this height of the window.
void drawMoveList(kit::Context& ui, const MoveListView& list, MoveLines& lines, float height,
                  MovesCommands& commands);
/// The height in pixels of the whole list.
[[nodiscard]] float listHeight(const kit::Context& ui, const MoveListView& list);
/// Draws the menu of all actions without a button of their own, with their keys, beside the panel.
void drawMoreMenu(kit::Context& ui, const ActionStates& states, const PlayLayout& layout,
                  MovesCommands& commands);
/// The height in pixels of the turn's notes below the list of moves.
[[nodiscard]] float notesHeight(const kit::Context& ui, const NotesView& notes);
void drawNotes(kit::Context& ui, const NotesView& notes, CommentEntry& comment, const ActionStates& states,
               MovesCommands& commands);
/// The height in pixels of the engines' analysis below the list of moves.
[[nodiscard]] float analysisHeight(const kit::Context& ui, const AnalysisView& analysis);
void drawAnalysis(kit::Context& ui, const AnalysisView& analysis, const ActionStates& states,
                  MovesCommands& commands);
/// The height in pixels of the explorer; 0 while it is closed. At least that of a few turns, so that the
/// panel does not change its height with every position.
[[nodiscard]] float explorerHeight(const kit::Context& ui, const ExplorerView& view,
                                   const ExplorerEntry& entry);
/// Draws the explorer over the width of the window.
[[nodiscard]] std::vector<ExplorerCommand> drawExplorer(kit::Context& ui, const ExplorerView& view,
                                                        ExplorerEntry& entry);
/// Selects the parts of the report below the list of moves.
struct ReportParts {
    bool button = false;  ///< the button that begins an analysis, if one is possible
    bool summary = true;  ///< the players' figures, and turns worth another look
};
/// The height in pixels of these parts.
[[nodiscard]] float reportHeight(const kit::Context& ui, const ReportView& report, const ReportParts& parts);
void drawReport(kit::Context& ui, const ReportView& report, const ReportParts& parts,
                const ActionStates& states, MovesCommands& commands);
/// A judgement at a point of the graph.
struct GraphMark {
    ImVec2 at;
    ImVec2 size;          ///< of its label, in pixels
    bool dotted = false;  ///< it has a dot even without a label
};
/// The places of the labels, by mark: above or below the point, `distance` pixels from it, where the label
/// overlaps no label of a mark before it and no dot of another mark, of radius `dot`. Nothing where there is
/// no such place.
[[nodiscard]] std::vector<std::optional<kit::Rect>> placeMarks(const std::vector<GraphMark>& marks,
                                                               const kit::Rect& area, float distance,
                                                               float dot);
/// Draws the graph as an item of this height, over the width of the window. Pressing it goes to a turn.
void drawGraph(kit::Context& ui, const GraphView& graph, float height, MovesCommands& commands);

// ---- of drawHand()

/// The error of the last input, typed or pointed at, to be shown beside the move entry. Empty: there is none.
[[nodiscard]] const std::string& refusalOf(const HandView& view, const MoveEntry& entry);
/// Draws the line to type a move in, with its completions above it; `withError` adds a line below it for the
/// error.
void drawMoveEntry(kit::Context& ui, const HandView& view, MoveEntry& entry, float width, bool withError,
                   HandCommands& commands);

}  // namespace ui::screens
