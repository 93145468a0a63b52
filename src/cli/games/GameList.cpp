#include "cli/games/GameList.h"

#include "games/tactik/play/TactikKind.h"
#include "games/tactiki/play/TactikiKind.h"
#include "games/tak/play/TakKind.h"

namespace cli::games {

std::vector<GameEntry> gameList() {
    std::vector<GameEntry> games;
    games.push_back({.kind = std::make_unique<tak::play::TakKind>(), .benchPositions = {}});
    games.push_back({.kind = std::make_unique<tactiki::play::TactikiKind>(),
                     .benchPositions = {
                         "c1c5,c2c4,c3c3,c4c2,c5c1/x5/x5/x5/k5k1,k4k2,k3k3,k2k4,k1k5 - - k1 1 0",
                         "c1c5,c2c4,c3c3,c4c2,c5c1/x5/x5/x3,k2,x/k5k1,x,k3k3,k4,k1k5 24 - k1 9 0",
                         "k3!k1,c2c4!,c3,c4c2,c5/x,k5,x3/x,c1!,x,k2k4!,x/x,k4,x2,c3!/k5,k2,k3k1,x,c1! - 5 k1 "
                         "21 0"}});
    games.push_back({.kind = std::make_unique<tactik::play::TactikKind>(), .benchPositions = {}});
    return games;
}

const GameEntry* gameNamed(const std::vector<GameEntry>& games, std::string_view id) {
    for (const GameEntry& game : games)
        if (game.kind->id() == id) return &game;
    return nullptr;
}

std::string namesOf(const std::vector<GameEntry>& games) {
    std::string names;
    for (const GameEntry& game : games) names += (names.empty() ? "" : " or ") + game.kind->id();
    return names;
}

}  // namespace cli::games
