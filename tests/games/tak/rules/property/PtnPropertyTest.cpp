// Writes random games with every feature of PTN, reads them, and writes them again.

#include "games/tak/rules/Ptn.h"

#include <algorithm>

#include "games/tak/rules/PtnPositions.h"
#include "games/tak/rules/RulesTesting.h"
#include "games/tak/rules/Threat.h"
#include "games/tak/rules/property/RandomPlay.h"

namespace tak::rules {
namespace {

bool hasChild(const PtnTree& tree, int parent, Move move) {
    const std::vector<int>& children = tree.node(parent).children;
    return std::any_of(children.begin(), children.end(),
                       [&](int child) { return tree.node(child).move == move; });
}

bool beginsVariation(const PtnTree& tree, int i) {
    return i != PtnTree::kRoot && tree.next(tree.node(i).parent) != i;
}

class GameMaker {
  public:
    explicit GameMaker(std::uint64_t seed) : random_(seed) {}

    PtnGame make() {
        PtnGame game;
        game.start = start();
        grow(game, PtnTree::kRoot, 20 + pick(60));
        for (int variations = pick(8); variations > 0; --variations)
            grow(game, pick(game.tree.size()), 1 + pick(6));
        decorate(game.tree);
        const Outcome outcome = game.finalPosition().outcome();
        constexpr const char* kOpen[] = {"", "1-0", "0-1", "1/2-1/2"};
        game.result = outcome.over() ? std::string(resultText(outcome)) : kOpen[pick(4)];
        game.tags = {{"Event", "A \\ [test]; {x}"},
                     {"unknown-Tag", ""},
                     {"player1", "Zo\xC3\xAB"},
                     {"Clock", "10:0 +20"}};
        game.tags = completeTags(game.tags, game.start, game.result);
        return game;
    }

  private:
    int pick(int bound) { return static_cast<int>(random_.below(static_cast<std::uint32_t>(bound))); }

    Position start() {
        rules::Setup setup = rules::Setup::standard(3 + pick(6), pick(5) - 2);
        if (pick(4) == 0) setup.supply[0].stones += 2;
        if (pick(4) == 0) setup.supply[1].capstones += 1;
        setup.opening = kOpenings[pick(3)];
        Position position(setup);
        for (int plies = pick(3) == 0 ? pick(9) : 0; plies > 0; --plies) {
            const Move move = test::randomMove(position, test::Policy::KeepGoing, random_);
            Position next = position;
            if (!move.isNone()) (void)next.make(move);
            if (!next.outcome().over()) position = next;
        }
        // The position is read from its TPS, as it will be from the file, so it has no quiet plies before it.
        return parseTps(formatTps(position), SetupOptions::of(setup)).value();
    }

    /// Adds a random line after this node, and never the same move twice in one position.
    void grow(PtnGame& game, int node, int plies) {
        Position position = game.tree.positionAt(game.start, node);
        for (; plies > 0; --plies) {
            const Move move = test::randomMove(position, test::Policy::Spreads, random_);
            if (move.isNone() || hasChild(game.tree, node, move)) return;
            node = game.tree.add(node, move);
            (void)position.make(move);
        }
    }

    void decorate(PtnTree& tree) {
        constexpr const char* kComments[] = {"+0.14/12 2.96s", "",          "two\n\nlines", "{ 12. a1",
                                             "\xE2\x80\xA6",   "[x] \"y\"", "1. "};
        constexpr const char* kMarks[] = {"'", "''", "\"", "!", "?!", "'??", "$12!"};
        for (int i = 0; i < tree.size(); ++i) {
            while (pick(6) == 0) tree.addComment(i, kComments[pick(7)]);
            if (i > 0 && pick(6) == 0) tree.setMarks(i, kMarks[pick(7)]);
            if (i > 0 && beginsVariation(tree, i) && pick(3) == 0)
                tree.setVariation(i, "Line " + std::to_string(i));
        }
    }

