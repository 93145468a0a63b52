#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/common/BackgroundTask.h"
#include "app/play/ArrangementFile.h"
#include "app/table/TableSession.h"
#include "base/Result.h"
#include "match/Subscription.h"

namespace app {

/// What persons have arranged before their games (game/Arrangements.h) and may want again: that of the last
/// game, and those that they have named. Each person, known by name, has his own in each game. They are kept
/// in a file for each game, sealed, since an opponent at the same computer should not read them. Files are
/// written in the background, in the order of the changes; a damaged file is set aside before another one is
/// written. Main thread only; what reads a file blocks for milliseconds.
class OwnArrangements {
  public:
    using Named = arrangements::Named;
    using Own = arrangements::Own;

    /// `folder`: for the files; may not exist yet. Empty: they are forgotten with this object.
    explicit OwnArrangements(std::filesystem::path folder) : folder_(std::move(folder)) {}

    /// Reads the file; what is still to be written counts as written. An error if the file is damaged or
    /// cannot be read: then there are none.
    [[nodiscard]] base::Result<Own> of(const std::string& game, const std::string& person) const;
    /// Keeps one under this name, in place of an older one. Errors: the name is empty or too long, there are
    /// too many, or the file cannot be read. Reads the file.
    base::Result<void> keep(const std::string& game, const std::string& person, Named named);
    /// Reads the file.
    base::Result<void> remove(const std::string& game, const std::string& person, std::string_view name);

    /// Keeps what the persons at this table have used, once their game is over; before, nobody who sits down
    /// under another's name may see it. Call it once a frame.
    void follow(const TableSession& table);

    /// Takes finished writes; call it once a frame. The error of a file that could not be written: what was
    /// to be written there is lost.
    base::Result<void> update();
    /// Whether something is being written.
    [[nodiscard]] bool busy() const { return task_ != nullptr; }
    /// How many writes have failed.
    [[nodiscard]] int failures() const { return failures_; }
    /// Finishes writing; blocks. The first error.
    base::Result<void> flush();

  private:
    struct Change {
        std::string game;
        arrangements::Change change;
    };
    [[nodiscard]] std::filesystem::path fileOf(const std::string& game) const {
        return folder_ / (game + ".sealed");
    }
    [[nodiscard]] bool changes(const std::string& game) const;
    /// What the file will hold when everything is written.
    [[nodiscard]] base::Result<arrangements::Persons> expected(const std::string& game) const;
    /// Makes the change where it can fail at once, and has it written.
    base::Result<void> tryAndWrite(Change change);
    void write(Change change);
    void writeNext();
    base::Result<void> finishWriting();

    std::filesystem::path folder_;
    std::map<std::string, arrangements::Persons> unwritten_;  ///< by game, if there is no folder
    std::vector<Change> writing_;                             ///< what the task writes
    std::vector<Change> waiting_;                             ///< what will be written after that
    std::unique_ptr<BackgroundTask<void>> task_;
    int failures_ = 0;
    match::Subscription news_;
};

/// Why the person at this table cannot take up or keep an arrangement now; nullopt: he can.
[[nodiscard]] std::optional<base::Message> whyNoArrangement(const TableSession& table);
/// His name.
[[nodiscard]] std::string arrangingPerson(const TableSession& table);

}  // namespace app
