#include "games/tactiki/play/TactikiSymmetries.h"

#include <gtest/gtest.h>

#include "games/tactiki/play/RandomPlay.h"
#include "games/tactiki/play/TactikiKind.h"
#include "games/tactiki/rules/PositionText.h"
#include "match/Match.h"

namespace tactiki::play {
namespace {

using game::Record;
using game::Symmetry;

const TactikiSymmetries kSymmetries;

std::string textNow(const game::State& state) { return state.view(game::Viewer::record())->positionText(); }

/// The rows of a position text with their fields in the other order.
std::string mirroredText(const std::string& text) {
    std::string after;
    std::string rest = text.substr(0, text.find(' '));
    while (true) {
        const std::string row = rest.substr(0, rest.find('/'));
        std::vector<std::string> fields;
        std::string field;
        for (const char c : row + ",") {
            if (c != ',')
                field += c;
            else
                fields.push_back(std::exchange(field, {}));
        }
        for (auto f = fields.rbegin(); f != fields.rend(); ++f)
            after += (f == fields.rbegin() ? "" : ",") + *f;
        if (row.size() == rest.size()) break;
        after += '/';
        rest = rest.substr(row.size() + 1);
    }
    return after + text.substr(text.find(' '));
}

std::string commentAfter(std::string_view comment) {
    return kSymmetries.turned(comment, TactikiState{rules::Position()}, Symmetry::Mirror);
}

TEST(TactikiSymmetries, OnlyLeftAndRightAreAlike) {
    EXPECT_TRUE(kSymmetries.has(Symmetry::Mirror));
    EXPECT_FALSE(kSymmetries.has(Symmetry::TurnLeft)) << "forward is not sideways (rule 7)";
    EXPECT_FALSE(kSymmetries.has(Symmetry::TurnRight));
}

/// The mirrored game of a random one, with variations, has the mirrored position after every turn and ends in
/// the same way.
TEST(TactikiSymmetries, AMirroredGameIsTheSameGame) {
    base::Random random(21);
    for (int game = 0; game < 16; ++game) {
        TactikiState state{rules::Position(test::someRules(random))};
        if (game % 2 != 0)
            state = TactikiState(rules::Position(
                test::someState(random, static_cast<int>(random.below(60))).position().board()));
        Record record{.start = state.clone()};
        record.players = {"Ann", "Bo"};
        std::unique_ptr<game::State> mirror = kSymmetries.turned(state, Symmetry::Mirror);
        ASSERT_EQ(textNow(*mirror), mirroredText(textNow(state)));
        for (int ply = 0; ply < 80 && !state.outcome().over; ++ply) {
            const game::Action action = test::someAct(state.position(), random);
            const game::Action turned = kSymmetries.turned(state, action, Symmetry::Mirror);
            ASSERT_EQ(kSymmetries.turned(*mirror, turned, Symmetry::Mirror), action);
            ASSERT_TRUE(mirror->isLegal(turned));
            record.turns.push_back({.action = action,
                                    .notation = game::playNoting(state, action),
                                    .parent = record.turns.size() - 1});
            record.turns[record.turns.size() - 2].children.push_back(record.turns.size() - 1);
            (void)mirror->apply(turned);
            ASSERT_EQ(textNow(*mirror), mirroredText(textNow(state)));
            ASSERT_EQ(mirror->outcome().result, state.outcome().result);
        }
        const Record after = game::turned(record, kSymmetries, Symmetry::Mirror);
        const Record again = game::turned(after, kSymmetries, Symmetry::Mirror);
        ASSERT_EQ(TactikiKind().write(again), TactikiKind().write(record));
    }
}

TEST(TactikiSymmetries, TurnsWhatCommentsName) {
    EXPECT_EQ(commentAfter("Not a1, but b2b3!"), "Not e1, but d2d3!");
    EXPECT_EQ(commentAfter("b2-b3 or c4.2d4 (e2e3x4:315)."), "d2-d3 or c4.2b4 (a2a3x4:315).");
    EXPECT_EQ(commentAfter("+3a5 and +?b1"), "+3e5 and +?d1");
    EXPECT_EQ(commentAfter("k51-42-33-24-15"), "k15-24-33-42-51");
    for (const char* same : {"", "a", "a6", "bad1", "A1", "a11", "ba1b", "f1", "k51-42-33", "c1c", "+6a1c"})
        EXPECT_EQ(commentAfter(same), same);
}

TEST(TactikiSymmetries, ArrowsAndRingsGoAlong) {
    Record record{.start = std::make_unique<TactikiState>(rules::Position())};
    record.turns[0].comments = {"[%csl Ga1,Rb2][%cal Ga1d3] From a1", "[%seat 2][%cal Yb4", "[%emt 0:0c1]"};
    EXPECT_EQ(game::turned(record, kSymmetries, Symmetry::Mirror).turns[0].comments,
              (std::vector<std::string>{"[%csl Ge1,Rd2][%cal Ge1b3] From e1", "[%seat 2][%cal Yd4",
                                        "[%emt 0:0c1]"}));
}

}  // namespace
}  // namespace tactiki::play
