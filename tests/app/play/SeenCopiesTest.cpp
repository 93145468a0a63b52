// A game goes on from a copy only until all that it hides was seen in another copy of it.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <optional>

#include "app/ProgramParts.h"
#include "app/table/HiddenTags.h"

namespace {

using app::Seat;
using game::PlayerId;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

const std::vector<Seat> kPersons{{.name = "Ann"}, {.name = "Bo"}};

/// A program with an archive, and a game that hides something between two persons.
class Program {
  public:
    explicit Program(const std::filesystem::path& archive)
        : parts_(app::gameCatalog(), {}, archive), game_(parts_.games.named("tac-tik")) {}

    [[nodiscard]] app::CurrentGame& current() { return parts_.currentGame; }
    [[nodiscard]] app::Tables& tables() { return parts_.tables; }
    [[nodiscard]] app::TableSession& table() { return *current().session(); }
    [[nodiscard]] const match::Match& ownMatch() { return table().ownMatch(); }
    /// Until the archive has answered everything.
    void settle() {
        for (int i = 0; i < 3; ++i) {
            parts_.pass(0.5F);
            (void)parts_.library.flush();
        }
        parts_.pass(0.1F);
    }
    void begin(std::vector<Seat> seats = kPersons) {
        ASSERT_TRUE(current().begin(game_, {{"players", "2"}}, std::move(seats)));
        settle();
    }
    void play() {
        if (table().rights().handOver()) table().uncover();
        const auto turns = table().view().legalActions();
        ASSERT_FALSE(turns.empty());
        table().control().play(turns.front());
        settle();
    }
    /// The game as a sealed text holds it.
    [[nodiscard]] match::Match copy() {
        match::Match copy = match::Match::fromRecord(ownMatch().toRecord());
        copy.setLive(true);
        copy.goTo(copy.head());
        return copy;
    }
    /// Whether the game goes on from this copy; else the player was told why it does not.
    [[nodiscard]] bool goesOnFrom(match::Match copy) {
        const int before = notices();
        bool onTable = false;
        current().goOn(game_, std::move(copy), {}, [&] { onTable = true; });
        settle();
        EXPECT_TRUE(onTable);
        EXPECT_EQ(notices() - before, ownMatch().live() ? 0 : 1);
        EXPECT_EQ(table().rights().keepsSecrets(), ownMatch().live());
        return ownMatch().live();
    }
    /// Those that wait for the player.
    [[nodiscard]] int notices() { return parts_.messages.nextNotice() ? 1 : 0; }
    [[nodiscard]] std::string notice() {
        const app::Notice* const next = parts_.messages.nextNotice();
        return next ? next->title + " " + next->summary : "";
    }
    void closeNotice() { parts_.messages.closeNotice(); }
    [[nodiscard]] test::ProgramParts& parts() { return parts_; }
    [[nodiscard]] const app::CatalogEntry& game() const { return game_; }

