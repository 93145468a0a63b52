#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "ui/screens/PlayLayout.h"
#include "ui/screens/PlayModel.h"

// The parts of drawPlay().
namespace ui::screens {

using PlayCommands = std::vector<PlayCommand>;

// Sizes of the panels, in units.
inline constexpr float kPanelPadding = 12;
inline constexpr float kPanelHeader = 32;

void drawPlayers(kit::Context& ui, const PlayModel& model, const PlayLayout& layout, PlayCommands& commands);
void drawMoves(kit::Context& ui, const PlayModel& model, const PlayLayout& layout, CommentEntry& comment,
               PlayCommands& commands);
/// Draws the button that remains of a closed panel and opens it.
void drawTab(kit::Context& ui, PlayPanel panel, const PlayLayout& layout, PlayCommands& commands);
/// Tall: side by side over the whole width, with their names below them. Low: small, their names are in their
/// tooltips. Named: low, with their names beside them.
enum class PieceTile { Tall, Low, Named };
/// The width in pixels of the kinds of pieces as Low or Named tiles.
[[nodiscard]] float piecesWidth(const kit::Context& ui, const std::vector<PieceChoice>& pieces,
                                PieceTile tile);
/// Draws the kinds of pieces to place, and returns the one that the player pressed.
[[nodiscard]] std::optional<ChoosePiece> drawPieces(kit::Context& ui, const std::vector<PieceChoice>& pieces,
                                                    float height, PieceTile tile);
void drawHand(kit::Context& ui, const PlayModel& model, const PlayLayout& layout, MoveEntry& entry,
              PlayCommands& commands);
/// Draws a bot's winning chance in words, and its other thoughts if the panel is open.
void drawThinking(kit::Context& ui, const PlayModel& model, const kit::Rect& area, PlayCommands& commands);
/// Moves the points as little as necessary so that any two of them are at least `distance` apart; pixels.
[[nodiscard]] std::vector<ImVec2> movedApart(std::vector<ImVec2> points, float distance);
/// Draws the numbers of the move being entered, over the table and under all panels.
void drawCounts(kit::Context& ui, const std::vector<CountView>& counts);
void drawProspects(kit::Context& ui, const std::vector<ProspectView>& prospects, const kit::Rect& area);
/// Draws the pieces of the opened stack as a fan beside its square.
void drawStackFan(kit::Context& ui, const StackView& stack, const kit::Rect& board);
/// A text in two lines: `first` holds as many words as fit into the width, `second` the rest, which may be
/// empty.
struct TwoLines {
    std::string_view first;
    std::string_view second = {};
};
[[nodiscard]] TwoLines twoLines(const kit::Context& ui, kit::Face face, std::string_view text, float width);
/// Draws the coach's words during the game; after the game, the turns worth another look.
void drawCoach(kit::Context& ui, const CoachView& coach, const kit::Rect& area, PlayCommands& commands);
/// Draws the hint below the board, and a gamepad's buttons above the hint.
void drawHint(kit::Context& ui, const PlayModel& model, const kit::Rect& area);
/// Draws the buttons of PlayModel::control in the room of the hint.
void drawControl(kit::Context& ui, const PlayModel& model, const kit::Rect& room, PlayCommands& commands);
/// The height in pixels of the turn's notes below the list of moves.
[[nodiscard]] float notesHeight(const kit::Context& ui, const NotesView& notes);
void drawNotes(kit::Context& ui, const PlayModel& model, CommentEntry& comment, PlayCommands& commands);
/// The height in pixels of the engines' analysis below the list of moves.
[[nodiscard]] float analysisHeight(const kit::Context& ui, const AnalysisView& analysis);
void drawAnalysis(kit::Context& ui, const PlayModel& model, PlayCommands& commands);
/// Draws the words of ideas over the table, under all panels.
void drawIdeaLabels(kit::Context& ui, const std::vector<IdeaLabel>& labels);
/// Selects the parts of the report below the list of moves.
struct ReportParts {
    bool button = false;  ///< the button that begins an analysis, if one is possible
    bool summary = true;  ///< the players' figures, and turns worth another look
};
/// The height in pixels of these parts.
[[nodiscard]] float reportHeight(const kit::Context& ui, const ReportView& report, const ReportParts& parts);
void drawReport(kit::Context& ui, const PlayModel& model, const ReportParts& parts, PlayCommands& commands);
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
void drawGraph(kit::Context& ui, const GraphView& graph, float height, PlayCommands& commands);
/// Draws the winning chances of all players beside the board.
void drawChances(kit::Context& ui, const ChancesBar& chances, const kit::Rect& area);
/// Draws only the list, in this height of the window.
void drawMoveList(kit::Context& ui, const PlayModel& model, float height, PlayCommands& commands);
/// The error of the last input, typed or pointed at, to be shown beside the move entry. Empty: there is none.
[[nodiscard]] const std::string& refusalOf(const PlayModel& model, const MoveEntry& entry);
/// Draws the line to type a move in, with its completions above it; `withError` adds a line below it for the
/// error.
void drawMoveEntry(kit::Context& ui, const PlayModel& model, MoveEntry& entry, float width, bool withError,
                   PlayCommands& commands);

}  // namespace ui::screens
