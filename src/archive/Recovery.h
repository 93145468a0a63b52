#pragma once

#include <cstddef>
#include <filesystem>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "archive/DamagedPages.h"
#include "archive/Database.h"
#include "archive/GameRows.h"
#include "archive/Progress.h"
#include "archive/ReadGame.h"

namespace archive {

/// What can be read of a damaged archive: its games, the progress in lessons and puzzles, and of which games
/// all was seen.
class Recovery {
  public:
    /// Reads all pages of the file; changes nothing. Blocks, about as long as copying the file takes.
    explicit Recovery(const std::filesystem::path& damaged);

    /// Writes everything into a new archive, in one transaction. Of a game whose row is damaged, `read` (may
    /// be empty) finds out what its text tells.
    base::Result<void> writeTo(Database& database, const ReadGame& read);
    /// The numbers of games that writeTo() has written, and of those of which it found only a part. Without
    /// removed games.
    [[nodiscard]] std::size_t saved() const { return saved_; }
    [[nodiscard]] std::size_t lost() const { return lost_; }

  private:
    struct Text {
        std::string text;
        std::string extra;
    };
    struct SeatRow {
        std::string player;
        std::string opponent;
        bool won = false;
        std::optional<int> side = {};
    };
    struct GameRow {
        Entry entry;
        std::string names;  ///< the players, folded, one on each line
        GameTimes times;
    };
    using Seats = std::map<std::int64_t, SeatRow>;
    template <class Progress>
    using ByGameAndName = std::map<std::pair<std::string, std::string>, std::pair<Progress, Time>>;

    void take(const StoredRow& row);
    void takeGame(const StoredRow& row, std::string_view form);
    void takeSeat(const StoredRow& row, std::string_view form);
    void takeLesson(const StoredRow& row);
    void takePuzzle(const StoredRow& row);
    base::Result<void> writeSeries(Database& database) const;
    base::Result<void> writeGame(Database& database, std::int64_t id, const ReadGame& read);
    base::Result<void> writeProgress(Database& database) const;
    base::Result<void> writeAllSeen(Database& database) const;
    [[nodiscard]] std::optional<GameRow> gameOf(std::int64_t id, const ReadGame& read) const;
    [[nodiscard]] bool seatsAreWhole(std::int64_t id) const;
    void seatPlayers(std::int64_t id, GameRow& game, const std::optional<Entry>& read) const;

    std::map<std::int64_t, GameRow> games_;
    std::map<std::int64_t, Text> texts_;
    std::map<std::int64_t, Seats> seats_;
    std::map<std::int64_t, Time> series_;
    ByGameAndName<LessonProgress> lessons_;
    ByGameAndName<PuzzleProgress> puzzles_;
    std::set<std::string> seen_;
    std::size_t saved_ = 0;
    std::size_t lost_ = 0;
};

}  // namespace archive
