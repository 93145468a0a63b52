#pragma once

#include <string>
#include <vector>

#include "app/Screen.h"
#include "app/screens/ContestOptions.h"
#include "ui/screens/NewGame.h"

namespace app {

class Shell;

/// The form of an engine match: two engines, a game, the number of games and further options.
class ContestFormScreen final : public Screen {
  public:
    explicit ContestFormScreen(Shell& shell);
    [[nodiscard]] const char* name() const override { return "new match"; }
    void draw(ui::kit::Context& ui, float seconds) override;
    bool escape() override;
    [[nodiscard]] std::string text() const override { return problem_.empty() ? engineProblem_ : problem_; }
    [[nodiscard]] ui::kit::Rect tableArea(ui::kit::Rect display) const override;

  private:
    [[nodiscard]] ui::screens::NewGameModel model(const ui::kit::Context& ui) const;
    [[nodiscard]] std::string engineProblem(const ui::kit::Context& ui) const;
    /// The games for two players that engines can play.
    [[nodiscard]] std::vector<const CatalogEntry*> games() const;
    void setGame(const CatalogEntry& game);
    void set(const ui::screens::SetOption& change);
    void start(const ui::kit::Context& ui);
    void remember();
    void leave();

    Shell& shell_;
    const CatalogEntry* game_;
    game::OptionValues values_;
    ContestOptions options_;
    bool advanced_ = false;
    std::string problem_;        ///< why the match could not start
    std::string engineProblem_;  ///< as it was last shown
};

}  // namespace app
