#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/screens/ClockOptions.h"
#include "app/screens/GameFormScreen.h"
#include "app/screens/NewGameDraft.h"
#include "app/screens/SeatOptions.h"
#include "match/Series.h"

namespace app {

class Engines;
class Evening;
class Games;
class Messages;
class Preferences;
class ScreenStack;
struct CatalogEntry;

/// Which game it is, who plays, who begins, and what the game's own options say. What there is no choice of
/// is not asked.
class NewGameScreen final : public GameFormScreen {
  public:
    /// Offers what was chosen and not begun (`draft`, which it keeps), else the game on the table.
    NewGameScreen(const Games& games, ScreenStack& screens, Evening& evening, Preferences& preferences,
                  Engines& engines, Messages& messages, std::optional<NewGameDraft>& draft);
    [[nodiscard]] const char* name() const override { return "new game"; }

  private:
    [[nodiscard]] ui::screens::NewGameModel model(const ui::kit::Context& ui) const override;
    [[nodiscard]] std::vector<const CatalogEntry*> games() const;
    [[nodiscard]] ui::screens::Option playersOption(const ui::kit::Context& ui) const;
    [[nodiscard]] std::vector<std::string> seatLabels(const ui::kit::Context& ui) const;
    [[nodiscard]] ui::screens::Option beginsOption(const ui::kit::Context& ui) const;
    [[nodiscard]] ui::screens::Option seriesOption(const ui::kit::Context& ui) const;
    [[nodiscard]] ui::screens::Option coachOption(const ui::kit::Context& ui) const;
    [[nodiscard]] ui::screens::Option takingBackOption(const ui::kit::Context& ui) const;
    /// What the form begins with.
    [[nodiscard]] const Settings& before() const;
    [[nodiscard]] bool countOffered() const;
    [[nodiscard]] SeatOptions seatsOf(std::vector<std::string> names, const Settings& settings) const;
    [[nodiscard]] std::string engineProblem(const ui::kit::Context& ui) const override;
    void set(const ui::screens::SetOption& change) override;
    void setGame(const CatalogEntry& game);
    void setPlayers(int players);
    void start(const ui::kit::Context& ui) override;
    /// Who sits down with how much time, the one who begins first; nothing, and a problem, if a text is
    /// wrong.
    [[nodiscard]] std::vector<Seat> seated(const ui::kit::Context& ui);
    /// The player's settings with what is chosen here.
    [[nodiscard]] Settings chosen() const;
    void leave() override;

    const Games& games_;
    ScreenStack& screens_;
    Evening& evening_;
    Preferences& preferences_;
    Engines& engines_;
    Messages& messages_;
    std::optional<NewGameDraft>& draft_;
    const CatalogEntry* game_;
    game::OptionValues values_;
    SeatOptions seats_;
    ClockOptions clocks_;
    match::SeriesGoal goal_;
    int takingBack_;  ///< place in kTakingBack
    bool coach_;
    int begins_;  ///< player who begins; the number of players: drawn at random
};

}  // namespace app
