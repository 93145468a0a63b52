#include "app/screens/setup/ContestOptions.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>
#include <thread>
#include <utility>

#include "i18n/Numbers.h"

namespace app {

using ui::screens::Option;
using ui::screens::OptionKind;

namespace {

constexpr const char* kKeep = "keep";
constexpr const char* kOff = "off";
constexpr const char* kLongest = "mostTurns";
constexpr const char* kLongestOf = "mostTurnsOf";  // the game for which it was chosen

enum Limit { kTurnTime, kClock, kPositions };

// The values of each choice; numbers, because their labels are made from them.
constexpr std::array kGames{2, 4, 10, 20, 50, 100, 200, 500, 1000, 5000};
constexpr std::array kTurnMs{100, 200, 500, 1000, 2000, 5000, 10'000, 30'000};
constexpr std::array kNodeCounts{200, 1000, 5000, 20'000, 100'000, 500'000};
constexpr std::array kOpeningLengths{0, 2, 4, 6, 8};
constexpr std::array kAgreement{0, 2, 3, 5};  // turns of each player
constexpr std::array kLongestGames{50, 100, 200, 300, 500, 1000, 2000, 5000};
struct Game {
    int seconds;
    int incrementMs;
};
constexpr std::array kClocks{Game{5, 50},    Game{10, 100},   Game{30, 300},
                             Game{60, 1000}, Game{180, 2000}, Game{600, 5000}};
constexpr std::array kTests{tournament::Sprt{0, 10}, tournament::Sprt{0, 30}, tournament::Sprt{0, 100},
                            tournament::Sprt{-10, 0}, tournament::Sprt{-30, 0}};

/// "0.5", "10".
std::string secondsText(int ms) {
    std::string text = std::to_string(ms / 1000);
    if (ms % 1000 == 0) return text;
    std::string part = std::to_string(1000 + ms % 1000).substr(1);
    part.erase(part.find_last_not_of('0') + 1);
    return text + "." + part;
}

template <class Numbers>
std::vector<std::string> textsOf(const Numbers& numbers) {
    std::vector<std::string> texts;
    for (const int number : numbers) texts.push_back(std::to_string(number));
    return texts;
}

/// A choice by its key: its values as in the settings, and the index of the default.
struct List {
    std::vector<std::string> values;
    std::size_t first;
};

std::map<std::string, List> makeLists() {
    std::vector<std::string> clocks;
    for (const Game& clock : kClocks)
        clocks.push_back(std::to_string(clock.seconds) + "+" + secondsText(clock.incrementMs));
    std::vector<std::string> tests{"none"};
    for (const tournament::Sprt& test : kTests)
        tests.push_back(std::to_string(static_cast<int>(test.elo0)) + "," +
                        std::to_string(static_cast<int>(test.elo1)));
    return {{"games", {textsOf(kGames), 5}},          {"limit", {{"turn", "clock", "positions"}, kTurnTime}},
            {"turnTime", {textsOf(kTurnMs), 2}},      {"gameClock", {std::move(clocks), 1}},
            {"positions", {textsOf(kNodeCounts), 2}}, {"openings", {textsOf(kOpeningLengths), 2}},
            {"agreement", {textsOf(kAgreement), 2}},  {kLongest, {textsOf(kLongestGames), 3}},
            {"test", {std::move(tests), 0}}};
}

/// Null if there is no choice with this key.
const List* listOf(const std::string& key) {
    static const std::map<std::string, List> kLists = makeLists();
    const auto found = kLists.find(key);
    return found == kLists.end() ? nullptr : &found->second;
}

int wholeNumber(const ContestOptions::Values& values, const std::string& key, int otherwise) {
    const auto found = values.find(key);
    if (found == values.end()) return otherwise;
    int number = otherwise;
    std::from_chars(found->second.data(), found->second.data() + found->second.size(), number);
    return number;
}

int mostAtATime() { return std::max(1, static_cast<int>(std::thread::hardware_concurrency())); }

std::string clockText(const ui::kit::Context& ui, const Game& clock) {
    const std::string increment = i18n::numberText(ui.texts, secondsText(clock.incrementMs));
    if (clock.seconds < 60)
        return ui.tr("{count} s + {more} s", {{"count", std::to_string(clock.seconds)}, {"more", increment}});
    return ui.tr("{count} min + {more} s",
                 {{"count", std::to_string(clock.seconds / 60)}, {"more", increment}});
}

template <class Text>
Option choiceOf(const char* key, const char* label, int chosen, std::size_t count, Text text) {
    Option option{.key = key, .label = label, .kind = OptionKind::Choice, .value = chosen};
    for (std::size_t i = 0; i < count; ++i) option.choices.push_back(text(i));
    return option;
}

std::string playerKey(std::size_t player) { return "player" + std::to_string(player); }

}  // namespace

ContestOptions::ContestOptions(std::vector<game::Opponent> known, Values values)
    : known_(std::move(known)), values_(std::move(values)) {
    if (known_.empty()) return;
    // By default, two different engines that play quickly.
    const std::array firsts{std::size_t{0}, std::min<std::size_t>(1, known_.size() - 1)};
    for (std::size_t player = 0; player < firsts.size(); ++player) {
        std::string& id = values_[playerKey(player)];
        const auto same = [&](const game::Opponent& opponent) { return opponent.id == id; };
        if (std::none_of(known_.begin(), known_.end(), same)) id = known_[firsts[player]].id;
    }
}

void ContestOptions::suggestLongest(const std::string& game, int turns) {
    if (std::exchange(values_[kLongestOf], game) != game) values_.erase(kLongest);
    const auto last = kLongestGames.end() - 1;
    longest_ = std::to_string(*std::lower_bound(kLongestGames.begin(), last, turns));
}

int ContestOptions::placeOf(const std::string& key) const {
    const List& list = *listOf(key);
    const auto placeIn = [&list](const std::string& value) {
        const auto found = std::find(list.values.begin(), list.values.end(), value);
        return found == list.values.end() ? -1 : static_cast<int>(found - list.values.begin());
    };
    const auto chosen = values_.find(key);
    if (const int place = chosen == values_.end() ? -1 : placeIn(chosen->second); place >= 0) return place;
    return key == kLongest ? placeIn(longest_) : static_cast<int>(list.first);
}

std::vector<std::string> ContestOptions::seats() const {
    if (known_.empty()) return {};
    return {values_.at(playerKey(0)), values_.at(playerKey(1))};
}

// ---- the form ----

void ContestOptions::showPlayer(const ui::kit::Context& ui, std::size_t player,
                                std::vector<Option>& options) const {
    Option who{.key = playerKey(player),
               .label = player == 0 ? ui.tr("First engine") : ui.tr("Second engine"),
               .kind = OptionKind::Choice,
               .value = -1};
    const std::string& id = values_.at(who.key);
    for (const game::Opponent& opponent : known_) {
        if (opponent.id == id) who.value = static_cast<int>(who.choices.size());
        who.choices.push_back(ui.texts.tr(opponent.label));
    }
    options.push_back(std::move(who));
}

void ContestOptions::showLimit(const ui::kit::Context& ui, std::vector<Option>& options) const {
    const int limit = placeOf("limit");
    const std::array names{
        limitsMoves_ ? ui.trc("thinking time", "Per move") : ui.trc("thinking time", "Per turn"),
        ui.trc("thinking time", "Clock"), ui.trc("thinking time", "Positions")};
    options.push_back(choiceOf("limit", ui.tr("Limit"), limit, names.size(),
                               [&](std::size_t i) { return std::string(names[i]); }));
    if (limit == kTurnTime)
        options.push_back(
            choiceOf("turnTime", limitsMoves_ ? ui.tr("Time per move") : ui.tr("Time per turn"),
                     placeOf("turnTime"), kTurnMs.size(), [&](std::size_t i) {
                         const std::string seconds = secondsText(kTurnMs[i]);
                         return ui.tr("{count} s", {{"count", i18n::numberText(ui.texts, seconds)}});
                     }));
    else if (limit == kClock)
        options.push_back(choiceOf("gameClock", ui.tr("Time per game"), placeOf("gameClock"), kClocks.size(),
                                   [&](std::size_t i) { return clockText(ui, kClocks[i]); }));
    else
        options.push_back(choiceOf("positions",
                                   limitsMoves_ ? ui.tr("Positions per move") : ui.tr("Positions per turn"),
                                   placeOf("positions"), kNodeCounts.size(),
                                   [&](std::size_t i) { return std::to_string(kNodeCounts[i]); }));
}

void ContestOptions::showTest(const ui::kit::Context& ui, std::vector<Option>& options) const {
    Option test =
        choiceOf("test", ui.tr("Sequential test"), placeOf("test"), kTests.size() + 1, [&](std::size_t i) {
            if (i == 0) return std::string(ui.trc("sequential test", "None"));
            const tournament::Sprt& sprt = kTests[i - 1];
            return ui.tr("Elo {low} or {high}", {{"low", std::to_string(static_cast<int>(sprt.elo0))},
                                                 {"high", std::to_string(static_cast<int>(sprt.elo1))}});
        });
    test.help = ui.tr("The match ends as soon as the test can tell which of the two differences is right.");
    test.advanced = true;
    options.push_back(std::move(test));
}

void ContestOptions::show(const ui::kit::Context& ui, std::vector<Option>& options) const {
    if (known_.empty()) return;
    for (std::size_t player = 0; player < 2; ++player) showPlayer(ui, player, options);
    options.push_back(choiceOf("games", ui.trc("of a match", "Games"), placeOf("games"), kGames.size(),
                               [](std::size_t i) { return std::to_string(kGames[i]); }));
    showLimit(ui, options);
    options.push_back(
        {.key = "atATime",
         .label = ui.tr("Games at a time"),
         .kind = OptionKind::Number,
         .value = static_cast<double>(std::clamp(wholeNumber(values_, "atATime", 1), 1, mostAtATime())),
         .minimum = 1,
         .maximum = static_cast<double>(mostAtATime()),
         .advanced = true});
    if (openings_) {
        Option openings = choiceOf(
            "openings", ui.tr("Openings"), placeOf("openings"), kOpeningLengths.size(), [&](std::size_t i) {
                return i == 0 ? std::string(ui.trc("openings", "None"))
                              : ui.trn("{count} turn", "{count} turns", kOpeningLengths[i],
                                       {{"count", std::to_string(kOpeningLengths[i])}});
            });
        openings.help = ui.tr("Each opening is balanced and played twice, so that each engine begins once.");
        options.push_back(std::move(openings));
    }
    showTest(ui, options);
    Option agreement = choiceOf(
        "agreement", ui.tr("Adjudication"), placeOf("agreement"), kAgreement.size(), [&](std::size_t i) {
            return i == 0 ? std::string(ui.trc("games that are called", "Never"))
                          : ui.tr("After {count} turns", {{"count", std::to_string(kAgreement[i])}});
        });
    agreement.help = ui.tr(
        "The game ends when both engines have seen a 95 % chance to win for the same side during that many "
        "turns each.");
    agreement.advanced = true;
    options.push_back(std::move(agreement));
    Option most =
        choiceOf(kLongest, ui.tr("Draw after"), placeOf(kLongest), kLongestGames.size(), [&](std::size_t i) {
            return ui.trn("{count} turn", "{count} turns", kLongestGames[i],
                          {{"count", std::to_string(kLongestGames[i])}});
        });
    most.advanced = true;
    options.push_back(std::move(most));
}

void ContestOptions::showKeeping(const ui::kit::Context& ui, std::vector<Option>& options) const {
    if (known_.empty()) return;
    options.push_back({.key = kKeep,
                       .label = ui.tr("Keep the games"),
                       .kind = OptionKind::Toggle,
                       .value = keeps(),
                       .help = ui.tr("Each game is saved to the library when it ends."),
                       .advanced = true});
}

bool ContestOptions::set(const ui::screens::SetOption& change) {
    for (std::size_t player = 0; player < 2; ++player) {
        if (change.key != playerKey(player)) continue;
        values_[change.key] = known_[static_cast<std::size_t>(std::get<int>(change.value))].id;
        return true;
    }
    if (change.key == "atATime")
        values_[change.key] = std::to_string(static_cast<int>(std::get<double>(change.value)));
    else if (change.key == kKeep)
        values_[change.key] = std::get<bool>(change.value) ? "on" : kOff;
    else if (const List* list = listOf(change.key))
        values_[change.key] = list->values[static_cast<std::size_t>(std::get<int>(change.value))];
    else
        return false;
    return true;
}

// ---- the plan ----

tournament::Pace ContestOptions::pace() const {
    using tournament::Milliseconds;
    const auto at = [this](const char* key) { return static_cast<std::size_t>(placeOf(key)); };
    switch (placeOf("limit")) {
        case kTurnTime:
            return {.turn = Milliseconds(kTurnMs[at("turnTime")])};
        case kClock: {
            const Game& clock = kClocks[at("gameClock")];
            return {.clock = tournament::Pace::Clock{Milliseconds(clock.seconds * 1000),
                                                     Milliseconds(clock.incrementMs)}};
        }
        default:
            return {.nodes = static_cast<std::uint64_t>(kNodeCounts[at("positions")])};
    }
}

bool ContestOptions::keeps() const {
    const auto found = values_.find(kKeep);
    return found == values_.end() || found->second != kOff;
}

void ContestOptions::enter(ContestPlan& plan) const {
    const auto at = [this](const char* key) { return static_cast<std::size_t>(placeOf(key)); };
    const std::vector<std::string> taken = seats();
    std::copy_n(taken.begin(), std::min(taken.size(), plan.players.size()), plan.players.begin());
    plan.games = kGames[at("games")];
    plan.concurrency = std::clamp(wholeNumber(values_, "atATime", 1), 1, mostAtATime());
    plan.openingTurns = openings_ ? kOpeningLengths[at("openings")] : 0;
    plan.pace = pace();
    plan.adjudication.turns = kAgreement[at("agreement")];
    plan.mostTurns = kLongestGames[at(kLongest)];
    plan.keep = keeps();
    plan.sprt.reset();
    if (const std::size_t test = at("test"); test > 0) plan.sprt = kTests[test - 1];
}

}  // namespace app
