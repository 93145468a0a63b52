#pragma once

#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "app/BackgroundTask.h"
#include "app/GameCatalog.h"
#include "app/LearningSurroundings.h"
#include "tutorial/PuzzleReader.h"

namespace app {

/// The puzzles of a game: those that come with it and those found in the player's own games; what the player
/// has solved, and which one comes next. Reads and writes in the background. Main thread.
class Practice {
  public:
    explicit Practice(const LearningSurroundings& surroundings) : with_(surroundings) {}

    /// The theme of those from the player's own games.
    static constexpr const char* kOwnGames = "own";

    /// From now on it is about this game.
    void about(const CatalogEntry& game);
    [[nodiscard]] const CatalogEntry* game() const { return game_; }
    /// Puzzles and progress are known.
    [[nodiscard]] bool ready() const { return game_ != nullptr && !reading_ && !asking_; }

    struct Theme {
        std::string id;     ///< empty: all themes
        std::string title;  ///< msgid
        int puzzles = 0;
        int solved = 0;
        int due = 0;  ///< were solved or missed before, and come again now
    };
    /// All of them first; the player's own games last.
    [[nodiscard]] std::vector<Theme> themes() const;
    [[nodiscard]] const std::string& theme() const { return theme_; }
    void chooseTheme(const std::string& theme);
    /// What is to be done in a puzzle; a msgid.
    [[nodiscard]] std::string taskOf(const tutorial::Puzzle& puzzle) const;

    /// The one to solve now: one that is due, or a new one that is about as hard as the player is good. Null:
    /// there is none.
    [[nodiscard]] const tutorial::Puzzle* next();
    /// The player has found the solution of this one, or could not: told once for each next().
    void solved(const tutorial::Puzzle& puzzle, bool atOnce);

    /// The player's own games are being searched.
    [[nodiscard]] bool mining() const { return mining_ || askingGames_; }

    /// Takes what was read; once a frame.
    void update();
    [[nodiscard]] bool busy() const { return reading_ || asking_; }

  private:
    using Puzzles = std::vector<tutorial::Puzzle>;
    [[nodiscard]] bool isOf(const tutorial::Puzzle& puzzle, const std::string& theme) const;
    [[nodiscard]] const archive::PuzzleProgress* progressOf(const tutorial::Puzzle& puzzle) const;
    [[nodiscard]] bool isDue(const tutorial::Puzzle& puzzle, archive::Time now) const;
    void askProgress();
    void askOwnGames();
    void mine(std::vector<std::string> games);
    void takeOwn(Puzzles puzzles);

    LearningSurroundings with_;
    const CatalogEntry* game_ = nullptr;
    std::deque<tutorial::Puzzle> puzzles_;  ///< they stay where they are while others are added
    std::set<std::string> own_;             ///< ids of those from the player's games
    std::map<std::string, archive::PuzzleProgress> progress_;
    std::unique_ptr<BackgroundTask<tutorial::PuzzleReading>> reading_;
    std::unique_ptr<BackgroundTask<Puzzles>> mining_;
    bool asking_ = false;
    bool askingGames_ = false;
    bool searchedOwn_ = false;
    std::string theme_;
    int level_ = 0;     ///< of the player, on the scale of puzzles
    std::string last_;  ///< id of the one that was given last
    std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);
};

}  // namespace app
