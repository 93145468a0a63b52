#include "games/tak/play/TakState.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "games/tak/play/RandomGames.h"
#include "games/tak/rules/CrowdedBoards.h"
#include "games/tak/rules/Notation.h"
#include "games/tak/rules/Roads.h"
#include "games/tak/rules/Tps.h"

namespace tak::play {
namespace {

using game::Hop;
using game::PieceState;
using game::Transition;
using rules::Color;
using rules::Square;

bool same(const Transition& a, const Transition& b) {
    const std::vector<Hop> first = hopsOf(a);
    const std::vector<Hop> second = hopsOf(b);
    return std::equal(first.begin(), first.end(), second.begin(), second.end(),
                      [](const Hop& x, const Hop& y) {
                          return x.before == y.before && x.after == y.after && x.step == y.step;
                      });
}

/// Expects that every piece is at exactly one place, and that the pieces agree with the rules' board and
/// supplies.
void expectConsistent(const TakState& state) {
    const rules::Position& p = state.position();
    const auto& supply = p.setup().supply;
    const std::vector<PieceState> pieces = state.pieces();
    ASSERT_EQ(pieces.size(), static_cast<std::size_t>(supply[0].total() + supply[1].total()));
    std::set<game::Place> places;
    std::array<rules::Supply, 2> left{};
    std::array<std::size_t, 64> heights{};
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        const PieceState& piece = pieces[i];
        ASSERT_EQ(piece.id.value, i);
        ASSERT_TRUE(places.insert(piece.place).second) << "two pieces in one place";
        if (piece.place.area != kBoardArea) {
            ASSERT_EQ(piece.place.area, supplyArea(colorOf(piece.owner)));
            ASSERT_EQ(piece.face, kLying);
            ++(piece.shape == kCapstone ? left[piece.owner.value].capstones : left[piece.owner.value].stones);
            continue;
        }
        const Square s = Square::fromIndex(piece.place.spot);
        const int height = p.height(s);
        ASSERT_LT(piece.place.level, height);
        ++heights[piece.place.spot];
        ASSERT_EQ(p.colors(s).at(height - 1 - piece.place.level), colorOf(piece.owner));
        const bool top = piece.place.level + 1 == height;
        ASSERT_EQ(piece.face == kStanding, top && p.topKind(s) == rules::PieceKind::Wall);
        ASSERT_EQ(piece.shape == kCapstone, top && p.topKind(s) == rules::PieceKind::Capstone);
        ASSERT_EQ(state.stackAt(s)[piece.place.level], piece.id);
    }
    for (int i = 0; i < 64; ++i)
        ASSERT_EQ(state.stackAt(Square::fromIndex(i)).size(), heights[static_cast<std::size_t>(i)]);
    EXPECT_EQ(left[0], p.supply(Color::White));
    EXPECT_EQ(left[1], p.supply(Color::Black));
}

/// Expects that the transition contains exactly the differences between these two positions.
void expectLeads(const std::vector<PieceState>& before, const Transition& t,
                 const std::vector<PieceState>& after) {
    std::set<game::PieceId> moved;
    ASSERT_EQ(t.stages.size(), 1U);
    std::uint8_t step = 0;
    for (const Hop& hop : t.stages.front().hops) {
        ASSERT_TRUE(moved.insert(hop.before.id).second);
        ASSERT_EQ(hop.before, before[hop.before.id.value]);
        ASSERT_EQ(hop.after, after[hop.after.id.value]);
        ASSERT_NE(hop.before, hop.after);
        ASSERT_GE(hop.step, step) << "hops come in the order in which they come to rest";
        step = hop.step;
    }
    for (std::size_t i = 0; i < before.size(); ++i)
        ASSERT_TRUE(moved.contains(before[i].id) || before[i] == after[i]);
}

class Games : public testing::TestWithParam<int> {};
INSTANTIATE_TEST_SUITE_P(EverySize, Games, testing::Range(rules::kMinSize, rules::kMaxSize + 1));

TEST_P(Games, PiecesFollowThePositionThereAndBack) {
    base::Random random(100 + static_cast<std::uint64_t>(GetParam()));
    for (int game = 0; game < 12; ++game) {
        TakState state{rules::Position(test::someSetup(random, GetParam()))};
        std::vector<std::vector<PieceState>> history{state.pieces()};
        std::vector<Transition> transitions;
        while (!state.outcome().over && transitions.size() < 150) {
            const game::Action action = test::someAction(state, random);
            ASSERT_TRUE(state.isLegal(action));
            transitions.push_back(state.apply(action));
            history.push_back(state.pieces());
            ASSERT_NO_FATAL_FAILURE(expectConsistent(state)) << state.positionText();
            ASSERT_NO_FATAL_FAILURE(expectLeads(history.end()[-2], transitions.back(), history.back()));
        }
        const std::unique_ptr<game::State> copy = state.clone();
        while (!transitions.empty()) {
            EXPECT_TRUE(same(state.undo(), transitions.back()));
            transitions.pop_back();
            history.pop_back();
            ASSERT_EQ(state.pieces(), history.back());
        }
        ASSERT_NO_FATAL_FAILURE(expectConsistent(state));
        ASSERT_NO_FATAL_FAILURE(expectConsistent(static_cast<const TakState&>(*copy)))
            << "a clone lives on its own";
    }
}

/// The other tests rely on these games to reach rare cases.
TEST_P(Games, ReachTheCornersOfTheRules) {
    base::Random random(50 + static_cast<std::uint64_t>(GetParam()));
    int tallest = 0, flattened = 0, overCarryLimit = 0;
    for (int game = 0; game < 50; ++game) {
        TakState state{rules::Position(test::someSetup(random, GetParam()))};
        for (int ply = 0; ply < 400 && !state.outcome().over; ++ply) {
            const game::Action action = test::someAction(state, random);
            flattened += state.position().flattens(moveOf(action));
            state.apply(action);
            const int height = state.position().height(moveOf(action).destination());
            tallest = std::max(tallest, height);
            overCarryLimit += height > GetParam();
        }
    }
    EXPECT_GE(tallest, 2 * GetParam());
    EXPECT_GT(flattened, 10);
    EXPECT_GT(overCarryLimit, 20);
}

TEST_P(Games, PositionsThatWereSetUpHaveTheirPieces) {
    base::Random random(200 + static_cast<std::uint64_t>(GetParam()));
    for (int game = 0; game < 20; ++game) {
        const TakState played = test::someState(random, GetParam(), 8 * (game + 1));
        const auto position =
            rules::parseTps(played.positionText(), rules::SetupOptions::of(played.position().setup()));
        ASSERT_TRUE(position) << position.error().describe();
        TakState state(*position);
        ASSERT_NO_FATAL_FAILURE(expectConsistent(state)) << state.positionText();
        EXPECT_EQ(state.positionText(), played.positionText());
        for (int i = 0; i < 10 && !state.outcome().over; ++i) {
            state.apply(test::someAction(state, random));
            ASSERT_NO_FATAL_FAILURE(expectConsistent(state)) << state.positionText();
        }
    }
}

TEST_P(Games, NotationIsReadBackAndCompleted) {
    base::Random random(300 + static_cast<std::uint64_t>(GetParam()));
    for (int game = 0; game < 4; ++game) {
        const TakState state = test::someState(random, GetParam(), 12 * (game + 1));
        const auto legal = state.legalActions();
        for (int i = 0; i < 25; ++i) {
            const game::Action action = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
            const std::string text = state.notation(action);
            const auto parsed = state.parse(text);
            ASSERT_TRUE(parsed) << text;
            EXPECT_EQ(*parsed, action) << text;
            const auto all = state.completions(text, 1000);
            ASSERT_FALSE(all.empty()) << text;
            EXPECT_EQ(all.front(), text);
            EXPECT_EQ(state.completions(text, 1).size(), 1U);
        }
        EXPECT_EQ(state.completions("", 5000).size(), legal.size());
    }
}

TEST_P(Games, OnlyLegalActionsAreLegal) {
    base::Random random(400 + static_cast<std::uint64_t>(GetParam()));
    const TakState state = test::someState(random, GetParam(), 40);
    const auto legal = state.legalActions();
    const std::set<game::Action> set(legal.begin(), legal.end());
    EXPECT_EQ(set.size(), legal.size());
    for (std::uint64_t bits = 0; bits <= 0xFFFF; ++bits)
        ASSERT_EQ(state.isLegal(game::Action(bits)), set.contains(game::Action(bits))) << bits;
    for (const game::Action action : legal)
        ASSERT_FALSE(state.isLegal(game::Action(action.value | 1ULL << 40)));
}

TakState played(const char* moves, int size, const rules::ScoreVariants& variants = {}) {
    TakState state{rules::Position(rules::Setup::standard(size)), variants};
    std::string word;
    for (const char* c = moves;; ++c) {
        if (*c != ' ' && *c != '\0') {
            word += *c;
            continue;
        }
        const auto action = state.parse(word);
        if (!action)
            ADD_FAILURE() << word << ": " << action.error().describe();
        else
            state.apply(*action);
        word.clear();
        if (*c == '\0') return state;
    }
}

TEST(TakState, APlacementIsNoBeginningOfASpread) {
    const TakState state(*rules::parseTps("x3/x3/1,2S,x 1 3"));
    EXPECT_TRUE(state.parse("a1+"));
    const auto placed = state.parse("a1");
    ASSERT_FALSE(placed) << "the only move that begins so is a1+";
    EXPECT_EQ(placed.error().message.english(), "That square is taken.");
    EXPECT_TRUE(state.parse("sc3"));
}

TEST(TakState, ARoadHasWinnerReasonPlacesAndPoints) {
    // Rule 24: White wins on a 3x3 board, with 10 - 3 stones left.
    const TakState state = played("c3 a1 b1 c2 c1", 3);
    const game::Outcome outcome = state.outcome();
    EXPECT_TRUE(outcome.over);
    EXPECT_EQ(outcome.result, "R-0");
    EXPECT_EQ(outcome.reason, "White has built a road.");
    EXPECT_EQ(outcome.winners, std::vector{game::PlayerId(0)});
    EXPECT_EQ(outcome.decisive, (std::vector{placeOf({0, 0}), placeOf({1, 0}), placeOf({2, 0})}));
    EXPECT_EQ(outcome.points, (std::vector{9 + 7, 0}));
    EXPECT_TRUE(state.legalActions().empty());
    EXPECT_EQ(played("c3 a1 b1 c2 c1", 3, {.downings = true}).outcome().points, (std::vector{9 + 14, 0}));
    EXPECT_EQ(played("c3 a1 b1 c2 c1", 3, {.tarway = true}).outcome().points, (std::vector{9 + 14, 0}));
}

TEST(TakState, TellsHowPointsComeAbout) {
    using testing::ElementsAre;
    using testing::IsEmpty;
    const auto plain = played("c3 a1 b1 c2 c1", 3).outcome();
    EXPECT_EQ(plain.sum, "9 + 7");
    EXPECT_THAT(plain.bonuses, IsEmpty());
    const auto both = played("c3 a1 b1 c2 c1", 3, {.downings = true, .tarway = true}).outcome();
    EXPECT_EQ(both.sum, "9 + 7 \u00D7 4");
    EXPECT_THAT(both.bonuses, ElementsAre("straight road", "road of single pieces"));
}

TEST(TakState, TheExampleOfTheSeriesScore) {
    // Rule 24: "4x4 won with 4 left = 16 + 4 = 20". Eleven of White's fifteen stones are on the board.
    const auto position = rules::parseTps("1,1,1,1/1,1,1,2/1,1,1,2/1,2,2,2 2 12", {});
    ASSERT_TRUE(position) << position.error().describe();
    const TakState state(*position);
    ASSERT_EQ(position->supply(Color::White).total(), 4);
    EXPECT_EQ(state.outcome().result, "R-0");
    EXPECT_EQ(state.outcome().points, (std::vector{20, 0}));
}

TEST(TakState, DrawsAndResignations) {
    const TakState draw = played("a1 a2 b1 b2 c2 c1 d1 d2 d3 c3 b3 a3 a4 b4 c4 d4", 4);
    EXPECT_EQ(draw.outcome().result, "1/2-1/2");
    EXPECT_EQ(draw.outcome().reason, "The board is full, and both have the same number of flats.");
    EXPECT_TRUE(draw.outcome().winners.empty());
    EXPECT_EQ(draw.outcome().points, (std::vector{0, 0}));
    const TakState going = played("a1 e5 c3", 5);
    EXPECT_FALSE(going.outcome().over);
    EXPECT_EQ(going.outcome().result, "*");
    EXPECT_TRUE(going.outcome().points.empty());
    const game::Outcome resigned = going.resignation(game::PlayerId(0));
    EXPECT_EQ(resigned.result, "0-1");
    EXPECT_EQ(resigned.reason, "White has resigned.");
    EXPECT_EQ(resigned.winners, std::vector{game::PlayerId(1)});
    EXPECT_EQ(resigned.points, (std::vector{0, 25 + 21}));
    EXPECT_EQ(going.agreedDraw().result, "1/2-1/2");
    EXPECT_TRUE(going.agreedDraw().winners.empty());
}

TEST(TakState, SaysTakAndHelpsBeginners) {
    EXPECT_NE(played("a3", 3).hint(), "") << "Black's first turn is special too";
    EXPECT_EQ(played("c3 a1", 3).hint(), "");
    EXPECT_EQ(played("c3 a1", 3).announcement(), "");
    EXPECT_EQ(played("c3 a1 b1", 3).announcement(), "Tak");
    EXPECT_EQ(played("c3 a1 b1 c2 c1", 3).announcement(), "") << "the game is over";
}

TEST(TakState, TheCountOfFlatsNamesTheKomi) {
    const auto flats = [](int halfKomi) {
        const auto position = rules::parseTps("x5/x5/1,1,x3/2,2,2,x2/x5 1 4", {.halfKomi = halfKomi});
        return TakState(position.value()).stats().front().values;
    };
    EXPECT_EQ(flats(0), (std::vector<std::string>{"2", "3"}));
    EXPECT_EQ(flats(4), (std::vector<std::string>{"2", "3 + 2"}));
    EXPECT_EQ(flats(5), (std::vector<std::string>{"2", "3 + 2\u00BD"}));
    EXPECT_EQ(flats(1), (std::vector<std::string>{"2", "3 + \u00BD"}));
    EXPECT_EQ(flats(-2), (std::vector<std::string>{"2", "3 \u2212 1"}));
}

TEST(TakState, ReportsTheHoldingsOfPlayers) {
    const TakState state(*rules::parseTps("x4,2S/x5/x,12,x3/x5/1,x,1C,x2 2 6", {.halfKomi = 5}));
    const auto holdings = state.holdings();
    ASSERT_EQ(holdings.size(), 2U);
    EXPECT_EQ(holdings[0].places, (std::vector<game::Place>{placeOf(Square(0, 0)), placeOf(Square(2, 0))}));
    EXPECT_EQ(holdings[0].points, 1) << "a capstone is no flat";
    EXPECT_EQ(holdings[1].places, (std::vector<game::Place>{placeOf(Square(1, 2)), placeOf(Square(4, 4))}));
    EXPECT_EQ(holdings[1].points, 3.5) << "with komi, and without the wall";
}

TEST(TakState, SaysWhereTakThreatens) {
    TakState state{*rules::parseTps("x5/x5/1,1,1,x2/2,2,x3/x5 1 6")};
    EXPECT_TRUE(state.announcedPlaces().empty());
    state.apply(*state.parse("d3"));
    ASSERT_EQ(state.announcement(), "Tak");
    EXPECT_EQ(state.announcedPlaces(), (std::vector<game::Place>{placeOf(rules::Square(4, 2))}));
}

TEST(TakState, ListsThousandsOfActions) {
    for (const rules::Position& position : rules::test::crowdedBoards()) {
        const TakState state(position);
        EXPECT_EQ(state.legalActions().size(), countMoves(position));
        EXPECT_EQ(state.completions("", 1'000'000).size(), countMoves(position));
        expectConsistent(state);
    }
}

}  // namespace
}  // namespace tak::play
