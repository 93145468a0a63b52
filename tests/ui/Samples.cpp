#include "ui/Samples.h"

#include <cmath>
#include <memory>

#include "ui/kit/Panel.h"
#include "ui/screens/AnalysisOptions.h"
#include "ui/screens/SavedFile.h"
#include "ui/screens/Share.h"
#include "ui/screens/Toasts.h"
#include "ui/screens/learning/Learn.h"
#include "ui/screens/learning/Lesson.h"
#include "ui/screens/learning/Practice.h"
#include "ui/screens/learning/RuleBook.h"
#include "ui/screens/library/LibraryView.h"
#include "ui/screens/play/PlayLayout.h"

namespace samples {
namespace {

using namespace ui::screens;

const ImVec4 kWhite{0.92F, 0.88F, 0.80F, 1.0F};
const ImVec4 kBlack{0.17F, 0.145F, 0.13F, 1.0F};

PieceChoice piece(const char* label, ui::kit::Shape shape, const char* key) {
    return {.label = label, .shape = std::move(shape), .color = kWhite, .shortcut = key};
}

std::vector<MoveRow> someMoves() {
    const std::vector<std::pair<const char*, const char*>> texts{
        {"a6", "f1"},  {"c3", "d4"},    {"Cc4", "d3"},    {"d5", "Cd2"},       {"c5", "Sc2"}, {"b4", "e3"},
        {"b4>", "e4"}, {"2c4+", "e3<"}, {"b3", "3d3-12"}, {"5a3>1112*", "e2"}, {"a4", "f4"},  {"c3>'", "f3"}};
    std::vector<MoveRow> rows;
    std::uint32_t id = 1;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        MoveRow row{.number = std::to_string(i + 1) + ".", .cells = {}};
        row.cells.push_back({.id = MoveId(id++), .text = texts[i].first, .current = i == 7});
        row.cells.push_back({.id = MoveId(id++),
                             .text = texts[i].second,
                             .commented = i == 3,
                             .comment = i == 3 ? "Takes the middle." : ""});
        rows.push_back(std::move(row));
        if (i != 4) continue;
        MoveRow variation{.number = "5...", .cells = {}, .depth = 1};
        for (const char* text : {"e5", "c5>", "Sc2", "b3", "e4", "2d5-11"}) {
            variation.cells.push_back({.id = MoveId(100 + id++), .text = text});
        }
        rows.push_back(variation);
        variation = {.number = "6.", .cells = {}, .depth = 2};
        for (const char* text : {"b2", "b3", "e4"}) {
            variation.cells.push_back({.id = MoveId(200 + id++), .text = text});
        }
        rows.push_back(variation);
    }
    return rows;
}

Screen screenOf(std::string name, std::function<void(ui::kit::Context&)> draw) {
    return {.name = std::move(name), .draw = std::move(draw)};
}

Screen playScreen(std::string name, PlaySample model, MoveEntry entry = {}) {
    auto kept = std::make_shared<MoveEntry>(std::move(entry));
    auto comment = std::make_shared<CommentEntry>();
    return screenOf(std::move(name), [model = std::move(model), kept, comment](ui::kit::Context& ui) {
        (void)drawPlay(ui, model, *kept, *comment);
    });
}

PlaySample typing() {
    PlaySample model = play();
    model.hand.completions = {"c3", "c3+", "c3>", "c4", "Cc3"};
    model.hand.entryError = "c: this is not a move yet";
    return model;
}

/// A bot is thinking, and three players share the chances.
PlaySample thinking() {
    PlaySample model = playOfFour();
    model.players.plates[1].name = "Dolmen, level 10";
    model.players.plates[1].status.clear();
    model.players.plates[1].thinking = 1;
    model.actions = states({{"thinking", {.on = true}}, {"prospects", {.offered = false}}});
    model.thinking = {.shown = true,
                      .chance = "Player 2's chance to win: 100 %",
                      .color = model.players.plates[1].color,
                      .shares = {{0.5F, model.players.plates[0].color},
                                 {0.25F, model.players.plates[1].color},
                                 {0.25F, model.players.plates[2].color}},
                      .line = "Cc4  5a3>1112*  3d3-12  c3  c4  c5  Sb2  Sb3  3c3>12  2e3+11  a4  f4  f3  f2",
                      .figures = "loses in 10  \xC2\xB7  depth 24  \xC2\xB7  12.5 M positions per second"};
    return model;
}

PlaySample thinkingAloud() {
    PlaySample model = thinking();
    model.panels.thinking = PanelState::Open;
    return model;
}

/// A move entry with the numbers of a spread, and each player's prospects.
PlaySample reading() {
    using Kind = CountView::Kind;
    PlaySample model = play();
    model.actions = states({{"thinking", {.offered = false}}, {"prospects", {.on = true}}});
    model.prospects = {
        {"White: 12 turns to a road", model.players.plates[0].color, scene::SignShape::Ring},
        {"Black: no road by placing alone", model.players.plates[1].color, scene::SignShape::Diamond}};
    model.forecast = {{"White 14", model.players.plates[0].color, scene::SignShape::Disc},
                      {"Black 11½ with komi 2½", model.players.plates[1].color, scene::SignShape::Lozenge},
                      {"Dolmen, level 10 wins 20 of 24 simulated games", {}, {}}};
    model.counts = {
        {"0", Kind::Stays, {400, 300}}, {"1", Kind::PutDown, {440, 296}}, {"12", Kind::Proposed, {470, 294}}};
    model.hint.text =
        "Carrying 5. Click here to leave 1 on d3, 2 on e3, 2 on f3. The wheel over a number changes it.";
    model.hint.notation = "5c3>122*";
    return model;
}

PlaySample botsWaiting() {
    PlaySample model = thinking();
    model.thinking = {.shown = true, .figures = "The engine has no ideas yet."};
    model.hand.canEnterMove = false;
    model.control.control = ControlKind::LetBotsPlay;
    return model;
}

PlaySample commenting() {
    PlaySample model = play();
    model.panels.moves = PanelState::Open;
    model.control.control = ControlKind::LooksBack;
    model.notes = {.open = true, .aboutTurn = true, .time = "0:12 for this turn"};
    float effort = 0;
    for (MoveRow& row : model.moves.rows)
        for (MoveCell& cell : row.cells) cell.effort = effort = effort > 1 ? 0 : effort + 0.17F;
    return model;
}

/// An analysed game with long names and notations; `part`: the share that is done.
PlaySample analysed(PlaySample model, float part) {
    model.panels.moves = PanelState::Open;
    ReportView& analysis = model.report;
    analysis.possible = true;
    analysis.running = part < 1;
    analysis.progress = "123 of 240";
    analysis.share = part;
    const std::size_t players = model.players.plates.size();
    for (const auto& player : model.players.plates) analysis.graph.colors.push_back(player.color);
    constexpr std::uint32_t kTurns = 40;
    for (std::uint32_t i = 0; i <= kTurns; ++i) {
        GraphTurn turn{.id = MoveId(i), .name = "12... 5a3>1112*??", .says = "12... 5a3>1112*??\nAda: 12 %"};
        if (static_cast<float>(i) >= (1 - part) * kTurns) {
            const float wave = 0.5F + 0.4F * std::sin(static_cast<float>(i) * 0.3F);
            turn.chances.assign(players, (1 - wave) / static_cast<float>(players - 1));
            turn.chances[0] = wave;
            turn.mark = i % 13 == 5 ? "??" : i % 13 == 6 ? "?" : i % 17 == 9 ? "?!" : "";
        }
        analysis.graph.turns.push_back(turn);
    }
    analysis.graph.current = 17;
    analysis.verdict = "12... 5a3>1112*??: gave away 100 points";
    analysis.better = "Better: Cc4  5a3>1112*  3d3-12  c3  c4  c5  Sb2  Sb3";
    analysis.measure = "A turn is marked by what it gives away.";
    for (const auto& player : model.players.plates) {
        analysis.tallies.push_back({player.name, player.color,
                                    "?!\xC2\xA0"
                                    "12  ?\xC2\xA0"
                                    "10  ??\xC2\xA0"
                                    "11",
                                    "10.4"});
        model.chances.shares.push_back({1 / static_cast<float>(players), player.color, "100 %"});
    }
    for (const char* turn : {"12. c3?", "12... 5a3>1112*??", "100... 3d3-12'??"})
        analysis.again.push_back({MoveId(3), turn, "gave away 30 points"});
    return model;
}

ResultBar results(const std::vector<float>& shares, const PlaySample& model) {
    ResultBar bar;
    for (std::size_t i = 0; i < shares.size(); ++i)
        bar.parts.push_back(
            {shares[i], i == 1 ? ImVec4(0.5F, 0.5F, 0.5F, 1) : model.players.plates[i == 0 ? 0 : 1].color,
             std::to_string(static_cast<int>(100 * shares[i])) + "\xC2\xA0%"});
    return bar;
}

/// The explorer with long names and notations, and all its filters.
PlaySample exploring(PlaySample model) {
    model.panels.moves = PanelState::Open;
    ExplorerView& view = model.explorer;
    view.open = true;
    view.count = "100000 games of the library";
    view.progress = "Reading the library: 12345 of 100000";
    view.bar = results({0.48F, 0.04F, 0.48F}, model);
    view.says = "White: 48 %";
    for (const char* turn : {"a1", "5a3>1112*", "Sd4", "e5"})
        view.rows.push_back({.turn = turn,
                             .count = "12345",
                             .last = "2024",
                             .says = "Played in 12345 games: 12 %",
                             .bar = results({0.9F, 0.02F, 0.08F}, model),
                             .pointed = view.rows.size() == 1});
    view.rows.back().bar = {};
    for (const char* players : {"Ann – Bo", "Wolfeschlegelsteinhausenbergerdorff – Ægir Ólafur Þórðarson"})
        view.visitors.push_back({players, "1/2-1/2", "2024-05-01"});
    view.terms = {"Any komi", "Komi 0", "Komi 2.5"};
    view.termsName = "Komi";
    view.dates = {"All dates", "Last 1 year", "Last 5 years"};
    model.filters.open = true;
    return model;
}

PlaySample replaying() {
    PlaySample model = play();
    model.replays = true;
    model.actions = states({{"replay", {.on = true}}, {"thinking", {.offered = false}}});
    model.control.control = ControlKind::Replays;
    model.control.caption = "0.5 s per turn";
    return model;
}

PlaySample finished() {
    PlaySample model = play();
    model.handCovered = true;
    model.hint.text.clear();
    for (auto& player : model.players.plates) player.toMove = false, player.status.clear();
    return model;
}

PlaySample carrying() {
    PlaySample model = play();
    model.hint.text =
        "Carrying 3, 2 dropped. Click here to drop another, the next square to go on, Esc to put back.";
    model.hint.notation = "5c3>2";
    model.moves.rows.back().cells.back().takenBack = true;
    return model;
}

PlaySample refused() {
    PlaySample model = play();
    model.hint.text = model.hand.refusal = "A wall is in the way.";
    model.hint.refuses = true;
    return model;
}

PlaySample announcing() {
    PlaySample model = play();
    model.hint.announcement = "Tak! White threatens to complete a road.";
    model.hint.text.clear();
    model.panels.moves = PanelState::Closed;
    return model;
}

/// A coach that holds back a turn, with long notations.
PlaySample warned() {
    PlaySample model = play();
    model.hint.text.clear();
    model.coach = {.warns = true,
                   .text =
                       "After 5c3>122* and 3d3-12: A supply is used up, and Black has more flats. Play it "
                       "once more if you mean it.",
                   .lesson = "Lesson: A sense for the game"};
    return model;
}

/// A coach after the game.
PlaySample coached() {
    PlaySample model = finished();
    model.coach = {.text = "At the end nothing helped any more: look at earlier turns.",
                   .lesson = "Lesson: A sense for the game",
                   .moments = {{.id = MoveId(5), .text = "3. 2c4+?!"},
                               {.id = MoveId(21), .text = "10. 5a3>1112*??"},
                               {.id = MoveId(23), .text = "12. c3>?"}}};
    return model;
}

void drawOpenDialog(ui::kit::Context& ui) {
    static ui::kit::FileBrowser browser(".h");  // a folder that exists on every machine
    if (browser.folder().empty()) browser.open(std::string(DOLMEN_SOURCE_DIR) + "/src/ui/screens");
    static FileEntry entry{"Play.h"};
    const auto recent = start().recent;
    (void)drawFileDialog(ui, {.browser = browser, .recent = recent}, entry);
}

void drawSaveDialog(ui::kit::Context& ui) {
    static ui::kit::FileBrowser browser(".ptn");
    if (browser.folder().empty()) browser.open(DOLMEN_SOURCE_DIR);
    static FileEntry entry{"Ada against Ben.ptn"};
    const std::vector<RecentFile> none;
    (void)drawFileDialog(
        ui,
        {.purpose = FileDialogModel::Purpose::Save, .browser = browser, .recent = none, .askOverwrite = true},
        entry);
}

}  // namespace

