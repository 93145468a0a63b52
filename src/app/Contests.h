#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/BackgroundTask.h"
#include "app/Changes.h"
#include "app/ContestKeeper.h"
#include "app/Engines.h"
#include "app/GameCatalog.h"
#include "app/Messages.h"
#include "tournament/Runner.h"

namespace app {

/// What a match of two engines is begun with.
struct ContestPlan {
    const CatalogEntry* game = nullptr;
    game::OptionValues options = {};
    std::array<std::string, 2> players = {};  ///< ids of their seats, as Engines has them
    int games = 100;
    int concurrency = 1;
    int openingTurns = 4;
    tournament::Pace pace = {};
    tournament::Adjudication adjudication = {};
    int mostTurns = 300;
    std::optional<tournament::Sprt> sprt = {};
    bool keep = true;  ///< its games go to the archive
};

/// The match of two engines that is played in the background, whatever screen is open; there is one at a
/// time, and it stays when it is over. Main thread only.
class Contests {
  public:
    /// What it works with; all of it must outlive it.
    struct Surroundings {
        const i18n::Catalogue& texts;
        Engines& engines;
        Messages& messages;
        Changes& changes;
        archive::Keeper* archive;  ///< null where nothing is kept
    };
    explicit Contests(const Surroundings& surroundings)
        : with_(surroundings), keeper_(surroundings.archive) {}

    /// Begins a match in the place of the one before, which must be over. The error says why it cannot begin.
    base::Result<void> begin(const ContestPlan& plan);
    /// Null if none was begun.
    [[nodiscard]] tournament::Runner* runner() { return runner_.get(); }
    [[nodiscard]] const tournament::Runner* runner() const { return runner_.get(); }
    [[nodiscard]] const ContestPlan& plan() const { return plan_; }
    /// Counts the matches that were begun.
    [[nodiscard]] int number() const { return number_; }
    /// A match is not over yet, paused or not.
    [[nodiscard]] bool underWay() const { return runner_ && !runner_->over(); }
    /// How it stands, in a few words: "12 of 40"; empty where there is none.
    [[nodiscard]] std::string progress() const;

    /// Writes all games that are over to one file, in the background, and tells the player.
    void save(const std::filesystem::path& file);
    /// A name for that file, without its extension.
    [[nodiscard]] std::string suggestedName() const;

    /// Looks after the match and the file; once a frame, which took so many seconds.
    void update(float seconds);
    /// Games are played at present, or the player has not been told yet that they are over.
    [[nodiscard]] bool playing() const { return runner_ && (runner_->over() ? !told_ : !runner_->paused()); }
    /// Games are written.
    [[nodiscard]] bool busy() const {
        return saving_ || keeper_.busy() || (runner_ && runner_->over() && !handedOver_);
    }
    /// Ends the match and writes what is to be written, but for what the archive does; blocks.
    base::Result<void> flush();

  private:
    struct Saving {
        std::filesystem::path file;
        std::unique_ptr<BackgroundTask<std::size_t>> task;
    };
    void hear();
    void tellMisconduct();
    void tellEnd();
    [[nodiscard]] std::vector<base::Error> finalLines(const tournament::Standings& standings) const;
    void finishSaving();

    Surroundings with_;
    ContestPlan plan_;
    std::unique_ptr<tournament::Runner> runner_;
    int number_ = 0;
    bool told_ = true;  ///< that it is over
    std::uint64_t seen_ = 0;
    float unseen_ = 0;                     ///< seconds since the interface showed it last
    std::size_t linesSeen_ = 0;            ///< games that are over and were looked at for misconduct
    std::array<bool, 2> misbehaved_ = {};  ///< the player was told so, by entrant
    std::optional<Saving> saving_;
    ContestKeeper keeper_;
    bool handedOver_ = true;  ///< the archive has been given all games of a match that is over
};

/// How it stands in words: the score of the first, its share, how much stronger it is.
[[nodiscard]] std::string scoreText(const tournament::Tally& tally);
[[nodiscard]] std::string eloText(const tournament::Strength& strength);

}  // namespace app
