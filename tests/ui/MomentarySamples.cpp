#include "ui/Samples.h"
#include "ui/kit/Panel.h"
#include "ui/screens/Captions.h"
#include "ui/screens/ScoreSheet.h"
#include "ui/screens/learning/HowToPlay.h"
#include "ui/screens/play/FilmThoughts.h"
#include "ui/screens/play/HandOver.h"
#include "ui/screens/play/PlayBeliefs.h"
#include "ui/screens/play/PlayLayout.h"
#include "ui/screens/play/Verdict.h"
#include "ui/screens/setup/Arrangements.h"
#include "ui/screens/setup/Lobby.h"
#include "ui/screens/setup/Position.h"
#include "ui/screens/setup/Seats.h"
#include "ui/screens/setup/Together.h"
#include "ui/screens/setup/WaitingRoom.h"

namespace samples {
namespace {

using namespace ui::screens;

HowToPlayModel card() {
    return {.title = "The aim",
            .text =
                "Build a road: a chain of your pieces that joins two opposite edges of the board. It may "
                "bend, but squares that touch by their corners alone are not joined.",
            .ending = "White has built a road.",
            .card = 1,
            .cards = 6};
}

SeatsModel seats() {
    return {.options = {{.key = "player1",
                         .label = "First player",
                         .kind = OptionKind::Choice,
                         .value = 1,
                         .choices = {"Person", "Dolmen, level 3: the apprentice", "Tiltak"},
                         .style = ChoiceStyle::List},
                        {.key = "name1",
                         .label = "Name",
                         .kind = OptionKind::Text,
                         .value = std::string("Ada"),
                         .choices = {"Ada", "Ben"}}},
            .problem = "Both players need a name."};
}

TogetherModel together() {
    return {
        .options =
            {{.key = "name", .label = "Your name", .kind = OptionKind::Text, .value = std::string("Ada")},
             {.key = "invitation",
              .label = "Invitation",
              .kind = OptionKind::Text,
              .value = std::string("K7MXQ2RD@192.0.2.7:4321#7ZQ4-"),
              .help = "What somebody who holds a table has sent you."}},
        .joinProblem = "The end of the invitation is missing, or wrong.",
        .nearby = {{.name = "Tac-Tik",
                    .detail = "with Benedict the Elder of Winterthur, at 192.168.100.107"}},
        .places = {{.name = "TacTiki", .detail = "as Benedict the Elder of Winterthur, at 192.168.100.107"},
                   {.name = "Tak", .detail = "as Ada, at your own table K7MXQ2RD"}}};
}

/// Of the size that the code of a link has; no camera could read it.
ui::kit::QrCode likeQrCode() {
    ui::kit::QrCode code{.side = 41};
    for (int i = 0; i < code.side * code.side; ++i) code.dark.push_back(i * i % 7 < 3);
    return code;
}

// Somebody is away, nobody sits at the third seat, and a level plays at the last one.
WaitingRoomModel waitingRoom() {
    const auto seat = [](const char* label, const char* who) {
        return Option{.key = label,
                      .label = label,
                      .kind = OptionKind::Choice,
                      .value = 0,
                      .choices = {who, "You"},
                      .group = "Seats",
                      .style = ChoiceStyle::List};
    };
    return {.title = "Tac-Tik",
            .state = "Waiting for players: a seat is free.",
            .invites = true,
            .invitation = "K7MXQ2RD@192.0.2.7:4321#7ZQ4-K7MX-Q2RD-7ZQ4-K7MX-Q2RD-7ZQ4-K7MX-Q2RD",
            .link = "https://192.0.2.7:4321/#table=K7MXQ2RD.7ZQ4-K7MX-Q2RD-7ZQ4-K7MX-Q2RD-7ZQ4-K7MX-Q2RD",
            .linkCode = likeQrCode(),
            .agreements = {"Time: 10:00+5", "Turns can be taken back, if all agree.", "No help is allowed."},
            .options = {seat("Red", "You"),
                        {.key = "Blue",
                         .label = "Blue",
                         .kind = OptionKind::Text,
                         .value = std::string("Benedict the Elder of Winterthur"),
                         .help = "Away for 3 min: the line broke.",
                         .disabled = "Somebody else sits there."},
                        seat("Yellow", "Free"),
                        seat("Green", "Level 2: the apprentice")},
            .onlookers = {"Cy", "Di (away for 12 s)"},
            .said = {{"Ben", "I am on the train, in an hour the line is better."}, {"Cy", "Good luck!"}},
            .typed = "We wait",
            .there = true,
            .main = "Start",
            .mainProblem = "A seat is free: somebody must come, or a level plays there."};
}

LobbyModel lobby(LobbyModel::Part part) {
    LobbyModel model{.title = "example.org",
                     .state = "You are Guest1234. 52 players are here.",
                     .there = true,
                     .part = part,
                     .parts = {"Offers (3)", "Games (2)", "Watched (4)", "New offer", "Talk"}};
    model.list = {.columns = {{"Player", 1.8F}, {"Board", 0.7F}, {"Time", 1.5F}, {"Komi", 0.6F, true}},
                  .rows = {{1, {"Ada", "6×6", "10:00 +20 @35 +5:00", "2.5"}, true},
                           {2, {"Benedict the Elder of Winterthur", "5×5", "3:00", "0"}, false, true},
                           {3, {"Cy", "8×8", "1:30:00", "4"}}}};
    for (const char* column : {"Board", "Time", "Komi"})
        model.filters.push_back({.key = column,
                                 .label = column,
                                 .kind = OptionKind::Choice,
                                 .value = 0,
                                 .choices = {column, "5×5"}});
    model.seek = {
        {.key = "size", .label = "Board", .kind = OptionKind::Choice, .value = 0, .choices = {"5×5", "6×6"}}};
    model.before = {"6×6, 15:00 +10, +2.5", "5×5, 10:00 +20 @35 +5:00"};
    model.said = {{"", "Welcome to the server of an example.", false},
                  {"Benedict the Elder of Winterthur", "Good evening! Does anybody play without a clock?"},
                  {"Guest1234", "Not tonight.", true}};
    model.talk = {{.key = "to", .label = "Only to", .kind = OptionKind::Text, .value = std::string("Cy")}};
    model.typed = "Good evening";
    SmallPicture field;
    for (int i = 0; i < 25; ++i) {
        const float x = static_cast<float>(i % 5) / 5;
        const float y = static_cast<float>(i / 5) / 5;
        field.areas.push_back(
            {.corners = {{x, y}, {x + 0.2F, y}, {x + 0.2F, y + 0.2F}, {x, y + 0.2F}},
             .color = i % 2 == 0 ? ImVec4(0.5F, 0.4F, 0.3F, 1) : ImVec4(0.3F, 0.2F, 0.2F, 1)});
    }
    for (int i = 1; i <= 4; ++i)
        model.watched.push_back({.number = i,
                                 .picture = field,
                                 .names = {"Ada", "Benedict the Elder of Winterthur"},
                                 .clocks = {"9:05", "1:02:03"},
                                 .state = i == 3 ? "R-0" : "12. 3c3>111",
                                 .shown = i == 2});
    model.main = "New offer";
    return model;
}

LobbyModel wayIn() {
    return {.title = "example.org",
            .state = "Nothing is sent before you go there.",
            .about = "People from all over the world play on this server.",
            .login = {{.key = "account",
                       .label = "Account",
                       .kind = OptionKind::Text,
                       .value = std::string("Ada"),
                       .help = "Without one you are a guest, whose games do not count."},
                      {.key = "password",
                       .label = "Password",
                       .kind = OptionKind::Text,
                       .value = std::string("secret"),
                       .secret = true}}};
}

ScoreSheetModel scoreSheet() {
    ScoreSheetModel model{.headline = "To 100 points: Ada leads",
                          .sides = {"Ada", "Benedict the Elder of Winterthur"},
                          .wins = {"7", "5"},
                          .totals = {"287", "201"}};
    for (int game = 1; game <= 12; ++game)
        model.rows.push_back({.game = std::to_string(game),
                              .result = game % 2 == 0 ? "0-R" : "F-0",
                              .sum = game % 3 == 0 ? "36 + 12 × 2: a straight road" : "25 + 12",
                              .points = {game % 2 == 0 ? "" : "37", game % 2 == 0 ? "60" : ""}});
    return model;
}

void drawCovered(ui::kit::Context& ui) {
    static MoveEntry entry;
    static CommentEntry comment;
    PlaySample model = play();
    model.handCovered = true;
    (void)drawPlay(ui, model, entry, comment);
    (void)drawHandOver(ui, "Benedict the Elder of Winterthur is to move",
                       "A figure of rank 5 defeats a figure of rank 3 on c3.",
                       layoutPlay(ImGui::GetIO().DisplaySize, ui.scale, model.needs()).result);
}

FilmView film() {
    return {.players = {{.name = "Ada"}, {.name = "Ben"}},
            .chances = {{{.part = 0.57F, .text = "57 %"}, {.part = 0.43F, .text = "43 %"}}},
            .counts = {},
            .turn = "12... 3c3>12??",
            .verdict = "21 points given away"};
}

// The second one is about to be deleted, the present one is not complete, and there is nothing to tell twice.
ArrangementsModel arrangements() {
    return {.title = "Set-ups of your own",
            .help = "Choose one to arrange your pieces by. The other player does not learn which.",
            .last = true,
            .names = {"The hidden lion", "All of the strong ones far on the left, the weak ones in front",
                      "Third evening"},
            .removes = 1,
            .notComplete = "Three pieces are not in their places yet.",
            .error = "There is no room on the disk."};
}

// A kind of piece is used up, and the position cannot be played.
PositionModel position() {
    const auto row = [](const char* player, ImVec4 color) {
        PositionModel::Row all{.heading = player};
        for (const char* kind : {"Flat", "Wall", "Capstone"})
            all.pieces.push_back(
                {.label = kind, .shape = ui::kit::lyingSlab(), .color = color, .shortcut = "F2"});
        all.pieces.back().disabled = "Black has no capstone left.";
        return all;
    };
    return {.rows = {row("White", {0.9F, 0.85F, 0.75F, 1}), row("Black", {0.2F, 0.18F, 0.16F, 1})},
            .options = {{.key = "toMove",
                         .label = "To move",
                         .kind = OptionKind::Choice,
                         .value = 0,
                         .choices = {"White", "Black"}},
                        {.key = "komi",
                         .label = "Komi",
                         .kind = OptionKind::Number,
                         .value = 0.5,
                         .minimum = -20,
                         .maximum = 20,
                         .step = 0.5},
                        {.key = "stones",
                         .label = "White's stones",
                         .kind = OptionKind::Number,
                         .value = 21.0,
                         .maximum = 80,
                         .advanced = true}},
            .problem = "White's first turn leaves another board than this: choose a later move number.",
            .noRedo = "Nothing was undone.",
            .puzzles = true,
            .hint = {.text = "Nothing lies on a wall or a capstone.", .refuses = true}};
}

std::vector<BeliefView> beliefs() {
    return {{.possibilities = {{.text = "7", .chance = 0.62F, .truth = true},
                               {.text = "6", .chance = 0.3F},
                               {.text = "1", .chance = 0.08F}},
             .at = {300, 260}},
            {.possibilities = {{.text = "12", .chance = 1}}, .at = {380, 260}}};
}

void drawSampleBeliefs(ui::kit::Context& ui) {
    static const std::vector<BeliefView> all = beliefs();
    drawBeliefs(ui, all, ui::kit::display());
}

Screen screenNamed(std::string name, std::function<void(ui::kit::Context&)> draw) {
    return {.name = std::move(name), .draw = std::move(draw)};
}

}  // namespace

std::vector<Screen> momentaryScreens() {
    std::vector<Screen> all;
    all.push_back(screenNamed("how-to-play", [](ui::kit::Context& ui) { (void)drawHowToPlay(ui, card()); }));
    all.push_back(screenNamed("seats", [](ui::kit::Context& ui) { (void)drawSeats(ui, seats()); }));
    all.push_back(screenNamed("together", [](ui::kit::Context& ui) { (void)drawTogether(ui, together()); }));
    all.push_back(
        screenNamed("waiting-room", [](ui::kit::Context& ui) { (void)drawWaitingRoom(ui, waitingRoom()); }));
    all.push_back(screenNamed("lobby-way-in", [](ui::kit::Context& ui) { (void)drawLobby(ui, wayIn()); }));
    using Part = LobbyModel::Part;
    for (const auto& [name, part] :
         {std::pair{"lobby-offers", Part::Seeks}, std::pair{"lobby-watched", Part::Watched},
          std::pair{"lobby-form", Part::Seek}, std::pair{"lobby-talk", Part::Talk}})
        all.push_back(
            screenNamed(name, [part = part](ui::kit::Context& ui) { (void)drawLobby(ui, lobby(part)); }));
    all.push_back(
        screenNamed("score-sheet", [](ui::kit::Context& ui) { (void)drawScoreSheet(ui, scoreSheet()); }));
    all.push_back(screenNamed("hand-over", drawCovered));
    all.push_back(screenNamed("arrangements", [](ui::kit::Context& ui) {
        static ArrangementEntry entry{"Sunday"};
        (void)drawArrangements(ui, arrangements(), entry);
    }));
    all.push_back(screenNamed("beliefs", drawSampleBeliefs));
    all.push_back(screenNamed("position", [](ui::kit::Context& ui) { (void)drawPosition(ui, position()); }));
    all.push_back(screenNamed("captions", [](ui::kit::Context& ui) {
        const std::vector<Caption> captions{{.text = "A stone is laid down", .age = 1},
                                            {.text = "The wall falls", .age = 0.5F}};
        drawCaptions(ui, captions, ui::kit::display());
    }));
    all.push_back(screenNamed("verdict", [](ui::kit::Context& ui) {
        drawVerdict(ui, "Benedict the Elder of Winterthur wins by a road", ui::kit::display(), 1);
    }));
    all.push_back(screenNamed("play-menu", [](ui::kit::Context& ui) {
        MoveEntry entry;
        CommentEntry comment;
        PlaySample model = play();
        model.menu = true;
        (void)drawPlay(ui, model, entry, comment);
    }));
    all.push_back(screenNamed("film", [](ui::kit::Context& ui) { drawFilmThoughts(ui, film()); }));
    return all;
}

}  // namespace samples