StartModel start() {
    return {.tagline = "A table for Tak, TacTiki and Tac-Tik",
            .canPlayTogether = true,
            .canContinue = true,
            .recent = {{"Ada against Ben.ptn", "/home/ada/games", "/home/ada/games/Ada against Ben.ptn"},
                       {"tournament-2026-round-3-board-12-final.ptn",
                        "/home/ada/games/club/2026/autumn/tournament", "/home/ada/games/club/t.ptn"},
                       {"puzzle.ptn", "/home/ada", "/home/ada/puzzle.ptn"}},
            .version = "Version 0.1.0"};
}

StartModel firstStart() {
    StartModel model = start();
    model.canContinue = false;
    model.recent.clear();
    model.opponent = "Level 1: First evening";
    model.game = {.names = {"Tak", "TacTiki", "Tac-Tik"}};
    model.canLearn = model.explains = true;
    model.senses = {.largePrint = true, .note = "You find this in the settings, too."};
    return model;
}

StartModel startAgain() {
    StartModel model = start();
    model.canContinue = false;
    model.canLookBack = true;
    model.game = {.names = {"Tak", "TacTiki", "Tac-Tik"}};
    model.canLearn = model.explains = true;
    model.unfinished = {
        {"Ada \u2013 Third evening", "24 turns, 2026-11-21 22:14"},
        {"Ada with a name that is much too long for this \u2013 Ben", "3 turns, 2026-11-20 08:01"}};
    return model;
}

