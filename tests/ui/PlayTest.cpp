#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <tuple>

#include "base/Random.h"
#include "ui/Samples.h"
#include "ui/Stage.h"
#include "ui/kit/Text.h"
#include "ui/screens/Toasts.h"
#include "ui/screens/play/PlayControl.h"
#include "ui/screens/play/PlayHint.h"
#include "ui/screens/play/PlayParts.h"
#include "ui/screens/play/PlayPile.h"
#include "ui/screens/play/PlaySeats.h"

namespace {

using namespace ui::screens;
using samples::PlayCommand;
using samples::PlaySample;
using ui::kit::Context;
using ui::kit::Rect;

TEST(PlayLayout, KeepsEverythingApartAndOnTheDisplay) {
    for (const ImVec2 display :
         {ImVec2{1024, 640}, {1280, 720}, {1920, 1080}, {640, 400}, {480, 780}, {800, 1200}, {3440, 1440}}) {
        for (const float wanted : {0.75F, 1.0F, 1.5F, 2.5F}) {
            for (const PanelState moves : {PanelState::Automatic, PanelState::Open, PanelState::Closed}) {
                for (const auto& [result, thinking, coached] :
                     {std::tuple(false, false, false), std::tuple(true, false, false),
                      std::tuple(false, true, false), std::tuple(true, false, true)}) {
                    PlaySample model = samples::play();
                    if (coached) model.coach = {.text = "So.", .search = "Looking."};
                    model.panels.moves = moves;
                    model.handCovered = result;
                    model.thinking.shown = thinking;
                    if (thinking) model.chances.shares = {{0.5F, {}, "50 %"}, {0.5F, {}, "50 %"}};
                    const float scale = ui::kit::fittingScale(display, wanted);
                    const PlayLayout layout = layoutPlay(display, scale, model.needs());
                    std::vector<Rect> parts{layout.players, layout.hand, layout.moves, layout.hint,
                                            layout.table};
                    if (result) parts.push_back(layout.result);
                    if (!layout.turnTools.empty()) parts.push_back(layout.turnTools);
                    if (coached) parts.push_back(layout.coach);
                    EXPECT_FALSE(coached && layout.coach.empty());
                    if (thinking) parts.push_back(layout.thinking);
                    if (thinking) parts.push_back(layout.chances);
                    for (std::size_t i = 0; i < parts.size(); ++i) {
                        EXPECT_GE(parts[i].x, 0);
                        EXPECT_LE(parts[i].x + parts[i].width, display.x);
                        EXPECT_LE(parts[i].y + parts[i].height, display.y);
                        for (std::size_t j = i + 1; j < parts.size(); ++j) {
                            EXPECT_FALSE(parts[i].overlaps(parts[j])) << i << " and " << j;
                        }
                    }
                    EXPECT_GE(layout.table.width, display.x * 0.3F);
                    EXPECT_GE(layout.table.height, std::floor(display.y * 0.3F));
                    parts.erase(std::find(parts.begin(), parts.end(), layout.table));
                    const Rect toasts =
                        toastArea({0, 0, display.x, display.y}, layout.table, PanelsAt::Edges, scale);
                    EXPECT_GE(toasts.height, 100 * scale);
                    for (const Rect& part : parts) EXPECT_FALSE(toasts.overlaps(part));
                }
            }
        }
    }
}

TEST(ToastArea, IsBesideThePanelsInTheMiddleIfThereIsRoom) {
    const Rect display{0, 0, 1280, 720};
    const Rect table = display.rightOf(768);
    const Rect beside = toastArea(display, table, PanelsAt::Middle, 1);
    EXPECT_EQ(beside.within(table), beside);
    EXPECT_LE(beside.y + beside.height, 60);
    const Rect above = toastArea(display, display.rightOf(1100), PanelsAt::Middle, 1);
    EXPECT_FLOAT_EQ(above.center().x, 640) << "a narrow strip has no room for a sentence";
}

/// Whether nothing can keep the label of this mark from its place: no dot and no label of another mark
/// reaches it.
bool standsAlone(const std::vector<GraphMark>& marks, std::size_t mark, float distance, float dot) {
    for (std::size_t i = 0; i < marks.size(); ++i) {
        if (i == mark || (i > mark && !marks[i].dotted)) continue;
        // Labels reach further than dots; at an edge a label is beside its point.
        const float width = marks[mark].size.x + (i < mark ? marks[i].size.x : dot);
        const float height = distance + marks[mark].size.y + (i < mark ? distance + marks[i].size.y : dot);
        if (std::abs(marks[i].at.x - marks[mark].at.x) <= width &&
            std::abs(marks[i].at.y - marks[mark].at.y) <= height)
            return false;
    }
    return true;
}

// What is read on the table needs no panel: its room goes to the table.
TEST(PlayLayout, LargerLettersDoNotMakeATableSmallerWhoseHandStandsOnIt) {
    const PlayNeeds listed{
        .pieces = true, .moveEntry = true, .players = 236, .moves = 290, .leastMoves = 290};
    PlayNeeds onTable = listed;
    onTable.pieces = onTable.moveEntry = false;
    onTable.handOnTable = true;
    const PlayLayout usual = layoutPlay({1280, 720}, 1, listed);
    const PlayLayout larger = layoutPlay({1280, 720}, 1.25F, onTable);
    EXPECT_TRUE(larger.hand.empty());
    EXPECT_GE(larger.table.height, usual.table.height * 0.96F);
    EXPECT_GE(larger.table.width, larger.table.height) << "the height is what limits it";
    EXPECT_LT(layoutPlay({1280, 720}, 1.25F, listed).table.height, usual.table.height * 0.85F) << "as a list";
}

// Two plates with three figures, six cards and the entry of moves are too high for one column at 1280x720.
TEST(PlayLayout, PlayersHaveALineEachWhereTheirPlatesWouldDriveThemToTheOtherSide) {
    PlayNeeds needs{.pieces = true,
                    .moveEntry = true,
                    .players = 290,
                    .briefPlayers = 140,
                    .moves = 300,
                    .leastMoves = 290};
    const PlayLayout brief = layoutPlay({1280, 720}, 1, needs);
    EXPECT_TRUE(brief.briefPlayers);
    EXPECT_FALSE(brief.bothSides);
    EXPECT_EQ(brief.players.x, brief.moves.x);
    EXPECT_FALSE(layoutPlay({1280, 900}, 1, needs).briefPlayers) << "there is room for the plates";
    // The table is handed over: the hand is gone for a while, but the players do not change.
    needs.handCovered = true;
    EXPECT_TRUE(layoutPlay({1280, 720}, 1, needs).briefPlayers);
    // After the game it does not come back.
    needs.moveEntry = false;
    EXPECT_FALSE(layoutPlay({1280, 720}, 1, needs).briefPlayers);
    needs = {.pieces = true, .moveEntry = true, .players = 700, .briefPlayers = 600, .leastMoves = 290};
    EXPECT_TRUE(layoutPlay({1280, 720}, 1, needs).bothSides) << "not even lines fit";
    // Four players beside notes: the hand is not cut below their plates.
    needs = {.pieces = true, .moveEntry = true, .players = 620, .briefPlayers = 220, .leastMoves = 450};
    const PlayLayout four = layoutPlay({1280, 720}, 1, needs);
    EXPECT_TRUE(four.bothSides);
    EXPECT_TRUE(four.briefPlayers);
    EXPECT_GE(four.hand.height, 130);
    EXPECT_LE(four.hand.y + four.hand.height, 720);
    needs.panels.moves = PanelState::Closed;
    EXPECT_TRUE(layoutPlay({1280, 720}, 1, needs).briefPlayers);
}

// A closed panel of moves leaves a tab and the tools of the turn, which must not be cut either.
TEST(PlayLayout, ClosedMovesKeepTheirTabAndTools) {
    for (const float scale : {1.0F, 1.5F}) {
        const ImVec2 display(1280 * scale, 720 * scale);
        for (float players = 200; players <= 700; players += 20) {
            PlayNeeds needs{.pieces = true,
                            .moveEntry = true,
                            .entrySays = true,
                            .players = players,
                            .briefPlayers = players / 3};
            needs.panels.moves = PanelState::Closed;
            const PlayLayout layout = layoutPlay(display, scale, needs);
            EXPECT_GE(layout.moves.height, 40 * scale) << players;
            EXPECT_GE(layout.turnTools.height, 80 * scale) << players;
            EXPECT_LE(layout.turnTools.y + layout.turnTools.height, display.y);
            for (const Rect& part : {layout.players, layout.hand, layout.moves})
                EXPECT_FALSE(layout.table.overlaps(part));
        }
    }
    PlayNeeds four{.pieces = true, .moveEntry = true, .players = 620, .briefPlayers = 460};
    four.panels.moves = PanelState::Closed;
    const PlayLayout layout = layoutPlay({1280, 720}, 1, four);
    EXPECT_TRUE(layout.bothSides);
    EXPECT_LT(layout.moves.width, 60) << "the table has the room of the column";
}

TEST(PlayGraph, LabelsOverlapNeitherEachOtherNorDots) {
    base::Random random(1);
    const Rect area{10, 20, 220, 76};
    int placed = 0, alone = 0;
    for (int round = 0; round < 200; ++round) {
        std::vector<GraphMark> marks;
        for (int i = 0; i < 12; ++i)
            marks.push_back({.at = {area.x + static_cast<float>(random.below(220)),
                                    area.y + static_cast<float>(random.below(76))},
                             .size = {18, 16},
                             .dotted = random.below(2) == 0});
        const auto labels = placeMarks(marks, area, 4, 3);
        ASSERT_EQ(labels.size(), marks.size());
        for (std::size_t i = 0; i < marks.size(); ++i) {
            if (standsAlone(marks, i, 4, 3)) {
                ++alone;
                EXPECT_TRUE(labels[i]) << "nothing takes its place";
            }
            if (!labels[i]) continue;
            ++placed;
            EXPECT_GE(labels[i]->y, area.y);
            EXPECT_LE(labels[i]->y + labels[i]->height, area.y + area.height);
            for (std::size_t other = 0; other < marks.size(); ++other) {
                if (other != i && labels[other]) EXPECT_FALSE(labels[i]->overlaps(*labels[other]));
                const Rect dot{marks[other].at.x - 3, marks[other].at.y - 3, 6, 6};
                if (marks[other].dotted) EXPECT_FALSE(labels[i]->overlaps(dot));
            }
        }
    }
    EXPECT_GT(placed, 400);
    EXPECT_GT(alone, 100);
}

TEST(Hint, ALongTextGetsAllTheLinesItNeeds) {
    Stage stage({800, 600});
    const HintView hint{.text =
                            "In the hand: a figure. Click a field to put it there; a right click turns it "
                            "round, so that everybody knows what it is; another one turns it back."};
    const Rect area{412, 548, 376, 35};
    float top = area.y;
    stage.frame([&](Context& ui) {
        const auto lines = linesWithin(ui, ui::kit::Face::Small, hint.text, 340);
        std::string all;
        for (const std::string_view line : lines) {
            EXPECT_LE(ui::kit::measure(ui, ui::kit::Face::Small, line).x, 341);
            (all += all.empty() ? "" : " ") += line;
        }
        EXPECT_GT(lines.size(), 2U);
        EXPECT_EQ(all, hint.text);
        EXPECT_EQ(linesWithin(ui, ui::kit::Face::Small, "", 340).size(), 1U);
        drawHint(ui, hint, area);
        for (const ImDrawVert& vertex : ImGui::GetBackgroundDrawList()->VtxBuffer)
            top = std::min(top, vertex.pos.y);
    });
    EXPECT_LT(top, area.y - 10) << "the box grows upwards";
}

/// As many pieces have a row as the table has room for: a column of figures has up to twenty.
TEST(PileFan, ListsWhatTheTableHasRoomFor) {
    Stage stage({1280, 720});
    const auto vertices = [&](std::size_t pieces, float height) {
        int count = 0;
        stage.frame([&](Context& ui) {
            PileView pile{.at = {500, 300}};
            for (std::size_t i = 0; i < pieces; ++i)
                pile.layers.push_back({.shape = ui::kit::dome(), .color = {1, 1, 1, 1}, .label = "5"});
            drawPileFan(ui, pile, {12, 12, 1000, height});
            count = ImGui::GetForegroundDrawList()->VtxBuffer.Size;
        });
        return count;
    };
    EXPECT_GT(vertices(20, 690), vertices(19, 690));
    EXPECT_EQ(vertices(20, 250), vertices(19, 250)) << "a number stands for those without a row";
}

/// The box around all that a picture's layer shows.
ui::kit::Rect extentOf(const ImDrawList& canvas) {
    ImVec2 least{1e6F, 1e6F};
    ImVec2 most{-1e6F, -1e6F};
    for (const ImDrawVert& vertex : canvas.VtxBuffer) {
        least = {std::min(least.x, vertex.pos.x), std::min(least.y, vertex.pos.y)};
        most = {std::max(most.x, vertex.pos.x), std::max(most.y, vertex.pos.y)};
    }
    return {least.x, least.y, most.x - least.x, most.y - least.y};
}

TEST(PileFan, StandsWhereItCoversNoPiece) {
    Stage stage({1280, 720});
    const ui::kit::Rect table{12, 12, 1000, 690};
    const auto areaOf = [&](std::vector<ui::kit::Rect> pieces) {
        ui::kit::Rect area;
        PileView pile{.at = {500, 350}, .pieces = std::move(pieces)};
        for (int i = 0; i < 8; ++i)
            pile.layers.push_back({.shape = ui::kit::dome(), .color = {1, 1, 1, 1}, .label = "5"});
        stage.frame([&](Context& ui) {
            drawPileFan(ui, pile, table);
            area = extentOf(*ImGui::GetForegroundDrawList());
        });
        return area;
    };
    const ui::kit::Rect right{580, 340, 20, 20};
    const ui::kit::Rect left{400, 340, 20, 20};
    EXPECT_TRUE(areaOf({}).overlaps(right)) << "beside the pile";
    EXPECT_TRUE(areaOf({right}).overlaps(left)) << "on its other side";
    const ui::kit::Rect corner = areaOf({left, right});
    EXPECT_FALSE(corner.overlaps(left) || corner.overlaps(right));
    EXPECT_LT(corner.y, 60) << "in a corner";
    EXPECT_TRUE(areaOf({left, right, corner}).x < 60) << "in another one";
}

TEST(HintButton, StandsStillWhileTheHintChanges) {
    Stage stage({1280, 720});
    const auto placeBeside = [&](const std::string& text) {
        for (int i = 0; i < 3; ++i)
            stage.frame([&](Context& ui) {
                (void)drawHint(ui, {.text = text, .finish = "Lay down"}, {200, 600, 700, 60});
            });
        return stage.find("##finishTurn")->x;
    };
    const float place = placeBeside("5: your pawn goes on by 5.");
    EXPECT_EQ(placeBeside("None of your cards can be played. Lay down 4, or choose another one?"), place);
    EXPECT_EQ(placeBeside("12"), place);
}

TEST(ControlPanel, ButtonsStandStillWhileTheyChangeTheCaption) {
    Stage stage({1280, 720});
    const std::vector<std::string> captions{"As it was played", "0.5 s per turn", "1 s per turn"};
    const auto placeBeside = [&](const std::string& caption) {
        const ControlView view{ControlKind::Replays, caption, captions};
        const auto states = [](std::string_view) { return ActionState{}; };
        for (int i = 0; i < 3; ++i)
            stage.frame([&](Context& ui) { (void)drawControl(ui, view, states, {200, 600, 700, 60}); });
        return stage.find("##replaySlower")->x;
    };
    const float place = placeBeside(captions[0]);
    EXPECT_EQ(placeBeside(captions[1]), place);
    EXPECT_EQ(placeBeside(captions[2]), place);
}

TEST(SeatPlates, StandInTheTablesPartOfTheScreenOrNowhere) {
    Stage stage({1280, 720});
    const ui::kit::Rect table{100, 50, 800, 600};
    const auto areaOf = [&](ImVec2 at) {
        ui::kit::Rect area;
        stage.frame([&](Context& ui) {
            drawSeatPlates(ui, {{.text = "Dolmen, level 1", .at = at}}, table);
            area = extentOf(*ImGui::GetBackgroundDrawList());
        });
        return area;
    };
    const ui::kit::Rect inside = areaOf({500, 300});
    EXPECT_NEAR(inside.center().x, 500, 3);
    EXPECT_NEAR(inside.center().y, 300, 3);
    const ui::kit::Rect moved = areaOf({890, 660});
    EXPECT_LE(moved.x + moved.width, table.x + table.width + 2);
    EXPECT_LE(moved.y + moved.height, table.y + table.height + 2);
    EXPECT_LT(areaOf({500, 720}).width, 0) << "below the table's part nothing is drawn";
}

class PlayScreen : public testing::Test {
  protected:
    void frame() {
        stage.frame([&](Context& ui) {
            for (auto& command : drawPlay(ui, model, entry, comment)) commands.push_back(std::move(command));
        });
    }
    void frames(int count) {
        for (int i = 0; i < count; ++i) frame();
    }
    void click(const std::string& id, int nth = 0) {
        frames(4);
        commands.clear();
        EXPECT_TRUE(stage.click(id, nth, [&](Context& ui) {
            for (auto& command : drawPlay(ui, model, entry, comment)) commands.push_back(std::move(command));
        })) << id;
    }
    void press(ImGuiKey key) {
        stage.holdKey(key, true);
        frames(2);
        stage.holdKey(key, false);
        frames(2);
    }

