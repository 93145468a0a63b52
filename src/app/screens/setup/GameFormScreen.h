#pragma once

#include <string>
#include <utility>

#include "app/window/Screen.h"
#include "ui/screens/setup/NewGame.h"

namespace app {

/// A form that sets up a game or a match. It draws the options, shows why the form cannot be accepted, and
/// passes the player's commands on.
class GameFormScreen : public Screen {
  public:
    void draw(ui::kit::Context& ui, float seconds) final;
    bool escape() final;
    /// Why the form cannot be accepted; empty: it can.
    [[nodiscard]] std::string text() const final { return problem_.empty() ? engineProblem_ : problem_; }
    [[nodiscard]] ui::kit::Rect tableArea(ui::kit::Rect display) const final;

  protected:
    /// The title and the options of the form.
    [[nodiscard]] virtual ui::screens::NewGameModel model(const ui::kit::Context& ui) const = 0;
    /// Why the chosen engines cannot play the chosen game; empty: they can, as far as is known.
    [[nodiscard]] virtual std::string engineProblem(const ui::kit::Context& ui) const = 0;
    virtual void set(const ui::screens::SetOption& change) = 0;
    /// The player chooses this one of NewGameModel::game.
    virtual void choose(int game) = 0;
    virtual void start(const ui::kit::Context& ui) = 0;
    virtual void leave() = 0;
    /// The player wants to set up the position from which the game begins (NewGameModel::setUp).
    virtual void setUp() {}

    /// A problem that start() found; it is shown until the player changes an option.
    void setProblem(std::string problem) { problem_ = std::move(problem); }
    void showAdvanced() { advanced_ = true; }

  private:
    void execute(const ui::screens::NewGameCommand& command, const ui::kit::Context& ui);

    float scale_ = 1;  ///< pixels in one unit, in the last frame
    bool advanced_ = false;
    std::string problem_;
    std::string engineProblem_;  ///< the result of engineProblem() for the last frame
};

}  // namespace app
