#include "games/tak/play/TakMessages.h"

#include "i18n/Mark.h"

namespace tak::play {

using i18n::mark;
using rules::IllegalReason;

base::Msgid noMoveSentence() { return mark("This is no move. Try c3, Sd4 or 3c4>12."); }

base::Msgid sentenceFor(IllegalReason reason) {
    switch (reason) {
        case IllegalReason::NotAMove:
            return noMoveSentence();
        case IllegalReason::GameOver:
            return mark("The game is over.");
        case IllegalReason::OffBoard:
            return mark("That square is not on this board.");
        case IllegalReason::OpeningNeedsFlat:
            return mark("The first turn lays a flat.");
        case IllegalReason::SquareOccupied:
            return mark("That square is taken.");
        case IllegalReason::NoStoneLeft:
            return mark("No stone is left.");
        case IllegalReason::NoCapstoneLeft:
            return mark("No capstone is left.");
        case IllegalReason::NothingThere:
            return mark("Nothing stands there.");
        case IllegalReason::NotYourStack:
            return mark("That stack is not yours.");
        case IllegalReason::OverCarryLimit:
            return mark("That is more than the carry limit.");
        case IllegalReason::StackTooLow:
            return mark("The stack is not that high.");
        case IllegalReason::RunsOffBoard:
            return mark("That runs off the board.");
        case IllegalReason::CapstoneInTheWay:
            return mark("A capstone is in the way.");
        case IllegalReason::WallInTheWay:
            return mark("A wall is in the way.");
        case IllegalReason::WallBeforeLastStep:
        case IllegalReason::CapstoneNotAlone:
            return mark("Only a capstone alone can flatten a wall.");
    }
    return noMoveSentence();
}

}  // namespace tak::play