    base::Random random_;
};

/// The tree with its nodes in the order of a file, which differs from the order in which they were added.
PtnTree inFileOrder(const PtnGame& game) {
    PtnReading reading = readPtn(writePtn(game, {.takMarks = false}));
    return reading.games.empty() ? PtnTree{} : reading.games.front().tree;
}

/// Compares node by node, regardless of the order in which the nodes were added.
void expectSameTree(const PtnTree& a, int i, const PtnTree& b, int j) {
    const PtnNode& x = a.node(i);
    const PtnNode& y = b.node(j);
    EXPECT_EQ(x.move, y.move);
    EXPECT_EQ(x.marks, y.marks);
    EXPECT_EQ(x.comments, y.comments);
    EXPECT_EQ(x.variation, y.variation);
    ASSERT_EQ(x.children.size(), y.children.size());
    for (std::size_t child = 0; child < x.children.size(); ++child)
        expectSameTree(a, x.children[child], b, y.children[child]);
}

TEST(PtnProperty, WrittenGamesCanBeReadBack) {
    for (std::uint64_t seed = 0; seed < 300 && !::testing::Test::HasFailure(); ++seed) {
        PtnGame game = GameMaker(seed).make();
        const std::string text = writePtn(game, {.takMarks = false});
        const PtnReading reading = readPtn(text, "made");
        ASSERT_TRUE(reading.ok()) << reading.errors.front().describe() << '\n' << text;
        EXPECT_TRUE(reading.warnings.empty()) << reading.warnings.front().describe() << '\n' << text;
        ASSERT_EQ(reading.games.size(), 1U);
        expectSameTree(game.tree, 0, reading.games[0].tree, 0);
        game.tree = inFileOrder(game);
        EXPECT_EQ(reading.games[0], game) << text;
        EXPECT_EQ(writePtn(reading.games[0], {.takMarks = false}), text);
    }
}

TEST(PtnProperty, ManyGamesInOneFileWithTakMarks) {
    std::vector<PtnGame> games;
    for (std::uint64_t seed = 0; seed < 60; ++seed) games.push_back(GameMaker(seed).make());
    const std::string text = writePtn(games);
    const PtnReading reading = readPtn(text, "made");
    ASSERT_TRUE(reading.ok()) << reading.errors.front().describe();
    ASSERT_EQ(reading.games.size(), games.size());
    EXPECT_EQ(writePtn(reading.games), text);
}

TEST(PtnProperty, PositionsAreFoundFromAnywhere) {
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        const PtnGame game = GameMaker(seed).make();
        PtnPositions positions(game.tree, game.start);
        base::Random random(seed);
        for (int i = 0; i < game.tree.size(); ++i) {
            const Position here = game.tree.positionAt(game.start, i);
            if (beginsVariation(game.tree, i)) positions.beginLine();
            if (i != PtnTree::kRoot) positions.pass(i, here);
            const int other = static_cast<int>(random.below(static_cast<std::uint32_t>(i) + 1));
            EXPECT_EQ(positions.at(other), game.tree.positionAt(game.start, other));
            for (const int child : game.tree.node(i).children) EXPECT_EQ(game.tree.node(child).parent, i);
        }
    }
}

TEST(ThreatProperty, EqualsAWinByASecondMove) {
    for (int size = 3; size <= 6; ++size) {
        for (std::uint64_t seed = 0; seed < 6; ++seed) {
            test::playRandomly(
                Position(rules::Setup::standard(size)), test::Policy::KeepGoing, seed, 60,
                [](const Position& p) {
                    bool completes = false;
                    if (p.ply() >= 3 && !p.outcome().over()) {
                        const Position again = p.passed();
                        MoveList moves;
                        legalMoves(again, moves);
                        for (const Move move : moves) {
                            Position next = again;
                            (void)next.make(move);
                            completes |= next.outcome() == Outcome{EndReason::Road, again.toMove()};
                        }
                    }
                    ASSERT_EQ(threatensRoad(p), completes) << formatTps(p);
                });
        }
    }
}

}  // namespace
}  // namespace tak::rules