NewGameModel newGame(bool advanced) {
    return {.options = {{.key = "player1",
                         .label = "First player",
                         .kind = OptionKind::Text,
                         .value = std::string("Ada"),
                         .group = "Players"},
                        {.key = "player2",
                         .label = "Second player",
                         .kind = OptionKind::Text,
                         .value = std::string("Ben"),
                         .group = "Players"},
                        {.key = "begins",
                         .label = "Who begins",
                         .kind = OptionKind::Choice,
                         .value = 2,
                         .choices = {"First", "Second", "By lot"},
                         .group = "Players"},
                        {.key = "size",
                         .label = "Board",
                         .kind = OptionKind::Choice,
                         .value = 2,
                         .help = "21 stones and 1 capstone each",
                         .choices = {"3", "4", "5", "6", "7", "8"},
                         .group = "Game"},
                        {.key = "komi",
                         .label = "Komi",
                         .kind = OptionKind::Number,
                         .value = 0.5,
                         .help = "Flats that Black is given when flats are counted",
                         .minimum = -20,
                         .maximum = 20,
                         .step = 0.5,
                         .group = "Game"},
                        {.key = "rules",
                         .label = "Rules",
                         .kind = OptionKind::Choice,
                         .value = 0,
                         .choices = {"As in the book", "As on playtak.com"},
                         .group = "Game"},
                        {.key = "custom",
                         .label = "Own supplies",
                         .kind = OptionKind::Toggle,
                         .value = true,
                         .group = "Supplies",
                         .advanced = true},
                        {.key = "stones",
                         .label = "Stones",
                         .kind = OptionKind::Slider,
                         .value = 21.0,
                         .minimum = 1,
                         .maximum = 60,
                         .step = 1,
                         .group = "Supplies",
                         .advanced = true},
                        {.key = "caps",
                         .label = "Capstones",
                         .kind = OptionKind::Number,
                         .value = 1.0,
                         .minimum = 0,
                         .maximum = 5,
                         .step = 1,
                         .group = "Supplies",
                         .advanced = true,
                         .disabled = "It is not known yet."}},
            .advancedShown = advanced,
            .problem = advanced ? "Both players need a name." : ""};
}

