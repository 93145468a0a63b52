#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>

#include "app/GameCatalog.h"
#include "archive/Keeper.h"
#include "base/Result.h"
#include "tournament/Runner.h"

namespace app {

/// Gives the games of a match of two engines to the archive, each soon after its end. Main thread; nothing
/// blocks: the archive makes entries of the games on its own thread.
class ContestKeeper {
  public:
    /// `archive`: null where nothing is kept. Must outlive it.
    explicit ContestKeeper(archive::Keeper* archive) : archive_(archive) {}
    ContestKeeper(const ContestKeeper&) = delete;
    ContestKeeper& operator=(const ContestKeeper&) = delete;

    /// A match begins that is kept. `game` must outlive the archive; `engines`: ids of their seats, by
    /// entrant; `event`: what files call the match.
    void begin(const CatalogEntry& game, std::array<std::string, 2> engines, std::string event);
    /// A match begins that is not kept.
    void end() { game_ = nullptr; }

    /// Hands over the games of that match that have ended since the last call, some at a time. True if none
    /// is left for now.
    bool follow(const tournament::Runner& runner);
    /// Stops the match and hands over all that are left; null does nothing.
    void followToTheEnd(tournament::Runner* runner);
    /// The archive still writes.
    [[nodiscard]] bool busy() const { return asked_ > 0; }
    /// Why games could not be kept, once a match.
    [[nodiscard]] std::optional<base::Error> takeProblem();

  private:
    void hand(std::vector<game::Record> records, const tournament::Contest& contest);

    archive::Keeper* archive_;
    const CatalogEntry* game_ = nullptr;  ///< null: the match is not kept
    std::array<std::string, 2> engines_;
    std::string event_;
    std::size_t handed_ = 0;  ///< games of the match
    int asked_ = 0;           ///< answers that are still to come
    bool failed_ = false;     ///< the player has been told of this match
    std::optional<base::Error> problem_;
};

}  // namespace app
