// The program's rules against a slow, obvious implementation of them, in random games.

#include <gtest/gtest.h>

#include <algorithm>

#include "base/Random.h"
#include "games/tactiki/rules/Notation.h"
#include "games/tactiki/rules/Perft.h"
#include "games/tactiki/rules/Position.h"
#include "games/tactiki/rules/PositionText.h"
#include "games/tactiki/rules/SlowTactiki.h"
#include "support/Extent.h"

namespace tactiki::rules {
namespace {

std::string inWords(const Act& act) {
    switch (act.kind) {
        case Act::Kind::Move:
            return textOf(act.from) + ' ' + textOf(act.to) + ' ' + std::to_string(act.level + 1);
        case Act::Kind::Reincarnation:
            return '+' + std::to_string(act.rank) + ' ' + textOf(act.to);
        default:
            return "pass";
    }
}

std::string inWords(const Board& board) {
    std::string text;
    for (int file = 0; file < kWidth; ++file)
        for (int row = 0; row < kWidth; ++row) {
            const Field field(file, row);
            if (board.topOf(field) == kNoPiece) continue;
            text += textOf(field);
            for (const Piece piece : board.column(field)) {
                text += letterOf(ownerOf(piece));
                text += std::to_string(board.rankOf(piece)) + (board.isShown(piece) ? "!" : "");
            }
            text += ' ';
        }
    for (const Side side : {Side::Tac, Side::Tiki}) {
        std::string ranks;
        for (const Piece piece : board.pile(side)) ranks += std::to_string(board.rankOf(piece));
        std::sort(ranks.begin(), ranks.end());
        text += letterOf(side) + ranks;
    }
    return text + ' ' + letterOf(board.toMove());
}

std::string inWords(const Position& position) {
    const auto winner = position.board().winner();
    switch (position.board().ending()) {
        case Ending::None:
            return "";
        case Ending::Statue:
            return winner == Side::Tiki ? "Tiki" : "Tac";
        case Ending::OutOfReach:
            return "out of reach";
        case Ending::Repetition:
            return "repetition";
        case Ending::QuietTurns:
            return "quiet turns";
    }
    return "?";
}

std::set<std::string> possibilities(const Unseen& unseen) {
    std::set<std::string> all;
    for (const RebornRanks& ranks : possibleRanks(unseen)) {
        std::string text;
        for (std::size_t i = 0; i < unseen.reborn().size(); ++i) text += std::to_string(ranks[i]);
        all.insert(text);
    }
    return all;
}

std::string digitsOf(const Arrangement& ranks) {
    std::string text;
    for (const Rank rank : ranks) text += std::to_string(rank);
    return text;
}

/// Plays random games of both until so many plies are played in all. Most players prefer to reincarnate, so
/// that there is much to be uncertain about.
void judge(Rules rules, int plies, std::uint64_t seed) {
    base::Random random(seed);
    while (plies > 0) {
        const auto draw = [&] {
            return allSetUps()[random.below(static_cast<std::uint32_t>(allSetUps().size()))];
        };
        const Arrangement tiki = draw();
        const Arrangement tac = draw();
        Position position(rules);
        position.play(settingUp(Side::Tiki, tiki));
        position.play(settingUp(Side::Tac, tac));
        test::SlowTactiki judge({digitsOf(tiki), digitsOf(tac)}, rules);
        std::string game = digitsOf(tiki) + ' ' + digitsOf(tac);
        for (; !position.over(); --plies) {
            const std::vector<Act> acts = position.board().legalActs();
            std::vector<std::string> words;
            for (const Act& act : acts) words.push_back(inWords(act));
            std::vector<std::string> sorted = words;
            std::sort(sorted.begin(), sorted.end());
            ASSERT_EQ(sorted, judge.legal()) << game;
            std::size_t choice = random.below(static_cast<std::uint32_t>(acts.size()));
            if (acts.back().kind == Act::Kind::Reincarnation && random.below(2) == 0)
                choice = acts.size() - 1;
            ASSERT_TRUE(position.board().isLegal(acts[choice]));
            position.play(acts[choice]);
            judge.play(words[choice]);
            game += ' ' + words[choice];
            ASSERT_EQ(inWords(position.board()), judge.picture()) << game;
            ASSERT_EQ(inWords(position), judge.ending()) << game;
            for (const Side side : {Side::Tiki, Side::Tac})
                ASSERT_EQ(possibilities(position.board().unseen(side)), judge.possibilities(letterOf(side)))
                    << game;
        }
    }
}

/// The game that is played most.
TEST(Judge, AgreesOnTheSheet) { judge({}, support::extent(60'000, 1'000'000), 0); }

const int kPlies = support::extent(5'000, 50'000);  // of each option

TEST(Judge, AgreesOnFightsThroughOwnPieces) { judge({.through = true}, kPlies, 12); }
TEST(Judge, AgreesOnAttacksFromTheSide) { judge({.sideways = true}, kPlies, 13); }
TEST(Judge, AgreesOnTiesInWhichBothFall) { judge({.bothFall = true}, kPlies, 14); }
TEST(Judge, AgreesOnFreePiecesInColumns) { judge({.anyFree = true}, kPlies, 15); }
TEST(Judge, AgreesOnAllOptionsTogether) {
    judge({.through = true, .sideways = true, .bothFall = true, .anyFree = true}, kPlies / 2, 16);
}

TEST(Judge, CompletedPositionsLookTheSameToTheirViewer) {
    base::Random random(7);
    for (int game = 0; game < support::extent(4, 12); ++game) {
        Position position;
        const auto draw = [&] {
            return allSetUps()[random.below(static_cast<std::uint32_t>(allSetUps().size()))];
        };
        position.play(settingUp(Side::Tac, draw()));
        EXPECT_EQ(position.seenBy(Side::Tiki).completed(random).seenBy(Side::Tiki),
                  position.seenBy(Side::Tiki));
        position.play(settingUp(Side::Tiki, draw()));
        while (!position.over()) {
            const std::vector<Act> acts = position.board().legalActs();
            position.play(acts[random.below(static_cast<std::uint32_t>(acts.size()))]);
            for (const std::optional<Side> viewer : {std::optional<Side>(), {Side::Tiki}, {Side::Tac}}) {
                const Position seen = position.seenBy(viewer);
                ASSERT_EQ(seen.completed(random).seenBy(viewer), seen);
            }
            const std::string text = formatPosition(position.board());
            const auto read = parsePosition(text);
            ASSERT_TRUE(read) << text << ": " << read.error().describe();
            ASSERT_EQ(formatPosition(*read), text);
        }
    }
}

}  // namespace
}  // namespace tactiki::rules
