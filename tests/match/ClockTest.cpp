#include "match/Clock.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "match/Countdown.h"
#include "match/Match.h"
#include "match/TurnTime.h"

namespace match {
namespace {

using game::PlayerId;
using std::chrono::minutes;
using std::chrono::seconds;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

constexpr PlayerId kFirst{0};
constexpr PlayerId kSecond{1};

TimeControl control(std::string_view text) {
    const auto read = parseTimeControl(text);
    EXPECT_TRUE(read) << text;
    return read ? *read : TimeControl{};
}

Clock clockOf(std::string_view text, std::size_t players = 2) {
    return Clock(std::vector<TimeControl>(players, control(text)));
}

std::string problem(std::string_view text) {
    const auto read = parseTimeControl(text);
    return read ? "none" : read.error().describe();
}

TEST(TimeControl, IsWrittenAsItWasRead) {
    for (const char* text : {"", "10:00", "10:00 +20", "0:30", "10:00 +20 @35 +5:00", "5:00 d3",
                             "3:00 hourglass", "90:00 @40 +30:00", "10:00 @40 +0:30", "1440:00"})
        EXPECT_EQ(formatTimeControl(control(text)), text);
    EXPECT_EQ(formatTimeControl(control("10")), "10:00");
    EXPECT_EQ(formatTimeControl(control("10:0 +20 @35 +10:0")), "10:00 +20 @35 +10:00");
    EXPECT_EQ(formatTimeControl(control("10:0 +20 @35 +300")), "10:00 +20 @35 +5:00");
    EXPECT_EQ(formatTimeControl(control("1:0:0 +20 @35 +1:30:5")), "60:00 +20 @35 +90:05");
    EXPECT_EQ(formatTimeControl(control("3:00 +0:02")), "3:00 +2");
    EXPECT_EQ(control("10:0 +20 @35 +5:0"), (TimeControl{.kind = TimeControl::Kind::Fischer,
                                                         .initial = minutes(10),
                                                         .step = seconds(20),
                                                         .bonusTurn = 35,
                                                         .bonus = minutes(5)}));
}

TEST(TimeControl, ErrorsNameTheColumnAndWhatWasExpected) {
    EXPECT_EQ(problem("ten"), "1:1: expected minutes and seconds, such as 10:00");
    EXPECT_EQ(problem("10:61"), "1:6: expected minutes and seconds, such as 10:00");
    EXPECT_EQ(problem("0:00"), "1:5: expected minutes and seconds, such as 10:00");
    EXPECT_EQ(problem("1441"), "1:5: no time may be longer than a day");
    EXPECT_EQ(problem("99999999999"), "1:7: expected minutes and seconds, such as 10:00");
    EXPECT_EQ(problem("10 +"), "1:5: expected seconds, such as +20");
    EXPECT_EQ(problem("10 @35"), "1:7: expected a turn and the time that it adds, such as @35 +5:00");
    EXPECT_EQ(problem("1:0:0:0"), "1:8: expected minutes and seconds, such as 10:00");
    EXPECT_EQ(problem("1:60:0"), "1:5: expected minutes and seconds, such as 10:00");
    EXPECT_EQ(problem("25:0:0"), "1:7: no time may be longer than a day");
    EXPECT_EQ(problem("10 x"), "1:4: expected +SECONDS, dSECONDS, hourglass or @TURN +TIME");
}

TEST(Clock, ReadsAsPlayersExpect) {
    EXPECT_EQ(formatTime(minutes(10)), "10:00");
    EXPECT_EQ(formatTime(seconds(3723)), "1:02:03");
    EXPECT_EQ(formatTime(milliseconds(9970)), "0:09.9");
    EXPECT_EQ(formatTime(milliseconds(-5)), "0:00.0");
}

TEST(Clock, SuddenDeathOnlyRunsDown) {
    Clock clock = clockOf("1:00");
    EXPECT_FALSE(clock.pass(kFirst, seconds(59)));
    clock.press(kFirst, 1);
    EXPECT_EQ(clock.left(kFirst), seconds(1));
    EXPECT_EQ(clock.left(kSecond), minutes(1));
    EXPECT_TRUE(clock.pass(kFirst, seconds(2)));
    EXPECT_EQ(clock.left(kFirst), seconds(0));
}

TEST(Clock, FischerAddsAfterTheTurnAndABonusWithItsTurn) {
    Clock clock = clockOf("10:0 +20 @3 +5:00");
    clock.pass(kFirst, seconds(60));
    clock.press(kFirst, 1);
    EXPECT_EQ(clock.left(kFirst), seconds(560));
    clock.press(kFirst, 2);
    clock.press(kFirst, 3);
    EXPECT_EQ(clock.left(kFirst), seconds(560 + 40 + 300));
}

TEST(Clock, ADelayCostsNothingInEachTurn) {
    Clock clock = clockOf("1:00 d5");
    clock.pass(kFirst, seconds(3));
    EXPECT_EQ(clock.left(kFirst), seconds(60));
    clock.pass(kFirst, seconds(3));
    EXPECT_EQ(clock.left(kFirst), seconds(59));
    clock.press(kFirst, 1);
    clock.pass(kFirst, seconds(5));
    EXPECT_EQ(clock.left(kFirst), seconds(59));
}

TEST(Clock, IsSetInTheMiddleOfATurnAndKeepsWhatIsFreeOfIt) {
    Clock clock = clockOf("1:00 d5");
    clock.pass(kFirst, seconds(3));
    clock.adjust({seconds(50), seconds(40)});
    EXPECT_EQ(clock.left(kSecond), seconds(40));
    clock.pass(kFirst, seconds(2));
    EXPECT_EQ(clock.left(kFirst), seconds(50));
    clock.pass(kFirst, seconds(2));
    EXPECT_EQ(clock.left(kFirst), seconds(48)) << "the delay is used up";
    clock.adjust({seconds(1)});
    EXPECT_EQ(clock.left(kFirst), seconds(48)) << "readings of another number of seats";
}

TEST(Clock, AnHourglassGivesWhatIsUsedToTheNext) {
    Clock clock = clockOf("1:00 hourglass");
    clock.pass(kFirst, seconds(20));
    EXPECT_EQ(clock.left(kSecond), seconds(80));
    EXPECT_TRUE(clock.pass(kFirst, minutes(5)));
    EXPECT_EQ(clock.left(kSecond), seconds(120)) << "no more than there was";
}

TEST(Clock, WhoHasNoLimitNeverLoses) {
    Clock clock({control("1:00"), TimeControl{}});
    EXPECT_FALSE(clock.pass(kSecond, std::chrono::hours(100)));
    EXPECT_EQ(clock.left(kSecond), std::nullopt);
    EXPECT_FALSE(clock.low(kSecond));
}

TEST(Clock, WarnsWhenLittleIsLeft) {
    Clock clock = clockOf("5:00");
    clock.pass(kFirst, seconds(269));
    EXPECT_FALSE(clock.low(kFirst));
    clock.pass(kFirst, seconds(2));
    EXPECT_TRUE(clock.low(kFirst));
    EXPECT_FALSE(clockOf("0:10").low(kFirst)) << "not from the start";
}

// ---- in a match

Match timed(std::string_view text) {
    Match match(std::make_unique<test::Countdown>(12), {"A", "B", "C"});
    match.setClock(clockOf(text, 3));
    return match;
}

void play(Match& match, std::uint64_t number) {
    ASSERT_TRUE(match.submit(match.toMove(), game::Action(number)));
}

TEST(MatchClock, RunsFromTheFirstTurnOn) {
    Match match = timed("1:00");
    match.elapse(match.toMove(), seconds(30));
    EXPECT_EQ(match.clock()->left(kFirst), minutes(1));
    play(match, 1);
    match.elapse(match.toMove(), seconds(30));
    EXPECT_EQ(match.clock()->left(kSecond), seconds(30));
    EXPECT_EQ(match.clock()->left(kFirst), minutes(1));
}

TEST(MatchClock, APlayerWithoutTimeHasLost) {
    Match match = timed("1:00");
    play(match, 1);
    match.elapse(match.toMove(), minutes(2));
    EXPECT_EQ(match.outcome().result, "late 1");
    EXPECT_EQ(match.events(game::Viewer::onlooker()).back().kind, EventKind::Concluded);
    match.elapse(match.toMove(), minutes(2));
    EXPECT_EQ(match.clock()->left(PlayerId(2)), minutes(1)) << "the game is over";
}

TEST(MatchClock, RunsOnWhileEarlierTurnsAreLookedAt) {
    Match match = timed("1:00 +5");
    play(match, 1);
    match.elapse(match.toMove(), seconds(10));
    play(match, 1);
    match.elapse(match.toMove(), seconds(20));
    match.back();
    EXPECT_EQ(match.clock()->left(kSecond), seconds(55)) << "the clocks of the game";
    EXPECT_TRUE(match.clockRuns(PlayerId(2)));
    EXPECT_FALSE(match.clockRuns(kSecond)) << "he was awaited there";
    match.elapse(kSecond, seconds(30));
    match.elapse(PlayerId(2), seconds(30));
    EXPECT_EQ(Match::fromRecord(match.toRecord()).toRecord().tags, match.toRecord().tags);
    match.forward();
    EXPECT_EQ(match.clock()->left(PlayerId(2)), seconds(10));
    EXPECT_EQ(match.clock()->left(kSecond), seconds(55));
}

TEST(MatchClock, GivesNoFreeTimeAgainForLookingBack) {
    Match match = timed("1:00 d10");
    play(match, 1);
    play(match, 1);
    match.elapse(PlayerId(2), seconds(10));
    match.back();
    match.forward();
    match.elapse(PlayerId(2), seconds(10));
    EXPECT_EQ(match.clock()->left(PlayerId(2)), seconds(50));
}

TEST(MatchClock, RunsOutWhileEarlierTurnsAreLookedAt) {
    Match match = timed("1:00");
    for (int turn = 0; turn < 3; ++turn) play(match, 1);
    match.goToStart();
    match.elapse(match.awaitedAtHead().front(), minutes(2));
    EXPECT_TRUE(match.atHead()) << "the table shows how the game ended";
    EXPECT_EQ(match.outcome().result, "late 0");
    // Then each turn is shown with its times.
    match.goToStart();
    EXPECT_EQ(match.clock()->left(kFirst), minutes(1));
    match.goToEnd();
    EXPECT_EQ(match.clock()->left(kFirst), minutes(0));
}

TEST(MatchClock, GoesOnWithTheTimesOfAnEarlierTurn) {
    Match match = timed("1:00");
    for (int turn = 0; turn < 3; ++turn) {
        play(match, 1);
        match.elapse(match.toMove(), seconds(10));
    }
    match.back();
    match.back();
    match.elapse(kFirst, seconds(20));
    EXPECT_EQ(match.clock()->left(kFirst), seconds(30));
    match.playFromHere();
    EXPECT_EQ(match.clock()->left(kFirst), minutes(1));
    EXPECT_EQ(match.clock()->left(kSecond), seconds(50)) << "less the time for the turn that is replaced";
    EXPECT_TRUE(match.clockRuns(kSecond));
}

TEST(MatchClock, TellsWhatATurnTook) {
    Match match = timed("1:00 +5");
    play(match, 1);
    match.elapse(match.toMove(), seconds(10));
    play(match, 1);
    match.elapse(match.toMove(), seconds(20));
    play(match, 1);
    match.elapse(match.toMove(), seconds(7));
    play(match, 1);
    const std::vector<NodeId> line = match.line();
    EXPECT_FALSE(timeTaken(match, Match::kRoot));
    EXPECT_EQ(timeTaken(match, line[0]), seconds(0)) << "the clocks run from the first turn on";
    EXPECT_EQ(timeTaken(match, line[1]), seconds(10));
    EXPECT_EQ(timeTaken(match, line[2]), seconds(20));
    EXPECT_EQ(timeTaken(match, line[3]), seconds(7));
    match.goTo(line[1]);
    ASSERT_TRUE(match.submit(match.toMove(), game::Action(2)));
    const NodeId tried = match.current();
    match.goToEnd();
    EXPECT_FALSE(timeTaken(match, tried)) << "a variation has no time";
    const Match again = Match::fromRecord(match.toRecord());
    for (const NodeId turn : again.line()) EXPECT_EQ(timeTaken(again, turn), timeTaken(match, turn));
}

TEST(MatchClock, GoesThroughAFile) {
    Match match = timed("1:00 +5");
    play(match, 1);
    match.elapse(match.toMove(), seconds(10));
    play(match, 1);
    match.elapse(match.toMove(), milliseconds(20'345));
    game::Record record = match.toRecord();
    EXPECT_THAT(record.tags, ElementsAre(std::pair("Clock", "1:00 +5"),
                                         std::pair("TimeLeft", "0:01:05.000 0:00:55.000 0:00:39.655")));
    EXPECT_THAT(record.turns[2].comments, ElementsAre("[%clk 0:00:55.0]"));

    Match again = Match::fromRecord(std::move(record));
    again.goToEnd();
    EXPECT_EQ(again.clock()->readings(), match.clock()->readings());
    EXPECT_THAT(again.tags(), ElementsAre(std::pair("Clock", "1:00 +5")));
    EXPECT_THAT(again.tree().node(again.current()).comments, IsEmpty());
    EXPECT_FALSE(again.clocksRun()) << "it is looked at";
    again.back();
    EXPECT_EQ(again.clock()->left(kSecond), minutes(1));
    again.goToEnd();
    again.setLive(true);
    again.elapse(again.toMove(), seconds(39));
    EXPECT_EQ(again.clock()->left(PlayerId(2)), milliseconds(655));
}

TEST(MatchClock, StandsWhereTurnsWereTakenBack) {
    Match match = timed("1:00");
    for (int turn = 0; turn < 3; ++turn) play(match, 1);
    match.back();
    match.playFromHere();
    match.elapse(match.toMove(), seconds(20));
    const auto now = match.clock()->readings();
    Match again = Match::fromRecord(match.toRecord());
    EXPECT_THAT(again.tags(), ElementsAre(std::pair("Clock", "1:00")));
    EXPECT_EQ(again.toRecord().tags, match.toRecord().tags) << "also while it is looked at";
    again.setLive(true);
    again.goToEnd();
    EXPECT_EQ(again.ply(), 2);
    EXPECT_EQ(again.clock()->readings(), now);
    EXPECT_FALSE(again.atEnd()) << "the third turn can be played again";
}

TEST(MatchClock, TagsThatMakeNoSenseAreKept) {
    Match match = timed("1:00");
    play(match, 1);
    for (const char* turns : {"2", "-1", "", "1 ", "99999999999999999999999"}) {
        game::Record record = match.toRecord();
        record.tags.emplace_back("TurnsPlayed", turns);
        record.tags.emplace_back("ClockMaker", "Ann");
        Match again = Match::fromRecord(std::move(record));
        EXPECT_THAT(again.toRecord().tags, testing::Contains(std::pair("TurnsPlayed", turns)));
        EXPECT_THAT(again.toRecord().tags, testing::Contains(std::pair("ClockMaker", "Ann")));
        again.setLive(true);
        again.goToEnd();
        EXPECT_EQ(again.ply(), 1) << turns;
    }
}

TEST(MatchClock, ReadsTheTimesThatOtherProgramsNote) {
    Match match = timed("10:00");
    for (int turn = 0; turn < 3; ++turn) play(match, 1);
    game::Record record = match.toRecord();
    std::erase_if(record.tags, [](const auto& tag) { return tag.first == "TimeLeft"; });
    record.turns[1].comments = {"clock1:9:32", "a comment"};
    record.turns[2].comments = {"clock1: 9:30 clock2: 1:09:41"};
    record.turns[3].comments = {"clock9:1:00 is no time"};
    const Match read = Match::fromRecord(std::move(record));
    const std::vector<NodeId> line = read.line();
    ASSERT_TRUE(read.clock());
    EXPECT_EQ(read.tree().node(line[0]).clocks[0], minutes(9) + seconds(32));
    EXPECT_THAT(read.tree().node(line[0]).comments, ElementsAre("a comment"));
    EXPECT_EQ(read.tree().node(line[1]).clocks[0], minutes(9) + seconds(30));
    EXPECT_EQ(read.tree().node(line[1]).clocks[1], minutes(69) + seconds(41));
    EXPECT_THAT(read.tree().node(line[1]).comments, ElementsAre("clock1: 9:30 clock2: 1:09:41"))
        << "the file has one place for the mover's time alone";
    EXPECT_THAT(read.tree().node(line[2]).comments, ElementsAre("clock9:1:00 is no time"));

    const Match again = Match::fromRecord(read.toRecord());
    for (std::size_t i = 0; i < line.size(); ++i) {
        EXPECT_EQ(again.tree().node(again.line()[i]).clocks, read.tree().node(line[i]).clocks);
        EXPECT_EQ(again.tree().node(again.line()[i]).comments, read.tree().node(line[i]).comments);
    }
}

TEST(MatchClock, DifferentControlsHaveTheirOwnTags) {
    Match match(std::make_unique<test::Countdown>(12), {"A", "B", "C"});
    match.setClock(Clock({control("1:00"), control("2:00"), TimeControl{}}));
    play(match, 1);
    game::Record record = match.toRecord();
    EXPECT_THAT(record.tags,
                ElementsAre(std::pair("Clock1", "1:00"), std::pair("Clock2", "2:00"), std::pair("Clock3", ""),
                            std::pair("TimeLeft", "0:01:00.000 0:02:00.000 -")));
    const Match again = Match::fromRecord(std::move(record));
    ASSERT_TRUE(again.clock());
    EXPECT_EQ(again.clock()->control(kSecond), control("2:00"));
    EXPECT_EQ(again.clock()->left(PlayerId(2)), std::nullopt);
}

TEST(MatchClock, AFileThatOnlyNamesAControlHasNoClocks) {
    Match match(std::make_unique<test::Countdown>(12), {"A", "B", "C"});
    play(match, 1);
    game::Record record = match.toRecord();
    record.tags = {{"Clock", "10:0 +20"}};
    record.turns[1].comments = {"a good start"};
    const Match again = Match::fromRecord(std::move(record));
    EXPECT_FALSE(again.clock());
    EXPECT_THAT(again.toRecord().tags, ElementsAre(std::pair("Clock", "10:0 +20")));
    EXPECT_THAT(again.toRecord().turns[1].comments, ElementsAre("a good start"));
}

TEST(MatchClock, TagsThatMakeNoSenseAreLeftAlone) {
    for (const char* left : {"", "0:01", "1 2 3 4", "a b c", "99:00:00 1 1", "- - "}) {
        Match match(std::make_unique<test::Countdown>(12), {"A", "B", "C"});
        play(match, 1);
        game::Record record = match.toRecord();
        record.tags = {{"Clock", "1:00"}, {"TimeLeft", left}};
        EXPECT_FALSE(Match::fromRecord(std::move(record)).clock()) << left;
    }
}

}  // namespace
}  // namespace match
