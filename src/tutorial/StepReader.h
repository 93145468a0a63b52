#pragma once

#include <memory>
#include <string>
#include <vector>

#include "tutorial/LessonLine.h"
#include "tutorial/LessonReader.h"

namespace tutorial {

/// Reads the lines of a step, and tracks the position that they lead to.
class StepReader {
  public:
    StepReader(const base::TextReader& reader, const Subject& subject) : reader_(reader), subject_(subject) {}

    /// Begins a step.
    void begin(Step step, base::TextPosition at);
    /// Reads one line of the step; fails also for an unknown keyword.
    base::Result<void> take(const LessonLine& line);
    /// Ends the step after its last line.
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

    /// The options that the tokens from `from` on state.
    [[nodiscard]] base::Result<game::OptionValues> options(const LessonLine& line, std::size_t from) const;
    base::Result<void> setUp(std::unique_ptr<game::State> state, const LessonLine& line);
    /// Sets the step's position from the steps before, if it has none yet. Fails if that is unknown.
    base::Result<void> needPosition(const LessonLine& line);
    base::Result<void> setTask(Step::Task task, const LessonLine& line);
    /// Reads a line that contains only a text and what it claims; returns the text.
    [[nodiscard]] base::Result<std::string> onlyText(const LessonLine& line, StepText::Of of);
    /// Adds a text to the step, with what it claims: tokens from `from` up to "reply" or the end, where
    /// `from` is afterwards.
    base::Result<void> addText(const LessonLine& line, std::size_t& from, std::string text, StepText::Of of);
    [[nodiscard]] base::Result<game::Action> turn(const Token& token) const;
    /// The places from token `from` up to "claims" or the end, where `from` is afterwards.
    [[nodiscard]] base::Result<std::vector<game::Place>> places(const LessonLine& line,
                                                                std::size_t& from) const;
    [[nodiscard]] base::Result<std::vector<game::Place>> places(const LessonLine& line) const;
    /// Tokens from `from` up to the first quoted text; afterwards `from` is behind them.
    [[nodiscard]] base::Result<std::vector<Expectation>> expectations(const LessonLine& line,
                                                                      std::size_t& from) const;
    [[nodiscard]] base::Error wrongAt(base::TextPosition at, base::Message what) const {
        return reader_.errorAt(at, std::move(what));
    }
    /// Fails if something is missing for the step's task.
    [[nodiscard]] base::Result<void> checkTask() const;

    const base::TextReader& reader_;
    const Subject& subject_;
    Step step_;
    base::TextPosition at_;
    std::unique_ptr<game::State> now_;     ///< after the turns that the step shows; null: unknown
    std::unique_ptr<game::State> before_;  ///< after the steps before; null: unknown
};

}  // namespace tutorial
