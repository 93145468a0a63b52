#include "app/play/Matchmaking.h"

#include <algorithm>

namespace app {

using base::msgid;

namespace {

constexpr std::size_t kWinsToRise = 2;
constexpr std::size_t kWinsToLeap = 4;  // if these are all games so far
constexpr std::size_t kLossesToFall = 3;

/// Whether the last `count` games were all played against the bot of the last game and all had this result.
bool lastWere(const std::vector<BotGame>& games, std::size_t count, bool BotGame::*ending) {
    if (games.size() < count) return false;
    return std::all_of(
        games.begin(), games.begin() + static_cast<std::ptrdiff_t>(count),
        [&](const BotGame& game) { return game.opponent == games.front().opponent && game.*ending; });
}

/// The number of levels to go up: two if the player has won all of several games, because the level is then
/// far too low.
std::ptrdiff_t stepUp(const std::vector<BotGame>& games) {
    const bool unbeaten =
        std::all_of(games.begin(), games.end(), [](const BotGame& game) { return game.won; });
    return unbeaten && games.size() >= kWinsToLeap ? 2 : 1;
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

Suit suitableOpponent(std::span<const game::Opponent> known, const std::vector<BotGame>& games) {
    if (known.empty()) return {};
    const auto last =
        games.empty() ? known.end() : std::find_if(known.begin(), known.end(), [&](const auto& opponent) {
            return opponent.id == games.front().opponent;
        });
    if (last == known.end()) return {&known.front()};
    if (lastWere(games, kWinsToRise, &BotGame::won) && last + 1 != known.end()) {
        const auto above = known.end() - 1 - last;
        return {&*(last + std::min(above, stepUp(games))), Suit::Reason::Wins};
    }
    if (lastWere(games, kLossesToFall, &BotGame::lost) && last != known.begin())
        return {&*(last - 1), Suit::Reason::Losses};
    return {&*last};
}

std::optional<base::Message> newsOf(const Suit& suit) {
    switch (suit.reason) {
        case Suit::Reason::Wins:
            return base::Message(msgid("Two wins in a row: next time you meet {opponent}."),
                                 {{"opponent", suit.opponent->label}});
        case Suit::Reason::Losses:
            return base::Message(msgid("Three losses in a row: next time you meet {opponent}."),
                                 {{"opponent", suit.opponent->label}});
        case Suit::Reason::None:
            break;
    }
    return {};
}

}  // namespace app
