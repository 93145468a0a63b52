#include "app/screens/PlayKeys.h"

namespace app {
namespace {

using ui::screens::ChoosePiece;
using ui::screens::PlayAction;

std::optional<KeyCommand> withControl(const SDL_Keysym& key) {
    switch (key.sym) {
        case SDLK_z:
            return (key.mod & KMOD_SHIFT) != 0 ? PlayAction::Redo : PlayAction::Undo;
        case SDLK_y:
            return PlayAction::Redo;
        case SDLK_o:
            return PlayAction::Open;
        case SDLK_s:
            return PlayAction::Save;
        case SDLK_c:
            return PlayAction::CopyPosition;
        case SDLK_v:
            return PlayAction::Paste;
        case SDLK_n:
            return TableKey::NewGame;
        case SDLK_l:
            return TableKey::Library;
        default:
            return {};
    }
}

/// Keys that enter a move.
std::optional<KeyCommand> ofEntry(const SDL_Keysym& key) {
    switch (key.sym) {
        case SDLK_LEFT:
            return MoveCursor{-1, 0};
        case SDLK_RIGHT:
            return MoveCursor{1, 0};
        case SDLK_UP:
            return MoveCursor{0, 1};
        case SDLK_DOWN:
            return MoveCursor{0, -1};
        case SDLK_SPACE:
            return TableKey::Pick;
        case SDLK_RETURN:
        case SDLK_KP_ENTER:
            return TableKey::Finish;
        case SDLK_TAB:
            return VaryHand{(key.mod & KMOD_SHIFT) != 0 ? -1 : 1};
        case SDLK_PLUS:
        case SDLK_EQUALS:
        case SDLK_KP_PLUS:
            return VaryHand{1};
        case SDLK_MINUS:
        case SDLK_KP_MINUS:
            return VaryHand{-1};
        case SDLK_BACKSPACE:
            return TableKey::StepBack;
        default:
            return {};
    }
}

/// Keys that look at the game and at the table.
std::optional<KeyCommand> ofLooking(const SDL_Keysym& key) {
    switch (key.sym) {
        case SDLK_PAGEUP:
            return PlayAction::Previous;
        case SDLK_PAGEDOWN:
            return PlayAction::Next;
        case SDLK_HOME:
            return PlayAction::First;
        case SDLK_END:
            return PlayAction::Last;
        case SDLK_r:
            return PlayAction::ResetView;
        case SDLK_t:
            return PlayAction::TopView;
        case SDLK_v:
            return TableKey::SeatView;
        case SDLK_i:
            return TableKey::ToggleThinking;
        case SDLK_p:
            return TableKey::ToggleHold;
        case SDLK_F12:
            return TableKey::Photo;
        default:
            return {};
    }
}

}  // namespace

std::optional<KeyCommand> commandOf(const SDL_Keysym& key) {
    if ((key.mod & (KMOD_CTRL | KMOD_GUI)) != 0)
        if (const auto command = withControl(key)) return command;
    // F11 is the whole screen's, F12 the camera's.
    if (key.sym >= SDLK_F1 && key.sym <= SDLK_F10) return ChoosePiece{static_cast<int>(key.sym - SDLK_F1)};
    if (const auto command = ofEntry(key)) return command;
    return ofLooking(key);
}

}  // namespace app
