#include "games/tactik/rules/Table.h"

#include <algorithm>

#include "games/tactik/rules/Plays.h"

namespace tactik::rules {

int Table::cardsHeld(int player) const {
    const Hand& hand = handOf(player);
    return static_cast<int>(hand.size() -
                            static_cast<std::size_t>(std::count(hand.begin(), hand.end(), kNoBack)));
}

std::vector<Card> Table::kindsHeld(int player) const {
    std::vector<Card> kinds;
    for (const Back back : handOf(player))
        if (back != kNoBack && faceOf(back) != Card::Unknown) kinds.push_back(faceOf(back));
    std::sort(kinds.begin(), kinds.end());
    kinds.erase(std::unique(kinds.begin(), kinds.end()), kinds.end());
    return kinds;
}

Colours Table::moversOf(int player) const {
    const Colour own = colourOf(player);
    if (players == 2) return sideOf(own);
    return board.isHome(own) ? opposite(own) : own;
}

std::optional<Colour> Table::winner() const {
    for (const Colour colour : {Colour::Red, Colour::Blue})
        if (isSideHome(board, colour)) return colour;
    return {};
}

}  // namespace tactik::rules
