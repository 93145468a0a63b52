#include "tutorial/StepReader.h"

#include <algorithm>
#include <map>
#include <sstream>
#include <utility>

#include "tutorial/ClaimReader.h"

namespace tutorial {
namespace {

using base::msgid;
using game::Viewer;

constexpr std::size_t kLongestPattern = 24;
constexpr std::size_t kMostHints = 2;

}  // namespace

StepReader::Reading StepReader::readingOf(const std::string& keyword) {
    static const std::map<std::string, Reading> kReadings{
        {"begin", &StepReader::readBegin}, {"position", &StepReader::readPosition},
        {"say", &StepReader::readSay},     {"show", &StepReader::readShow},
        {"point", &StepReader::readPoint}, {"idea", &StepReader::readIdea},
        {"look", &StepReader::readLook},   {"ask", &StepReader::readAsk},
        {"wrong", &StepReader::readWrong}, {"else", &StepReader::readElse},
        {"right", &StepReader::readRight}, {"answer", &StepReader::readAnswer},
        {"play", &StepReader::readPlay},   {"hint", &StepReader::readHint}};
    const auto found = kReadings.find(keyword);
    return found == kReadings.end() ? nullptr : found->second;
}

void StepReader::begin(Step step, base::TextPosition at) {
    step_ = std::move(step);
    at_ = at;
    now_.reset();
}

base::Result<void> StepReader::take(const LessonLine& line) {
    const Reading reading = readingOf(line.keyword);
    if (reading == nullptr)
        return wrongAt(line.at, {msgid("unknown keyword \"{keyword}\""), {{"keyword", line.keyword}}});
    return (this->*reading)(line);
}

base::Result<Step> StepReader::finish() {
    if (auto complete = checkTask(); !complete) return complete.error();
    if (auto known = needPosition({.at = at_, .keyword = {}, .tokens = {}, .rest = {}}); !known)
        return known.error();
    before_ = std::move(now_);
    const bool goesOn = step_.task == Step::Task::None || step_.task == Step::Task::Answer;
    if (step_.task == Step::Task::Turn && step_.expected.front().kind == Expectation::Kind::Action)
        (void)before_->apply(step_.expected.front().action);
    else if (!goesOn)
        before_.reset();
    return std::move(step_);
}

base::Result<void> StepReader::checkTask() const {
    if (step_.say.empty()) return wrongAt(at_, msgid("this step says nothing: \"say\" is missing"));
    const bool judges = step_.task == Step::Task::Turn || step_.task == Step::Task::Game;
    if (judges && step_.otherwise.empty())
        return wrongAt(at_, msgid("this step does not say why other turns are wrong: \"else\" is missing"));
    if (!judges && (!step_.wrong.empty() || !step_.otherwise.empty()))
        return wrongAt(at_, msgid("\"wrong\" and \"else\" belong to a step that asks for a turn or a game"));
    if (step_.task != Step::Task::Answer) return {};
    const auto right = std::count_if(step_.answers.begin(), step_.answers.end(),
                                     [](const Answer& answer) { return answer.right; });
    if (right != 1 || step_.answers.size() < 2)
        return wrongAt(at_, msgid("a question needs at least two answers, exactly one of them right"));
    return {};
}

// ---- positions ----

base::Result<void> StepReader::setUp(std::unique_ptr<game::State> state, const LessonLine& line) {
    if (now_) return wrongAt(line.at, msgid("the position comes first, and once"));
    step_.start = state->clone();
    step_.setUp = true;
    now_ = std::move(state);
    return {};
}

base::Result<void> StepReader::needPosition(const LessonLine& line) {
    if (now_) return {};
    if (!before_)
        return wrongAt(line.at,
                       msgid("the position is not known here: \"position\" or \"begin\" is missing"));
    step_.start = before_->clone();
    now_ = before_->clone();
    return {};
}

base::Result<game::OptionValues> StepReader::options(const LessonLine& line, std::size_t from) const {
    game::OptionValues values;
    for (std::size_t i = from; i < line.tokens.size(); ++i) {
        const Token& token = line.tokens[i];
        const std::size_t equals = token.text.find('=');
        if (equals == std::string::npos) return wrongAt(token.at, msgid("expected options as key=value"));
        values[token.text.substr(0, equals)] = token.text.substr(equals + 1);
    }
    return values;
}

base::Result<void> StepReader::readBegin(const LessonLine& line) {
    const auto values = options(line, 0);
    if (!values) return values.error();
    auto state = subject_.kind.create(*values, {});
    if (!state) return wrongAt(line.at, state.error().message);
    return setUp(std::move(*state), line);
}

base::Result<void> StepReader::readPosition(const LessonLine& line) {
    std::size_t first = 0;
    while (first < line.tokens.size() && line.tokens[first].text.find('=') == std::string::npos) ++first;
    const auto values = options(line, first);
    if (!values) return values.error();
    const std::size_t end =
        first < line.tokens.size() ? line.rest.find(line.tokens[first].text) : std::string::npos;
    auto read = subject_.kind.readPosition(line.rest.substr(0, end), *values);
    if (!read) return wrongAt(line.at, read.error().message);
    return setUp(std::move(read->state), line);
}

// ---- texts and things to show ----

base::Result<std::string> StepReader::onlyText(const LessonLine& line, StepText::Of of) {
    if (line.tokens.empty() || !line.tokens.front().quoted)
        return wrongAt(line.at, msgid("expected one text in double quotes"));
    std::size_t from = 1;
    if (auto added = addText(line, from, line.tokens.front().text, of); !added) return added.error();
    if (from < line.tokens.size())
        return wrongAt(line.tokens[from].at, msgid("expected one text in double quotes"));
    return line.tokens.front().text;
}

base::Result<void> StepReader::addText(const LessonLine& line, std::size_t& from, std::string text,
                                       StepText::Of of) {
    StepText added{.text = std::move(text), .of = of, .at = line.at};
    if (from < line.tokens.size() && line.tokens[from].text == "claims") {
        if (auto known = needPosition(line); !known) return known;
        const std::unique_ptr<const game::View> names = now_->view(Viewer::record());
        if (auto read = readClaims(line, from, *names, reader_, added); !read) return read;
    }
    step_.texts.push_back(std::move(added));
    return {};
}

base::Result<void> StepReader::readSay(const LessonLine& line) {
    auto text = onlyText(line, StepText::Of::Position);
    if (!text) return text.error();
    step_.say = std::move(*text);
    return {};
}

base::Result<void> StepReader::readRight(const LessonLine& line) {
    auto text = onlyText(line, StepText::Of::Turn);
    if (!text) return text.error();
    step_.right = std::move(*text);
    return {};
}

base::Result<void> StepReader::readElse(const LessonLine& line) {
    auto text = onlyText(line, StepText::Of::Turn);
    if (!text) return text.error();
    step_.otherwise = std::move(*text);
    return {};
}

base::Result<game::Action> StepReader::turn(const Token& token) const {
    auto action = now_->view(Viewer::record())->parse(token.text);
    if (!action) return wrongAt(token.at, action.error().message);
    return *action;
}

base::Result<void> StepReader::readShow(const LessonLine& line) {
    if (auto known = needPosition(line); !known) return known;
    if (step_.task != Step::Task::None)
        return wrongAt(line.at, msgid("what is shown comes before what is asked"));
    for (const Token& token : line.tokens) {
        std::vector<std::string> turns;
        std::istringstream words(token.text);
        for (std::string word; std::getline(words, word, '|');) turns.push_back(word);
        if (turns.empty()) return wrongAt(token.at, msgid("expected a turn"));
        const auto action = turn({token.at, turns.front()});
        if (!action) return action.error();
        (void)now_->apply(*action);
        step_.show.push_back({*action, {turns.begin() + 1, turns.end()}});
    }
    return {};
}

base::Result<void> StepReader::readIdea(const LessonLine& line) {
    if (auto known = needPosition(line); !known) return known;
    for (const Token& token : line.tokens) {
        const auto action = turn(token);
        if (!action) return action.error();
        step_.ideas.push_back(*action);
    }
    return {};
}

base::Result<std::vector<game::Place>> StepReader::places(const LessonLine& line) const {
    std::size_t from = 0;
    return places(line, from);
}

base::Result<std::vector<game::Place>> StepReader::places(const LessonLine& line, std::size_t& from) const {
    const std::unique_ptr<const game::View> view = now_->view(Viewer::record());
    const std::unique_ptr<game::MoveInput> names = subject_.makeInput();
    names->reset(*view);
    std::vector<game::Place> places;
    for (; from < line.tokens.size() && line.tokens[from].text != "claims"; ++from) {
        const Token& name = line.tokens[from];
        const auto place = names->placeNamed(name.text);
        if (!place)
            return wrongAt(name.at, {msgid("there is no place \"{place}\" here"), {{"place", name.text}}});
        places.push_back(*place);
    }
    return places;
}

base::Result<void> StepReader::readPoint(const LessonLine& line) {
    if (auto known = needPosition(line); !known) return known;
    auto named = places(line);
    if (!named) return named.error();
    step_.point = std::move(*named);
    return {};
}

base::Result<void> StepReader::readLook(const LessonLine& line) {
    if (auto known = needPosition(line); !known) return known;
    if (line.rest == "above" || line.rest == "seat") {
        step_.look = line.rest == "above" ? Step::Look::Above : Step::Look::Seat;
        return {};
    }
    auto named = places(line);
    if (!named) return named.error();
    step_.close = std::move(*named);
    return {};
}

// ---- tasks ----

base::Result<void> StepReader::setTask(Step::Task task, const LessonLine& line) {
    if (step_.task != Step::Task::None && step_.task != task)
        return wrongAt(line.at, msgid("a step asks for one thing only"));
    step_.task = task;
    return needPosition(line);
}

base::Result<std::vector<Expectation>> StepReader::expectations(const LessonLine& line,
                                                                std::size_t& from) const {
    std::vector<Expectation> all;
    for (; from < line.tokens.size() && !line.tokens[from].quoted; ++from) {
        const Token& token = line.tokens[from];
        if (token.text == "any") {
            all.push_back({Expectation::Kind::Any});
        } else if (token.text == "that" && from + 1 < line.tokens.size()) {
            const auto meant = conditionNamed(line.tokens[++from].text);
            if (!meant)
                return wrongAt(
                    line.tokens[from].at,
                    msgid("expected wins, draws, continues, threatens, forces, defends, stops or loses"));
            if (now_->hasSecrets())
                return wrongAt(token.at,
                               msgid("this game hides things, so nobody can judge what becomes of it: "
                                     "name turns or give a pattern"));
            all.push_back({*meant});
        } else if (token.text.find_first_of("*?") != std::string::npos) {
            if (token.text.size() > kLongestPattern)
                return wrongAt(token.at, msgid("this pattern is too long"));
            all.push_back({Expectation::Kind::Pattern, {}, token.text});
        } else {
            const auto action = turn(token);
            if (!action) return action.error();
            all.push_back({Expectation::Kind::Action, *action});
        }
    }
    if (all.empty()) return wrongAt(line.at, msgid("expected turns, a pattern, \"any\" or \"that …\""));
    return all;
}

base::Result<void> StepReader::readAsk(const LessonLine& line) {
    if (auto set = setTask(Step::Task::Turn, line); !set) return set;
    std::size_t from = 0;
    auto expected = expectations(line, from);
    if (!expected) return expected.error();
    if (from < line.tokens.size()) return wrongAt(line.tokens[from].at, msgid("expected turns only"));
    step_.expected = std::move(*expected);
    return {};
}

base::Result<void> StepReader::readWrong(const LessonLine& line) {
    if (auto known = needPosition(line); !known) return known;
    std::size_t from = 0;
    auto when = expectations(line, from);
    if (!when) return when.error();
    if (from >= line.tokens.size()) return wrongAt(line.at, msgid("expected why, in double quotes"));
    Wrong wrong{.when = std::move(*when), .why = line.tokens[from++].text};
    if (auto added = addText(line, from, wrong.why, StepText::Of::Turn); !added) return added;
    if (from < line.tokens.size() && line.tokens[from].text != "reply")
        return wrongAt(line.tokens[from].at, msgid("expected \"reply\" and turns, or the end of the line"));
    for (++from; from < line.tokens.size(); ++from) wrong.reply.push_back(line.tokens[from].text);
    // A reply can be checked only if it follows one certain turn.
    if (wrong.when.size() == 1 && wrong.when.front().kind == Expectation::Kind::Action) {
        const std::unique_ptr<game::State> after = now_->clone();
        (void)after->apply(wrong.when.front().action);
        for (const std::string& reply : wrong.reply) {
            const auto action = after->view(Viewer::record())->parse(reply);
            if (!action) return wrongAt(line.at, action.error().message);
            (void)after->apply(*action);
        }
    }
    step_.wrong.push_back(std::move(wrong));
    return {};
}

base::Result<void> StepReader::readAnswer(const LessonLine& line) {
    if (auto set = setTask(Step::Task::Answer, line); !set) return set;
    const std::vector<Token>& tokens = line.tokens;
    const bool right = !tokens.empty() && !tokens[0].quoted && tokens[0].text == "right";
    const std::size_t first = right ? 1 : 0;
    std::size_t from = first + 2;
    if (tokens.size() < from || !tokens[first].quoted || !tokens[first + 1].quoted)
        return wrongAt(line.at, msgid("expected an answer and the comment on it, both in double quotes"));
    const std::string& label = tokens[first].text;
    const std::string& why = tokens[first + 1].text;
    const StepText::Of of = right ? StepText::Of::RightAnswer : StepText::Of::WrongAnswer;
    if (auto added = addText(line, from, label + ": " + why, of); !added) return added;
    if (from < tokens.size())
        return wrongAt(tokens[from].at, msgid("expected \"claims\" or the end of the line"));
    step_.answers.push_back({label, why, right});
    return {};
}

base::Result<void> StepReader::readPlay(const LessonLine& line) {
    if (auto set = setTask(Step::Task::Game, line); !set) return set;
    if (line.tokens.size() != 1) return wrongAt(line.at, msgid("expected the id of an opponent"));
    step_.opponent = line.tokens.front().text;
    if (!subject_.kind.createBot(step_.opponent))
        return wrongAt(line.tokens.front().at,
                       {msgid("there is no opponent \"{id}\""), {{"id", step_.opponent}}});
    return {};
}

base::Result<void> StepReader::readHint(const LessonLine& line) {
    if (auto known = needPosition(line); !known) return known;
    if (line.tokens.empty() || !line.tokens.front().quoted)
        return wrongAt(line.at, msgid("expected a hint in double quotes, then places"));
    if (step_.hints.size() == kMostHints) return wrongAt(line.at, msgid("a step has at most two hints"));
    std::size_t from = 1;
    auto named = places(line, from);
    if (!named) return named.error();
    const std::string& text = line.tokens.front().text;
    if (auto added = addText(line, from, text, StepText::Of::Position); !added) return added;
    if (from < line.tokens.size())
        return wrongAt(line.tokens[from].at, msgid("expected the end of the line"));
    step_.hints.push_back({text, std::move(*named)});
    return {};
}

}  // namespace tutorial
