#pragma once

#include <imgui.h>

#include <cstddef>
#include <string>
#include <vector>

#include "ui/screens/MoveId.h"

namespace ui::screens {

/// A position of the graph. Texts are ready to show.
struct GraphTurn {
    MoveId id;
    std::string name = {};            ///< the turn that led there: "12... c3??"
    std::vector<float> chances = {};  ///< of winning, by player, 0 to 1; empty: nobody knows
    std::size_t mover = 0;            ///< whose turn it was
    std::string mark = {};            ///< "?!", "??": stands at its place; empty: none
    std::string says = {};            ///< when pointed at: the turn and everybody's chances
};

/// The chances of winning along the turns of the line that is shown.
struct GraphView {
    std::vector<GraphTurn> turns = {};  ///< the start of the game first; empty: there is nothing to show
    std::vector<ImVec4> colors = {};    ///< by player
    std::size_t current = 0;            ///< the position on the table
};

/// A player's turns in figures.
struct TallyView {
    std::string name = {};
    ImVec4 color{1, 1, 1, 1};
    std::string marks = {};  ///< "?! 2   ? 1   ?? 0"
    std::string loss = {};   ///< of an average turn
};

/// A turn that one can go to.
struct TurnLink {
    MoveId id;
    std::string text = {};
    std::string tooltip = {};
};

/// What an analysis of the whole game has found, and how far it is.
struct ReportView {
    bool possible = false;  ///< the game can be analysed
    bool running = false;
    std::string progress = {};  ///< "12 of 40"
    float share = 0;            ///< of it that is done
    GraphView graph = {};
    std::string verdict = {};  ///< what the shown turn gave away, or what is expected next
    std::string better = {};   ///< the turns that should have been played instead, or are expected
    std::vector<TallyView> tallies = {};
    std::vector<TurnLink> again = {};  ///< turns worth another look
    std::string measure = {};          ///< how turns are judged, in a sentence or two
};

/// Everybody's chance of winning at the position on the table, as a bar beside the board.
struct ChancesBar {
    struct Share {
        float part = 0;
        ImVec4 color{1, 1, 1, 1};
        std::string text = {};  ///< "57 %"
    };
    std::vector<Share> shares = {};  ///< by player, the first one at the bottom; empty: there is no bar
};

}  // namespace ui::screens
