#include "app/play/CurrentGame.h"

#include <algorithm>
#include <chrono>
#include <random>
#include <utility>

#include "app/catalog/PlayerNames.h"
#include "app/library/ArchiveEntry.h"
#include "app/play/EnginePlayer.h"
#include "app/play/Showcase.h"

namespace app {

using ui::kit::Severity;

namespace {

constexpr std::chrono::seconds kClockLost{
    2};  // the most clock time of a turn that is lost if the program is killed

/// Nullopt if no player has a time limit.
std::optional<match::Clock> clockFor(const std::vector<Seat>& seats) {
    std::vector<match::TimeControl> controls;
    for (const Seat& seat : seats) controls.push_back(seat.time);
    if (std::none_of(controls.begin(), controls.end(), [](const auto& control) { return control.limited(); }))
        return {};
    return match::Clock(std::move(controls));
}

std::vector<std::string> seatNames(const std::vector<Seat>& seats) {
    std::vector<std::string> names;
    for (const Seat& taken : seats) names.push_back(taken.name);
    return names;
}

game::Sides sidesOf(const game::State& state) { return game::Sides(*state.view(game::Viewer::onlooker())); }

/// A match from this position that these players begin now.
match::Match newMatch(std::unique_ptr<game::State> start, const std::vector<Seat>& seats) {
    match::Match match(std::move(start), seatNames(seats));
    writeDate(match);
    if (auto clock = clockFor(seats)) match.setClock(std::move(*clock));
    return match;
}

}  // namespace

CurrentGame::CurrentGame(const Surroundings& surroundings, std::filesystem::path locks,
                         const std::filesystem::path& assets)
    : surroundings_(surroundings),
      keeper_(surroundings_.library.archive(), std::move(locks), surroundings_.games),
      assets_(assets),
      showcase_(makeShowcase(surroundings_.games.named(surroundings_.preferences.settings().game), assets,
                             surroundings_.preferences.theme(), surroundings_.preferences.tableWishes())),
      suitable_({.games = surroundings.games,
                 .texts = surroundings.texts,
                 .library = surroundings.library,
                 .preferences = surroundings.preferences,
                 .messages = surroundings.messages,
                 .changes = surroundings.changes}) {}

// ---- games on the table ----

void CurrentGame::seat(const CatalogEntry& game, match::Match match, Former former) {
    if (session_ && keeper_.awaitsSeries()) flushGame();
    if (former == Former::Abandoned)
        keeper_.abandon();
    else if (session_ && !secondTry_ && keeper_.leave(session_->entry(), session_->match(), seats_, goal()))
        surroundings_.messages.toast(
            surroundings_.texts.tr("Your unfinished game is saved: you can resume it from the main menu."));
    // The camera moves to the seat from where it is now.
    const scene::OrbitCamera::Viewpoint viewpoint = table().stage().camera().viewpoint();
    const Preferences& preferences = surroundings_.preferences;
    session_ = std::make_unique<TableSession>(game, std::move(match), preferences.theme(),
                                              preferences.speed(), preferences.tableWishes());
    session_->stage().camera().stand(viewpoint, 0);
    session_->stage().setMotion(preferences.speed(), preferences.settings().reducedMotion);
    session_->stage().setBoldHighlights(preferences.settings().highContrast);
    session_->chair().setCameraHabits(cameraHabits_);
    session_->turn().askToConfirm(preferences.settings().confirmMoves);
    preview_.reset();
    secondTry_ = false;
    seats_.clear();
    ++sessions_;
    showTable();
}

match::TakingBack CurrentGame::takingBack() const {
    const auto* const chosen =
        std::find(kTakingBack.begin(), kTakingBack.end(), surroundings_.preferences.settings().takingBack);
    return chosen == kTakingBack.end() ? match::TakingBack::Free
                                       : static_cast<match::TakingBack>(chosen - kTakingBack.begin());
}

std::unique_ptr<match::Participant> CurrentGame::seatOf(std::unique_ptr<game::Bot> bot, EnginePace pace,
                                                        std::unique_ptr<const game::View> view) const {
    auto player = std::make_unique<EnginePlayer>(surroundings_.thinking.employ(std::move(bot)), pace);
    player->prepare(std::move(view));
    return player;
}

void CurrentGame::seatPlayers() {
    const auto seconds = std::chrono::duration<double>(surroundings_.preferences.settings().thinkingSeconds);
    EnginePace pace{.thinkingTime = std::chrono::duration_cast<std::chrono::milliseconds>(seconds)};
    match::Seating seating(session_->match().players().size(), takingBack());
    const game::Kind& kind = *session_->entry().kind;
    const std::vector<game::Opponent> known = surroundings_.engines.opponents(kind);
    for (std::size_t i = 0; i < seats_.size(); ++i) {
        auto bot = surroundings_.engines.createBot(kind, seats_[i].opponent);
        const auto opponent = std::find_if(
            known.begin(), known.end(), [&](const game::Opponent& o) { return o.id == seats_[i].opponent; });
        if (!bot || opponent == known.end()) continue;
        pace.quick = opponent->quick;
        seating.sit(game::playerAt(i),
                    seatOf(std::move(bot), pace, session_->match().view(game::playerAt(i))));
    }
    session_->players().sit(std::move(seating));
}

game::Chance CurrentGame::drawChance() {
    if (clockFixed()) return game::Chance(++chancesDrawn_);
    std::random_device source;
    return game::Chance(std::uint64_t{source()} << 32U | source());
}

base::Result<void> CurrentGame::begin(const CatalogEntry& game, const game::OptionValues& options,
                                      std::vector<Seat> seats, match::SeriesGoal goal) {
    auto state = game.kind->create(options, drawChance());
    if (!state) return state.error();
    scores_.begin({seatNames(seats), sidesOf(*state.value()), goal});
    seat(game, newMatch(std::move(*state), seats), Former::Abandoned);
    keeper_.beginSeries();
    seats_ = std::move(seats);
    seatPlayers();
    Settings changed = surroundings_.preferences.settings();
    changed.game = game.kind->id();
    changed.games[changed.game].options = options;
    surroundings_.preferences.apply(changed);
    return {};
}

void CurrentGame::play() {
    const game::Opponent* const bot = suitable_.bot();
    if (bot == nullptr) return;
    const Settings& settings = surroundings_.preferences.settings();
    const CatalogEntry& entry = surroundings_.games.named(settings.game);
    const GameSettings* before = settings.of(entry.kind->id());
    game::OptionValues options = before ? before->options : game::OptionValues{};
    options.erase(game::kPlayersKey);
    const bool named = !settings.playerNames.empty() && !settings.playerNames.front().empty();
    const bool firstGame = before == nullptr;
    std::vector<Seat> seats{{named ? settings.playerNames.front() : defaultName()},
                            {bot->name.english(), bot->id}};
    if (std::random_device{}() % 2 == 0) std::swap(seats[0], seats[1]);
    if (const auto begun = begin(entry, options, std::move(seats)); !begun)
        return surroundings_.messages.notice(surroundings_.texts.tr("This game cannot be started"), "",
                                             {begun.error()});
    if (firstGame) offerCoach();
}

/// Turns the coach on in a player's first game.
void CurrentGame::offerCoach() {
    Settings changed = surroundings_.preferences.settings();
    changed.coach = true;
    surroundings_.preferences.apply(changed);
    surroundings_.messages.toast(surroundings_.texts.tr(
        "A coach follows the game and warns of blunders; you can turn it off in the settings."));
}

std::vector<Seat> CurrentGame::seats() const {
    if (!session_) return {};
    std::vector<Seat> seats = seats_;
    const std::vector<std::string>& names = session_->match().players();
    seats.resize(names.size());
    const std::optional<match::Clock>& clock = session_->match().clock();
    for (std::size_t i = 0; i < names.size(); ++i) {
        seats[i].name = names[i];
        seats[i].time = clock ? clock->control(game::playerAt(i)) : match::TimeControl{};
    }
    return seats;
}

void CurrentGame::takeSeats(std::vector<Seat> seats) {
    if (!session_) return;
    match::Match& match = session_->match();
    // The points of a series belong to its players, so other players start a new one.
    if (seats != this->seats()) scores_.close();
    for (std::size_t i = 0; i < seats.size(); ++i) match.setPlayer(game::playerAt(i), seats[i].name);
    if (match.atEnd() && !match.outcome().over) {
        match.setLive(true);
        match.playFromHere();
    }
    seats_ = std::move(seats);
    seatPlayers();
}

void CurrentGame::rematch() {
    if (!session_) return;
    keepScore();
    const bool anew = scores_.beginAnewIfOver();
    std::vector<Seat> seats = this->seats();
    std::rotate(seats.begin(), seats.begin() + 1, seats.end());
    seat(session_->entry(), newMatch(session_->match().startState()->anew(drawChance()), seats),
         Former::Abandoned);
    if (anew) keeper_.beginSeries();
    seats_ = std::move(seats);
    seatPlayers();
}

/// What the only person at the table did not know at that turn is drawn anew, since the game has shown it
/// meanwhile. Several persons play on with the same secrets, which they all know by now.
match::Referee::Alike CurrentGame::secondTry(const match::Match& match, match::NodeId from) {
    const std::vector<game::PlayerId> persons = session_->seating().persons();
    if (match.hasSecrets() && persons.size() == 1)
        return match.asSeen(from, game::Viewer(persons.front()), drawChance());
    match::Referee::Alike same{.start = match.startState(), .turns = {}};
    for (const match::NodeId turn : match.tree().pathTo(from))
        same.turns.push_back(match.tree().node(turn).action);
    return same;
}

void CurrentGame::playAgain(match::NodeId from) {
    if (!session_) return;
    keepScore();
    keepGame(match::milliseconds(0));
    std::vector<Seat> seats = this->seats();
    const match::Match& before = session_->match();
    match::Referee::Alike again = secondTry(before, from);
    match::Match match = newMatch(std::move(again.start), seats);
    for (const game::Action turn : again.turns) (void)match.submit(match.moverOf(turn), turn);
    scores_.close();
    seat(session_->entry(), std::move(match), Former::Abandoned);
    secondTry_ = true;
    seats_ = std::move(seats);
    seatPlayers();
    surroundings_.messages.toast(surroundings_.texts.tr("A second try: it is not saved and does not count."));
}

void CurrentGame::show(const CatalogEntry& game, match::Match match, int ply,
                       std::optional<archive::GameId> archived) {
    scores_.close();
    seat(game, std::move(match), Former::Left);
    if (archived) keeper_.review(*archived, session_->match());
    const auto line = session_->match().line();
    if (ply <= 0 || line.empty()) return;
    session_->history().goTo(line[std::min(static_cast<std::size_t>(ply), line.size()) - 1]);
    session_->stage().finishAnimations();
}

void CurrentGame::goOn(const CatalogEntry& game, match::Match match,
                       const std::vector<std::string>& opponents) {
    scores_.close();
    seat(game, std::move(match), Former::Left);
    keeper_.beginSeries();
    const std::vector<std::string>& names = session_->match().players();
    for (std::size_t i = 0; i < names.size(); ++i)
        seats_.push_back({names[i], i < opponents.size() ? opponents[i] : ""});
    seatPlayers();
}

void CurrentGame::resume(const KeptGame& kept) {
    keeper_.unfinished().read(kept, [this](base::Result<ResumedGame> resumed) {
        if (resumed) return goOn(std::move(*resumed));
        surroundings_.messages.notice(surroundings_.texts.tr("This game cannot be resumed"), "",
                                      {resumed.error()});
    });
}

void CurrentGame::goOn(ResumedGame resumed) {
    // The names are in the order of the seats in the series' first game.
    const std::vector<std::string>& names =
        resumed.before.empty() ? resumed.record.players : resumed.before.front().players;
    match::Series series(names, sidesOf(*resumed.record.start), resumed.extra.goal);
    for (game::Record& before : resumed.before) {
        const match::Match ended = match::Match::fromRecord(std::move(before));
        series.enter(ended.finalOutcome(), ended.players());
    }
    seat(*resumed.game, match::Match::fromRecord(std::move(resumed.record)), Former::Left);
    keeper_.adopt(resumed);
    match::Match& match = session_->match();
    match.setLive(true);
    const auto line = match.line();
    const std::size_t turns = resumed.extra.turns;
    if (turns > 0 && turns <= line.size()) session_->history().goTo(line[turns - 1]);
    match.playFromHere();
    session_->stage().finishAnimations();
    scores_.begin(std::move(series));
    seats_ = std::move(resumed.seats);
    seatPlayers();
}

// ---- every frame ----

void CurrentGame::showTable() {
    surroundings_.screens.showTable();
    surroundings_.changes.table = true;
}

void CurrentGame::show(const CatalogEntry& game) {
    Settings changed = surroundings_.preferences.settings();
    changed.game = game.kind->id();
    surroundings_.preferences.apply(changed);
    showcase_ = makeShowcase(game, assets_, surroundings_.preferences.theme(),
                             surroundings_.preferences.tableWishes());
    showcase_->chair().setCameraHabits(cameraHabits_);
    suitable_.gameChanged();
    surroundings_.changes.table = surroundings_.changes.interface = true;
}

void CurrentGame::setCameraHabits(const CameraHabits& habits) {
    if (habits == cameraHabits_) return;
    cameraHabits_ = habits;
    showcase_->chair().setCameraHabits(habits);
    if (preview_) preview_->chair().setCameraHabits(habits);
    if (session_) session_->chair().setCameraHabits(habits);
}

void CurrentGame::followPreferences(bool tables) {
    const Preferences& preferences = surroundings_.preferences;
    if (tables)
        for (TableSession* const table : {showcase_.get(), preview_.get(), session_.get()})
            if (table) table->rebuild(preferences.theme(), preferences.tableWishes());
    const bool bold = preferences.settings().highContrast;
    if (preview_) preview_->stage().setBoldHighlights(bold);
    if (!session_) return;
    session_->stage().setBoldHighlights(bold);
    session_->stage().setMotion(preferences.speed(), preferences.settings().reducedMotion);
    session_->turn().askToConfirm(preferences.settings().confirmMoves);
}

void CurrentGame::keepScore() {
    if (!session_ || !scores_.follow(session_->match())) return;
    surroundings_.changes.interface = true;
    scored_ = true;
}

match::SeriesGoal CurrentGame::goal() const { return series() ? series()->goal() : match::SeriesGoal{}; }

void CurrentGame::keepGame(match::milliseconds tolerance) {
    if (session_ && !secondTry_)
        keeper_.follow(session_->entry(), session_->match(), seats_, goal(), tolerance);
    const std::size_t known = keeper_.unfinished().all().size();
    const auto news = surroundings_.library.update();
    keeper_.update();
    if (keeper_.unfinished().all().size() != known) surroundings_.changes.interface = true;
    if (news && news->loss)
        surroundings_.messages.notice(surroundings_.texts.tr("The library was damaged"), "", {news->what});
    else if (news)
        surroundings_.messages.toast(surroundings_.texts.describe(news->what), Severity::Warning);
}

bool CurrentGame::goesOn() const {
    const ScreenStack& screens = surroundings_.screens;
    return session_ && screens.has(ScreenId::Play) && !screens.onTop(ScreenId::Photo);
}

void CurrentGame::step(float seconds) {
    if (!goesOn()) return;
    if (preview_) {  // nobody sees or hears it
        (void)session_->update(seconds);
        (void)session_->stage().takeSoundMoments();
    }
    const auto trouble = session_->players().update(seconds);
    if (!trouble) return;
    surroundings_.changes.interface = true;
    surroundings_.messages.toast(
        surroundings_.texts.tr("{name} cannot go on: {why}",
                               {{"name", session_->match().players()[trouble->player.value]},
                                {"why", surroundings_.texts.tr(trouble->why.message)}}),
        Severity::Warning);
}

void CurrentGame::passTime(float seconds) {
    if (goesOn()) session_->players().passTime(seconds, surroundings_.screens.onTop(ScreenId::Play));
}

void CurrentGame::update() {
    keepScore();
    keepGame(kClockLost);
    if (std::exchange(scored_, false)) suitable_.follow();
}

/// Waits until the archive has given the series its number, then keeps the game.
void CurrentGame::flushGame() {
    keeper_.flush();
    keepGame(match::milliseconds(0));
}

void CurrentGame::flush() {
    flushGame();
    keeper_.flush();
    if (session_) session_->players().sit(match::Seating(session_->match().players().size()));
}

}  // namespace app
