#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "app/e2e/Fingers.h"
#include "game/Bot.h"

namespace e2e {

/// How a person enters turns.
enum class Entry : std::uint8_t { Mouse, Keyboard };

/// Plays the turns of all persons at the table of a running program, as a level of the game would choose them
/// from what is uncovered. Each turn is entered step by step.
class Persons {
  public:
    Persons(app::App& app, Fingers& fingers, Entry entry, const std::string& level);

    /// Plays one turn of a person, or takes over the table. The error says what could not be done.
    base::Result<void> goOn();
    /// Enters this turn, which is legal at the table.
    base::Result<void> enter(game::Action action);
    /// Turns that were entered.
    [[nodiscard]] int turns() const { return turns_; }
    /// How often a place had to be looked at from above.
    [[nodiscard]] int hidden() const { return hidden_; }

  private:
    [[nodiscard]] app::TableSession& table() const;
    base::Result<void> uncover();
    /// Sets up by the buttons for that, in another way each time.
    base::Result<void> setUpByButtons();
    /// Sets up as the action says, figure by figure.
    base::Result<void> setUp(game::Action action);
    [[nodiscard]] std::string label(const char* text) const;
    base::Result<void> pick(const std::string& name);
    base::Result<void> pick(game::Place place, const std::string& name);
    /// A pixel at which the pointer meets the place, as "640,360"; nothing if it is hidden.
    [[nodiscard]] std::optional<std::string> whereSeen(game::Place place) const;
    /// By the keys of the cursor.
    base::Result<void> walkTo(game::Place place);
    /// Whether the turn that ended with this ply was played, and is the one that was entered.
    base::Result<void> check(int ply, const std::string& turn, std::optional<game::Action> action);
    base::Result<void> enterStones(game::Action action);
    base::Result<void> enterFigures(game::Action action);
    base::Result<void> enterCard(game::Action action);
    base::Result<void> enterCardByKeys(const std::string& notation, int card);
    base::Result<void> run(const std::string& lines) { return fingers_.run(lines); }

    app::App& app_;
    Fingers& fingers_;
    Entry entry_;
    std::unique_ptr<game::Bot> bot_;
    int turns_ = 0;
    int hidden_ = 0;
};

}  // namespace e2e
