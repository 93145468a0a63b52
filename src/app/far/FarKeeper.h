#pragma once

#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "app/catalog/Games.h"
#include "archive/Keeper.h"
#include "base/Result.h"
#include "host/Messages.h"
#include "match/Match.h"

namespace app {

/// A match of a table far away, as the archive has it.
struct KeptMatch {
    int match = 0;  ///< its number at the table; 0: none
    archive::GameId game{};
    bool over = false;      ///< nothing will be added
    std::string date = {};  ///< when it was kept first, ISO 8601
    friend bool operator==(const KeptMatch&, const KeptMatch&) = default;
};

/// Keeps the matches of one table far away in the archive, each as its host tells it to the player of this
/// program: one entry for each, which is written anew while it goes on. Main thread only; reads and writes
/// in the background.
class FarKeeper {
  public:
    /// `archive`: null to keep nothing; it must outlive this object. `before`: what was kept of the table
    /// when the program ran last.
    FarKeeper(archive::Keeper* archive, KeptMatch before);
    ~FarKeeper();
    FarKeeper(const FarKeeper&) = delete;
    FarKeeper& operator=(const FarKeeper&) = delete;

    /// The host has told a match.
    void keep(const CatalogEntry& game, host::GameRecord told);
    /// The match that was kept last.
    [[nodiscard]] const KeptMatch& kept() const { return kept_; }
    /// The match of this number, once it is over and kept; else null.
    [[nodiscard]] const match::Match* whole(int match) const;
    /// Why the last one could not be kept, once.
    [[nodiscard]] std::optional<base::Error> takeProblem() { return std::exchange(problem_, {}); }

  private:
    struct Answer {
        archive::GameId game{};
        match::Match match;
        std::string text = {};  ///< as it was told
    };
    void ask();
    void answered(int match, bool over, base::Result<std::shared_ptr<const Answer>> answer);

    archive::Keeper* archive_;
    KeptMatch kept_;
    const CatalogEntry* game_ = nullptr;
    std::optional<host::GameRecord> waiting_;  ///< told while the archive was busy with the one before
    bool busy_ = false;
    std::shared_ptr<const Answer> whole_;  ///< of the match in kept_
    std::optional<base::Error> problem_;
    std::shared_ptr<FarKeeper*> self_;  ///< null in it once this object is gone
};

}  // namespace app
