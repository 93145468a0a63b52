// Two copies of the program: one plays a game, the other one looks at it in the library and notes something.

#include "app/library/ReviewKeeper.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "app/catalog/Games.h"
#include "app/library/GameKeeper.h"
#include "support/TemporaryFolder.h"

namespace {

using match::Match;
using match::NodeId;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

struct RunningCopy {
    RunningCopy(const std::filesystem::path& folder, const app::Games& games)
        : archive(folder / "games.sqlite", {}), keeper(&archive, folder / "locks", games) {
        settle();
    }
    void settle() {
        (void)archive.flush();
        archive.update();
        keeper.update();
    }
    [[nodiscard]] std::string news() {
        const auto told = keeper.takeNews();
        return told ? told->english() : "";
    }

    archive::Keeper archive;
    app::GameKeeper keeper;
};

class ReviewKeeperTest : public testing::Test {
  protected:
    /// The game is begun, and the other copy has it on its table, too.
    void SetUp() override {
        play(played_, {"a1", "e5"});
        followPlayed();
        id_ = player_.keeper.onTable();
        ASSERT_TRUE(id_);
        noted_.emplace(Match::fromRecord(record()));
        reader_.keeper.review(*id_, game_, *noted_);
        reader_.settle();
    }
    static void play(Match& match, std::initializer_list<const char*> turns) {
        for (const char* turn : turns)
            ASSERT_TRUE(match.submit(match.toMove(), match.view(game::Viewer::record())->parse(turn).value()))
                << turn;
    }
    void followPlayed() {
        player_.keeper.follow(game_, played_, seats_, {});
        player_.settle();
    }
    void leavePlayed() {
        (void)player_.keeper.leave(game_, played_, seats_, {});
        player_.settle();
    }
    void followNoted() {
        reader_.keeper.follow(game_, *noted_, {}, {});
        reader_.settle();
    }
    [[nodiscard]] NodeId firstTurn() const { return noted_->line()[0]; }
    void note(const char* comment) {
        noted_->edits().setComment(firstTurn(), comment);
        followNoted();
    }
    [[nodiscard]] archive::Entry kept() const {
        const auto archive = archive::Archive::open(folder_ / "data/games.sqlite");
        return archive->find(*id_).value()->entry;
    }
    [[nodiscard]] game::Record record() const {
        return std::move(game_.kind->read(kept().text, {}, {}).value().game);
    }
    [[nodiscard]] std::vector<std::string> comments() const {
        const game::Record game = record();
        return game.turns[game.turns[0].children[0]].comments;
    }

    /// There is a second game, with this comment to its first turn.
    void expectCopyWith(const char* comment) const {
        const auto archive = archive::Archive::open(folder_ / "data/games.sqlite");
        const archive::Found found = archive->search({}).value();
        ASSERT_EQ(found.total, 2);
        for (const archive::Game& game : found.games) {
            if (game.id == *id_) continue;
            EXPECT_TRUE(game.entry.finished) << "it cannot be resumed";
            EXPECT_EQ(game.entry.result, "*");
            const std::string text = **archive->text(game.id);
            const game::Record copy = std::move(game_.kind->read(text, {}, {}).value().game);
            EXPECT_THAT(copy.turns[copy.turns[0].children[0]].comments, ElementsAre(comment));
        }
    }

