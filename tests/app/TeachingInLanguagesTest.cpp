// All texts that teach have enough room in every language on the smallest usual display: every step of every
// lesson with its hints and verdicts, every rule, every card, and the sentences below the table.

#include <imgui_internal.h>

#include <algorithm>
#include <regex>

#include "app/InLanguage.h"
#include "app/learning/HowToPlay.h"
#include "base/Files.h"
#include "i18n/Languages.h"
#include "i18n/SourceScan.h"
#include "ui/PlaySample.h"
#include "ui/kit/Panel.h"
#include "ui/screens/learning/HowToPlay.h"
#include "ui/screens/learning/Lesson.h"
#include "ui/screens/learning/RuleBook.h"

namespace {

using test::InLanguage;
using tutorial::Lesson;
using tutorial::Step;
using ui::kit::Context;
using ui::screens::LessonModel;

class Teaching : public testing::TestWithParam<std::string> {
  protected:
    Teaching() {
        program_.open(app::ScreenId::Start);
        program_.shell().learning().lessons.switchTo(game());
        while (!program_.shell().learning().lessons.ready()) program_.shell().update(0);
    }
    [[nodiscard]] const app::CatalogEntry& game() { return program_.shell().basics().games.first(); }
    [[nodiscard]] std::string tr(const std::string& msgid) {
        return program_.stage().catalogue.tr(msgid.c_str());
    }

    /// Expects that no text is cut, and that nothing needs scrolling.
    template <class Draw>
    void expectFits(const std::string& what, Draw draw) {
        for (int i = 0; i < 3; ++i) program_.stage().frame(draw);
        for (const std::string& cut : cutsOf(program_.stage()))
            ADD_FAILURE() << GetParam() << ", " << what << ": " << cut;
        for (const ImGuiWindow* window : GImGui->Windows)
            if (window->Active && window->ScrollMax.y > 0)
                ADD_FAILURE() << GetParam() << ", " << what << ": " << window->ScrollMax.y
                              << " pixels have to be scrolled to";
    }
    void expectFits(const std::string& what, const LessonModel& model) {
        expectFits(what, [&](Context& ui) { (void)ui::screens::drawLesson(ui, model, ui::kit::display()); });
    }

    InLanguage program_{GetParam()};
};

/// The lesson panel's models for one step: while it is read, and while it is played.
class CardsOf {
  public:
    CardsOf(const i18n::Catalogue& texts, const Lesson& lesson, std::size_t step)
        : texts_(texts), step_(lesson.steps[step]) {
        plain_ = {.title = texts.tr(lesson.title.c_str()),
                  .step = static_cast<int>(step),
                  .steps = static_cast<int>(lesson.steps.size()),
                  .firstTest = static_cast<int>(lesson.steps.size()) - 2,
                  .text = texts.tr(step_.say.c_str()),
                  .leave = texts.tr("Leave the lesson"),
                  .canHint = true,
                  .canGoBack = true};
    }
    [[nodiscard]] std::vector<LessonModel> all() const {
        std::vector<LessonModel> cards{awaiting()};
        for (const tutorial::Hint& hint : step_.hints) {
            cards.push_back(awaiting());
            cards.back().hint = texts_.tr(hint.text.c_str());
        }
        for (const tutorial::Wrong& wrong : step_.wrong) cards.push_back(wrongOne(wrong.why));
        if (!step_.otherwise.empty()) cards.push_back(wrongOne(step_.otherwise));
        cards.push_back(rightOne(step_.right));
        for (const tutorial::Answer& answer : step_.answers)
            cards.push_back(answer.right ? rightOne(answer.why) : wrongOne(answer.why));
        return cards;
    }

  private:
    [[nodiscard]] LessonModel awaiting() const {
        LessonModel card = plain_;
        for (const tutorial::Answer& answer : step_.answers)
            card.answers.push_back(texts_.tr(answer.label.c_str()));
        if (step_.task == Step::Task::None) card.onward = texts_.trc("in a lesson", "Go on");
        if (step_.task == Step::Task::Turn || step_.task == Step::Task::Game)
            card.pieces = {
                {.label = texts_.tr("Flat")}, {.label = texts_.tr("Wall")}, {.label = texts_.tr("Capstone")}};
        return card;
    }
    [[nodiscard]] LessonModel rightOne(const std::string& why) const {
        LessonModel card = plain_;
        card.verdict = texts_.tr(why.c_str());
        card.tone = LessonModel::Tone::Right;
        card.onward = texts_.trc("in a lesson", "Go on");
        return card;
    }
    [[nodiscard]] LessonModel wrongOne(const std::string& why) const {
        LessonModel card = step_.answers.empty() || step_.test ? plain_ : awaiting();
        card.verdict = texts_.tr(why.c_str());
        card.tone = LessonModel::Tone::Wrong;
        card.onward = texts_.tr(step_.test ? "Begin the test again" : "Try again");
        return card;
    }

