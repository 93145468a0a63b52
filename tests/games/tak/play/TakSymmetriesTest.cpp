#include "games/tak/play/TakSymmetries.h"

#include <gtest/gtest.h>

#include "games/tak/play/RandomGames.h"
#include "games/tak/play/TakKind.h"
#include "games/tak/rules/Tps.h"

namespace tak::play {
namespace {

using game::Record;
using game::Symmetry;

const TakSymmetries kSymmetries;

/// A game with a variation at every third turn.
Record someGame(base::Random& random, int size) {
    Record game{.start = std::make_unique<TakState>(test::someState(random, size, size % 2 == 0 ? 0 : 6))};
    // A game begins where nothing was played yet.
    game.start = std::make_unique<TakState>(dynamic_cast<const TakState&>(*game.start).position());
    game.players = {"Ann", "Bo"};
    const auto add = [&](std::size_t parent, TakState& state) {
        const game::Action action = test::someAction(state, random);
        game.turns.push_back(
            {.action = action, .notation = game::playNoting(state, action), .parent = parent});
        game.turns[parent].children.push_back(game.turns.size() - 1);
        return game.turns.size() - 1;
    };
    TakState state(dynamic_cast<const TakState&>(*game.start).position());
    std::size_t last = 0;
    for (int ply = 0; ply < 40 && !state.outcome().over; ++ply) {
        const TakState before = state;
        last = add(last, state);
        if (ply % 3 != 0) continue;
        TakState aside = before;
        (void)add(game.turns[last].parent, aside);
    }
    return game;
}

/// The TPS and the result after every turn of a game, in the order of its turns.
std::vector<std::pair<std::string, game::Outcome>> positionsOf(const Record& game) {
    std::vector<std::pair<std::string, game::Outcome>> all;
    for (std::size_t turn = 0; turn < game.turns.size(); ++turn) {
        std::vector<game::Action> way;
        for (std::size_t at = turn; at != 0; at = game.turns[at].parent) way.push_back(game.turns[at].action);
        TakState state(dynamic_cast<const TakState&>(*game.start).position());
        for (auto action = way.rbegin(); action != way.rend(); ++action) {
            EXPECT_TRUE(state.isLegal(*action));
            (void)state.apply(*action);
        }
        all.emplace_back(state.positionText(), state.outcome());
    }
    return all;
}

std::string tpsAfter(const std::string& tps, const rules::Setup& setup, Symmetry symmetry) {
    const auto position = rules::parseTps(tps, rules::SetupOptions::of(setup));
    return dynamic_cast<const TakState&>(*kSymmetries.turned(TakState(*position), symmetry)).positionText();
}

TEST(TakSymmetries, TurnsAndMirrorsTheBoard) {
    const TakState state(*rules::parseTps("1,2,x/x,12S,x/x2,1 2 5"));
    EXPECT_EQ(kSymmetries.turned(state, Symmetry::TurnLeft)->view(game::Viewer::record())->positionText(),
              "x2,1/2,12S,x/1,x2 2 5");
}

/// Legality, outcome and position agree at every turn of random games, also in variations.
TEST(TakSymmetries, TheTurnedGameIsTheSameGame) {
    base::Random random(21);
    for (int i = 0; i < 24; ++i) {
        const Record before = someGame(random, 3 + i % 6);
        const auto positions = positionsOf(before);
        const rules::Setup& setup = dynamic_cast<const TakState&>(*before.start).position().setup();
        for (const Symmetry symmetry : game::kSymmetries) {
            const auto after = positionsOf(game::turned(before, kSymmetries, symmetry));
            ASSERT_EQ(after.size(), positions.size());
            for (std::size_t turn = 0; turn < positions.size(); ++turn) {
                EXPECT_EQ(after[turn].first, tpsAfter(positions[turn].first, setup, symmetry));
                EXPECT_EQ(after[turn].second.result, positions[turn].second.result);
                EXPECT_EQ(after[turn].second.points, positions[turn].second.points);
            }
        }
    }
}

void expectSame(const Record& a, const Record& b) {
    ASSERT_EQ(a.turns.size(), b.turns.size());
    EXPECT_EQ(a.start->view(game::Viewer::record())->positionText(),
              b.start->view(game::Viewer::record())->positionText());
    for (std::size_t turn = 0; turn < a.turns.size(); ++turn) {
        EXPECT_EQ(a.turns[turn].action, b.turns[turn].action);
        EXPECT_EQ(a.turns[turn].notation, b.turns[turn].notation);
        EXPECT_EQ(a.turns[turn].comments, b.turns[turn].comments);
        EXPECT_EQ(a.turns[turn].children, b.turns[turn].children);
    }
}

TEST(TakSymmetries, FourTurnsTwoMirrorsAndThereAndBackAreTheGameItself) {
    base::Random random(4);
    for (int i = 0; i < 12; ++i) {
        Record game = someGame(random, 3 + i % 6);
        game.turns.back().comments = {"better a1, or 2b2>11; not c3-"};
        const auto after = [&](std::initializer_list<Symmetry> ways) {
            Record now = game::turned(game, kSymmetries, *ways.begin());
            for (const Symmetry* way = ways.begin() + 1; way != ways.end(); ++way)
                now = game::turned(now, kSymmetries, *way);
            return now;
        };
        using enum Symmetry;
        expectSame(after({TurnLeft, TurnLeft, TurnLeft, TurnLeft}), game);
        expectSame(after({TurnRight, TurnRight, TurnRight, TurnRight}), game);
        expectSame(after({Mirror, Mirror}), game);
        expectSame(after({TurnLeft, TurnRight}), game);
        // Once round all eight: both turned ways, and the mirror between.
        expectSame(after({TurnLeft, Mirror, TurnLeft, Mirror}), game);
    }
}

TEST(TakSymmetries, CommentsChangeOnlyWhereASquareIsMeant) {
    const TakState start{rules::Position(rules::Setup::standard(5))};
    const auto after = [&](std::string_view comment) {
        return kSymmetries.turned(comment, start, Symmetry::Mirror);
    };
    EXPECT_EQ(after("a1 was better, or Sb2!"), "e1 was better, or Sd2!");
    EXPECT_EQ(after("3a3>12 wins"), "3e3<12 wins");
    EXPECT_EQ(after("a1-a5 and b1\u2013b5"), "e1-e5 and d1\u2013d5");
    EXPECT_EQ(after("stops a3- and goes on"), "stops e3- and goes on");
    EXPECT_EQ(kSymmetries.turned("stops a3-, not a1-", start, Symmetry::TurnLeft), "stops c1>, not e1-")
        << "nothing moves down from a1";
    EXPECT_EQ(after("(a2)"), "(e2)");
    EXPECT_EQ(after("ca1 or fb3"), "ce1 or fd3") << "small letters may name pieces";
    for (const char* text : {"a board of a kind", "f6 is off this board", "plan a10", "Ba1da", "", "a", "a1b",
                             "A1", "\xC3\xA9t\xC3\xA9", "left of it"})
        EXPECT_EQ(after(text), text);
    const std::string line(200000, '-');
    EXPECT_EQ(after(line), line);
    EXPECT_EQ(after("+0.35/12 pv c3 a4+"), "+0.35/12 pv c3 e4+") << "an engine's line";
}

TEST(TakSymmetries, AFileHoldsWhatIsShown) {
    const TakKind kind;
    const auto read = kind.read(
        "[Player1 \"Ann\"]\n[Player2 \"Bo\"]\n[Size \"5\"]\n[TPS \"x5/x5/x5/x5/1,2,x3 1 2\"]\n\n"
        "2. b2 {or a5} c3\n\n{2b1}\n2. -- Sa3\n",
        "", {});
    ASSERT_TRUE(read);
    const std::string text = kind.write(game::turned(read->game, kSymmetries, Symmetry::TurnLeft));
    EXPECT_NE(text.find("[TPS \"x5/x5/x5/x4,2/x4,1 1 2\"]"), std::string::npos) << text;
    EXPECT_NE(text.find("d2 {or a1} c3"), std::string::npos) << text;
    EXPECT_NE(text.find("Sc1"), std::string::npos) << text;
}

TEST(TakSymmetries, ArrowsAndRingsGoAlong) {
    Record record{.start = std::make_unique<TakState>(rules::Position(rules::Setup::standard(5)))};
    record.turns[0].comments = {"[%csl Ga1,Rb2][%cal Ga1d3] From a1"};
    EXPECT_EQ(game::turned(record, kSymmetries, Symmetry::Mirror).turns[0].comments,
              std::vector<std::string>{"[%csl Ge1,Rd2][%cal Ge1b3] From e1"});
}

}  // namespace
}  // namespace tak::play
