#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <utility>

#include "app/catalog/GameCatalog.h"
#include "app/common/BackgroundTask.h"
#include "app/common/Changes.h"
#include "app/common/Messages.h"
#include "app/settings/Basics.h"
#include "i18n/Catalogue.h"

namespace app {

class Practice;

/// Makes puzzles of positions that the player has set up: proves them in the background, one at a time, adds
/// them to the player's file of puzzles (docs/PUZZLES.md), from which Practice reads them, and tells the
/// player how it ended. Main thread only.
class OwnPuzzles {
  public:
    /// `folder`: of the player's puzzles, which need not exist.
    OwnPuzzles(const Basics& basics, Practice& practice, std::filesystem::path folder)
        : basics_(basics), practice_(practice), folder_(std::move(folder)) {}

    /// The player's file of this game's puzzles.
    [[nodiscard]] static std::filesystem::path fileOf(const std::filesystem::path& folder,
                                                      const game::Kind& kind);
    /// Tries to make a puzzle of this position, unless one is being made. The game must have puzzles.
    void make(const CatalogEntry& game, std::unique_ptr<game::State> position);
    /// Whether a puzzle is being made.
    [[nodiscard]] bool making() const { return task_ != nullptr; }
    /// Ends the attempt soon; the player is told nothing.
    void stop();
    /// Takes what was found; call once a frame.
    void update();
    /// Ends the attempt; blocks, for the moment that this takes. An error if a puzzle could not be written.
    base::Result<void> flush();

  private:
    /// How an attempt has ended.
    enum class End {
        Made,    ///< the puzzle was added to the file
        Known,   ///< the file has it already
        NoProof  ///< the position is no puzzle, as far as could be proved
    };
    [[nodiscard]] static base::Result<End> add(const std::filesystem::path& file, const std::string& puzzle,
                                               const game::Kind& kind);
    void tell(End end);

    const Basics& basics_;
    Practice& practice_;
    std::filesystem::path folder_;
    std::unique_ptr<BackgroundTask<End>> task_;
    bool stopped_ = false;
};

}  // namespace app