    const i18n::Catalogue& texts_;
    const Step& step_;
    LessonModel plain_;
};

TEST_P(Teaching, EveryStepOfEveryLessonHasRoom) {
    std::size_t cards = 0;
    for (const Lesson& lesson : program_.shell().learning().lessons.all())
        for (std::size_t i = 0; i < lesson.steps.size(); ++i)
            for (const LessonModel& card : CardsOf(program_.stage().catalogue, lesson, i).all()) {
                expectFits(lesson.id + "/" + lesson.steps[i].name + " \"" + card.verdict + card.hint + "\"",
                           card);
                ++cards;
            }
    EXPECT_GT(cards, 300U);
}

TEST_P(Teaching, EveryRuleHasRoom) {
    int index = 0;
    for (const Lesson& chapter : program_.shell().learning().lessons.rules())
        for (const Step& rule : chapter.steps) {
            std::string search;
            ui::screens::RuleBookModel book{.rules = {{.index = index++,
                                                       .chapter = tr(chapter.title),
                                                       .number = rule.name,
                                                       .text = tr(rule.say),
                                                       .chosen = true}},
                                            .canUndo = true};
            expectFits("rule " + rule.name,
                       [&](Context& ui) { (void)ui::screens::drawRuleBook(ui, book, search); });
        }
    EXPECT_GT(index, 20);
}

TEST_P(Teaching, EveryCardOfHowToPlayHasRoom) {
    const std::string file = (program_.shell().basics().paths.assets / game().howToPlay).string();
    const auto text = base::readFile(file);
    ASSERT_TRUE(text);
    const auto cards = app::readHowToPlay(*text, file, *game().kind);
    ASSERT_TRUE(cards);
    std::string longest;
    for (const char* ending : {"White has built a road.", "Black has built a road.", "White has more flats."})
        if (tr(ending).size() > longest.size()) longest = tr(ending);
    for (std::size_t i = 0; i < cards->size(); ++i)
        expectFits("card " + std::to_string(i + 1), [&](Context& ui) {
            (void)ui::screens::drawHowToPlay(ui, {.title = tr((*cards)[i].title),
                                                  .text = tr((*cards)[i].text),
                                                  .ending = longest,
                                                  .card = static_cast<int>(i),
                                                  .cards = static_cast<int>(cards->size())});
        });
}

/// The sentence with example values for its placeholders.
std::string said(const std::string& text) {
    static const std::vector<std::pair<std::regex, std::string>> kValues{
        {std::regex("\\{drops\\}"), "1 d3, 2 e3, 2 f3"},
        {std::regex("\\{(move|turn)\\}"), "5a3>1112"},
        {std::regex("\\{(name|player|seat|winner)\\}"), "Dolmen, 10"},
        {std::regex("\\{[a-zA-Z]+\\}"), "12"}};
    std::string all = text;
    for (const auto& [place, value] : kValues) all = std::regex_replace(all, place, value);
    return all;
}

/// The sentences about turns, from the games and the table: reasons for refusals, and the pieces in the hand.
std::vector<std::string> sentences() {
    const std::filesystem::path source = std::filesystem::path(DOLMEN_SOURCE_DIR) / "src";
    std::vector<std::filesystem::path> files{
        source / "app/screens/table/thinking/HintPanel.cpp", source / "app/screens/table/HandPanel.cpp",
        source / "app/screens/table/ControlPanel.cpp", source / "app/table/TurnEntry.cpp",
        source / "app/input/Pointing.cpp"};
    for (const auto& game : std::filesystem::directory_iterator(source / "games"))
        for (const auto& file : scan::sourcesOf(game.path() / "table", ".cpp")) files.push_back(file);
    std::vector<std::string> all;
    for (const auto& file : files)
        for (const scan::Message& message : scan::messagesIn(scan::contentOf(file), file.string()))
            if (message.context.empty() && message.text.find(' ') != std::string::npos)
                all.push_back(message.text);
    return all;
}

TEST_P(Teaching, EverySentenceBelowTheTableHasRoom) {
    ui::screens::MoveEntry entry;
    ui::screens::CommentEntry comment;
    const std::vector<std::string> all = sentences();
    EXPECT_GT(all.size(), 12U);
    for (const std::string& msgid : all) {
        samples::PlaySample sample{.players = {{{.name = "Ann"}, {.name = "Bo"}}}};
        sample.hint.text = said(tr(msgid));
        expectFits("below the table",
                   [&](Context& ui) { (void)samples::drawPlay(ui, sample, entry, comment); });
    }
}

INSTANTIATE_TEST_SUITE_P(Languages, Teaching, testing::ValuesIn(scan::languages()),
                         [](const auto& language) { return language.param; });

}  // namespace
