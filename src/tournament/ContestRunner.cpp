#include "tournament/ContestRunner.h"

#include <algorithm>
#include <exception>
#include <utility>

#include "tournament/GamePlay.h"
#include "tournament/Watchdog.h"

namespace tournament {

/// The bots of one thread.
struct ContestRunner::Place {
    std::array<std::vector<std::unique_ptr<game::Bot>>, 2> bots;  ///< by entrant, for each of its seats
    Watchdog watchdog;
};

ContestRunner::ContestRunner(Contest contest, std::function<void()> wake)
    : contest_(std::move(contest)),
      wake_(std::move(wake)),
      schedule_(makeSchedule(1, contest_.games, 1)),
      games_(schedule_.size()),
      count_(contest_.sprt) {
    const auto places = std::clamp<std::size_t>(static_cast<std::size_t>(std::max(contest_.concurrency, 1)),
                                                1, std::max<std::size_t>(schedule_.size(), 1));
    working_ = static_cast<int>(places);
    for (std::size_t i = 0; i < places; ++i)
        threads_.emplace_back([this] {
            if (contest_.onThread) contest_.onThread();
            {
                Place place;
                try {
                    work(place);
                } catch (const std::exception& problem) {
                    fail({{base::msgid("it has failed: {why}"), {{"why", problem.what()}}}});
                }
            }
            leave();
            changed();
        });
}

ContestRunner::~ContestRunner() {
    stop();
    threads_.clear();
}

/// A thread is done. The last one says why the contest ended before over() becomes true.
void ContestRunner::leave() {
    const std::lock_guard lock(mutex_);
    if (working_ == 1 && phase_ == Phase::Playing)
        phase_ = stop_.stop_requested() ? Phase::Stopped : Phase::Complete;
    --working_;
}

void ContestRunner::changed() {
    ++version_;
    if (wake_) wake_();
}

void ContestRunner::pause(bool on) {
    paused_ = on;
    gate_.setOpen(!on);
}

void ContestRunner::stop() { stop_.request_stop(); }

ContestRunner::Phase ContestRunner::phase() const {
    const std::lock_guard lock(mutex_);
    return phase_;
}

void ContestRunner::fail(base::Error error) {
    {
        const std::lock_guard lock(mutex_);
        if (!problem_) problem_ = std::move(error);
    }
    stop_.request_stop();
}

// ---- the games ----

std::unique_ptr<PlayedGame> ContestRunner::begin() {
    const std::lock_guard lock(beginning_);
    if (next_ >= schedule_.size() || stop_.stop_requested()) return nullptr;
    auto game = std::make_unique<PlayedGame>();
    game->fixture = schedule_[next_];
    game->number = static_cast<int>(++next_);
    const auto opening = static_cast<std::uint64_t>(game->fixture.opening);
    auto start = contest_.start(static_cast<std::size_t>(game->fixture.opening),
                                game::Chance(base::scrambled(contest_.seed) + opening));
    if (!start) {
        fail(start.error());
        return nullptr;
    }
    game->start = std::move(*start);
    game->sides = game::Sides(*game->start->view(game::Viewer::onlooker()));
    if (game->sides.count() != 2) {
        fail({kNeedsTwoSides});
        return nullptr;
    }
    if (contest_.openings)
        playOpening(
            *game, contest_.openings->at(static_cast<std::size_t>(game->fixture.opening), stop_.get_token()));
    return game;
}

void ContestRunner::work(Place& place) {
    while (auto game = begin()) {
        auto shown = std::make_unique<PlayedGame>();
        shown->number = game->number;
        shown->fixture = game->fixture;
        shown->start = game->start->clone();
        shown->sides = game->sides;
        shown->turns = game->turns;
        {
            const std::lock_guard lock(mutex_);
            games_[static_cast<std::size_t>(game->number) - 1] = std::move(shown);
        }
        changed();
        play(place, *game);
        enter(*game);
        // A bot that has failed may be in any state.
        if (game->culprit) place.bots[static_cast<std::size_t>(*game->culprit)].clear();
    }
}

bool ContestRunner::seat(Place& place, const PlayedGame& game, std::vector<game::Bot*>& seated) {
    std::array<std::size_t, 2> taken{};  // bots by entrant
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(game.start->playerCount()); ++seat) {
        const auto entrant = static_cast<std::size_t>(game.entrantAt(seat));
        auto& bots = place.bots[entrant];
        if (taken[entrant] == bots.size()) {
            const std::lock_guard lock(beginning_);
            auto bot = contest_.entrants[entrant].makeBot();
            if (!bot) {
                const std::string& name = contest_.entrants[entrant].name;
                fail({{base::msgid("{name} is no longer available"), {{"name", name}}}});
                return false;
            }
            bots.push_back(std::move(bot));
        }
        seated.push_back(bots[taken[entrant]++].get());
    }
    return true;
}

