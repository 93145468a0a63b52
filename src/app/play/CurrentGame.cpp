#include "app/play/CurrentGame.h"

#include <algorithm>
#include <chrono>
#include <memory>
#include <utility>

#include "app/catalog/PlayerNames.h"
#include "app/play/NewMatch.h"
#include "app/table/HiddenTags.h"
#include "base/Printable.h"

namespace app {

using ui::kit::Severity;

namespace {
constexpr std::chrono::seconds kClockLost{2};  // of a turn's time, at most, if the program is killed

/// Whether the archive takes games. Blocks until it has answered all questions.
bool takesGames(Library& library) {
    bool takes = false;
    if (library.keeper() == nullptr) return takes;
    library.keeper()->ask([](archive::Archive& archive) -> base::Result<bool> { return !archive.readOnly(); },
                          [&takes](const base::Result<bool>& answer) { takes = answer && *answer; });
    (void)library.flush();
    return takes;
}

}  // namespace

CurrentGame::CurrentGame(const Basics& basics, ScreenStack& screens, Library& library, Tables& tables,
                         const Participants& participants, ChanceSource& chances, std::filesystem::path locks)
    : basics_(basics),
      screens_(screens),
      library_(library),
      tables_(tables),
      participants_(participants),
      chances_(chances),
      keeper_(library_.keeper(), std::move(locks), basics_.games),
      seen_(library_.keeper()) {}

std::vector<Seat> CurrentGame::seats() const {
    if (!session()) return {};
    std::vector<Seat> seats = seats_;
    const std::vector<std::string>& names = session()->match().players();
    seats.resize(names.size());
    const std::optional<match::Clock>& clock = session()->match().clock();
    for (std::size_t i = 0; i < names.size(); ++i) {
        seats[i].name = names[i];
        seats[i].time = clock ? clock->control(game::playerAt(i)) : match::TimeControl{};
    }
    return seats;
}

std::vector<Seat> CurrentGame::nextSeats() const { return nextSeats_.value_or(seats()); }

// ---- another game comes to the table ----

match::Match* CurrentGame::localMatch() { return session() ? session()->localMatch() : nullptr; }

void CurrentGame::leaveTable(Former former) {
    if (localMatch() && keeper_.awaitsArchive(*localMatch())) flushGame();
    if (former == Former::Abandoned)
        keeper_.abandon();
    else if (localMatch() && !isSecondTry() &&
             keeper_.leave(session()->entry(), *localMatch(), seats_, goal()))
        basics_.messages.toast(
            basics_.texts.tr("Your unfinished game is saved: you can resume it from the main menu."));
}

void CurrentGame::seat(const CatalogEntry& game, match::Match match, Former former) {
    leaveTable(former);
    tables_.play(game, std::move(match));
    comeToTable();
}

void CurrentGame::follow(const CatalogEntry& game, match::Briefing told, match::ReportReader reader,
                         match::Line& line) {
    scores_.close();
    leaveTable(Former::Left);
    tables_.follow(game, std::move(told), std::move(reader), line);
    comeToTable();
}

/// Another game is on the table.
void CurrentGame::comeToTable() {
    rememberKind();
    firstTry_.reset();
    startsSeries_ = false;
    nextSeats_.reset();
    seats_.clear();
    ++sessions_;
    showTable();
}

/// The game that was last on the table is the one that is chosen.
void CurrentGame::rememberKind() {
    Settings changed = basics_.preferences.settings();
    if (changed.game == session()->entry().kind->id()) return;
    changed.game = session()->entry().kind->id();
    basics_.preferences.apply(changed);
}

void CurrentGame::seatPlayers(std::vector<Seat> seats) {
    giveIdentity(session()->ownMatch());
    notePersons(session()->ownMatch(), personsOf(seats));
    seats_ = std::move(seats);
    participants_.seat(*session(), seats_);
}

base::Result<void> CurrentGame::begin(const CatalogEntry& game, const game::OptionValues& options,
                                      std::vector<Seat> seats, match::SeriesGoal goal) {
    auto state = game.kind->create(options, chances_.draw());
    if (!state) return state.error();
    beginAt(game, std::move(*state), std::move(seats), goal);
    Settings changed = basics_.preferences.settings();
    changed.games[game.kind->id()].options = options;
    basics_.preferences.apply(changed);
    return {};
}

void CurrentGame::beginFrom(const CatalogEntry& game, const game::State& start, std::vector<Seat> seats,
                            match::SeriesGoal goal) {
    beginAt(game, start.anew(chances_.draw()), std::move(seats), goal);
}

void CurrentGame::beginAt(const CatalogEntry& game, std::unique_ptr<game::State> start,
                          std::vector<Seat> seats, match::SeriesGoal goal) {
    scores_.begin({seatNames(seats), sidesOf(*start), goal});
    // The same players who begin the same game anew give it up, unless it would then show their secrets.
    const bool anew = session() && &session()->entry() == &game && !session()->rights().hidesFromPersons();
    const bool givesUp = anew && samePlayers(this->seats(), seats);
    seat(game, newMatch(std::move(start), seats), givesUp ? Former::Abandoned : Former::Left);
    keeper_.beginSeries();
    seatPlayers(std::move(seats));
    playFromStart();
}

/// Pieces are dealt in sight. Who has looked at the last game with an engine is not told what to play now.
void CurrentGame::playFromStart() {
    session()->deal();
    Settings changed = basics_.preferences.settings();
    changed.showAnalysis = false;
    if (!personsOf(seats_).empty()) basics_.preferences.apply(changed);
}

void CurrentGame::rematch() {
    if (!localMatch()) return;
    (void)keepScore();
    if (isSecondTry()) scores_.goOn();
    const bool anew = scores_.beginAnewIfOver() || startsSeries_;
    std::vector<Seat> seats = nextSeats();
    std::rotate(seats.begin(), seats.begin() + 1, seats.end());
    seat(session()->entry(), newMatch(localMatch()->startState()->anew(chances_.draw()), seats),
         Former::Abandoned);
    if (anew) keeper_.beginSeries();
    seatPlayers(std::move(seats));
    playFromStart();
}

void CurrentGame::playAgain(match::NodeId from) {
    if (localMatch()) playAgain(from, seats());
}

void CurrentGame::playAgain(match::NodeId from, std::vector<Seat> seats) {
    (void)keepScore();
    keep(match::milliseconds(0));
    const match::Match& before = session()->ownMatch();
    auto first = std::move(firstTry_);  // until the table is left, isSecondTry() stays what it is
    if (!first)
        first = {before.toRecord(), static_cast<int>(before.tree().pathTo(from).size()), keeper_.writes()};
    scores_.pause();
    seat(session()->entry(), newMatchFrom(before, from, seats), Former::Abandoned);
    firstTry_ = std::move(first);
    seatPlayers(std::move(seats));
    seen_.note(identityIn(session()->match().tags()));  // what it hides is known from the first try
    basics_.messages.toast(basics_.texts.tr("A second try: it is not saved and does not count."));
}

void CurrentGame::backToFirstTry() {
    if (!firstTry_) return;
    FirstTry first = *std::move(firstTry_);
    show(session()->entry(), match::Match::fromRecord(std::move(first.record)),
         {.ply = first.ply, .archived = first.archived, .former = Former::Abandoned});
}

void CurrentGame::show(const CatalogEntry& game, match::Match match, int ply,
                       std::optional<archive::GameId> archived) {
    show(game, std::move(match), {.ply = ply, .archived = archived});
}

void CurrentGame::show(const CatalogEntry& game, match::Match match, const Shown& shown) {
    scores_.close();
    seat(game, std::move(match), shown.former);
    startsSeries_ = session()->match().live();
    if (shown.archived) keeper_.review(*shown.archived, game, session()->ownMatch());
    const auto line = session()->match().line();
    if (shown.ply > 0 && !line.empty())
        goTo(line[std::min(static_cast<std::size_t>(shown.ply), line.size()) - 1]);
}

void CurrentGame::goTo(match::NodeId turn) {
    session()->history().goTo(turn);
    session()->stage().finishAnimations();
}

void CurrentGame::change(game::Record game) {
    if (!localMatch()) return;
    const match::GameTree& tree = session()->match().tree();
    std::vector<std::size_t> way;  // to the shown turn: which child to follow
    for (const match::NodeId node : tree.pathTo(session()->match().current())) {
        const auto& siblings = tree.node(tree.node(node).parent).children;
        way.push_back(
            static_cast<std::size_t>(std::find(siblings.begin(), siblings.end(), node) - siblings.begin()));
    }
    const auto kept = keeper_.writes();
    const int number = sessions_;  // it stays the same game: of the same file, for example
    scores_.close();
    seat(session()->entry(), match::Match::fromRecord(std::move(game)), Former::Left);
    sessions_ = number;
    if (kept) keeper_.replace(*kept, session()->entry());
    match::NodeId at = match::Match::kRoot;
    for (const std::size_t child : way) {
        const auto& children = session()->match().tree().node(at).children;
        if (child < children.size()) at = children[child];
    }
    session()->history().goTo(at);
    session()->stage().finishAnimations();
}

void CurrentGame::goOn(const CatalogEntry& game, match::Match match, std::vector<std::string> opponents,
                       std::function<void()> onTable) {
    const std::string identity = identityIn(match.tags());
    const auto opened = std::make_shared<match::Match>(std::move(match));
    seen_.ask(identity, [this, &game, opened, opponents = std::move(opponents),
                         onTable = std::move(onTable)](bool seen) {
        if (seen)
            lookAt(game, *opened, {});
        else
            goOnUnseen(game, std::move(*opened), opponents);
        onTable();
    });
}

void CurrentGame::goOnUnseen(const CatalogEntry& game, match::Match match,
                             const std::vector<std::string>& opponents) {
    scores_.close();
    seat(game, std::move(match), Former::Left);
    keeper_.beginSeries();
    const std::vector<std::string>& names = session()->match().players();
    std::vector<Seat> seats;
    for (std::size_t i = 0; i < names.size(); ++i)
        seats.push_back({names[i], i < opponents.size() ? opponents[i] : ""});
    seatPlayers(std::move(seats));
}

void CurrentGame::resume(const KeptGame& kept) {
    keeper_.unfinished().read(kept, [this](base::Result<ResumedGame> resumed) {
        if (resumed) {
            const std::string identity = identityIn(resumed->record.tags);
            const auto opened = std::make_shared<ResumedGame>(std::move(*resumed));
            return seen_.ask(identity, [this, opened](bool seen) {
                seen ? lookAt(std::move(*opened)) : goOn(std::move(*opened));
            });
        }
        basics_.messages.notice(basics_.texts.tr("This game cannot be resumed"), "", {resumed.error()});
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
    match::Match& match = session()->ownMatch();
    match.setLive(true);
    const auto line = match.line();
    const std::size_t turns = resumed.extra.turns;
    session()->history().goTo(turns > 0 && turns <= line.size() ? line[turns - 1] : match.head());
    match.playFromHere();
    session()->stage().finishAnimations();
    scores_.begin(std::move(series));
    seatPlayers(std::move(resumed.seats));
}

void CurrentGame::showTable() {
    tables_.bringBack();
    screens_.showTable();
    basics_.changes.table = true;
}

// ---- it goes on ----

void CurrentGame::takeSeats(std::vector<Seat> seats) {
    if (!localMatch()) return;
    match::Match& match = *localMatch();
    keepBotNames(nextSeats(), seats);
    if (series() && !samePlayers(seats, nextSeats())) {
        // The points of a series belong to its players, so others begin a new one. A game that is over
        // counts for the one before.
        scores_.begin({seatNames(seats), sidesOf(*match.startState()), goal()});
        startsSeries_ = true;
    }
    const bool atOpenEnd = match.atEnd() && !match.outcome().over && !match.isTold();
    const bool over = match.live() && match.finalOutcome().over;
    if (over && (!atOpenEnd || match.hasSecrets())) {
        // Who has played it stays: the others play the next game, or this one if it goes on after all.
        nextSeats_ = std::move(seats);
        return;
    }
    if (atOpenEnd && !match.live() && match.hasSecrets()) {
        playAgain(match.current(), std::move(seats));
        startsSeries_ = true;
        return;
    }
    nextSeats_.reset();
    // A game under review keeps the names that it has in the library.
    if (match.live() || atOpenEnd || !keeper_.writes())
        for (std::size_t i = 0; i < seats.size(); ++i) match.setPlayer(game::playerAt(i), seats[i].name);
    if (atOpenEnd) {
        startsSeries_ |= !match.live();
        match.setLive(true);
        match.playFromHere();
    }
    seatPlayers(std::move(seats));
}

bool CurrentGame::keepScore() {
    if (!session() || !scores_.follow(session()->match())) return false;
    basics_.changes.interface = true;
    return true;
}

match::SeriesGoal CurrentGame::goal() const { return series() ? series()->goal() : match::SeriesGoal{}; }

void CurrentGame::keep() { keep(kClockLost); }

void CurrentGame::keep(match::milliseconds tolerance) {
    if (nextSeats_ && session() && !session()->match().finalOutcome().over)
        takeSeats(*std::exchange(nextSeats_, {}));
    if (startsSeries_ && session() && !session()->match().finalOutcome().over) {
        startsSeries_ = false;
        keeper_.beginSeries();
    }
    if (session()) seen_.look(*session());
    if (localMatch() && !isSecondTry())
        keeper_.follow(session()->entry(), *localMatch(), seats_, goal(), tolerance);
}

void CurrentGame::update() {
    const std::size_t known = keeper_.unfinished().all().size();
    (void)tellNews();
    followSeen();
    if (keeper_.unfinished().all().size() != known) basics_.changes.interface = true;
}

/// Takes the archive's answers and tells what the player should know about it; false if that is nothing.
bool CurrentGame::tellNews() {
    const auto news = library_.update();
    keeper_.update();
    const auto told = keeper_.takeNews();
    if (told) basics_.messages.toast(basics_.texts.tr(*told), Severity::Warning);
    if (news && news->loss)
        basics_.messages.notice(basics_.texts.tr("The library was damaged"), "", {news->what});
    else if (news)
        basics_.messages.toast(basics_.texts.describe(news->what), Severity::Warning);
    return news || told;
}

void CurrentGame::followScreens() {
    if (session()) session()->leave(!screens_.has(ScreenId::Play));
}

bool CurrentGame::goesOn() const {
    const ScreenStack& screens = screens_;
    return session() && screens.has(ScreenId::Play) && !screens.onTop(ScreenId::Photo);
}

void CurrentGame::step(float seconds) {
    if (!goesOn()) return;
    if (tables_.previewed()) {  // nobody sees or hears it
        (void)session()->update(seconds);
        (void)session()->stage().takeSoundMoments();
    }
    const auto trouble = session()->control().update(seconds);
    if (!trouble) return;
    basics_.changes.interface = true;
    const std::string name = base::printable(session()->match().players()[trouble->player.value]);
    basics_.messages.toast(
        basics_.texts.tr("{name} cannot go on: {why}",
                         {{"name", shownName(*session()->entry().kind, name, basics_.texts)},
                          {"why", basics_.texts.tr(trouble->why.message)}}),
        Severity::Warning);
}

void CurrentGame::passTime(float seconds) {
    if (goesOn()) session()->control().passTime(seconds, screens_.onTop(ScreenId::Play));
}

/// Waits until the archive has answered, such as with the number of the series, then keeps the game.
void CurrentGame::flushGame() {
    (void)keeper_.flush();
    keep(match::milliseconds(0));
}

base::Result<void> CurrentGame::flush() {
    flushGame();
    auto written = keeper_.finish();
    if (session()) session()->control().sit(match::Seating(session()->match().players().size()));
    // Nobody reads messages any more, but the log has them.
    bool told = false;
    while (tellNews()) told = true;
    // That there is no archive, or a read-only one, the player has known since the start. But that his last
    // turns are lost must be said now, even if he was told that they could not be written yet.
    return told || takesGames(library_) ? written : base::Result<void>();
}

}  // namespace app
