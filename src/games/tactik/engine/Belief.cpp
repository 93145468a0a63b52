#include "games/tactik/engine/Belief.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "games/tactik/engine/MoveList.h"

namespace tactik::engine {
namespace {

using rules::Act;
using rules::Card;

std::size_t at(int index) { return static_cast<std::size_t>(index); }
std::size_t at(Card card) { return static_cast<std::size_t>(rules::index(card)); }

/// How much more a player likes a card than the one he chose, for odds of one to e that he has overlooked it.
/// Found by how well the odds foretell hands in games of Policy; tamer, since not everybody plays so.
constexpr float kSharpness = 6;
constexpr float kLeastOdds = 0.1F;  ///< of one observation: nobody is sure of what others think
/// Far below the least odds of all observations of a deal together: a walk that has left it does not return.
constexpr float kImpossible = 1e-30F;

/// The odds that a player who chose something worth `chosen` had something worth `better`, too.
float oddsOfOverlooking(float better, float chosen) {
    return std::max(kLeastOdds, 1 / (1 + std::exp(kSharpness * (better - chosen))));
}

}  // namespace

Belief::Belief(const rules::Position& seen, int me, bool readsConduct)
    : known_(seen.table(), seen.rules()), me_(me) {
    for (auto& odds : odds_) odds.fill(1);
    countUnseen(seen);
    if (seen.table().phase != rules::Phase::Playing) return;
    findPassedCard(seen);
    if (readsConduct) this->readConduct(seen);
    for (int player = 0; player < seen.players(); ++player) {
        if (hidden_[at(player)] == 0) continue;
        const auto possible = rules::possibleInHand(seen, player);
        for (const Card card : rules::kAllCards)
            if (!possible[at(card)]) {
                odds_[at(player)][at(card)] = kImpossible;
                excludes_ = true;
            }
    }
}

void Belief::countUnseen(const rules::Position& seen) {
    const rules::Table& table = seen.table();
    std::array<int, rules::kKinds + 1> left{};
    left.fill(rules::kOfEachKind);
    for (const Card card : table.faces) --left[at(card)];
    for (const Card card : rules::kAllCards)
        for (int i = 0; i < left[at(card)]; ++i) unseen_.push_back(card);
    for (int player = 0; player < table.players; ++player)
        hidden_[at(player)] = table.cardsHeld(player) - known_.hand(player).size();
}

/// The card that one has passed is in its receiver's hand until he lays down one of its kind.
void Belief::findPassedCard(const rules::Position& seen) {
    const int receiver = known_.receiverFrom(me_);
    if (hidden_[at(receiver)] == 0) return;
    Card got = Card::Unknown;
    Hand laid;
    for (auto played = seen.past().rbegin();
         played != seen.past().rend() && played->before.deal == seen.table().deal; ++played) {
        if (played->act.kind == Act::Kind::Pass && played->act.player == me_) got = played->act.card;
        if (played->act.kind == Act::Kind::Pass || played->act.player != receiver) continue;
        for (const Card card : played->laid)
            if (card != Card::Unknown) laid.add(card);
    }
    if (got != Card::Unknown && !laid.has(got)) sure_[at(receiver)] = got;
}

void Belief::readConduct(const rules::Position& seen) {
    const Policy policy(evaluationFor(seen.players(), seen.board().squares()));
    for (auto played = seen.past().rbegin();
         played != seen.past().rend() && played->before.deal == seen.table().deal; ++played) {
        if (hidden_[at(played->act.player)] == 0) continue;
        if (played->act.kind == Act::Kind::Pass && played->act.card != Card::Unknown)
            readPass(*played, policy);
        if (played->act.kind == Act::Kind::Play) readPlay(*played, policy);
    }
}

/// He may have held any other card as well, and would have kept this one instead.
void Belief::readPlay(const rules::Played& played, const Policy& policy) {
    const rules::Table& table = played.before;
    const int player = played.act.player;
    const rules::Colours movers = table.moversOf(player);
    const FastBoard board(table.board);
    const auto valueOf = [&](const Move& move, Card kept) {
        FastBoard after = board;
        after.play(move);
        Hand rest;
        rest.add(kept);
        return policy.evaluation().ofBoard(after, table.leftOf(player), sideNumber(player)) +
               policy.evaluation().ofHand(after, movers, rest);
    };
    const Move chosen = moveOf(table.board, played.act.play);
    Moves moves;
    for (const Card card : rules::kAllCards) {
        if (card == chosen.card) continue;
        moves.clear();
        addMoves(board, movers, card, known_.rules(), moves);
        float best = std::numeric_limits<float>::lowest();
        for (const Move& move : moves) best = std::max(best, valueOf(move, chosen.card));
        if (!moves.empty()) odds_[at(player)][at(card)] *= oddsOfOverlooking(best, valueOf(chosen, card));
    }
}

/// The same for the card that he has passed to `me_`.
void Belief::readPass(const rules::Played& played, const Policy& policy) {
    const rules::Table& table = played.before;
    const int player = played.act.player;
    const int receiver = table.receiverFrom(player);
    const float sign = sideNumber(receiver) == sideNumber(player) ? 1.0F : -1.0F;
    const FastBoard board(table.board);
    const auto worthTo = [&](int holder, Card card) {
        Hand one;
        one.add(card);
        return policy.evaluation().ofHand(board, table.moversOf(holder), one);
    };
    const auto worthOfPassing = [&](Card passed, Card kept) {
        return worthTo(player, kept) + sign * worthTo(receiver, passed);
    };
    const Card chosen = played.act.card;
    for (const Card card : rules::kAllCards)
        if (card != chosen)
            odds_[at(player)][at(card)] *=
                oddsOfOverlooking(worthOfPassing(card, chosen), worthOfPassing(chosen, card));
}

std::vector<Suspicion> Belief::suspicions() const {
    constexpr int kDraws = 2000;
    std::vector<Suspicion> all;
    for (int player = 0; player < known_.players(); ++player)
        if (hidden_[at(player)] > 0) all.push_back({.player = player});
    HandSource source(*this, 1);
    for (int i = 0; i < kDraws; ++i) {
        const World world = source.next();
        for (Suspicion& suspicion : all)
            for (const Card card : rules::kAllCards)
                if (world.hand(suspicion.player).has(card)) suspicion.chances[at(card)] += 1.0 / kDraws;
    }
    return all;
}

HandSource::HandSource(const Belief& belief, std::uint64_t seed)
    : belief_(&belief), random_(seed), cards_(belief.unseen_) {
    for (int player = 0; player < belief.known_.players(); ++player) {
        int places = belief.hidden_[at(player)];
        if (const Card sure = belief.sure_[at(player)]; sure != Card::Unknown && places > 0) {
            cards_.erase(std::find(cards_.begin(), cards_.end(), sure));
            --places;
        }
        owners_.insert(owners_.end(), at(places), player);
    }
    for (std::size_t i = cards_.size(); i > 1; --i)
        std::swap(cards_[i - 1], cards_[random_.below(static_cast<std::uint32_t>(i))]);
    settle();
}

float HandSource::oddsAt(std::size_t place, Card card) const {
    return place < owners_.size() ? belief_->odds_[at(owners_[place])][at(card)] : 1;
}

bool HandSource::isPossible() const {
    for (std::size_t place = 0; place < owners_.size(); ++place)
        if (oddsAt(place, cards_[place]) <= kImpossible) return false;
    return true;
}

bool HandSource::isCertain() const {
    return owners_.empty() || (cards_.size() == owners_.size() && owners_.front() == owners_.back());
}

/// Walks until the arrangement is possible, and then until it no longer depends on how it began.
void HandSource::settle() {
    constexpr int kMostTries = 200;
    for (int i = 0; i < kMostTries; ++i) {
        for (std::size_t k = 0; k < 4 * owners_.size(); ++k) step();
        if (i > 2 && isPossible()) return;
    }
}

/// Passes the cards of some places on in a ring if the odds let it. Two places are enough, unless hands
/// exclude kinds: some that cannot exchange cards in pairs can do so in a ring of all.
void HandSource::step() {
    constexpr std::array<std::size_t, 4> kRings{2, 2, 3, 4};
    const std::size_t size = belief_->excludes_ ? kRings[random_.below(kRings.size())] : 2;
    std::array<std::size_t, 4> ring{random_.below(static_cast<std::uint32_t>(owners_.size()))};
    for (std::size_t i = 1; i < size; ++i) ring[i] = random_.below(static_cast<std::uint32_t>(cards_.size()));
    double before = 1;
    double after = 1;
    for (std::size_t i = 0; i < size; ++i) {
        before *= static_cast<double>(oddsAt(ring[i], cards_[ring[i]]));
        after *= static_cast<double>(oddsAt(ring[i], cards_[ring[(i + 1) % size]]));
        if (std::find(ring.begin(), ring.begin() + i, ring[i]) != ring.begin() + i) return;
    }
    if (after < before && random_.unit() * before >= after) return;
    for (std::size_t i = 0; i + 1 < size; ++i) std::swap(cards_[ring[i]], cards_[ring[i + 1]]);
}

World HandSource::next() {
    constexpr std::size_t kStepsForEachPlace = 3;
    for (std::size_t i = 0; i < kStepsForEachPlace * owners_.size(); ++i) step();
    World world = belief_->known_;
    for (std::size_t place = 0; place < owners_.size(); ++place)
        world.hand(owners_[place]).add(cards_[place]);
    for (int player = 0; player < rules::kMostPlayers; ++player)
        if (belief_->hidden_[at(player)] > 0 && belief_->sure_[at(player)] != Card::Unknown)
            world.hand(player).add(belief_->sure_[at(player)]);
    world.begin();
    return world;
}

}  // namespace tactik::engine