    support::TemporaryFolder folder_;
    const app::Games games_{app::gameCatalog()};
    const app::CatalogEntry& game_ = games_.first();
    const std::vector<app::Seat> seats_{{"Ann", ""}, {"Bo", ""}};
    RunningCopy player_{folder_ / "data", games_};
    RunningCopy reader_{folder_ / "data", games_};
    Match played_{game_.kind->create({{"size", "5"}}, {}).value(), {"Ann", "Bo"}};
    std::optional<Match> noted_;
    std::optional<archive::GameId> id_;
};

TEST_F(ReviewKeeperTest, NotesWaitWhileTheGameIsPlayedAndJoinItThen) {
    note("a corner");
    EXPECT_THAT(comments(), IsEmpty());
    EXPECT_THAT(reader_.news(), HasSubstr("playing this game"));
    followNoted();
    EXPECT_EQ(reader_.news(), "") << "once";
    play(played_, {"c3"});
    followPlayed();
    leavePlayed();
    followNoted();
    EXPECT_THAT(comments(), Contains("a corner"));
    EXPECT_EQ(reader_.news(), "");
    EXPECT_EQ(record().turns.size(), 4U) << "what was played meanwhile stays";
    const archive::Entry entry = kept();
    EXPECT_EQ(entry.plies, 3);
    EXPECT_FALSE(entry.finished);
    EXPECT_EQ(app::parseExtra(entry.extra).turns, 3U);
    note("a corner, as always");
    EXPECT_EQ(record().turns.size(), 4U) << "also when more is noted";
    EXPECT_THAT(comments(), ElementsAre("a corner, as always")) << "an earlier wording is replaced";
}

TEST_F(ReviewKeeperTest, AGameThatHasEndedMeanwhileStaysSo) {
    ASSERT_TRUE(played_.resign(game::PlayerId(0)));
    leavePlayed();
    note("too early");
    EXPECT_THAT(comments(), Contains("too early"));
    const archive::Entry entry = kept();
    EXPECT_TRUE(entry.finished);
    EXPECT_EQ(entry.result, record().result);
    EXPECT_NE(entry.result, "*");
}

// Ann's road comes only from turns that are tried out.
TEST_F(ReviewKeeperTest, TurnsThatAreTriedOutDoNotDecideTheGame) {
    leavePlayed();
    noted_->goToEnd();
    play(*noted_, {"a5", "b1", "b5", "b2", "c5", "b3", "d5"});
    ASSERT_TRUE(noted_->outcome().over);
    followNoted();
    const archive::Entry entry = kept();
    EXPECT_FALSE(entry.finished);
    EXPECT_EQ(entry.result, "*");
    EXPECT_THAT(entry.winners, IsEmpty());
    const game::Record game = record();
    EXPECT_EQ(game.result, "*");
    EXPECT_EQ(game.turns.size(), 10U);
}

TEST_F(ReviewKeeperTest, TurnsAfterAResignationDoNotChangeWhoHasWon) {
    ASSERT_TRUE(played_.resign(game::PlayerId(0)));
    leavePlayed();
    const archive::Entry resigned = kept();
    Match looked = Match::fromRecord(record());
    reader_.keeper.review(*id_, game_, looked);
    reader_.settle();
    looked.goToEnd();
    play(looked, {"a5", "b1", "b5", "b2", "c5", "b3", "d5"});
    ASSERT_TRUE(looked.outcome().over);
    reader_.keeper.follow(game_, looked, {}, {});
    reader_.settle();
    EXPECT_EQ(kept().result, resigned.result);
    EXPECT_EQ(kept().winners, resigned.winners);
    EXPECT_EQ(record().result, resigned.result);
}

TEST_F(ReviewKeeperTest, VariationsAndMarksJoinItToo) {
    play(played_, {"c3"});
    leavePlayed();
    noted_->goToEnd();
    play(*noted_, {"d4"});
    noted_->edits().setMarks(noted_->current(), "!");
    followNoted();
    const Match joined = Match::fromRecord(record());
    const std::vector<NodeId> line = joined.line();
    ASSERT_EQ(line.size(), 3U);
    EXPECT_EQ(joined.tree().node(line[2]).notation, "c3") << "what was played is the main line";
    const auto& next = joined.tree().node(line[1]).children;
    ASSERT_EQ(next.size(), 2U);
    EXPECT_EQ(joined.tree().node(next[1]).notation, "d4");
    EXPECT_EQ(joined.tree().node(next[1]).marks, "!");
}

TEST_F(ReviewKeeperTest, WhatIsCrossedOutHereGoesThere) {
    leavePlayed();
    note("a corner");
    EXPECT_THAT(comments(), Contains("a corner"));
    note("");
    EXPECT_THAT(comments(), IsEmpty());
}

/// Two copies look at a finished game that one of them has analysed.
class AnalysedTwice : public ReviewKeeperTest {
  protected:
    void SetUp() override {
        ReviewKeeperTest::SetUp();
        leavePlayed();
        analyse(*noted_, 0.5, 6, "?");
        followNoted();
        other_.emplace(Match::fromRecord(record()));
        player_.keeper.review(*id_, game_, *other_);
        player_.settle();
    }
    void analyse(Match& match, double chance, int depth, const char* judgement) const {
        match.edits().setEvaluation(firstTurn(), {.chances = {chance, 1 - chance}, .depth = depth});
        match.edits().judge(firstTurn(), judgement);
    }
    void followOther() {
        player_.keeper.follow(game_, *other_, {}, {});
        player_.settle();
    }
    [[nodiscard]] match::Node keptTurn() const {
        const Match match = Match::fromRecord(record());
        return match.tree().node(match.line()[0]);
    }

