#pragma once

#include <string>
#include <vector>

#include "app/catalog/Seat.h"
#include "app/settings/Settings.h"
#include "game/Kind.h"
#include "ui/kit/Context.h"
#include "ui/screens/Option.h"

namespace app {

/// The part of a form for the players: a person with a name, or a bot, at each seat, and the bots' thinking
/// time.
class SeatOptions {
  public:
    /// `names`: of persons; `opponents`: ids of bots, empty for persons; both by player. There are as many
    /// seats as names.
    SeatOptions(std::vector<game::Opponent> known, std::vector<std::string> names,
                std::vector<std::string> opponents, double thinkingSeconds);
    /// Sets the names from which persons can choose.
    void offerNames(std::vector<std::string> names) { people_ = std::move(names); }

    /// Uses only the first `count` seats.
    void setCount(std::size_t count);
    [[nodiscard]] std::size_t count() const { return count_; }
    /// Appends the options of the players. `labels`: the translated names of the seats; withPartners() adds
    /// partners to them.
    void showPlayers(const ui::kit::Context& ui, const std::vector<std::string>& labels,
                     std::vector<ui::screens::Option>& options) const;
    /// Appends the thinking time if the game has bots. It can be changed if a bot at a seat uses it.
    void showThinkingTime(const ui::kit::Context& ui, const game::Kind& kind,
                          std::vector<ui::screens::Option>& options) const;
    /// True if the option is one of these.
    bool set(const ui::screens::SetOption& change);
    /// The seats by player; all names differ, and are as games keep them (PlayerNames.h).
    [[nodiscard]] std::vector<Seat> seats() const;

    /// Adds the persons at these seats to the known names.
    void remember(Settings& settings) const;
    /// The names at all seats, including unused ones.
    [[nodiscard]] const std::vector<std::string>& names() const { return names_; }
    [[nodiscard]] const std::vector<std::string>& opponents() const { return opponents_; }
    [[nodiscard]] double thinkingSeconds() const { return thinkingSeconds_; }

  private:
    void showPlayer(const ui::kit::Context& ui, std::size_t player, std::string label,
                    std::vector<ui::screens::Option>& options) const;
    /// The bot at this seat; null for a person.
    [[nodiscard]] const game::Opponent* opponentOf(std::size_t player) const;
    [[nodiscard]] std::string nameOf(std::size_t player) const;
    /// Whether a single person plays, against engines.
    [[nodiscard]] bool onlyPerson() const;
    [[nodiscard]] std::string opponentAt(int choice) const;

    std::vector<game::Opponent> known_;
    std::vector<std::string> names_;
    std::vector<std::string> opponents_;
    std::vector<std::string> people_;
    std::size_t count_;
    double thinkingSeconds_;
};

/// A player's label, with the labels of his partners if he has any.
[[nodiscard]] std::string withPartners(const ui::kit::Context& ui, std::string label,
                                       const std::vector<std::string>& partners);

}  // namespace app
