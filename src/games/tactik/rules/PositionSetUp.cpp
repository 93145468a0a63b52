// The position that the parts of a text make.

#include <algorithm>

#include "base/Random.h"
#include "games/tactik/rules/Deals.h"
#include "games/tactik/rules/Plays.h"
#include "games/tactik/rules/PositionReader.h"

namespace tactik::rules {
namespace {

class SetUp {
  public:
    explicit SetUp(const PositionDraft& draft)
        : draft_(draft), table_{.board = Board(draft.rules.longCircuit)} {
        table_.players = static_cast<std::uint8_t>(draft.players ? draft.players->value : kMostPlayers);
    }

    /// Without random numbers, unknown cards stay so.
    base::Result<Table> make(base::Random* random) {
        for (const auto step : {&SetUp::placePawns, &SetUp::checkPlayers, &SetUp::choosePhase,
                                &SetUp::chooseHands, &SetUp::chooseDeal, &SetUp::chooseRound})
            if (const auto done = (this->*step)(); !done) return done.error();
        lay();
        if (random != nullptr) draw(*random);
        return table_;
    }

  private:
    using Done = base::Result<void>;

    [[nodiscard]] static std::size_t at(int index) { return static_cast<std::size_t>(index); }
    [[nodiscard]] base::Error error(base::TextPosition at, base::Message message) const {
        return draft_.error(at, std::move(message));
    }
    [[nodiscard]] base::Error error(base::Message message) const {
        return error(draft_.end, std::move(message));
    }

    // ---- pawns

    Done placePawns() {
        Board& board = table_.board;
        for (const Colour colour : kAllColours)
            for (const auto& [spot, stake, where] : draft_.pawns[at(index(colour))]) {
                if (spot.onCircuit() && spot.square() >= board.squares())
                    return error(where, {base::msgid("expected a square from 0 to {last}"),
                                         {{"last", board.squares() - 1}}});
                if (board.pawnAt(spot) != kNoPawn)
                    return error(where, base::msgid("expected only one pawn on a square"));
                if (stake && spot != Spot::square(board.startOf(colour)))
                    return error(where, base::msgid("expected a stake on its colour's start square only"));
                board.put(board.pawnInPocket(colour), spot, stake);
            }
        if (isSideHome(board, Colour::Red) && isSideHome(board, Colour::Blue))
            return error(base::msgid("expected only one side home"));
        return {};
    }

    // ---- players

    [[nodiscard]] bool isPlayer(Colour colour) const { return index(colour) < table_.players; }

    Done checkPlayers() {
        const auto refused = [&](base::TextPosition where) {
            return error(where, base::msgid("expected red or blue as the players of a game for two"));
        };
        for (const auto& player : {draft_.turn, draft_.dealer})
            if (player && !isPlayer(player->value)) return refused(player->at);
        for (const Colour colour : kAllColours)
            if (const auto& hand = draft_.hands[at(index(colour))]; hand && !isPlayer(colour))
                return refused(hand->at);
        return {};
    }

    [[nodiscard]] bool noCardsGiven() const {
        return std::none_of(draft_.hands.begin(), draft_.hands.end(), [](const auto& hand) { return hand; });
    }
    [[nodiscard]] bool allHandsEmpty() const {
        for (int player = 0; player < table_.players; ++player)
            if (const auto& hand = draft_.hands[at(player)]; !hand || hand->size() > 0) return false;
        return true;
    }
    /// Who plays, if no text says so: the only player whose cards are given, or the first one.
    [[nodiscard]] int likelyPlayer() const {
        int found = 0;
        int count = 0;
        for (int player = 0; player < table_.players; ++player)
            if (draft_.hands[at(player)] && ++count == 1) found = player;
        return count == 1 ? found : 0;
    }

    Done choosePhase() {
        const auto winner = table_.winner();
        const bool lastDeal = draft_.deal && draft_.deal->value == kMostDeals;
        const bool over = winner || (lastDeal && allHandsEmpty());
        if (draft_.pass && (draft_.turn || over))
            return error(*draft_.pass,
                         over ? base::msgid("expected no passing of cards, since the game is over")
                              : base::msgid("expected either pass or turn:"));
        const bool passing = draft_.pass || (!over && !draft_.turn && noCardsGiven());
        table_.phase = over ? Phase::Over : passing ? Phase::Passing : Phase::Playing;
        int player = draft_.turn ? index(draft_.turn->value) : likelyPlayer();
        if (winner && !sideOf(*winner).has(colourAt(player))) {
            if (draft_.turn)
                return error(draft_.turn->at, base::msgid("expected a last turn of the side that is home"));
            player = index(*winner);
        }
        table_.toMove = static_cast<std::uint8_t>(player);
        return {};
    }

    // ---- hands

    Done chooseHands() {
        const int most = handSize(table_.players);
        for (int player = 0; player < table_.players; ++player) {
            const auto& hand = draft_.hands[at(player)];
            if (!hand || !hand->passed) continue;
            if (table_.phase != Phase::Passing)
                return error(hand->at, base::msgid("expected no passed card, since cards are played"));
            table_.passed[at(player)] = static_cast<std::int8_t>(*hand->passed);
        }
        for (int i = 1; i <= table_.players; ++i) {
            const int dealer = (table_.toMove - i + table_.players) % table_.players;
            table_.dealer = static_cast<std::uint8_t>(draft_.dealer ? index(draft_.dealer->value) : dealer);
            for (int held = most; held > (table_.phase == Phase::Passing ? most - 1 : 0); --held)
                if (takeSizes(held)) return finishHands();
        }
        if (table_.phase == Phase::Passing)
            return error(handsAt(),
                         {base::msgid("expected {count} cards in each hand while cards are passed"),
                          {{"count", most}}});
        return error(handsAt(), {base::msgid("expected at most {most} cards in each hand, in all hands the "
                                             "same number, or one fewer after a turn in this round"),
                                 {{"most", most}}});
    }

