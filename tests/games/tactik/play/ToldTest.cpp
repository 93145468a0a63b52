// What one viewer saw of a game can be opened again, to be looked at.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/Random.h"
#include "games/tactik/play/TactikKind.h"
#include "games/tactik/play/TactikState.h"
#include "match/Match.h"

namespace tactik::play {
namespace {

using game::Viewer;
using ::testing::HasSubstr;

/// A random game of so many decisions.
game::Record playedGame(int players, const rules::Rules& agreed, std::uint64_t seed, int acts) {
    game::Record record;
    record.start = std::make_unique<TactikState>(players, agreed, game::Chance(seed));
    record.players = {"Ann", "Bo"};
    if (players == 4) record.players.insert(record.players.end(), {"Cy", "Di"});
    const auto state = record.start->clone();
    base::Random random(seed);
    for (int i = 0; i < acts && !state->outcome().over; ++i) {
        const auto awaited = state->awaited();
        const auto player = awaited[random.below(static_cast<std::uint32_t>(awaited.size()))];
        const auto legal = state->view(player)->legalActions();
        const auto action = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
        (void)state->apply(action);
        record.turns.back().children = {record.turns.size()};
        record.turns.push_back({.action = action, .parent = record.turns.size() - 1});
    }
    return record;
}

game::Record readBack(const std::string& text) {
    auto read = TactikKind().read(text, "seen", {});
    EXPECT_TRUE(read) << read.error().describe() << "\n" << text;
    if (!read) return {};
    EXPECT_FALSE(read->fault) << read->fault->describe() << "\n" << text;
    return std::move(read->game);
}

/// Every position is as the viewer saw it, but for the order in which hidden cards lie.
void looksAsItWas(const game::Record& played, const game::Record& told, Viewer viewer) {
    ASSERT_EQ(told.turns.size(), played.turns.size());
    const auto truth = played.start->clone();
    const auto seen = told.start->clone();
    for (std::size_t turn = 1; turn < played.turns.size(); ++turn) {
        (void)truth->apply(played.turns[turn].action);
        (void)seen->apply(told.turns[turn].action);
        const auto before = truth->view(viewer);
        const auto after = seen->view(Viewer::record());
        const auto& one = static_cast<const TactikView&>(*before).table();
        const auto& other = static_cast<const TactikView&>(*after).table();
        ASSERT_EQ(one.board, other.board) << "turn " << turn;
        ASSERT_EQ(one.round, other.round);
        ASSERT_EQ(one.phase, other.phase);
        ASSERT_EQ(one.pile.size(), other.pile.size());
        for (int player = 0; player < one.players; ++player) {
            ASSERT_EQ(one.cardsHeld(player), other.cardsHeld(player));
            if (!viewer.is(playerAt(player))) {
                EXPECT_TRUE(other.kindsHeld(player).empty()) << "turn " << turn;
                continue;
            }
            EXPECT_EQ(one.kindsHeld(player), other.kindsHeld(player)) << "turn " << turn;
        }
        EXPECT_TRUE(seen->awaited().empty());
        EXPECT_TRUE(after->legalActions().empty());
    }
}

TEST(ToldGame, OpensAsItsViewerSawIt) {
    for (const int players : {2, 4})
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            SCOPED_TRACE(std::to_string(players) + " players, seed " + std::to_string(seed));
            rules::Rules agreed;
            agreed.wholeHand = seed % 3 == 0;
            agreed.longCircuit = seed % 2 == 0;
            const game::Record played = playedGame(players, agreed, seed, 40 * static_cast<int>(seed));
            for (const Viewer viewer : {Viewer(playerAt(0)), Viewer(playerAt(1)), Viewer::onlooker()}) {
                const std::string text = TactikKind().writeFor(played, viewer).value();
                looksAsItWas(played, readBack(text), viewer);
            }
        }
}

TEST(ToldGame, IsWrittenAsItWasRead) {
    const game::Record played = playedGame(4, {}, 5, 120);
    const std::string text = TactikKind().writeFor(played, playerAt(2)).value();
    EXPECT_THAT(text, HasSubstr("[SeenBy \"Player3\"]"));
    EXPECT_THAT(text, HasSubstr("[Hands \""));
    const std::string again = TactikKind().write(readBack(text));
    EXPECT_EQ(TactikKind().write(readBack(again)), again);
    looksAsItWas(played, readBack(again), playerAt(2));
}

TEST(ToldGame, CannotGoOn) {
    const game::Record played = playedGame(2, {}, 3, 30);
    match::Match match =
        match::Match::fromRecord(readBack(TactikKind().writeFor(played, playerAt(0)).value()));
    match.setLive(true);
    EXPECT_FALSE(match.live());
    EXPECT_TRUE(match.isTold());
    EXPECT_FALSE(match.hasSecrets()) << "nothing more is hidden from anybody";
    match.goToEnd();
    EXPECT_FALSE(match.submit(match.toMove(), played.turns[1].action));
    match.goToStart();
    while (match.forward()) (void)match.lastTurn(Viewer::record());
    EXPECT_EQ(match.ply(), 30);
}

TEST(ToldGame, ShowsTheCardThatItsViewerGot) {
    const game::Record played = playedGame(2, {}, 4, 2);
    const std::string text = TactikKind().writeFor(played, playerAt(0)).value();
    EXPECT_EQ(text.find(">*"), std::string::npos) << text;
    EXPECT_NE(TactikKind().writeFor(played, Viewer::onlooker()).value().find("R>* B>*"), std::string::npos);
}

TEST(ToldGame, RefusesWhatNobodySaw) {
    const std::string tags =
        "[Game \"Tac-Tik\"]\n[Position \"2 R:0/1,2,3,5,6,8 B:16/?,?,?,?,?,? turn:R dealer:B\"]\n";
    const auto faultOf = [&](const std::string& rest) {
        const auto read = TactikKind().read(tags + rest, "seen", {});
        return !read ? read.error().describe() : read->fault ? read->fault->describe() : std::string();
    };
    EXPECT_EQ(faultOf("[SeenBy \"Player1\"]\n\nR0+5 B16+9\n"), "");
    EXPECT_THAT(faultOf("[SeenBy \"Player3\"]\n\nR0+5\n"), HasSubstr("such as Player1"));
    EXPECT_THAT(faultOf("[SeenBy \"Player1\"]\n[Hands \"x\"]\n\nR0+5\n"), HasSubstr("cards of each deal"));
    EXPECT_THAT(faultOf("[SeenBy \"Player1\"]\n\nR0+9\n"), HasSubstr("not in the player's hand"));
    EXPECT_NE(faultOf("[SeenBy \"Player1\"]\n\nR0+5 B>*\n"), "");
    EXPECT_NE(faultOf("[SeenBy \"Player1\"]\n\nd*\n"), "");
}

}  // namespace
}  // namespace tactik::play
