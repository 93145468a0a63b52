#pragma once

#include "app/play/CurrentGame.h"
#include "app/play/SuitableBot.h"

namespace app {

/// The game that was chosen on the start screen, and what is offered there without a form: a game with the
/// options of the last one, against the bot that suits the player. Main thread only.
class QuickGame {
  public:
    /// The objects that it uses; all of them must outlive it.
    struct Surroundings {
        const Games& games;
        const i18n::Catalogue& texts;
        Library& library;
        Preferences& preferences;
        Messages& messages;
        Changes& changes;
        Tables& tables;
        CurrentGame& currentGame;
    };
    explicit QuickGame(const Surroundings& surroundings);

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

    Surroundings surroundings_;
    SuitableBot suitable_;
};

}  // namespace app
