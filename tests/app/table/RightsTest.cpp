// Who may see what at a table, and who may enter a turn: by the match and its seats alone, without a picture.

#include "app/table/Rights.h"

#include <gtest/gtest.h>

#include <memory>

#include "app/caravan/CaravanEntry.h"
#include "app/catalog/GameCatalog.h"
#include "app/table/HiddenTags.h"

namespace {

using game::PlayerId;
using game::Viewer;

constexpr const char* kHiddenHands = "0/0 4345/1345 - 111222233455";

/// A player elsewhere who never answers.
class MuteSeat : public match::Participant {
  public:
    [[nodiscard]] bool atThisTable() const override { return false; }
    void onEvent(const match::Event&) override {}
    void begin(std::unique_ptr<const game::View>, const match::Clock*) override {}
    void stop() override {}
    [[nodiscard]] std::optional<match::Decision> decide(float, bool) override { return {}; }
    [[nodiscard]] std::optional<bool> answer(const match::Offer&, const game::View&) override { return {}; }
    [[nodiscard]] const game::Thought* thought() const override { return nullptr; }
};

class RightsTest : public testing::Test {
  protected:
    void seatElsewhere(std::initializer_list<std::uint8_t> players) {
        seating_ = match::Seating(2);
        for (const std::uint8_t player : players)
            seating_.sit(PlayerId(player), std::make_unique<MuteSeat>());
        rights_.followSeats();
        (void)rights_.changeViewer();
    }
    void playAny() {
        const auto turns = match_.view(Viewer::record())->legalActions();
        ASSERT_FALSE(turns.empty());
        ASSERT_TRUE(match_.submit(match_.moverOf(turns.front()), turns.front()));
        rights_.followMatch();
    }

