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
#include "ui/screens/MoveId.h"
#include "ui/screens/ReportModel.h"

namespace ui::screens {

struct MoveCell {
    MoveId id;
    std::string text = {};   ///< as written; empty = nothing here (a player's turn that was not)
    bool current = false;    ///< the position on the table is the one after it
    bool takenBack = false;  ///< the game stands before it; it can be played again
    bool commented = false;
    std::string comment = {};  ///< shown when pointed at
    std::string time = {};     ///< that the turn took, shown with it; empty: nobody knows
    float effort = 0;          ///< the same as a part of the longest turn's, 0 to 1
};

/// A line of the move list. On the main line a cell stands for each player in turn; a variation's cells flow.
struct MoveRow {
    std::string number = {};
    std::vector<MoveCell> cells = {};
    int depth = 0;  ///< 0 the main line, 1 a variation of it, 2 a variation of that ...
};

/// A kind of piece that can be chosen to be placed next.
struct PieceChoice {
    std::string label = {};  ///< already translated
    kit::Shape shape = {};
    ImVec4 color{1, 1, 1, 1};
    std::string shortcut = {};  ///< the key that chooses it, as shown
    bool capped = false;        ///< which is drawn as a key's cap: a gamepad's button
    bool enabled = true;
    bool chosen = false;
    std::string help = {};  ///< what it can do; may be empty
};

/// Buttons of a gamepad and what they do at present.
struct ButtonHint {
    std::vector<std::string> buttons = {};  ///< their names
    std::string what = {};                  ///< already translated
};

enum class PanelState { Automatic, Open, Closed };
enum class PlayPanel { Players, Moves, Thinking };

/// What a bot thinks of the position, ready to show. Everything but `shown` may be empty.
struct ThinkingView {
    bool shown = false;
    std::string chance = {};   ///< of winning, for whoever thinks, as a sentence …
    ImVec4 color{1, 1, 1, 1};  ///< … whose colour this is
    /// By player: the part of all chances, and the player's colour.
    struct Share {
        float part = 0;
        ImVec4 color{1, 1, 1, 1};
    };
    std::vector<Share> shares = {};
    std::string line = {};     ///< the turns that are expected
    std::string figures = {};  ///< score, depth, speed
};

/// A stack opened beside its square, so that every piece of it can be read.
struct StackView {
    struct Layer {
        kit::Shape shape;
        ImVec4 color;
        bool canBeLifted = false;
    };
    std::vector<Layer> layers = {};  ///< from the top; empty: none is open
    ImVec2 at{0, 0};                 ///< pixels: where the stack is seen
    std::string limit = {};          ///< what the line below the last piece that can be lifted says
};

/// A number on a place of the table: how many pieces of a stack would lie there.
struct CountView {
    enum class Kind : std::uint8_t { Stays, Dropped, Proposed };
    std::string text = {};
    Kind kind = Kind::Stays;
    ImVec2 at{0, 0};  ///< pixels
};

/// What is said of a player beside the sign that marks it on the table: how near he is to winning, say.
struct ProspectView {
    std::string text = {};  ///< already translated
    ImVec4 color{1, 1, 1, 1};
    std::optional<scene::SignShape> sign = {};  ///< nothing: no player's
};

/// What can be done about how the game goes on, in the room of the hint.
enum class TableControl {
    None,
    PauseBots,    ///< bots play by themselves
    LetBotsPlay,  ///< they wait
    Offer,        ///< a player proposes something to another
    LooksBack,    ///< another turn is shown than where the game stands
    Replays       ///< the turns are shown one after the other
};

/// What is said of the turn that is shown, below the list of moves.
struct NotesView {
    bool open = false;
    bool aboutTurn = false;  ///< else the game as a whole
    std::string marks = {};  ///< judgements: "!", "?!"
    bool canPromote = false;
    bool canRemove = false;
    bool canRestore = false;  ///< what was removed just now
    std::string time = {};    ///< that the turn took; empty: nobody knows
};

/// What engines beside the seats think of the position, below the list of moves.
struct AnalysisView {
    /// A turn that one of them considers.
    struct Row {
        std::string turn = {};
        std::string chance = {};  ///< of winning, for whoever is to move
        std::string line = {};    ///< what is expected after it
        float weight = 1;         ///< beside the best, 0 to 1
        bool chosen = false;      ///< its line is shown on the board
    };
    struct Section {
        std::string name = {};
        std::string figures = {};  ///< depth and speed, or why it cannot go on
        std::vector<Row> rows = {};
    };
    bool open = false;
    bool onBoard = true;       ///< what they consider is shown there
    bool canForecast = false;  ///< something can be said of the end of the game
    bool forecast = false;     ///< that is shown
    bool asking = false;       ///< the next turn is examined instead of played
    std::vector<Section> sections = {};
    int moments = 0;  ///< of the first one's thinking, that can be looked at
    int moment = 0;   ///< from 1
    std::string momentText = {};
};

/// What a coach says, in the room of the hint or above the result. All texts are already translated.
struct CoachView {
    bool warns = false;       ///< a turn is held back
    std::string text = {};    ///< one or two sentences; may be empty
    std::string lesson = {};  ///< names the lesson that explains it; empty: none does
    // ---- once the game is over
    std::vector<TurnLink> moments = {};  ///< turns worth another look
    std::string search = {};             ///< in their place: they are looked for, or there are none

