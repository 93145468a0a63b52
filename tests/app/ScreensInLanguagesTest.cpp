// Every screen has room for its texts in every language on the smallest usual display, without drawing any of
// them smaller. The program itself fills the screens.

#include <imgui_internal.h>

#include "app/InLanguage.h"
#include "i18n/Languages.h"

namespace {

using app::ScreenId;
using test::InLanguage;

/// Makes the program ready to open this screen. The switch has no default, so the compiler warns about a new
/// screen without a case.
void prepare(InLanguage& program, ScreenId id) {
    app::Shell& shell = program.shell();
    switch (id) {
        case ScreenId::Notice:
            shell.basics().messages.notice(shell.basics().texts.tr("This file cannot be read"), "", {});
            return;
        case ScreenId::Opening:
            shell.collection().opener.openText("1. a1 b2");
            while (shell.collection().opener.loading()) shell.update(0);
            return;
        case ScreenId::Lesson:
        case ScreenId::RuleBook:
        case ScreenId::Practice:
        case ScreenId::Learn:
            shell.learning().lessons.switchTo(shell.basics().games.first());
            while (!shell.learning().lessons.ready()) shell.update(0);
            return;
        case ScreenId::NewContest:
        case ScreenId::Contest:
        case ScreenId::SaveContest:
        case ScreenId::Leave: {
            app::ContestPlan plan{.game = &shell.basics().games.first(), .games = 2, .mostTurns = 10};
            const auto bots = shell.basics().games.first().kind->opponents();
            plan.players = {bots.front().id, bots.front().id};
            plan.pace.nodes = 1;
            EXPECT_TRUE(shell.playing().contests.begin(plan));
            return;
        }
        case ScreenId::ImportQuestion:
            shell.collection().transfer.offer(
                {"a.ptn", std::string(70, 'w') + ".ptn", "c", "d", "e", "f", "g"});
            return;
        case ScreenId::ExportGames:
            shell.collection().transfer.select({.game = &shell.basics().games.first(), .name = "club"});
            return;
        case ScreenId::Play:
        case ScreenId::Seats:
        case ScreenId::ScoreSheet:
        case ScreenId::Pause:
        case ScreenId::Photo:
        case ScreenId::Share:
        case ScreenId::Analysis:
        case ScreenId::Description:
        case ScreenId::SaveFile:
        case ScreenId::SaveSeen:
            program.play({"a5", "e1", "c3", "Sd3", "Cc2", "d4"});
            return;
        case ScreenId::Arrangements: {
            const app::CatalogEntry& game = shell.basics().games.named("tactiki");
            EXPECT_TRUE(shell.playing().currentGame.begin(game, {}, {{"Ann", ""}, {"Bo", "tactiki-1"}}));
            return;
        }
        case ScreenId::Start:
        case ScreenId::Position:  // of the table below
        case ScreenId::NewGame:
        case ScreenId::OpenFile:
        case ScreenId::Library:
        case ScreenId::ImportGames:
        case ScreenId::Settings:
        case ScreenId::KeepSettings:
        case ScreenId::Controls:
        case ScreenId::HowToPlay:
        case ScreenId::Engines:
        case ScreenId::ChooseEngine:
        case ScreenId::Together:
        case ScreenId::HostTable:
        case ScreenId::WaitingRoom:  // as long as nobody has come; tests/ui has the others
            return;
    }
}

const ImVec2 kHigh{1280, 2400};
constexpr int kScreens = static_cast<int>(ScreenId::Notice) + 1;

class InEveryLanguage : public testing::TestWithParam<std::string> {};

TEST_P(InEveryLanguage, EveryScreenHasRoomForItsTexts) {
    for (int i = 0; i < kScreens; ++i) {
        const auto id = static_cast<ScreenId>(i);
        InLanguage program(GetParam());
        program.open(ScreenId::Start);
        prepare(program, id);
        program.open(id);
        program.pass();
        program.expectFits(program.screen().name());
    }
}

// Letters half as large again, with which fewer entries fit side by side. Entries for an unfinished game and
// for lessons of each game are there, too.
TEST_P(InEveryLanguage, TheStartScreenHasRoomForItsTextsInLargeLetters) {
    for (const ImVec2 display : {ImVec2{1280, 720}, ImVec2{1920, 1080}, kHigh})
        for (const char* game : {"tak", "tactiki", "tac-tik"}) {
            InLanguage program(GetParam(), display, {}, 1.5F);
            program.open(ScreenId::Start);
            const app::CatalogEntry& shown = program.shell().basics().games.named(game);
            program.shell().playing().tables.choose(shown);
            program.pass();
            const std::string what = std::string(game) + ", " + std::to_string(display.x);
            program.expectFits(what);
            EXPECT_NE(program.stage().find("##howtoplay"), nullptr) << what;
        }
}

TEST_P(InEveryLanguage, SectionsAndFoldedPartsHaveRoomToo) {
    {
        InLanguage program(GetParam(), kHigh);
        program.open(ScreenId::Start);
        program.open(ScreenId::Settings);
        program.pass();
        for (int section = 0; section < 5; ++section) {
            program.click("##segment", section);
            program.expectFits("section " + std::to_string(section) + " of the settings");
        }
    }
    {
        InLanguage program(GetParam(), kHigh);
        program.open(ScreenId::Start);
        program.open(ScreenId::NewGame);
        program.pass();
        program.click("##advanced");
        program.expectFits("all options of a new game");
    }
    {
        InLanguage program(GetParam(), kHigh);
        program.open(ScreenId::Start);
        program.open(ScreenId::Library);
        program.pass();
        program.click("##segment", 1);
        program.expectFits("statistics");
    }
    {
        InLanguage program(GetParam());
        program.open(ScreenId::Start);
        program.shell().collection().opener.openText("[Size \"5\"]\n\n1. a1 e5\n2. c3 a1\n");
        while (program.shell().collection().opener.loading()) program.pass();
        program.open(ScreenId::Opening);
        program.pass();
        program.expectFits("a game with a fault");
    }
}

TEST_P(InEveryLanguage, TheTableHasRoomForWhatItTells) {
    InLanguage program(GetParam());
    program.open(ScreenId::Start);
    program.play({"a5", "e1", "c3", "d2", "b3", "d4", "d3", "d5", "e3"});
    program.pass();
    program.expectFits("a threat");
    ASSERT_TRUE(program.shell().playing().tables.shown().turn().playText("a1"));
    ASSERT_TRUE(program.shell().playing().tables.shown().turn().playText("a3"));
    program.pass();
    program.expectFits("the result");
}

void expectNoScrolling() {
    for (const ImGuiWindow* window : GImGui->Windows)
        EXPECT_FALSE(window->Active && window->ScrollMax.y > 0)
            << window->Name << " scrolls by " << window->ScrollMax.y;
}

TEST_P(InEveryLanguage, WhatIsSharedNeedsNoScrolling) {
    InLanguage program(GetParam());
    program.open(ScreenId::Start);
    prepare(program, ScreenId::Share);
    program.open(ScreenId::Share);
    program.pass();
    expectNoScrolling();
}

TEST_P(InEveryLanguage, TheCourseNeedsNoScrolling) {
    InLanguage program(GetParam());
    program.open(ScreenId::Start);
    prepare(program, ScreenId::Learn);
    program.open(ScreenId::Learn);
    program.pass();
    expectNoScrolling();
}

TEST_P(InEveryLanguage, ShortSectionsOfTheSettingsNeedNoScrolling) {
    InLanguage program(GetParam());
    program.open(ScreenId::Start);
    program.open(ScreenId::Settings);
    program.pass();
    for (const int section : {0, 1, 2, 4}) {  // all but the long one of the interface
        program.click("##segment", section);
        SCOPED_TRACE(section);
        expectNoScrolling();
    }
}

TEST_P(InEveryLanguage, AnEngineMatchNeedsNoScrolling) {
    InLanguage program(GetParam());
    program.open(ScreenId::Start);
    program.open(ScreenId::NewContest);
    program.pass();
    ASSERT_NE(program.stage().find("##advanced"), nullptr);
    expectNoScrolling();
}

TEST_P(InEveryLanguage, ANewGameNeedsNoScrolling) {
    std::vector<float> rows;
    for (const bool against : {true, false}) {
        InLanguage program(GetParam());
        program.open(ScreenId::Start);
        const game::Kind& kind = *program.shell().basics().games.first().kind;
        app::Settings settings = program.shell().basics().preferences.settings();
        settings.games[kind.id()].opponents = {"", against ? kind.opponents().back().id : ""};
        program.shell().basics().preferences.apply(settings);
        program.open(ScreenId::NewGame);
        program.pass();
        SCOPED_TRACE(against ? "against an engine" : "two persons");
        expectNoScrolling();
        const ui::kit::Rect* more = program.stage().find("##advanced");
        ASSERT_NE(more, nullptr);
        rows.push_back(more->y);
    }
    EXPECT_EQ(rows[0], rows[1]) << "nothing moves when an engine takes a seat";
}

INSTANTIATE_TEST_SUITE_P(Languages, InEveryLanguage, testing::ValuesIn(scan::languages()),
                         [](const auto& language) { return language.param; });

}  // namespace