SettingsModel settings(SettingsSection section) {
    return {.section = section,
            .options = {{.key = "size",
                         .label = "Size of texts",
                         .kind = OptionKind::Number,
                         .value = 1.0,
                         .help = "In a small window texts stay smaller.",
                         .minimum = 0.75,
                         .maximum = 2.5,
                         .step = 0.25,
                         .shown = "100 %"},
                        {.key = "speed",
                         .label = "Speed",
                         .kind = OptionKind::Slider,
                         .value = 1.5,
                         .minimum = 0.5,
                         .maximum = 4,
                         .step = 0.25,
                         .shown = "1.5\xC3\x97",
                         .disabled = "Pieces do not move."},
                        {.key = "fade",
                         .label = "Panels fade",
                         .value = true,
                         .help = "The panels beside the table, while others play and you do not use them."},
                        {.key = "language",
                         .label = "Language",
                         .kind = OptionKind::Choice,
                         .value = 0,
                         .choices = {"English",
                                     "Fran\xC3\xA7"
                                     "ais",
                                     "Catal\xC3\xA0", "Espa\xC3\xB1ol"}},
                        {.key = "captions",
                         .label = "Captions for sounds",
                         .help = "A few words beside the table for each sound that means something.",
                         .group = "Seeing and hearing"}},
            .enginesPossible = true};
}

LearnModel learn() {
    LearnModel model{.title = "Learn Tak",
                     .progress = "2 of 12 lessons finished",
                     .next = 2,
                     .hasRules = true,
                     .hasPuzzles = true};
    for (int i = 0; i < 12; ++i)
        model.lessons.push_back({.title = "A stone moves",
                                 .summary = "One square, in four directions, and onto other stones",
                                 .finished = i < 2,
                                 .share = i == 2 ? 0.4F : 0});
    return model;
}

LessonModel lesson(bool question) {
    LessonModel model{.title = "How a game ends",
                      .step = 3,
                      .steps = 9,
                      .firstTest = 7,
                      .text =
                          "One square is left, and nobody has a road. A full board ends the game: then the "
                          "flats on top are counted, and most flats win.",
                      .verdict = question ? "Two white flats are covered, and walls do not count." : "",
                      .tone = question ? LessonModel::Tone::Wrong : LessonModel::Tone::Plain,
                      .hint = question ? "" : "Walls do not count, and neither do captives.",
                      .leave = "Leave the lesson",
                      .canHint = true,
                      .canGoBack = true};
    if (question) {
        model.answers = {"White, 12 to 11", "Black, 13 to 12", "Nobody"};
        model.onward = "Begin the test again";
    } else {
        model.pieces = {{.label = "Flat", .chosen = true}, {.label = "Wall"}, {.label = "Capstone"}};
    }
    return model;
}

RuleBookModel ruleBook() {
    RuleBookModel model{.canUndo = true};
    for (int i = 0; i < 9; ++i)
        model.rules.push_back({.index = i,
                               .chapter = i % 4 == 0 ? "Course of play" : "",
                               .number = std::to_string(i + 7),
                               .text =
                                   "Then the players take turns. A turn is one placement or one move, and "
                                   "nobody may pass.",
                               .chosen = i == 1});
    return model;
}

GameChoice twoGames() { return {.names = {"Tak", "Caravan"}, .chosen = 1}; }

PracticeModel practice() {
    PracticeModel model{.state = "Looking through your games …"};
    for (const char* theme : {"All themes", "Road in one", "Flatten a wall", "From your own games"})
        model.themes.push_back(
            {.title = theme, .puzzles = 364, .solved = 120, .due = 3, .chosen = model.themes.empty()});
    return model;
}

DescriptionModel description() {
    return {.paragraphs = {"Ann (White) to move.", "A board of five by five squares.",
                           "Row 1: a1, white flat; c1, seven high, black wall over white, white, black, "
                           "black, white, white; e1, black flat.",
                           "Row 4: b4, white capstone.", "Flats: White 1, Black 1"},
            .canSpeak = true};
}

ControlsModel controls() {
    return {
        .rows = {{.id = "undo",
                  .group = "At the table",
                  .what = "Take the last move back",
                  .keys = {"Ctrl+Z", "Delete"},
                  .changed = true},
                 {.id = "vary",
                  .group = "At the table",
                  .what = "In the hand: one more, or the next kind",
                  .keys = {"Tab", "+", "=", "Shift+=", "Keypad +"}},
                 {.id = "photo", .group = "At the table", .what = "Take a picture"},
                 {.group = "Mouse",
                  .what = "Turn the camera",
                  .keys = {"Drag beside the board, or the right button"}}},
        .waiting = "photo",
        .message =
            "Ctrl+Z is already used for \"Take the last move back\". Press it again to use it here instead.",
        .warning = true,
        .anyChanged = true};
}

EnginesModel engines() {
    return {.rows = {{"Tiltak"},
                     {"An engine with a very long name indeed", "An engine with a very long name, 1.2"},
                     {"gone", "Cannot play", true}},
            .chosen = 1,
            .details =
                EnginesModel::Details{
                    .program = "/home/ada/engines/a/very/long/path/to/the/program/of/an/engine",
                    .state = "By Ada and Ben. It is ready to play.",
                    .options = {{.key = "name",
                                 .label = "Name",
                                 .kind = OptionKind::Text,
                                 .value = std::string("An engine with a very long name indeed")},
                                {.key = "arguments",
                                 .label = "Arguments",
                                 .kind = OptionKind::Text,
                                 .value = std::string("tei")},
                                {.key = "option Threads",
                                 .label = "Threads",
                                 .kind = OptionKind::Number,
                                 .value = 1.0,
                                 .minimum = 1,
                                 .maximum = 8,
                                 .group = "Options"},
                                {.key = "option Hash",
                                 .label = "Hash",
                                 .kind = OptionKind::Text,
                                 .value = std::string("64"),
                                 .help = "1 to 65536",
                                 .group = "Options"}},
                    .buttons = {"Clear Hash", "Learn"}},
            .explanation = "An engine is a program that speaks TEI."};
}