    Stage stage{{1280, 720}};
    PlaySample model = samples::play();
    MoveEntry entry;
    CommentEntry comment;
    std::vector<PlayCommand> commands;
};

TEST_F(PlayScreen, ToolsAnswerTheirActions) {
    model.actions = samples::states({});
    for (const char* action : {"first", "previous", "replay", "next", "last", "undo", "hint", "notes",
                               "analysts", "menu", "thinking"}) {
        click(std::string("##") + action);
        EXPECT_EQ(commands, std::vector<PlayCommand>{Act{action}}) << action;
    }
}

TEST_F(PlayScreen, EverythingElseIsInAMenuThatClosesOnceUsed) {
    model.actions = samples::states({});
    click("##more");
    EXPECT_EQ(commands, std::vector<PlayCommand>{OpenMore{true}});
    model.menu = true;
    for (const char* action : {"redo", "prospects", "diagramView", "topView", "resetView", "open", "save",
                               "copy", "paste", "photo", "share"}) {
        click(action);
        EXPECT_EQ(commands, (std::vector<PlayCommand>{Act{action}, OpenMore{false}})) << action;
    }
    click("##more");
    EXPECT_EQ(commands, std::vector<PlayCommand>{OpenMore{false}});
}

TEST_F(PlayScreen, TheMenuClosesWithItsPanel) {
    model.menu = true;
    model.panels.moves = PanelState::Closed;
    frame();
    EXPECT_EQ(commands, std::vector<PlayCommand>{OpenMore{false}});
}

TEST_F(PlayScreen, ToolsOfTheTurnCarryWords) {
    frames(4);
    for (const char* id : {"##undo", "##hint", "##notes", "##analysts"}) {
        ASSERT_NE(stage.find(id), nullptr) << id;
        EXPECT_GE(stage.find(id)->width, 90) << id << ": a word beside its symbol";
    }
}

TEST_F(PlayScreen, UndoAndHintRemainBelowTheClosedMoves) {
    model.actions = samples::states({});
    model.panels.moves = PanelState::Closed;
    for (const char* action : {"undo", "hint"}) {
        click(std::string("##") + action);
        EXPECT_EQ(commands, std::vector<PlayCommand>{Act{action}}) << action;
    }
    EXPECT_EQ(stage.find("##notes"), nullptr);
}

// As in a window of 1280x720 at a text size of 150 %.
TEST(CompactPlayScreen, HasUndoAndHintBesideThePlayersWhereTheyFit) {
    const auto spotsOf = [](const PlaySample& model, ImVec2 display) {
        Stage stage(display);
        MoveEntry entry;
        CommentEntry comment;
        for (int i = 0; i < 4; ++i)
            stage.frame([&](Context& ui) { (void)drawPlay(ui, model, entry, comment); });
        return stage.audit.spots;
    };
    const auto count = [](const auto& spots, std::string_view id) {
        return std::count_if(spots.begin(), spots.end(), [&](const auto& spot) { return spot.id == id; });
    };
    PlaySample model = samples::play();
    model.actions = samples::states({});
    for (const PanelState moves : {PanelState::Closed, PanelState::Open}) {
        model.panels.moves = moves;
        const auto spots = spotsOf(model, {853, 480});
        EXPECT_EQ(count(spots, "##undo"), 1) << "in the strip or in the drawer";
        EXPECT_EQ(count(spots, "##hint"), 1);
    }
    PlaySample four = samples::playOfFour();
    four.actions = samples::states({});
    four.panels.moves = PanelState::Closed;
    EXPECT_EQ(count(spotsOf(four, {640, 400}), "##undo"), 0) << "the players need the room";
    EXPECT_EQ(count(spotsOf(four, {640, 400}), "##drawer"), 1);
}

TEST_F(PlayScreen, ThoughtsShowTheirDetailsWhenAsked) {
    model.thinking = {
        .shown = true, .chance = "Black's chance to win: 21 %", .line = "c3", .figures = "depth 4"};
    click("##details");
    EXPECT_EQ(commands,
              std::vector<PlayCommand>{PlayCommand(SetPanel{PlayPanel::Thinking, PanelState::Open})});
    model.panels.thinking = PanelState::Open;
    click("##details");
    EXPECT_EQ(commands,
              std::vector<PlayCommand>{PlayCommand(SetPanel{PlayPanel::Thinking, PanelState::Closed})});
}

TEST_F(PlayScreen, BotsCanBeHeldAndLetGoOn) {
    model.control.control = ControlKind::PauseBots;
    click("##hold");
    EXPECT_EQ(commands, std::vector<PlayCommand>{Act{"hold"}});
    model.control.control = ControlKind::LetBotsPlay;
    click("##hold");
    EXPECT_EQ(commands, std::vector<PlayCommand>{Act{"hold"}});
}

/// A graph of four turns, the third of which is shown.
ReportView analysed() {
    ReportView analysis{.possible = true};
    analysis.graph.colors = {ImVec4{1, 1, 1, 1}, ImVec4{0, 0, 0, 1}};
    for (std::uint32_t i = 0; i < 5; ++i)
        analysis.graph.turns.push_back({.id = MoveId(10 + i), .chances = {0.5F, 0.5F}});
    analysis.graph.turns[4].chances.clear();
    analysis.graph.current = 3;
    analysis.tallies = {{.name = "Ada"}, {.name = "Bo"}};
    analysis.again = {{.id = MoveId(12), .text = "2. c3??"}};
    return analysis;
}

TEST_F(PlayScreen, TheGraphLeadsToItsTurns) {
    model.report = analysed();
    click("##graph");
    ASSERT_FALSE(commands.empty());
    EXPECT_EQ(commands.front(), PlayCommand(GoToMove{MoveId(12)})) << "the middle one of five";
    model.report.graph.current = 2;
    click("##graph");
    EXPECT_TRUE(commands.empty()) << "it is shown already";
    click("##again");
    EXPECT_EQ(commands, std::vector<PlayCommand>{GoToMove{MoveId(12)}});
}

TEST_F(PlayScreen, AnAnalysisIsBegunWithTheNotesAndCancelledWhileItRuns) {
    model.report = {.possible = true};
    frames(4);
    EXPECT_EQ(stage.find("##analyse"), nullptr) << "nobody looks at the game";
    model.notes.open = true;
    click("##analyse");
    EXPECT_EQ(commands, std::vector<PlayCommand>{Act{"analyse"}});
    click("##analysisOptions");
    EXPECT_EQ(commands, std::vector<PlayCommand>{Act{"analysisOptions"}});
    model.notes.open = false;
    model.report.running = true;
    click("##analyse");
    EXPECT_EQ(commands, std::vector<PlayCommand>{Act{"analyse"}});
}

TEST_F(PlayScreen, DisabledToolsIgnoreClicks) {
    model.actions = samples::states({{"undo", {.disabled = "No turn can be taken back at present."}}});
    click("##undo");
    EXPECT_TRUE(commands.empty());
}

TEST_F(PlayScreen, WhereThereIsNothingForAToolThereIsNoButton) {
    model.actions = samples::states({{"prospects", {.offered = false}}, {"thinking", {.offered = false}}});
    model.menu = true;
    frames(4);
    EXPECT_EQ(stage.find("prospects"), nullptr);
    EXPECT_EQ(stage.find("##thinking"), nullptr);
    EXPECT_NE(stage.find("topView"), nullptr);
}

TEST_F(PlayScreen, NotesAnswerTheirActions) {
    model.notes.open = true;
    for (const char* action : {"judgement1", "judgement6", "promote", "removeTurn"}) {
        click(std::string("##") + action);
        EXPECT_EQ(commands, std::vector<PlayCommand>{Act{action}}) << action;
    }
}

TEST_F(PlayScreen, MovesAndPiecesCanBeClicked) {
    click("##move", 3);
    EXPECT_EQ(commands, std::vector<PlayCommand>{GoToMove{model.moves.rows[1].cells[1].id}});
    click("##piece", 1);
    EXPECT_EQ(commands, std::vector<PlayCommand>{ChoosePiece{1}});
    model.hand.pieces[1].disabled = "None is left.";
    click("##piece", 1);
    EXPECT_TRUE(commands.empty());
}

TEST_F(PlayScreen, PanelsOpenAndClose) {
    click("##fold", 0);
    EXPECT_EQ(commands, (std::vector<PlayCommand>{SetPanel{PlayPanel::Players, PanelState::Closed}}));
    click("##fold", 1);
    EXPECT_EQ(commands, (std::vector<PlayCommand>{SetPanel{PlayPanel::Moves, PanelState::Closed}}));
    model.panels.moves = PanelState::Closed;
    click("##unfold");
    EXPECT_EQ(commands, (std::vector<PlayCommand>{SetPanel{PlayPanel::Moves, PanelState::Open}}));
}

TEST_F(PlayScreen, TheListFollowsTheCurrentMove) {
    model.moves.rows.clear();
    for (std::uint32_t i = 0; i < 80; ++i) {
        model.moves.rows.push_back(
            {.number = std::to_string(i + 1), .cells = {{.id = MoveId(i), .text = "a1"}}});
    }
    frames(4);
    const auto shown = [&] {
        return std::count_if(stage.audit.spots.begin(), stage.audit.spots.end(),
                             [](const auto& spot) { return spot.id == "##move"; });
    };
    EXPECT_LT(shown(), 40);
    model.moves.rows[70].cells[0].current = true;
    frames(4);
    click("##move", static_cast<int>(shown()) - 3);  // not an item that is half out of sight
    ASSERT_EQ(commands.size(), 1U);
    EXPECT_GE(std::get<GoToMove>(commands[0]).id.value, 70U);
}

TEST_F(PlayScreen, VariationsStayWithinTheListHoweverDeepTheyAre) {
    model.moves.rows = {
        {.number = "1.", .cells = {{.id = MoveId(1), .text = "a1"}}},
        {.number = "1.",
         .cells = {{.id = MoveId(2), .text = "a2"}, {.id = MoveId(3), .text = std::string(80, 'c')}},
         .depth = 24}};
    frames(4);
    const PlayLayout layout = layoutPlay({1280, 720}, stage.scale, model.needs());
    for (const int turn : {1, 2}) {
        const Rect* const area = stage.find("##move", turn);
        ASSERT_NE(area, nullptr) << turn;
        EXPECT_GT(area->width, 10) << turn;
        EXPECT_LE(area->x + area->width, layout.moves.x + layout.moves.width) << turn;
    }
}

TEST_F(PlayScreen, TheListOfMovesStaysWhateverElseIsOpen) {
    model.notes.open = true;
    model.analysis = samples::play().analysis;
    model.analysis.open = true;
    ASSERT_GE(model.moves.rows.size(), 3U);
    frames(4);
    const auto inSight = std::count_if(stage.audit.spots.begin(), stage.audit.spots.end(),
                                       [](const auto& spot) { return spot.id == "##move"; });
    EXPECT_GE(inSight, 3);
    EXPECT_NE(stage.find("##promote"), nullptr) << "the notes are in sight, too";
}

TEST_F(PlayScreen, AConsideredTurnIsNeverCutByItsScore) {
    model = samples::considering();
    for (const float scale : {0.75F, 1.0F, 1.5F, 2.5F}) {
        Stage other({1280, 720}, scale);
        for (int i = 0; i < 4; ++i)
            other.frame([&](Context& ui) { (void)drawPlay(ui, model, entry, comment); });
        ASSERT_NE(other.find("##line"), nullptr) << scale;
        for (const auto& cut : other.audit.cuts)
            for (const auto& row : model.analysis.sections[0].rows) EXPECT_NE(cut.text, row.turn) << scale;
    }
}

TEST_F(PlayScreen, TheExplorerPlaysTurnsAndOpensGames) {
    model.explorer = {.open = true, .count = "2 games of the library"};
    model.explorer.rows = {{.turn = "a1", .count = "2"}, {.turn = "e5", .count = "1"}};
    model.explorer.visitors = {{.players = "Ann – Bo", .result = "R-0", .date = "2024-05-01"}};
    frames(4);
    click("##turn", 1);
    EXPECT_THAT(commands, ::testing::Contains(PlayCommand(PlayExplored{1})));
    EXPECT_THAT(commands, ::testing::Contains(PlayCommand(PointAtExplored{1})));
    commands.clear();
    click("##game");
    EXPECT_THAT(commands, ::testing::Contains(PlayCommand(OpenExplored{0})));
}

TEST_F(PlayScreen, ATypedMoveIsCompletedAndPlayed) {
    model.hand.completions = {"c3", "c3+", "c3>"};
    entry.wantsFocus = true;
    frames(4);
    EXPECT_FALSE(entry.wantsFocus);
    stage.typeText("c");
    frames(2);
    EXPECT_EQ(entry.text, "c");
    EXPECT_EQ(commands, std::vector<PlayCommand>{MoveTextChanged{"c"}});
    press(ImGuiKey_Tab);
    EXPECT_EQ(entry.text, "c3") << "as far as the completions agree";
    commands.clear();
    press(ImGuiKey_Enter);
    EXPECT_EQ(commands, std::vector<PlayCommand>{EnterMove{"c3"}});
}

TEST_F(PlayScreen, TheArrowsChooseACompletion) {
    model.hand.completions = {"c3", "c3+", "c3>"};
    entry.wantsFocus = true;
    frames(4);
    stage.typeText("c");
    frames(2);
    press(ImGuiKey_DownArrow);
    press(ImGuiKey_DownArrow);
    EXPECT_EQ(entry.highlighted, 1);
    commands.clear();
    press(ImGuiKey_Enter);
    EXPECT_EQ(commands, std::vector<PlayCommand>{EnterMove{"c3+"}});
}

TEST_F(PlayScreen, ACompletionCanBeClicked) {
    model.hand.completions = {"c3", "c3+", "c3>"};
    entry.text = "c";
    click("##completion", 2);
    EXPECT_NE(std::find(commands.begin(), commands.end(), PlayCommand(EnterMove{"c3>"})), commands.end());
}

TEST(Numbers, NeverOverlap) {
    base::Random random(7);
    for (int round = 0; round < 200; ++round) {
        std::vector<ImVec2> points;
        const auto count = 2 + random.below(8);
        // Points from almost the same place, as along the line of sight, to far apart.
        const double room = random.below(3) == 0 ? 1 : 400;
        for (std::uint32_t i = 0; i < count; ++i)
            points.push_back(
                {static_cast<float>(random.unit() * room), static_cast<float>(random.unit() * room)});
        const auto apart = ui::screens::movedApart(points, 28);
        ASSERT_EQ(apart.size(), points.size());
        for (std::size_t i = 0; i < apart.size(); ++i)
            for (std::size_t k = 0; k < i; ++k)
                ASSERT_GT(std::hypot(apart[i].x - apart[k].x, apart[i].y - apart[k].y), 26);
    }
}

TEST(Numbers, StayWhereThereIsRoom) {
    const std::vector<ImVec2> points{{10, 10}, {50, 10}, {90, 12}};
    const auto apart = ui::screens::movedApart(points, 28);
    for (std::size_t i = 0; i < points.size(); ++i) {
        EXPECT_EQ(apart[i].x, points[i].x);
        EXPECT_EQ(apart[i].y, points[i].y);
    }
}

TEST_F(PlayScreen, ACoachLeadsToALessonAndToTurnsWorthAnotherTry) {
    model.coach = {.warns = true, .text = "After c2 Black wins.", .lesson = "Lesson: Threats"};
    click("##coachlesson");
    EXPECT_EQ(commands, std::vector<PlayCommand>{Act{"coachLesson"}});
    model.handCovered = true;
    model.coach.moments = {{.id = MoveId(3), .text = "2. c3??"}, {.id = MoveId(7), .text = "4. d4?"}};
    click("##moment", 1);
    EXPECT_EQ(commands, std::vector<PlayCommand>{PlayAgain{MoveId(7)}});
    click("##coachlesson");
    EXPECT_EQ(commands, std::vector<PlayCommand>{Act{"coachLesson"}});
}

TEST_F(PlayScreen, TheCoachUsesTheRoomOfTheHint) {
    model.coach = {.text = "A captive."};
    EXPECT_FALSE(layoutPlay({1280, 720}, 1, model.needs()).coach.empty());
    model.control.control = ControlKind::Offer;
    EXPECT_TRUE(layoutPlay({1280, 720}, 1, model.needs()).coach.empty()) << "an offer waits for its answer";
}

TEST(Prospects, LeaveNoPlayerOutWhereThereIsLittleRoom) {
    std::vector<ui::screens::ProspectView> four;
    for (const char* text : {"Red: 2 home, 41 steps to go", "Blue: 1 home, 52 steps to go", "Lila: 0",
                             "Green: 3 home, 12 steps to go"})
        four.push_back({.text = text, .sign = scene::SignShape::Ring});
    const auto cutIn = [&](float width) {
        Stage stage({1280, 720});
        stage.frame([&](Context& ui) { ui::screens::drawProspects(ui, four, {10, 10, width, 30}); });
        std::vector<std::string> cut;
        for (const auto& one : stage.audit.cuts) cut.push_back(one.text);
        return cut;
    };
    EXPECT_THAT(cutIn(1200), testing::IsEmpty());
    EXPECT_THAT(cutIn(430), testing::ElementsAre(four[0].text, four[1].text, four[3].text))
        << "short texts need no more than they have";
}

}  // namespace
