#pragma once

#include <memory>
#include <string>
#include <vector>

#include "tutorial/LessonLine.h"
#include "tutorial/LessonReader.h"

namespace tutorial {

/// Takes the lines of one step after the other and keeps the position up to date that they lead to.
class StepReader {
  public:
    StepReader(const base::TextReader& reader, const Subject& subject) : reader_(reader), subject_(subject) {}

    /// A step begins here.
    void begin(Step step, base::TextPosition at);
    /// One of its lines; the error also where the keyword is not known.
    base::Result<void> take(const LessonLine& line);
    /// All lines of the step were taken.
    base::Result<Step> finish();

  private:
    using Reading = base::Result<void> (StepReader::*)(const LessonLine&);
    [[nodiscard]] static Reading readingOf(const std::string& keyword);

    base::Result<void> readBegin(const LessonLine& line);
    base::Result<void> readPosition(const LessonLine& line);
    base::Result<void> readSay(const LessonLine& line);
    base::Result<void> readShow(const LessonLine& line);
    base::Result<void> readPoint(const LessonLine& line);
    base::Result<void> readIdea(const LessonLine& line);
    base::Result<void> readLook(const LessonLine& line);
    base::Result<void> readAsk(const LessonLine& line);
    base::Result<void> readWrong(const LessonLine& line);
    base::Result<void> readElse(const LessonLine& line);
    base::Result<void> readRight(const LessonLine& line);
    base::Result<void> readAnswer(const LessonLine& line);
    base::Result<void> readPlay(const LessonLine& line);
    base::Result<void> readHint(const LessonLine& line);

    base::Result<void> setUp(std::unique_ptr<game::State> state, const LessonLine& line);
    /// The step needs a position from here on.
    base::Result<void> needPosition(const LessonLine& line);
    base::Result<void> setTask(Step::Task task, const LessonLine& line);
    [[nodiscard]] base::Result<std::string> onlyText(const LessonLine& line) const;
    [[nodiscard]] base::Result<game::Action> turn(const Token& token) const;
    [[nodiscard]] base::Result<std::vector<game::Place>> places(const LessonLine& line,
                                                                std::size_t from) const;
    /// Tokens from `from` up to the first text in quotes; `from` is behind them afterwards.
    [[nodiscard]] base::Result<std::vector<Expectation>> expectations(const LessonLine& line,
                                                                      std::size_t& from) const;
    [[nodiscard]] base::Error wrongAt(base::TextPosition at, base::Message what) const {
        return reader_.errorAt(at, std::move(what));
    }
    /// What is missing for its task, if anything.
    [[nodiscard]] base::Result<void> checkTask() const;

    const base::TextReader& reader_;
    const Subject& subject_;
    Step step_;
    base::TextPosition at_;
    std::unique_ptr<game::State> now_;     ///< after the turns that the step shows; null: not known yet
    std::unique_ptr<game::State> before_;  ///< what the steps before lead to; null: nobody knows
};

}  // namespace tutorial