ContestModel contest() {
    ContestModel model{.players = {"Dolmen, level 10", "A Very Learned Engine of Somebody Else"},
                       .state = "Paused after 138 of 1000 games",
                       .total = {"Dolmen, level 10", 71, 12, 55, "+71 =12 −55"},
                       .watching = true,
                       .paused = true,
                       .canSave = true};
    model.figures = {{"Points", "56 %"}, {"Elo", "+41 ± 55"}, {"Likely stronger", "93 %"}};
    model.test = ContestModel::Test{"Elo -10 or 100", "−12.34 (−2.94, 2.94)", 0.7};
    model.sides = {{"Dolmen, level 10 begins", 50, 6, 13, "+50 =6 −13"},
                   {"A Very Learned Engine of Somebody Else begins", 21, 6, 42, "+21 =6 −42"}};
    model.problems = {
        "A Very Learned Engine of Somebody Else: crashed 3, no answer 2, illegal turn 1 (the "
        "program was ended by signal 9)"};
    model.gameCount = 138;
    model.game = [players = model.players](int row) -> ContestModel::Game {
        const int number = 138 - row;
        return {.number = number,
                .text = players[number % 2 == 1 ? 0 : 1] + " begins",
                .result = number % 5 == 0 ? "1/2-1/2" : "R-0",
                .detail = number % 7 == 0 ? "time ran out" : "137 turns",
                .wrong = number % 7 == 0,
                .shown = number == 136};
    };
    model.watched = ContestModel::Watched{.title = "Game 136: " + model.players[1] + " – " + model.players[0],
                                          .line = "Turn 57: 5c3>1112 · opening",
                                          .chances = {0.62, 0.38},
                                          .percents = {"62 %", "38 %"}};
    return model;
}

ContestModel contestOver() {
    ContestModel model = contest();
    model.watching = model.paused = false;
    model.over = true;
    model.state = "Decided by the test after 138 of 1000 games";
    model.test->text = "Accepted: 100";
    model.problems.clear();
    model.watched.reset();
    return model;
}

EnginesModel engineLog() {
    EnginesModel model = engines();
    model.logShown = true;
    for (int i = 0; i < 30; ++i)
        model.log.push_back(
            {i % 3 == 0 ? EnginesModel::LogLine::From::Us : EnginesModel::LogLine::From::Engine,
             "info depth 12 nodes 123456 time 1234 score cp 12 pv a1 b2 c3 d4 e5 a2 b3 c4 d5 e1"});
    model.log.push_back({EnginesModel::LogLine::From::Errors, "thread 'main' panicked"});
    return model;
}

EnginesModel brokenEngine() {
    EnginesModel model = engines();
    model.chosen = 2;
    model.details->state = "It cannot play: the program ended with status 3; teiok was expected";
    model.details->wrong = true;
    model.details->lastLines = {"Loading weights", "no weights found"};
    model.details->askRemove = true;
    model.details->buttons.clear();
    return model;
}

PlaySample withGamepad() {
    PlaySample model = play();
    model.hint.text = "First turn: place a flat of your opponent on any square.";
    model.hint.buttons = {{{"A"}, "Place or lift"},
                          {{"X", "Y"}, "Piece"},
                          {{"LB"}, "Undo"},
                          {{"LS"}, "Draw"},
                          {{"Start"}, "Menu"}};
    for (PieceChoice& piece : model.hand.pieces) {
        piece.shortcut = "X";
        piece.capped = true;
    }
    return model;
}

PlaySample drawing() {
    PlaySample model = play();
    model.sketch = SketchView{.colors = {{{0.4F, 0.7F, 0.5F, 1},
                                          {0.85F, 0.33F, 0.25F, 1},
                                          {0.94F, 0.76F, 0.29F, 1},
                                          {0.36F, 0.6F, 0.84F, 1}}},
                              .caption = "Drag for an arrow, click for a ring; the same again removes it."};
    return model;
}

ActionStates states(std::map<std::string, ActionState> known) {
    return [known = std::move(known)](std::string_view id) {
        const auto found = known.find(std::string(id));
        return found == known.end() ? ActionState() : found->second;
    };
}

PlaySample play() {
    PlaySample model;
    model.players.plates = {{.name = "Ada",
                             .color = kWhite,
                             .toMove = true,
                             .status = "to move",
                             .stats = {{.label = "Supply", .value = "18 + 1", .supply = {{18, 21}}},
                                       {.label = "Flats", .value = "5"}}},
                            {.name = "Benedict the Elder of Winterthur",
                             .color = kBlack,
                             .toMove = false,
                             .status = "",
                             .stats = {{.label = "Supply", .value = "17 + 0", .supply = {{17, 21}}},
                                       {.label = "Flats", .value = "6"}}}};
    model.moves.rows = someMoves();
    model.actions = states({{"redo", {.disabled = "No turn was taken back."}},
                            {"thinking", {.offered = false}},
                            {"prospects", {.offered = false}}});
    model.hand.pieces = {piece("Flat", ui::kit::lyingSlab(), "1"),
                         piece("Wall", ui::kit::standingSlab(), "2"),
                         piece("Capstone", ui::kit::turnedPiece(), "3")};
    model.hand.pieces[0].chosen = true;
    model.hint.text = "First turn: place one of your opponent's stones.";
    return model;
}