void ContestRunner::play(Place& place, PlayedGame& game) {
    std::vector<game::Bot*> bots;
    if (!seat(place, game, bots)) {
        game.ending = Ending::Aborted;
        return;
    }
    PlayedGame* shown = nullptr;
    {
        const std::lock_guard lock(mutex_);
        shown = games_[static_cast<std::size_t>(game.number) - 1].get();
    }
    playGame(game, {.contest = contest_,
                    .bots = std::move(bots),
                    .gate = gate_,
                    .watchdog = place.watchdog,
                    .stop = stop_.get_token(),
                    .played = [&](const PlayedTurn& turn) {
                        {
                            const std::lock_guard lock(mutex_);
                            shown->turns.push_back(turn);
                        }
                        changed();
                    }});
}

void ContestRunner::enter(const PlayedGame& game) {
    bool decided = false;
    {
        const std::lock_guard lock(mutex_);
        auto& shown = games_[static_cast<std::size_t>(game.number) - 1];
        // Games that end after the decision are left out: counting them would favour fast games.
        if (!counts(game.ending) || phase_ != Phase::Playing || stop_.stop_requested()) {
            shown.reset();
        } else {
            shown->ending = game.ending;
            shown->outcome = game.outcome;
            shown->culprit = game.culprit;
            shown->problem = game.problem;
            finished_.push_back(game.number);
            count_.add(*shown);
            decided = count_.standings().verdict != SprtState::Open;
            if (decided) phase_ = Phase::Decided;
        }
    }
    if (decided) stop_.request_stop();
    changed();
}

// ---- queries ----

const PlayedGame* ContestRunner::find(int number) const {
    if (number < 1 || static_cast<std::size_t>(number) > games_.size()) return nullptr;
    return games_[static_cast<std::size_t>(number) - 1].get();
}

Standings ContestRunner::standings() const {
    const std::lock_guard lock(mutex_);
    return count_.standings();
}

std::optional<base::Error> ContestRunner::problem() const {
    const std::lock_guard lock(mutex_);
    return problem_;
}

void ContestRunner::forEachFinished(std::size_t from,
                                    const std::function<void(const PlayedGame&)>& use) const {
    const std::lock_guard lock(mutex_);
    for (std::size_t i = from; i < finished_.size(); ++i) use(*find(finished_[i]));
}

std::vector<ContestRunner::Line> ContestRunner::finished(std::size_t from) const {
    std::vector<Line> lines;
    forEachFinished(from, [&](const PlayedGame& game) {
        lines.push_back({.number = game.number,
                         .firstsSide = game.sideOf(0),
                         .result = game.outcome.result,
                         .halfPoints = game.halfPoints(),
                         .turns = game.turnsBegun(),
                         .ending = game.ending,
                         .culprit = game.culprit,
                         .problem = game.problem});
    });
    return lines;
}

std::vector<int> ContestRunner::underWay() const {
    const std::lock_guard lock(mutex_);
    std::vector<int> numbers;
    for (const auto& game : games_)
        if (game && game->ending == Ending::Running) numbers.push_back(game->number);
    return numbers;
}

std::optional<ContestRunner::Snapshot> ContestRunner::snapshot(int number, std::size_t fromTurn) const {
    const std::lock_guard lock(mutex_);
    const PlayedGame* game = find(number);
    if (!game) return {};
    Snapshot snapshot{.firstsSide = game->sideOf(0), .ending = game->ending, .outcome = game->outcome};
    for (std::size_t i = fromTurn; i < game->turns.size(); ++i) snapshot.turns.push_back(game->turns[i]);
    return snapshot;
}

std::unique_ptr<game::State> ContestRunner::startOf(int number) const {
    const std::lock_guard lock(mutex_);
    const PlayedGame* game = find(number);
    return game ? game->start->clone() : nullptr;
}

std::vector<game::Record> ContestRunner::records(const std::string& event, const std::string& date) const {
    std::vector<game::Record> records;
    for (const auto& game : games_) {
        const std::lock_guard lock(mutex_);  // once for each game, so that other threads never wait long
        if (game && counts(game->ending)) records.push_back(recordOf(*game, contest_, event, date));
    }
    return records;
}

std::vector<game::Record> ContestRunner::finishedRecords(const std::string& event, const std::string& date,
                                                         std::size_t from, std::size_t most) const {
    const std::lock_guard lock(mutex_);
    std::vector<game::Record> records;
    for (std::size_t i = from; i < finished_.size() && records.size() < most; ++i)
        records.push_back(recordOf(*find(finished_[i]), contest_, event, date));
    return records;
}

}  // namespace tournament
