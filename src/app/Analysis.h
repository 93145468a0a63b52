#pragma once

#include <array>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/BackgroundTask.h"
#include "app/Changes.h"
#include "app/Engines.h"
#include "app/Evening.h"
#include "app/GameAnalysis.h"
#include "app/Leavers.h"
#include "app/Messages.h"
#include "app/Preferences.h"
#include "i18n/Catalogue.h"

namespace app {

/// Has the game on the table analysed in the background, whatever screen is open. It ends by itself when
/// another game comes to the table, or this one goes on; what was found by then stays. Main thread only.
class Analysis {
  public:
    /// What it works with; all of it must outlive it.
    struct Surroundings {
        const i18n::Catalogue& texts;
        Preferences& preferences;
        Engines& engines;
        Evening& evening;
        Messages& messages;
        Changes& changes;
    };
    explicit Analysis(const Surroundings& surroundings) : with_(surroundings) {}

    /// Whether the game on the table can be analysed: it is over, or under review, and somebody can think
    /// about it.
    [[nodiscard]] bool possible() const;
    /// As the settings say: how long, and by which engine. Instead of one that is under way.
    void begin();
    /// The same as quickly as it goes, without a word about it: for a coach. begin() and toggle() make it one
    /// like others.
    void beginQuietly();
    [[nodiscard]] bool quiet() const { return job_ != nullptr && quiet_; }
    /// What was found stays.
    void cancel();
    /// begin(), or cancel() while one is under way of which the player knows.
    void toggle();

    struct Progress {
        std::size_t done = 0;
        std::size_t of = 0;
    };
    /// Nothing: none is under way of which the player knows.
    [[nodiscard]] std::optional<Progress> progress() const;

    /// Goes on; once a frame.
    void update();
    [[nodiscard]] bool busy() const { return job_ != nullptr || !unwanted_.empty(); }
    /// Ends it; blocks until the bot is gone.
    void flush();

  private:
    /// Who thinks about the game on the table: the engine of the settings if it can, else the game's
    /// strongest bot; empty where there is none.
    [[nodiscard]] std::string thinker() const;
    [[nodiscard]] bool ended() const;
    void beginAt(const std::string& pace);
    void end();
    /// Once every position was thought about, the marks are looked for that can be proved.
    void beginProofs();
    void finish();
    void tellFinished();

    Surroundings with_;
    Leavers leavers_;
    std::unique_ptr<GameAnalysis> job_;
    bool quiet_ = false;  ///< the player was not told of the job
    using Proofs = BackgroundTask<std::vector<std::string>>;
    std::unique_ptr<Proofs> proofs_;                 ///< of the job, which is finished then
    std::vector<std::unique_ptr<Proofs>> unwanted_;  ///< told to stop
    std::string by_;                                 ///< who thinks, as the player knows him
    int session_ = 0;                                ///< the game that is analysed: Evening::sessionNumber()
    /// possible(), as it was found for this state of the match.
    struct Known {
        int session = -1;
        std::size_t version = 0;
        std::size_t events = 0;
        bool over = false;
    };
    mutable Known known_;
};

}  // namespace app
