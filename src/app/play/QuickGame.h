#pragma once

#include "app/play/CurrentGame.h"
#include "app/play/SuitableBot.h"
#include "app/settings/Basics.h"

namespace app {

/// The game that was chosen on the start screen, and what is offered there without a form: a game with the
/// options of the last one, against the bot that suits the player. Main thread only.
class QuickGame {
  public:
    QuickGame(const Basics& basics, Library& library, Tables& tables, CurrentGame& currentGame);

    /// Chooses a game, shows it, and remembers the choice.
    void choose(const CatalogEntry& game);
    /// The bot that begin() takes, once the archive has returned earlier games; null if the game has no bots.
    [[nodiscard]] const game::Opponent* opponent() { return suitable_.bot(); }
    /// Begins a game against it; the seats are drawn at random.
    void begin();
    /// Looks for another bot after a result, which the archive has been given.
    void followResult() { suitable_.follow(); }
    [[nodiscard]] bool busy() const { return suitable_.busy(); }

  private:
    void offerCoach();

    const Basics& basics_;
    Tables& tables_;
    CurrentGame& currentGame_;
    SuitableBot suitable_;
};

}  // namespace app
