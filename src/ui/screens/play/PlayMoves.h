#pragma once

#include <imgui.h>

#include <array>
#include <string>
#include <variant>
#include <vector>

#include "ui/screens/ActionButton.h"
#include "ui/screens/MoveId.h"
#include "ui/screens/ReportModel.h"
#include "ui/screens/play/PlayExplorer.h"
#include "ui/screens/play/PlayLayout.h"

namespace ui::screens {

struct MoveCell {
    MoveId id;
    std::string text = {};  ///< in notation; empty = no turn (this player was skipped)
    std::string brief =
        {};                ///< shown instead of the notation, which is in the tooltip then; empty: it is not
    bool current = false;  ///< the table shows the position after this turn
    bool takenBack = false;  ///< the turn was taken back and can be played again
    bool begins = false;     ///< the first turn of its row, although players left of it have turns there
    bool commented = false;
    std::string comment = {};  ///< shown while the pointer is on the cell
    std::string time = {};     ///< time spent on the turn, shown with it; empty: unknown
    float effort = 0;          ///< that time divided by the longest turn's, 0 to 1
};

/// A line of the move list. On the main line it has a cell for each player in turn; the cells of a variation
/// are wrapped like words.
struct MoveRow {
    std::string number = {};
    std::vector<MoveCell> cells = {};
    int depth = 0;  ///< 0 the main line, 1 a variation of it, 2 a variation of that ...
};

struct MoveListView {
    std::vector<MoveRow> rows = {};
    std::string ending = {};          ///< how the game ended, translated; shown below the turns
    std::string endingNotation = {};  ///< the ending in notation
    int columns = 2;                  ///< players that move in turn: cells of a row on the main line
    // Shown above the columns if there are more than two; empty: not shown.
    std::vector<ImVec4> colors = {};      ///< of their pieces
    std::vector<std::string> names = {};  ///< of the players
};
/// A line of the list as it is laid out: a row of the main line, or some turns of a variation.
struct MoveLine {
    std::size_t row = 0;    ///< index in MoveListView::rows
    std::size_t first = 0;  ///< index of its first cell; 0: the row begins with this line
    std::size_t end = 0;    ///< behind its last cell
    float top = 0;          ///< pixels from the first line
    float height = 0;
};
/// The lines of the list, and what they were laid out for. The program keeps them between frames, since to
/// measure the turns of a long game takes long, and makes them empty whenever the list changes.
struct MoveLines {
    std::vector<MoveLine> lines = {};
    std::size_t rows = 0;
    int columns = 0;
    float width = 0;  ///< pixels
    float scale = 0;
};
struct GoToMove {
    MoveId id;
    friend bool operator==(const GoToMove&, const GoToMove&) = default;
};

/// Ways to see a game that hid something.
struct ViewersView {
    std::vector<std::string> names = {};  ///< already translated; empty: there is one way
    int chosen = 0;                       ///< index of the one that is shown
};
/// Shows the game as ViewersView::names[index] saw it.
struct SeeAs {
    int index = 0;
    friend bool operator==(const SeeAs&, const SeeAs&) = default;
};

/// The judgements to choose from, as the actions "judgement1" and so on.
inline constexpr std::array kJudgements{"!!", "!", "!?", "?!", "?", "??"};

/// Notes about the shown turn, below the list of moves.
struct NotesView {
    bool open = false;
    bool aboutTurn = false;      ///< about the turn; false: about the game as a whole
    bool canRestore = false;     ///< the player can bring back the part just removed
    std::string noWriting = {};  ///< why no comment can be written; empty: one can
    std::string time = {};       ///< time spent on the turn, translated; empty: unknown
};
/// The comment that the player is writing; the program keeps it between frames.
struct CommentEntry {
    std::string text = {};
    MoveId of{};              ///< the turn of the comment
    bool wantsFocus = false;  ///< set by the program; cleared once the field has the keyboard
    bool active = false;      ///< the field has the keyboard; set when it is drawn
};
struct SetComment {
    MoveId of;
    std::string text = {};
    friend bool operator==(const SetComment&, const SetComment&) = default;
};

/// The thoughts of the analysing engines about the position, below the list of moves.
struct AnalysisView {
    /// A turn that an engine considers.
    struct Row {
        std::string turn = {};
        std::string score = {};   ///< in the game's own unit; empty if there is none
        std::string chance = {};  ///< winning chance of the player to move, with his seat
        std::string says = {};    ///< the same in a sentence
        std::string line = {};    ///< the turns expected after it
        float weight = 1;         ///< in relation to the best turn, 0 to 1
        bool chosen = false;      ///< its line is shown on the table
    };
    struct Section {
        std::string name = {};
        std::string figures = {};  ///< depth and speed
        std::string trouble = {};  ///< why the engine cannot continue; empty: it can
        std::vector<Row> rows = {};
    };
    bool open = false;
    std::vector<Section> sections = {};
    int moments = 0;  ///< number of recorded moments of the first engine's thinking
    int moment = 0;   ///< from 1
    std::string momentText = {};
};
/// The place of a line in an AnalysisView.
struct LineChoice {
    int section = 0;
    int row = 0;
    friend bool operator==(const LineChoice&, const LineChoice&) = default;
};
/// The pointer is on this line.
struct PointAtLine {
    LineChoice line;
    friend bool operator==(const PointAtLine&, const PointAtLine&) = default;
};
/// Keeps this line on the table, or no longer.
struct ChooseLine {
    LineChoice line;
    friend bool operator==(const ChooseLine&, const ChooseLine&) = default;
};
/// Shows the thoughts of this moment, counted from 1; the last moment is the present.
struct ShowMoment {
    int moment = 1;
    friend bool operator==(const ShowMoment&, const ShowMoment&) = default;
};
using AnalysisCommand = std::variant<PointAtLine, ChooseLine, ShowMoment>;

/// What the panel of moves shows, each part made by another part of the program.
struct MovesView {
    const MoveListView& list;
    const ViewersView& viewers;
    const NotesView& notes;
    const AnalysisView& analysis;
    const ReportView& report;
    const ExplorerView& explorer;
    bool replays = false;  ///< the turns are shown one after the other
    bool menu = false;     ///< the menu of all other actions is open
};
/// What the program keeps between frames: what the player writes there, and the layout of the list.
struct MovesEntries {
    CommentEntry& comment;
    ExplorerEntry& explorer;
    MoveLines& lines;
};
/// Opens or closes the menu of all other actions.
struct OpenMore {
    bool open = true;
    friend bool operator==(const OpenMore&, const OpenMore&) = default;
};
using MovesCommand =
    std::variant<Act, SetPanel, GoToMove, SeeAs, SetComment, OpenMore, AnalysisCommand, ExplorerCommand>;

/// The heights in pixels that the panel of moves needs: `whole` to show everything in it, `least` to be
/// usable at all.
struct MovesHeights {
    float whole = 0;
    float least = 0;
};
[[nodiscard]] MovesHeights movesHeights(const kit::Context& ui, const MovesView& view,
                                        const ExplorerEntry& filters);

/// Draws the panel with the list of moves, everything about the shown turn, and the tools; or the button that
/// remains of it while it is closed.
[[nodiscard]] std::vector<MovesCommand> drawMoves(kit::Context& ui, const MovesView& view,
                                                  const MovesEntries& entries, const ActionStates& states,
                                                  const PlayLayout& layout);

}  // namespace ui::screens
