#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/settings/Preferences.h"
#include "app/thinking/Engines.h"
#include "app/thinking/ThinkingService.h"

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

/// These engines at work. Main thread only; destroying it ends them, without waiting.
class Analysts {
  public:
    /// All references must outlive it.
    Analysts(ThinkingService& thinking, Engines& engines, const Preferences& preferences)
        : thinking_(thinking), engines_(engines), preferences_(preferences) {}

    /// All that are chosen begin to think about this position, and stop thinking about any other.
    void ask(const game::Kind& kind, const game::View& view);
    /// Whether others were chosen since then.
    [[nodiscard]] bool outdated() const { return preferences_.settings().analysts != wanted_; }
    /// Ends them.
    void dismiss() { all_.clear(); }
    /// Hears their thoughts; true if there is something new. Call once a frame.
    [[nodiscard]] bool takeNews();
    [[nodiscard]] bool thinking() const;

    struct Analyst {
        game::Opponent who;
        ThinkerPtr thinker;
        std::optional<base::Message> trouble = {};  ///< why it cannot go on
    };
    [[nodiscard]] const std::vector<Analyst>& all() const { return all_; }
    /// The latest thought of each that has begun.
    [[nodiscard]] std::vector<const game::Thought*> latest() const;

  private:
    void employ(const game::Kind& kind);

    ThinkingService& thinking_;
    Engines& engines_;
    const Preferences& preferences_;
    std::vector<Analyst> all_;
    std::string game_;                 ///< id of the game that they play
    std::vector<std::string> wanted_;  ///< Settings::analysts when they were asked
};

}  // namespace app
