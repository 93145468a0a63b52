#include "app/screens/setup/NewGameScreen.h"

#include <algorithm>
#include <array>
#include <random>

#include "app/catalog/Games.h"
#include "app/catalog/PlayerNames.h"
#include "app/common/Messages.h"
#include "app/play/CurrentGame.h"
#include "app/screens/setup/ChoiceOfGames.h"
#include "app/screens/setup/KindOptions.h"
#include "app/screens/setup/SeriesOption.h"
#include "app/settings/Preferences.h"
#include "app/thinking/Engines.h"
#include "app/window/ScreenStack.h"
#include "base/Message.h"
#include "ui/kit/Disabled.h"

namespace app {

using ui::screens::ChoiceStyle;
using ui::screens::Option;
using ui::screens::OptionKind;

namespace {

constexpr std::size_t kMostSideBySide = 3;  // names

std::size_t mostPlayers(const game::Kind& kind) {
    return static_cast<std::size_t>(kind.playerCounts().back());
}

/// Adds names up to the game's largest number of seats, so that names of unused seats are kept.
std::vector<std::string> withSeats(std::vector<std::string> names, const game::Kind& kind) {
    names.resize(std::max(names.size(), mostPlayers(kind)));
    return names;
}

/// The opponents of the last game; in a player's first game, the weakest engine.
std::vector<std::string> opponentsOf(const Settings& settings, const game::Kind& kind) {
    const GameSettings* before = settings.of(kind.id());
    const std::span<const game::Opponent> known = kind.opponents();
    if (before && !before->opponents.empty()) return before->opponents;
    if (known.empty()) return {};
    std::vector<std::string> opponents(mostPlayers(kind), known.front().id);
    opponents.front().clear();
    return opponents;
}

int placeOf(const std::string& takingBack) {
    const auto* const found = std::find(kTakingBack.begin(), kTakingBack.end(), takingBack);
    return found == kTakingBack.end() ? 0 : static_cast<int>(found - kTakingBack.begin());
}

}  // namespace

NewGameScreen::NewGameScreen(const ScreenBasics& basics, const Playing& playing)
    : basics_(basics),
      playing_(playing),
      draft_(basics.newGameDraft),
      game_(draft_ ? draft_->game : &playing.tables.shown().entry()),
      values_(valuesOf(before(), *game_->kind)),
      seats_(seatsOf(before().playerNames, before())),
      clocks_(before().clocks),
      goal_(match::parseGoal(before().series).value_or(match::SeriesGoal{})),
      takingBack_(placeOf(before().takingBack)),
      coach_(alsoASetting(&Settings::coach)),
      cameraTurns_(alsoASetting(&Settings::cameraTurns)),
      begins_(0) {
    seats_.offerNames(basics.preferences.settings().people);
    setPlayers(game_->kind->playersOf(values_));
    if (draft_) resume(*draft_);
    // Since then the player has turned to another game at the start screen, and set up no position.
    const std::string& turnedTo = basics.preferences.settings().game;
    if (draft_ && !position_ && draft_->known.game != turnedTo && game_->kind->id() != turnedTo)
        setGame(basics.games.named(turnedTo));
}

/// Whatever closes the form: a file that is opened, the game under way, the main menu.
NewGameScreen::~NewGameScreen() {
    if (begun_) return;
    NewGameScreen::update(0);
    keep();
}

void NewGameScreen::resume(const NewGameDraft& draft) {
    NewGameScreen::update(0);
    begins_ = std::min(draft.begins, static_cast<int>(seats_.count()));
}

void NewGameScreen::update(float) {
    if (!draft_ || !draft_->start) return;
    position_ = std::move(draft_->start);
    beginAsUsual(draft_->usualStart);
}

const game::State* NewGameScreen::givenStart() const { return usualStart_ ? nullptr : position_.get(); }

/// The game's own options are for the usual start and stay as they are; so does who begins, if as many play.
void NewGameScreen::beginAsUsual(bool usual) {
    usualStart_ = usual;
    const int players = usual ? game_->kind->playersOf(values_) : position_->playerCount();
    if (static_cast<std::size_t>(players) == seats_.count()) return;
    seats_.setCount(static_cast<std::size_t>(players));
    begins_ = players;
}

const Settings& NewGameScreen::before() const {
    return draft_ ? draft_->settings : basics_.preferences.settings();
}

bool NewGameScreen::alsoASetting(bool Settings::*choice) const {
    const bool now = basics_.preferences.settings().*choice;
    return draft_ && draft_->known.*choice == now ? draft_->settings.*choice : now;
}

bool NewGameScreen::countOffered() const { return game_->kind->playerCounts().size() > 1; }

SeatOptions NewGameScreen::seatsOf(std::vector<std::string> names, const Settings& settings) const {
    const game::Kind& kind = *game_->kind;
    return {playing_.engines.opponents(kind), withSeats(std::move(names), kind), opponentsOf(settings, kind),
            settings.thinkingSeconds};
}

// ---- the form ----

Option NewGameScreen::beginsOption(const ui::kit::Context& ui) const {
    Option option{.key = "begins", .label = question(ui), .kind = OptionKind::Choice, .value = begins_};
    for (const Seat& seat : seats_.seats())
        option.choices.push_back(shownName(*game_->kind, seat.name, ui.texts));
    for (std::size_t seat = 0; seat < seats_.count(); ++seat)
        option.shorter.push_back(ui.tr("Player {number}", {{"number", std::to_string(seat + 1)}}));
    for (auto* texts : {&option.choices, &option.shorter}) texts->emplace_back(ui.tr("Draw lots"));
    option.style = option.choices.size() <= kMostSideBySide ? ChoiceStyle::SideBySide : ChoiceStyle::List;
    return option;
}

std::string NewGameScreen::whoIsFirst(const ui::kit::Context& ui, const std::string& name) const {
    const game::FirstSeat first = game_->kind->firstSeat(static_cast<int>(seats_.count()));
    if (!givenStart() || !first.isWhoBegins)
        return aboutPlayer(ui.texts, {first.answer, first.answerToYou}, name);
    const std::string seat = ui.tr(game_->kind->seatName(game::playerAt(0)).c_str());
    if (isYou(ui.texts, name)) return ui.tr("You play {seat}.", {{"seat", seat}});
    return ui.tr("{name} plays {seat}.", {{"name", name}, {"seat", seat}});
}

/// Who moves first in a position that was set up, the position says.
std::string NewGameScreen::question(const ui::kit::Context& ui) const {
    const game::FirstSeat first = game_->kind->firstSeat(static_cast<int>(seats_.count()));
    if (!givenStart() || !first.isWhoBegins) return ui.tr(first.question.c_str());
    return ui.tr("Who plays {seat}", {{"seat", ui.tr(game_->kind->seatName(game::playerAt(0)).c_str())}});
}

Option NewGameScreen::startOption(const ui::kit::Context& ui) const {
    Option option{.key = "start",
                  .label = ui.tr("Begin from"),
                  .kind = OptionKind::Choice,
                  .value = usualStart_ ? 0 : 1,
                  .choices = {ui.tr("The usual start"), ui.tr("Your position")},
                  .style = ChoiceStyle::SideBySide};
    if (usualStart_) return option;
    const std::string variant = game_->kind->variantOf(*position_);
    const std::string mover = ui.tr(game_->kind->seatName(position_->toMove()).c_str());
    const std::string moves = ui.tr("{name} to move", {{"name", mover}});
    option.help = variant.empty() ? moves : variant + "  ·  " + moves;
    return option;
}

game::Sides NewGameScreen::sides() const {
    const game::State* const given = givenStart();
    return given ? game::Sides(*given->view(game::Viewer::onlooker())) : game_->kind->sidesOf(values_);
}

Option NewGameScreen::takingBackOption(const ui::kit::Context& ui) const {
    return {.key = "takingBack",
            .label = ui.tr("Taking back"),
            .kind = OptionKind::Choice,
            .value = takingBack_,
            .tip = ui.tr("A turn cannot be taken back once it, or the answer to it, has shown something "
                         "hidden."),
            .choices = {ui.trc("taking back", "Free"), ui.tr("By agreement"), ui.tr("Never")},
            .advanced = true};
}

/// Can be changed only if persons play against engines.
Option NewGameScreen::coachOption(const ui::kit::Context& ui) const {
    return {
        .key = "coach",
        .label = ui.tr("Coach"),
        .value = coach_,
        .tip = ui.tr("Warns you once before a blunder, says what would happen, and offers the lesson about "
                     "it. In a game that hides things it only comments."),
        .advanced = true,
        .disabled = ui::kit::unless(persons() > 0 && persons() < static_cast<std::ptrdiff_t>(seats_.count()),
                                    ui.tr("The coach helps a person who plays against an engine."))};
}

std::ptrdiff_t NewGameScreen::persons() const {
    std::vector<std::string> seated = seats_.opponents();
    seated.resize(seats_.count());
    return std::count(seated.begin(), seated.end(), "");
}

Option NewGameScreen::cameraOption(const ui::kit::Context& ui) const {
    return {
        .key = "cameraTurns",
        .label = ui.tr("Turn to the player to move"),
        .value = cameraTurns_,
        .tip = ui.tr("When several people share the table, the camera goes around it to the player to move."),
        .disabled = ui::kit::unless(!basics_.preferences.settings().reducedMotion,
                                    ui.tr("With reduced motion the camera never moves by itself."))};
}

std::vector<std::string> NewGameScreen::seatLabels(const ui::kit::Context& ui) const {
    const auto labelAt = [&](std::size_t seat) {
        return ui.tr("Player {number}", {{"number", std::to_string(seat + 1)}});
    };
    const game::Sides sides = this->sides();
    std::vector<std::string> labels;
    for (std::size_t seat = 0; seat < seats_.count(); ++seat) {
        std::vector<std::string> partners;
        for (const game::PlayerId partner : sides.partnersOf(game::playerAt(seat)))
            partners.push_back(labelAt(partner.value));
        labels.push_back(withPartners(ui, labelAt(seat), partners));
    }
    return labels;
}

std::string NewGameScreen::engineProblem(const ui::kit::Context& ui) const {
    std::vector<std::string> seated = seats_.opponents();
    seated.resize(seats_.count());
    if (std::none_of(seated.begin(), seated.end(), isEngineSeat)) return {};
    const auto usual = game_->kind->create(values_, {});
    const game::State* const given = givenStart();
    if (!given && !usual) return {};
    const auto problem = playing_.engines.problemOf(seated, given ? *given : **usual);
    return problem ? ui.texts.tr(*problem) : std::string();
}

ui::screens::NewGameModel NewGameScreen::model(const ui::kit::Context& ui) const {
    ui::screens::NewGameModel model;
    model.game = choiceOf(basics_.games.all(), *game_, ui);
    if (game_->kind->positionEditor() != nullptr)
        model.setUp = position_ ? ui.tr("Change the position") : ui.tr("Set up a position");
    if (countOffered() && !givenStart())
        model.options.push_back(
            playersOption(game_->kind->playerCounts(), static_cast<int>(seats_.count()), ui));
    seats_.showPlayers(ui, seatLabels(ui), model.options);
    // For two players one of these takes the other's place, so nothing moves under the pointer.
    if (persons() > 1) model.options.push_back(cameraOption(ui));
    if (persons() < static_cast<std::ptrdiff_t>(seats_.count()))
        seats_.showThinkingTime(ui, *game_->kind, model.options);
    model.options.push_back(beginsOption(ui));
    clocks_.show(ui, seats_.count(), model.options);
    model.options.push_back(seriesOption(goal_, ui));
    model.options.push_back(takingBackOption(ui));
    if (!game_->kind->opponents().empty()) model.options.push_back(coachOption(ui));
    if (position_) model.options.push_back(startOption(ui));
    if (!givenStart()) showSpecs(game_->kind->options(values_), ui, model.options);
    return model;
}

// ---- changes ----

void NewGameScreen::setGame(const CatalogEntry& game) {
    keep();
    draft_->turnTo(game);
    game_ = &game;
    position_.reset();
    usualStart_ = false;
    values_ = valuesOf(draft_->settings, *game.kind);
    seats_ = seatsOf(seats_.names(), draft_->settings);
    seats_.offerNames(basics_.preferences.settings().people);
    setPlayers(game.kind->playersOf(values_));
    resume(*draft_);
}

void NewGameScreen::setPlayers(int players) {
    if (countOffered()) values_[game::kPlayersKey] = std::to_string(players);
    seats_.setCount(static_cast<std::size_t>(players));
    begins_ = players;
}

void NewGameScreen::set(const ui::screens::SetOption& change) {
    if (seats_.set(change) || clocks_.set(change, seats_.count())) return;
    const int* index = std::get_if<int>(&change.value);
    if (index && change.key == game::kPlayersKey)
        return setPlayers(game_->kind->playerCounts()[static_cast<std::size_t>(*index)]);
    if (index && change.key == kSeriesKey) {
        goal_ = chosenGoal(goal_, *index);
        return;
    }
    if (change.key == "start") {
        if (index && position_) beginAsUsual(*index == 0);
        return;
    }
    if (change.key == "coach") {
        coach_ = std::get<bool>(change.value);
        return;
    }
    if (change.key == "cameraTurns") {
        cameraTurns_ = std::get<bool>(change.value);
        return;
    }
    if (index && change.key == "takingBack") {
        takingBack_ = *index;
        return;
    }
    if (index && change.key == "begins") {
        begins_ = *index;
        return;
    }
    changeOption(*game_->kind, values_, change);
}

std::vector<Seat> NewGameScreen::seated(const ui::kit::Context& ui) {
    std::vector<Seat> seats = seats_.seats();
    const auto controls = clocks_.controls(seats.size());
    if (!controls) {
        showAdvanced();
        setProblem(ui.texts.tr(controls.error().message));
        return {};
    }
    for (std::size_t i = 0; i < seats.size(); ++i) seats[i].time = (*controls)[i];
    std::size_t first = static_cast<std::size_t>(begins_);
    if (first >= seats.size()) first = std::random_device{}() % seats.size();
    std::rotate(seats.begin(), seats.begin() + static_cast<std::ptrdiff_t>(first), seats.end());
    return seats;
}

Settings NewGameScreen::chosen() const {
    Settings settings = basics_.preferences.settings();
    settings.playerNames = seats_.names();
    settings.clocks = clocks_.texts();
    settings.series = match::formatGoal(goal_);
    settings.coach = coach_;
    settings.cameraTurns = cameraTurns_;
    settings.takingBack = kTakingBack[static_cast<std::size_t>(takingBack_)];
    settings.games[game_->kind->id()].opponents = seats_.opponents();
    settings.games[game_->kind->id()].options = values_;
    settings.thinkingSeconds = seats_.thinkingSeconds();
    return settings;
}

void NewGameScreen::keep() {
    auto others = draft_ ? std::move(draft_->others) : std::map<const CatalogEntry*, NewGameDraft::Left>();
    draft_ = NewGameDraft{.game = game_,
                          .settings = chosen(),
                          .begins = begins_,
                          .known = basics_.preferences.settings(),
                          .others = std::move(others)};
    if (!position_) return;
    draft_->start = position_->clone();
    draft_->usualStart = usualStart_;
}

void NewGameScreen::leave() { basics_.screens.close(); }

void NewGameScreen::setUp() {
    keep();
    basics_.screens.open(ScreenId::Position);
}

void NewGameScreen::start(const ui::kit::Context& ui) {
    std::vector<Seat> seats = seated(ui);
    if (seats.empty()) return;
    Settings settings = chosen();
    seats_.remember(settings);
    basics_.preferences.apply(settings);
    const bool drawn = static_cast<std::size_t>(begins_) >= seats.size();
    const std::string first = shownName(*game_->kind, seats.front().name, ui.texts);
    const std::string decided = whoIsFirst(ui, first);
    if (const game::State* const given = givenStart()) {
        playing_.currentGame.beginFrom(*game_, *given, std::move(seats), goal_);
    } else if (const auto started = playing_.currentGame.begin(*game_, values_, std::move(seats), goal_);
               !started) {
        setProblem(ui.texts.describe(started.error()));
        return;
    }
    draft_.reset();
    begun_ = true;
    if (drawn) basics_.messages.toast(decided);
}

}  // namespace app