    /// Whether the given hands are possible if those who have not had their turn hold `held` cards.
    bool takeSizes(int held) {
        sizes_ = handSizesOf(table_, held);
        for (int player = 0; player < table_.players; ++player) {
            const auto& hand = draft_.hands[at(player)];
            if (!hand || hand->size() == sizes_[at(player)]) continue;
            const bool thrown = draft_.rules.wholeHand && hand->size() == 0 && table_.phase != Phase::Passing;
            if (!thrown || player == table_.toMove) return false;
            sizes_[at(player)] = 0;
        }
        roundsPlayed_ = handSize(table_.players) - held;
        return true;
    }

    [[nodiscard]] base::TextPosition handsAt() const {
        for (const auto& hand : draft_.hands)
            if (hand) return hand->at;
        return draft_.end;
    }

    Done finishHands() {
        if (table_.phase != Phase::Passing) return {};
        table_.toMove = static_cast<std::uint8_t>(table_.leftOf(table_.dealer));
        for (int player = 0; player < table_.players; ++player)
            if (table_.passed[at(player)] == kNotPassed) return {};
        return error(handsAt(), base::msgid("expected a player who has still to pass a card"));
    }

    // ---- stock and pile

    [[nodiscard]] int pileIn(int deal) const {
        int held = 0;
        for (const int size : sizes_) held += size;
        return kCards - held - stockIn(table_.players, deal);
    }
    [[nodiscard]] bool fits(int deal) const {
        return (!draft_.stock || draft_.stock->size() == stockIn(table_.players, deal)) &&
               (!draft_.pile || draft_.pile->size() == pileIn(deal));
    }

    Done chooseDeal() {
        int deal = draft_.deal ? draft_.deal->value : 1;
        if (!draft_.deal)
            for (int later = dealsInCycle(table_.players); later > 1 && !fits(deal); --later)
                if (fits(later)) deal = later;
        table_.deal = static_cast<std::int16_t>(deal);
        if (fits(deal)) return {};
        return error(
            draft_.pile ? draft_.pile->at : draft_.stock->at,
            {base::msgid("expected {pile} cards in the pile and {stock} in the stock, in this deal and with "
                         "these hands"),
             {{"pile", pileIn(deal)}, {"stock", stockIn(table_.players, deal)}}});
    }

    Done chooseRound() {
        const int inDeal = handSize(table_.players) + 1;
        const int last =
            (table_.deal - 1) * inDeal + (table_.phase == Phase::Passing ? 1 : 2 + roundsPlayed_);
        table_.round = static_cast<std::int16_t>(draft_.round ? draft_.round->value : last);
        // Where whole hands are thrown away, a deal may be over after one round of playing.
        const bool possible = table_.round == last || (draft_.rules.wholeHand && table_.round < last &&
                                                       table_.round >= 2 * table_.deal - 1);
        if (possible) return {};
        return error(
            draft_.round->at,
            {base::msgid("expected round {round}, in this deal and with these hands"), {{"round", last}}});
    }

    // ---- cards

    /// Gives every card a place, and its face if it is known.
    void lay() {
        std::uint8_t next = 0;
        const auto laid = [&](const std::optional<PositionDraft::Cards>& part, int place) {
            if (part) table_.faces[next] = part->cards[at(place)];
            return Back(next++);
        };
        for (int i = 0; i < stockIn(table_.players, table_.deal); ++i)
            table_.stock.push(laid(draft_.stock, i));
        for (int i = 0, size = pileIn(table_.deal); i < size; ++i) table_.pile.push(laid(draft_.pile, i));
        for (int player = 0; player < table_.players; ++player)
            for (int slot = 0; slot < sizes_[at(player)]; ++slot)
                table_.hands[at(player)][at(slot)] = laid(draft_.hands[at(player)], slot);
    }

    /// Deals the cards that are left to the places whose cards are unknown.
    void draw(base::Random& random) {
        std::vector<Card> left;
        for (const Card card : kAllCards)
            left.insert(left.end(),
                        at(kOfEachKind) -
                            at(static_cast<int>(std::count(table_.faces.begin(), table_.faces.end(), card))),
                        card);
        for (Card& face : table_.faces) {
            if (face != Card::Unknown) continue;
            std::swap(left[random.below(static_cast<std::uint32_t>(left.size()))], left.back());
            face = left.back();
            left.pop_back();
        }
        for (std::uint8_t& order : table_.order) order = static_cast<std::uint8_t>(random.below(256));
    }

    const PositionDraft& draft_;
    Table table_;
    HandSizes sizes_{};
    int roundsPlayed_ = 0;
};

}  // namespace

base::Result<Position> setUp(const PositionDraft& draft, std::uint64_t seed) {
    base::Random random(base::scrambled(seed));
    const auto table = SetUp(draft).make(&random);
    if (!table) return table.error();
    return Position(*table, draft.rules, seed);
}

base::Result<Position> seenSetUp(const PositionDraft& draft) {
    const auto table = SetUp(draft).make(nullptr);
    if (!table) return table.error();
    return Position(*table, draft.rules);
}

}  // namespace tactik::rules
