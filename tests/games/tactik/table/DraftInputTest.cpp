// Positions that are set up by pointing.

#include "games/tactik/table/DraftInput.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <deque>
#include <set>

#include "games/tactik/play/Pieces.h"
#include "games/tactik/rules/PositionText.h"

namespace tactik::table {
namespace {

class DraftInputTest : public testing::Test {
  protected:
    void begin(int players, const rules::Rules& rules = {}) {
        draft_ = std::make_unique<play::TactikDraft>(players, rules);
        input_.reset(*draft_);
    }
    void begin(std::string_view text) {
        const auto position = rules::parsePosition(text, 7);
        ASSERT_TRUE(position) << position.error().describe();
        draft_ = std::make_unique<play::TactikDraft>(*position);
        input_.reset(*draft_);
    }
    [[nodiscard]] game::Place at(std::string_view name) const {
        const auto place = input_.placeNamed(name);
        EXPECT_TRUE(place) << name;
        return place.value_or(game::Place{});
    }
    /// The change that is made, which is carried out, or "nothing".
    std::string done(std::optional<game::Action> action) {
        if (!action) return "nothing";
        EXPECT_TRUE(draft_->isLegal(*action));
        std::string text = draft_->notation(*action);
        (void)draft_->apply(*action);
        input_.reset(*draft_);
        return text;
    }
    std::string pick(std::string_view name) { return done(input_.pick(at(name))); }
    std::string take(std::string_view name) { return done(input_.finishAt(at(name))); }
    std::string choose(rules::Card card) {
        return done(input_.choose(static_cast<std::size_t>(rules::index(card) - 1)));
    }
    [[nodiscard]] std::string refusal() const {
        return input_.refusal() ? input_.refusal()->english() : "none";
    }
    [[nodiscard]] std::string hand() const { return input_.view({}).text; }
    [[nodiscard]] std::string heading() const { return input_.choices().front().heading; }

