#pragma once

#include <optional>

#include "app/catalog/Games.h"
#include "app/common/Changes.h"
#include "app/common/Messages.h"
#include "app/library/Library.h"
#include "app/play/Matchmaking.h"
#include "app/settings/Basics.h"
#include "app/settings/Preferences.h"

namespace app {

/// The bot that suits the player of the last game that was chosen, as the games in the archive tell
/// (Matchmaking.h). Main thread only; reads in the background.
class SuitableBot {
  public:
    /// Asks the archive for the first time.
    SuitableBot(const Basics& basics, Library& library);
    SuitableBot(const SuitableBot&) = delete;
    SuitableBot& operator=(const SuitableBot&) = delete;

    /// The bot, once the archive has returned earlier games; null if the game has no bots.
    [[nodiscard]] const game::Opponent* bot();
    /// A result was added or removed: asks the archive again. The player is told if another bot suits now.
    void follow() { find(true); }
    [[nodiscard]] bool busy() const { return searches_ > 0; }

  private:
    [[nodiscard]] const CatalogEntry& chosen() const;
    void find(bool tells);

    const Basics& basics_;
    Library& library_;
    const CatalogEntry* game_ = nullptr;  ///< whose bots were asked for
    std::optional<game::Opponent> bot_;
    int searches_ = 0;  ///< for past games that the archive has not answered yet
};

}  // namespace app
