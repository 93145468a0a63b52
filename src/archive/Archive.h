#pragma once

#include <chrono>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "archive/Entry.h"
#include "archive/Progress.h"
#include "archive/Search.h"
#include "archive/Statistics.h"
#include "base/Result.h"

namespace archive {

class Database;

/// Games in a file, which several programs may use at once. What a call that writes has answered without an
/// error is on the disk: neither a crash nor a power cut loses it, and nothing is ever half written. Errors
/// name the file; after one nothing of that call is in the file. Knows no game. Move-only; one thread at a
/// time; every call blocks, for the patience of the options at most where another program writes.
class Archive {
  public:
    struct Options {
        std::chrono::milliseconds patience{2000};  ///< with another program that writes
        std::chrono::hours keepRemoved{7 * 24};    ///< games that were removed longer ago are gone for good
    };

    /// Opens the file, or makes it and the folders on the way to it. An older version is brought up to date.
    /// A file that is damaged, or no database at all, is renamed to FILE.damaged-1 (or the next free number)
    /// and a new one begins, as warning() says. What may only be read is opened so, see readOnly(); where it
    /// lies in a folder that may not be written, what a program that crashed wrote last may be missing.
    /// Errors: it cannot be made or read; it is read-only and of an older version; it is of a newer version
    /// of the program or of another one, and is not touched; others use it for longer than the patience.
    /// Reads the whole file: about 2 ms a MiB.
    [[nodiscard]] static base::Result<Archive> open(const std::filesystem::path& file,
                                                    const Options& options);
    [[nodiscard]] static base::Result<Archive> open(const std::filesystem::path& file) {
        return open(file, {});
    }
    Archive(Archive&&) noexcept;
    Archive& operator=(Archive&&) noexcept;
    ~Archive();

    /// Every call that writes is refused.
    [[nodiscard]] bool readOnly() const { return readOnly_; }
    /// What the player should know of the file since it was opened: that it is read-only, or was damaged.
    [[nodiscard]] const std::optional<base::Error>& warning() const { return warning_; }

    struct Added {
        GameId id;
        bool known = false;  ///< a game of this kind and key was there already: `id`; nothing was added
    };
    enum class Copies {
        Refused,  ///< where a game of this kind and key is there, it is answered
        Allowed,
    };
    [[nodiscard]] base::Result<Added> add(const Entry& entry, Copies copies = Copies::Refused);
    /// The same for many, as a whole; 256 at a time are fast, and let others write in between.
    [[nodiscard]] base::Result<std::vector<Added>> addAll(std::span<const Entry> entries);

    // Those that change a game are errors where it is gone for good; one that was removed is changed.

    base::Result<void> update(GameId id, const Entry& entry);
    /// Writes what a turn changes: text, extra, plies, result, winners, opening, finished and key.
    base::Result<void> updateProgress(GameId id, const Entry& entry);
    base::Result<void> setLabels(GameId id, std::string_view labels);
    base::Result<void> setNotes(GameId id, std::string_view notes);
    /// Hides the game from all that follows; restore() brings it back.
    base::Result<void> remove(GameId id);
    base::Result<void> restore(GameId id);
    /// A series that no game belongs to yet.
    [[nodiscard]] base::Result<SeriesId> beginSeries();

    /// The game with its text; nothing if it is not there or removed.
    [[nodiscard]] base::Result<std::optional<Game>> find(GameId id) const;
    [[nodiscard]] base::Result<std::optional<std::string>> text(GameId id) const;
    /// Games that are not finished, those first that changed last; of one kind, or of all.
    [[nodiscard]] base::Result<std::vector<Game>> unfinished(std::string_view game = {}) const;
    [[nodiscard]] base::Result<Found> search(const Query& query, const std::stop_token& stop = {}) const;
    /// Every variant that a game here has, each once, in the order of their texts.
    [[nodiscard]] base::Result<std::vector<std::string>> variants() const;
    [[nodiscard]] base::Result<std::vector<PlayerStatistics>> statistics(
        const StatisticsQuery& query = {}) const;

    // ---- how far a player is in learning a game

    [[nodiscard]] base::Result<std::vector<LessonProgress>> lessons(std::string_view game) const;
    /// In place of what was known of this lesson.
    base::Result<void> setLesson(std::string_view game, const LessonProgress& progress);
    [[nodiscard]] base::Result<std::vector<PuzzleProgress>> puzzles(std::string_view game) const;
    /// In place of what was known of this puzzle.
    base::Result<void> setPuzzle(std::string_view game, const PuzzleProgress& progress);

  private:
    Archive(std::unique_ptr<Database> database, bool readOnly, std::optional<base::Error> warning);
    void purge(std::chrono::hours keepRemoved);
    [[nodiscard]] base::Result<Added> addOne(const Entry& entry, Copies copies);
    template <class Work>
    auto write(const Work& work) -> decltype(work());
    base::Result<void> set(GameId id, std::string_view sql, std::string_view value);

    std::unique_ptr<Database> database_;
    bool readOnly_;
    std::optional<base::Error> warning_;
};

}  // namespace archive
