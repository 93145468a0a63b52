// A copy of a game tells what one viewer saw, and nothing else.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/tactiki/play/TactikiKind.h"
#include "games/tactiki/play/TactikiState.h"
#include "games/tactiki/rules/Perft.h"

namespace tactiki::play {
namespace {

using rules::Side;
using ::testing::HasSubstr;
using ::testing::Not;

rules::Arrangement anySetUp(base::Random& random) {
    const auto& all = rules::allSetUps();
    return all[random.below(static_cast<std::uint32_t>(all.size()))];
}

/// A game of random acts with many returns, which may begin after the set-up.
rules::Position randomGame(int acts, bool afterSetUp, base::Random& random) {
    rules::Position position;
    for (const Side side : {Side::Tac, Side::Tiki}) position.play(settingUp(side, anySetUp(random)));
    if (afterSetUp) position = rules::Position(position.board());
    for (int i = 0; i < acts && !position.over(); ++i) {
        const auto legal = position.board().legalActs();
        const bool returns = legal.back().kind == rules::Act::Kind::Reincarnation && random.below(2) == 0;
        position.play(returns ? legal.back() : legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
    }
    return position;
}

game::Record recordOf(const rules::Position& position) {
    game::Record record;
    rules::Position start = position;
    while (!start.past().empty()) start.undo();
    record.start = std::make_unique<TactikiState>(start);
    for (const rules::Played& played : position.past()) {
        record.turns.back().children = {record.turns.size()};
        record.turns.push_back({.action = actionOf(played.act), .parent = record.turns.size() - 1});
    }
    record.players = {"Ann", "Bo"};
    return record;
}

std::string seenBy(const rules::Position& position, game::Viewer viewer) {
    return TactikiKind().writeFor(recordOf(position), viewer).value();
}

TEST(SeenText, GamesThatDifferOnlyInWhatIsHiddenGiveTheSameCopy) {
    base::Random random(1);
    int different = 0;
    for (int game = 0; game < 80; ++game) {
        const rules::Position position = randomGame(game, game % 2 == 0, random);
        if (position.over()) continue;
        const TactikiState state(position);
        for (const game::Viewer viewer : {game::Viewer(playerOf(Side::Tiki)),
                                          game::Viewer(playerOf(Side::Tac)), game::Viewer::onlooker()}) {
            const auto other = state.view(viewer)->sample(random);
            const rules::Position& alike = static_cast<const TactikiState&>(*other).position();
            different += alike == position ? 0 : 1;
            EXPECT_EQ(seenBy(position, viewer), seenBy(alike, viewer));
        }
    }
    EXPECT_GT(different, 60);
}

TEST(SeenText, NamesWhatTheViewerKnew) {
    rules::Position position;
    position.play(settingUp(Side::Tac, {1, 2, 1, 2, 3, 4, 3, 4, 5, 5}));
    position.play(settingUp(Side::Tiki, {5, 1, 4, 2, 3, 3, 2, 4, 1, 5}));
    const std::string ann = seenBy(position, playerOf(Side::Tiki));
    EXPECT_THAT(ann, HasSubstr("k51-42-33-24-15"));
    EXPECT_THAT(ann, HasSubstr("c?\?-?\?-?\?-?\?-?\?"));
    EXPECT_THAT(ann, HasSubstr("[SeenBy \"Player1\"]"));
    const std::string all = seenBy(position, game::Viewer::onlooker());
    EXPECT_THAT(all, HasSubstr("k?\?-?\?-?\?-?\?-?\?"));
    EXPECT_THAT(all, Not(HasSubstr("51-42")));
    EXPECT_THAT(seenBy(position, game::Viewer::record()), HasSubstr("c12-12-34-34-55"));
}

/// A game of random acts up to a fight, after which it goes on.
rules::Position upToAFight(base::Random& random) {
    while (true) {
        rules::Position position = randomGame(40, false, random);
        while (position.past().size() > 2 && position.past().back().blows.empty()) position.undo();
        if (position.past().size() > 2 && !position.over()) return position;
    }
}

/// Whoever has to remember what fights have shown cannot look it up in a copy, either.
TEST(SeenText, TellsTheRanksOfFightsOnceTheGameIsOver) {
    base::Random random(7);
    const rules::Position position = upToAFight(random);
    const std::string fought = TactikiState(position).lastNotation(playerOf(Side::Tiki));
    ASSERT_THAT(fought, HasSubstr(":"));
    game::Record record = recordOf(position);
    const auto seen = [&](game::Viewer viewer) { return TactikiKind().writeFor(record, viewer).value(); };
    EXPECT_THAT(seen(playerOf(Side::Tiki)), Not(HasSubstr(":")));
    const std::string results = rules::resultsOf(position.past().back().blows);
    EXPECT_THAT(seen(playerOf(Side::Tiki)), HasSubstr(fought.substr(0, fought.find('x')) + results + "\n"));
    EXPECT_THAT(seen(game::Viewer::onlooker()), Not(HasSubstr(":")));
    EXPECT_THAT(seen(game::Viewer::record()), HasSubstr(fought));
    record.result = "1-0";  // Tac has resigned
    EXPECT_THAT(seen(playerOf(Side::Tiki)), HasSubstr(fought));
}

/// Comments, variations and tags of others may say anything.
TEST(SeenText, LeavesOutWhatWasAdded) {
    rules::Position position;
    position.play(settingUp(Side::Tac, {1, 2, 1, 2, 3, 4, 3, 4, 5, 5}));
    game::Record record = recordOf(position);
    record.tags = {{"Rumour", "Bo has a five on e5"}};
    record.turns[0].comments = {"Bo has a five on e5"};
    record.turns[1].comments = {"A five on e5"};
    record.turns[0].children.push_back(2);
    record.turns.push_back({.action = actionOf(settingUp(Side::Tiki, {5, 1, 4, 2, 3, 3, 2, 4, 1, 5}))});
    const std::string text = TactikiKind().writeFor(record, playerOf(Side::Tiki)).value();
    EXPECT_THAT(text, Not(HasSubstr("five")));
    EXPECT_THAT(text, Not(HasSubstr("51-42")));
}

}  // namespace
}  // namespace tactiki::play
