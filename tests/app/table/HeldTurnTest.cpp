// A turn that is held ready: when it stands, when it is lost, and when it is due. Without a table.

#include "app/table/HeldTurn.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "app/catalog/GameCatalog.h"
#include "match/Match.h"
#include "match/Subscription.h"

namespace {

using app::HeldTurn;
using game::PlayerId;
using WhyLost = HeldTurn::Lost::Why;

constexpr PlayerId kFirstPlayer(0);
constexpr PlayerId kSecondPlayer(1);

class HeldTurnTest : public testing::Test {
  protected:
    HeldTurnTest() { held_.allow(true); }

    /// The second player waits for the first one's turn in this position.
    void begin(const std::string& game, const std::string& position, PlayerId person = kSecondPlayer) {
        const auto found = std::find_if(games_.begin(), games_.end(), [&](const app::CatalogEntry& entry) {
            return entry.kind->id() == game;
        });
        auto read = found->kind->readPosition(position);
        ASSERT_TRUE(read) << read.error().describe();
        person_ = person;
        match_.emplace(std::move(read->state), std::vector<std::string>{"Ann", "Bo"});
        match_->setLive(true);
        (void)news_.read(*match_);
        follow();
    }
    void hold(const std::string& text) {
        ASSERT_TRUE(held_.position());
        const auto action = held_.position()->parse(text);
        ASSERT_TRUE(action) << text << ": " << action.error().describe();
        held_.hold(*action);
    }
    void play(const std::string& text) {
        const PlayerId mover = match_->toMove();
        const auto action = match_->view(mover)->parse(text);
        ASSERT_TRUE(action) << text << ": " << action.error().describe();
        ASSERT_TRUE(match_->submit(mover, *action));
        follow();
    }
    void follow() {
        const match::Subscription::News news = news_.read(*match_);
        for (std::size_t i = news.first; i < news.end; ++i) held_.onEvent(match_->events(person_)[i]);
        view_ = match_->view(person_);
        if (match_->awaits(person_))
            held_.arrive(*view_);
        else if (!match_->outcome().over)
            held_.wait(*view_, person_);
        else
            held_.close();
    }
    [[nodiscard]] std::string text() const { return held_.turn() ? held_.turn()->text : ""; }
    [[nodiscard]] std::optional<WhyLost> whyLost() {
        const auto lost = held_.takeLost();
        return lost ? std::optional(lost->why) : std::nullopt;
    }

