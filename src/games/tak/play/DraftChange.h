#pragma once

#include <string>

#include "game/Ids.h"
#include "games/tak/rules/Types.h"

namespace tak::play {

/// One change of a position that is set up by hand.
struct DraftChange {
    enum class Kind : std::uint8_t {
        Put,         ///< a piece from the supply onto `to`
        Move,        ///< the `count` top pieces from `from` onto `to`
        TakeOff,     ///< the `count` top pieces of `from` back to the supplies
        Clear,       ///< all pieces back to the supplies
        ToMove,      ///< `color` is to move
        MoveNumber,  ///< it is move `count`
        Komi         ///< of `count` half flats
    };
    Kind kind = Kind::Clear;
    rules::Color color = rules::Color::White;
    rules::PieceKind piece = rules::PieceKind::Flat;
    rules::Square from = {};
    rules::Square to = {};
    int count = 0;

    friend bool operator==(const DraftChange&, const DraftChange&) = default;
};

[[nodiscard]] game::Action actionOf(const DraftChange& change);
/// The change with this code; every code means one.
[[nodiscard]] DraftChange changeOf(game::Action action);

/// "2Sc3" puts a black wall on c3, "3c3-d4" moves three pieces, "3c3-" takes them off; "clear", "to move 2",
/// "move 12", "komi 2.5".
[[nodiscard]] std::string textOf(const DraftChange& change);

/// "2.5", "-1".
[[nodiscard]] std::string komiText(int halfKomi);

}  // namespace tak::play
