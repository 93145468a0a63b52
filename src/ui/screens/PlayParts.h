#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "ui/screens/PlayLayout.h"
#include "ui/screens/PlayModel.h"

// The parts that Play.cpp puts together.
namespace ui::screens {

using PlayCommands = std::vector<PlayCommand>;

// Of the panels, in units.
inline constexpr float kPanelPadding = 12;
inline constexpr float kPanelHeader = 32;

void drawPlayers(kit::Context& ui, const PlayModel& model, const PlayLayout& layout, PlayCommands& commands);
void drawMoves(kit::Context& ui, const PlayModel& model, const PlayLayout& layout, CommentEntry& comment,
               PlayCommands& commands);
/// The button that is left of a closed panel, and opens it.
void drawTab(kit::Context& ui, PlayPanel panel, const PlayLayout& layout, PlayCommands& commands);
/// The kinds of piece that can be placed; which one was pressed. In a column they share the width; `low`: in
/// a strip, each as wide as it needs.
[[nodiscard]] std::optional<ChoosePiece> drawPieces(kit::Context& ui, const std::vector<PieceChoice>& pieces,
                                                    float height, bool low);
void drawHand(kit::Context& ui, const PlayModel& model, const PlayLayout& layout, MoveEntry& entry,
              PlayCommands& commands);
/// What a bot thinks: how likely it is to win in words; the rest once somebody asks for it.
void drawThinking(kit::Context& ui, const PlayModel& model, const kit::Rect& area, PlayCommands& commands);
/// The points moved as little as it takes until no two are nearer to each other than this; pixels.
[[nodiscard]] std::vector<ImVec2> movedApart(std::vector<ImVec2> points, float distance);
/// The numbers of the move being entered, over the table and under all panels.
void drawCounts(kit::Context& ui, const std::vector<CountView>& counts);
void drawProspects(kit::Context& ui, const std::vector<ProspectView>& prospects, const kit::Rect& area);
/// The stack that is looked into, as a fan beside its square.
void drawStackFan(kit::Context& ui, const StackView& stack, const kit::Rect& board);
/// As much of the text as fits into the width, then the rest; the second is empty where it fits.
struct TwoLines {
    std::string_view first;
    std::string_view second = {};
};
[[nodiscard]] TwoLines twoLines(const kit::Context& ui, kit::Face face, std::string_view text, float width);
/// What a coach says: while the game goes on, or after it with turns worth another look.
void drawCoach(kit::Context& ui, const CoachView& coach, const kit::Rect& area, PlayCommands& commands);
/// What is said below the board, and a gamepad's buttons above it.
void drawHint(kit::Context& ui, const PlayModel& model, const kit::Rect& area);
/// The buttons of PlayModel::control, in the room of the hint.
void drawControl(kit::Context& ui, const PlayModel& model, const kit::Rect& room, PlayCommands& commands);
/// Pixels that the notes of the turn take below the list of moves.
[[nodiscard]] float notesHeight(const kit::Context& ui, const NotesView& notes);
void drawNotes(kit::Context& ui, const NotesView& notes, CommentEntry& comment, PlayCommands& commands);
/// The same of what engines beside the seats think.
[[nodiscard]] float analysisHeight(const kit::Context& ui, const AnalysisView& analysis);
void drawAnalysis(kit::Context& ui, const AnalysisView& analysis, PlayCommands& commands);
/// Words over the table, under all panels.
void drawIdeaLabels(kit::Context& ui, const std::vector<IdeaLabel>& labels);
/// What is shown of the analysis below the list of moves.
struct ReportParts {
    bool button = false;  ///< that begins one, if that is possible
    bool summary = true;  ///< the players' figures, and turns worth another look
};
/// Pixels that it takes.
[[nodiscard]] float reportHeight(const kit::Context& ui, const ReportView& report, const ReportParts& parts);
void drawReport(kit::Context& ui, const ReportView& report, const ReportParts& parts, PlayCommands& commands);
/// The graph as an item over the width of the window, of this height: a press goes to a turn.
void drawGraph(kit::Context& ui, const GraphView& graph, float height, PlayCommands& commands);
/// Everybody's chances, beside the board.
void drawChances(kit::Context& ui, const ChancesBar& chances, const kit::Rect& area);
/// The list alone, in the window's room of this height.
void drawMoveList(kit::Context& ui, const PlayModel& model, float height, PlayCommands& commands);
/// What is said beside that line of what was entered last: typed, or pointed at. Empty: nothing is wrong.
[[nodiscard]] const std::string& refusalOf(const PlayModel& model, const MoveEntry& entry);
/// The line to type a move in, with its completions above it; `withError` adds a line below that says what is
/// wrong.
void drawMoveEntry(kit::Context& ui, const PlayModel& model, MoveEntry& entry, float width, bool withError,
                   PlayCommands& commands);

}  // namespace ui::screens
