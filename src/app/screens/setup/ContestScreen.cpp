#include "app/screens/setup/ContestScreen.h"

#include <imgui.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "app/common/Changes.h"
#include "app/common/Messages.h"
#include "app/contests/Contests.h"
#include "app/input/Pointing.h"
#include "app/play/Tables.h"
#include "app/window/Display.h"
#include "app/window/ScreenStack.h"
#include "i18n/Numbers.h"

namespace app {

using tournament::ContestRunner;
using tournament::Ending;
using ui::screens::ContestAction;
using ui::screens::ContestModel;

namespace {

std::string percentText(const ui::kit::Context& ui, double share) {
    return i18n::percentText(ui.texts, std::lround(share * 100));
}

ContestModel::Score scoreOf(std::string name, const tournament::Tally& tally) {
    return {.name = std::move(name),
            .wins = tally.wins,
            .draws = tally.draws,
            .losses = tally.losses,
            .text = scoreText(tally)};
}

/// How a game ended if it did not end by its rules; empty if it did.
std::string endingText(const i18n::Catalogue& texts, Ending ending) {
    switch (ending) {
        case Ending::Adjudicated:
            return texts.tr("adjudicated");
        case Ending::TooLong:
            return texts.tr("too long");
        case Ending::Late:
            return texts.tr("time ran out");
        case Ending::Illegal:
            return texts.tr("illegal turn");
        case Ending::Hung:
            return texts.tr("no answer");
        case Ending::Crashed:
            return texts.tr("crashed");
        case Ending::Refused:
            return texts.tr("game refused");
        case Ending::Running:
        case Ending::Rules:
        case Ending::Aborted:
            break;
    }
    return {};
}

std::string twoDecimals(const ui::kit::Context& ui, double number) {
    return i18n::numberText(ui.texts, number, 0.01);
}

}  // namespace

ContestScreen::~ContestScreen() = default;

// ---- display ----

void ContestScreen::followMatch() {
    const Contests& contests = playing_.contests;
    if (number_ != contests.number()) {
        number_ = contests.number();
        lines_.clear();
        watch_.reset();
        if (!contests.runner()->over()) watch(0);
    }
    for (ContestRunner::Line& line : contests.runner()->finished(lines_.size()))
        lines_.push_back(std::move(line));
}

std::string ContestScreen::stateText(const ui::kit::Context& ui, int games) const {
    const ContestRunner& runner = *playing_.contests.runner();
    const std::string count = std::to_string(games);
    const std::string all = std::to_string(runner.contest().games);
    if (!runner.over()) {
        if (runner.paused())
            return ui.tr("Paused after {count} of {all} games", {{"count", count}, {"all", all}});
        return ui.tr("{count} of {all} games", {{"count", count}, {"all", all}});
    }
    switch (runner.phase()) {
        case ContestRunner::Phase::Decided:
            return ui.tr("Decided by the test after {count} of {all} games",
                         {{"count", count}, {"all", all}});
        case ContestRunner::Phase::Stopped:
            return ui.tr("Stopped after {count} of {all} games", {{"count", count}, {"all", all}});
        case ContestRunner::Phase::Complete:
        case ContestRunner::Phase::Playing:
            break;
    }
    return ui.trn("Over: {count} game was played", "Over: {count} games were played", games,
                  {{"count", count}});
}

std::string ContestScreen::problemText(const ui::kit::Context& ui, std::size_t entrant,
                                       const tournament::Standings::Conduct& conduct) const {
    const ContestRunner& runner = *playing_.contests.runner();
    std::string parts;
    for (const auto& [count, ending] :
         {std::pair{conduct.refused, Ending::Refused}, std::pair{conduct.crashed, Ending::Crashed},
          std::pair{conduct.hung, Ending::Hung}, std::pair{conduct.illegal, Ending::Illegal},
          std::pair{conduct.late, Ending::Late}})
        if (count > 0)
            parts += (parts.empty() ? "" : ", ") + endingText(ui.texts, ending) + " " + std::to_string(count);
    std::string text = runner.contest().entrants[entrant].name + ": " + parts;
    const auto last = std::find_if(lines_.rbegin(), lines_.rend(), [&](const ContestRunner::Line& line) {
        return line.culprit == static_cast<int>(entrant) && line.problem;
    });
    if (last != lines_.rend()) text += " (" + ui.texts.tr(*last->problem) + ")";
    return text;
}

void ContestScreen::show(const ui::kit::Context& ui, const tournament::Standings& standings,
                         ContestModel& model) const {
    const ContestRunner& runner = *playing_.contests.runner();
    const tournament::Strength& strength = standings.strength;
    const std::string difference = eloText(strength);
    model.total = scoreOf(model.players[0], standings.total);
    model.figures = {
        {.label = ui.tr("Numbers for"), .value = model.players[0]},
        {.label = ui.trc("of a match", "Points"), .value = percentText(ui, strength.score)},
        {.label = ui.tr("Elo"),
         .value = difference.empty() ? ui.tr("after more games") : difference,
         .help =
             ui.tr("How much stronger the first engine is. Of 100 such ranges, 95 contain the true value.")},
        {.label = ui.tr("Likely stronger"),
         .value = percentText(ui, strength.superiority),
         .help = ui.tr("The likelihood that the first engine is the stronger one.")}};
    model.sides = {scoreOf(ui.tr("Moving first"), standings.bySide[0]),
                   scoreOf(ui.tr("Moving second"), standings.bySide[1])};
    for (std::size_t i = 0; i < 2; ++i)
        if (standings.conduct[i].all() > 0)
            model.problems.push_back(problemText(ui, i, standings.conduct[i]));
    const auto& sprt = runner.contest().sprt;
    if (!sprt) return;
    const double low = sprt->lowerBound();
    const double high = sprt->upperBound();
    ContestModel::Test test{.label = ui.tr("Test of Elo {low} or {high}",
                                           {{"low", std::to_string(static_cast<int>(sprt->elo0))},
                                            {"high", std::to_string(static_cast<int>(sprt->elo1))}}),
                            .share = (standings.ratio - low) / (high - low)};
    test.text = ui.tr("{ratio} ({low}, {high})", {{"ratio", twoDecimals(ui, standings.ratio)},
                                                  {"low", twoDecimals(ui, low)},
                                                  {"high", twoDecimals(ui, high)}});
    if (standings.verdict != tournament::SprtState::Open) {
        const bool higher = standings.verdict == tournament::SprtState::AcceptedElo1;
        const int elo = static_cast<int>(higher ? sprt->elo1 : sprt->elo0);
        test.text = ui.tr("Accepted: {elo}", {{"elo", std::to_string(elo)}});
    }
    model.test = std::move(test);
}

ContestModel::Game ContestScreen::gameRow(int row) const {
    const i18n::Catalogue& texts = basics_.texts;
    const ContestRunner::Line& line = lines_[lines_.size() - 1 - static_cast<std::size_t>(row)];
    const std::string& winner = shown_.players[line.halfPoints == 2 ? 0 : 1];
    ContestModel::Game game{
        .number = line.number,
        .text = line.halfPoints == 1 ? texts.tr("A draw") : texts.tr("{name} wins", {{"name", winner}}),
        .result = line.result,
        .detail = endingText(texts, line.ending),
        .wrong = line.culprit.has_value(),
        .shown = watch_ && watch_->number() == line.number};
    if (game.detail.empty()) {
        const int turns = static_cast<int>(line.turns);
        game.detail = texts.trn("{count} turn", "{count} turns", turns, {{"count", std::to_string(turns)}});
    }
    return game;
}

/// How the watched game ended. The rules say that a player who lost by misconduct or adjudication has
/// resigned, so in these cases the text comes from the match.
std::string ContestScreen::watchedEnding(const ui::kit::Context& ui) const {
    const auto line = std::find_if(lines_.begin(), lines_.end(), [&](const ContestRunner::Line& finished) {
        return finished.number == watch_->number();
    });
    const std::string& reason = watch_->outcome().reason;
    std::string ending = line != lines_.end() ? endingText(ui.texts, line->ending) : std::string();
    if (ending.empty() && !reason.empty()) ending = ui.tr(reason.c_str());
    return ending;
}

void ContestScreen::showWatched(const ui::kit::Context& ui, ContestModel& model) const {
    if (!watch_ || watch_->number() == 0) return;
    ContestModel::Watched watched{
        .title = ui.tr("Game {number}: {first} – {second}", {{"number", std::to_string(watch_->number())},
                                                             {"first", watch_->names()[0]},
                                                             {"second", watch_->names()[1]}}),
        .chances = watch_->chances()};
    for (const double chance : watched.chances) watched.percents.push_back(percentText(ui, chance));
    if (watch_->outcome().over) {
        watched.line = watch_->outcome().result;
        if (const std::string why = watchedEnding(ui); !why.empty()) watched.line += ": " + why;
    } else if (const tournament::PlayedTurn* last = watch_->last()) {
        watched.line = ui.tr("Turn {number}: {turn}",
                             {{"number", std::to_string(watch_->turn())}, {"turn", last->notation}});
        if (last->opening) watched.line += " · " + std::string(ui.tr("opening"));
    }
    model.watched = std::move(watched);
}

ContestModel ContestScreen::model(const ui::kit::Context& ui) {
    followMatch();
    const ContestRunner& runner = *playing_.contests.runner();
    const tournament::Standings standings = runner.standings();
    ContestModel model{.players = {runner.contest().entrants[0].name, runner.contest().entrants[1].name},
                       .state = stateText(ui, standings.total.games()),
                       .gameCount = static_cast<int>(lines_.size()),
                       .game = [this](int row) { return gameRow(row); },
                       .watching = watch_ != nullptr,
                       .paused = runner.paused(),
                       .over = runner.over(),
                       .canSave = !lines_.empty()};
    show(ui, standings, model);
    showWatched(ui, model);
    return model;
}

void ContestScreen::draw(ui::kit::Context& ui, float) {
    if (!playing_.contests.runner()) return basics_.screens.close();
    shown_ = model(ui);
    for (const ui::screens::ContestCommand& command : ui::screens::drawContest(ui, shown_)) {
        if (const auto* game = std::get_if<ui::screens::WatchGame>(&command))
            watch(game->number);
        else
            act(std::get<ContestAction>(command));
    }
}

std::string ContestScreen::text() const {
    std::string all =
        shown_.players[0] + " – " + shown_.players[1] + "\n" + shown_.total.text + "\n" + shown_.state;
    for (const ContestModel::Figure& figure : shown_.figures)
        all += "\n" + figure.label + ": " + figure.value;
    if (shown_.test) all += "\n" + shown_.test->label + ": " + shown_.test->text;
    for (const ContestModel::Score& side : shown_.sides) all += "\n" + side.name + ": " + side.text;
    for (const std::string& problem : shown_.problems) all += "\n" + problem;
    if (shown_.watched) all += "\n" + shown_.watched->title + "\n" + shown_.watched->line;
    return all;
}

std::string ContestScreen::rows() const {
    std::string all;
    for (int row = 0; row < shown_.gameCount; ++row) {
        const ContestModel::Game game = shown_.game(row);
        all += (all.empty() ? "" : "\n") + std::to_string(game.number) + " " + game.text + " " + game.result +
               " " + game.detail;
    }
    return all;
}

// ---- commands ----

void ContestScreen::watch(int number) {
    const Contests& contests = playing_.contests;
    if (!watch_)
        watch_ = std::make_unique<ContestWatch>(*contests.runner(), *contests.plan().game, playing_.tables);
    if (number > 0) watch_->show(number);
}

void ContestScreen::act(ContestAction action) {
    ContestRunner& runner = *playing_.contests.runner();
    switch (action) {
        case ContestAction::Pause:
        case ContestAction::Resume:
            return runner.pause(action == ContestAction::Pause);
        case ContestAction::Stop:
            return runner.stop();
        case ContestAction::NewMatch:
            basics_.screens.close();
            return basics_.screens.open(ScreenId::NewContest);
        case ContestAction::Watch:
            return watch(0);
        case ContestAction::StopWatching:
            return watch_.reset();
        case ContestAction::Save:
            return basics_.screens.open(ScreenId::SaveContest);
        case ContestAction::Back:
            return leave();
    }
}

bool ContestScreen::expecting() const { return playing_.contests.playing(); }

void ContestScreen::leave() {
    if (playing_.contests.playing())
        basics_.messages.toast(basics_.texts.tr("The engine match goes on in the background."));
    basics_.screens.close();
}

bool ContestScreen::escape() {
    leave();
    return true;
}

void ContestScreen::pass(float seconds) {
    if (watch_ && number_ == playing_.contests.number() && watch_->update(seconds))
        basics_.changes.interface = true;
}

void ContestScreen::handle(const SDL_Event& event) {
    if (!watch_) return;
    scene::OrbitCamera& camera = playing_.tables.shown().stage().camera();
    switch (event.type) {
        case SDL_MOUSEWHEEL:
            return camera.zoom(static_cast<float>(event.wheel.y));
        case SDL_MOUSEBUTTONDOWN:  // beside the panel, which keeps its own
            if (!turnsPages(event.button.button))
                draggedTo_ = pixelsOf(event.button.x, event.button.y, event.button.windowID);
            return;
        case SDL_MOUSEBUTTONUP:
            return draggedTo_.reset();
        case SDL_WINDOWEVENT:
            if (event.window.event == SDL_WINDOWEVENT_FOCUS_LOST) draggedTo_.reset();
            return;
        case SDL_MOUSEMOTION: {
            if (!draggedTo_) return;
            const glm::vec2 at = pixelsOf(event.motion.x, event.motion.y, event.motion.windowID);
            const glm::vec2 way = at - *std::exchange(draggedTo_, at);
            const float turn = kOrbitPerPixel / basics_.display.pixelScale;
            return camera.orbit(-way.x * turn, way.y * turn);
        }
        default:
            return;
    }
}

bool ContestScreen::gesture(const TouchGesture& gesture) {
    if (!watch_ || ImGui::GetIO().WantCaptureMouse) return false;
    turnBy(gesture, playing_.tables.shown().stage().camera(), basics_.display.pixelScale);
    return true;
}

ui::kit::Rect ContestScreen::tableArea(ui::kit::Rect display) const {
    return ui::screens::contestTableArea(display, basics_.display.pixelScale);
}

std::optional<scene::OrbitCamera::Viewpoint> ContestScreen::viewpoint() const {
    return watch_ ? std::optional(scene::OrbitCamera::Viewpoint::Play) : std::nullopt;
}

}  // namespace app
