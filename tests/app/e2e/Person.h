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
    /// Turns that were entered.
    [[nodiscard]] int turns() const { return turns_; }
    /// How often a place had to be looked at from above.
    [[nodiscard]] int hidden() const { return hidden_; }

  private:
    [[nodiscard]] app::TableSession& table() const;
    base::Result<void> uncover();
    base::Result<void> enter(game::Action action);
    [[nodiscard]] std::string label(const char* text) const;
    base::Result<void> pick(const std::string& name);
    base::Result<void> pick(game::Place place, const std::string& name);
    /// A pixel at which the pointer meets the place, as "640,360"; nothing if it is hidden.
    [[nodiscard]] std::optional<std::string> whereSeen(game::Place place) const;
    /// By the keys of the cursor.
    base::Result<void> walkTo(game::Place place);
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
