// What a player knows, and what may be true beyond it (rule 15).

#include <algorithm>
#include <cassert>
#include <utility>

#include "base/Shuffle.h"
#include "games/tactik/rules/Plays.h"
#include "games/tactik/rules/Position.h"

namespace tactik::rules {
namespace {

using Possible = std::array<bool, kKinds + 1>;

std::size_t at(int index) { return static_cast<std::size_t>(index); }
std::size_t at(Card card) { return static_cast<std::size_t>(index(card)); }

// ---- hiding

/// Hides the faces that this viewer cannot see on the table.
void hide(Table& table, std::optional<int> viewer) {
    Faces seen{};
    for (const Back back : table.pile) seen[back.value] = table.faceOf(back);
    for (int player = 0; player < table.players; ++player) {
        if (player != viewer) {
            if (table.passed[at(player)] != kNotPassed) table.passed[at(player)] = kHiddenSlot;
            continue;
        }
        for (const Back back : table.handOf(player))
            if (back != kNoBack) seen[back.value] = table.faceOf(back);
    }
    table.faces = seen;
    for (std::size_t back = 0; back < kCards; ++back)
        if (seen[back] == Card::Unknown) table.order[back] = 0;
}

/// `exchanged`: the passed cards have changed hands since.
void hide(Played& played, std::optional<int> viewer, bool exchanged) {
    const Table& before = played.before;
    if (played.act.kind == Act::Kind::Pass && played.act.player != viewer) {
        const bool received = exchanged && before.receiverFrom(played.act.player) == viewer;
        if (!received) {
            played.act.card = Card::Unknown;
            played.laid = {};
        }
        if (!exchanged) played.slot = kHiddenSlot;
    }
    hide(played.before, viewer);
}

// ---- drawing what is hidden now

/// Draws the hidden cards of the hands and of the stock: every deal of the cards, all told apart, that agrees
/// with what is known is as likely as any other.
class HiddenCards {
  public:
    HiddenCards(const Position& position, std::optional<int> viewer) : position_(position) {
        const Table& table = position.table();
        std::array<int, kKinds + 1> left{};
        for (const Card card : kAllCards) left[at(card)] = kOfEachKind;
        for (const Card card : table.faces) --left[at(card)];
        for (const Card card : kAllCards) cards_.insert(cards_.end(), at(left[at(card)]), card);
        for (int player = 0; player < table.players; ++player) addHand(player);
        for (const Back back : table.stock)
            if (table.faceOf(back) == Card::Unknown) places_.push_back({back, -1});
        if (viewer) passed_ = cardPassedBy(*viewer);
        if (viewer) receiver_ = table.receiverFrom(*viewer);
    }

    void drawInto(Faces& faces, base::Random& random) {
        if (passed_ != Card::Unknown) placePassed(faces, random);
        base::shuffle(cards_, random);
        if (anythingKnown_) {
            repair(random);
            stir(random);
        }
        for (std::size_t i = 0; i < places_.size(); ++i) faces[places_[i].back.value] = cards_[i];
    }

  private:
    struct Place {
        Back back;
        int player;  ///< in whose hand; -1: in the stock
    };

    void addHand(int player) {
        const Table& table = position_.table();
        Possible& possible = possible_[at(player)];
        possible = possibleInHand(position_, player);
        if (std::find(possible.begin(), possible.end(), false) != possible.end()) anythingKnown_ = true;
        for (const Back back : table.handOf(player))
            if (back != kNoBack && table.faceOf(back) == Card::Unknown) places_.push_back({back, player});
    }

    /// The card that a player has passed in this deal and that its receiver still holds, for all one knows;
    /// Unknown: none.
    [[nodiscard]] Card cardPassedBy(int giver) const {
        const Table& table = position_.table();
        if (table.phase == Phase::Passing) return Card::Unknown;
        Card passed = Card::Unknown;
        for (const Played& played : position_.past()) {
            if (played.before.deal != table.deal) continue;
            if (played.act.kind == Act::Kind::Pass) {
                if (played.act.player == giver) passed = played.act.card;
            } else if (played.act.player == table.receiverFrom(giver)) {
                for (const Card card : played.laid)
                    if (card == passed) passed = Card::Unknown;
            }
        }
        return passed;
    }

    /// The passed card is in any place of its receiver's hand. It must not count as one of several cards of
    /// its kind that happens to be there: two of them would be found there too seldom.
    void placePassed(Faces& faces, base::Random& random) {
        std::vector<std::size_t> free;
        for (std::size_t i = 0; i < places_.size(); ++i)
            if (places_[i].player == receiver_) free.push_back(i);
        const auto card = std::find(cards_.begin(), cards_.end(), passed_);
        if (free.empty() || card == cards_.end()) return;
        const std::size_t place = free[random.below(static_cast<std::uint32_t>(free.size()))];
        faces[places_[place].back.value] = passed_;
        places_.erase(places_.begin() + static_cast<std::ptrdiff_t>(place));
        cards_.erase(card);
    }

