#pragma once

#include <memory>
#include <string>

#include "app/learning/LessonTable.h"
#include "app/learning/Practice.h"
#include "app/screens/learning/TeachingScreen.h"
#include "tutorial/PuzzleLesson.h"
#include "ui/screens/learning/Lesson.h"
#include "ui/screens/learning/Practice.h"

namespace app {

/// Puzzles, one after the other: the themes on the left, the table, and a panel below it.
class PracticeScreen final : public TeachingScreen {
  public:
    PracticeScreen(const ScreenBasics& basics, const Playing& playing, const Learning& learning);
    ~PracticeScreen() override;
    [[nodiscard]] const char* name() const override { return "practice"; }
    void draw(ui::kit::Context& ui, float seconds) override;
    void handle(const SDL_Event& event) override;
    void update(float seconds) override;
    [[nodiscard]] ui::kit::Rect tableArea(ui::kit::Rect display) const override;
    [[nodiscard]] bool expecting() const override;
    [[nodiscard]] bool working() const override;
    [[nodiscard]] bool keyboardNavigation() const override;

  private:
    /// The puzzle on the table.
    struct Shown {
        Shown(const tutorial::Puzzle& what, const tutorial::PuzzleTexts& texts, const CatalogEntry& game,
              Tables& tables, const Participants& participants)
            : puzzle(what),
              lesson(what, texts),
              run(lesson.lesson()),
              table(run, game, tables, participants) {}
        const tutorial::Puzzle& puzzle;
        tutorial::PuzzleLesson lesson;
        tutorial::LessonRun run;
        LessonTable table;
        bool missed = false;   ///< needed a wrong turn, a hint or the solution
        bool counted = false;  ///< the result has been stored
    };

    [[nodiscard]] bool takesTurns() const override;
    /// Turns to the puzzles of this one of the games that have puzzles.
    void turnTo(int game);
    /// Clears the table. A puzzle that was missed and left unsolved counts as missed, so that it comes again
    /// soon.
    void leave();
    void begin();
    void follow();
    /// Stores the result, because the puzzle was solved, given up or left; once.
    void count();
    void act(ui::screens::LessonAction action);
    void hint();
    [[nodiscard]] ui::screens::LessonModel puzzleModel(const ui::kit::Context& ui) const;
    [[nodiscard]] ui::screens::PracticeModel themesModel(const ui::kit::Context& ui,
                                                         const std::vector<Practice::Theme>& known) const;
    [[nodiscard]] std::string solution() const;
    [[nodiscard]] Practice& practice() const;

    const Learning& learning_;
    std::unique_ptr<Shown> shown_;
    tutorial::LessonRun::Phase followedPhase_ =
        tutorial::LessonRun::Phase::Moving;  ///< when follow() was called last
    bool none_ = false;                      ///< there is no puzzle of this theme
    bool awaitsOwn_ = false;  ///< none yet: the player's own games are still being looked through
};

}  // namespace app
