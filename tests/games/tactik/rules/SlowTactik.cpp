#include "games/tactik/rules/SlowTactik.h"

#include <algorithm>
#include <cctype>

namespace test {
namespace {

const std::string kColours = "RBYG";
const std::set<std::string> kNumbers{"1", "2", "3", "5", "6", "8", "9", "10", "12"};

int numberOf(char colour) { return static_cast<int>(kColours.find(colour)); }
char pawnOf(char man) { return static_cast<char>(std::toupper(man)); }
char stakeOf(char colour) { return static_cast<char>(std::tolower(colour)); }
bool isStake(char man) { return std::islower(man) != 0; }
char partnerOf(char colour) { return kColours[static_cast<std::size_t>((numberOf(colour) + 2) % 4)]; }
bool sameSide(char man, char other) {
    return pawnOf(man) == pawnOf(other) || pawnOf(man) == partnerOf(pawnOf(other));
}

bool isCell(int place) { return place > 100; }
int cellOf(char colour, int cell) { return 100 * (numberOf(colour) + 1) + cell; }
bool isLastCell(int cell) { return cell % 100 == 4; }

int countOf(const SlowTactik::Men& men, char colour) {
    return static_cast<int>(
        std::count_if(men.begin(), men.end(), [&](const auto& man) { return pawnOf(man.second) == colour; }));
}
bool allHome(const SlowTactik::Men& men, char colour) {
    for (int cell = 1; cell <= 4; ++cell)
        if (men.count(cellOf(colour, cell)) == 0) return false;
    return true;
}

SlowTactik::Cards allCards() {
    SlowTactik::Cards cards;
    for (const char* kind : {"1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "12", "S"})
        for (int i = 0; i < 4; ++i) cards.insert(kind);
    return cards;
}

}  // namespace

SlowTactik::SlowTactik(int players, int dealer, tactik::rules::Rules rules)
    : players_(players), dealer_(dealer), turn_(0), rules_(rules), stock_(allCards()) {}

SlowTactik::SlowTactik(Men men, std::map<int, Cards> hands, int dealer, int turn, tactik::rules::Rules rules)
    : players_(static_cast<int>(hands.size())),
      dealer_(dealer),
      turn_(turn),
      rules_(rules),
      phase_("playing"),
      men_(std::move(men)),
      hands_(std::move(hands)) {}

int SlowTactik::startOf(char colour) const { return numberOf(colour) * squares() / 4; }

// ---- dealing and passing

bool SlowTactik::deal(const std::map<int, Cards>& hands) {
    const std::size_t size = players_ == 2 ? 6 : 4;
    if (!dealing() || static_cast<int>(hands.size()) != players_) return false;
    for (const auto& [player, cards] : hands) {
        if (cards.size() != size) return false;
        for (const std::string& card : cards) {
            const auto found = stock_.find(card);
            if (found == stock_.end()) return false;
            stock_.erase(found);
        }
    }
    hands_ = hands;
    passed_.clear();
    turn_ = (dealer_ + 1) % players_;
    phase_ = "passing";
    return true;
}

std::vector<int> SlowTactik::awaited() const {
    if (phase_ == "playing") return {turn_};
    std::vector<int> players;
    for (int player = 0; player < players_; ++player)
        if (phase_ == "passing" && passed_.count(player) == 0) players.push_back(player);
    return players;
}

std::set<std::string> SlowTactik::passes(int player) const {
    const Cards& hand = hands_.at(player);
    return {hand.begin(), hand.end()};
}

void SlowTactik::pass(int player, const std::string& card) {
    passed_[player] = card;
    if (static_cast<int>(passed_.size()) < players_) return;
    for (const auto& [giver, passed] : passed_) hands_[giver].erase(hands_[giver].find(passed));
    for (const auto& [giver, passed] : passed_) {
        const int receiver = players_ == 2 ? 1 - giver : (giver + 2) % 4;
        hands_[receiver].insert(passed);
    }
    passed_.clear();
    phase_ = "playing";
    ++round_;
}

// ---- plays

bool SlowTactik::closed(const Men& men, int square, char colour) const {
    const auto met = men.find(square);
    if (met == men.end()) return false;
    return isStake(met->second) || (rules_.spareOwn && sameSide(met->second, colour));
}

std::vector<int> SlowTactik::nextPlaces(const Men& others, char man, int place) const {
    const char colour = pawnOf(man);
    if (isCell(place)) {
        if (isLastCell(place) || others.count(place + 1) > 0) return {};
        return {place + 1};
    }
    std::vector<int> places;
    if (place == startOf(colour) && !isStake(man) && others.count(cellOf(colour, 1)) == 0)
        places.push_back(cellOf(colour, 1));
    const auto next = others.find(ahead(place));
    if (next == others.end() || !isStake(next->second)) places.push_back(ahead(place));
    return places;
}

std::string SlowTactik::colours() const {
    const char own = kColours[static_cast<std::size_t>(turn_)];
    if (players_ == 2) return {own, partnerOf(own)};
    return {allHome(men_, own) ? partnerOf(own) : own};
}

bool SlowTactik::sideHome(const Men& men, char colour) const {
    return allHome(men, colour) && allHome(men, partnerOf(colour));
}

void SlowTactik::addForward(const std::string& card, std::set<Men>& found) const {
    for (const auto& [from, man] : men_) {
        if (colours().find(pawnOf(man)) == std::string::npos) continue;
        Men others = men_;
        others.erase(from);
        std::set<int> places{from};
        for (int step = 1; step <= std::stoi(card); ++step) {
            std::set<int> further;
            for (const int place : places)
                for (const int next : nextPlaces(others, step == 1 ? man : pawnOf(man), place))
                    further.insert(next);
            places = further;
        }
        std::set<int> ends;
        for (const int place : places)
            if (isCell(place) || !closed(men_, place, pawnOf(man))) ends.insert(place);
        const bool enters = !isCell(from) && !ends.empty() && isCell(*ends.rbegin());
        for (const int end : ends) {
            if (rules_.mustEnter && enters && !isCell(end)) continue;
            Men men = others;
            men[end] = pawnOf(man);
            found.insert(men);
        }
    }
}

void SlowTactik::addStarts(std::set<Men>& found) const {
    for (const char colour : colours()) {
        if (countOf(men_, colour) == 4 || closed(men_, startOf(colour), colour)) continue;
        Men men = men_;
        men[startOf(colour)] = stakeOf(colour);
        found.insert(men);
    }
}

void SlowTactik::addBackward(std::set<Men>& found) const {
    for (const auto& [from, man] : men_) {
        if (colours().find(pawnOf(man)) == std::string::npos || isCell(from)) continue;
        int place = from;
        bool free = true;
        for (int step = 1; step <= 4; ++step) {
            place = behind(place);
            free = free && !(men_.count(place) > 0 && isStake(men_.at(place)));
        }
        if (!free || closed(men_, place, pawnOf(man))) continue;
        Men men = men_;
        men.erase(from);
        men[place] = pawnOf(man);
        found.insert(men);
    }
}

void SlowTactik::addSwaps(std::set<Men>& found) const {
    const auto mine = [&](char man) { return colours().find(pawnOf(man)) != std::string::npos; };
    for (const auto& [one, man] : men_)
        for (const auto& [two, other] : men_) {
            if (one == two || isCell(one) || isCell(two) || !mine(man)) continue;
            if (isStake(other) && !mine(other)) continue;
            Men men = men_;
            men[one] = pawnOf(other);
            men[two] = pawnOf(man);
            found.insert(men);
        }
}

std::vector<std::pair<SlowTactik::Men, int>> SlowTactik::stepped(const Men& men, int place) const {
    std::vector<std::pair<Men, int>> found;
    const char man = men.at(place);
    Men others = men;
    others.erase(place);
    for (const int next : nextPlaces(others, man, place)) {
        if (!isCell(next) && closed(others, next, pawnOf(man))) continue;
        Men after = others;
        after[next] = pawnOf(man);
        found.emplace_back(after, next);
    }
    return found;
}

void SlowTactik::addSevens(char colour, std::set<Men>& found) const {
    if (rules_.mustEnter) return addGoes(men_, colour, {}, 7, found);
    std::set<Men> boards{men_};
    for (int step = 1; step <= 7; ++step) {
        std::set<Men> further;
        for (const Men& men : boards)
            for (const auto& [place, man] : men)
                if (pawnOf(man) == colour)
                    for (const auto& [after, next] : stepped(men, place))
                        (sideHome(after, colour) ? found : further).insert(after);
        boards = further;
    }
    found.insert(boards.begin(), boards.end());
}

void SlowTactik::addGoes(const Men& men, char colour, const std::set<int>& gone, int left,
                         std::set<Men>& found) const {
    if (left == 0 || sideHome(men, colour)) {
        found.insert(men);
        return;
    }
    for (const auto& [from, man] : men) {
        if (pawnOf(man) != colour || gone.count(from) > 0) continue;
        std::set<std::pair<Men, int>> ways{{men, from}};
        for (int step = 1; step <= left; ++step) {
            std::set<std::pair<Men, int>> further;
            for (const auto& [before, place] : ways)
                for (const auto& way : stepped(before, place)) further.insert(way);
            ways = further;
            const bool enters = !isCell(from) && std::any_of(ways.begin(), ways.end(), [](const auto& way) {
                return isCell(way.second);
            });
            for (const auto& [after, end] : ways) {
                if (enters && !isCell(end)) continue;
                std::set<int> all = gone;
                all.insert(end);
                addGoes(after, colour, all, left - step, found);
            }
        }
    }
}

std::set<SlowTactik::Men> SlowTactik::results(const std::string& card) const {
    std::set<Men> found;
    if (kNumbers.count(card) > 0) addForward(card, found);
    if (card == "1" || card == "10") addStarts(found);
    if (card == "4") addBackward(found);
    if (card == "S") addSwaps(found);
    if (card == "7")
        for (const char colour : colours()) addSevens(colour, found);
    return found;
}

std::map<std::string, std::set<SlowTactik::Men>> SlowTactik::plays() const {
    std::map<std::string, std::set<Men>> all;
    if (phase_ != "playing") return all;
    for (const std::string& card : passes(turn_))
        if (const std::set<Men> found = results(card); !found.empty()) all[card] = found;
    return all;
}

std::set<std::string> SlowTactik::discards() const {
    if (phase_ != "playing" || !plays().empty()) return {};
    if (rules_.wholeHand) return {"all"};
    return passes(turn_);
}

// ---- turns

void SlowTactik::layDown(std::string card) {
    Cards& hand = hands_[turn_];
    hand.erase(hand.find(card));
    pile_.push_back(card);
}

void SlowTactik::play(const std::string& card, const Men& result) {
    layDown(card);
    men_ = result;
    finishTurn();
}

void SlowTactik::discard(const std::string& card) {
    if (card == "all")
        while (!hands_[turn_].empty()) layDown(*hands_[turn_].begin());
    else
        layDown(card);
    finishTurn();
}

void SlowTactik::finishTurn() {
    if (sideHome(men_, 'R') || sideHome(men_, 'B')) {
        phase_ = "over";
        return;
    }
    if (std::all_of(hands_.begin(), hands_.end(), [](const auto& hand) { return hand.second.empty(); })) {
        if (deals_ == 300) {
            phase_ = "over";
            return;
        }
        if (stock_.empty()) {
            stock_.insert(pile_.begin(), pile_.end());
            pile_.clear();
        }
        phase_ = "dealing";
        dealer_ = (dealer_ + 1) % players_;
        ++deals_;
        ++round_;
        return;
    }
    do {
        turn_ = (turn_ + 1) % players_;
        if (turn_ == (dealer_ + 1) % players_) ++round_;
    } while (hands_[turn_].empty());
}

std::vector<SlowTactik::Captured> SlowTactik::capturesOf(const std::string& card, const Legs& legs) const {
    std::vector<Captured> captured;
    Men men = men_;
    const auto meet = [&](int place, int leg, int step) {
        const auto met = men.find(place);
        if (met == men.end()) return;
        captured.push_back({pawnOf(met->second), place, leg, step});
        men.erase(met);
    };
    if (card == "S") return {};
    for (std::size_t i = 0; i < legs.size(); ++i) {
        const int leg = static_cast<int>(i);
        const auto [from, to] = legs[i];
        if (from == kPocket) {
            meet(to, leg, 0);
            return captured;
        }
        const char man = men.at(from);
        men.erase(from);
        int place = from;
        for (int step = 1; place != to; ++step) {
            const bool turnsIn = !isCell(place) && isCell(to) && place == startOf(pawnOf(man));
            place = card == "4"     ? behind(place)
                    : isCell(place) ? place + 1
                    : turnsIn       ? cellOf(pawnOf(man), 1)
                                    : ahead(place);
            if (card == "7" || place == to) meet(place, leg, step);
        }
        men[to] = pawnOf(man);
    }
    return captured;
}

// ---- in words

std::string SlowTactik::picture(const Men& men) {
    std::string text;
    for (const auto& [place, man] : men) text += std::to_string(place) + man + ' ';
    return text;
}

std::string SlowTactik::picture() const {
    std::string text = picture(men_);
    for (const auto& [player, hand] : hands_) {
        text += "| " + std::to_string(player) + ": ";
        for (const std::string& card : hand) text += card + ' ';
        if (passed_.count(player) > 0) text += '>' + passed_.at(player) + ' ';
    }
    text += "| pile ";
    // Which card of a hand that is thrown away as a whole lies higher is of no account.
    std::vector<std::string> pile = pile_;
    if (rules_.wholeHand) std::sort(pile.begin(), pile.end());
    for (const std::string& card : pile) text += card + ' ';
    text += "| stock ";
    for (const std::string& card : stock_) text += card + ' ';
    text += "| " + phase_ + " dealer " + std::to_string(dealer_);
    if (phase_ == "playing" || phase_ == "over") text += " turn " + std::to_string(turn_);
    return text + " deal " + std::to_string(deals_) + " round " + std::to_string(round_);
}

}  // namespace test