PlaySample considering() {
    PlaySample model = play();
    model.panels.moves = PanelState::Open;
    const AnalysisView::Row best{.turn = "5a3>1112*",
                                 .score = "-12.5 flats",
                                 .chance = "White: 100\xC2\xA0%",
                                 .says = "5a3>1112*: White wins with 100 %",
                                 .line = "Cc4  5a3>1112*  3d3-12  c3  c4  c5  Sb2  Sb3"};
    AnalysisView::Row other = best;
    other.turn = "c3";
    other.weight = 0.3F;
    other.chosen = true;
    const AnalysisView::Row plain{.turn = "Sd4", .chance = "White: 7\xC2\xA0%", .weight = 0.1F};
    model.analysis = {
        .open = true,
        .sections = {{"Dolmen", "depth 12, 100k positions/s", {}, {best, other}},
                     {"Wolfeschlegelsteinhausenbergerdorff", {}, "It cannot play this.", {plain}}},
        .moments = 12,
        .moment = 7,
        .momentText = "depth 12"};
    return model;
}

PlaySample playOfFour() {
    PlaySample model = play();
    model.players.plates = {{.name = "Red",
                             .color = {0.7F, 0.2F, 0.15F, 1},
                             .toMove = false,
                             .status = "",
                             .stats = {{.label = "Home", .value = "1"}}},
                            {.name = "Blue",
                             .color = {0.2F, 0.35F, 0.6F, 1},
                             .toMove = true,
                             .status = "thinking",
                             .stats = {{.label = "Home", .value = "2"}}},
                            {.name = "Yellow",
                             .color = {0.85F, 0.7F, 0.25F, 1},
                             .toMove = false,
                             .status = "",
                             .stats = {{.label = "Home", .value = "0"}}},
                            {.name = "Green",
                             .color = {0.3F, 0.5F, 0.25F, 1},
                             .toMove = false,
                             .status = "",
                             .stats = {{.label = "Home", .value = "4"}}}};
    std::uint32_t id = 0;
    const auto row = [&](std::string number, const std::vector<std::string>& turns) {
        MoveRow made{.number = std::move(number)};
        for (const std::string& turn : turns) made.cells.push_back({.id = MoveId(++id), .text = turn});
        return made;
    };
    model.moves.rows = {row("18.", {"R>10", "B>*", "Y>S", "G>7"}),
                        row("19.", {"R62+3b", "B12/R40", "d12", "7:G62+3b,G9+4"}),
                        row("20.", {"", "Bb1+2", "Yp+10", "G48+12?!"})};
    model.moves.rows[1].cells[1].begins = true;
    model.moves.rows[2].cells[3].current = true;
    model.moves.columns = 4;
    for (const ui::kit::PlayerPlate& plate : model.players.plates) {
        model.moves.colors.push_back(plate.color);
        model.moves.names.push_back(plate.name);
    }
    model.hand.pieces.clear();
    return model;
}

ui::kit::Rect resultArea(const ui::kit::Context& ui) {
    return layoutPlay(ImGui::GetIO().DisplaySize, ui.scale, finished().needs()).result;
}

ResultModel result() {
    return {.headline = "Ada wins by a road",
            .reason = "White has built a road.",
            .notation = "R-0",
            .scores = {{"Ada", "43"}, {"Benedict the Elder of Winterthur", "25"}},
            .canAnalyse = true};
}

NoticeModel notice() {
    return {
        .title = "This file cannot be read",
        .summary = "Nothing has been changed. What is wrong:",
        .messages = {"/home/ada/games/Ada against Ben.ptn:14:7: a9: there is no such square on a board of 5",
                     "/home/ada/games/Ada against Ben.ptn:15:1: a move was expected here"}};
}

std::vector<ui::kit::Toast> toasts() {
    return {{.text = "Saved as Ada against Ben.ptn", .age = 1},
            {.text = "The engine gave no answer; it was started again.",
             .severity = ui::kit::Severity::Warning,
             .age = 0.5F}};
}

PhotoModel photo() {
    return {.sizes = {"1920\u202F×\u202F1080", "2560\u202F×\u202F1440", "3840\u202F×\u202F2160"}};
}

ShareModel share(bool making) {
    const auto turn = [](const char* label, double value) {
        return Option{.label = label,
                      .kind = OptionKind::Slider,
                      .value = value,
                      .minimum = 0,
                      .maximum = 31,
                      .step = 1,
                      .shown = std::to_string(static_cast<int>(value)) + " / 31"};
    };
    ShareModel model{
        .pages = {"ptn.ninja", "playtak.com"},
        .options = {{.label = "Format",
                     .kind = OptionKind::Choice,
                     .value = 0,
                     .help = "MP4 and WebM are made by the program ffmpeg, which is not installed here.",
                     .choices = {"GIF"}},
                    {.label = "Size of the picture",
                     .kind = OptionKind::Choice,
                     .value = 1,
                     .choices = {"640\u202F×\u202F360", "854\u202F×\u202F480", "1280\u202F×\u202F720",
                                 "1920\u202F×\u202F1080", "720\u202F×\u202F720", "1080\u202F×\u202F1080"}},
                    turn("From turn", 0),
                    turn("To turn", 31),
                    {.label = "Camera",
                     .kind = OptionKind::Choice,
                     .value = 2,
                     .choices = {"Stands still", "Around the table", "Follows the play"}},
                    {.label = "Marks on the table", .kind = OptionKind::Toggle, .value = true}}};
    if (making) {
        model.progress = "Making the film: 40 %";
        model.share = 0.4F;
    }
    return model;
}

