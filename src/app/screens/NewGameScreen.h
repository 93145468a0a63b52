#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/Screen.h"
#include "app/screens/ClockOptions.h"
#include "app/screens/NewGameDraft.h"
#include "app/screens/SeatOptions.h"
#include "match/Series.h"
#include "ui/screens/NewGame.h"

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
class NewGameScreen final : public Screen {
  public:
    /// Offers what was chosen and not begun (`draft`, which it keeps), else the game on the table.
    NewGameScreen(const Games& games, ScreenStack& screens, Evening& evening, Preferences& preferences,
                  Engines& engines, Messages& messages, std::optional<NewGameDraft>& draft);
    [[nodiscard]] const char* name() const override { return "new game"; }
    void draw(ui::kit::Context& ui, float seconds) override;
    bool escape() override;
    [[nodiscard]] std::string text() const override { return problem_.empty() ? engineProblem_ : problem_; }
    [[nodiscard]] ui::kit::Rect tableArea(ui::kit::Rect display) const override;

  private:
    [[nodiscard]] ui::screens::NewGameModel model(const ui::kit::Context& ui) const;
    [[nodiscard]] ui::screens::Option gameOption(const ui::kit::Context& ui) const;
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
    /// Why the engines at the seats cannot play this; empty: they can, as far as is known.
    [[nodiscard]] std::string engineProblem(const ui::kit::Context& ui) const;
    void set(const ui::screens::SetOption& change);
    void setGame(const CatalogEntry& game);
    void setPlayers(int players);
    void start(const ui::kit::Context& ui);
    /// Who sits down with how much time, the one who begins first; nothing, and a problem, if a text is
    /// wrong.
    [[nodiscard]] std::vector<Seat> seated(const ui::kit::Context& ui);
    /// The player's settings with what is chosen here.
    [[nodiscard]] Settings chosen() const;
    void leave();

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
    bool advanced_ = false;
    std::string problem_;        ///< of what was typed
    std::string engineProblem_;  ///< as it was shown last
};

}  // namespace app
