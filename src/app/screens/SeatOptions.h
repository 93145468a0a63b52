#pragma once

#include <string>
#include <vector>

#include "app/Seat.h"
#include "app/Settings.h"
#include "game/Kind.h"
#include "ui/kit/Context.h"
#include "ui/screens/Option.h"

namespace app {

/// The part of a form that says who plays: a person with a name or a bot for every player, and how long bots
/// may think.
class SeatOptions {
  public:
    /// `names` are those of persons, `opponents` the ids of bots or empty, both by player. There are as many
    /// seats as names.
    SeatOptions(std::vector<game::Opponent> known, std::vector<std::string> names,
                std::vector<std::string> opponents, double thinkingSeconds);
    /// Names that persons can choose from.
    void offerNames(std::vector<std::string> names) { people_ = std::move(names); }

    /// Only so many of the seats are taken, from the first one.
    void setCount(std::size_t count);
    [[nodiscard]] std::size_t count() const { return count_; }
    /// Appends the options; `labels` are the players', translated; withPartners() adds the partners.
    void show(const ui::kit::Context& ui, const std::vector<std::string>& labels,
              std::vector<ui::screens::Option>& options) const;
    /// True if the option is one of these.
    bool set(const ui::screens::SetOption& change);
    /// Who sits down, in the order of the players; no two of the same name.
    [[nodiscard]] std::vector<Seat> seats(const ui::kit::Context& ui) const;

    /// The persons at these seats are known from now on.
    void remember(Settings& settings) const;
    /// Of all seats, also of those that are not taken.
    [[nodiscard]] const std::vector<std::string>& names() const { return names_; }
    [[nodiscard]] const std::vector<std::string>& opponents() const { return opponents_; }
    [[nodiscard]] double thinkingSeconds() const { return thinkingSeconds_; }

  private:
    void showPlayer(const ui::kit::Context& ui, std::size_t player, std::string label,
                    std::vector<ui::screens::Option>& options) const;
    void showThinkingTime(const ui::kit::Context& ui, std::vector<ui::screens::Option>& options) const;
    /// The bot that plays; nothing for a person.
    [[nodiscard]] const game::Opponent* opponentOf(std::size_t player) const;
    [[nodiscard]] std::string nameOf(const ui::kit::Context& ui, std::size_t player) const;
    [[nodiscard]] std::string opponentAt(int choice) const;

    std::vector<game::Opponent> known_;
    std::vector<std::string> names_;
    std::vector<std::string> opponents_;
    std::vector<std::string> people_;
    std::size_t count_;
    double thinkingSeconds_;
};

/// A player's label, with those of the partners if there are any.
[[nodiscard]] std::string withPartners(const ui::kit::Context& ui, std::string label,
                                       const std::vector<std::string>& partners);

}  // namespace app