    std::optional<Match> other_;
};

TEST_F(AnalysedTwice, ANoteKeepsTheOthersNewerAnalysis) {
    analyse(*other_, 0.75, 9, "");
    followOther();
    ASSERT_EQ(keptTurn().evaluation->depth, 9);
    note("a corner");
    const match::Node kept = keptTurn();
    EXPECT_EQ(kept.evaluation->depth, 9);
    EXPECT_EQ(kept.marks, "") << "the judgement of the older one is gone, too";
    EXPECT_THAT(kept.comments, ElementsAre("a corner"));
}

TEST_F(AnalysedTwice, TheLastAnalysisStays) {
    analyse(*other_, 0.75, 9, "!");
    followOther();
    analyse(*noted_, 0.25, 5, "??");
    followNoted();
    const match::Node kept = keptTurn();
    EXPECT_EQ(kept.evaluation->depth, 5);
    EXPECT_EQ(kept.marks, "??");
    EXPECT_THAT(kept.comments, IsEmpty()) << "and no second one";
    other_->edits().setComment(firstTurn(), "theirs");
    followOther();
    EXPECT_EQ(keptTurn().evaluation->depth, 5);
    EXPECT_THAT(keptTurn().comments, ElementsAre("theirs"));
}

TEST_F(ReviewKeeperTest, JudgementsThatContradictAreTold) {
    played_.edits().setMarks(played_.line()[0], "?");
    followPlayed();
    leavePlayed();
    noted_->edits().setMarks(firstTurn(), "!");
    followNoted();
    EXPECT_THAT(reader_.news(), HasSubstr("judged a turn differently"));
    EXPECT_EQ(reader_.news(), "");
    const game::Record game = record();
    EXPECT_EQ(game.turns[game.turns[0].children[0]].marks, "?");
    note("a corner");
    EXPECT_THAT(comments(), ElementsAre("a corner")) << "the rest is saved";
    EXPECT_EQ(reader_.news(), "") << "once";
}

TEST_F(ReviewKeeperTest, NotesThatStillWaitAtTheEndAreKeptInACopy) {
    note("a corner");
    note("a corner, as always");
    EXPECT_THAT(reader_.news(), HasSubstr("playing this game"));
    (void)reader_.keeper.leave(game_, *noted_, {}, {});
    reader_.settle();
    EXPECT_THAT(reader_.news(), HasSubstr("in a copy of it"));
    leavePlayed();
    EXPECT_THAT(comments(), IsEmpty()) << "what is played elsewhere stays as it is";
    expectCopyWith("a corner, as always");
}

TEST_F(ReviewKeeperTest, NotesThatStillWaitWhenTheProgramEndsAreKeptInACopy) {
    note("a corner");
    EXPECT_TRUE(reader_.keeper.finish());
    expectCopyWith("a corner");
}

TEST_F(ReviewKeeperTest, NotesWaitForTheAnswerOfTheArchive) {
    leavePlayed();
    reader_.keeper.review(*id_, game_, *noted_);
    EXPECT_FALSE(reader_.keeper.awaitsArchive(*noted_)) << "nothing is noted yet";
    noted_->edits().setComment(firstTurn(), "at once");
    EXPECT_TRUE(reader_.keeper.awaitsArchive(*noted_));
    reader_.settle();
    EXPECT_FALSE(reader_.keeper.awaitsArchive(*noted_));
    followNoted();
    EXPECT_THAT(comments(), ElementsAre("at once"));
}

}  // namespace