    [[nodiscard]] bool fits(std::size_t place, Card card) const {
        const int player = places_[place].player;
        return player < 0 || possible_[at(player)][at(card)];
    }

    /// Makes the cards agree with what is known. The truth agrees, so it is possible; but what another
    /// program has told may contradict itself, and then any cards are as good.
    void repair(base::Random& random) {
        for (std::size_t place = 0; place < places_.size(); ++place)
            if (!fits(place, cards_[place])) {
                std::vector<bool> tried(places_.size());
                (void)moveElsewhere(place, tried, random);
            }
    }

    /// Finds a place for the card at `place` that fits it, whose card can go to `place` or, in turn, to yet
    /// another one: an augmenting path of a matching.
    bool moveElsewhere(std::size_t place, std::vector<bool>& tried, base::Random& random) {
        tried[place] = true;
        const std::size_t size = places_.size();
        const std::size_t first = random.below(static_cast<std::uint32_t>(size));
        for (std::size_t i = 0; i < size; ++i) {
            const std::size_t other = (first + i) % size;
            if (tried[other] || !fits(other, cards_[place])) continue;
            tried[other] = true;
            std::swap(cards_[place], cards_[other]);
            if (fits(place, cards_[place]) || moveElsewhere(place, tried, random)) return true;
            std::swap(cards_[place], cards_[other]);
        }
        return false;
    }

    /// Passes cards on in a ring of places at random where all then agree with what is known, until the
    /// arrangement no longer depends on how it was found (the Metropolis algorithm). Rings of up to four
    /// places reach every arrangement: hands that cannot exchange cards in pairs may do so in a ring of all.
    void stir(base::Random& random) {
        constexpr std::size_t kTimes = 20;
        constexpr std::array<std::size_t, 4> kRings{2, 2, 3, 4};
        for (std::size_t i = 0; i < kTimes * places_.size(); ++i) {
            std::array<std::size_t, 4> ring{};
            const std::size_t size = kRings[random.below(kRings.size())];
            for (std::size_t j = 0; j < size; ++j)
                ring[j] = random.below(static_cast<std::uint32_t>(places_.size()));
            bool possible = true;
            for (std::size_t j = 0; j < size; ++j) {
                possible = possible && fits(ring[j], cards_[ring[(j + 1) % size]]);
                for (std::size_t k = 0; k < j; ++k) possible = possible && ring[j] != ring[k];
            }
            if (!possible) continue;
            for (std::size_t j = 0; j + 1 < size; ++j) std::swap(cards_[ring[j]], cards_[ring[j + 1]]);
        }
    }

    const Position& position_;
    std::vector<Place> places_;
    std::vector<Card> cards_;  ///< by index in places_
    std::array<Possible, kMostPlayers> possible_{};
    bool anythingKnown_ = false;   ///< about a hand, from discards
    Card passed_ = Card::Unknown;  ///< by the viewer
    int receiver_ = -1;
};

// ---- the past of a drawn position

/// Finds hands before an exchange that lead to those after it.
class ExchangeBackwards {
  public:
    /// `before`: as the viewer saw it. `passed`: by giver, as far as it is known.
    ExchangeBackwards(const Table& before, const Table& after, const Slots& slots,
                      const std::array<Card, kMostPlayers>& passed)
        : before_(before), after_(after), slots_(slots), passed_(passed) {}

    /// The faces before, by back; those of the stock stay as they are.
    void drawInto(Faces& faces, base::Random& random) {
        for (int giver = 0; giver < before_.players; ++giver)
            if (passed_[at(giver)] == Card::Unknown)
                passed_[at(giver)] = anyCardOf(before_.receiverFrom(giver), random);
        for (int player = 0; player < before_.players; ++player) drawHand(player, faces, random);
    }

  private:
    [[nodiscard]] std::vector<Card> handAfter(int player) const {
        std::vector<Card> cards;
        for (const Back back : after_.handOf(player))
            if (back != kNoBack) cards.push_back(after_.faceOf(back));
        return cards;
    }
    [[nodiscard]] Card anyCardOf(int player, base::Random& random) const {
        const std::vector<Card> cards = handAfter(player);
        return cards[random.below(static_cast<std::uint32_t>(cards.size()))];
    }

    void drawHand(int player, Faces& faces, base::Random& random) {
        const Hand& hand = before_.handOf(player);
        const auto passedSlot = at(slots_[at(player)]);
        std::vector<Card> kept = handAfter(player);
        // He who gets a player's card is also he who gave him one, with two players and with four.
        const auto got = std::find(kept.begin(), kept.end(), passed_[at(before_.receiverFrom(player))]);
        // Only what another program has told can contradict itself.
        kept.erase(got == kept.end() ? kept.begin() : got);
        base::shuffle(kept, random);
        for (std::size_t slot = 0; slot < kMostHeld; ++slot) {
            if (hand[slot] == kNoBack) continue;
            Card& face = faces[hand[slot].value];
            if (slot == passedSlot) {
                face = passed_[at(player)];
            } else {
                face = kept.back();
                kept.pop_back();
            }
            if (before_.faceOf(hand[slot]) != Card::Unknown) face = before_.faceOf(hand[slot]);
        }
    }

