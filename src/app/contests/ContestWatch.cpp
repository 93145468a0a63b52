#include "app/contests/ContestWatch.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace app {
namespace {

// Seconds.
constexpr float kBetweenTurns = 0.8F;
constexpr float kInOpening = 0.15F;
constexpr float kAfterDrama = 2.6F;
constexpr float kAfterGame = 4.0F;
/// A change in a player's chance to win, between two of his turns, that counts as dramatic.
constexpr double kSwing = 0.15;

}  // namespace

ContestWatch::~ContestWatch() { tables_.endPreview(); }

void ContestWatch::show(int number) {
    auto start = runner_.startOf(number);
    const auto snapshot = runner_.snapshot(number);
    if (!start || !snapshot) return;
    const auto& entrants = runner_.contest().entrants;
    names_ = {entrants[snapshot->firstsSide].name, entrants[1 - snapshot->firstsSide].name};
    sides_ = game::Sides(*start->view(game::Viewer::onlooker()));
    std::vector<std::string> players;
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(start->playerCount()); ++seat)
        players.push_back(names_[sides_.of(game::playerAt(seat))]);
    thoughts_.assign(players.size(), {});
    match::Match match(std::move(start), std::move(players));
    match.setLive(false);
    tables_.watch(game_, std::move(match));
    number_ = number;
    turns_.clear();
    chances_.clear();
    shown_ = 0;
    over_ = false;
    outcome_ = result_ = {};
    seen_ = 0;
    rest_ = kBetweenTurns;
    fetch();
}

void ContestWatch::showNext() {
    const std::vector<int> underWay = runner_.underWay();
    const auto other =
        std::find_if(underWay.begin(), underWay.end(), [&](int game) { return game > number_; });
    if (other != underWay.end()) return show(*other);
    for (const tournament::ContestRunner::Line& line : runner_.finished())
        if (line.number > number_) return show(line.number);
}

void ContestWatch::fetch() {
    if (over_ || (seen_ == runner_.version() && seen_ != 0)) return;
    seen_ = runner_.version();
    auto snapshot = runner_.snapshot(number_, turns_.size());
    if (!snapshot) {  // the game was cancelled when the match ended
        over_ = true;
        return;
    }
    for (tournament::PlayedTurn& turn : snapshot->turns) turns_.push_back(std::move(turn));
    if (!tournament::counts(snapshot->ending)) return;
    over_ = true;
    result_ = std::move(snapshot->outcome);
}

bool ContestWatch::dramatic(const tournament::PlayedTurn& turn, std::size_t seat) {
    if (turn.chances.empty()) return false;
    std::vector<double>& before = thoughts_[seat];
    double swing = 0;
    for (std::size_t i = 0; i < std::min(before.size(), turn.chances.size()); ++i)
        swing = std::max(swing, std::abs(turn.chances[i] - before[i]));
    before = turn.chances;
    return swing >= kSwing;
}

void ContestWatch::playNext() {
    TableSession& table = tables_.shown();
    const tournament::PlayedTurn& turn = turns_[shown_++];
    const std::size_t seat = table.match().moverOf(turn.action).value;
    table.control().play(turn.action);
    if (!turn.chances.empty()) chances_ = sides_.chances(turn.chances);
    rest_ = turn.opening ? kInOpening : kBetweenTurns;
    if (turn.opening) return;
    std::vector<game::Place> places = table.view().announcedPlaces();
    const bool swings = dramatic(turn, seat);
    if (places.empty() && !swings) return;
    if (places.empty())
        for (const game::Hop& hop : netHopsOf(table.match().lastTurn(table.rights().viewer())))
            places.push_back(hop.after.place);
    table.stage().lookAt(places);
    rest_ = kAfterDrama;
}

bool ContestWatch::update(float seconds) {
    if (number_ == 0 || !tables_.previewed()) {
        showNext();
        return number_ != 0;
    }
    fetch();
    if (tables_.shown().animating()) return false;
    rest_ -= seconds;
    if (rest_ > 0) return false;
    if (shown_ < turns_.size()) {
        playNext();
        return true;
    }
    if (!over_) return false;
    if (!outcome_.over && result_.over) {
        outcome_ = result_;
        rest_ = kAfterGame;
        return true;
    }
    rest_ = kBetweenTurns;
    const int shown = number_;
    showNext();
    return number_ != shown;
}

}  // namespace app
