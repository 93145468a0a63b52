#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/catalog/GameCatalog.h"
#include "app/common/BackgroundTask.h"
#include "app/common/Changes.h"
#include "app/common/Messages.h"
#include "app/contests/ContestKeeper.h"
#include "app/settings/Basics.h"
#include "app/thinking/Engines.h"
#include "tournament/ContestRunner.h"

namespace app {

/// The settings of an engine match.
struct ContestPlan {
    const CatalogEntry* game = nullptr;
    game::OptionValues options = {};
    std::array<std::string, 2> players = {};  ///< seat ids, as in Engines
    int games = 100;
    int concurrency = 1;
    int openingTurns = 4;
    tournament::Pace pace = {};
    tournament::Adjudication adjudication = {};
    int mostTurns = 300;
    std::optional<tournament::Sprt> sprt = {};
    bool keep = true;  ///< the games are added to the archive
};

/// The engine match that is played in the background, under every screen. There is at most one; its results
/// stay available after its end. Main thread only.
class Contests {
  public:
    /// `archive`: null if no archive is kept.
    Contests(const Basics& basics, Engines& engines, archive::Keeper* archive)
        : basics_(basics), engines_(engines), keeper_(archive) {}

    /// Starts a match, replacing the one before, which must be over. The error says why the match cannot
    /// start.
    base::Result<void> begin(const ContestPlan& plan);
    /// Null if no match was started.
    [[nodiscard]] tournament::ContestRunner* runner() { return runner_.get(); }
    [[nodiscard]] const tournament::ContestRunner* runner() const { return runner_.get(); }
    [[nodiscard]] const ContestPlan& plan() const { return plan_; }
    /// The number of matches that were started.
    [[nodiscard]] int number() const { return number_; }
    /// Whether a match is running or paused.
    [[nodiscard]] bool underWay() const { return runner_ && !runner_->over(); }
    /// The progress in a few words, such as "12 of 40"; empty if there is no match.
    [[nodiscard]] std::string progress() const;

    /// Writes all finished games to one file, in the background, and tells the player.
    void save(const std::filesystem::path& file);
    /// A file name for save(), without extension.
    [[nodiscard]] std::string suggestedName() const;

    /// Follows the match and the file; call once a frame. `seconds` since the last call.
    void update(float seconds);
    /// Whether games are being played, or the player has not been told yet that the match is over.
    [[nodiscard]] bool playing() const {
        return runner_ && (runner_->over() ? !endAnnounced_ : !runner_->paused());
    }
    /// Whether games are being written.
    [[nodiscard]] bool busy() const {
        return saving_ || keeper_.busy() || (runner_ && runner_->over() && !handedOver_);
    }
    /// Ends the match and finishes writing, except in the archive; blocks.
    base::Result<void> flush();
    /// After flush(), and once the archive has answered: the error of a game that it could not keep.
    [[nodiscard]] base::Result<void> keptInArchive();

  private:
    struct Saving {
        std::filesystem::path file;
        std::unique_ptr<BackgroundTask<std::size_t>> task;
    };
    void followRunner();
    void tellMisconduct();
    void tellEnd();
    [[nodiscard]] std::vector<std::string> finalLines(const tournament::Standings& standings) const;
    void finishSaving();

    const Basics& basics_;
    Engines& engines_;
    ContestPlan plan_;
    std::unique_ptr<tournament::ContestRunner> runner_;
    int number_ = 0;
    bool endAnnounced_ = true;  ///< the player was told that the match is over
    std::uint64_t seen_ = 0;
    float unseen_ = 0;                     ///< seconds since the interface was last updated
    std::size_t linesSeen_ = 0;            ///< finished games that were checked for misconduct
    std::array<bool, 2> misbehaved_ = {};  ///< misconduct was reported, by entrant
    std::optional<Saving> saving_;
    ContestKeeper keeper_;
    bool handedOver_ = true;  ///< the archive has been given all games of a finished match
};

/// A score in words.
[[nodiscard]] std::string scoreText(const tournament::Tally& tally);
/// The difference in strength; empty while the games allow any: none yet, or all won by one side.
[[nodiscard]] std::string eloText(const tournament::Strength& strength);

}  // namespace app
