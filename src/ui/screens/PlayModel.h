#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "scene/SignShapes.h"
#include "ui/kit/Plate.h"
#include "ui/kit/Shape.h"
#include "ui/screens/ActionButton.h"
#include "ui/screens/MoveId.h"
#include "ui/screens/ReportModel.h"

namespace ui::screens {

struct MoveCell {
    MoveId id;
    std::string text = {};   ///< in notation; empty = no turn (this player was skipped)
    bool current = false;    ///< the table shows the position after this turn
    bool takenBack = false;  ///< the turn was taken back and can be played again
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

/// A kind of piece that the player can choose to place next.
struct PieceChoice {
    std::string label = {};  ///< already translated
    kit::Shape shape = {};
    ImVec4 color{1, 1, 1, 1};
    std::string shortcut = {};  ///< the key that chooses it, as shown
    bool capped = false;        ///< draw the shortcut as a button of a gamepad
    std::string disabled = {};  ///< why it cannot be chosen; empty: it can
    bool chosen = false;
    std::string help = {};  ///< an explanation of the piece; may be empty
};

/// Buttons of a gamepad and their effect at present.
struct ButtonHint {
    std::vector<std::string> buttons = {};  ///< their names
    std::string what = {};                  ///< already translated
};

enum class PanelState { Automatic, Open, Closed };
enum class PlayPanel { Players, Moves, Thinking };

/// A bot's thoughts about the position. Texts are already translated. All members except `shown` may be
/// empty.
struct ThinkingView {
    bool shown = false;
    std::string chance = {};   ///< a sentence about the winning chance of the bot's side
    ImVec4 color{1, 1, 1, 1};  ///< the colour of that side
    /// A player's part of all chances, and the player's colour.
    struct Share {
        float part = 0;
        ImVec4 color{1, 1, 1, 1};
    };
    std::vector<Share> shares = {};
    std::string line = {};     ///< the turns that the bot expects
    std::string figures = {};  ///< score, depth, speed
};

/// A list of the pieces of a stack, drawn beside its square so that each of them is visible.
struct StackView {
    struct Layer {
        kit::Shape shape;
        ImVec4 color;
        bool canBeLifted = false;
    };
    std::vector<Layer> layers = {};  ///< from the top; empty: no stack is open
    ImVec2 at{0, 0};                 ///< pixels: the stack's place in the picture
    std::string limit = {};          ///< text of the line below the last piece that can be lifted
};

/// A number on a place of the table: the pieces of a stack that would lie there.
struct CountView {
    enum class Kind : std::uint8_t { Stays, Dropped, Proposed };
    std::string text = {};
    Kind kind = Kind::Stays;
    ImVec2 at{0, 0};  ///< pixels
};

/// A sentence about a player, such as how near he is to winning, beside the sign that stands for the player
/// on the table.
struct ProspectView {
    std::string text = {};  ///< already translated
    ImVec4 color{1, 1, 1, 1};
    std::optional<scene::SignShape> sign = {};  ///< empty: the sentence is about no player
};

/// The kinds of buttons that control how the game continues, in the room of the hint.
enum class TableControl {
    None,
    PauseBots,    ///< bots are playing by themselves
    LetBotsPlay,  ///< the bots are paused
    Offer,        ///< a player made an offer to another
    LooksBack,    ///< the table shows another turn than the game's current one
    Replays       ///< the turns are shown one after the other
};

/// Notes about the shown turn, below the list of moves.
struct NotesView {
    bool open = false;
    bool aboutTurn = false;   ///< about the turn; false: about the game as a whole
    bool canRestore = false;  ///< the player can bring back the part just removed
    std::string time = {};    ///< time spent on the turn; empty: unknown
};

/// The thoughts of the analysing engines about the position, below the list of moves.
struct AnalysisView {
    /// A turn that an engine considers.
    struct Row {
        std::string turn = {};
        std::string chance = {};  ///< winning chance of the player to move
        std::string line = {};    ///< the turns expected after it
        float weight = 1;         ///< in relation to the best turn, 0 to 1
        bool chosen = false;      ///< its line is shown on the board
    };
    struct Section {
        std::string name = {};
        std::string figures = {};  ///< depth and speed, or why the engine cannot continue
        std::vector<Row> rows = {};
    };
    bool open = false;
    std::vector<Section> sections = {};
    int moments = 0;  ///< number of recorded moments of the first engine's thinking
    int moment = 0;   ///< from 1
    std::string momentText = {};
};

/// The coach's words, in the room of the hint or above the result. All texts are already translated.
struct CoachView {
    bool warns = false;       ///< the coach holds back a turn
    std::string text = {};    ///< one or two sentences; may be empty
    std::string lesson = {};  ///< name of the lesson that explains it; empty: none does
    // ---- after the game
    std::vector<TurnLink> moments = {};  ///< turns worth another look
    std::string search = {};             ///< text in place of the turns: a search runs, or found none

    [[nodiscard]] bool says() const { return !text.empty() || !lesson.empty(); }
    [[nodiscard]] bool looksBack() const { return !moments.empty() || !search.empty(); }
};

/// The place of a line in an AnalysisView.
struct LineChoice {
    int section = 0;
    int row = 0;
    friend bool operator==(const LineChoice&, const LineChoice&) = default;
};

/// A word over a place of the table, about an engine's idea there.
struct IdeaLabel {
    std::string text = {};
    ImVec2 at{0, 0};  ///< pixels
    bool strong = false;
    bool counted = false;  ///< a number is drawn on the same place, above the word
};

/// The judgements to choose from.
inline constexpr std::array kJudgements{"!!", "!", "!?", "?!", "?", "??"};

/// The content of the screen around the table. All texts except the notations are already translated.
struct PlayModel {
    ActionStates actions = [](std::string_view) { return ActionState(); };
    float opacity = 1;  ///< of moves and hand, 0 to 1: kit::IdleFade
    std::vector<kit::PlayerPlate> players = {};
    std::size_t firstPlate = 0;  ///< index of the topmost player; the others follow in turn order
    PanelState playersPanel = PanelState::Automatic;