LibraryModel library() {
    LibraryModel model{.total = 3120,
                       .rows = {{"Ann – Bo", "R-0", "6x6", "31", "2026-11-22", "a1 f6 c3 d4", {}, false},
                                {"Somebody with a long name – Somebody else",
                                 "*",
                                 "5x5",
                                 "8",
                                 "2026-11-21",
                                 "a1 e5 b2 Cc3 d4 e4",
                                 {},
                                 true}},
                       .count = "3120 games",
                       .endings = {"All results", "Decided", "Drawn", "Unfinished"},
                       .variants = {"All boards", "5x5", "6x6"},
                       .variantHead = "Board",
                       .variantFilter = "Filter by board",
                       .sections = {"My games", "Imported", "Engine matches", "All"},
                       .details = LibraryModel::Details{.players = "Ann – Bo",
                                                        .line = "R-0 · 6x6 · 31 turns · 2026-11-22",
                                                        .source = "From club.ptn",
                                                        .shown = true,
                                                        .turns = 31,
                                                        .turn = 12},
                       .removed = "Removed."};
    return model;
}

LibraryModel importing() {
    LibraryModel model = library();
    model.rows.clear();
    model.total = 0;
    model.empty = "No games yet: play one, or import some.";
    model.details.reset();
    model.progress = "Importing club.ptn: 45 %, 1234 games";
    return model;
}

LibraryModel statistics() {
    static const StatisticsModel kStatistics{
        .players = {{"Ann", "120 games"}, {"Bo", "80 games"}},
        .all = {"Ann", 120, 70, 10, 40, "34", 3, 9},
        .groups = {{"By side", {{"White", 60, 40, 5, 15}, {"Black", 60, 30, 5, 25}}},
                   {"By opponent", {{"Bo", 80, 50, 5, 25}, {"Chloé", 40, 20, 5, 15}}}}};
    LibraryModel model = library();
    model.page = LibraryModel::Page::Statistics;
    model.statistics = &kStatistics;
    return model;
}

Screen libraryScreen(const char* name, LibraryModel model) {
    return screenOf(name, [model = std::move(model)](ui::kit::Context& ui) {
        static LibraryEntry entry;
        (void)drawLibrary(ui, model, entry);
    });
}

