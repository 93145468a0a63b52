#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>

#include "app/catalog/GameCatalog.h"
#include "archive/Keeper.h"
#include "base/Result.h"
#include "tournament/ContestRunner.h"

namespace app {

/// Adds the games of an engine match to the archive, each soon after its end. Main thread only; never blocks,
/// because the archive creates the entries on its own thread.
class ContestKeeper {
  public:
    /// `archive` must outlive it; null if no archive is kept.
    explicit ContestKeeper(archive::Keeper* archive) : archive_(archive) {}
    ContestKeeper(const ContestKeeper&) = delete;
    ContestKeeper& operator=(const ContestKeeper&) = delete;

    /// Starts to keep the games of a match. `game` must outlive the archive. `engines`: ids of the seats, by
    /// entrant. `event`: the name of the match in files.
    void begin(const CatalogEntry& game, std::array<std::string, 2> engines, std::string event);
    /// Stops keeping games: the match that begins now is not kept.
    void end() { game_ = nullptr; }

    /// Hands over games of the match that have ended since the last call, a limited number at a time. True if
    /// none is left for now.
    bool follow(const tournament::ContestRunner& runner);
    /// Stops the match and hands over all remaining games. Null does nothing.
    void followToTheEnd(tournament::ContestRunner* runner);
    /// Whether the archive still writes games.
    [[nodiscard]] bool busy() const { return asked_ > 0; }
    /// The error of a game that could not be kept; at most one for each match.
    [[nodiscard]] std::optional<base::Error> takeProblem();

  private:
    void hand(std::vector<game::Record> records, const tournament::Contest& contest);

    archive::Keeper* archive_;
    const CatalogEntry* game_ = nullptr;  ///< null if the match is not kept
    std::array<std::string, 2> engines_;
    std::string event_;
    std::size_t handed_ = 0;  ///< games of the match that were handed over
    int asked_ = 0;           ///< answers of the archive that are still expected
    bool failed_ = false;     ///< an error of this match was already reported
    std::optional<base::Error> problem_;
};

}  // namespace app