    std::vector<std::string> viewers = {};  ///< ways to see a game that hid something; empty: there is one
    int viewer = 0;                         ///< index of the one that is shown

    std::vector<MoveRow> moves = {};
    std::string ending = {};          ///< how the game ended, shown below the turns; empty: it has not
    std::string endingNotation = {};  ///< the ending in notation
    int columns = 2;                  ///< players that move in turn: cells of a row on the main line
    PanelState movesPanel = PanelState::Automatic;
    bool replays = false;
    bool advising = false;  ///< a hint is computed or shown

    std::vector<PieceChoice> pieces = {};
    bool canEnterMove = true;
    std::vector<std::string> completions = {};  ///< moves that begin with the typed text, the best first
    std::string entryError = {};                ///< why the typed text is no turn
    std::string refusal = {};                   ///< why the place that the player pointed at allows no turn

    StackView stack = {};
    std::vector<CountView> counts = {};
    std::vector<ProspectView> prospects = {};  ///< empty: they are not shown
    std::vector<ProspectView> forecast = {};   ///< the expected results; empty: they are not shown
    std::string hint = {};
    std::string hintNotation = {};         ///< the hint in notation, drawn small behind it
    bool hintRefuses = false;              ///< the hint says why something cannot be done
    std::vector<ButtonHint> buttons = {};  ///< shown above the hint while a gamepad is used
    /// The announcement that custom demands after the last turn, and its meaning. Shown in place of the hint.
    std::string announcement = {};
    ThinkingView thinking = {};
    bool canShowThinking = false;                      ///< a bot plays
    PanelState thinkingPanel = PanelState::Automatic;  ///< open: also shows the line and the figures
    TableControl control = TableControl::None;
    std::string offer = {};       ///< the player who makes an offer, and the offer
    std::string replayPace = {};  ///< how long each turn is shown: "2 s"
    NotesView notes = {};
    AnalysisView analysis = {};
    CoachView coach = {};
    std::vector<IdeaLabel> ideas = {};
    ReportView report = {};
    ChancesBar chances = {};
    bool handCovered = false;  ///< drawResult() or drawHandOver() stands where the hand is
    float ownPanel = 0;        ///< height in units of the game's own panel below the players

    [[nodiscard]] PanelState& stateOf(PlayPanel panel) {
        if (panel == PlayPanel::Players) return playersPanel;
        return panel == PlayPanel::Moves ? movesPanel : thinkingPanel;
    }
};

/// The text that the player is typing; the program keeps it between frames.
struct MoveEntry {
    std::string text = {};
    int highlighted = -1;      ///< index of the completion chosen with the arrow keys
    bool cursorToEnd = false;  ///< set by the screen after a focus, which selects the text
    bool wantsFocus = false;   ///< set by the program; cleared once the field has the keyboard
    bool active = false;       ///< the field has the keyboard
    bool selected = false;     ///< set by the program: the focus selects the text, so that typing replaces it
};

/// The comment that the player is writing; the program keeps it between frames.
struct CommentEntry {
    std::string text = {};
    MoveId of{};              ///< the turn of the comment
    bool wantsFocus = false;  ///< set by the program; cleared once the field has the keyboard
};

struct GoToMove {
    MoveId id;
    friend bool operator==(const GoToMove&, const GoToMove&) = default;
};
/// Shows the game as PlayModel::viewers[index] saw it.
struct SeeAs {
    int index = 0;
    friend bool operator==(const SeeAs&, const SeeAs&) = default;
};
struct ChoosePiece {
    int index = 0;
    friend bool operator==(const ChoosePiece&, const ChoosePiece&) = default;
};
struct EnterMove {
    std::string text = {};
    friend bool operator==(const EnterMove&, const EnterMove&) = default;
};
/// The typed text has changed: the program updates `completions` and `entryError`.
struct MoveTextChanged {
    std::string text = {};
    friend bool operator==(const MoveTextChanged&, const MoveTextChanged&) = default;
};
struct SetComment {
    MoveId of;
    std::string text = {};
    friend bool operator==(const SetComment&, const SetComment&) = default;
};
/// The pointer is on this line.
struct PointAtLine {
    LineChoice line;
    friend bool operator==(const PointAtLine&, const PointAtLine&) = default;
};
/// Keeps this line on the board, or no longer.
struct ChooseLine {
    LineChoice line;
    friend bool operator==(const ChooseLine&, const ChooseLine&) = default;
};
/// Shows the thoughts of this moment, counted from 1; the last moment is the present.
struct ShowMoment {
    int moment = 1;
    friend bool operator==(const ShowMoment&, const ShowMoment&) = default;
};
/// Starts a game of its own from the position before this turn.
struct PlayAgain {
    MoveId id;
    friend bool operator==(const PlayAgain&, const PlayAgain&) = default;
};
struct SetPanel {
    PlayPanel panel = PlayPanel::Players;
    PanelState state = PanelState::Open;
    friend bool operator==(const SetPanel&, const SetPanel&) = default;
};
using PlayCommand = std::variant<Act, GoToMove, ChoosePiece, EnterMove, MoveTextChanged, SetComment,
                                 PointAtLine, ChooseLine, ShowMoment, PlayAgain, SetPanel, SeeAs>;

}  // namespace ui::screens