    std::unique_ptr<play::TactikDraft> draft_;
    DraftInput input_;
};

TEST_F(DraftInputTest, APawnGoesWhereItIsPointedAt) {
    begin(4);
    EXPECT_EQ(pick("Rp"), "nothing");
    EXPECT_EQ(hand(), "Rp");
    EXPECT_EQ(pick("17"), "Rp-17");
    EXPECT_EQ(pick("17"), "nothing");
    EXPECT_EQ(pick("Rb3"), "R17-b3");
    EXPECT_EQ(pick("Rb3"), "nothing");
    EXPECT_EQ(pick("Gp"), "Rb3-p") << "any pocket takes it home";
    EXPECT_EQ(pick("Rp"), "nothing");
    EXPECT_EQ(pick("Rp"), "nothing");
    EXPECT_FALSE(input_.holding()) << "it was put back";
}

/// Rule 8.
TEST_F(DraftInputTest, OnItsStartAPawnIsAStakeUntilItIsPointedAtTwice) {
    begin(4);
    (void)pick("Bp");
    EXPECT_EQ(pick("16"), "Bp-16!");
    (void)pick("16");
    EXPECT_EQ(pick("16"), "B16-16");
    (void)pick("16");
    EXPECT_EQ(pick("16"), "B16-16!");
    (void)pick("16");
    EXPECT_EQ(pick("20"), "B16-20");
    (void)pick("20");
    EXPECT_EQ(pick("16"), "B20-16") << "one that comes from elsewhere is an ordinary pawn";
    (void)pick("Rp");
    EXPECT_EQ(pick("48"), "Rp-48") << "that is green's start";
}

TEST_F(DraftInputTest, RefusesWhereThereIsNoRoom) {
    begin("4 R:17 B:20,b2 Y:- G:-");
    (void)pick("17");
    EXPECT_EQ(pick("20"), "nothing");
    EXPECT_EQ(refusal(), "Here stands the blue pawn on square 20: there is room for one.");
    EXPECT_TRUE(input_.holding()) << "a refusal leaves the hand unchanged";
    EXPECT_EQ(pick("Bb3"), "nothing");
    EXPECT_EQ(refusal(), "A pawn enters only the base of its own colour.");
    EXPECT_EQ(pick("R1"), "nothing");
    EXPECT_EQ(refusal(), "none") << "that is no place of pawns";
    EXPECT_TRUE(input_.cancel());
    EXPECT_FALSE(input_.cancel());
}

/// Chosen kinds fill the hand of the player to move, and then the others, clockwise.
TEST_F(DraftInputTest, ChosenCardsFillTheHands) {
    begin(4);
    EXPECT_EQ(heading(), "Cards for red");
    EXPECT_EQ(choose(rules::Card::Five), "5>R1");
    EXPECT_EQ(choose(rules::Card::Five), "5>R2");
    EXPECT_EQ(choose(rules::Card::Swap), "S>R3");
    EXPECT_EQ(choose(rules::Card::SevenOnes), "7>R4");
    EXPECT_EQ(heading(), "Cards for blue");
    EXPECT_EQ(choose(rules::Card::One), "1>B1");
    EXPECT_EQ(pick("G2"), "nothing") << "pointing at a hand chooses it";
    EXPECT_EQ(heading(), "Cards for green");
    EXPECT_EQ(choose(rules::Card::Five), "5>G1");
    EXPECT_EQ(choose(rules::Card::Five), "5>G2");
    EXPECT_TRUE(input_.choices()[4].refusal) << "all four are given out";
    EXPECT_EQ(choose(rules::Card::Five), "nothing");
    EXPECT_EQ(refusal(), "All four cards of this kind are given out.");
    (void)pick("R3");
    EXPECT_EQ(choose(rules::Card::Two), "2>R3") << "in place of the card that is lifted";
}

TEST_F(DraftInputTest, NoHandTakesMoreThanItHasRoomFor) {
    begin("2 R:-/1,2,3,4,5,6 B:-/1,2,3,4,5,6 turn:R");
    EXPECT_EQ(heading(), "Cards for red and yellow");
    EXPECT_EQ(choose(rules::Card::Nine), "nothing");
    EXPECT_EQ(refusal(), "All hands are full: put a card back into the stock first.");
    EXPECT_EQ(take("R6"), "R6>stock");
    EXPECT_EQ(choose(rules::Card::Nine), "9>R6");
}

TEST_F(DraftInputTest, CardsComeFromTheStockKindByKind) {
    begin(4);
    EXPECT_EQ(pick("stock"), "nothing");
    EXPECT_EQ(hand(), "1");
    EXPECT_EQ(pick("stock"), "nothing");
    EXPECT_EQ(hand(), "2");
    EXPECT_TRUE(input_.vary(-1));
    EXPECT_TRUE(input_.vary(-1));
    EXPECT_EQ(hand(), "7") << "the last kind, a 7x1";
    EXPECT_EQ(pick("pile"), "7>pile");
    EXPECT_TRUE(input_.vary(1)) << "with an empty hand it takes one";
    EXPECT_EQ(hand(), "1");
    EXPECT_EQ(pick("Y2"), "1>Y2");
    (void)pick("Y2");
    EXPECT_EQ(pick("G1"), "Y2>G1");
    (void)pick("pile");
    EXPECT_EQ(pick("G1"), "pile>G1") << "they change places";
    (void)pick("G1");
    EXPECT_EQ(pick("stock"), "G1>stock");
}

TEST_F(DraftInputTest, ARightClickTakesAway) {
    begin("4 R:0! B:b2 Y:-/5 G:- pile:1,2,3,4,5,6,8,9,10,12,S,7 turn:Y");
    EXPECT_EQ(take("0"), "R0-p");
    EXPECT_EQ(take("Bb2"), "Bb2-p");
    EXPECT_EQ(take("Y1"), "Y1>stock");
    EXPECT_EQ(take("pile"), "pile>stock");
    EXPECT_EQ(take("Rp"), "nothing");
    EXPECT_EQ(take("40"), "nothing");
}

/// While cards are passed, a card that is pointed at twice is the one that its player passes.
TEST_F(DraftInputTest, ACardIsChosenForPassing) {
    begin("4 R:-/1,2,3,4 B:-/1,2,3,4 Y:-/5,6,8,9 G:-/5,6,8,9 pass");
    (void)pick("B2");
    EXPECT_EQ(pick("B2"), "pass B2");
    EXPECT_EQ(draft_->passedBy(1), 1);
    ASSERT_EQ(input_.view({}).preview.size(), 1U) << "it stands out of the hand";
    (void)pick("B2");
    EXPECT_EQ(pick("B2"), "pass B2");
    EXPECT_EQ(draft_->passedBy(1), rules::kNotPassed);
    begin("4 R:-/1,2,3,4 B:-/1,2,3,4 Y:-/5,6,8,9 G:-/5,6,8,9 turn:R");
    (void)pick("B2");
    EXPECT_EQ(pick("B2"), "nothing") << "cards are played: it is put back";
    EXPECT_FALSE(input_.holding());
}

/// The cursor reaches every hole, pocket, card and heap, and none twice in one direction.
TEST_F(DraftInputTest, TheCursorReachesEveryPlace) {
    for (const int players : {2, 4})
        for (const bool longCircuit : {false, true}) {
            begin(players, {.longCircuit = longCircuit});
            std::set<game::Place> reached{input_.cursorStart()};
            std::deque<game::Place> open{input_.cursorStart()};
            for (; !open.empty(); open.pop_front())
                for (const auto& [dx, dy] :
                     {std::pair(1, 0), std::pair(-1, 0), std::pair(0, 1), std::pair(0, -1)})
                    if (const game::Place next = input_.neighbour(open.front(), dx, dy);
                        reached.insert(next).second)
                        open.push_back(next);
            const int squares = longCircuit ? 72 : 64;
            const int hands = players * rules::handSize(players);
            EXPECT_EQ(static_cast<int>(reached.size()), squares + 16 + 4 + hands + 2) << players;
        }
}

TEST_F(DraftInputTest, EveryPlaceHasAName) {
    begin("4 R:0,1,2,3 B:- Y:- G:-");
    for (const char* name : {"0", "63", "Rb1", "Gb4", "Rp", "Yp", "R1", "G4", "stock", "pile"})
        EXPECT_TRUE(input_.placeNamed(name)) << name;
    for (const char* name : {"64", "Rb5", "R5", "X1", "", "cards"})
        EXPECT_FALSE(input_.placeNamed(name)) << name;
}

TEST_F(DraftInputTest, ShowsWhereAPawnOrACardWouldCome) {
    begin("4 R:17/1 B:- Y:- G:- turn:R");
    (void)pick("17");
    const game::InputView pawn = input_.view(at("30"));
    ASSERT_EQ(pawn.ghosts.size(), 1U);
    EXPECT_EQ(pawn.ghosts[0].place, at("30"));
    EXPECT_EQ(pawn.preview.size(), 1U);
    EXPECT_TRUE(input_.view(at("17")).ghosts.empty());
    (void)input_.cancel();
    (void)pick("R1");
    const game::InputView card = input_.view(at("B1"));
    ASSERT_EQ(card.ghosts.size(), 1U);
    EXPECT_EQ(card.ghosts[0].place, at("B1"));
    EXPECT_EQ(card.ghosts[0].owner, play::playerAt(1));
}

}  // namespace
}  // namespace tactik::table
