#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/screens/setup/ClockOptions.h"
#include "app/screens/setup/GameFormScreen.h"
#include "app/screens/setup/SeatOptions.h"
#include "app/shell/NewGameDraft.h"
#include "app/shell/ShellParts.h"
#include "match/Series.h"

namespace app {

struct CatalogEntry;

/// The form of a new game: the game, the players, who begins, and the game's own options. Options with only
/// one choice are left out.
class NewGameScreen final : public GameFormScreen {
  public:
    /// Starts with the choices that it was left with, or else with those of the game on the table.
    NewGameScreen(const ScreenBasics& basics, const Playing& playing);
    /// Keeps the choices in the draft, unless the game was begun.
    ~NewGameScreen() override;
    [[nodiscard]] const char* name() const override { return "new game"; }
    /// Takes over a position that was set up meanwhile.
    void update(float seconds) override;

  private:
    [[nodiscard]] ui::screens::NewGameModel model(const ui::kit::Context& ui) const override;
    [[nodiscard]] std::vector<std::string> seatLabels(const ui::kit::Context& ui) const;
    [[nodiscard]] ui::screens::Option beginsOption(const ui::kit::Context& ui) const;
    /// The number of seats with a person.
    [[nodiscard]] std::ptrdiff_t persons() const;
    [[nodiscard]] ui::screens::Option cameraOption(const ui::kit::Context& ui) const;
    [[nodiscard]] ui::screens::Option coachOption(const ui::kit::Context& ui) const;
    [[nodiscard]] ui::screens::Option takingBackOption(const ui::kit::Context& ui) const;
    /// The settings with which the form starts.
    [[nodiscard]] const Settings& before() const;
    /// A choice that the screen of settings offers, too: there it may have been changed since this form was
    /// left.
    [[nodiscard]] bool alsoASetting(bool Settings::*choice) const;
    [[nodiscard]] bool countOffered() const;
    [[nodiscard]] SeatOptions seatsOf(std::vector<std::string> names, const Settings& settings) const;
    [[nodiscard]] std::string engineProblem(const ui::kit::Context& ui) const override;
    void set(const ui::screens::SetOption& change) override;
    void choose(int game) override { setGame(*basics_.games.all()[static_cast<std::size_t>(game)]); }
    /// Each game keeps what was chosen for it.
    void setGame(const CatalogEntry& game);
    /// Takes from the draft what is not among the settings.
    void resume(const NewGameDraft& draft);
    void setPlayers(int players);
    /// The position that was set up, if the game begins from it; null: the game's usual start.
    [[nodiscard]] const game::State* givenStart() const;
    /// The game begins as usual, or from the position that was set up.
    void beginAsUsual(bool usual);
    void start(const ui::kit::Context& ui) override;
    /// The seats with their time controls, the beginning player first; empty, with a problem, if a time is
    /// invalid.
    [[nodiscard]] std::vector<Seat> seated(const ui::kit::Context& ui);
    /// The player's settings with the choices of this form.
    [[nodiscard]] Settings chosen() const;
    void leave() override;
    void setUp() override;
    /// Keeps the choices, so that the form shows them again.
    void keep();
    [[nodiscard]] ui::screens::Option startOption(const ui::kit::Context& ui) const;
    [[nodiscard]] std::string question(const ui::kit::Context& ui) const;
    /// The answer to it after lots were drawn, for the player of this name.
    [[nodiscard]] std::string whoIsFirst(const ui::kit::Context& ui, const std::string& name) const;
    [[nodiscard]] game::Sides sides() const;

    const ScreenBasics& basics_;
    const Playing& playing_;
    std::optional<NewGameDraft>& draft_;
    const CatalogEntry* game_;
    game::OptionValues values_;
    SeatOptions seats_;
    ClockOptions clocks_;
    match::SeriesGoal goal_;
    int takingBack_;  ///< index in kTakingBack
    bool coach_;
    bool cameraTurns_;
    std::unique_ptr<const game::State> position_;  ///< set up by hand; null: none was
    bool usualStart_ = false;  ///< the game begins as usual, although a position was set up
    int begins_;               ///< the player who begins; the number of players stands for a random choice
    bool begun_ = false;       ///< start() has begun the game
};

}  // namespace app
