#pragma once

#include <optional>

#include "base/Message.h"
#include "games/tak/rules/Position.h"

namespace tak::rules {

enum class IllegalReason : std::uint8_t {
    NotAMove,            ///< Move::none(), or invalid bits
    GameOver,            ///< rules 16 to 21
    OffBoard,            ///< `where` is not on this board
    OpeningNeedsFlat,    ///< rule 6
    OpeningNeedsStack,   ///< the first turn of the double black stack
    TwoStonesAtOnce,     ///< a stack is placed where that opening does not ask for one
    SquareOccupied,      ///< rule 8
    NoStoneLeft,         ///< rule 3
    NoCapstoneLeft,      ///< rule 3
    NothingThere,        ///< no stack on `where` to move
    NotYourStack,        ///< rule 9
    OverCarryLimit,      ///< rule 10
    StackTooLow,         ///< fewer pieces on `where` than the move lifts
    RunsOffBoard,        ///< `where` is the last square on the board
    CapstoneInTheWay,    ///< rule 12, on `where`
    WallInTheWay,        ///< rule 12, on `where`
    WallBeforeLastStep,  ///< rule 15: a capstone flattens with its last step only
    CapstoneNotAlone,    ///< rule 15: something is dropped on the wall with it
};

/// Why a move is illegal, and the square concerned.
struct Illegality {
    IllegalReason reason;
    Square where{};
    friend bool operator==(const Illegality&, const Illegality&) = default;
};

/// The first reason why this move is illegal here; nothing if it is legal. Agrees with Position::isLegal().
[[nodiscard]] std::optional<Illegality> whyIllegal(const Position& position, Move move);

/// The same, except that it does not check whether the game is over. Agrees with Position::isPseudoLegal().
[[nodiscard]] std::optional<Illegality> whyNotPseudoLegal(const Position& position, Move move);

/// The reason as part of a sentence for the player: "there is already a piece on c3".
[[nodiscard]] base::Message describe(const Illegality& illegality, const Position& position);

}  // namespace tak::rules
