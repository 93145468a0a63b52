#include "games/tak/engine/ProofSearch.h"

#include <algorithm>

#include "games/tak/engine/Tactics.h"
#include "games/tak/engine/Threats.h"

namespace tak::engine {
namespace {

using namespace rules;

constexpr std::uint32_t kUnbounded = 1'000'000'000;
constexpr std::size_t kExpansions = 1 << 15;
constexpr std::uint8_t kForever = ProofEntry::kForever;

constexpr ProofRole other(ProofRole role) {
    return role == ProofRole::Attack ? ProofRole::Defend : ProofRole::Attack;
}

constexpr std::uint8_t longer(std::uint8_t plies) {
    return plies == kForever ? kForever : static_cast<std::uint8_t>(std::min(plies + 1, kForever - 1));
}

/// The value of a solved position: proof and disproof numbers are final.
ProofValue solved(ProofRole role, ProofValue value, bool won) {
    const bool good = won == (role == ProofRole::Attack);
    value.phi = good ? 0 : kUnbounded;
    value.delta = good ? kUnbounded : 0;
    return value;
}

std::uint64_t numbersKey(std::uint64_t key, int plies) {
    return key ^ (static_cast<std::uint64_t>(plies + 1) * 0x9E3779B97F4A7C15ULL);
}

}  // namespace

ProofSearch::ProofSearch(int hashMiB)
    : table_(hashMiB), expansions_(kExpansions), position_(Setup::standard(5)) {}

void ProofSearch::clear() {
    table_.clear();
    for (Expansion& expansion : expansions_) expansion.key = 0;
}

ProofValue ProofSearch::prove(const Position& position, ProofRole role, int plies, ProofBudget& budget) {
    position_ = position;
    budget_ = &budget;
    return search(role, plies, kUnbounded, kUnbounded);
}

/// Attack and defence in the same position are different questions. A draw by quiet turns does not depend on
/// the board alone.
std::uint64_t ProofSearch::keyOf(const Position& position, ProofRole role) {
    // The hash of the empty board is 0, which is the key of empty entries.
    const bool attack = role == ProofRole::Attack;
    std::uint64_t key = position.hash() ^ (attack ? 0xAEF17502108EF2D9ULL : 0xD1B54A32D192ED03ULL);
    if (position.setup().draws.quietPlies)
        key ^= static_cast<std::uint64_t>(position.quietPlies()) * 0xA24BAED4963EE407ULL;
    return key;
}

ProofValue ProofSearch::known(const Position& position, ProofRole role) const {
    const ProofEntry* entry = table_.find(keyOf(position, role));
    return entry ? ProofValue{.winIn = entry->winIn, .refuted = entry->refuted} : ProofValue{};
}

ProofValue ProofSearch::known(ProofRole role, int plies) const {
    const std::uint64_t key = keyOf(role);
    ProofValue value;
    if (const ProofEntry* entry = table_.find(key)) {
        value.winIn = entry->winIn;
        value.refuted = entry->refuted;
        if (value.provenWithin(plies)) return solved(role, value, true);
        if (value.refutedWithin(plies)) return solved(role, value, false);
    }
    if (const ProofEntry* entry = table_.find(numbersKey(key, plies))) {
        value.phi = entry->phi;
        value.delta = entry->delta;
    }
    return value;
}

void ProofSearch::remember(ProofRole role, int plies, const ProofValue& value, std::uint64_t work) {
    const std::uint64_t key = keyOf(role);
    const auto effort = static_cast<std::uint32_t>(std::min<std::uint64_t>(work, 0xFFFFFFFF));
    if (!value.provenWithin(plies) && !value.refutedWithin(plies)) {
        table_.store({.key = numbersKey(key, plies), .phi = value.phi, .delta = value.delta, .work = effort});
        return;
    }
    ProofEntry entry{.key = key, .work = effort, .winIn = value.winIn, .refuted = value.refuted};
    if (const ProofEntry* old = table_.find(key)) {
        entry.work = std::max(entry.work, old->work);
        entry.refuted = std::max(entry.refuted, old->refuted);
        if (old->winIn != 0 && (entry.winIn == 0 || old->winIn < entry.winIn)) entry.winIn = old->winIn;
    }
    table_.store(entry);
}

void ProofSearch::expand(ProofRole role, Expansion& out) const {
    out.fate = Fate::Open;
    out.moves.clear();
    if (role == ProofRole::Attack) {
        if (!winningMove(position_).isNone()) {
            out.fate = Fate::Won;
            return;
        }
        MoveList moves;
        threateningMoves(position_, moves, budget_);
        for (const Move move : moves) out.moves.push_back(move);
        if (moves.empty()) out.fate = Fate::Lost;
    } else {
        Defence defence;
        defend(position_, defence, budget_);
        if (defence.escapes) {
            out.fate = Fate::Lost;
            return;
        }
        for (const Move move : defence.moves) out.moves.push_back(move);
        if (defence.moves.empty()) out.fate = Fate::Won;
    }
}

const ProofSearch::Expansion& ProofSearch::expansionOf(ProofRole role) {
    const std::uint64_t key = keyOf(role);
    Expansion& place = expansions_[key % kExpansions];
    if (place.key != key) {
        expand(role, place);
        place.key = budget_->spent() ? 0 : key;
    }
    return place;
}

std::vector<ProofSearch::Child> ProofSearch::childrenOf(const std::vector<Move>& moves, ProofRole role,
                                                        int plies) {
    std::vector<Child> children;
    children.reserve(moves.size());
    for (const Move move : moves) {
        const Undo undo = position_.make(move);
        ProofValue value = known(other(role), plies - 1);
        // After the reply there is no threat, so no road can be completed with the last ply.
        if (role == ProofRole::Defend && plies == 2 && value.winIn == 0 && !mayEndWithoutRoad(position_)) {
            value.refuted = std::max<std::uint8_t>(value.refuted, 1);
            value = solved(ProofRole::Attack, value, false);
        }
        position_.undo(undo);
        children.push_back({move, value});
    }
    return children;
}

ProofSearch::Numbers ProofSearch::numbersOf(const std::vector<Child>& children) {
    Numbers n{kUnbounded, 0, kUnbounded, 0};
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < children.size(); ++i) {
        const ProofValue& value = children[i].value;
        sum += value.phi;
        if (value.delta < n.phi) {
            n.secondDelta = n.phi;
            n.phi = value.delta;
            n.best = i;
        } else if (value.delta < n.secondDelta) {
            n.secondDelta = value.delta;
        }
    }
    // Positions shared by several lines are counted more than once, so an infinite sum is no proof and must
    // stay finite.
    n.delta = static_cast<std::uint32_t>(std::min<std::uint64_t>(sum, kUnbounded - 1));
    return n;
}

