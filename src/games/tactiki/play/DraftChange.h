#pragma once

#include <string>

#include "game/Ids.h"
#include "games/tactiki/rules/Board.h"

namespace tactiki::play {

/// One change of a position that is set up by hand.
struct DraftChange {
    enum class Kind : std::uint8_t {
        Put,       ///< `figure` from the bench onto `to`
        Move,      ///< the `count` top figures of `from` onto `to`
        TakeOff,   ///< the `count` top figures of `from` back to the benches
        Tell,      ///< the figure with `count` figures above it on `from`: `told` of its rank
        Clear,     ///< all figures back to the benches
        Side,      ///< `side` is to move
        Stage,     ///< `stage` comes next
        Turn,      ///< it is turn `count`
        Quiet,     ///< there were `count` quiet turns in a row
        Eventful,  ///< whether the first move of the turn was no quiet one (`on`)
        Rule       ///< rule `count` of agreedRules() holds or does not (`on`)
    };
    /// Who knows the rank of a figure, and why.
    enum class Told : std::uint8_t {
        Owner,  ///< only its owner: it was never shown
        Everybody,
        Reborn  ///< only its owner: it has just come back, and was one of those that lay in the pile
    };
    Kind kind = Kind::Clear;
    rules::Side side = rules::Side::Tiki;
    int figure = 0;  ///< of `side`: Board::figureOf()
    rules::Field from = {};
    rules::Field to = {};
    rules::Stage stage = rules::Stage::SetUp;
    bool on = false;
    int count = 0;
    Told told = Told::Owner;  ///< of Put and Tell

    friend bool operator==(const DraftChange&, const DraftChange&) = default;
};

[[nodiscard]] game::Action actionOf(const DraftChange& change);
/// The change of a code; any code gives some change.
[[nodiscard]] DraftChange changeOf(game::Action action);
/// "k3c3", "k3!c3" if everybody knows the rank, "k3^c3" if it came back unseen, "2c3-d3", "2c3-", "c3!" and
/// "c3!1" for a figure below the top, "c3^", "c3?" for one that was never shown, "clear", "to move k" …
[[nodiscard]] std::string textOf(const DraftChange& change);
/// "!", "^" or nothing, behind the rank of a figure.
[[nodiscard]] const char* signOf(DraftChange::Told told);
/// Another way to be known, `steps` steps on in the order of their list, and around.
[[nodiscard]] DraftChange::Told stepped(DraftChange::Told told, int steps);

}  // namespace tactiki::play
