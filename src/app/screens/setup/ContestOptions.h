#pragma once

#include <map>
#include <string>
#include <vector>

#include "app/contests/Contests.h"
#include "game/Bot.h"
#include "ui/kit/Context.h"
#include "ui/screens/Option.h"

namespace app {

/// The part of a form for an engine match: the engines and the rules of the match, but not the game's own
/// options.
class ContestOptions {
  public:
    using Values = std::map<std::string, std::string>;
    /// `known`: the engines and bots, weakest first; `values`: earlier choices, by key.
    ContestOptions(std::vector<game::Opponent> known, Values values);
    /// Whether the game has openings to choose from.
    void offerOpenings(bool on) { openings_ = on; }
    /// Whether turns of the game have several moves, so that the limits hold for each of these.
    void limitMoves(bool on) { limitsMoves_ = on; }
    /// After how many turns games of this game (by its id) are draws, unless the player has chosen for it:
    /// the least choice that is not lower.
    void suggestLongest(const std::string& game, int turns);

    /// Appends the options, with the advanced ones last.
    void show(const ui::kit::Context& ui, std::vector<ui::screens::Option>& options) const;
    /// Appends the options for keeping the games; they belong at the end of the form because they are rarely
    /// changed.
    void showKeeping(const ui::kit::Context& ui, std::vector<ui::screens::Option>& options) const;
    /// True if the option is one of these.
    bool set(const ui::screens::SetOption& change);
    /// The chosen values, by key.
    [[nodiscard]] const Values& values() const { return values_; }
    /// Writes the choices into the plan, except the game and its options.
    void enter(ContestPlan& plan) const;
    /// The ids of both seats.
    [[nodiscard]] std::vector<std::string> seats() const;
    [[nodiscard]] bool possible() const { return !known_.empty(); }

  private:
    void showPlayer(const ui::kit::Context& ui, std::size_t player,
                    std::vector<ui::screens::Option>& options) const;
    void showLimit(const ui::kit::Context& ui, std::vector<ui::screens::Option>& options) const;
    void showTest(const ui::kit::Context& ui, std::vector<ui::screens::Option>& options) const;
    /// The index of the chosen value.
    [[nodiscard]] int placeOf(const std::string& key) const;
    [[nodiscard]] tournament::Pace pace() const;
    [[nodiscard]] bool keeps() const;

    std::vector<game::Opponent> known_;
    Values values_;
    bool openings_ = true;
    bool limitsMoves_ = false;
    std::string longest_ = "300";  ///< the value that is chosen at first
};

}  // namespace app
