#pragma once

#include <array>
#include <vector>

#include "game/Transition.h"
#include "game/Viewer.h"
#include "games/tactiki/rules/Position.h"
#include "games/tactiki/rules/Told.h"

namespace tactiki::play {

/// Areas of game::Place: the board (spot = field), and for each player the places of the figures before the
/// set-up (spot = figure) and of the defeated ones (spot = slot of the pile).
inline constexpr std::uint16_t kBoardArea = 0;
[[nodiscard]] constexpr std::uint16_t trayArea(rules::Side side) {
    return static_cast<std::uint16_t>(1 + rules::index(side));
}
[[nodiscard]] constexpr std::uint16_t pileArea(rules::Side side) {
    return static_cast<std::uint16_t>(3 + rules::index(side));
}
[[nodiscard]] constexpr game::Place placeOf(rules::Field field, int level = 0) {
    return {kBoardArea, static_cast<std::uint16_t>(field.index()), static_cast<std::uint16_t>(level)};
}
/// The field of a place on the board.
[[nodiscard]] constexpr rules::Field fieldOf(game::Place place) {
    return rules::Field::fromIndex(place.spot);
}

/// Values of game::PieceState::face. The shape is the rank.
enum Face : std::uint8_t {
    kTurnedAway = 0,  ///< the rank on the back is towards the owner
    kShown = 1,       ///< turned round, so that everybody sees it
    kRemembered = 2,  ///< turned away, but its rank stays in sight (rules::Rules::remember)
    // In a position that is set up by hand, the ranks can be read from everywhere.
    kDraft = 3,       ///< turned away: in the game only its owner will know the rank
    kDraftKnown = 4,  ///< turned round, with a ring around the rank: everybody will know it
    kDraftReborn =
        5  ///< turned away, with a diamond around the rank: it came back, and only its owner saw it
};
[[nodiscard]] constexpr bool isTurnedRound(game::Face face) { return face == kShown || face == kDraftKnown; }

[[nodiscard]] constexpr game::PlayerId playerOf(rules::Side side) {
    return game::PlayerId(static_cast<std::uint8_t>(side));
}
[[nodiscard]] constexpr rules::Side sideOf(game::PlayerId player) {
    return static_cast<rules::Side>(player.value);
}
/// The side of a viewer who is a player.
[[nodiscard]] std::optional<rules::Side> sideOf(game::Viewer viewer);

/// The code of an act; unknown ranks are 0 in it.
[[nodiscard]] game::Action actionOf(const rules::Act& act);
[[nodiscard]] rules::Act actOf(game::Action action);

/// The same of an act as somebody saw it, with the blows of its fights.
[[nodiscard]] game::Action actionOf(const rules::ActTold& told);
[[nodiscard]] rules::ActTold toldOf(game::Action action);

/// What a viewer knows of a position.
[[nodiscard]] rules::Position seenBy(const rules::Position& position, game::Viewer viewer);
/// What a viewer would know of a board if the game were not over.
[[nodiscard]] rules::Board knownTo(const rules::Board& board, game::Viewer viewer);

/// The rank of a figure by its number among those of its player (Board::figureOf()).
[[nodiscard]] constexpr rules::Rank rankOfFigure(int figure) {
    return static_cast<rules::Rank>(1 + figure / rules::kOfEachRank);
}

/// The id by which a viewer knows a piece. He knows his own ones, and the record all, by their figures
/// (Board::figureOf()), the others' by what can be followed on the board.
[[nodiscard]] game::PieceId idOf(const rules::Board& board, rules::Piece piece, game::Viewer viewer);

/// The rank of a piece, by rules::Piece, if this viewer can read it now. A rank that was shown and is hidden
/// again is not in sight of others, who may only remember it. `ended`: the ranks are shown, since the game is
/// over.
using RanksInSight = std::array<rules::Rank, rules::kPieces>;
[[nodiscard]] RanksInSight ranksInSight(const rules::Board& seen, game::Viewer viewer, bool ended);

/// Every piece of a position, by PieceId, with the ranks that are in sight.
[[nodiscard]] std::vector<game::PieceState> piecesOf(const rules::Board& seen, game::Viewer viewer,
                                                     bool ended);

}  // namespace tactiki::play
