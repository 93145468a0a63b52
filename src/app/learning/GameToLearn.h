#pragma once

#include <string>
#include <vector>

#include "app/catalog/Games.h"
#include "app/settings/Settings.h"

namespace app {

/// What there may be to learn a game by.
enum class Matter { Lessons, Rules, Puzzles };

/// The game that the screens for learning show: the one that the player has chosen there, or else the one
/// begun last. Main thread only.
class GameToLearn {
  public:
    /// Both references must outlive it.
    GameToLearn(const Games& games, const Settings& settings) : games_(games), settings_(settings) {}

    /// The games that have one of these, in the catalogue's order.
    [[nodiscard]] std::vector<const CatalogEntry*> with(const std::vector<Matter>& matters) const;
    /// The game to show, if possible one that has one of these.
    [[nodiscard]] const CatalogEntry& current(const std::vector<Matter>& matters) const;
    /// Stays chosen until another kind of game is begun.
    void choose(const CatalogEntry& game);

  private:
    const Games& games_;
    const Settings& settings_;
    const CatalogEntry* chosen_ = nullptr;
    std::string begun_;  ///< id of the game begun last when `chosen_` was chosen
};

/// Everything by which a game can be learnt.
[[nodiscard]] std::vector<Matter> allMatters();

}  // namespace app