    const Table& before_;
    const Table& after_;
    Slots slots_;
    std::array<Card, kMostPlayers> passed_;
};

/// The slots from which the passed cards went: there lie others now.
Slots slotsPassed(const Table& before, const Table& after) {
    Slots slots{};
    for (int player = 0; player < before.players; ++player)
        for (std::size_t slot = 0; slot < kMostHeld; ++slot)
            if (before.handOf(player)[slot] != after.handOf(player)[slot])
                slots[at(player)] = static_cast<std::int8_t>(slot);
    return slots;
}

/// Writes drawn faces into a moment of the past: those that its viewer knew stay.
void fill(Table& table, const Faces& faces) {
    for (std::size_t back = 0; back < kCards; ++back)
        if (table.faces[back] == Card::Unknown) table.faces[back] = faces[back];
}

}  // namespace

Table seenBy(const Table& table, std::optional<int> player) {
    Table seen = table;
    hide(seen, player);
    return seen;
}

Possible possibleInHand(const Position& position, int player) {
    Possible possible;
    possible.fill(true);
    const Table& table = position.table();
    for (auto played = position.past().rbegin(); played != position.past().rend(); ++played) {
        if (played->before.deal != table.deal || played->before.phase != Phase::Playing) break;
        if (played->act.kind != Act::Kind::Discard || played->act.player != player) continue;
        const Table& before = played->before;
        for (const Card card : kAllCards)
            if (possible[at(card)] &&
                isPlayable(before.board, before.moversOf(player), card, position.rules()))
                possible[at(card)] = false;
    }
    return possible;
}

Position Position::seenBy(std::optional<int> player) const {
    Position seen = *this;
    seen.seed_.reset();
    hide(seen.table_, player);
    bool exchanged = table_.phase != Phase::Passing;
    for (auto played = seen.past_.rbegin(); played != seen.past_.rend(); ++played) {
        if (played->exchanged) exchanged = true;
        if (played->dealt) exchanged = true;
        hide(*played, player, exchanged);
    }
    return seen;
}

Position Position::completed(base::Random& random, std::optional<int> viewer) const {
    Position whole = *this;
    if (seed_) return whole;
    whole.seed_ = random.next();
    HiddenCards(*this, viewer).drawInto(whole.table_.faces, random);
    whole.completePast(random);
    return whole;
}

void Position::completePast(base::Random& random) {
    // While cards are passed, those who have chosen.
    for (int player = 0; player < table_.players; ++player)
        if (table_.passed[at(player)] == kHiddenSlot)
            table_.passed[at(player)] =
                static_cast<std::int8_t>(random.below(static_cast<std::uint32_t>(handSize(table_.players))));
    Slots slots = table_.passed;
    Table after = table_;
    for (std::size_t i = past_.size(); i-- > 0;) {
        Played& played = past_[i];
        Faces faces = after.faces;
        if (played.shuffled) faces = {};
        if (played.exchanged) {
            slots = slotsPassed(played.before, after);
            drawHandsBefore(i, after, faces, random);
        }
        for (std::size_t slot = 0; slot < kMostHeld; ++slot)
            if (played.laid[slot] != Card::Unknown)
                faces[played.before.handOf(played.act.player)[slot].value] = played.laid[slot];
        fill(played.before, faces);
        if (played.act.kind == Act::Kind::Pass) completePass(played, slots);
        after = played.before;
    }
}

void Position::drawHandsBefore(std::size_t exchange, const Table& after, Faces& faces,
                               base::Random& random) const {
    const Table& before = past_[exchange].before;
    std::array<Card, kMostPlayers> passed{};
    for (std::size_t i = exchange + 1;
         i-- > 0 && past_[i].act.kind == Act::Kind::Pass && past_[i].before.deal == before.deal;)
        passed[past_[i].act.player] = past_[i].act.card;
    ExchangeBackwards(before, after, slotsPassed(before, after), passed).drawInto(faces, random);
}

void Position::completePass(Played& played, const Slots& slots) {
    Table& before = played.before;
    for (int player = 0; player < before.players; ++player)
        if (before.passed[at(player)] == kHiddenSlot) before.passed[at(player)] = slots[at(player)];
    const std::size_t giver = played.act.player;
    played.slot = slots[giver];
    played.act.card = before.faceOf(before.hands[giver][at(played.slot)]);
    played.laid[at(played.slot)] = played.act.card;
}

}  // namespace tactik::rules
