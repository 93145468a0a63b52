#include "games/tak/table/KeyWords.h"

#include <array>

#include "ui/game/KeyWording.h"

namespace tak::table {
namespace {

using base::msgid;
using ui::game::KeyWording;

constexpr std::array kWordings{
    KeyWording{msgid("Carrying {count}. Click here to leave {drops}. The wheel over a number changes it."),
               msgid("Carrying {count}. Space leaves {drops}.")},
    KeyWording{msgid("A capstone is in your hand. Click a square to place it, Esc to put it back."),
               msgid("A capstone is in your hand. Space places it, Esc puts it back.")},
    KeyWording{msgid("A flat is in your hand. Click a square to place it, Esc to put it back."),
               msgid("A flat is in your hand. Space places it, Esc puts it back.")},
    KeyWording{
        msgid("A flat is in your hand. Click a square to place it, the pile to stand it up as a wall, "
              "Esc to put it back."),
        msgid("A flat is in your hand. Space places it, Tab stands it up as a wall, Esc puts it back.")},
    KeyWording{msgid("A wall is in your hand. Click a square to place it, the pile to lay it flat, Esc to "
                     "put it back."),
               msgid("A wall is in your hand. Space places it, Tab lays it flat, Esc puts it back.")},
    KeyWording{msgid("Two black flats are in your hand. Click a square to place them, Esc to put them back."),
               msgid("Two black flats are in your hand. Space places them, Esc puts them back.")},
    KeyWording{msgid("Carrying {count}, {dropped} dropped. Click here to drop another, the next square to go "
                     "on, Esc to put back."),
               msgid("Carrying {count}, {dropped} dropped. Space here drops another, on the next square it "
                     "goes on; Esc puts back.")},
    KeyWording{msgid("Carrying 1. Click the next square to go there, the stack again or Esc to put back."),
               msgid("Carrying 1. Space on the next square goes there, Esc puts back.")},
    KeyWording{
        msgid("Carrying {count}. Click a square in line to go there, the stack again to lift fewer, "
              "Esc to put back."),
        msgid("Carrying {count}. Space on a square in line goes there, on the stack it lifts fewer; Esc "
              "puts back.")},
};

}  // namespace

const char* byKeys(std::string_view msgid) { return ui::game::byKeys(kWordings, msgid); }

}  // namespace tak::table
