// Positions that are set up by hand.

#include "games/tactiki/play/TactikiDraft.h"

#include <gtest/gtest.h>

#include <set>

#include "game/RandomChanges.h"
#include "games/tactiki/play/RandomPlay.h"
#include "games/tactiki/rules/Notation.h"
#include "games/tactiki/rules/PositionText.h"

namespace tactiki::play {
namespace {

using game::DraftChange;
using game::PieceState;
using rules::Field;
using rules::Side;
using Change = DraftChange::Kind;

constexpr const char* kMiddle =
    "k3!k1,c2c4!,c3,c4c2,c5/x,k5,x3/x,c1!,x,k2k4!,x/x,k4,x2,c3!/k5,k2,k3k1,x,c1! - 5 k1 21 0";

game::Place at(const char* name) { return placeOf(*rules::fieldNamed(name)); }

TactikiDraft emptyDraft() { return TactikiDraft(rules::Board()); }

TactikiDraft draftOf(std::string_view text) {
    const auto board = rules::parsePosition(text);
    EXPECT_TRUE(board) << board.error().describe();
    return TactikiDraft(*board);
}

void make(TactikiDraft& draft, const DraftChange& change) {
    ASSERT_TRUE(draft.isLegal(change)) << draft.textOf(change);
    (void)draft.apply(actionOf(change));
}

PieceState kindOf(Side side, rules::Rank rank, game::Face face = kDraft) {
    return {.id = {}, .owner = playerOf(side), .shape = rank, .face = face, .place = {}};
}

void put(TactikiDraft& draft, Side side, rules::Rank rank, const char* field, game::Face face = kDraft) {
    const auto piece = draft.supplied(kindOf(side, rank, face));
    ASSERT_TRUE(piece);
    make(draft, {.kind = Change::Put, .from = piece->place, .to = at(field), .face = face, .shape = rank});
}

void set(TactikiDraft& draft, const char* option, const std::string& value) {
    const auto change = draft.change(option, value);
    ASSERT_TRUE(change) << change.error().describe();
    (void)draft.apply(std::get<game::Action>(*change));
}

/// Every figure stands once, columns have no gaps, and each place of a bench is its figure's own.
void expectWhole(const TactikiDraft& draft) {
    std::set<game::Place> places;
    for (const PieceState& piece : draft.all()) {
        ASSERT_TRUE(places.insert(piece.place).second);
        const Side side = sideOf(piece.owner);
        const int figure = piece.id.value - rules::firstOf(side);
        ASSERT_EQ(piece.shape, rankOfFigure(figure));
        if (piece.place.area == kBoardArea) continue;
        ASSERT_EQ(piece.place, benchPlace(side, figure));
        ASSERT_EQ(piece.face, kDraft);
    }
    for (int field = 0; field < rules::kFields; ++field) {
        std::uint16_t level = 0;
        for (const PieceState& piece : draft.pileAt(placeOf(Field::fromIndex(field))))
            ASSERT_EQ(piece.place.level, level++);
    }
}

TEST(TactikiDraft, NamesItsChanges) {
    const TactikiDraft draft = draftOf(kMiddle);
    const auto putting = [&](Side side, int figure, const char* field, game::Face face) {
        return draft.textOf({.kind = Change::Put,
                             .from = benchPlace(side, figure),
                             .to = at(field),
                             .face = face,
                             .shape = rankOfFigure(figure)});
    };
    EXPECT_EQ(putting(Side::Tac, 9, "e5", kDraftKnown), "c5!e5");
    EXPECT_EQ(putting(Side::Tac, 9, "a1", kDraftReborn), "c5^a1");
    EXPECT_EQ(draft.textOf({.kind = Change::Move, .from = at("e5"), .to = at("a3"), .count = 20}), "20e5-a3");
    EXPECT_EQ(draft.textOf({.kind = Change::TakeOff, .from = at("b1"), .count = 3}), "3b1-");
    EXPECT_EQ(draft.textOf({.kind = Change::Turn, .from = at("c2"), .count = 2, .face = kDraftKnown}),
              "c2!1");
    EXPECT_EQ(draft.textOf({.kind = Change::Turn, .from = at("c2"), .face = kDraftReborn}), "c2^");
    EXPECT_EQ(draft.textOf({.kind = Change::Turn, .from = at("c2"), .count = 3, .face = kDraft}), "c2?2");
    EXPECT_EQ(draft.notation(std::get<game::Action>(*draft.change("sideways", "1"))), "sideways 1");
}

TEST(TactikiDraft, AnyCodeIsReadWithoutHarm) {
    base::Random random(3);
    const TactikiDraft draft = draftOf(kMiddle);
    for (int i = 0; i < 5000; ++i) {
        const game::Action action = ::test::someChangeCode(random);
        (void)draft.notation(action);
        if (!draft.isLegal(action)) continue;
        auto after = draft;
        (void)after.apply(action);
        expectWhole(after);
        (void)after.positionText();
    }
}

/// Figures beside the board are the defeated ones. An empty table is the beginning of a game, until the first
/// figure stands on it.
TEST(TactikiDraft, AnEmptyTableIsTheBeginning) {
    TactikiDraft draft = emptyDraft();
    EXPECT_EQ(draft.positionText(), "x5/x5/x5/x5/x5 - - s 0 0");
    put(draft, Side::Tac, 3, "c3");
    EXPECT_EQ(draft.positionText(), "x5/x5/x2,c3,x2/x5/x5 1122334455 112234455 k1 1 0");
    (void)draft.undo();
    EXPECT_EQ(draft.positionText(), "x5/x5/x5/x5/x5 - - s 0 0");
}

TEST(TactikiDraft, PilesAnyColumn) {
    TactikiDraft draft = emptyDraft();
    put(draft, Side::Tac, 2, "c3");
    put(draft, Side::Tiki, 2, "c3", kDraftKnown);
    put(draft, Side::Tiki, 2, "c3");
    EXPECT_EQ(draft.positionText(), "x5/x5/x2,c2k2!k2,x2/x5/x5 11334455 112334455 k1 1 0");
    EXPECT_FALSE(draft.supplied(kindOf(Side::Tiki, 2))) << "there are two of each rank (rule 3)";
    EXPECT_FALSE(draft.isLegal({.kind = Change::Put,
                                .from = benchPlace(Side::Tiki, 2),
                                .to = at("a1"),
                                .face = kDraft,
                                .shape = 2}));
}

TEST(TactikiDraft, MovesColumnsAndPartsOfThem) {
    TactikiDraft draft = emptyDraft();
    for (rules::Rank rank = 1; rank <= 3; ++rank) put(draft, Side::Tiki, rank, "b2");
    put(draft, Side::Tac, 5, "d2");
    make(draft, {.kind = Change::Move, .from = at("b2"), .to = at("d2"), .count = 2});
    EXPECT_EQ(draft.board().column(fieldOf(at("d2"))).size(), 3U);
    EXPECT_TRUE(draft.positionText().starts_with("x5/x5/x5/x,k1,x,c5k2k3,x/x5 "));
    EXPECT_FALSE(draft.isLegal({.kind = Change::Move, .from = at("d2"), .to = at("d2"), .count = 1}));
    EXPECT_FALSE(draft.isLegal({.kind = Change::Move, .from = at("b2"), .to = at("d2"), .count = 2}));
    make(draft, {.kind = Change::TakeOff, .from = at("d2"), .count = 2});
    EXPECT_TRUE(draft.positionText().starts_with("x5/x5/x5/x,k1,x,c5,x/x5 1223344"));
    expectWhole(draft);
}

/// A rank that everybody knows is seen from both sides (rule 16), and hidden again on the bench.
TEST(TactikiDraft, TurnsFiguresRound) {
    TactikiDraft draft = emptyDraft();
    put(draft, Side::Tiki, 4, "a1");
    put(draft, Side::Tiki, 5, "a1");
    make(draft, {.kind = Change::Turn, .from = at("a1"), .count = 2, .face = kDraftKnown});
    EXPECT_TRUE(draft.positionText().ends_with("/k4!k5,x4 11223345 1122334455 k1 1 0"));
    make(draft, {.kind = Change::Turn, .from = at("a1"), .count = 1, .face = kDraftKnown});
    EXPECT_FALSE(draft.isLegal({.kind = Change::Turn, .from = at("a1"), .face = kDraftKnown}));
    make(draft, {.kind = Change::Turn, .from = at("a1"), .count = 2, .face = kDraft});
    EXPECT_TRUE(draft.positionText().ends_with("/k4k5!,x4 11223345 1122334455 k1 1 0"));
    make(draft, {.kind = Change::TakeOff, .from = at("a1"), .count = 2});
    expectWhole(draft);
}

/// The odd turns are Tiki's (rule 6).
TEST(TactikiDraft, TheTurnFollowsThePlayer) {
    TactikiDraft draft = draftOf(kMiddle);
    const std::string before = draft.positionText();
    set(draft, "toMove", "c");
    EXPECT_EQ(draft.due().turn, 22);
    set(draft, "toMove", "c");
    EXPECT_EQ(draft.due().turn, 22);
    set(draft, "toMove", "k");
    EXPECT_EQ(draft.positionText(), before);
    set(draft, "turn", std::to_string(rules::kMostTurns - 1));
    set(draft, "toMove", "c");
    EXPECT_EQ(draft.due().turn, rules::kMostTurns);
    EXPECT_TRUE(rules::parsePosition(draft.positionText())) << "a greater number could not be read";
}

/// Only the second half of a turn has a first half that something happened in (rule 18).
TEST(TactikiDraft, AnEventBelongsToASecondMove) {
    TactikiDraft draft = draftOf(kMiddle);
    EXPECT_FALSE(draft.change("eventful", "1"));
    set(draft, "next", "2");
    set(draft, "eventful", "1");
    EXPECT_TRUE(draft.positionText().ends_with(" - 5 k2 21 -"));
    set(draft, "next", "1");
    EXPECT_TRUE(draft.positionText().ends_with(" - 5 k1 21 0"));
}

/// The defeated ones keep their order while they are the same.
TEST(TactikiDraft, KeepsTheOrderOfAPile) {
    const char* const text = "c1c5,c2c4,c3c3,c4c2,c5c1/x5/x5/x3,k2,x/k5k1,x,k3k3,k4,k1k5 42 - k1 9 0";
    TactikiDraft draft = draftOf(text);
    EXPECT_EQ(draft.positionText(), text);
    put(draft, Side::Tiki, 4, "b3");
    make(draft, {.kind = Change::TakeOff, .from = at("b3"), .count = 1});
    EXPECT_EQ(draft.positionText(), text);
    make(draft, {.kind = Change::TakeOff, .from = at("c1"), .count = 1});
    EXPECT_TRUE(draft.positionText().ends_with(" 234 - k1 9 0"));
}

/// What is known of figures that came back stays as far as it can be so (rule 16).
TEST(TactikiDraft, KeepsWhatIsKnownOfThoseWhoCameBack) {
    const char* const text =
        "c1c5,c2c4,c3c3,c4c2,c5c1/x5/x5/x5/k5k1,k3(1:235),k3k1,k4,k4k5(2:235) 22 - k1 9 0";
    TactikiDraft draft = draftOf(text);
    EXPECT_EQ(draft.positionText(), text);
    make(draft, {.kind = Change::Move, .from = at("b1"), .to = at("b3"), .count = 1});
    EXPECT_NE(draft.positionText().find("k3(1:235)"), std::string::npos) << "it is the same piece elsewhere";
    (void)draft.undo();
    make(draft, {.kind = Change::Turn, .from = at("b1"), .count = 1, .face = kDraftKnown});
    EXPECT_NE(draft.positionText().find("k3!,"), std::string::npos);
    EXPECT_NE(draft.positionText().find("k5(1:25)"), std::string::npos) << "that rank is no longer unseen";
    (void)draft.undo();
    EXPECT_EQ(draft.positionText(), text);
    make(draft, {.kind = Change::TakeOff, .from = at("e1"), .count = 1});
    EXPECT_EQ(draft.positionText(),
              "c1c5,c2c4,c3c3,c4c2,c5c1/x5/x5/x5/k5k1,k3(1:235),k3k1,k4,k4 225 - k1 9 0");
}

/// A figure that comes back by hand was one of those that lay in the pile then, or had come back before (rule
/// 16).
TEST(TactikiDraft, FiguresComeBackUnseenByHand) {
    TactikiDraft draft = draftOf("c1c5,c2c4,c3c3,c4c2,c5c1/x5/x5/x5/k5k1,x,k3k1,k4,k4 2523 - k1 9 0");
    put(draft, Side::Tiki, 3, "b1", kDraftReborn);
    EXPECT_EQ(draft.positionText(),
              "c1c5,c2c4,c3c3,c4c2,c5c1/x5/x5/x5/k5k1,k3(1:2235),k3k1,k4,k4 225 - k1 9 0");
    put(draft, Side::Tiki, 5, "e1", kDraftReborn);
    EXPECT_EQ(draft.positionText(),
              "c1c5,c2c4,c3c3,c4c2,c5c1/x5/x5/x5/k5k1,k3(1:2235),k3k1,k4,k4k5(2:2235) 22 - k1 9 0");
    const std::string both = draft.positionText();
    // One that fell only later could not be the first.
    make(draft, {.kind = Change::TakeOff, .from = at("a1"), .count = 1});
    EXPECT_NE(draft.positionText().find("k3(1:2235)"), std::string::npos);
    put(draft, Side::Tiki, 1, "d1", kDraftReborn);
    EXPECT_NE(draft.positionText().find("k1(3:12235)"), std::string::npos);
    (void)draft.undo();
    (void)draft.undo();
    EXPECT_EQ(draft.positionText(), both);
    // One that stands already: it is the last that came back, the others are numbered anew.
    make(draft, {.kind = Change::Turn, .from = at("b1"), .face = kDraft});
    EXPECT_NE(draft.positionText().find("k5(1:225)"), std::string::npos);
    make(draft, {.kind = Change::Turn, .from = at("b1"), .face = kDraftReborn});
    EXPECT_NE(draft.positionText().find("k3(2:2235)"), std::string::npos);
    EXPECT_EQ(draft.describe(at("b1")).english(), "b1, Tiki with rank 3 (came back unseen)");
    make(draft, {.kind = Change::TakeOff, .from = at("b1"), .count = 1});
    expectWhole(draft);
    EXPECT_EQ(draft.positionText().find("(2:"), std::string::npos);
}

/// Those that came back are seen as such in a position that was copied.
TEST(TactikiDraft, ShowsWhoCameBackUnseen) {
    const TactikiDraft draft =
        draftOf("c1c5,c2c4,c3c3,c4c2,c5c1/x5/x5/x5/k5k1,k3(1:235),k3k1,k4,k4k5(2:235) 22 - k1 9 0");
    int reborn = 0;
    for (const PieceState& piece : draft.all()) reborn += piece.face == kDraftReborn ? 1 : 0;
    EXPECT_EQ(reborn, 2);
    EXPECT_EQ(draft.pileAt(at("e1")).back().face, kDraftReborn);
}

TEST(TactikiDraft, SpeaksOfFiguresAndOfWhatIsKnown) {
    const TactikiDraft draft = draftOf(kMiddle);
    EXPECT_EQ(draft.describe(at("a5")).english(),
              "a5, Tiki with rank 1 over Tiki with rank 3 (known to all)");
    EXPECT_EQ(draft.describe(benchPlace(Side::Tac, 9)).english(), "Tac with rank 5, beside the board");
    EXPECT_EQ(draft.describe(benchPlace(Side::Tiki, 0)).english(),
              "An empty place beside the board, of Tiki");
}

/// Any changes leave a whole position; taken back, each leaves the one before.
TEST(TactikiDraft, AnyChangesCanBeTakenBack) {
    base::Random random(11);
    for (int game = 0; game < 20; ++game) {
        TactikiDraft draft(test::someState(random, static_cast<int>(random.below(120))).position().board());
        std::vector<std::string> texts;
        std::vector<std::vector<PieceState>> figures;
        for (int i = 0; i < 60; ++i) {
            texts.push_back(draft.positionText());
            figures.push_back(draft.all());
            const std::vector<game::Action> legal = ::test::legalChanges(draft);
            const auto one = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
            ASSERT_TRUE(draft.isLegal(one));
            const auto read = ::test::changeNamed(draft, draft.notation(one));
            ASSERT_TRUE(read);
            ASSERT_EQ(*read, one);
            (void)draft.apply(one);
            expectWhole(draft);
            // The text is that of the figures: it gives the same draft again, if a game could have it.
            const auto board = rules::parsePosition(draft.positionText());
            if (!board) continue;
            ASSERT_EQ(TactikiDraft(*board).positionText(), draft.positionText());
        }
        for (std::size_t i = texts.size(); i-- > 0;) {
            (void)draft.undo();
            ASSERT_EQ(draft.positionText(), texts[i]);
            ASSERT_EQ(draft.all(), figures[i]);
        }
    }
}

}  // namespace
}  // namespace tactiki::play
