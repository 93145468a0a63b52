#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "base/Message.h"

namespace app {

/// What a player can do by a key, a gamepad's button or a button of the interface, apart from what a panel
/// does alone. Dear ImGui's own keys for widgets (fields, sliders, lists) are not among them.
enum class Action : std::uint8_t {
    FullScreen,
    Back,
    Help,
    CursorLeft,
    CursorRight,
    CursorUp,
    CursorDown,
    Pick,
    Finish,
    StepBack,
    VaryMore,
    VaryLess,
    Piece1,
    Piece2,
    Piece3,
    Piece4,
    Piece5,
    Piece6,
    Piece7,
    Piece8,
    Piece9,
    Piece10,
    PreviousPiece,
    NextPiece,
    Undo,
    Redo,
    Hint,
    First,
    Previous,
    Next,
    Last,
    Replay,
    ReplaySlower,
    ReplayFaster,
    Notes,
    Comment,
    Promote,
    RemoveTurn,
    Draw,
    UndoDrawing,
    ClearDrawing,
    Analyse,
    PreviousMistake,
    NextMistake,
    Judgement1,
    Judgement2,
    Judgement3,
    Judgement4,
    Judgement5,
    Judgement6,
    ResetView,
    TopView,
    DiagramView,
    SeatView,
    OtherSide,
    QuarterTurn,
    NextViewer,
    TurnLeft,
    TurnRight,
    TurnUp,
    TurnDown,
    Closer,
    Farther,
    Thinking,
    Prospects,
    Beliefs,
    Analysts,
    Ideas,
    Forecast,
    Explorer,
    NextLine,
    WhyNot,
    PlainTable,
    Hold,
    NewGame,
    Library,
    Open,
    Save,
    Copy,
    Paste,
    Describe,
    HearTurns,
    HearHand,
    HearNextPart,
    HearPreviousPart,
    Photo,
    Share,
    Arrangements,
    SetUpPosition,
    TurnGameLeft,
    TurnGameRight,
    MirrorGame,
    TakePhoto,
    HidePanel,
    PhotoResetView,
    PhotoTopView,
    PhotoSeatView,
    PhotoDiagramView,
    // ---- only by buttons
    Menu,
    AcceptOffer,
    DeclineOffer,
    WhoAnalyses,
    AnalysisOptions,
    CoachLesson,
    GreenInk,
    RedInk,
    YellowInk,
    BlueInk,
};
inline constexpr std::size_t kActions = static_cast<std::size_t>(Action::BlueInk) + 1;
inline constexpr std::size_t kKeyActions = static_cast<std::size_t>(Action::PhotoDiagramView) + 1;
inline constexpr int kPieceActions = 10;  ///< Piece1 to Piece10

/// Whether a key that is held does this again and again, because it goes on by small steps. All else it does
/// once: a switch would flicker, and a piece be lifted and put down in turn.
[[nodiscard]] bool repeats(Action action);

/// Where a key has its meaning. A chord that means something everywhere has no other meaning in any place.
enum class ActionPlace : std::uint8_t { Everywhere, Table, Photo };

/// An action as the settings, the controls screen and the tooltips describe it.
struct ActionInfo {
    Action action;
    std::string_view id;  ///< in settings.json, and of buttons
    base::Msgid what;     ///< what it does
    ActionPlace place;
    std::string_view chords;    ///< default chords for parseChord(), separated by two or more blanks
    std::string_view pad = {};  ///< the gamepad's button, as shown; empty if none
};

/// Every action, in the order of the enum Action.
[[nodiscard]] std::span<const ActionInfo> allActions();
/// Every action that a key can trigger, in the order of the enum Action; players see them in this order.
[[nodiscard]] std::span<const ActionInfo> keyActions();
[[nodiscard]] const ActionInfo& infoOf(Action action);
/// The action with this id, also of those without a key; nullopt if there is none.
[[nodiscard]] std::optional<Action> actionNamed(std::string_view id);
/// The line of this action in a table that says what actions do; null if it has none.
template <class Line>
[[nodiscard]] const Line* lineOf(Action action, std::span<const Line> table) {
    const auto found =
        std::find_if(table.begin(), table.end(), [&](const Line& line) { return line.action == action; });
    return found == table.end() ? nullptr : &*found;
}
/// The msgid of a place's name.
[[nodiscard]] base::Msgid nameOf(ActionPlace place);
/// Whether a chord cannot have two meanings, one in each of these places.
[[nodiscard]] constexpr bool overlap(ActionPlace a, ActionPlace b) {
    return a == b || a == ActionPlace::Everywhere || b == ActionPlace::Everywhere;
}

}  // namespace app
