#pragma once

#include <string>
#include <vector>

#include "base/Result.h"
#include "match/TimeControl.h"
#include "ui/kit/Context.h"
#include "ui/screens/Option.h"

namespace app {

/// The part of a form for the players' time: one time control for all, or a text for each player.
class ClockOptions {
  public:
    /// `texts`: by player, in the format of formatTimeControl().
    explicit ClockOptions(std::vector<std::string> texts) : texts_(std::move(texts)) {}

    /// Appends the options for this number of players. The players' own texts are advanced options.
    void show(const ui::kit::Context& ui, std::size_t players,
              std::vector<ui::screens::Option>& options) const;
    /// True if the option is one of these.
    bool set(const ui::screens::SetOption& change, std::size_t players);
    /// By player; the error describes the first text that is invalid.
    [[nodiscard]] base::Result<std::vector<match::TimeControl>> controls(std::size_t players) const;
    /// The texts of all players, including those without a seat in a game with fewer players.
    [[nodiscard]] const std::vector<std::string>& texts() const { return texts_; }

  private:
    [[nodiscard]] std::string textOf(std::size_t player) const;

    std::vector<std::string> texts_;
};

}  // namespace app
