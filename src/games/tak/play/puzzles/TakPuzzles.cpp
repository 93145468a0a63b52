#include "games/tak/play/puzzles/TakPuzzles.h"

#include "base/Message.h"
#include "games/tak/play/TakRecord.h"
#include "games/tak/play/TakState.h"
#include "games/tak/play/puzzles/PuzzleMiner.h"
#include "games/tak/play/puzzles/PuzzleText.h"

namespace tak::play {

using base::msgid;

std::vector<game::PuzzleTheme> TakPuzzles::themes() const {
    return {{"road", msgid("Road in one"), msgid("Complete a road.")},
            {"stop", msgid("Stop the road"), msgid("Stop the road that your opponent threatens.")},
            {"flats", msgid("Win by flats"),
             msgid("Win by flats as soon as possible: at once, or with your turn after any answer.")},
            {"tinue-3", msgid("Tinue in 3"), msgid("Force a road: your turn, any answer, your road.")},
            {"crush", msgid("Flatten a wall"), msgid("Win with the capstone that flattens a wall.")},
            {"tinue-5", msgid("Tinue in 5"), msgid("Force a road with three turns of yours.")},
            {"tinue-7", msgid("Tinue in 7"), msgid("Force a road with four turns of yours.")}};
}

std::string TakPuzzles::find(const game::Record& game, const std::stop_token& stop) const {
    const rules::PtnGame played = ptnOf(game);
    std::vector<rules::Position> positions{played.start};
    for (const int node : played.tree.mainLine())
        positions.push_back(afterTurn(positions.back(), played.tree.node(node).move));
    return writePuzzles(PuzzleMiner().mine(positions, PuzzleMiner::allThemes(), stop));
}

std::string TakPuzzles::puzzleOf(const game::State& position, const std::stop_token& stop) const {
    const rules::Position& p = dynamic_cast<const TakState&>(position).position();
    // A puzzle states one supply for both players.
    if (p.setup().supply[0] != p.setup().supply[1]) return {};
    const auto puzzle = PuzzleMiner().look(p, PuzzleMiner::allThemes(), stop);
    return puzzle ? writePuzzles({&*puzzle, 1}) : std::string();
}

}  // namespace tak::play
