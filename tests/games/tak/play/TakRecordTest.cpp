#include "games/tak/play/TakRecord.h"

#include <gtest/gtest.h>

#include "games/tak/play/RandomGames.h"
#include "games/tak/play/TakKind.h"
#include "match/Match.h"

namespace tak::play {
namespace {

using match::Match;
using match::NodeId;

game::Record readOne(const std::string& text) {
    auto reading = TakKind().read(text, "x.ptn", {});
    if (!reading) ADD_FAILURE() << reading.error().describe();
    EXPECT_EQ(reading->count, 1U);
    return std::move(reading->game);
}

/// Reads a file into a match, and writes the match as a file.
std::string throughMatch(const std::string& text) {
    return TakKind().write(Match::fromRecord(readOne(text)).toRecord());
}

TEST(TakRecord, AFileThatWeWroteComesBackAsItWas) {
    const std::string file =
        "[Player1 \"Ann\"]\n[Player2 \"Ben\"]\n[Date \"2020.01.02\"]\n[Size \"5\"]\n[Result \"1-0\"]\n[Site "
        "\"At home\"]\n[Komi \"1.5\"]\n[Odd \"kept\"]\n\n"
        "{about the game}\n{and more}\n1. a1 e5 {first}\n2. c3! {well} {done} c4?!\n3. d3 Sd4\n4. Cb3 "
        "c5\n1-0\n\n{2w1}\n2. b2 {instead} b3?\n3. c2\n\n"
        "{quiet}\n3. -- a5 {no wall}\n4. a4\n\n{2w1/3w1}\n3. d5 c1\n";
    const std::string once = throughMatch(file);
    for (const char* part :
         {"[Player1 \"Ann\"]", "[Player2 \"Ben\"]", "[Odd \"kept\"]", "[Komi \"1.5\"]", "[Result \"1-0\"]",
          "{about the game}", "{and more}", "{first}", "c3! {well} {done} c4?!", "Sd4", "Cb3", "{2w1}",
          "b2 {instead} b3?", "{quiet}", "a5 {no wall}", "{2w1/3w1}"})
        EXPECT_NE(once.find(part), std::string::npos) << part << " is missing in\n" << once;
    EXPECT_EQ(throughMatch(once), once);
    EXPECT_EQ(rules::readPtn(once).games, rules::readPtn(throughMatch(once)).games);
}

TEST(TakRecord, TheVariantsOfTheScoreAreKept) {
    match::Match match(std::make_unique<TakState>(rules::Position(rules::Setup::standard(5)),
                                                  rules::ScoreVariants{.downings = true, .tarway = true}),
                       {"Ann", "Ben"});
    const std::string text = TakKind().write(match.toRecord());
    EXPECT_NE(text.find("[Scoring \"Downings Tarway\"]"), std::string::npos) << text;
    const game::Record read = readOne(text);
    const rules::ScoreVariants& variants = dynamic_cast<const TakState&>(*read.start).variants();
    EXPECT_TRUE(variants.downings && variants.tarway && !variants.middletown);
}

TEST(TakRecord, TheAgreedDrawsAreKept) {
    for (const auto& [rules, repetition] :
         {std::pair{"playtak", "1"}, {"playtak", "0"}, {"book", "1"}, {"book", "0"}}) {
        const match::Match match(
            TakKind().create({{"size", "5"}, {"rules", rules}, {"repetition", repetition}}, {}).value(),
            {"Ann", "Ben"});
        const auto draws = [](const game::State& start) {
            return dynamic_cast<const TakState&>(start).position().setup().draws;
        };
        const game::Record read = readOne(TakKind().write(match.toRecord()));
        EXPECT_EQ(draws(*read.start), draws(*match.startState())) << rules << ' ' << repetition;
    }
}

TEST(TakRecord, AVariationThatBeginsWithAKnownMoveStaysWhole) {
    const std::string file =
        "[Player1 \"\"]\n[Player2 \"\"]\n[Date \"?\"]\n[Size \"5\"]\n[Result \"\"]\n\n1. a1 e5\n2. c3 d3\n\n"
        "{as played}\n2. c3! {again} d4\n\n{other}\n2. b2\n\n{other too}\n2. b2?? {twice} d3\n";
    EXPECT_EQ(throughMatch(file), file);
    Match match = Match::fromRecord(readOne(file));
    for (const char* move : {"a1", "e5", "c3"}) {
        const auto action = match.view(game::Viewer::record())->parse(move);
        ASSERT_TRUE(action);
        ASSERT_TRUE(match.submit(match.toMove(), *action));
    }
    EXPECT_EQ(match.line().size(), 4U) << "who plays it follows the main line";
    EXPECT_EQ(match.tree().node(match.line().back()).notation, "d3");
    EXPECT_EQ(match.tree().size(), 10U) << "nothing was added";
}

TEST(TakRecord, SeveralGamesAndASetUpPosition) {
    const std::string first = "[Size \"3\"]\n1. a1 b1 *";
    const std::string second = "[TPS \"x3/x,12C,x/2,x,1 2 4\"]\n[Caps \"1\"]\n4. -- c3\n5. a3";
    const std::string text = first + "\n\n" + second + "\n";
    for (std::size_t number = 0; number < 2; ++number) {
        const auto reading = TakKind().read(text, "x.ptn", {.game = number});
        ASSERT_TRUE(reading) << reading.error().describe();
        EXPECT_EQ(reading->count, 2U);
        EXPECT_EQ(text.substr(reading->begin, reading->end - reading->begin), number == 0 ? first : second);
        const std::string written = TakKind().write(reading->game);
        const auto again = TakKind().read(written, "y.ptn", {});
        ASSERT_TRUE(again) << again.error().describe() << "\n" << written;
        EXPECT_EQ(TakKind().write(again->game), written);
    }
    EXPECT_FALSE(TakKind().read(text, "x.ptn", {.game = 2}));
    Match match = Match::fromRecord(readOne("[TPS \"x3/x,12,x/2,x,1 2 4\"]\n4. -- c3\n5. a3\n"));
    EXPECT_EQ(match.ply(), 7);
    match.goToEnd();
    EXPECT_EQ(match.tree().node(match.current()).ply, 9);
    EXPECT_EQ(match.tree().node(match.tree().pathTo(match.current()).front()).mover, game::PlayerId(1));
}

/// A random match with variations, comments, marks and names.
Match someMatch(base::Random& random, int size) {
    Match match(std::make_unique<TakState>(rules::Position(test::someSetup(random, size))), {"Ann", "Ben"});
    match.setLive(false);
    for (int i = 0; i < 80; ++i) {
        if (!match.outcome().over) {
            const auto view = match.view(game::Viewer::record());
            const auto& state = dynamic_cast<const TakState&>(*view);
            EXPECT_TRUE(match.submit(state.toMove(), test::someAction(state, random)));
        }
        if (match.outcome().over || random.below(8) == 0)
            match.goTo(NodeId(random.below(static_cast<std::uint32_t>(match.tree().size()))));
    }
    return match;
}

TEST(TakRecord, RandomTreesComeBack) {
    base::Random random(11);
    for (int i = 0; i < 60; ++i) {
        game::Record record = someMatch(random, rules::kMinSize + i % 6).toRecord();
        const char* const marks[] = {"", "!", "??", "!?"};
        for (std::size_t t = 0; t < record.turns.size(); ++t) {
            if (t > 0) record.turns[t].marks = marks[random.below(4)];
            for (auto n = random.below(3); n > 0; --n)
                record.turns[t].comments.push_back("comment " + std::to_string(random.below(100)));
            const auto& siblings = record.turns[record.turns[t].parent].children;
            if (t > 0 && siblings.front() != t && random.below(3) == 0)
                record.turns[t].variation = "line " + std::to_string(t);
        }
        const std::string written = TakKind().write(record);
        EXPECT_EQ(throughMatch(written), written);
        const game::Record again = readOne(written);
        ASSERT_EQ(again.turns.size(), record.turns.size());
        std::size_t comments = 0, kept = 0;
        for (const auto& turn : record.turns) comments += turn.comments.size();
        for (const auto& turn : again.turns) kept += turn.comments.size();
        EXPECT_EQ(kept, comments);
    }
}

TEST(TakRecord, TheFeedOfATakMatchTellsAll) {
    base::Random random(12);
    for (int game = 0; game < 12; ++game) {
        Match match(
            std::make_unique<TakState>(rules::Position(test::someSetup(random, rules::kMinSize + game % 6))),
            {"", ""});
        std::vector<game::PieceState> pieces = match.view(game::Viewer::record())->pieces();
        std::size_t next = 0;
        for (int step = 0; step < 200; ++step) {
            const auto what = random.below(10);
            if (what == 0)
                match.goTo(NodeId(random.below(static_cast<std::uint32_t>(match.tree().size()))));
            else if (what < 4)
                (void)match.back();
            else if (what < 5)
                (void)match.forward();
            else if (!match.outcome().over) {
                const auto view = match.view(game::Viewer::record());
                const auto& state = dynamic_cast<const TakState&>(*view);
                ASSERT_TRUE(match.submit(state.toMove(), test::someAction(state, random)));
            }
            for (; next < match.events(game::Viewer::record()).size(); ++next) {
                const match::Event event = match.events(game::Viewer::record())[next];
                const bool forwards = event.kind == match::EventKind::Played;
                for (const game::Hop& hop : hopsOf(event.transition)) {
                    ASSERT_EQ(pieces[hop.before.id.value], forwards ? hop.before : hop.after);
                    pieces[hop.before.id.value] = forwards ? hop.after : hop.before;
                }
                if (event.kind == match::EventKind::Jumped)
                    pieces = match.view(game::Viewer::record())->pieces();
            }
            ASSERT_EQ(pieces, match.view(game::Viewer::record())->pieces());
        }
    }
}

TEST(TakRecord, APositionThatWasSetUpAtTheFirstMoveIsSavedWithItsBoard) {
    auto setUp = TakKind().readPosition("12,x2/x3/x2,1 1 1");
    const auto onRecord = game::Viewer::record();
    const std::string position = setUp->state->view(onRecord)->positionText();
    const game::Record record = Match(std::move(setUp->state), {"a", "b"}).toRecord();
    const std::string text = TakKind().write(record);
    EXPECT_EQ(Match::fromRecord(readOne(text)).view(onRecord)->positionText(), position);
}

TEST(TakRecord, ALineMayBeOfAnyLength) {
    // Two capstones move back and forth, with a variation at the end.
    std::string text = "[Size \"5\"]\n\n1. a1 e5\n2. Cc3 Cd4\n";
    constexpr int kPlies = 20'000;
    for (int n = 3; 2 * (n - 1) < kPlies; ++n)
        text += std::to_string(n) + (n % 2 == 1 ? ". c3< d4>\n" : ". b3> e4<\n");
    text += "\n{10000b1}\n10000. -- e4+\n";
    const game::Record record = readOne(text);
    ASSERT_EQ(record.turns.size(), static_cast<std::size_t>(kPlies + 2));
    const std::string once = throughMatch(text);
    EXPECT_EQ(throughMatch(once), once);
    Match match = Match::fromRecord(readOne(once));
    match.goToEnd();
    EXPECT_EQ(match.line().size(), static_cast<std::size_t>(kPlies));
    match.goToStart();
    EXPECT_EQ(match.ply(), 0);
}

}  // namespace
}  // namespace tak::play
