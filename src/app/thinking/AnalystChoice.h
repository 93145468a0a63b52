#pragma once

#include <string>
#include <vector>

#include "app/settings/Preferences.h"
#include "app/thinking/Engines.h"

/// The engines that think about the shown position although they have no seat: those that the settings name,
/// or else the game's strongest bot. Several can think at once.
namespace app {

[[nodiscard]] std::vector<game::Opponent> chosenAnalysts(const Engines& engines, const Settings& settings,
                                                         const game::Kind& kind);

/// An engine or bot that can analyse this game, and whether it is chosen.
struct AnalystChoice {
    game::Opponent who;
    bool chosen = false;
};
[[nodiscard]] std::vector<AnalystChoice> analystChoices(const Engines& engines, const Settings& settings,
                                                        const game::Kind& kind);

/// Chooses an engine, or removes it. The last one cannot be removed.
void chooseAnalyst(const Engines& engines, Preferences& preferences, const game::Kind& kind,
                   const std::string& id, bool on);

}  // namespace app