  private:
    test::ProgramParts parts_;
    const app::CatalogEntry& game_;
};

class SeenCopies : public testing::Test {
  protected:
    [[nodiscard]] std::filesystem::path archive() const { return folder_ / "games.sqlite"; }
    support::TemporaryFolder folder_;
};

// ---- every way in which a game ends

using End = void (*)(Program&);

class Ends : public testing::TestWithParam<std::pair<const char*, End>> {
  protected:
    support::TemporaryFolder folder_;
};

void resign(Program& program) { program.table().control().resign(PlayerId(0)); }
void agree(Program& program) {
    program.table().uncover();
    program.table().control().offer(PlayerId(0), match::Proposal::Draw);
    program.table().control().answerOffer(true);
}
void runOutOfTime(Program& program) {
    match::Match& match = program.table().ownMatch();
    for (const PlayerId player : match.awaitedAtHead()) match.elapse(player, std::chrono::hours(1));
    program.settle();
    (void)program.table().control().update(0);
    program.table().control().passTime(0.1F);
}

TEST_P(Ends, NoCopyGoesOnAfterwards) {
    Program program(folder_ / "games.sqlite");
    const match::TimeControl time{.kind = match::TimeControl::Kind::Fischer,
                                  .initial = std::chrono::minutes(5)};
    program.begin({{.name = "Ann", .time = time}, {.name = "Bo", .time = time}});
    match::Match early = program.copy();
    program.play();
    program.play();
    EXPECT_TRUE(program.goesOnFrom(program.copy())) << "nobody has seen anything yet";
    match::Match late = program.copy();
    GetParam().second(program);
    program.settle();
    ASSERT_TRUE(program.ownMatch().finalOutcome().over);
    EXPECT_FALSE(program.goesOnFrom(std::move(late)));
    EXPECT_THAT(program.notice(), HasSubstr("can only be looked at"));
    program.closeNotice();
    EXPECT_FALSE(program.goesOnFrom(std::move(early)));
    EXPECT_TRUE(program.table().rights().viewer().isRecord());
}

INSTANTIATE_TEST_SUITE_P(All, Ends,
                         testing::Values(std::pair("Resignation", &resign), std::pair("Draw", &agree),
                                         std::pair("Time", &runOutOfTime)),
                         [](const auto& info) { return info.param.first; });

// ---- other copies

TEST_F(SeenCopies, AGameThatWasResignedBeforeItsFirstTurnIsRemembered) {
    Program program(archive());
    program.begin();
    match::Match copy = program.copy();
    program.table().control().resign(PlayerId(0));
    program.settle();
    EXPECT_FALSE(program.goesOnFrom(std::move(copy)));
}

TEST_F(SeenCopies, AnotherStartOfTheProgramRemembers) {
    std::optional<match::Match> copy;
    {
        Program program(archive());
        program.begin();
        program.play();
        copy = program.copy();
        program.table().control().resign(PlayerId(0));
        program.settle();
    }
    Program again(archive());
    EXPECT_FALSE(again.goesOnFrom(std::move(*copy)));
}

TEST_F(SeenCopies, WithoutAnArchiveTheProgramRemembersUntilItsEnd) {
    Program program({});
    program.begin();
    program.play();
    match::Match copy = program.copy();
    match::Match other = program.copy();
    program.table().control().resign(PlayerId(0));
    program.settle();
    EXPECT_FALSE(program.goesOnFrom(std::move(copy)));
    Program again({});
    EXPECT_TRUE(again.goesOnFrom(std::move(other)));
}

TEST_F(SeenCopies, TheNextGameOfASeriesIsAnother) {
    Program program(archive());
    program.begin();
    program.play();
    program.table().control().resign(PlayerId(0));
    program.settle();
    program.current().rematch();
    program.settle();
    EXPECT_TRUE(program.goesOnFrom(program.copy()));
}

TEST_F(SeenCopies, TheUnfinishedGameInTheArchiveIsLookedAtToo) {
    Program program(archive());
    program.begin();
    program.play();
    ASSERT_TRUE(program.goesOnFrom(program.copy()));
    const auto& unfinished = program.current().keeper().unfinished().all();
    ASSERT_EQ(unfinished.size(), 1U);
    const app::KeptGame original = unfinished.front();
    program.table().control().resign(PlayerId(0));
    program.settle();
    program.current().resume(original);
    program.settle();
    EXPECT_FALSE(program.ownMatch().live());
    EXPECT_THAT(program.notice(), HasSubstr("can only be looked at"));
    EXPECT_EQ(program.current().keeper().writes(), original.id) << "notes on it are kept";
    EXPECT_THAT(unfinished, IsEmpty());
    program.current().keeper().unfinished().look();
    program.settle();
    EXPECT_THAT(unfinished, IsEmpty()) << "nor does the archive offer it again";
}

TEST_F(SeenCopies, AGameEndsOnTheTableOnceItWasSeenInAnotherCopyOfTheProgram) {
    Program here(archive());
    here.begin();
    here.play();
    {
        Program there(archive());
        ASSERT_TRUE(there.goesOnFrom(here.copy()));
        there.table().control().resign(PlayerId(0));
        there.settle();
    }
    ASSERT_TRUE(here.ownMatch().live());
    here.play();
    EXPECT_FALSE(here.ownMatch().live());
    EXPECT_THAT(here.notice(), HasSubstr("can only be looked at"));
    here.current().keeper().unfinished().look();
    here.settle();
    EXPECT_THAT(here.current().keeper().unfinished().all(), IsEmpty());
}

/// Who begins another game can look at this one in the library, or go on from a file that he has saved.
TEST_F(SeenCopies, AnAbandonedGameGoesOnUntilItIsLookedAt) {
    Program program(archive());
    program.begin();
    program.play();
    match::Match first = program.copy();
    match::Match second = program.copy();
    program.begin();
    EXPECT_TRUE(program.goesOnFrom(std::move(first)));
    program.tables().preview(program.game(), match::Match::fromRecord(second.toRecord()));
    program.settle();
    program.tables().endPreview();
    EXPECT_FALSE(program.ownMatch().live()) << "nor does the copy that is on the table";
    program.closeNotice();
    EXPECT_FALSE(program.goesOnFrom(std::move(second)));
}

TEST_F(SeenCopies, ACopyWithoutAnIdentityGoesOnAndGetsOne) {
    Program program(archive());
    program.begin();
    program.play();
    game::Record old = program.ownMatch().toRecord();  // as earlier versions have written it
    old.tags.clear();
    match::Match copy = match::Match::fromRecord(std::move(old));
    copy.setLive(true);
    copy.goTo(copy.head());
    EXPECT_TRUE(program.goesOnFrom(std::move(copy)));
    EXPECT_NE(app::identityIn(program.ownMatch().tags()), "");
    match::Match next = program.copy();
    program.table().control().resign(PlayerId(0));
    program.settle();
    EXPECT_FALSE(program.goesOnFrom(std::move(next)));
}

// ---- what was seen is played on

TEST_F(SeenCopies, WhoPlaysOnFromAReviewHasASecondTry) {
    Program program(archive());
    program.begin();
    program.play();
    program.table().control().resign(PlayerId(0));
    program.settle();
    program.current().show(program.game(), match::Match::fromRecord(program.ownMatch().toRecord()), 1);
    program.settle();
    const std::string identity = app::identityIn(program.ownMatch().tags());
    program.current().takeSeats({{.name = "Cy"}, {.name = "Di"}});
    program.settle();
    EXPECT_TRUE(program.ownMatch().live());
    EXPECT_EQ(program.ownMatch().ply(), 1);
    EXPECT_EQ(app::identityIn(program.ownMatch().tags()), identity);
    program.play();
    EXPECT_TRUE(program.ownMatch().live()) << "it goes on";
    EXPECT_FALSE(program.current().keeper().onTable()) << "but it is not kept";
    EXPECT_FALSE(program.goesOnFrom(program.copy())) << "and no copy makes it a game that counts";
}

TEST_F(SeenCopies, ASecondTryOfAGameWithoutAnIdentityIsRecognisedToo) {
    Program program(archive());
    program.begin();
    program.play();
    game::Record old = program.ownMatch().toRecord();
    old.tags.clear();
    program.current().show(program.game(), match::Match::fromRecord(std::move(old)), 1);
    program.current().takeSeats({{.name = "Cy"}, {.name = "Di"}});
    program.settle();
    ASSERT_TRUE(program.ownMatch().live());
    EXPECT_FALSE(program.goesOnFrom(program.copy()));
}

/// After the end turns can be tried out; whoever takes a seat then plays the next game, not on from there.
TEST_F(SeenCopies, AGameThatIsOverDoesNotGoOnFromATurnThatWasTriedOut) {
    Program program(archive());
    program.begin();
    program.play();
    program.play();
    program.table().control().resign(PlayerId(0));
    program.settle();
    program.table().history().goTo(program.ownMatch().tree().mainLine()[1]);
    program.settle();
    const auto turns = program.table().view().legalActions();
    ASSERT_GT(turns.size(), 1U);
    program.table().control().play(turns.back());
    program.settle();
    ASSERT_TRUE(program.ownMatch().atEnd());
    ASSERT_FALSE(program.ownMatch().outcome().over);
    program.current().takeSeats({{.name = "Ann"}, {.name = "Cy"}});
    program.settle();
    EXPECT_TRUE(program.ownMatch().finalOutcome().over);
    EXPECT_FALSE(program.table().rights().keepsSecrets());
    EXPECT_EQ(program.current().nextSeats()[1].name, "Cy");
}

}  // namespace
