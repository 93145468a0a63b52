#pragma once

#include <string>
#include <vector>

#include "base/Result.h"
#include "match/TimeControl.h"
#include "ui/kit/Context.h"
#include "ui/screens/Option.h"

namespace app {

/// The part of a form that says how much time each player has: one of a few controls for all, or each his own
/// as a text.
class ClockOptions {
  public:
    /// `texts` by player, as formatTimeControl() writes them.
    explicit ClockOptions(std::vector<std::string> texts) : texts_(std::move(texts)) {}

    /// Appends the options of so many players. Their own texts are among the advanced ones.
    void show(const ui::kit::Context& ui, std::size_t players,
              std::vector<ui::screens::Option>& options) const;
    /// True if the option is one of these.
    bool set(const ui::screens::SetOption& change, std::size_t players);
    /// By player; the error says what is wrong with the first text that is.
    [[nodiscard]] base::Result<std::vector<match::TimeControl>> controls(std::size_t players) const;
    /// Of all players, also of those that a smaller table has no seat for.
    [[nodiscard]] const std::vector<std::string>& texts() const { return texts_; }

  private:
    [[nodiscard]] std::string textOf(std::size_t player) const;

    std::vector<std::string> texts_;
};

}  // namespace app
