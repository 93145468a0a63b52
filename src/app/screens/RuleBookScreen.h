#pragma once

#include <memory>
#include <string>
#include <vector>

#include "app/LessonTable.h"
#include "app/Screen.h"
#include "app/screens/LessonInput.h"
#include "ui/screens/RuleBook.h"

namespace app {

class Shell;

/// The rules of the game, each with a board that shows it and that the player can try out.
class RuleBookScreen final : public Screen {
  public:
    explicit RuleBookScreen(Shell& shell);
    [[nodiscard]] const char* name() const override { return "rule book"; }
    void draw(ui::kit::Context& ui, float seconds) override;
    void handle(const SDL_Event& event) override;
    bool gesture(const TouchGesture& gesture) override { return input_.gesture(gesture); }
    bool escape() override;
    void update(float seconds) override;
    [[nodiscard]] std::string text() const override { return text_; }
    [[nodiscard]] ui::kit::Rect tableArea(ui::kit::Rect display) const override;
    [[nodiscard]] std::optional<scene::OrbitCamera::Viewpoint> viewpoint() const override {
        return scene::OrbitCamera::Viewpoint::Play;
    }
    [[nodiscard]] bool expecting() const override;
    [[nodiscard]] bool working() const override;

  private:
    /// The rule on the table.
    struct Shown {
        Shown(const tutorial::Lesson& chapter, std::size_t rule, const CatalogEntry& game,
              CurrentGame& currentGame)
            : runner(chapter, rule), table(runner, game, currentGame) {}
        tutorial::Runner runner;
        LessonTable table;
        bool shown = false;  ///< its moves have been shown, so the player may play
    };

    [[nodiscard]] ui::screens::RuleBookModel model(const ui::kit::Context& ui) const;
    void execute(const ui::screens::RuleBookCommand& command);
    void show(int rule);
    [[nodiscard]] TableSession& table() const;

    Shell& shell_;
    std::unique_ptr<Shown> shown_;
    int rule_ = 0;  ///< index of the shown rule among all rules
    std::string search_;
    std::string text_;
    LessonInput input_{shell_};
};

}  // namespace app
