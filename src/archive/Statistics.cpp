#include "archive/Statistics.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "archive/Database.h"

namespace archive {
namespace {

/// Identifies a player: a bot's id, else the folded name.
using PlayerKey = std::pair<std::string, std::string>;

struct Sitter {
    PlayerKey key;
    Player player;
    int seat = 0;
    bool won = false;
    std::optional<int> side = {};

    [[nodiscard]] bool plays(const Sitter& other) const {
        return seat != other.seat && (!side || side != other.side);
    }
};

struct FinishedGame {
    GameId id;
    std::string kind;
    std::string variant;
    int plies = 0;
    std::vector<Sitter> sitters;
};

struct Ledger {
    PlayerStatistics figures;
    std::map<PlayerKey, Versus> byOpponent;
};

void enter(Standing& standing, const FinishedGame& game, const Sitter& sitter) {
    const bool decided =
        std::any_of(game.sitters.begin(), game.sitters.end(), [](const Sitter& s) { return s.won; });
    ++standing.games;
    ++(sitter.won ? standing.wins : decided ? standing.losses : standing.draws);
    standing.averagePlies += (game.plies - standing.averagePlies) / standing.games;
    standing.currentStreak = sitter.won ? standing.currentStreak + 1 : 0;
    standing.longestStreak = std::max(standing.longestStreak, standing.currentStreak);
}

class Count {
  public:
    void add(const FinishedGame& game) {
        for (const Sitter& sitter : game.sitters) {
            Ledger& ledger = ledgers_[sitter.key];
            ledger.figures.player = sitter.player;
            enter(ledger.figures.all, game, sitter);
            enter(ledger.figures.byVariant[{game.kind, game.variant}], game, sitter);
            enter(ledger.figures.bySeat[sitter.seat], game, sitter);
            for (const Sitter& other : game.sitters)
                if (sitter.plays(other)) {
                    Versus& versus = ledger.byOpponent[other.key];
                    versus.other = other.player;
                    enter(versus.standing, game, sitter);
                }
        }
    }

    [[nodiscard]] std::vector<PlayerStatistics> take() {
        std::vector<PlayerStatistics> all;
        for (auto& [key, ledger] : ledgers_) {
            for (auto& [other, versus] : ledger.byOpponent)
                ledger.figures.byOpponent.push_back(std::move(versus));
            std::stable_sort(
                ledger.figures.byOpponent.begin(), ledger.figures.byOpponent.end(),
                [](const Versus& a, const Versus& b) { return a.standing.games > b.standing.games; });
            all.push_back(std::move(ledger.figures));
        }
        std::stable_sort(all.begin(), all.end(), [](const PlayerStatistics& a, const PlayerStatistics& b) {
            return a.all.games > b.all.games;
        });
        return all;
    }

  private:
    std::map<PlayerKey, Ledger> ledgers_;
};

}  // namespace

base::Result<std::vector<PlayerStatistics>> statistics(Database& database, const StatisticsQuery& query) {
    Rows rows = database.rows(
        "SELECT id, kind, variant, plies, seat, player, seat.folded, opponent, won, side "
        "FROM game JOIN seat ON seat.game = game.id "
        "WHERE removed IS NULL AND finished = 1 AND result <> '*' "
        "AND (?1 = '' OR kind = ?1) "
        "AND (?2 = '' OR (date <> '' AND date >= substr(?2, 1, length(date)))) "
        "AND (?3 = '' OR substr(date, 1, length(?3)) <= ?3) ORDER BY date, id, seat",
        query.game, query.from, query.to);
    Count count;
    FinishedGame game;
    while (rows.next()) {
        const auto id = rows.take<GameId>();
        if (id != game.id) {
            count.add(game);
            game = {.id = id, .kind = {}, .variant = {}, .plies = 0, .sitters = {}};
        }
        game.kind = rows.take<std::string>();
        game.variant = rows.take<std::string>();
        game.plies = rows.take<int>();
        Sitter sitter;
        sitter.seat = rows.take<int>();
        sitter.player.name = rows.take<std::string>();
        auto name = rows.take<std::string>();
        sitter.player.bot = rows.take<std::string>();
        sitter.won = rows.take<bool>();
        sitter.side = rows.take<std::optional<int>>();
        sitter.key = {sitter.player.bot, sitter.player.bot.empty() ? std::move(name) : std::string()};
        game.sitters.push_back(std::move(sitter));
    }
    count.add(game);
    if (auto read = rows.end(); !read) return read.error();
    return count.take();
}

}  // namespace archive
