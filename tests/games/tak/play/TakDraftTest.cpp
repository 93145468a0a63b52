#include "games/tak/play/TakDraft.h"

#include <gtest/gtest.h>

#include <set>

#include "games/tak/play/RandomGames.h"
#include "games/tak/play/TakPositionEditor.h"
#include "games/tak/rules/Tps.h"

// Positions that are set up by hand.
namespace tak::play {
namespace {

using game::PieceState;
using rules::Color;
using rules::PieceKind;
using rules::Square;
using Change = DraftChange::Kind;

TakDraft emptyDraft(int size) { return {rules::Setup::standard(size), {}}; }

TakDraft draftOf(std::string_view tps) { return {*rules::parseTps(tps), {}}; }

void put(TakDraft& draft, Color color, PieceKind piece, const char* square) {
    const DraftChange change{
        .kind = Change::Put, .color = color, .piece = piece, .to = Square(square[0] - 'a', square[1] - '1')};
    ASSERT_TRUE(draft.isLegal(change));
    (void)draft.apply(actionOf(change));
}

/// Every piece lies once, stacks and supplies have no gaps, and only a top piece stands or is a capstone.
void expectWhole(const TakDraft& draft) {
    std::set<game::Place> places;
    for (const PieceState& piece : draft.all()) ASSERT_TRUE(places.insert(piece.place).second);
    for (int index = 0; index < 64; ++index) {
        const std::vector<PieceState> stack = draft.stackAt(Square::fromIndex(index));
        for (std::size_t level = 0; level < stack.size(); ++level) {
            ASSERT_EQ(stack[level].place.level, level);
            if (level + 1 == stack.size()) continue;
            ASSERT_EQ(stack[level].shape, kStone);
            ASSERT_EQ(stack[level].face, kLying);
        }
    }
    for (const Color color : {Color::White, Color::Black})
        for (const bool capstones : {false, true}) {
            const int stones = draft.setup().supply[static_cast<std::size_t>(rules::index(color))].stones;
            std::size_t spot = capstones ? static_cast<std::size_t>(stones) : 0;
            for (const PieceState& piece : draft.suppliedOf(color, capstones)) {
                ASSERT_EQ(piece.place.spot, spot++);
                ASSERT_EQ(piece.face, kLying);
            }
        }
}

TEST(DraftChange, EveryChangeHasItsOwnCode) {
    const DraftChange changes[] = {
        {.kind = Change::Put, .color = Color::Black, .piece = PieceKind::Wall, .to = Square(2, 2)},
        {.kind = Change::Move, .from = Square(7, 7), .to = Square(0, 3), .count = 161},
        {.kind = Change::TakeOff, .from = Square(1, 0), .count = 3},
        {.kind = Change::Clear},
        {.kind = Change::ToMove, .color = Color::Black},
        {.kind = Change::MoveNumber, .count = 99999},
        {.kind = Change::Komi, .count = -5}};
    for (const DraftChange& change : changes) EXPECT_EQ(changeOf(actionOf(change)), change);
    EXPECT_EQ(textOf(changes[0]), "2Sc3");
    EXPECT_EQ(textOf(changes[1]), "161h8-a4");
    EXPECT_EQ(textOf(changes[2]), "3b1-");
    EXPECT_EQ(textOf(changes[6]), "komi -2.5");
}

TEST(DraftChange, AnyCodeIsReadWithoutHarm) {
    base::Random random(3);
    const TakDraft draft = emptyDraft(4);
    for (int i = 0; i < 20000; ++i) {
        const game::Action action((std::uint64_t{random.below(~0U)} << 32) | random.below(~0U));
        (void)draft.notation(action);
        if (!draft.isLegal(action)) continue;
        auto after = draft;
        (void)after.apply(action);
        expectWhole(after);
    }
}

TEST(TakDraft, PilesAnyStack) {
    TakDraft draft = emptyDraft(5);
    put(draft, Color::Black, PieceKind::Flat, "c3");
    put(draft, Color::White, PieceKind::Flat, "c3");
    put(draft, Color::White, PieceKind::Flat, "c3");
    put(draft, Color::Black, PieceKind::Capstone, "c3");
    EXPECT_EQ(draft.positionText(), "x5/x5/x2,2112C,x2/x5/x5 1 3");
    for (const PieceKind piece : {PieceKind::Flat, PieceKind::Wall, PieceKind::Capstone})
        EXPECT_FALSE(
            draft.isLegal({.kind = Change::Put, .color = Color::White, .piece = piece, .to = Square(2, 2)}))
            << "nothing lies on a capstone";
    EXPECT_FALSE(draft.isLegal(
        {.kind = Change::Put, .color = Color::Black, .piece = PieceKind::Capstone, .to = Square(0, 0)}))
        << "Black's only capstone stands already";
}

TEST(TakDraft, MovesStacksAndPartsOfThem) {
    TakDraft draft = draftOf("x3/x,12S,x/2,x2 1 7");
    const auto move = [](int count, Square from, Square to) {
        return DraftChange{.kind = Change::Move, .from = from, .to = to, .count = count};
    };
    EXPECT_FALSE(draft.isLegal(move(1, Square(0, 0), Square(1, 1)))) << "a wall is there";
    EXPECT_FALSE(draft.isLegal(move(3, Square(1, 1), Square(0, 0)))) << "it is two high";
    (void)draft.apply(actionOf(move(2, Square(1, 1), Square(0, 0))));
    EXPECT_EQ(draft.positionText(), "x3/x3/212S,x2 1 7");
    (void)draft.apply(actionOf(move(1, Square(0, 0), Square(2, 2))));
    EXPECT_EQ(draft.positionText(), "x2,2S/x3/21,x2 1 7");
    (void)draft.undo();
    (void)draft.undo();
    EXPECT_EQ(draft.positionText(), "x3/x,12S,x/2,x2 1 7");
}

TEST(TakDraft, TheMoveNumberFollowsFromThePiecesUntilItIsStated) {
    TakDraft draft = emptyDraft(4);
    EXPECT_EQ(draft.turnsPlayed(), 0);
    put(draft, Color::White, PieceKind::Flat, "a1");
    EXPECT_EQ(draft.turnsPlayed(), 2) << "a white stone is no first turn of White (rule 6)";
    put(draft, Color::Black, PieceKind::Flat, "a2");
    put(draft, Color::Black, PieceKind::Flat, "a3");
    EXPECT_EQ(draft.turnsPlayed(), 4);
    (void)draft.apply(actionOf(DraftChange{.kind = Change::ToMove, .color = Color::Black}));
    EXPECT_EQ(draft.turnsPlayed(), 3);
    (void)draft.apply(actionOf(DraftChange{.kind = Change::MoveNumber, .count = 12}));
    EXPECT_EQ(draft.turnsPlayed(), 23);
    (void)draft.apply(actionOf(DraftChange{.kind = Change::Clear}));
    EXPECT_EQ(draft.turnsPlayed(), 0);
    (void)draft.undo();
    EXPECT_EQ(draft.turnsPlayed(), 23) << "undoing brings back what belongs to the position, too";
}

TEST(TakDraft, OneBlackStoneBeforeBlacksFirstTurnIsTheOpening) {
    TakDraft draft = emptyDraft(4);
    put(draft, Color::Black, PieceKind::Flat, "a1");
    (void)draft.apply(actionOf(DraftChange{.kind = Change::ToMove, .color = Color::Black}));
    EXPECT_EQ(draft.turnsPlayed(), 1);
    ASSERT_TRUE(draft.position());
    EXPECT_TRUE(draft.position()->inOpening());
}

/// Random changes of random positions: what belongs together stays together, and undoing restores all of it.
TEST(TakDraft, RandomChangesKeepThePiecesAndAreUndone) {
    base::Random random(11);
    for (int game = 0; game < 40; ++game) {
        TakDraft draft(test::someState(random, 3 + game % 6, 30).position(), {});
        std::vector<std::pair<std::string, std::vector<PieceState>>> before;
        for (int i = 0; i < 25; ++i) {
            const std::vector<game::Action> legal = draft.legalActions();
            const game::Action action = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
            before.emplace_back(draft.positionText(), draft.pieces());
            ASSERT_TRUE(draft.isLegal(action)) << draft.notation(action);
            (void)draft.apply(action);
            expectWhole(draft);
            const auto board =
                rules::parseTps(draft.positionText().substr(0, draft.positionText().rfind(' ')) + " 9",
                                rules::SetupOptions::of(draft.setup()));
            ASSERT_TRUE(board) << "what is written can be read: " << draft.positionText();
        }
        while (!before.empty()) {
            (void)draft.undo();
            ASSERT_EQ(draft.positionText(), before.back().first);
            ASSERT_EQ(draft.pieces(), before.back().second);
            before.pop_back();
        }
    }
}

TEST(TakDraft, HoldsAFullBoardOfEightByEight) {
    rules::Setup setup = rules::Setup::standard(8);
    setup.supply.fill({rules::kMaxStones, rules::kMaxCapstones});
    TakDraft draft(setup, {});
    for (const Color color : {Color::White, Color::Black})
        for (int i = 0; i < rules::kMaxStones; ++i) put(draft, color, PieceKind::Flat, "a1");
    put(draft, Color::White, PieceKind::Capstone, "a1");
    EXPECT_EQ(draft.stackAt(Square(0, 0)).size(), static_cast<std::size_t>(rules::kMaxHeight));
    EXPECT_EQ(draft.boardPosition().height(Square(0, 0)), rules::kMaxHeight);
    EXPECT_FALSE(draft.isLegal({.kind = Change::Put, .color = Color::White, .to = Square(1, 1)}))
        << "no stone is left";
    (void)draft.apply(actionOf(DraftChange{.kind = Change::Clear}));
    expectWhole(draft);
    EXPECT_EQ(draft.boardPosition().occupied(), 0U);
}

}  // namespace
}  // namespace tak::play
