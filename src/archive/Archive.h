#pragma once

#include <chrono>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "archive/Entry.h"
#include "archive/Positions.h"
#include "archive/Progress.h"
#include "archive/ReadGame.h"
#include "archive/Search.h"
#include "archive/Statistics.h"
#include "base/Result.h"

namespace archive {

class Database;

/// The result of comparing a game with a copy of it, a game of the same kind and key.
struct Comparison {
    enum class Kind {
        Same,       ///< the game has everything that the copy has
        Additions,  ///< the copy has more
        Other,      ///< the copy is to be kept as a game of its own
    };
    Kind kind = Kind::Same;
    std::string text = {};  ///< of the completed game
};
using Compare = std::function<Comparison(const Game& kept, const Entry& copy)>;

/// The games in a file, which several programs may use at once. When a writing call has returned without an
/// error, its data are on the disk: neither a crash nor a power cut loses them, and nothing is ever half
/// written. Errors name the file; after an error nothing of that call is in the file. Knows no game.
/// Move-only; one thread at a time; every call blocks, for at most Options::patience if another program
/// writes.
class Archive {
  public:
    struct Options {
        std::chrono::milliseconds patience{2000};  ///< how long to wait for another program that writes
        std::chrono::hours keepRemoved{7 * 24};    ///< games removed longer ago are deleted for good
        ReadGame readGame = {};  ///< of a damaged file saves games of which only the text can be read
    };

    /// Opens the file, or creates it and its folders. An older version is upgraded. A file that is damaged or
    /// no database is renamed to FILE.damaged-1 (or the next free number), and a new one is created with
    /// everything that can be read from it; warning() tells so. A file that may only be read is opened
    /// read-only, see readOnly(); if its folder is read-only too, the last data of a program that crashed may
    /// be missing. Errors: the file cannot be created or read; it is read-only and of an older version; it
    /// belongs to a newer version or to another program, and is not touched; other programs use it for longer
    /// than the patience. Reads the whole file: about 2 ms for each MiB.
    [[nodiscard]] static base::Result<Archive> open(const std::filesystem::path& file,
                                                    const Options& options);
    [[nodiscard]] static base::Result<Archive> open(const std::filesystem::path& file) {
        return open(file, {});
    }
    Archive(Archive&&) noexcept;
    Archive& operator=(Archive&&) noexcept;
    ~Archive();

    /// If true, every call that writes fails.
    [[nodiscard]] bool readOnly() const { return readOnly_; }
    /// What the player should know since opening the file: that it is read-only, or was damaged.
    [[nodiscard]] const std::optional<base::Error>& warning() const { return warning_; }
    /// Whether the file was damaged, so that warning() tells of games that may be lost.
    [[nodiscard]] bool damaged() const { return damaged_; }
    /// Whether the latest failure was that another program wrote for longer than the patience: a second try
    /// may then succeed.
    [[nodiscard]] bool wasBusy() const;

    struct Added {
        GameId id;
        bool known = false;      ///< a game of this kind and key exists already as `id`; no game was added
        bool completed = false;  ///< that game has now what only the copy had
    };
    enum class Copies {
        Refused,  ///< if a game of this kind and key exists, its id is returned
        Allowed,
    };
    [[nodiscard]] base::Result<Added> add(const Entry& entry, Copies copies = Copies::Refused);
    /// The same for many games in one transaction; batches of 256 are fast, and let other programs write in
    /// between. `compare` decides about each game of this kind and key that exists; without it every such
    /// game is the same.
    [[nodiscard]] base::Result<std::vector<Added>> addAll(std::span<const Entry> entries,
                                                          const Compare& compare = {});

    // Calls that change a game fail if it was deleted for good; a removed game can still be changed.

    base::Result<void> update(GameId id, const Entry& entry);
    /// Writes only what a turn changes: text, extra, plies, result, winners, opening, finished and key.
    base::Result<void> updateProgress(GameId id, const Entry& entry);
    /// What is written instead of `entry`, now that the archive has the game as `kept`; nothing: it stays.
    using Revise = std::function<std::optional<Entry>(const Game& kept, Entry entry)>;
    /// The same with what `revise` returns. It is called only once nothing else can write any more, so
    /// neither another program nor a second try changes the game in between.
    base::Result<void> updateProgress(GameId id, const Entry& entry, const Revise& revise);
    base::Result<void> setLabels(GameId id, std::string_view labels);
    base::Result<void> setNotes(GameId id, std::string_view notes);
    /// Hides the game from all other queries; restore() brings it back.
    base::Result<void> remove(GameId id);
    base::Result<void> restore(GameId id);
    /// Creates a series without games.
    [[nodiscard]] base::Result<SeriesId> beginSeries();

