#pragma once

#include <map>
#include <string>
#include <vector>

#include "app/Contests.h"
#include "game/Bot.h"
#include "ui/kit/Context.h"
#include "ui/screens/Option.h"

namespace app {

/// The part of a form that says which two engines play a match, and how: all but the game's own options.
class ContestOptions {
  public:
    using Values = std::map<std::string, std::string>;
    /// `known`: who can play, the weakest first; `values`: what was chosen before, by key.
    ContestOptions(std::vector<game::Opponent> known, Values values);
    /// Whether there are beginnings of games to choose from.
    void offerOpenings(bool on) { openings_ = on; }

    /// Appends the options, the advanced ones at the end of these.
    void show(const ui::kit::Context& ui, std::vector<ui::screens::Option>& options) const;
    /// Appends what becomes of the games; for the end of the form, since hardly anybody changes it.
    void showKeeping(const ui::kit::Context& ui, std::vector<ui::screens::Option>& options) const;
    /// True if the option is one of these.
    bool set(const ui::screens::SetOption& change);
    /// What is chosen, by key.
    [[nodiscard]] const Values& values() const { return values_; }
    /// Into the plan. Its game and that one's options are not among these.
    void enter(ContestPlan& plan) const;
    /// The ids of the two seats.
    [[nodiscard]] std::vector<std::string> seats() const;
    [[nodiscard]] bool possible() const { return !known_.empty(); }

  private:
    void showPlayer(const ui::kit::Context& ui, std::size_t player,
                    std::vector<ui::screens::Option>& options) const;
    void showLimit(const ui::kit::Context& ui, std::vector<ui::screens::Option>& options) const;
    void showTest(const ui::kit::Context& ui, std::vector<ui::screens::Option>& options) const;
    /// The place of the chosen value in one of the lists.
    [[nodiscard]] int placeOf(const std::string& key) const;
    [[nodiscard]] tournament::Pace pace() const;
    [[nodiscard]] bool keeps() const;

    std::vector<game::Opponent> known_;
    Values values_;
    bool openings_ = true;
};

}  // namespace app
