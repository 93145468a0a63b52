#pragma once

#include <cstdint>
#include <deque>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "app/catalog/GameCatalog.h"
#include "app/common/BackgroundTask.h"
#include "app/common/RetiredWork.h"
#include "app/learning/KeptProgress.h"
#include "tutorial/PuzzleReader.h"

namespace app {

/// The puzzles of a game, both those that come with it and those found in the player's own games; which of
/// them the player has solved, and which one comes next. Reads and writes in the background. Main thread
/// only.
class Practice {
  public:
    /// `own`: folder of the puzzles that the player has made; empty: there are none.
    Practice(const Basics& basics, Library& library, std::filesystem::path own)
        : basics_(basics),
          library_(library),
          own_(std::move(own)),
          progress_(basics, library,
                    {.read = &archive::Archive::puzzles,
                     .change = &archive::Archive::changePuzzle,
                     .id = &archive::PuzzleProgress::puzzle}) {}

    /// Id of the theme with the puzzles from the player's own games.
    static constexpr const char* kOwnGames = "own";
    /// Id of the theme with the puzzles that the player has made of positions (OwnPuzzles).
    static constexpr const char* kMade = "made";

    /// Switches to this game; does not wait.
    void switchTo(const CatalogEntry& game);
    /// The files have changed: the next switchTo() reads them anew.
    void forget() { stale_ = true; }
    [[nodiscard]] const CatalogEntry* game() const { return game_; }
    /// Whether puzzles and progress have been read.
    [[nodiscard]] bool ready() const { return game_ != nullptr && !busy(); }

    struct Theme {
        std::string id;     ///< empty: the theme of all puzzles
        std::string title;  ///< msgid
        int puzzles = 0;
        int solved = 0;
        int due = 0;  ///< tried before, and to be repeated now
    };
    /// The theme of all puzzles first; last those of the player's own games, and those set up by him.
    [[nodiscard]] std::vector<Theme> themes() const;
    [[nodiscard]] const std::string& theme() const { return of_.theme; }
    void chooseTheme(const std::string& theme);
    /// The task of a puzzle; a msgid.
    [[nodiscard]] std::string taskOf(const tutorial::Puzzle& puzzle) const;

    /// Chooses the next puzzle: one that is due, or else a new one of about the player's level. The same one
    /// as before only if the theme has no other. Null if it has none.
    [[nodiscard]] const tutorial::Puzzle* next();
    /// Stores the result of a puzzle, once for each next(). `atOnce`: without wrong turns and without help.
    void solved(const tutorial::Puzzle& puzzle, bool atOnce);

    /// Whether the player's own games are being searched for puzzles.
    [[nodiscard]] bool mining() const { return of_.mining || of_.askingGames; }

    /// Takes what was read; call once a frame.
    void update();
    [[nodiscard]] bool busy() const { return of_.reading || progress_.reading(); }

  private:
    using Puzzles = std::vector<tutorial::Puzzle>;
    /// The puzzles of the files.
    struct Read {
        tutorial::PuzzleReading given = {};  ///< that come with the game
        tutorial::PuzzleReading made = {};   ///< by the player
    };
    [[nodiscard]] static Read read(const std::filesystem::path& assets, const std::filesystem::path& own,
                                   const CatalogEntry& game, const std::stop_token& stop);
    void takeRead(Read read);
    void tellUnread(const std::vector<base::Error>& errors) const;
    /// Its own theme, or where it comes from if it did not come with the game.
    [[nodiscard]] std::string themeOf(const tutorial::Puzzle& puzzle) const;
    /// Whether a puzzle of that themeOf() is practised with this theme.
    [[nodiscard]] static bool belongs(const std::string& themeOfPuzzle, const std::string& theme);
    void askOwnGames();
    void mine(std::vector<std::string> games);
    void takeOwn(Puzzles puzzles);
    /// Whether there is a puzzle with the same id.
    [[nodiscard]] bool known(const tutorial::Puzzle& puzzle) const;

    const Basics& basics_;
    Library& library_;
    std::filesystem::path own_;
    const CatalogEntry* game_ = nullptr;
    /// What begins anew with each game.
    struct OfGame {
        std::deque<tutorial::Puzzle> puzzles;  ///< a deque keeps their addresses
        std::set<std::string> own;             ///< ids of puzzles from the player's own games
        std::set<std::string> made;            ///< ids of puzzles that the player has made
        std::unique_ptr<BackgroundTask<Read>> reading;
        std::unique_ptr<BackgroundTask<Puzzles>> mining;
        bool askingGames = false;
        std::vector<std::string> searched;  ///< the player's own games that were searched last
        std::string theme;
        int level = 0;     ///< the player's level, on the scale of the puzzles; 0: not known yet
        std::string last;  ///< id of the puzzle returned last by next()
        /// Tells answers that come late whether they are still wanted.
        std::shared_ptr<bool> alive = std::make_shared<bool>(true);
    };
    OfGame of_;
    RetiredWork retired_;
    bool stale_ = false;  ///< the files have changed since they were read
    KeptProgress<archive::PuzzleProgress> progress_;
};

}  // namespace app