std::vector<Screen> screens() {
    std::vector<Screen> all;
    all.push_back(screenOf("start", [](ui::kit::Context& ui) { (void)drawStart(ui, start()); }));
    all.push_back(screenOf("start-first", [](ui::kit::Context& ui) { (void)drawStart(ui, firstStart()); }));
    all.push_back(screenOf("start-again", [](ui::kit::Context& ui) { (void)drawStart(ui, startAgain()); }));
    all.push_back(screenOf("newgame", [](ui::kit::Context& ui) { (void)drawNewGame(ui, newGame(false)); }));
    all.push_back(
        screenOf("newgame-more", [](ui::kit::Context& ui) { (void)drawNewGame(ui, newGame(true)); }));
    all.push_back(screenOf("pause", [](ui::kit::Context& ui) {
        (void)drawPause(ui, {.hasGame = false, .noEnding = "No game has been begun yet."});
    }));
    all.push_back(
        screenOf("pause-game", [](ui::kit::Context& ui) { (void)drawPause(ui, {.explains = true}); }));
    const std::vector<std::pair<const char*, SettingsSection>> sections{
        {"settings-video", SettingsSection::Video},
        {"settings-animation", SettingsSection::Animation},
        {"settings-sound", SettingsSection::Sound},
        {"settings-interface", SettingsSection::Interface},
        {"settings-table", SettingsSection::Table}};
    for (const auto& [name, section] : sections) {
        all.push_back(screenOf(
            name, [shown = section](ui::kit::Context& ui) { (void)drawSettings(ui, settings(shown)); }));
    }
    all.push_back(screenOf("keep-settings", [](ui::kit::Context& ui) { (void)drawKeepSettings(ui, 15); }));
    all.push_back(
        screenOf("description", [](ui::kit::Context& ui) { (void)drawDescription(ui, description()); }));
    all.push_back(screenOf("learn", [](ui::kit::Context& ui) { (void)drawLearn(ui, learn()); }));
    all.push_back(screenOf("learn-two-games", [](ui::kit::Context& ui) {
        LearnModel model = learn();
        model.games = twoGames();
        (void)drawLearn(ui, model);
    }));
    for (const bool question : {false, true})
        all.push_back(screenOf(question ? "lesson-question" : "lesson", [question](ui::kit::Context& ui) {
            (void)drawLesson(ui, lesson(question), ui::kit::display());
        }));
    all.push_back(screenOf("rule-book", [](ui::kit::Context& ui) {
        std::string search = "wall";
        (void)drawRuleBook(ui, ruleBook(), search);
    }));
    all.push_back(screenOf("practice", [](ui::kit::Context& ui) { (void)drawPractice(ui, practice()); }));
    all.push_back(screenOf("practice-two-games", [](ui::kit::Context& ui) {
        PracticeModel model = practice();
        model.games = twoGames();
        (void)drawPractice(ui, model);
    }));
    all.push_back(screenOf("controls", [](ui::kit::Context& ui) { (void)drawControls(ui, controls()); }));
    all.push_back(screenOf("contest", [](ui::kit::Context& ui) { (void)drawContest(ui, contest()); }));
    all.push_back(
        screenOf("contest-over", [](ui::kit::Context& ui) { (void)drawContest(ui, contestOver()); }));
    all.push_back(screenOf("question", [](ui::kit::Context& ui) {
        (void)drawQuestion(ui,
                           {.title = "Leave the program?",
                            .text = "An engine match is under way: 12 of 40 games. If you leave, it ends, "
                                    "and games that were not saved are lost.",
                            .yes = "Leave",
                            .no = "Stay"});
    }));
    all.push_back(screenOf("choice-question", [](ui::kit::Context& ui) {
        (void)drawChoiceQuestion(ui, {.title = "Board",
                                      .text = "The text does not say how large the board is.",
                                      .choices = {"5×5", "6×6", "7×7", "8×8"},
                                      .cancel = "Cancel"});
    }));
    for (const auto& [name, model] : {std::pair{"engines-none", EnginesModel{.explanation = "A program."}},
                                      std::pair{"engines", engines()}, std::pair{"engines-log", engineLog()},
                                      std::pair{"engines-broken", brokenEngine()}})
        all.push_back(
            screenOf(name, [shown = model](ui::kit::Context& ui) { (void)drawEngines(ui, shown); }));
    all.push_back(playScreen("play-gamepad", withGamepad()));
    all.push_back(playScreen("play-drawing", drawing()));
    all.push_back(playScreen("play", play()));
    all.push_back(playScreen("play-typing", typing(), {.text = "c"}));
    all.push_back(playScreen("play-four", playOfFour()));
    all.push_back(playScreen("play-announce", announcing()));
    all.push_back(playScreen("play-carrying", carrying()));
    all.push_back(playScreen("play-refused", refused()));
    all.push_back(playScreen("play-warned", warned()));
    all.push_back(playScreen("play-thinking", thinking()));
    all.push_back(playScreen("play-thinking-open", thinkingAloud()));
    all.push_back(playScreen("play-reading", reading()));
    all.push_back(playScreen("play-bots-waiting", botsWaiting()));
    all.push_back(playScreen("play-comment", commenting()));
    all.push_back(playScreen("play-replay", replaying()));
    all.push_back(playScreen("play-considering", considering()));
    all.push_back(playScreen("play-analysis", analysed(commenting(), 1)));
    all.push_back(playScreen("play-analysing", analysed(finished(), 0.4F)));
    all.push_back(playScreen("play-explorer", exploring(play())));
    all.push_back(playScreen("play-explorer-analysis", exploring(analysed(commenting(), 1))));
    all.push_back(playScreen("play-analysis-four", analysed(playOfFour(), 1)));
    all.push_back(screenOf("analysis-options", [](ui::kit::Context& ui) {
        (void)drawAnalysisOptions(
            ui,
            {.options = {{.key = "pace",
                          .label = "For each turn",
                          .kind = OptionKind::Choice,
                          .value = 1,
                          .choices = {"0.3 s", "1 s", "5 s"}}},
             .measure = "A turn gives away points if it lowers the chance to win: one for each per cent. It "
                        "is marked ?! from 5 points, ? from 10, ?? from 20. The only good turn is marked !, "
                        "or !! if it is sure to win.",
             .problem = "Stone cannot play this: it does not know komi"});
    }));
    PlaySample drawer = play();
    drawer.panels.moves = PanelState::Open;
    all.push_back(playScreen("play-drawer", drawer));
    all.push_back(screenOf("result", [model = finished()](ui::kit::Context& ui) {
        static MoveEntry entry;
        static CommentEntry comment;
        (void)drawPlay(ui, model, entry, comment);
        (void)drawResult(ui, result(), resultArea(ui));
    }));
    all.push_back(screenOf("result-coached", [model = coached()](ui::kit::Context& ui) {
        static MoveEntry entry;
        static CommentEntry comment;
        (void)drawPlay(ui, model, entry, comment);
        const PlayLayout layout = layoutPlay(ImGui::GetIO().DisplaySize, ui.scale, model.needs());
        (void)drawResult(ui, result(), layout.result);
    }));
    all.push_back(screenOf("share", [](ui::kit::Context& ui) { (void)drawShare(ui, share(false)); }));
    all.push_back(screenOf("share-making", [](ui::kit::Context& ui) { (void)drawShare(ui, share(true)); }));
    all.push_back(screenOf("photo", [](ui::kit::Context& ui) { (void)drawPhoto(ui, photo()); }));
    all.push_back(screenOf("open", drawOpenDialog));
    all.push_back(screenOf("save", drawSaveDialog));
    all.push_back(libraryScreen("library", library()));
    all.push_back(libraryScreen("library-importing", importing()));
    LibraryModel mixed = library();
    mixed.severalGames = true;
    mixed.games = {.names = {"All games", "Tak", "Caravan"}};
    all.push_back(libraryScreen("library-two-games", std::move(mixed)));
    all.push_back(libraryScreen("library-statistics", statistics()));
    all.push_back(screenOf("notice", [](ui::kit::Context& ui) { (void)drawNotice(ui, notice()); }));
    all.push_back(screenOf("toasts", [](ui::kit::Context& ui) {
        const ui::kit::Rect all = ui::kit::display();
        ui::kit::drawToasts(ui, toasts(), toastArea(all, all, PanelsAt::Edges, ui.scale));
    }));
    all.push_back(screenOf("saved-file", [](ui::kit::Context& ui) {
        const ui::kit::Rect all = ui::kit::display();
        (void)drawSavedFile(ui, toasts().front().text, toastArea(all, all, PanelsAt::Edges, ui.scale),
                            ui::kit::ToastsAt::Bottom);
    }));
    all.push_back(screenOf("start-keyboard", [](ui::kit::Context& ui) { (void)drawStart(ui, start()); }));
    all.back().byKeyboard = true;
    all.push_back(
        screenOf("newgame-keyboard", [](ui::kit::Context& ui) { (void)drawNewGame(ui, newGame(false)); }));
    all.back().byKeyboard = true;
    for (Screen& screen : momentaryScreens()) all.push_back(std::move(screen));
    return all;
}

}  // namespace samples
