#include "games/tactiki/rules/SlowTactiki.h"

#include <algorithm>

namespace test {
namespace {

char other(char side) { return side == 'k' ? 'c' : 'k'; }
char homeRow(char side) { return side == 'k' ? '1' : '5'; }

std::vector<std::string> allFields() {
    std::vector<std::string> fields;
    for (const char row : {'1', '2', '3', '4', '5'})
        for (const char file : {'a', 'b', 'c', 'd', 'e'}) fields.push_back(std::string{file, row});
    return fields;
}

bool beats(int a, int b) {
    static const std::map<int, std::set<int>> kBeaten{
        {5, {4, 3, 2}}, {4, {3, 2, 1}}, {3, {2, 1}}, {2, {1}}, {1, {5}}};
    return kBeaten.at(a).count(b) > 0;
}

}  // namespace

SlowTactiki::SlowTactiki(const std::array<std::string, 2>& setUps, tactiki::rules::Rules rules)
    : rules_(rules) {
    for (const std::string& field : allFields()) board_[field];
    for (const char side : {'k', 'c'}) {
        const std::string& ranks = setUps[side == 'k' ? 0 : 1];
        for (std::size_t i = 0; i < ranks.size(); ++i) {
            const std::string field{static_cast<char>('a' + i / 2), homeRow(side)};
            board_[field].push_back({.side = side, .rank = ranks[i] - '0'});
        }
        piles_[side];
        worlds_[side] = {World{}};
    }
    ++begun_[publicPicture()];
}

std::vector<std::string> SlowTactiki::moves() const {
    std::vector<std::string> found;
    for (const auto& [from, column] : board_) {
        for (std::size_t i = 0; i < column.size(); ++i) {
            if (column[i].side != mover_ || from[1] == homeRow(other(mover_))) continue;
            const bool top = i + 1 == column.size();
            const bool noEnemyAbove = std::all_of(column.begin() + static_cast<long>(i), column.end(),
                                                  [&](const Man& man) { return man.side == mover_; });
            if (!top && !(rules_.anyFree && noEnemyAbove)) continue;
            const int ahead = mover_ == 'k' ? 1 : -1;
            for (const auto& [file, row] : {std::pair{0, ahead}, {-1, 0}, {1, 0}}) {
                const std::string to{static_cast<char>(from[0] + file), static_cast<char>(from[1] + row)};
                if (board_.count(to) == 0) continue;
                const Column& there = at(to);
                const bool frozenEnemy =
                    !there.empty() && there.back().side != mover_ && to[1] == homeRow(mover_);
                if (frozenEnemy && !rules_.sideways) continue;
                found.push_back(from + " " + to + " " + std::to_string(i + 1));
            }
        }
    }
    return found;
}

std::vector<std::string> SlowTactiki::rebirths() const {
    std::vector<std::string> found;
    if (secondMove_) return found;
    const std::multiset<int>& pile = piles_.at(mover_);
    for (const int rank : std::set<int>(pile.begin(), pile.end()))
        for (const auto& [field, column] : board_)
            if (field[1] == homeRow(mover_) && column.empty())
                found.push_back("+" + std::to_string(rank) + " " + field);
    return found;
}

std::vector<std::string> SlowTactiki::legal() const {
    if (!ending_.empty()) return {};
    std::vector<std::string> found = moves();
    for (const std::string& rebirth : rebirths()) found.push_back(rebirth);
    if (found.empty()) found.push_back("pass");
    std::sort(found.begin(), found.end());
    return found;
}

void SlowTactiki::play(const std::string& act) {
    if (act == "pass") return finishTurn();
    if (act[0] == '+') {
        rise(act);
        eventful_ = true;
        return finishTurn();
    }
    walk(act);
    if (!ending_.empty()) return;
    if (!secondMove_) {
        secondMove_ = true;
        if (!moves().empty()) return;
    }
    finishTurn();
}

void SlowTactiki::walk(const std::string& act) {
    const std::string from = act.substr(0, 2);
    const std::string to = act.substr(3, 2);
    const long index = std::stol(act.substr(6)) - 1;
    Man man = board_[from][static_cast<std::size_t>(index)];
    board_[from].erase(board_[from].begin() + index);
    if (to[1] != from[1]) eventful_ = true;
    Column& column = board_[to];
    bool lives = true;
    if (!column.empty() && column.back().side != mover_) {
        eventful_ = true;
        lives = attack(man, column);
    }
    if (lives) column.push_back(man);
    const auto own =
        std::count_if(column.begin(), column.end(), [&](const Man& each) { return each.side == mover_; });
    if (to[1] == homeRow(other(mover_)) && own >= 5) ending_ = mover_ == 'k' ? "Tiki" : "Tac";
}

bool SlowTactiki::attack(Man& attacker, Column& column) {
    show(attacker);
    for (std::size_t i = column.size(); i-- > 0;) {
        if (column[i].side == attacker.side) {
            if (rules_.through) continue;
            return true;
        }
        show(column[i]);
        const Man defender = column[i];
        const bool tie = attacker.rank == defender.rank;
        if (tie && !rules_.bothFall) return true;
        if (tie || beats(attacker.rank, defender.rank)) {
            bury(defender);
            column.erase(column.begin() + static_cast<long>(i));
        }
        if (tie || beats(defender.rank, attacker.rank)) {
            bury(attacker);
            return false;
        }
    }
    return true;
}

void SlowTactiki::show(Man& man) {
    if (man.birth > 0) {
        std::set<World> left;
        for (World world : worlds_[man.side]) {
            if (world.first.at(man.birth) != man.rank) continue;
            world.first.erase(man.birth);
            left.insert(world);
        }
        worlds_[man.side] = left;
    }
    man.birth = 0;
    man.shown = true;
}

void SlowTactiki::bury(const Man& man) {
    piles_[man.side].insert(man.rank);
    std::set<World> worlds;
    for (World world : worlds_[man.side]) {
        world.second.insert(man.rank);
        worlds.insert(world);
    }
    worlds_[man.side] = worlds;
}

void SlowTactiki::rise(const std::string& act) {
    const int rank = act[1] - '0';
    std::multiset<int>& pile = piles_[mover_];
    pile.erase(pile.find(rank));
    std::set<int> possible;
    for (const World& world : worlds_[mover_]) possible.insert(world.second.begin(), world.second.end());
    Man man{.side = mover_, .rank = rank, .shown = possible.size() == 1};
    if (!man.shown) man.birth = ++births_;
    std::set<World> worlds;
    for (const World& world : worlds_[mover_])
        for (const int guess : std::set<int>(world.second.begin(), world.second.end())) {
            World next = world;
            next.second.erase(next.second.find(guess));
            if (man.birth > 0) next.first[man.birth] = guess;
            worlds.insert(next);
        }
    worlds_[mover_] = worlds;
    board_[act.substr(3)].push_back(man);
}

void SlowTactiki::finishTurn() {
    quiet_ = eventful_ ? 0 : quiet_ + 1;
    eventful_ = false;
    secondMove_ = false;
    mover_ = other(mover_);
    if (!canStillReachFive('k') && !canStillReachFive('c'))
        ending_ = "out of reach";
    else if (quiet_ >= 40)
        ending_ = "quiet turns";
    else if (++begun_[publicPicture()] == 3)
        ending_ = "repetition";
}

bool SlowTactiki::canStillReachFive(char side) const {
    if (rules_.sideways) return true;
    long best = 0;
    long mobile = 0;
    bool place = false;
    for (const auto& [field, column] : board_) {
        const auto own =
            std::count_if(column.begin(), column.end(), [&](const Man& man) { return man.side == side; });
        if (field[1] == homeRow(other(side))) best = std::max<long>(best, own);
        if (field[1] == homeRow(side) && own == static_cast<long>(column.size())) place = true;
        for (std::size_t i = 0; i < column.size(); ++i) {
            if (column[i].side != side || field[1] == homeRow(other(side))) continue;
            const bool underFrozen =
                field[1] == homeRow(side) && std::any_of(column.begin() + static_cast<long>(i), column.end(),
                                                         [&](const Man& man) { return man.side != side; });
            if (!underFrozen) ++mobile;
        }
    }
    return best + mobile + (place ? static_cast<long>(piles_.at(side).size()) : 0) >= 5;
}

std::string SlowTactiki::publicPicture() const {
    std::string text;
    for (const auto& [field, column] : board_) {
        text += field;
        for (const Man& man : column)
            text += std::string{man.side} + (man.shown ? std::to_string(man.rank) : "?");
    }
    for (const auto& [side, pile] : piles_) text += ' ' + std::to_string(pile.size());
    return text + mover_;
}

std::string SlowTactiki::picture() const {
    std::string text;
    for (const auto& [field, column] : board_) {
        if (column.empty()) continue;
        text += field;
        for (const Man& man : column)
            text += std::string{man.side} + std::to_string(man.rank) + (man.shown ? "!" : "");
        text += ' ';
    }
    for (const auto& [side, pile] : piles_) {
        text += side;
        for (const int rank : pile) text += std::to_string(rank);
    }
    return text + ' ' + mover_;
}

std::set<std::string> SlowTactiki::possibilities(char side) const {
    std::set<std::string> all;
    for (const World& world : worlds_.at(side)) {
        std::string ranks;
        for (const auto& [birth, rank] : world.first) ranks += std::to_string(rank);
        all.insert(ranks);
    }
    return all;
}

}  // namespace test
