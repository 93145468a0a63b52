#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/common/Changes.h"
#include "app/common/Messages.h"
#include "app/play/CurrentGame.h"
#include "app/settings/Basics.h"
#include "app/settings/Preferences.h"
#include "app/thinking/Engines.h"
#include "app/thinking/GameAnalysis.h"
#include "i18n/Catalogue.h"
#include "match/Subscription.h"

namespace app {

/// Analyses the game on the table in the background, under every screen. The analysis ends by itself when
/// another game comes to the table or this one goes on; its results until then stay in the match. Main thread
/// only.
class Analysis {
  public:
    Analysis(const Basics& basics, Engines& engines, ThinkingService& thinking, CurrentGame& currentGame,
             Tables& tables)
        : basics_(basics),
          engines_(engines),
          thinking_(thinking),
          currentGame_(currentGame),
          tables_(tables) {}

    /// Whether the game on the table can be analysed: it is over or under review, and an engine or bot can
    /// analyse it.
    [[nodiscard]] bool possible() const;
    /// Starts an analysis with the pace and the engine of the settings. A running analysis is replaced.
    void begin();
    /// Starts the quickest analysis without telling the player; for the coach. A later begin() or toggle()
    /// makes it an ordinary analysis.
    void beginQuietly();
    [[nodiscard]] bool quiet() const { return job_ != nullptr && quiet_; }
    /// Ends the analysis; its results so far stay in the match.
    void cancel();
    /// Calls cancel() if an analysis is running that the player knows of, else begin().
    void toggle();

    struct Progress {
        std::size_t done = 0;
        std::size_t of = 0;
    };
    /// Nullopt if no analysis is running, or only a quiet one.
    [[nodiscard]] std::optional<Progress> progress() const;

    /// Sees whether the game under way has ended.
    void follow(const TableSession& game);
    /// Continues the analysis; call once a frame.
    void update();
    [[nodiscard]] bool busy() const { return job_ != nullptr; }
    /// Ends the analysis without telling the player.
    void end();

  private:
    /// Id of the engine or bot that analyses the game on the table: the engine of the settings if it can play
    /// this game, else the game's strongest bot. Empty if there is none.
    [[nodiscard]] std::string thinker() const;
    [[nodiscard]] bool ended() const;
    void beginAt(const std::string& pace);
    /// Starts the search for the marks that need a proof. Called after every position has been evaluated.
    void beginProofs();
    /// Enters the marks once they are proved, and finishes.
    void takeProofs();
    void finish();

    const Basics& basics_;
    Engines& engines_;
    ThinkingService& thinking_;
    CurrentGame& currentGame_;
    Tables& tables_;
    std::unique_ptr<GameAnalysis> job_;
    bool quiet_ = false;                         ///< the player was not told about the job
    Question<std::vector<std::string>> proofs_;  ///< asked once the job itself is finished
    std::string by_;                             ///< name of the engine or bot, as the player knows it
    std::uint64_t match_ = 0;                    ///< number() of the analysed match
    match::Subscription news_;
    bool over_ = false;  ///< the main line of the game under way, since the last event, ends the game
};

}  // namespace app