    [[nodiscard]] bool says() const { return !text.empty() || !lesson.empty(); }
    [[nodiscard]] bool looksBack() const { return !moments.empty() || !search.empty(); }
};

/// Which line of an AnalysisView.
struct LineChoice {
    int section = 0;
    int row = 0;
    friend bool operator==(const LineChoice&, const LineChoice&) = default;
};

/// A word over a place of the table, about what is thought of there.
struct IdeaLabel {
    std::string text = {};
    ImVec2 at{0, 0};  ///< pixels
    bool strong = false;
    bool counted = false;  ///< a number stands on the same place, above it
};

/// The judgements that can be chosen.
inline constexpr std::array kJudgements{"!!", "!", "!?", "?!", "?", "??"};

/// All that the screen around the table shows. Texts but `notation` are already translated.
struct PlayModel {
    float presence = 1;  ///< of moves and hand, 0 (gone) to 1: kit::Presence
    std::vector<kit::PlayerPlate> players = {};
    std::size_t firstPlate = 0;  ///< whose plate stands first; the others follow in the order of their turns
    PanelState playersPanel = PanelState::Automatic;

    std::vector<MoveRow> moves = {};
    std::string ending = {};          ///< how the game ended, below the turns; empty: it has not
    std::string endingNotation = {};  ///< the same as the game's notation has it
    int columns = 2;                  ///< players that move in turn: cells of a row on the main line
    PanelState movesPanel = PanelState::Automatic;
    bool canGoBack = false;
    bool canGoForward = false;
    bool canUndo = false;
    bool canRedo = false;
    bool replays = false;
    bool canAsk = false;    ///< for a hint
    bool advising = false;  ///< it is thought about, or shown
    bool canSave = true;

    std::vector<PieceChoice> pieces = {};
    bool canEnterMove = true;
    std::vector<std::string> completions = {};  ///< moves that the text begun may become, best first
    std::string entryError = {};                ///< why what was typed is no turn
    std::string refusal = {};                   ///< why what was pointed at is none

    StackView stack = {};
    std::vector<CountView> counts = {};
    std::vector<ProspectView> prospects = {};  ///< empty: they are not shown
    bool canShowProspects = false;             ///< the game has some
    std::vector<ProspectView> forecast = {};   ///< what is expected of the end; empty: it is not shown
    bool showsProspects = false;
    std::string hint = {};
    std::string hintNotation = {};         ///< the same as the game's notation has it, small behind it
    bool hintRefuses = false;              ///< it says why something cannot be done
    std::vector<ButtonHint> buttons = {};  ///< beside the hint, while a gamepad is used
    /// What custom demands to be said after the last turn, and what it means. Stands where the hint does.
    std::string announcement = {};
    ThinkingView thinking = {};
    bool canShowThinking = false;                      ///< a bot plays
    PanelState thinkingPanel = PanelState::Automatic;  ///< open: with the line and the figures
    TableControl control = TableControl::None;
    std::string offer = {};       ///< who proposes what
    std::string replayPace = {};  ///< how long each turn is shown: "2 s"
    NotesView notes = {};
    AnalysisView analysis = {};
    CoachView coach = {};
    std::vector<IdeaLabel> ideas = {};
    bool canAnalyse = false;
    ReportView report = {};
    ChancesBar chances = {};
    bool topView = false;
    bool handCovered = false;  ///< drawResult() or drawHandOver() stands where the hand is
    float ownPanel = 0;        ///< units: height of what only this game shows, below the players

