#include <gtest/gtest.h>

#include <imgui_internal.h>
#include <tuple>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <regex>

#include "i18n/Languages.h"
#include "i18n/PoFile.h"
#include "i18n/SourceScan.h"
#include "ui/Samples.h"
#include "ui/Stage.h"
#include "ui/kit/Button.h"
#include "ui/kit/Panel.h"
#include "ui/kit/Text.h"
#include "ui/screens/Option.h"
#include "ui/screens/learning/RuleBook.h"

namespace {

using namespace ui::screens;
using ui::kit::Context;

struct View {
    float width;
    float height;
    float scale;
};

// The smallest and the usual displays, a phone held upright, at the ends and the middle of the range of
// scales.
const std::vector<View> kViews{{1280, 720, 1},     {1920, 1080, 1},   {1024, 640, 1},
                               {1024, 640, 0.75F}, {1280, 720, 2.5F}, {1920, 1080, 2.5F},
                               {3840, 2160, 2.5F}, {1024, 640, 2.5F}, {480, 780, 1}};

std::string describe(const View& view) {
    return std::to_string(static_cast<int>(view.width)) + "x" +
           std::to_string(static_cast<int>(view.height)) + " at " + std::to_string(view.scale);
}

// Expects that nothing wider or higher than the window is cut off without a scroll bar.
void expectNothingCutOff(const ImGuiWindow& window) {
    EXPECT_LE(window.ContentSize.x, window.WorkRect.GetWidth() + 1.5F) << window.Name;
    if ((window.Flags & ImGuiWindowFlags_NoScrollbar) != 0) {
        EXPECT_LE(window.ContentSize.y, window.InnerClipRect.GetHeight() + 1.5F) << window.Name;
    }
}

class EveryScreen : public testing::TestWithParam<View> {};

TEST_P(EveryScreen, FitsTheDisplayAndCutsNoText) {
    const View view = GetParam();
    Stage stage({view.width, view.height}, view.scale);
    EXPECT_TRUE(stage.fontWarnings.empty());
    for (const samples::Screen& screen : samples::screens()) {
        SCOPED_TRACE(screen.name + " on " + describe(view));
        for (int i = 0; i < 4; ++i) stage.frame(screen.draw);
        for (const auto& misfit : stage.audit.misfits) {
            ADD_FAILURE() << "\"" << misfit.text << "\" needs " << misfit.needed << ", has " << misfit.room;
        }
        for (const ImGuiWindow* window : GImGui->Windows) {
            if (!window->Active || window->IsFallbackWindow) continue;
            const ImRect area = window->Rect();
            EXPECT_GE(area.Min.x, 0) << window->Name;
            EXPECT_GE(area.Min.y, 0) << window->Name;
            EXPECT_LE(area.Max.x, view.width) << window->Name;
            EXPECT_LE(area.Max.y, view.height) << window->Name;
            expectNothingCutOff(*window);
        }
    }
}

// Translations are longer than English: a third is usual for short texts. They may be drawn smaller, but not
// be cut.
TEST_P(EveryScreen, HasRoomForLongTranslations) {
    const View view = GetParam();
    const auto folder = std::filesystem::path(testing::TempDir()) /
                        ("dolmen-long-" + std::to_string(static_cast<int>(view.width * view.scale)));
    std::filesystem::create_directories(folder / "xx/LC_MESSAGES");
    auto entries = scan::entriesOf("en");
    for (auto& entry : entries) {
        const std::string longer = entry.id + std::string(entry.id.size() / 3 + 1, 'o');
        entry.translations.assign(1, longer);
    }
    std::ofstream(folder / "xx/LC_MESSAGES/dolmen.mo", std::ios::binary)
        << scan::writeMo(entries, "Content-Type: text/plain; charset=UTF-8\n");
    Stage stage({view.width, view.height}, view.scale);
    ASSERT_TRUE(stage.catalogue.load(folder, "xx"));
    for (const samples::Screen& screen : samples::screens()) {
        for (int i = 0; i < 3; ++i) stage.frame(screen.draw);
        for (const auto& misfit : stage.audit.misfits) {
            EXPECT_LE(misfit.needed * 0.72F, misfit.room + 1)
                << screen.name << " on " << describe(view) << ": \"" << misfit.text << "\"";
        }
        for (const ImGuiWindow* window : GImGui->Windows) {
            if (window->Active && !window->IsFallbackWindow) expectNothingCutOff(*window);
        }
    }
    std::filesystem::remove_all(folder);
}

TEST_P(EveryScreen, ComesToRest) {
    const View view = GetParam();
    Stage stage({view.width, view.height}, view.scale);
    for (const samples::Screen& screen : samples::screens()) {
        if (screen.name == "toasts" || screen.name == "play-announce" || screen.name == "captions") continue;
        for (int i = 0; i < 40; ++i) stage.frame(screen.draw);
        EXPECT_FALSE(stage.animating) << screen.name << " asks for frames for ever";
    }
}

INSTANTIATE_TEST_SUITE_P(Views, EveryScreen, testing::ValuesIn(kViews));

// Each drawn screen is declared in a header of its own. Headers that end in Parts declare parts of screens.
TEST(Samples, ThereIsOneOfEveryScreen) {
    const std::filesystem::path source = DOLMEN_SOURCE_DIR;
    std::string samples;
    for (const char* file : {"Samples.cpp", "MomentarySamples.cpp", "PlaySample.cpp"})
        samples += scan::contentOf(source / "tests/ui" / file);
    const std::regex declared("\\b(draw[A-Z]\\w*)\\(kit::Context&");
    std::size_t screens = 0;
    for (const auto& header : scan::sourcesOf(source / "src/ui/screens", ".h")) {
        const std::string name = header.filename().string();
        if (name.ends_with("Parts.h") || name == "Option.h" || name == "ActionButton.h") continue;
        const std::string text = scan::contentOf(header);
        for (std::sregex_iterator it(text.begin(), text.end(), declared), end; it != end; ++it, ++screens)
            EXPECT_NE(samples.find((*it)[1].str() + "("), std::string::npos) << (*it)[1] << " in " << name;
    }
    EXPECT_GT(screens, 25U);
}

// Draws a screen, clicks on an id, and returns all commands of the frames that this took.
template <class Command, class Draw>
std::vector<Command> commandsOfClick(Stage& stage, Draw draw, const std::string& id, int nth = 0) {
    std::vector<Command> all;
    const auto collect = [&](Context& ui) {
        for (Command& command : draw(ui)) all.push_back(std::move(command));
    };
    for (int i = 0; i < 4; ++i) stage.frame(collect);
    EXPECT_TRUE(all.empty()) << "commands without a click";
    EXPECT_TRUE(stage.click(id, nth, collect)) << id << " is not there";
    return all;
}

const ImVec2 kDisplay{1280, 720};

TEST(StartScreen, AnswersItsButtons) {
    Stage stage({1280, 860});
    const auto draw = [](Context& ui) { return drawStart(ui, samples::start()); };
    const auto click = [&](const char* id, int nth = 0) {
        return commandsOfClick<StartCommand>(stage, draw, id, nth);
    };
    EXPECT_EQ(click("##new"), std::vector<StartCommand>{Act{"newGame"}});
    EXPECT_EQ(click("##continue"), std::vector<StartCommand>{StartAction::Continue});
    EXPECT_EQ(click("##contest"), std::vector<StartCommand>{StartAction::Contest});
    EXPECT_EQ(click("##open"), std::vector<StartCommand>{Act{"open"}});
    EXPECT_EQ(click("##library"), std::vector<StartCommand>{Act{"library"}});
    EXPECT_EQ(click("##settings"), std::vector<StartCommand>{StartAction::Settings});
    EXPECT_EQ(click("##quit"), std::vector<StartCommand>{StartAction::Quit});
    EXPECT_EQ(click("##recent", 2), std::vector<StartCommand>{OpenRecent{"/home/ada/puzzle.ptn"}});
}

TEST(StartScreen, AsksHowThePlayerSeesAndHears) {
    for (const ImVec2 display : {ImVec2(1280, 720), ImVec2(800, 600)}) {
        Stage stage(display);
        const auto draw = [](Context& ui) { return drawStart(ui, samples::firstStart()); };
        EXPECT_EQ(commandsOfClick<StartCommand>(stage, draw, "##largeprint"),
                  std::vector<StartCommand>{Sense::LargePrint});
        EXPECT_EQ(commandsOfClick<StartCommand>(stage, draw, "##readaloud"),
                  std::vector<StartCommand>{Sense::Speech});
    }
    Stage stage(kDisplay);
    for (int i = 0; i < 3; ++i) stage.frame([&](Context& ui) { (void)drawStart(ui, samples::startAgain()); });
    EXPECT_EQ(stage.find("##largeprint"), nullptr) << "who has played is not asked";
}

TEST(StartScreen, OffersToContinueOnlyAGameUnderWay) {
    Stage stage(kDisplay);
    auto model = samples::start();
    model.canContinue = false;
    for (int i = 0; i < 3; ++i) stage.frame([&](Context& ui) { (void)drawStart(ui, model); });
    EXPECT_EQ(stage.find("##continue"), nullptr);
    EXPECT_NE(stage.find("##new"), nullptr);
}

TEST(StartScreen, OffersTheGameThatWasLeftFirst) {
    Stage stage(kDisplay);
    auto model = samples::startAgain();
    const auto draw = [&](Context& ui) { return drawStart(ui, model); };
    const auto click = [&](const char* id, int nth = 0) {
        return commandsOfClick<StartCommand>(stage, draw, id, nth);
    };
    EXPECT_EQ(click("##goon"), std::vector<StartCommand>{GoOn{0}});
    EXPECT_EQ(click("##unfinished"), std::vector<StartCommand>{GoOn{1}});
    EXPECT_EQ(click("##lookback"), std::vector<StartCommand>{StartAction::LookBack});
    model.canContinue = true;
    for (int i = 0; i < 3; ++i) stage.frame([&](Context& ui) { (void)drawStart(ui, model); });
    EXPECT_EQ(stage.find("##goon"), nullptr) << "the game on the table comes first";
    EXPECT_EQ(click("##unfinished"), std::vector<StartCommand>{GoOn{0}});
}

TEST(NewGameScreen, AnswersOptionsAndButtons) {
    Stage stage(kDisplay);
    auto model = samples::newGame(false);
    const auto draw = [&](Context& ui) { return drawNewGame(ui, model); };
    const auto click = [&](const char* id, int nth = 0) {
        return commandsOfClick<NewGameCommand>(stage, draw, id, nth);
    };
    // The first three segments are "who begins", the next six are the sizes.
    EXPECT_EQ(click("##segment", 0), (std::vector<NewGameCommand>{SetOption{"begins", 0}}));
    EXPECT_EQ(click("##segment", 6), (std::vector<NewGameCommand>{SetOption{"size", 3}}));
    EXPECT_TRUE(click("##segment", 5).empty()) << "the size that is chosen already";
    EXPECT_EQ(click("##more"), (std::vector<NewGameCommand>{SetOption{"komi", 1.0}}));
    EXPECT_EQ(click("##less"), (std::vector<NewGameCommand>{SetOption{"komi", 0.0}}));
    EXPECT_EQ(click("##begin"), std::vector<NewGameCommand>{NewGameAction::Start});
    EXPECT_EQ(click("##back"), std::vector<NewGameCommand>{NewGameAction::Back});
    EXPECT_EQ(click("##advanced"), std::vector<NewGameCommand>{NewGameAction::ToggleAdvanced});
    model.problem = "no";
    EXPECT_TRUE(click("##begin").empty()) << "it cannot start";
}

TEST(SettingsScreen, AppliesAtOnce) {
    Stage stage(kDisplay);
    auto model = samples::settings(SettingsSection::Interface);
    const auto draw = [&](Context& ui) { return drawSettings(ui, model); };
    const auto click = [&](const char* id, int nth = 0) {
        return commandsOfClick<SettingsCommand>(stage, draw, id, nth);
    };
    EXPECT_EQ(click("##more"), (std::vector<SettingsCommand>{SetOption{"size", 1.25}}));
    EXPECT_EQ(click("##segment", 5 + 2), (std::vector<SettingsCommand>{SetOption{"language", 2}}));
    EXPECT_EQ(click("##toggle", 0), (std::vector<SettingsCommand>{SetOption{"fade", false}}));
    EXPECT_EQ(click("##toggle", 1), (std::vector<SettingsCommand>{SetOption{"captions", true}}));
    EXPECT_EQ(click("##segment", 1), (std::vector<SettingsCommand>{SettingsSection::Animation}));
    EXPECT_EQ(click("##back"), (std::vector<SettingsCommand>{SettingsAction::Back}));
    EXPECT_EQ(click("##controls"), (std::vector<SettingsCommand>{SettingsAction::Controls}));
    EXPECT_EQ(click("##engines"), (std::vector<SettingsCommand>{SettingsAction::Engines}));
    EXPECT_EQ(click("##defaults"), (std::vector<SettingsCommand>{SettingsAction::Defaults}));
}

TEST(EnginesScreen, ReturnsTheCommandsOfThePlayer) {
    Stage stage(kDisplay);
    auto model = samples::engines();
    const auto draw = [&](Context& ui) { return drawEngines(ui, model); };
    const auto click = [&](const char* id, int nth = 0) {
        return commandsOfClick<EnginesCommand>(stage, draw, id, nth);
    };
    using Answer = std::vector<EnginesCommand>;
    EXPECT_EQ(click("##engine", 2), Answer{ChooseEngine{2}});
    EXPECT_EQ(click("##press", 1), Answer{PressOption{"Learn"}});
    EXPECT_EQ(click("##start"), Answer{EnginesAction::StartAgain});
    EXPECT_EQ(click("##showlog"), Answer{EnginesAction::ToggleLog});
    EXPECT_EQ(click("##remove"), Answer{EnginesAction::Remove});
    EXPECT_EQ(click("##add"), Answer{EnginesAction::Add});
    EXPECT_EQ(click("##back"), Answer{EnginesAction::Back});
    model.details->askRemove = true;
    EXPECT_EQ(click("##keep"), Answer{EnginesAction::Keep});
    EXPECT_EQ(click("##reallyremove"), Answer{EnginesAction::ReallyRemove});
    model.details->askRemove = false;
    model.logShown = true;
    EXPECT_EQ(click("##copylog"), Answer{EnginesAction::CopyLog});
    model.full = true;
    EXPECT_EQ(click("##add"), Answer{});
}

TEST(ControlsScreen, AsksForKeysAndResets) {
    Stage stage(kDisplay);
    auto model = samples::controls();
    const auto draw = [&](Context& ui) { return drawControls(ui, model); };
    const auto click = [&](const char* id, int nth = 0) {
        return commandsOfClick<ControlsCommand>(stage, draw, id, nth);
    };
    EXPECT_EQ(click("##control"), (std::vector<ControlsCommand>{AskForKey{"undo"}}));
    EXPECT_EQ(click("##add", 1), (std::vector<ControlsCommand>{AskForKey{"vary", true}}));
    EXPECT_EQ(click("##reset"), (std::vector<ControlsCommand>{ResetControl{"undo"}}));
    EXPECT_TRUE(click("##reset", 1).empty()) << "it has the keys of the beginning";
    EXPECT_TRUE(click("##control", 3).empty()) << "the mouse is only told of";
    EXPECT_EQ(click("##back"), (std::vector<ControlsCommand>{ControlsAction::GiveUp}));
    EXPECT_TRUE(click("##resetall").empty()) << "a key is waited for";
    model.waiting.clear();
    EXPECT_EQ(click("##back"), (std::vector<ControlsCommand>{ControlsAction::Back}));
    EXPECT_EQ(click("##resetall"), (std::vector<ControlsCommand>{ControlsAction::ResetAll}));
}

TEST(PauseScreen, AnswersItsButtons) {
    Stage stage(kDisplay);
    const auto draw = [](Context& ui) { return drawPause(ui, {.hasGame = false, .noSaving = "No game"}); };
    const auto click = [&](const char* id) { return commandsOfClick<PauseCommand>(stage, draw, id); };
    EXPECT_EQ(click("##resume"), std::vector<PauseCommand>{PauseAction::Resume});
    EXPECT_EQ(click("##main"), std::vector<PauseCommand>{PauseAction::MainMenu});
    EXPECT_EQ(click("##library"), std::vector<PauseCommand>{Act{"library"}});
    EXPECT_TRUE(click("##save").empty()) << "there is nothing to save";
}

TEST(PauseScreen, ShowsEveryEntryInALowWindow) {
    for (const View& view : {View{640, 360, 1},
                             {640, 400, 2.5F},
                             {1024, 640, 1},
                             {1920, 1080, 1.4F},
                             {1920, 1080, 2.5F},
                             {480, 780, 1}}) {
        SCOPED_TRACE(describe(view));
        Stage stage({view.width, view.height}, view.scale);
        for (int i = 0; i < 4; ++i) stage.frame([](Context& ui) { (void)drawPause(ui, {}); });
        for (const char* id : {"##resume", "##new", "##open", "##save", "##players", "##resign", "##draw",
                               "##photo", "##settings", "##main", "##quit"})
            EXPECT_NE(stage.find(id), nullptr) << id;
        for (const ImGuiWindow* window : GImGui->Windows)
            EXPECT_FALSE(window->Active && window->ScrollMax.y > 0) << window->Name;
    }
}

TEST(PauseScreen, EntriesStayInTheirPlacesWhenTheyCannotBeUsed) {
    const auto placesOf = [](const PauseModel& model) {
        Stage stage(kDisplay);
        const auto draw = [&](Context& ui) { (void)drawPause(ui, model); };
        for (int i = 0; i < 4; ++i) stage.frame(draw);
        std::vector<std::tuple<std::string, float, float>> places;
        for (const auto& spot : stage.audit.spots) places.emplace_back(spot.id, spot.area.x, spot.area.y);
        return places;
    };
    const auto places = placesOf({.hasGame = false, .noEnding = "No game has been begun yet."});
    EXPECT_GT(places.size(), 10U);
    EXPECT_EQ(places, placesOf({.explains = true, .canAnalyse = true}));
    auto more = placesOf({.arrangements = "Your set-ups"});
    std::erase_if(more, [](const auto& place) { return std::get<0>(place) == "##arrangements"; });
    EXPECT_EQ(places, more) << "what only some games have moves nothing";
}

TEST(PauseScreen, GoingOnComesFirstAndLeavingLast) {
    Stage stage(kDisplay);
    for (int i = 0; i < 4; ++i) stage.frame([](Context& ui) { (void)drawPause(ui, {}); });
    const ui::kit::Rect& resume = *stage.find("##resume");
    const ui::kit::Rect& quit = *stage.find("##quit");
    EXPECT_EQ(stage.find("##main")->y, quit.y);
    for (const char* id : {"##draw", "##save", "##howtoplay", "##share", "##new", "##settings"}) {
        EXPECT_GT(stage.find(id)->y, resume.y) << id;
        EXPECT_LT(stage.find(id)->y, quit.y) << id;
        EXPECT_LT(stage.find(id)->width, resume.width / 2) << id;
    }
    for (const auto& [above, below] : {std::pair("##draw", "##save"), std::pair("##howtoplay", "##share"),
                                       std::pair("##new", "##settings")})
        EXPECT_EQ(stage.find(above)->x, stage.find(below)->x) << "a group is a column";
}

TEST(ResultScreen, AnswersItsButtonsWideAndCompact) {
    for (const float scale : {1.0F, 2.5F}) {
        Stage stage(kDisplay, scale);
        const auto draw = [](Context& ui) {
            return drawResult(ui, samples::result(), samples::resultArea(ui));
        };
        EXPECT_EQ(commandsOfClick<ResultCommand>(stage, draw, "##rematch"),
                  std::vector{ResultCommand::Rematch});
        EXPECT_EQ(commandsOfClick<ResultCommand>(stage, draw, "##review"),
                  std::vector{ResultCommand::Review});
        EXPECT_EQ(commandsOfClick<ResultCommand>(stage, draw, "##analyse"),
                  std::vector{ResultCommand::Analyse});
        EXPECT_EQ(commandsOfClick<ResultCommand>(stage, draw, "##main"),
                  std::vector{ResultCommand::MainMenu});
    }
}

TEST(NoticeScreen, AnswersItsButtons) {
    Stage stage(kDisplay);
    const auto draw = [](Context& ui) { return drawNotice(ui, samples::notice()); };
    EXPECT_EQ(commandsOfClick<NoticeCommand>(stage, draw, "##copy"), std::vector{NoticeCommand::Copy});
    EXPECT_EQ(commandsOfClick<NoticeCommand>(stage, draw, "##close"), std::vector{NoticeCommand::Close});
}

TEST(Keyboard, ReachesAndPressesTheButtonsOfAMenu) {
    Stage stage(kDisplay);
    std::vector<StartCommand> all;
    const auto draw = [&](Context& ui) {
        for (auto& command : drawStart(ui, samples::start())) all.push_back(command);
    };
    for (int i = 0; i < 4; ++i) stage.frame(draw);
    for (const ImGuiKey key : {ImGuiKey_DownArrow, ImGuiKey_Space}) {
        stage.holdKey(key, true);
        for (int i = 0; i < 3; ++i) stage.frame(draw);
        stage.holdKey(key, false);
        for (int i = 0; i < 3; ++i) stage.frame(draw);
    }
    ASSERT_EQ(all.size(), 1U);
    EXPECT_TRUE(all[0] == StartCommand(Act{"newGame"})) << "below the first entry, Continue";
}

const ImGuiWindow* scrolledWindow() {
    for (const ImGuiWindow* window : GImGui->Windows)
        if (window->Active && window->ScrollMax.y > 0) return window;
    return nullptr;
}

TEST(Sheet, BeginsAtItsBeginningWhenItIsOpenedAgain) {
    Stage stage(kDisplay);
    const auto form = [](Context& ui) { (void)drawNewGame(ui, samples::newGame(true)); };
    const auto another = [](Context& ui) { (void)drawStart(ui, samples::start()); };
    for (int i = 0; i < 4; ++i) stage.frame(form);
    ASSERT_NE(scrolledWindow(), nullptr);
    ImGui::SetScrollY(const_cast<ImGuiWindow*>(scrolledWindow()), 30);
    for (int i = 0; i < 4; ++i) stage.frame(form);
    EXPECT_EQ(scrolledWindow()->Scroll.y, 30) << "it stays as long as it is shown";
    for (int i = 0; i < 4; ++i) stage.frame(another);
    for (int i = 0; i < 4; ++i) stage.frame(form);
    EXPECT_EQ(scrolledWindow()->Scroll.y, 0);
}

TEST(Library, HasRoomForThePlayersInANarrowWindow) {
    Stage stage({800, 600});
    const std::vector<samples::Screen> all = samples::screens();
    const auto library =
        std::find_if(all.begin(), all.end(), [](const auto& s) { return s.name == "library"; });
    ASSERT_NE(library, all.end());
    for (int i = 0; i < 4; ++i) stage.frame(library->draw);
    for (const auto& cut : stage.audit.cuts) {
        EXPECT_NE(cut.text, "Ann – Bo");
        EXPECT_NE(cut.text, "2026-11-22");
    }
    for (const auto& misfit : stage.audit.misfits) EXPECT_NE(misfit.text, "Remove");
}

// Versions of Dear ImGui differ in the height of a line whose item was moved down.
TEST(Options, ARowWithASwitchIsAsHighAsOthersWithEveryVersion) {
    Stage stage({1280, 720});
    const std::vector<Option> options{{.key = "a", .label = "First"}, {.key = "b", .label = "Second"}};
    float row = 0;
    stage.frame([&](Context& ui) {
        const ui::kit::Panel panel(ui, "##panel", {0, 0, 800, 400});
        (void)drawOptions(ui, options, true);
        row = ui::kit::buttonHeight(ui) + ImGui::GetStyle().ItemSpacing.y;
    });
    ASSERT_TRUE(stage.find("##toggle", 0) && stage.find("##toggle", 1));
    EXPECT_FLOAT_EQ(stage.find("##toggle", 1)->y - stage.find("##toggle", 0)->y, row);
}

// A label that is longer than its column takes two lines, and its switch stands in line with the others.
TEST(Options, ALongLabelLeavesAllControlsInOneColumn) {
    Stage stage({1280, 720});
    const std::vector<Option> options{
        {.key = "a", .label = "First"},
        {.key = "b", .label = "A label that needs far more room than the others have"},
        {.key = "c", .label = "Third"}};
    float row = 0;
    stage.frame([&](Context& ui) {
        const ui::kit::Panel panel(ui, "##panel", {0, 0, 480, 400});
        (void)drawOptions(ui, options, true);
        row = ui::kit::buttonHeight(ui) + ImGui::GetStyle().ItemSpacing.y;
    });
    const auto* first = stage.find("##toggle", 0);
    const auto* second = stage.find("##toggle", 1);
    const auto* third = stage.find("##toggle", 2);
    ASSERT_TRUE(first && second && third);
    EXPECT_FLOAT_EQ(second->x, first->x);
    EXPECT_FLOAT_EQ(third->x, first->x);
    EXPECT_TRUE(stage.audit.misfits.empty());
    EXPECT_GE(third->y - first->y, 2 * row) << "nothing overlaps";
}

/// Whatever stands at the ends of its lines, a rule is as high as its text, and the next one is below it.
TEST(RuleBook, ARuleIsAsHighAsItsText) {
    Stage stage({1280, 720});
    std::string search;
    for (int letters = 1; letters <= 40; ++letters) {
        RuleBookModel model;
        std::string text(static_cast<std::size_t>(letters), 'm');
        for (int i = 0; i < 20; ++i) text += " word";
        model.rules = {{.index = 0, .number = "1", .text = text}, {.index = 1, .number = "2", .text = text}};
        float needed = 0;
        for (int frame = 0; frame < 3; ++frame)
            stage.frame([&](Context& ui) {
                (void)drawRuleBook(ui, model, search);
                const auto* rule = stage.find("##rule");
                if (rule == nullptr) return;
                needed = ui::kit::paragraphHeight(ui, text, ui::kit::Face::Body, rule->width - ui.px(45));
            });
        ASSERT_NE(stage.find("##rule", 1), nullptr);
        EXPECT_GE(stage.find("##rule")->height, needed) << letters;
    }
}

}  // namespace
