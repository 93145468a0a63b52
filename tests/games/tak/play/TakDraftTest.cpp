#include "games/tak/play/TakDraft.h"

#include <gtest/gtest.h>

#include <set>

#include "game/RandomChanges.h"
#include "games/tak/play/RandomGames.h"
#include "games/tak/play/TakPositionEditor.h"
#include "games/tak/play/TakState.h"
#include "games/tak/rules/Tps.h"

// Positions that are set up by hand.
namespace tak::play {
namespace {

using game::DraftChange;
using game::PieceState;
using rules::Color;
using rules::PieceKind;
using rules::Square;
using Change = DraftChange::Kind;

TakDraft emptyDraft(int size) { return {rules::Position(rules::Setup::standard(size)), {}}; }

TakDraft draftOf(std::string_view tps) { return {*rules::parseTps(tps), {}}; }

/// Puts the next piece of this kind onto a square; without one, what was its place.
DraftChange putting(const TakDraft& draft, Color color, PieceKind piece, Square square) {
    const std::size_t index = static_cast<std::size_t>(3 * rules::index(color) + static_cast<int>(piece));
    const PieceState kind = draft.kinds()[index];
    const auto next = draft.supplied(kind);
    return {.kind = Change::Put,
            .from = next ? next->place : draft.home(kind, 0).place,
            .to = placeOf(square),
            .face = kind.face,
            .shape = kind.shape};
}

void put(TakDraft& draft, Color color, PieceKind piece, const char* square) {
    const DraftChange change = putting(draft, color, piece, Square(square[0] - 'a', square[1] - '1'));
    ASSERT_TRUE(draft.isLegal(change));
    (void)draft.apply(actionOf(change));
}

void set(TakDraft& draft, const char* option, const char* value) {
    const auto change = draft.change(option, value);
    ASSERT_TRUE(change) << change.error().describe();
    (void)draft.apply(std::get<game::Action>(*change));
}

/// Every piece lies once, stacks and supplies have no gaps, and only a top piece stands or is a capstone.
void expectWhole(const TakDraft& draft) {
    std::set<game::Place> places;
    for (const PieceState& piece : draft.all()) ASSERT_TRUE(places.insert(piece.place).second);
    for (int index = 0; index < 64; ++index) {
        const std::vector<PieceState> stack = draft.pileAt(placeOf(Square::fromIndex(index)));
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

TEST(TakDraft, NamesItsChanges) {
    const TakDraft draft = emptyDraft(8);
    const auto at = [](int file, int rank) { return placeOf(Square(file, rank)); };
    EXPECT_EQ(draft.textOf(putting(draft, Color::Black, PieceKind::Wall, Square(2, 2))), "2Sc3");
    EXPECT_EQ(draft.textOf({.kind = Change::Move, .from = at(7, 7), .to = at(0, 3), .count = 161}),
              "161h8-a4");
    EXPECT_EQ(draft.textOf({.kind = Change::TakeOff, .from = at(1, 0), .count = 3}), "3b1-");
    EXPECT_EQ(draft.textOf({.kind = Change::Clear}), "clear");
    EXPECT_EQ(draft.notation(std::get<game::Action>(*draft.change("komi", "-2.5"))), "komi -2.5");
}

TEST(TakDraft, AnyCodeIsReadWithoutHarm) {
    base::Random random(3);
    const TakDraft draft = emptyDraft(4);
    for (int i = 0; i < 20000; ++i) {
        const game::Action action = ::test::someChangeCode(random);
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
        EXPECT_FALSE(draft.isLegal(putting(draft, Color::White, piece, Square(2, 2))))
            << "nothing lies on a capstone";
    EXPECT_FALSE(draft.isLegal(putting(draft, Color::Black, PieceKind::Capstone, Square(0, 0))))
        << "Black's only capstone stands already";
}

TEST(TakDraft, MovesStacksAndPartsOfThem) {
    TakDraft draft = draftOf("x3/x,12S,x/2,x2 1 7");
    const auto move = [](int count, Square from, Square to) {
        return DraftChange{.kind = Change::Move, .from = placeOf(from), .to = placeOf(to), .count = count};
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
    set(draft, "toMove", "black");
    EXPECT_EQ(draft.turnsPlayed(), 3);
    set(draft, "moveNumber", "12");
    EXPECT_EQ(draft.turnsPlayed(), 23);
    (void)draft.apply(actionOf(DraftChange{.kind = Change::Clear}));
    EXPECT_EQ(draft.turnsPlayed(), 0);
    (void)draft.undo();
    EXPECT_EQ(draft.turnsPlayed(), 23) << "undoing brings back what belongs to the position, too";
}

TEST(TakDraft, OneBlackStoneBeforeBlacksFirstTurnIsTheOpening) {
    TakDraft draft = emptyDraft(4);
    put(draft, Color::Black, PieceKind::Flat, "a1");
    set(draft, "toMove", "black");
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
            const std::vector<game::Action> legal = ::test::legalChanges(draft);
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
    TakDraft draft(rules::Position(setup), {});
    for (const Color color : {Color::White, Color::Black})
        for (int i = 0; i < rules::kMaxStones; ++i) put(draft, color, PieceKind::Flat, "a1");
    put(draft, Color::White, PieceKind::Capstone, "a1");
    EXPECT_EQ(draft.pileAt(placeOf(Square(0, 0))).size(), static_cast<std::size_t>(rules::kMaxHeight));
    EXPECT_EQ(draft.boardPosition().height(Square(0, 0)), rules::kMaxHeight);
    EXPECT_FALSE(draft.isLegal(putting(draft, Color::White, PieceKind::Flat, Square(1, 1))))
        << "no stone is left";
    (void)draft.apply(actionOf(DraftChange{.kind = Change::Clear}));
    expectWhole(draft);
    EXPECT_EQ(draft.boardPosition().occupied(), 0U);
}

}  // namespace
}  // namespace tak::play
