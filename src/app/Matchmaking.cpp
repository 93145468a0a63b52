#include "app/Matchmaking.h"

#include <algorithm>

namespace app {

namespace {

constexpr std::size_t kWinsToRise = 2;
constexpr std::size_t kLossesToFall = 3;

/// Whether the last so many games were played against this bot and all ended so.
bool lastWere(const std::vector<BotGame>& games, std::size_t count, bool BotGame::*ending) {
    if (games.size() < count) return false;
    return std::all_of(
        games.begin(), games.begin() + static_cast<std::ptrdiff_t>(count),
        [&](const BotGame& game) { return game.opponent == games.front().opponent && game.*ending; });
}

}  // namespace

std::vector<BotGame> botGames(const std::vector<archive::Game>& games) {
    std::vector<BotGame> found;
    for (const archive::Game& game : games) {
        const auto& opponents = game.entry.opponents;
        const auto persons = std::count(opponents.begin(), opponents.end(), "");
        if (opponents.size() != 2 || persons != 1 || !game.entry.finished || game.entry.result == "*")
            continue;
        const int person = opponents[0].empty() ? 0 : 1;
        const auto wins = [&](int seat) {
            return std::find(game.entry.winners.begin(), game.entry.winners.end(), seat) !=
                   game.entry.winners.end();
        };
        found.push_back({opponents[static_cast<std::size_t>(1 - person)], wins(person), wins(1 - person)});
    }
    return found;
}

const game::Opponent* suitableOpponent(const std::vector<game::Opponent>& known,
                                       const std::vector<BotGame>& games) {
    if (known.empty()) return nullptr;
    const auto last = games.empty()
                          ? known.end()
                          : std::find_if(known.begin(), known.end(), [&](const game::Opponent& opponent) {
                                return opponent.id == games.front().opponent;
                            });
    if (last == known.end()) return &known.front();
    if (lastWere(games, kWinsToRise, &BotGame::won) && last + 1 != known.end()) return &*(last + 1);
    if (lastWere(games, kLossesToFall, &BotGame::lost) && last != known.begin()) return &*(last - 1);
    return &*last;
}

}  // namespace app