    std::vector<app::CatalogEntry> games_ = app::gameCatalog();
    PlayerId person_ = kSecondPlayer;
    std::optional<match::Match> match_;
    match::Subscription news_;
    std::unique_ptr<const game::View> view_;
    HeldTurn held_;
};

class HeldInTak : public HeldTurnTest {
  protected:
    void SetUp() override { begin("tak", "x5/x5/x,21,x3/x,1,x2,1C/2,x4 1 6"); }
};

TEST_F(HeldInTak, IsDueOnceItsPlayersTurnComes) {
    hold("a3");
    EXPECT_EQ(text(), "a3");
    EXPECT_FALSE(held_.due());
    play("e5");
    EXPECT_TRUE(held_.due());
    EXPECT_EQ(held_.take().text, "a3");
    EXPECT_FALSE(held_.due());
    EXPECT_FALSE(held_.turn());
}

TEST_F(HeldInTak, IsReplacedByAnother) {
    hold("a3");
    hold("Sa3");
    EXPECT_EQ(text(), "Sa3");
}

TEST_F(HeldInTak, IsTakenBackOnce) {
    hold("a3");
    EXPECT_TRUE(held_.takeBack());
    EXPECT_FALSE(held_.takeBack());
    play("e5");
    EXPECT_FALSE(held_.due());
    EXPECT_FALSE(whyLost()) << "the player knows what he has done";
}

TEST_F(HeldInTak, IsLostIfTheOpponentMakesItIllegal) {
    hold("a3");
    play("a3");
    EXPECT_FALSE(held_.due());
    EXPECT_EQ(whyLost(), WhyLost::Illegal);
    EXPECT_FALSE(whyLost()) << "it is told once";
}

TEST_F(HeldInTak, IsLostIfItsStackIsCovered) {
    hold("a1>");
    play("b2<");
    EXPECT_TRUE(held_.due()) << "that was a square beside it";
    begin("tak", "x5/x5/x5/x5/2,1,x2,1C 1 6");
    hold("a1+");
    play("b1<");
    EXPECT_EQ(whyLost(), WhyLost::Illegal);
}

TEST_F(HeldInTak, IsLostIfItWouldCoverAnotherPiece) {
    hold("a1>");
    play("b1");
    EXPECT_FALSE(held_.due());
    EXPECT_EQ(whyLost(), WhyLost::DoesSomethingElse) << "the square was empty";
}

TEST_F(HeldInTak, StandsIfItStillCoversThatPlayersPiece) {
    begin("tak", "x5/x5/x5/1,x4/2,1,x3 1 6");
    hold("a1>");
    play("a2>");
    EXPECT_TRUE(held_.due());
    begin("tak", "x5/x5/x5/x,1,x3/2,1,x3 1 6");
    hold("a1>");
    play("b2-");
    EXPECT_TRUE(held_.due()) << "the pile is higher, and the same player's";
}

TEST_F(HeldInTak, IsLostIfItWouldFlattenAWall) {
    begin("tak", "x5/x5/x5/x,2C,x3/1,x4 1 6");
    hold("b2+");
    play("Sb3");
    EXPECT_EQ(whyLost(), WhyLost::DoesSomethingElse);
}

TEST_F(HeldInTak, IsForgottenAtTheEndOfTheGame) {
    begin("tak", "2,x4/x5/x5/x5/1,1,1,1,x 1 6");
    hold("b5");
    play("e1");
    EXPECT_TRUE(match_->outcome().over);
    EXPECT_FALSE(held_.turn());
    EXPECT_FALSE(held_.position());
    EXPECT_FALSE(whyLost());
}

TEST_F(HeldInTak, IsForgottenAfterAResignation) {
    hold("a3");
    ASSERT_TRUE(match_->resign(kFirstPlayer));
    follow();
    EXPECT_FALSE(held_.turn());
    EXPECT_FALSE(whyLost());
}

TEST_F(HeldInTak, IsForgottenIfTurnsAreTakenBack) {
    play("e5");
    play("a3");
    hold("a4");
    ASSERT_TRUE(match_->offer(kSecondPlayer, match::Proposal::TakeBack));
    ASSERT_TRUE(match_->answer(kFirstPlayer, true));
    follow();
    EXPECT_FALSE(held_.turn());
    EXPECT_FALSE(whyLost());
}

TEST_F(HeldInTak, IsForgottenIfAnotherPositionIsShown) {
    play("e5");
    play("a3");
    hold("a4");
    match_->goToStart();
    follow();
    EXPECT_FALSE(held_.turn());
}

TEST_F(HeldInTak, SurvivesNotesAndRefusedOffers) {
    play("e5");
    play("a3");
    hold("a4");
    match_->edits().setComment(match_->current(), "here it turned");
    follow();
    ASSERT_TRUE(match_->offer(kFirstPlayer, match::Proposal::Draw));
    ASSERT_TRUE(match_->answer(kSecondPlayer, false));
    follow();
    EXPECT_EQ(text(), "a4");
}

TEST_F(HeldInTak, IsForgottenIfItIsNotAllowedAnyMore) {
    hold("a3");
    held_.allow(false);
    EXPECT_FALSE(held_.turn());
    EXPECT_FALSE(held_.position());
    follow();
    EXPECT_FALSE(held_.position());
}

TEST_F(HeldInTak, BelongsToThePlayerWhoEnteredIt) {
    hold("a3");
    play("e5");
    ASSERT_TRUE(held_.due());
    // Another person takes the seat; the turn is the other player's.
    person_ = kFirstPlayer;
    follow();
    EXPECT_FALSE(held_.turn());
}

TEST_F(HeldInTak, IsEnteredInTheFirstTurnsToo) {
    begin("tak", "x5/x5/x5/x5/x5 1 1");
    hold("c3");
    play("a1");
    EXPECT_TRUE(held_.due());
    held_.takeBack();
    play("e5");
    // White waits for his second turn while White's first stone would come from the same pile.
    begin("tak", "x5/x5/x5/x5/2,x4 2 1", kFirstPlayer);
    hold("c3");
    play("e5");
    EXPECT_TRUE(held_.due()) << "Black has placed a stone of White's, so another one goes";
}

// ---- two acts in a turn, and hidden ranks

class HeldInTactiki : public HeldTurnTest {
  protected:
    void SetUp() override {
        begin("tactiki", "c2c3,c4c1,c5c4,c5c1,c2c3/x5/x5/x5/k5k1,k2k3,k4k4,k5k1,k2k3 - - k1 3 0");
    }
};

TEST_F(HeldInTactiki, WaitsForBothActsOfTheOther) {
    hold("a5a4");
    play("a1a2");
    EXPECT_EQ(text(), "a5a4") << "the other's turn goes on";
    EXPECT_FALSE(held_.due());
    play("b1b2");
    EXPECT_TRUE(held_.due());
}

TEST_F(HeldInTactiki, IsLostIfItWouldBecomeAFight) {
    begin("tactiki", "c2c3,c4c1,c5c4,c5c1,c2c3/x5/k5,x4/x5/k1,k2k3,k4k4,k5k1,k2k3 - - k1 3 0");
    hold("a5a4");
    play("a3a4");
    EXPECT_EQ(whyLost(), WhyLost::DoesSomethingElse) << "before the other's turn ends";
    EXPECT_FALSE(held_.turn());
    play("b1b2");
    EXPECT_FALSE(held_.due());
}

TEST_F(HeldInTactiki, TellsNothingOfHiddenRanks) {
    ASSERT_TRUE(held_.position());
    for (const game::PieceState& piece : held_.position()->pieces()) {
        if (piece.owner == kFirstPlayer) EXPECT_EQ(piece.shape, game::kUnknownShape);
    }
    EXPECT_FALSE(match_->view(kFirstPlayer)->preparing(kSecondPlayer))
        << "the other must not know what is possible";
    EXPECT_FALSE(match_->view(game::Viewer::onlooker())->preparing(kSecondPlayer));
}

// ---- cards

class HeldInTactik : public HeldTurnTest {
  protected:
    void SetUp() override {
        begin("tac-tik", "2 R:5,17/1,3,5,8 B:20,33/2,5,6,9 pile:3,12,10,1 turn:R dealer:B deal:1 round:4");
    }
};

TEST_F(HeldInTactik, StandsAlthoughThePileGrows) {
    hold("B33+2");
    play("R5+1");
    EXPECT_TRUE(held_.due());
}

TEST_F(HeldInTactik, IsLostIfItsPawnIsCaptured) {
    hold("B20+2");
    play("R17+3");
    EXPECT_EQ(whyLost(), WhyLost::Illegal);
}

TEST_F(HeldInTactik, IsLostIfItWouldCapture) {
    hold("B20+2");
    play("R17+5");
    EXPECT_EQ(whyLost(), WhyLost::DoesSomethingElse);
}

TEST_F(HeldInTactik, IsOfferedOnlyWhileCardsArePlayed) {
    begin("tac-tik", "2 R:5,17/1,3,5,8,9,2 B:20,33/2,5,6,9,1,3 pass dealer:B deal:1");
    EXPECT_FALSE(held_.position());
    EXPECT_FALSE(match_->view(kFirstPlayer)->preparing(kSecondPlayer));
}

}  // namespace
