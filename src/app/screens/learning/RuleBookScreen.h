#pragma once

#include <memory>
#include <string>
#include <vector>

#include "app/learning/LessonTable.h"
#include "app/screens/learning/TeachingScreen.h"
#include "ui/screens/learning/RuleBook.h"

namespace app {

/// The rules of a game, each with a position that shows it and can be played on.
class RuleBookScreen final : public TeachingScreen {
  public:
    RuleBookScreen(const ScreenBasics& basics, const Playing& playing, const Learning& learning);
    [[nodiscard]] const char* name() const override { return "rule book"; }
    void draw(ui::kit::Context& ui, float seconds) override;
    void handle(const SDL_Event& event) override;
    void update(float seconds) override;
    [[nodiscard]] ui::kit::Rect tableArea(ui::kit::Rect display) const override;
    [[nodiscard]] bool expecting() const override;
    [[nodiscard]] bool working() const override;

  private:
    /// The rule on the table.
    struct Shown {
        Shown(const tutorial::Lesson& chapter, std::size_t rule, const CatalogEntry& game, Tables& tables,
              const Participants& participants)
            : run(chapter, rule), table(run, game, tables, participants) {}
        tutorial::LessonRun run;
        LessonTable table;
        bool shown = false;  ///< its moves have been shown, so the player may play
    };

    [[nodiscard]] bool takesTurns() const override { return shown_ && shown_->shown; }
    [[nodiscard]] ui::screens::RuleBookModel model(const ui::kit::Context& ui) const;
    void execute(const ui::screens::RuleBookCommand& command);
    void show(int rule);
    /// Opens the rules of this one of the games that have rules.
    void turnTo(int game);

    const Learning& learning_;
    std::unique_ptr<Shown> shown_;
    int rule_ = 0;  ///< index of the shown rule among all rules
    std::string search_;
};

}  // namespace app
