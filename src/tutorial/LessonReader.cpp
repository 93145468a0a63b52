#include "tutorial/LessonReader.h"

#include <algorithm>

#include "tutorial/StepReader.h"

namespace tutorial {
namespace {

using base::msgid;

std::string listOf(const std::vector<std::string>& names) {
    std::string all;
    for (const std::string& name : names) all += (all.empty() ? "" : ", ") + name;
    return all;
}

/// Builds a lesson from the lines of its file.
class Reading {
  public:
    Reading(std::string_view text, std::string_view file, std::string id, const Subject& subject)
        : reader_(text, file), topics_(subject.kind.topics()), steps_(reader_, subject) {
        lesson_.id = std::move(id);
    }

    base::Result<Lesson> all() {
        for (;;) {
            auto line = nextLine(reader_);
            if (!line) return line.error();
            if (!*line) break;
            if (auto taken = take(**line); !taken) return taken.error();
        }
        if (auto last = endStep(); !last) return last.error();
        if (lesson_.title.empty()) return reader_.error(msgid("\"lesson\" and a title are missing"));
        if (lesson_.steps.empty()) return reader_.error(msgid("this lesson has no step"));
        return std::move(lesson_);
    }

  private:
    base::Result<void> take(const LessonLine& line) {
        if (line.keyword == "step" || line.keyword == "test") return beginStep(line);
        return inStep_ ? steps_.take(line) : takeHead(line);
    }

    base::Result<void> takeHead(const LessonLine& line) {
        if (line.keyword == "rules") {
            for (const Token& token : line.tokens) lesson_.rules.push_back(token.text);
            return {};
        }
        if (line.keyword == "coach") return takeTopics(line);
        std::string* const text = line.keyword == "lesson"    ? &lesson_.title
                                  : line.keyword == "summary" ? &lesson_.summary
                                                              : nullptr;
        if (text == nullptr)
            return reader_.errorAt(line.at, msgid("expected lesson, summary, rules, coach or step"));
        if (line.tokens.size() != 1 || !line.tokens.front().quoted)
            return reader_.errorAt(line.at, msgid("expected one text in double quotes"));
        *text = line.tokens.front().text;
        return {};
    }

    base::Result<void> takeTopics(const LessonLine& line) {
        if (line.tokens.empty()) return reader_.errorAt(line.at, msgid("expected a topic"));
        for (const Token& token : line.tokens) {
            if (std::find(topics_.begin(), topics_.end(), token.text) == topics_.end())
                return reader_.errorAt(token.at,
                                       {msgid("there is no topic \"{topic}\"; expected one of {topics}"),
                                        {{"topic", token.text}, {"topics", listOf(topics_)}}});
            lesson_.topics.push_back(token.text);
        }
        return {};
    }

    base::Result<void> beginStep(const LessonLine& line) {
        if (auto ended = endStep(); !ended) return ended;
        if (line.tokens.size() != 1) return reader_.errorAt(line.at, msgid("expected the name of the step"));
        const std::string& name = line.tokens.front().text;
        const auto same = [&](const Step& step) { return step.name == name; };
        if (std::any_of(lesson_.steps.begin(), lesson_.steps.end(), same))
            return reader_.errorAt(line.tokens.front().at,
                                   {msgid("there is a step \"{name}\" already"), {{"name", name}}});
        const bool test = line.keyword == "test";
        if (!test && !lesson_.steps.empty() && lesson_.steps.back().test)
            return reader_.errorAt(line.at, msgid("only steps of the test can follow one of the test"));
        inStep_ = true;
        Step step;
        step.name = name;
        step.line = line.at.line;
        step.test = test;
        steps_.begin(std::move(step), line.at);
        return {};
    }

    base::Result<void> endStep() {
        if (!inStep_) return {};
        auto step = steps_.finish();
        if (!step) return step.error();
        lesson_.steps.push_back(std::move(*step));
        return {};
    }

    base::TextReader reader_;
    std::vector<std::string> topics_;  ///< all topics of the game
    StepReader steps_;
    Lesson lesson_;
    bool inStep_ = false;
};

}  // namespace

base::Result<Lesson> readLesson(std::string_view text, std::string_view file, std::string id,
                                const Subject& subject) {
    return Reading(text, file, std::move(id), subject).all();
}

}  // namespace tutorial
