#include "games/tak/play/TakMessages.h"

#include "base/Message.h"

namespace tak::play {

using base::msgid;
using rules::IllegalReason;

base::Msgid noMoveSentence() { return msgid("This is not a move. Try c3, Sd4 or 3c4>12."); }

base::Msgid sentenceFor(IllegalReason reason) {
    switch (reason) {
        case IllegalReason::NotAMove:
        case IllegalReason::TwoStonesAtOnce:
            return noMoveSentence();
        case IllegalReason::GameOver:
            return msgid("The game is over.");
        case IllegalReason::OffBoard:
            return msgid("That square is not on this board.");
        case IllegalReason::OpeningNeedsFlat:
            return msgid("The first turn must be a flat.");
        case IllegalReason::OpeningNeedsStack:
            return msgid("The first turn places a stack of two black flats.");
        case IllegalReason::SquareOccupied:
            return msgid("That square is taken.");
        case IllegalReason::NoStoneLeft:
            return msgid("No stone is left.");
        case IllegalReason::NoCapstoneLeft:
            return msgid("No capstone is left.");
        case IllegalReason::NothingThere:
            return msgid("Nothing stands there.");
        case IllegalReason::NotYourStack:
            return msgid("That stack is not yours.");
        case IllegalReason::OverCarryLimit:
            return msgid("That is more than the carry limit.");
        case IllegalReason::StackTooLow:
            return msgid("The stack is not that high.");
        case IllegalReason::RunsOffBoard:
            return msgid("That runs off the board.");
        case IllegalReason::CapstoneInTheWay:
            return msgid("A capstone is in the way.");
        case IllegalReason::WallInTheWay:
            return msgid("A wall is in the way.");
        case IllegalReason::WallBeforeLastStep:
        case IllegalReason::CapstoneNotAlone:
            return msgid("Only a capstone by itself can flatten a wall.");
    }
    return noMoveSentence();
}

}  // namespace tak::play
