#include "app/screens/table/PlayKeys.h"

#include <glm/gtc/constants.hpp>

namespace app {

void TurnCamera::turn(scene::OrbitCamera& camera) const {
    constexpr float kStep = 0.12F;  // radians
    if (closer != 0) return camera.zoom(static_cast<float>(closer));
    if (quarters != 0) return camera.orbit(glm::half_pi<float>() * static_cast<float>(quarters), 0);
    camera.orbit(-kStep * static_cast<float>(right), kStep * static_cast<float>(up));
}

std::optional<TableCommand> commandOf(Action action) {
    using ui::screens::ChoosePiece;
    using ui::screens::PlayAction;
    if (action >= Action::Piece1 && action <= Action::Piece10)
        return ChoosePiece{static_cast<int>(action) - static_cast<int>(Action::Piece1)};
    if (action >= Action::Judgement1 && action <= Action::Judgement6)
        return ui::screens::ToggleMark{
            ui::screens::kJudgements[static_cast<std::size_t>(action) -
                                     static_cast<std::size_t>(Action::Judgement1)]};
    switch (action) {
        case Action::CursorLeft:
            return MoveCursor{-1, 0};
        case Action::CursorRight:
            return MoveCursor{1, 0};
        case Action::CursorUp:
            return MoveCursor{0, 1};
        case Action::CursorDown:
            return MoveCursor{0, -1};
        case Action::Pick:
            return TableKey::Pick;
        case Action::Finish:
            return TableKey::Finish;
        case Action::StepBack:
            return TableKey::StepBack;
        case Action::VaryMore:
            return VaryHand{1};
        case Action::VaryLess:
            return VaryHand{-1};
        case Action::PreviousPiece:
            return StepPiece{-1};
        case Action::NextPiece:
            return StepPiece{1};
        case Action::Undo:
            return PlayAction::Undo;
        case Action::Redo:
            return PlayAction::Redo;
        case Action::Hint:
            return PlayAction::Hint;
        case Action::First:
            return PlayAction::First;
        case Action::Previous:
            return PlayAction::Previous;
        case Action::Next:
            return PlayAction::Next;
        case Action::Last:
            return PlayAction::Last;
        case Action::Replay:
            return PlayAction::Replay;
        case Action::ReplaySlower:
            return PlayAction::ReplaySlower;
        case Action::ReplayFaster:
            return PlayAction::ReplayFaster;
        case Action::Notes:
            return PlayAction::Notes;
        case Action::Comment:
            return TableKey::Comment;
        case Action::Promote:
            return PlayAction::Promote;
        case Action::RemoveTurn:
            return PlayAction::Remove;
        case Action::Analyse:
            return PlayAction::Analyse;
        case Action::PreviousMistake:
            return TableKey::PreviousMistake;
        case Action::NextMistake:
            return TableKey::NextMistake;
        case Action::OtherSide:
            return TurnCamera{.quarters = 2};
        case Action::QuarterTurn:
            return TurnCamera{.quarters = 1};
        case Action::NextViewer:
            return PlayAction::NextViewer;
        case Action::ResetView:
            return PlayAction::ResetView;
        case Action::TopView:
            return PlayAction::TopView;
        case Action::SeatView:
            return TableKey::SeatView;
        case Action::TurnLeft:
            return TurnCamera{.right = -1};
        case Action::TurnRight:
            return TurnCamera{.right = 1};
        case Action::TurnUp:
            return TurnCamera{.up = 1};
        case Action::TurnDown:
            return TurnCamera{.up = -1};
        case Action::Closer:
            return TurnCamera{.closer = 1};
        case Action::Farther:
            return TurnCamera{.closer = -1};
        case Action::Thinking:
            return TableKey::ToggleThinking;
        case Action::Prospects:
            return PlayAction::ToggleProspects;
        case Action::Analysts:
            return PlayAction::ToggleAnalysis;
        case Action::Ideas:
            return PlayAction::ToggleIdeas;
        case Action::Forecast:
            return PlayAction::ToggleForecast;
        case Action::NextLine:
            return PlayAction::NextLine;
        case Action::WhyNot:
            return PlayAction::WhyNot;
        case Action::Hold:
            return TableKey::ToggleHold;
        case Action::NewGame:
            return TableKey::NewGame;
        case Action::Library:
            return TableKey::Library;
        case Action::Open:
            return PlayAction::Open;
        case Action::Save:
            return PlayAction::Save;
        case Action::Copy:
            return PlayAction::CopyPosition;
        case Action::Paste:
            return PlayAction::Paste;
        case Action::Describe:
            return TableKey::Describe;
        case Action::Photo:
            return TableKey::Photo;
        case Action::Share:
            return TableKey::Share;
        default:
            return {};
    }
}

}  // namespace app
