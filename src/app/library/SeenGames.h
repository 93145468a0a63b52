#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <set>
#include <string>
#include <utility>

#include "archive/Keeper.h"
#include "match/Match.h"

namespace app {

class TableSession;

/// Of which games all was seen that they hide: at their end, or by looking at them. A copy of such a game,
/// such as a sealed file, must not be played on. The archive remembers them by their identities
/// (HiddenTags.h), so it does so for all copies of the program that use it, even after the games themselves
/// were removed. Main thread only; reads and writes in the background.
class SeenGames {
  public:
    /// `archive`: null to remember them until the program ends. It must outlive this object.
    explicit SeenGames(archive::Keeper* archive) : archive_(archive) {}
    SeenGames(const SeenGames&) = delete;
    SeenGames& operator=(const SeenGames&) = delete;

    /// Notes the game on a table if that hides nothing.
    void look(const TableSession& table);
    /// Asks after each turn of a game that hides something whether all of another copy of it was seen
    /// meanwhile, perhaps in another copy of the program.
    void follow(const TableSession& table);
    /// Remembers a game; an empty identity is none.
    void note(const std::string& identity);
    /// Whether all of this game was seen, as far as this program knows already.
    [[nodiscard]] bool knows(const std::string& identity) const { return known_.contains(identity); }
    /// Calls `done` with the answer of the archive during a later update, or at once if it is not needed.
    void ask(const std::string& identity, std::function<void(bool seen)> done);
    [[nodiscard]] bool busy() const { return asked_ > 0; }

  private:
    void write(const std::string& identity);

    archive::Keeper* archive_;
    std::set<std::string> known_;
    std::set<std::string> unwritten_;  ///< those of known_ that the archive could not take yet
    std::pair<std::uint64_t, std::size_t> askedAt_{};  ///< a match, and its number of events
    int asked_ = 0;                                    ///< answers of the archive that are still expected
};

}  // namespace app
