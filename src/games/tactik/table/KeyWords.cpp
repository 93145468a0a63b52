#include "games/tactik/table/KeyWords.h"

#include <array>

#include "ui/game/KeyWording.h"

namespace tactik::table {
namespace {

using base::msgid;
using ui::game::KeyWording;

constexpr std::array kWordings{
    KeyWording{msgid("{play}. A click plays it."), msgid("{play}. Space plays it.")},
    KeyWording{msgid("Click a marked card, or where the pawn should go. Esc puts it back."),
               msgid("Go to a marked card, or where the pawn should go, and press Space. Esc puts it back.")},
    KeyWording{msgid("Click the pawn or the card to use."),
               msgid("Go to the pawn or the card to use, and press Space.")},
    KeyWording{msgid("Several cards do that: click one."),
               msgid("Several cards do that: go to one, and press Space.")},
    KeyWording{msgid("Click the pawn with which it changes places."),
               msgid("Go to the pawn with which it changes places, and press Space.")},
    KeyWording{msgid("Swap: click two pawns, one of them yours."),
               msgid("Swap: choose two pawns by Space, one of them yours. Tab goes through its plays.")},
    KeyWording{msgid("Click where the pawn should go."),
               msgid("Go to where the pawn should go, and press Space.")},
    KeyWording{msgid("Several pawns can go there: click one."),
               msgid("Several pawns can go there: go to one, and press Space.")},
    KeyWording{
        msgid("{card}: click the pawn that it moves, or the target. Tab goes through its plays."),
        msgid("{card}: Tab goes through its plays. Or go to the pawn that it moves, and press Space.")},
    KeyWording{msgid("It can go home or go on: click the cell or the square."),
               msgid("It can go home or go on: go to the cell or the square, and press Space.")},
    KeyWording{msgid("7x1, steps left: {count}. Click a pawn to walk."),
               msgid("7x1, steps left: {count}. Go to a pawn, and press Space to walk.")},
    KeyWording{
        msgid("7x1, steps left: {count}. Click the lifted pawn for a step, or a square, or another pawn. "
              "Backspace takes steps back."),
        msgid("7x1, steps left: {count}. Press Space on the lifted pawn for a step, on a square, or on "
              "another pawn. Backspace takes steps back.")},
    KeyWording{
        msgid("7x1, steps left: {count}. {pawn} walks: click it for a step, or a square, or another "
              "pawn. Backspace takes steps back."),
        msgid("7x1, steps left: {count}. {pawn} walks: press Space on it for a step, on a square, or on "
              "another pawn. Backspace takes steps back.")},
};

}  // namespace

const char* byKeys(std::string_view msgid) { return ui::game::byKeys(kWordings, msgid); }

}  // namespace tactik::table
