#include "app/input/Actions.h"

#include <array>
#include <cassert>

namespace app {
namespace {

using base::msgid;

constexpr std::array<ActionInfo, kActions> actionTable() {
    using enum Action;
    using Place = ActionPlace;
    return {{
        {FullScreen, "fullScreen", msgid("Full screen on or off"), Place::Everywhere, "F11  alt+Return"},
        {Back, "back", msgid("Cancel, go back; during a game: the menu"), Place::Everywhere, "Escape",
         "Start"},
        {Help, "help", msgid("How to play"), Place::Everywhere, "F1  ?"},
        {CursorLeft, "cursorLeft", msgid("Cursor to the left"), Place::Table, "Left", "D-pad left"},
        {CursorRight, "cursorRight", msgid("Cursor to the right"), Place::Table, "Right", "D-pad right"},
        {CursorUp, "cursorUp", msgid("Cursor away from you"), Place::Table, "Up", "D-pad up"},
        {CursorDown, "cursorDown", msgid("Cursor towards you"), Place::Table, "Down", "D-pad down"},
        {Pick, "pick", msgid("Lift or place at the cursor"), Place::Table, "Space", "A"},
        {Finish, "finish", msgid("Finish the turn in the hand"), Place::Table, "Return  Keypad Enter", "LS"},
        {StepBack, "stepBack", msgid("Undo one step of the move being entered"), Place::Table, "Backspace",
         "B"},
        {VaryMore, "varyMore", msgid("In the hand: one more, or the next kind"), Place::Table,
         "Tab  +  =  shift+=  Keypad +", "RB"},
        {VaryLess, "varyLess", msgid("In the hand: one fewer, or the previous kind"), Place::Table,
         "shift+Tab  -  Keypad -", "LB"},
        {Piece1, "piece1", msgid("First kind of piece"), Place::Table, "F2"},
        {Piece2, "piece2", msgid("Second kind of piece"), Place::Table, "F3"},
        {Piece3, "piece3", msgid("Third kind of piece"), Place::Table, "F4"},
        {Piece4, "piece4", msgid("Fourth kind of piece"), Place::Table, "F5"},
        {Piece5, "piece5", msgid("Fifth kind of piece"), Place::Table, "F6"},
        {Piece6, "piece6", msgid("Sixth kind of piece"), Place::Table, "F7"},
        {Piece7, "piece7", msgid("Seventh kind of piece"), Place::Table, "F8"},
        {Piece8, "piece8", msgid("Eighth kind of piece"), Place::Table, "F9"},
        {Piece9, "piece9", msgid("Ninth kind of piece"), Place::Table, "F10"},
        {Piece10, "piece10", msgid("Tenth kind of piece"), Place::Table, ""},
        {PreviousPiece, "previousPiece", msgid("Previous kind of piece"), Place::Table, "", "X"},
        {NextPiece, "nextPiece", msgid("Next kind of piece"), Place::Table, "", "Y"},
        {Undo, "undo", msgid("Take the last move back"), Place::Table, "ctrl+z", "LB"},
        {Redo, "redo", msgid("Redo the move taken back"), Place::Table, "ctrl+y  ctrl+shift+z", "RB"},
        {Hint, "hint", msgid("A hint: first what to look at, then what to do"), Place::Table, "ctrl+h"},
        {First, "first", msgid("To the beginning"), Place::Table, "Home"},
        {Previous, "previous", msgid("One move back"), Place::Table, "PageUp"},
        {Next, "next", msgid("One move forward"), Place::Table, "PageDown"},
        {Last, "last", msgid("To the last move"), Place::Table, "End"},
        {Replay, "replay", msgid("Replay the game"), Place::Table, "k"},
        {ReplaySlower, "replaySlower", msgid("Slower"), Place::Table, "[  ctrl+PageUp"},
        {ReplayFaster, "replayFaster", msgid("Faster"), Place::Table, "]  ctrl+PageDown"},
        {Notes, "notes", msgid("Comment on this turn"), Place::Table, "n"},
        {Comment, "comment", msgid("Write a comment on this turn"), Place::Table, "ctrl+k"},
        {Promote, "promote", msgid("Move this variation up"), Place::Table, "alt+Up"},
        {RemoveTurn, "removeTurn", msgid("Remove this turn and all that follow it"), Place::Table, "Delete"},
        {Draw, "draw", msgid("Draw arrows and rings: hold it and drag, or press it and choose an ink"),
         Place::Table, ",  shift+,  ctrl+,  alt+,", "LS"},
        {UndoDrawing, "undoDrawing", msgid("Take back the last stroke that was drawn"), Place::Table,
         "ctrl+Backspace"},
        {ClearDrawing, "clearDrawing", msgid("Remove all that is drawn on this turn"), Place::Table,
         "ctrl+Delete"},
        {Analyse, "analyse", msgid("Analyse the game"), Place::Table, "ctrl+e"},
        {PreviousMistake, "previousMistake", msgid("To the previous mistake"), Place::Table, "shift+PageUp"},
        {NextMistake, "nextMistake", msgid("To the next mistake"), Place::Table, "shift+PageDown"},
        {Judgement1, "judgement1", msgid("Judge this turn: !!"), Place::Table, "alt+1"},
        {Judgement2, "judgement2", msgid("Judge this turn: !"), Place::Table, "alt+2"},
        {Judgement3, "judgement3", msgid("Judge this turn: !?"), Place::Table, "alt+3"},
        {Judgement4, "judgement4", msgid("Judge this turn: ?!"), Place::Table, "alt+4"},
        {Judgement5, "judgement5", msgid("Judge this turn: ?"), Place::Table, "alt+5"},
        {Judgement6, "judgement6", msgid("Judge this turn: ??"), Place::Table, "alt+6"},
        {ResetView, "resetView", msgid("Camera back to its place"), Place::Table, "r", "RS"},
        {TopView, "topView", msgid("View from above"), Place::Table, "t", "Back"},
        {DiagramView, "diagramView", msgid("View as a printed diagram"), Place::Table, "z"},
        {SeatView, "seatView", msgid("View from your seat"), Place::Table, "v"},
        {OtherSide, "otherSide", msgid("See the table from the other side"), Place::Table, "o"},
        {QuarterTurn, "quarterTurn", msgid("Turn the table a quarter"), Place::Table, "shift+o"},
        {NextViewer, "nextViewer", msgid("See the game as the next player saw it"), Place::Table, "shift+v"},
        {TurnLeft, "turnLeft", msgid("Turn the camera to the left"), Place::Table, "shift+Left"},
        {TurnRight, "turnRight", msgid("Turn the camera to the right"), Place::Table, "shift+Right"},
        {TurnUp, "turnUp", msgid("Turn the camera upwards"), Place::Table, "shift+Up"},
        {TurnDown, "turnDown", msgid("Turn the camera downwards"), Place::Table, "shift+Down"},
        {Closer, "closer", msgid("Move the camera closer"), Place::Table, "ctrl++  ctrl+=  ctrl+Keypad +"},
        {Farther, "farther", msgid("Move the camera away"), Place::Table, "ctrl+-  ctrl+Keypad -"},
        {Thinking, "thinking", msgid("Show or hide the engine's thinking"), Place::Table, "i"},
        {Prospects, "prospects", msgid("Show or hide how near each player is to the goal"), Place::Table,
         "x"},
        {Beliefs, "beliefs", msgid("Show or hide what players may believe about hidden pieces"), Place::Table,
         "shift+i"},
        {Analysts, "analysts", msgid("Analyse the position"), Place::Table, "y"},
        {Ideas, "ideas", msgid("Show or hide the engines' ideas on the table"), Place::Table, "u"},
        {Forecast, "forecast", msgid("Show or hide how the game is expected to end"), Place::Table, "m"},
        {Explorer, "explorer", msgid("Explorer: what was played here in the library's games"), Place::Table,
         "shift+l"},
        {NextLine, "nextLine", msgid("Show the engines' next line on the table"), Place::Table, "j"},
        {WhyNot, "whyNot", msgid("Why not? Examine the next turn instead of playing it"), Place::Table, "q"},
        {PlainTable, "plainTable", msgid("Show only the table while the key is held"), Place::Table, "l"},
        {Hold, "hold", msgid("Pause or resume the engines"), Place::Table, "p"},
        {NewGame, "newGame", msgid("New game"), Place::Table, "ctrl+n"},
        {Library, "library", msgid("Library"), Place::Table, "ctrl+l"},
        {Open, "open", msgid("Open a game file"), Place::Table, "ctrl+o"},
        {Save, "save", msgid("Save the game"), Place::Table, "ctrl+s"},
        {Copy, "copy", msgid("Copy the position"), Place::Table, "ctrl+c"},
        {Paste, "paste", msgid("Paste a position or a game"), Place::Table, "ctrl+v"},
        {Describe, "describe", msgid("The position in words"), Place::Table, "w"},
        {HearTurns, "hearTurns", msgid("Hear the last turns again"), Place::Table, "shift+w"},
        {HearHand, "hearHand", msgid("Hear the pieces that you can choose"), Place::Table, "ctrl+w"},
        {HearNextPart, "hearNextPart", msgid("Hear the next part of the position"), Place::Table,
         "ctrl+Down"},
        {HearPreviousPart, "hearPreviousPart", msgid("Hear the previous part of the position"), Place::Table,
         "ctrl+Up"},
        {Photo, "photo", msgid("Take a picture"), Place::Table, "F12"},
        {Share, "share", msgid("Share: copy, link, picture, film"), Place::Table, "ctrl+shift+e"},
        {Arrangements, "arrangements", msgid("What you have arranged before other games"), Place::Table,
         "ctrl+b"},
        {SetUpPosition, "setUpPosition", msgid("Set up a position"), Place::Table, "ctrl+p"},
        {TurnGameLeft, "turnGameLeft", msgid("Turn the whole game to the left"), Place::Table, "alt+Left"},
        {TurnGameRight, "turnGameRight", msgid("Turn the whole game to the right"), Place::Table,
         "alt+Right"},
        {MirrorGame, "mirrorGame", msgid("Mirror the whole game"), Place::Table, "alt+m"},
        {TakePhoto, "takePhoto", msgid("Save the picture"), Place::Photo, "Return  Keypad Enter  F12", "A"},
        {HidePanel, "hidePanel", msgid("Hide or show the panel"), Place::Photo, "h", "Y"},
        {PhotoResetView, "photoResetView", msgid("Camera back to its place"), Place::Photo, "r", "RS"},
        {PhotoTopView, "photoTopView", msgid("View from above"), Place::Photo, "t", "Back"},
        {PhotoSeatView, "photoSeatView", msgid("View from your seat"), Place::Photo, "v"},
        {PhotoDiagramView, "photoDiagramView", msgid("View as a printed diagram"), Place::Photo, "z"},
        {Menu, "menu", msgid("Menu"), Place::Table, "", "Start"},
        {AcceptOffer, "acceptOffer", msgid("Accept"), Place::Table, ""},
        {DeclineOffer, "declineOffer", msgid("Decline"), Place::Table, ""},
        {WhoAnalyses, "whoAnalyses", msgid("Who analyses"), Place::Table, ""},
        {AnalysisOptions, "analysisOptions", msgid("How the game is analysed"), Place::Table, ""},
        {CoachLesson, "coachLesson", msgid("Opens the lesson that explains this"), Place::Table, ""},
        {GreenInk, "greenInk", msgid("Green ink"), Place::Table, ""},
        {RedInk, "redInk", msgid("Red ink"), Place::Table, ""},
        {YellowInk, "yellowInk", msgid("Yellow ink"), Place::Table, ""},
        {BlueInk, "blueInk", msgid("Blue ink"), Place::Table, ""},
    }};
}
constexpr std::array<ActionInfo, kActions> kActionTable = actionTable();

constexpr bool actionsInOrder() {
    for (std::size_t i = 0; i < kActionTable.size(); ++i)
        if (kActionTable[i].action != static_cast<Action>(i)) return false;
    return true;
}
static_assert(actionsInOrder(), "infoOf() finds an action by its number");

}  // namespace

bool repeats(Action action) {
    switch (action) {
        case Action::CursorLeft:
        case Action::CursorRight:
        case Action::CursorUp:
        case Action::CursorDown:
        case Action::VaryMore:
        case Action::VaryLess:
        case Action::PreviousPiece:
        case Action::NextPiece:
        case Action::Previous:
        case Action::Next:
        case Action::PreviousMistake:
        case Action::NextMistake:
        case Action::ReplaySlower:
        case Action::ReplayFaster:
        case Action::TurnLeft:
        case Action::TurnRight:
        case Action::TurnUp:
        case Action::TurnDown:
        case Action::Closer:
        case Action::Farther:
            return true;
        default:
            return false;
    }
}

std::span<const ActionInfo> allActions() { return kActionTable; }

std::span<const ActionInfo> keyActions() { return std::span(kActionTable).first(kKeyActions); }

const ActionInfo& infoOf(Action action) { return kActionTable[static_cast<std::size_t>(action)]; }

std::optional<Action> actionNamed(std::string_view id) {
    for (const ActionInfo& info : kActionTable)
        if (info.id == id) return info.action;
    return {};
}

base::Msgid nameOf(ActionPlace place) {
    switch (place) {
        case ActionPlace::Everywhere:
            return msgid("Everywhere");
        case ActionPlace::Table:
            return msgid("At the table");
        case ActionPlace::Photo:
            break;
    }
    return msgid("In photo mode");
}

}  // namespace app