/// The number of plies of a proof or refutation, computed from the children's.
ProofValue ProofSearch::decided(ProofRole role, const std::vector<Child>& children, const Numbers& numbers,
                                int plies) {
    ProofValue value{.phi = numbers.phi, .delta = numbers.delta};
    const bool attack = role == ProofRole::Attack;
    const bool won = attack == (numbers.phi == 0);
    std::uint8_t best = attack ? kForever : 0;
    for (const Child& child : children) {
        if (won && attack && child.value.delta != 0) continue;
        if (!won && !attack && child.value.delta != 0) continue;
        const std::uint8_t here = won ? child.value.winIn : child.value.refuted;
        best = attack ? std::min(best, here) : std::max(best, here);
    }
    if (won)
        value.winIn = longer(best);
    else
        value.refuted = std::max(longer(best), static_cast<std::uint8_t>(plies));
    return value;
}

ProofValue ProofSearch::searchOpen(ProofRole role, int plies, std::uint32_t maxPhi, std::uint32_t maxDelta,
                                   std::vector<Child>& children) {
    while (true) {
        const Numbers n = numbersOf(children);
        if (n.phi == 0 || n.delta == 0) return decided(role, children, n, plies);
        if (n.phi >= maxPhi || n.delta >= maxDelta || budget_->spent())
            return {.phi = std::min(n.phi, kUnbounded - 1), .delta = std::min(n.delta, kUnbounded - 1)};
        Child& child = children[n.best];
        // A margin of a quarter keeps the search from switching between the two best children all the time.
        const std::uint32_t patience = std::min(n.secondDelta + n.secondDelta / 4 + 1, kUnbounded);
        const std::uint32_t childPhi =
            maxDelta >= kUnbounded ? kUnbounded : maxDelta - n.delta + child.value.phi;
        const Undo undo = position_.make(child.move);
        child.value = search(other(role), plies - 1, childPhi, std::min(maxPhi, patience));
        position_.undo(undo);
    }
}

ProofValue ProofSearch::search(ProofRole role, int plies, std::uint32_t maxPhi, std::uint32_t maxDelta) {
    ProofValue value = known(role, plies);
    if (value.provenWithin(plies) || value.refutedWithin(plies)) return value;
    if (!budget_->spend()) return value;
    const std::uint64_t before = budget_->nodes();
    const Expansion& expansion = expansionOf(role);
    if (budget_->spent()) return value;
    if (expansion.fate == Fate::Won) {
        value.winIn = role == ProofRole::Attack ? 1 : 2;
        value = solved(role, value, true);
    } else if (expansion.fate == Fate::Lost) {
        value.refuted = kForever;
        value = solved(role, value, false);
    } else if (plies < (role == ProofRole::Attack ? 3 : 2)) {
        value.refuted = static_cast<std::uint8_t>(plies);
        value = solved(role, value, false);
    } else {
        std::vector<Child> children = childrenOf(expansion.moves, role, plies);
        value = searchOpen(role, plies, maxPhi, maxDelta, children);
    }
    remember(role, plies, value, budget_->nodes() - before + 1);
    return value;
}

}  // namespace tak::engine