    app::CatalogEntry game_ = test::caravanEntry();
    match::Match match_{game_.kind->readPosition(kHiddenHands).value().state, {"Ann", "Bo"}};
    match::Seating seating_{2};
    app::Rights rights_{match_, seating_};
};

TEST_F(RightsTest, WhoHasTheTableLooksBackWithHisOwnEyes) {
    rights_.uncover();
    (void)rights_.changeViewer();
    constexpr int kMostActs = 20;
    for (int i = 0; i < kMostActs && rights_.viewer() != Viewer::onlooker(); ++i) {
        playAny();
        (void)rights_.changeViewer();
    }
    rights_.uncover();
    (void)rights_.changeViewer();
    ASSERT_EQ(rights_.viewer(), Viewer(PlayerId(1)));
    match_.goToStart();
    rights_.followMatch();
    EXPECT_FALSE(rights_.viewerChanges()) << "Ann was to move there, but Bo looks";
    EXPECT_FALSE(rights_.handOver());
    EXPECT_FALSE(rights_.personToMove());
    match_.goToEnd();
    rights_.followMatch();
    EXPECT_FALSE(rights_.viewerChanges());
    EXPECT_TRUE(rights_.personToMove());
}

TEST_F(RightsTest, SeveralPersonsSeeWhatEverybodyMayUntilOneUncoversTheTable) {
    EXPECT_EQ(rights_.viewer(), Viewer::onlooker());
    EXPECT_EQ(rights_.handOver(), PlayerId(0));
    EXPECT_FALSE(rights_.personToMove()) << "nobody has the table";
    rights_.uncover();
    EXPECT_TRUE(rights_.viewerChanges());
    EXPECT_FALSE(rights_.personToMove()) << "the pieces are not turned over yet";
    EXPECT_TRUE(rights_.changeViewer());
    EXPECT_EQ(rights_.viewer(), Viewer(PlayerId(0)));
    EXPECT_TRUE(rights_.personToMove());
    EXPECT_EQ(rights_.sharedViewer(), Viewer::onlooker()) << "the other one may read what leaves the table";
    playAny();
    EXPECT_TRUE(rights_.viewerChanges()) << "the table is covered again";
    EXPECT_EQ(rights_.handOver(), PlayerId(1));
}

TEST_F(RightsTest, CoveringTellsWhetherSomebodyHadTheTable) {
    EXPECT_FALSE(rights_.cover());
    rights_.uncover();
    EXPECT_TRUE(rights_.cover());
    EXPECT_FALSE(rights_.viewerChanges());
}

TEST_F(RightsTest, TheOnlyPersonSeesHisOwnSecretsWithoutBeingAsked) {
    seatElsewhere({1});
    EXPECT_EQ(rights_.viewer(), Viewer(PlayerId(0)));
    EXPECT_EQ(rights_.sharedViewer(), Viewer(PlayerId(0)));
    EXPECT_FALSE(rights_.handOver());
    EXPECT_TRUE(rights_.personToMove());
    EXPECT_FALSE(rights_.tellsThoughts()) << "those of the other player";
    EXPECT_FALSE(rights_.showsSecrets()) << "the person may be surprised";
    playAny();
    EXPECT_FALSE(rights_.personToMove());
    EXPECT_EQ(rights_.whyNoEntry()->english(), "It is not your turn yet.");
}

TEST_F(RightsTest, WhoWatchesEnginesMaySeeAllAndThenTheirThoughts) {
    seatElsewhere({0, 1});
    EXPECT_EQ(rights_.viewer(), Viewer::onlooker());
    EXPECT_TRUE(rights_.keepsSecrets());
    EXPECT_TRUE(rights_.showsSecrets());
    EXPECT_FALSE(rights_.tellsThoughts());
    EXPECT_FALSE(rights_.actor());
    rights_.seeAs(Viewer::record());
    EXPECT_TRUE(rights_.changeViewer());
    EXPECT_TRUE(rights_.tellsThoughts());
}

TEST_F(RightsTest, WhoHasGivenHisSeatAwaySeesNoMoreThanEverybody) {
    app::notePersons(match_, {PlayerId(0)});
    seatElsewhere({1});
    ASSERT_EQ(rights_.viewer(), Viewer(PlayerId(0)));
    seatElsewhere({0, 1});
    EXPECT_EQ(rights_.viewer(), Viewer::onlooker());
    EXPECT_EQ(rights_.sharedViewer(), Viewer::onlooker());
    EXPECT_FALSE(rights_.showsSecrets());
    rights_.seeAs(Viewer::record());
    EXPECT_FALSE(rights_.viewerChanges());
    EXPECT_FALSE(rights_.tellsThoughts());
    playAny();
    EXPECT_FALSE(rights_.viewerChanges());
    ASSERT_TRUE(match_.resign(PlayerId(0)));
    rights_.followMatch();
    EXPECT_TRUE(rights_.showsSecrets());
}

TEST_F(RightsTest, ThePersonWhoIsLeftTakesTheTableOverOnce) {
    app::notePersons(match_, {PlayerId(0), PlayerId(1)});
    seatElsewhere({0});
    EXPECT_EQ(rights_.viewer(), Viewer::onlooker()) << "the other one may still sit there";
    EXPECT_EQ(rights_.sharedViewer(), Viewer::onlooker());
    EXPECT_FALSE(rights_.preparer());
    playAny();
    EXPECT_FALSE(rights_.viewerChanges());
    EXPECT_EQ(rights_.handOver(), PlayerId(1));
    EXPECT_FALSE(rights_.personToMove());
    rights_.uncover();
    EXPECT_TRUE(rights_.changeViewer());
    EXPECT_EQ(rights_.viewer(), Viewer(PlayerId(1)));
    playAny();
    EXPECT_FALSE(rights_.viewerChanges()) << "nobody else takes it over";
    EXPECT_EQ(rights_.preparer(), PlayerId(1));
    EXPECT_EQ(rights_.sharedViewer(), Viewer::onlooker()) << "what leaves the table may reach the other one";
}

TEST_F(RightsTest, ATableThatIsLeftIsCovered) {
    seatElsewhere({1});
    rights_.leave(true);
    EXPECT_TRUE(rights_.changeViewer());
    EXPECT_EQ(rights_.viewer(), Viewer::onlooker());
    EXPECT_FALSE(rights_.personToMove());
    rights_.leave(false);
    EXPECT_TRUE(rights_.changeViewer());
    EXPECT_EQ(rights_.viewer(), Viewer(PlayerId(0))) << "the only person";
}

TEST_F(RightsTest, SeveralPersonsUncoverATableThatWasLeftAnew) {
    rights_.uncover();
    (void)rights_.changeViewer();
    rights_.leave(true);
    (void)rights_.changeViewer();
    EXPECT_EQ(rights_.viewer(), Viewer::onlooker());
    rights_.leave(false);
    EXPECT_FALSE(rights_.viewerChanges());
    EXPECT_EQ(rights_.handOver(), PlayerId(0));
}

TEST_F(RightsTest, AnOnlookersTableThatIsLeftIsCoveredToo) {
    seatElsewhere({0, 1});
    rights_.seeAs(Viewer::record());
    (void)rights_.changeViewer();
    rights_.leave(true);
    (void)rights_.changeViewer();
    EXPECT_EQ(rights_.viewer(), Viewer::onlooker());
    rights_.leave(false);
    (void)rights_.changeViewer();
    EXPECT_TRUE(rights_.viewer().isRecord());
}

TEST_F(RightsTest, NothingIsHiddenAfterTheEnd) {
    rights_.uncover();
    (void)rights_.changeViewer();
    ASSERT_TRUE(match_.resign(PlayerId(0)));
    rights_.followMatch();
    EXPECT_FALSE(rights_.keepsSecrets());
    EXPECT_TRUE(rights_.changeViewer());
    EXPECT_TRUE(rights_.viewer().isRecord());
    EXPECT_FALSE(rights_.personToMove());
    EXPECT_EQ(rights_.whyNoEntry()->english(), "The game is over.");
    rights_.seeAs(PlayerId(1));
    EXPECT_TRUE(rights_.viewerChanges()) << "it may be looked at as each player saw it";
}

TEST_F(RightsTest, AtAnEarlierTurnOfALiveGameNobodyEntersOne) {
    seatElsewhere({1});
    playAny();
    ASSERT_TRUE(match_.back());
    rights_.followMatch();
    EXPECT_FALSE(rights_.personToMove());
    EXPECT_EQ(rights_.whyNoEntry()->english(),
              "An earlier turn is shown. Return to the game, or play from here.");
}

TEST_F(RightsTest, LookingAsOnePlayerTriesTurnsForThatPlayerAlone) {
    match_.setLive(false);
    rights_.followMatch();
    (void)rights_.changeViewer();
    EXPECT_TRUE(rights_.personToMove()) << "who sees all that happened enters everybody's";
    rights_.seeAs(PlayerId(1));
    (void)rights_.changeViewer();
    EXPECT_FALSE(rights_.personToMove());
    EXPECT_EQ(rights_.whyNoEntry()->english(),
              "This is another player's turn. To try it, show all that happened.");
}

// ---- looking up what others have played

/// A game without secrets between two persons here, unless others are seated.
class LookingUp : public testing::Test {
  protected:
    void seat(std::unique_ptr<match::Participant> participant) {
        seating_.sit(PlayerId(1), std::move(participant));
        rights_.followSeats();
    }
    app::CatalogEntry game_ = std::move(app::gameCatalog().front());
    match::Match match_{game_.kind->create({}, game::Chance(1)).value(), {"Ann", "Bo"}};
    match::Seating seating_{2};
    app::Rights rights_{match_, seating_};
};

class FarSeat final : public MuteSeat {
  public:
    [[nodiscard]] bool farAway() const override { return true; }
};

TEST_F(LookingUp, IsFineAmongPersonsWhoTakeBackFreelyAndAgainstEngines) {
    EXPECT_TRUE(rights_.mayLookUp());
    match_.setClock(match::Clock({*match::parseTimeControl("5:00"), *match::parseTimeControl("5:00")}));
    EXPECT_FALSE(rights_.mayLookUp()) << "two persons play by the clock";
    seat(std::make_unique<MuteSeat>());
    EXPECT_TRUE(rights_.mayLookUp());
}

TEST_F(LookingUp, IsNotDoneInEarnest) {
    match::Seating earnest(2, match::TakingBack::Agreed);
    app::Rights rights(match_, earnest);
    EXPECT_FALSE(rights.mayLookUp());
    ASSERT_TRUE(match_.resign(PlayerId(0)));
    rights.followMatch();
    EXPECT_TRUE(rights.mayLookUp()) << "the game is over";
}

TEST_F(LookingUp, IsNotDoneAgainstSomebodyFarAway) {
    seat(std::make_unique<FarSeat>());
    EXPECT_FALSE(rights_.mayLookUp());
    match_.setLive(false);
    EXPECT_TRUE(rights_.mayLookUp()) << "the game is under review";
}

TEST_F(LookingUp, IsDoneAgainstSomebodyFarAwayIfHelpWasAgreed) {
    seat(std::make_unique<FarSeat>());
    rights_.agreeAboutHelp(true);
    EXPECT_TRUE(rights_.mayLookUp());
    EXPECT_FALSE(rights_.whyNoHelp());
    rights_.agreeAboutHelp(false);
    EXPECT_FALSE(rights_.mayLookUp());
    EXPECT_TRUE(rights_.whyNoHelp());
    ASSERT_TRUE(match_.resign(PlayerId(0)));
    rights_.followMatch();
    EXPECT_FALSE(rights_.whyNoHelp()) << "the game is over";
}

TEST_F(RightsTest, WhileAGameKeepsSecretsNothingIsLookedUp) {
    EXPECT_FALSE(rights_.mayLookUp());
    ASSERT_TRUE(match_.resign(PlayerId(0)));
    rights_.followMatch();
    EXPECT_TRUE(rights_.mayLookUp());
}

}  // namespace