    // Texts that the file holds sealed are returned readable; a damaged one is an error.

    /// The game with its text; nothing if it does not exist or was removed.
    [[nodiscard]] base::Result<std::optional<Game>> find(GameId id) const;
    [[nodiscard]] base::Result<std::optional<std::string>> text(GameId id) const;
    /// Unfinished games of one kind, or of all kinds; the game changed last comes first, whatever the clock
    /// said then.
    [[nodiscard]] base::Result<std::vector<Game>> unfinished(std::string_view game = {}) const;
    [[nodiscard]] base::Result<Found> search(const Query& query, const std::stop_token& stop = {}) const;
    /// Every variant among the games of one kind, or of all kinds, each once, sorted as text.
    [[nodiscard]] base::Result<std::vector<std::string>> variants(std::string_view game = {}) const;
    [[nodiscard]] base::Result<std::vector<PlayerStatistics>> statistics(
        const StatisticsQuery& query = {}) const;

    // ---- the positions of finished games. The archive keeps them up with its games, except that the caller
    // reads the texts: a game is unread until keepLines() has its line.

    /// What was played at a position, in the games that were read. Ends with an error soon after a stop
    /// request.
    [[nodiscard]] base::Result<Visits> visits(const PositionQuery& query,
                                              const std::stop_token& stop = {}) const;
    /// At most `limit` of the games that are unread, the last ones first.
    [[nodiscard]] base::Result<Unread> unread(int limit) const;
    /// Keeps these lines; a game that has changed since it was read, or was read by another program
    /// meanwhile, is left out.
    base::Result<void> keepLines(const std::vector<Line>& lines);
    /// The versions of the caller's keys, by kind of game: where one has changed, its games are unread again.
    base::Result<void> expectKeys(const std::map<std::string, int>& versions);
    /// A number that grows with every change by this object.
    [[nodiscard]] std::int64_t changes() const;

    // ---- games of which somebody has seen all that they hide

    /// Whether noteSeen() was called for this identity: a text that all copies of one game have in common.
    [[nodiscard]] base::Result<bool> wasSeen(std::string_view identity) const;
    /// Stays so, even if the game itself is removed.
    base::Result<void> noteSeen(std::string_view identity);

    // ---- progress in lessons and puzzles

    [[nodiscard]] base::Result<std::vector<LessonProgress>> lessons(std::string_view game) const;
    /// Changes the progress in this lesson: what the file has, or none. Nothing else changes it in between,
    /// so programs that use the file at once undo nothing of each other. Returns what it is now.
    [[nodiscard]] base::Result<LessonProgress> changeLesson(
        std::string_view game, std::string_view lesson, const std::function<void(LessonProgress&)>& change);
    [[nodiscard]] base::Result<std::vector<PuzzleProgress>> puzzles(std::string_view game) const;
    /// The same for a puzzle.
    [[nodiscard]] base::Result<PuzzleProgress> changePuzzle(
        std::string_view game, std::string_view puzzle, const std::function<void(PuzzleProgress&)>& change);

  private:
    Archive(std::unique_ptr<Database> database, bool readOnly, bool damaged,
            std::optional<base::Error> warning);
    void purge(std::chrono::hours keepRemoved);
    [[nodiscard]] base::Result<Added> addOne(const Entry& entry, Copies copies, const Compare& compare);
    [[nodiscard]] base::Result<std::vector<GameId>> sameAs(const Entry& entry) const;
    [[nodiscard]] base::Result<std::optional<Added>> addToKnown(const Entry& entry, const Compare& compare);
    template <class Work>
    auto write(const Work& work) -> decltype(work());
    base::Result<void> set(GameId id, std::string_view column, std::string_view value);

    std::unique_ptr<Database> database_;
    bool readOnly_;
    bool damaged_;
    std::optional<base::Error> warning_;
};

}  // namespace archive
