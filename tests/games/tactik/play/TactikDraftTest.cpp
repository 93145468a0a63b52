#include "games/tactik/play/TactikDraft.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "game/RandomChanges.h"
#include "games/tactik/play/Pieces.h"
#include "games/tactik/play/SampleGame.h"
#include "games/tactik/rules/PositionText.h"

// Positions that are set up by hand.
namespace tactik::play {
namespace {

using game::DraftChange;
using game::PieceState;
using game::Place;
using rules::Card;
using rules::Colour;
using rules::Spot;
using Change = DraftChange::Kind;

constexpr Place kFromStock{kStockArea, 0, 0};
constexpr Place kOnPile{kPileArea, 0, 0};

Place slotOf(int player, int slot) { return {handArea(player), static_cast<std::uint16_t>(slot), 0}; }

TactikDraft draftOf(std::string_view text) { return TactikDraft(*rules::parsePosition(text, 1)); }

void make(TactikDraft& draft, const DraftChange& change) {
    ASSERT_TRUE(draft.isLegal(change)) << draft.notation(actionOf(change));
    (void)draft.apply(actionOf(change));
}
/// A card from the stock.
DraftChange giving(Card card, Place to) {
    return {.kind = Change::Put,
            .from = kFromStock,
            .to = to,
            .face = kUp,
            .shape = static_cast<std::uint8_t>(rules::index(card))};
}
/// A card from a hand or the pile to another place of play.
DraftChange moving(Place from, Place to) { return {.kind = Change::Move, .from = from, .to = to}; }
DraftChange takingOff(Place from) { return {.kind = Change::TakeOff, .from = from}; }
DraftChange passing(int player, int slot) {
    return {.kind = Change::Turn, .from = slotOf(player, slot), .face = kUp};
}
DraftChange dealing(std::uint32_t seed) {
    return {.kind = Change::Whole, .count = TactikDraft::kDeal, .value = seed};
}
/// A pawn from where it is to another place.
DraftChange walking(const TactikDraft& draft, int pawn, Spot spot, bool stake = false) {
    const PieceState& piece = draft.all()[static_cast<std::size_t>(pawn)];
    const Place to = spot.inPocket()
                         ? Place{kPocketArea, static_cast<std::uint16_t>(4 * rules::index(spot.colour())), 0}
                         : placeOf(spot);
    const Change kind = to == piece.place                 ? Change::Turn
                        : piece.place.area == kPocketArea ? Change::Put
                                                          : Change::Move;
    return {.kind = kind,
            .from = piece.place,
            .to = to,
            .face = stake ? kStake : kOrdinary,
            .shape = piece.shape};
}

void give(TactikDraft& draft, int player, Card card) {
    for (int slot = 0; slot < draft.slots(); ++slot)
        if (!draft.cardAt(slotOf(player, slot))) return make(draft, giving(card, slotOf(player, slot)));
    FAIL() << "the hand is full";
}
void put(TactikDraft& draft, int pawn, Spot spot, bool stake = false) {
    make(draft, walking(draft, pawn, spot, stake));
}
void set(TactikDraft& draft, const char* option, const std::string& value) {
    const auto change = draft.change(option, value);
    ASSERT_TRUE(change) << change.error().describe();
    (void)draft.apply(std::get<game::Action>(*change));
}

std::string problemOf(const TactikDraft& draft) {
    const auto position = draft.position();
    return position ? "" : position.error().describe();
}

/// Every piece lies at a place of its own, heaps have no gaps, and every card is there once: of each kind
/// four, those of the stock among them.
void expectWhole(const TactikDraft& draft) {
    std::set<Place> places;
    std::map<std::uint8_t, int> known;
    for (const PieceState& piece : draft.all()) {
        ASSERT_TRUE(places.insert(piece.place).second) << piece.id.value;
        if (isPawnShape(piece.shape)) continue;
        const bool inStock = piece.place.area == kStockArea;
        ASSERT_EQ(piece.shape == game::kUnknownShape, inStock);
        ASSERT_EQ(piece.face, inStock ? kDown : kUp);
        if (!inStock) ASSERT_LE(++known[piece.shape], rules::kOfEachKind);
        if (const auto player = handOf(piece.place)) ASSERT_EQ(piece.owner, playerAt(*player));
    }
    for (const std::uint16_t heap : {kStockArea, kPileArea})
        for (int level = 0; level < draft.cardsIn(heap); ++level)
            ASSERT_TRUE(places.contains({heap, 0, static_cast<std::uint16_t>(level)}));
    int cards = draft.cardsIn(kStockArea) + draft.cardsIn(kPileArea);
    for (int player = 0; player < draft.playerCount(); ++player) cards += draft.held(player);
    ASSERT_EQ(cards, rules::kCards);
    int left = 0;
    for (const Card card : rules::kAllCards) left += draft.left(card);
    ASSERT_EQ(left, draft.cardsIn(kStockArea));
    // Every pawn that is out is on the board, so no two share a hole.
    int out = 0;
    for (rules::Pawn pawn = 0; pawn < rules::kPawns; ++pawn)
        out += draft.board().spotOf(pawn).inPocket() ? 0 : 1;
    ASSERT_EQ(out + draft.cardsIn(kPocketArea), rules::kPawns);
}

TEST(TactikDraft, NamesItsChanges) {
    TactikDraft draft = draftOf("4 R:0!,17/1,2,3,4 B:-/5,6,8,9 Y:-/5,6,8,9 G:-/5,6,8,9 pass");
    const auto text = [&](const DraftChange& change) { return draft.notation(actionOf(change)); };
    EXPECT_EQ(text(walking(draft, 4, Spot::square(16), true)), "Bp-16!");
    EXPECT_EQ(text(walking(draft, 4, Spot::square(20))), "Bp-20");
    EXPECT_EQ(text(walking(draft, 0, Spot::square(20))), "R0-20");
    EXPECT_EQ(text(walking(draft, 0, Spot::square(0))), "R0-0");
    EXPECT_EQ(text(takingOff(placeOf(Spot::square(17)))), "R17-p");
    EXPECT_EQ(text(giving(Card::SevenOnes, slotOf(3, 3))), "7>G4");
    EXPECT_EQ(text(moving(slotOf(1, 3), kOnPile)), "B4>pile");
    EXPECT_EQ(text(takingOff(slotOf(1, 3))), "B4>stock");
    EXPECT_EQ(text(passing(2, 1)), "pass Y2");
    EXPECT_EQ(text(dealing(7)), "Deal the rest");
    EXPECT_EQ(draft.notation(std::get<game::Action>(*draft.change("turn", "3"))), "turn 3");
}

TEST(TactikDraft, AnyCodeIsReadWithoutHarm) {
    base::Random random(3);
    for (const int players : {2, 4}) {
        const TactikDraft draft(players, {});
        for (int i = 0; i < 20000; ++i) {
            const game::Action action = ::test::someChangeCode(random);
            (void)draft.notation(action);
            if (!draft.isLegal(action)) continue;
            auto after = draft;
            (void)after.apply(action);
            expectWhole(after);
        }
    }
}

TEST(TactikDraft, BeginsEmpty) {
    const TactikDraft draft(4, {});
    EXPECT_EQ(draft.cardsIn(kStockArea), rules::kCards);
    EXPECT_EQ(draft.cardsIn(kPocketArea), rules::kPawns);
    EXPECT_TRUE(draft.passing());
    EXPECT_EQ(problemOf(draft), "Nobody holds a card: give the players cards, or deal them.");
}

/// Rule 8: a pawn that leaves its pocket stands fast on its start square; no other pawn can.
TEST(TactikDraft, OnlyOnItsStartSquareAPawnIsAStake) {
    TactikDraft draft(4, {});
    const auto stake = [&](int pawn, Spot spot) { return walking(draft, pawn, spot, true); };
    EXPECT_FALSE(draft.isLegal(stake(0, Spot::square(1))));
    EXPECT_FALSE(draft.isLegal(stake(0, Spot::square(16)))) << "that is blue's start";
    put(draft, 0, Spot::square(0), true);
    EXPECT_FALSE(draft.isLegal(stake(0, Spot::square(0)))) << "it is one already";
    EXPECT_EQ(draft.all()[0].face, kStake);
    put(draft, 0, Spot::square(0), false);
    EXPECT_EQ(draft.all()[0].face, kOrdinary);
    (void)draft.undo();
    EXPECT_EQ(draft.all()[0].face, kStake);
}

TEST(TactikDraft, AHoleHoldsOnePawnAndABaseItsOwn) {
    TactikDraft draft(4, {});
    put(draft, 0, Spot::square(17));
    const auto move = [&](int pawn, Spot spot) { return walking(draft, pawn, spot); };
    EXPECT_FALSE(draft.isLegal(move(4, Spot::square(17))));
    EXPECT_FALSE(draft.isLegal(move(4, Spot::base(Colour::Red, 2))));
    EXPECT_FALSE(draft.isLegal(move(4, Spot::pocket(Colour::Red))));
    EXPECT_FALSE(draft.isLegal(move(4, Spot::square(64)))) << "the circuit has 64 squares";
    EXPECT_TRUE(draft.isLegal(move(4, Spot::base(Colour::Blue, 2))));
    EXPECT_TRUE(TactikDraft(4, {.longCircuit = true}).isLegal(move(4, Spot::square(71))));
}

TEST(TactikDraft, OfEachKindThereAreFourCards) {
    TactikDraft draft(4, {});
    for (int player = 0; player < 4; ++player) give(draft, player, Card::Ten);
    EXPECT_EQ(draft.left(Card::Ten), 0);
    EXPECT_FALSE(draft.isLegal(giving(Card::Ten, slotOf(0, 1))));
    make(draft, takingOff(slotOf(2, 0)));
    EXPECT_EQ(draft.left(Card::Ten), 1);
}

TEST(TactikDraft, CardsChangePlaces) {
    TactikDraft draft(4, {});
    give(draft, 0, Card::One);
    give(draft, 1, Card::Two);
    make(draft, moving(slotOf(0, 0), slotOf(1, 0)));
    EXPECT_EQ(draft.cardAt(slotOf(0, 0))->shape, rules::index(Card::Two));
    EXPECT_EQ(draft.cardAt(slotOf(1, 0))->shape, rules::index(Card::One));
    make(draft, giving(Card::Nine, slotOf(0, 0)));
    EXPECT_EQ(draft.cardAt(slotOf(0, 0))->shape, rules::index(Card::Nine));
    EXPECT_EQ(draft.left(Card::Two), 4) << "it went to the stock";
    make(draft, moving(slotOf(0, 0), kOnPile));
    make(draft, moving(kOnPile, slotOf(1, 0)));
    EXPECT_EQ(draft.cardAt(kOnPile)->shape, rules::index(Card::One));
    expectWhole(draft);
}

/// The question "what would you play with these cards?" needs one hand and one button.
TEST(TactikDraft, DealsTheRest) {
    TactikDraft draft(4, {});
    set(draft, "due", "play");
    for (const Card card : {Card::One, Card::Five, Card::Swap, Card::SevenOnes}) give(draft, 0, card);
    EXPECT_EQ(problemOf(draft),
              "Cards in the hand of Blue: 0 instead of 4. All hold the same number, or one fewer after their "
              "turn in "
              "this round.");
    ASSERT_TRUE(draft.lacksCards());
    make(draft, dealing(7));
    expectWhole(draft);
    EXPECT_FALSE(draft.lacksCards());
    EXPECT_EQ(problemOf(draft), "");
    EXPECT_EQ(draft.positionText().substr(0, 14), "4 R:-/1,5,S,7 ");
    for (int player = 0; player < 4; ++player) EXPECT_EQ(draft.held(player), 4);
    const std::string first = draft.positionText();
    (void)draft.undo();
    make(draft, dealing(8));
    EXPECT_NE(draft.positionText(), first) << "another seed deals other cards";
    (void)draft.undo();
    make(draft, dealing(7));
    EXPECT_EQ(draft.positionText(), first);
}

/// Rules 4 and 5: in the second and third deal of a cycle cards have been played, the others are in the
/// stock.
TEST(TactikDraft, DealsAPileThatFitsTheDeal) {
    for (const int players : {2, 4})
        for (int deal = 1; deal <= rules::dealsInCycle(players); ++deal) {
            TactikDraft draft(players, {});
            set(draft, "due", "play");
            set(draft, "deal", std::to_string(deal));
            set(draft, "turn", "1");
            give(draft, 1, Card::Four);
            make(draft, dealing(1));
            expectWhole(draft);
            EXPECT_EQ(draft.cardsIn(kStockArea), rules::stockIn(players, deal));
            EXPECT_EQ(problemOf(draft), "") << players << " players, deal " << deal;
            EXPECT_EQ(draft.position()->table().dealer, 0);
        }
}

TEST(TactikDraft, CardsThatWerePlayedMayBeLeftToChance) {
    TactikDraft draft = draftOf("4 R:-/1 B:-/2 Y:-/3 G:-/4 pile:5,5,5,5,6,6,6,6,8,8,8,8 turn:R");
    set(draft, "deal", "2");
    make(draft, takingOff(kOnPile));
    const auto position = draft.position();
    ASSERT_TRUE(position) << position.error().describe();
    EXPECT_EQ(position->table().pile.size(), 28);
    EXPECT_EQ(position->table().stock.size(), 16);
    const std::string text = draft.positionText();
    EXPECT_NE(text.find("5,5,5,5,6,6,6,6,8,8,8 stock"), std::string::npos) << text;
}

TEST(TactikDraft, SaysWhatCannotBe) {
    EXPECT_EQ(problemOf(draftOf("4 R:b1,b2,b3,b4 B:- Y:b1,b2,b3,b4 G:-")),
              "Red and yellow have all their pawns home: the game would be over.");
    TactikDraft both = draftOf("4 R:b1,b2,b3,b4 B:b2,b3,b4 Y:b1,b2,b3,b4 G:b1,b2,b3,b4");
    put(both, 7, Spot::base(Colour::Blue, 1));
    EXPECT_EQ(problemOf(both), "Both sides have all their pawns home.");
    TactikDraft draft = draftOf("4 R:-/1,2 B:-/3,4 Y:-/5,6 G:-/8,9 turn:R");
    make(draft, moving(slotOf(1, 0), slotOf(2, 2)));
    EXPECT_EQ(problemOf(draft).substr(0, 47), "Cards in the hand of Red: 2 instead of 3. All h");
    set(draft, "turn", "2");
    EXPECT_EQ(problemOf(draft).substr(0, 45), "Cards in the hand of Red: 2 instead of 3. All");
    set(draft, "due", "pass");
    EXPECT_EQ(problemOf(draft), "Cards in the hand of Red: 2. While cards are passed, everybody holds 4.");
    TactikDraft idle = draftOf("4 R:-/1 B:-/3 Y:-/5 G:-/8 turn:R");
    make(idle, takingOff(slotOf(0, 0)));
    EXPECT_EQ(problemOf(idle), "Red must hold a card to play one.");
    TactikDraft pile = draftOf("2 R:-/1,2,3,4,5,6 B:-/1,2,3,4,5,6 turn:R");
    make(pile, giving(Card::Nine, kOnPile));
    EXPECT_EQ(problemOf(pile),
              "Cards on the pile: 1. In this deal and with these hands, at most 0 have been played.");
    TactikDraft passed = draftOf("2 R:-/1>,2,3,4,5,6 B:-/1,2,3,4,5,6 pass");
    make(passed, passing(1, 3));
    EXPECT_EQ(problemOf(passed),
              "Everybody has chosen a card to pass already: one player must still choose.");
    make(passed, passing(1, 3));
    EXPECT_EQ(problemOf(passed), "");
}

/// What a player does not know lies in the stock, and the draft tells nothing about it.
TEST(TactikDraft, ACopyOfAViewKnowsNoMoreThanTheView) {
    base::Random random(5);
    for (int i = 0; i < 40; ++i) {
        const rules::Position truth =
            randomGame(i % 2 == 0 ? 2 : 4, static_cast<int>(random.below(60)), random);
        const TactikDraft draft(truth.seenBy(1));
        expectWhole(draft);
        for (int player = 0; player < draft.playerCount(); ++player)
            if (player != 1)
                for (int slot = 0; slot < draft.slots(); ++slot)
                    if (const auto card = draft.cardAt(slotOf(player, slot)))
                        ASSERT_EQ(truth.seenBy(1).table().faceOf(*truth.table().inHand(player, slot)),
                                  static_cast<Card>(card->shape));
        // The same from a truth that looks the same to him.
        base::Random other(random.next());
        EXPECT_EQ(TactikDraft(truth.seenBy(1).completed(other, 1).seenBy(1)).positionText(),
                  draft.positionText());
    }
}

/// Whatever was played: the draft of a position makes the same position again.
TEST(TactikDraft, ADraftOfAPositionIsThatPosition) {
    base::Random random(7);
    int checked = 0;
    for (int i = 0; i < 400; ++i) {
        rules::Rules agreed;
        agreed.mustEnter = i % 3 == 0;
        agreed.spareOwn = i % 5 == 0;
        agreed.wholeHand = i % 2 == 0;
        agreed.longCircuit = i % 7 == 0;
        const int players = random.below(2) == 0 ? 2 : 4;
        rules::Position position = rules::Position::dealt(players, random.next(), agreed);
        for (std::uint32_t acts = random.below(300); acts > 0 && !position.over(); --acts) {
            const std::vector<int> awaited = position.awaited();
            const auto legal =
                position.legalActs(awaited[random.below(static_cast<std::uint32_t>(awaited.size()))]);
            position.play(legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
        }
        const TactikDraft draft(position);
        expectWhole(draft);
        if (position.over()) continue;
        ++checked;
        const auto again = draft.position();
        const std::string text = rules::formatPosition(position);
        ASSERT_TRUE(again) << text << ": " << again.error().describe();
        ASSERT_EQ(rules::formatPosition(*again), text);
        ASSERT_EQ(draft.positionText(), text);
    }
    EXPECT_GT(checked, 300);
}

/// Random changes of random positions: no piece is lost or doubled, what can be played can be read again, and
/// undoing restores all of it.
TEST(TactikDraft, RandomChangesKeepThePiecesAndAreUndone) {
    base::Random random(11);
    for (int game = 0; game < 30; ++game) {
        TactikDraft draft(randomGame(game % 2 == 0 ? 2 : 4, static_cast<int>(random.below(100)), random));
        struct Before {
            std::string text;
            std::vector<PieceState> pieces;
            game::Draft::Details details;
        };
        std::vector<Before> before;
        const auto someChange = [&] {
            const auto some = [&](std::uint32_t below) { return std::to_string(random.below(below)); };
            const std::pair<const char*, std::string> others[] = {
                {"due", random.below(2) == 0 ? "pass" : "play"},
                {"turn", some(static_cast<std::uint32_t>(draft.playerCount()))},
                {"deal", std::to_string(1 + random.below(300))},
                {std::array{"mustEnter", "spareOwn", "wholeHand"}[random.below(3)], some(2)}};
            const std::uint32_t kind = random.below(20);
            if (kind == 0) return actionOf(dealing(random.below(1000)));
            if (kind < 5)
                return std::get<game::Action>(*draft.change(others[kind - 1].first, others[kind - 1].second));
            const std::vector<game::Action> legal = ::test::legalChanges(draft);
            return legal[random.below(static_cast<std::uint32_t>(legal.size()))];
        };
        for (int i = 0; i < 30; ++i) {
            const game::Action action = someChange();
            before.push_back({draft.positionText(), draft.pieces(), draft.details()});
            ASSERT_TRUE(draft.isLegal(action)) << draft.notation(action);
            (void)draft.apply(action);
            expectWhole(draft);
            if (const auto made = draft.position()) {
                const auto read = rules::parsePosition(draft.positionText(), 1);
                ASSERT_TRUE(read) << draft.positionText() << ": " << read.error().describe();
                ASSERT_EQ(rules::formatPosition(*read), rules::formatPosition(*made));
            }
        }
        while (!before.empty()) {
            (void)draft.undo();
            ASSERT_EQ(draft.positionText(), before.back().text);
            ASSERT_EQ(draft.pieces(), before.back().pieces);
            ASSERT_EQ(draft.details(), before.back().details);
            before.pop_back();
        }
    }
}

}  // namespace
}  // namespace tactik::play