    [[nodiscard]] PanelState& stateOf(PlayPanel panel) {
        if (panel == PlayPanel::Players) return playersPanel;
        return panel == PlayPanel::Moves ? movesPanel : thinkingPanel;
    }
};

/// What is being typed; the program keeps it between frames.
struct MoveEntry {
    std::string text = {};
    int highlighted = -1;      ///< the completion that the arrow keys chose
    bool cursorToEnd = false;  ///< of the screen's own: focus by program must not select what was typed
    bool wantsFocus = false;   ///< set by the program; cleared when the keyboard is there
    int leaves = 0;  ///< frames in which the keyboard, should it come yet, is given back: a move was entered
};

/// The comment that is being written; the program keeps it between frames.
struct CommentEntry {
    std::string text = {};
    MoveId of{};              ///< of the turn that is shown
    bool wantsFocus = false;  ///< set by the program; cleared when the keyboard is there
};

enum class PlayAction {
    First,
    Previous,
    Next,
    Last,
    Undo,
    Redo,
    Hint,
    Open,
    Save,
    CopyPosition,
    Paste,
    ResetView,
    TopView,
    ToggleThinking,
    ToggleProspects,
    PauseBots,
    PlayOn,
    AcceptOffer,
    DeclineOffer,
    ReturnToGame,
    PlayFromHere,
    Replay,
    ReplaySlower,
    ReplayFaster,
    Notes,
    Promote,
    Remove,
    ToggleAnalysis,
    ToggleIdeas,
    ToggleForecast,
    NextLine,
    WhyNot,
    Analysts,
    Analyse,          ///< begins an analysis of the game, or ends it
    AnalysisOptions,  ///< how long, and by whom
    CoachLesson,      ///< the one that CoachView names
    Menu
};
struct GoToMove {
    MoveId id;
    friend bool operator==(const GoToMove&, const GoToMove&) = default;
};
struct ChoosePiece {
    int index = 0;
    friend bool operator==(const ChoosePiece&, const ChoosePiece&) = default;
};
struct EnterMove {
    std::string text = {};
    friend bool operator==(const EnterMove&, const EnterMove&) = default;
};
/// The text begun has changed: `completions` and `entryError` should follow.
struct MoveTextChanged {
    std::string text = {};
    friend bool operator==(const MoveTextChanged&, const MoveTextChanged&) = default;
};
/// The turn that is shown has this judgement, or has it no longer.
struct ToggleMark {
    std::string mark = {};
    friend bool operator==(const ToggleMark&, const ToggleMark&) = default;
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
/// This line stays on the board, or no longer.
struct ChooseLine {
    LineChoice line;
    friend bool operator==(const ChooseLine&, const ChooseLine&) = default;
};
/// What was thought then is shown, from 1; the last moment is the present.
struct ShowMoment {
    int moment = 1;
    friend bool operator==(const ShowMoment&, const ShowMoment&) = default;
};
/// From before this turn on, in a game of its own.
struct PlayAgain {
    MoveId id;
    friend bool operator==(const PlayAgain&, const PlayAgain&) = default;
};
struct SetPanel {
    PlayPanel panel = PlayPanel::Players;
    PanelState state = PanelState::Open;
    friend bool operator==(const SetPanel&, const SetPanel&) = default;
};
using PlayCommand = std::variant<PlayAction, GoToMove, ChoosePiece, EnterMove, MoveTextChanged, ToggleMark,
                                 SetComment, PointAtLine, ChooseLine, ShowMoment, PlayAgain, SetPanel>;

}  // namespace ui::screens
