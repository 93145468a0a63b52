#pragma once

#include <imgui.h>

#include <cstddef>
#include <string>
#include <vector>

#include "ui/screens/MoveId.h"

namespace ui::screens {

/// A point of the graph. Texts are already translated.
struct GraphTurn {
    MoveId id;
    std::string name = {};            ///< the turn that led to the position: "12... c3??"
    std::vector<float> chances = {};  ///< winning chances by player, 0 to 1; empty: unknown
    std::size_t mover = 0;            ///< the player who made the turn
    std::string mark = {};            ///< "?!", "??": drawn at the point; empty: none
    std::string says = {};            ///< tooltip: the turn and all players' chances
};

/// The winning chances after each turn of the shown line.
struct GraphView {
    std::vector<GraphTurn> turns = {};  ///< the start of the game first; empty: no graph
    std::vector<ImVec4> colors = {};    ///< by player
    std::size_t current = 0;            ///< index of the position on the table
};

/// Figures about a player's turns.
struct TallyView {
    std::string name = {};
    ImVec4 color{1, 1, 1, 1};
    std::string marks = {};  ///< "?! 2   ? 1   ?? 0"
    std::string loss = {};   ///< the average loss of a turn
};

/// A turn that the player can go to.
struct TurnLink {
    MoveId id;
    std::string text = {};
    std::string tooltip = {};
};

/// The results and the progress of an analysis of the whole game.
struct ReportView {
    bool possible = false;  ///< the game can be analysed
    bool running = false;
    std::string progress = {};  ///< "12 of 40"
    float share = 0;            ///< the part of the analysis that is done
    GraphView graph = {};
    std::string verdict = {};  ///< what the shown turn lost, or the turn expected next
    /// Better turns than the shown one, what it brought to light by luck, or the turns that are expected.
    std::string better = {};
    std::string betterInWords = {};  ///< its first turn in a sentence; empty: the notation says enough
    std::vector<TallyView> tallies = {};
    std::vector<TurnLink> again = {};  ///< turns worth another look
    std::string measure = {};          ///< how turns are judged, in a sentence or two
};

}  // namespace ui::screens
