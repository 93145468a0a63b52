#include "games/tak/table/MoveBuilder.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

#include "games/tak/play/RandomGames.h"
#include "games/tak/rules/Tps.h"

namespace tak::table {
namespace {

using game::Action;
using game::Place;
using game::PlayerId;
using play::actionOf;
using play::placeOf;
using play::TakState;
using rules::Move;
using rules::PieceKind;
using rules::Square;
using Entered = std::optional<Action>;

Place pile(const TakState& state, PieceKind kind) {
    const rules::Color c = state.position().placementColor();
    return state.piece(state.nextFromSupply(c, kind)).place;
}

/// The clicks with which a person enters a placement.
Entered clickPlacement(game::MoveInput& input, const TakState& state, Move move) {
    const PieceKind kind = move.kind();
    const int clicks =
        kind == PieceKind::Flat
            ? static_cast<int>(state.position().supply(state.position().placementColor()).stones == 0)
        : kind == PieceKind::Wall ? 2
                                  : 1;
    for (int i = 0; i < clicks; ++i) EXPECT_FALSE(input.pick(pile(state, kind)));
    return input.pick(placeOf(move.square()));
}

/// One click a piece along the line, until the entry says that it is complete.
Entered dropAll(game::MoveInput& input, Move move, bool finishEarly) {
    const rules::Drops drops = rules::dropsOf(move.pattern());
    for (int i = 0; i < drops.squares; ++i)
        for (int k = 0; k < drops.counts[static_cast<std::size_t>(i)]; ++k) {
            const bool last = i + 1 == drops.squares;
            if (last && k > 0 && finishEarly) return input.finish();
            if (const Entered action =
                    input.pick(placeOf(rules::moved(move.square(), move.direction(), i + 1))))
                return action;
        }
    return input.finish();
}

Entered clickSpread(MoveBuilder& input, const TakState& state, Move move) {
    const Place origin = placeOf(move.square(), state.position().height(move.square()) - 1);
    EXPECT_FALSE(input.pick(origin));
    const auto held = [&] {
        int n = 0;
        for (const auto& p : input.view({}).preview) n += p.inHand;
        return n;
    };
    for (int tries = 0; tries < 8 && held() > move.carried(); ++tries) EXPECT_FALSE(input.pick(origin));
    EXPECT_EQ(held(), move.carried());
    return dropAll(input, move, false);
}

/// Moves a cursor step by step, as the arrow keys do.
Place walk(const game::MoveInput& input, Place cursor, Square to) {
    for (int steps = 0; steps < 20; ++steps) {
        const Square at = Square::fromIndex(cursor.spot);
        if (at == to) break;
        const int dx = at.file() < to.file() ? 1 : at.file() > to.file() ? -1 : 0;
        cursor = input.neighbour(cursor, dx, dx != 0 ? 0 : at.rank() < to.rank() ? 1 : -1);
    }
    EXPECT_EQ(Square::fromIndex(cursor.spot), to);
    return cursor;
}

/// The keys that enter the same move: arrows, enter, plus and minus, and the key that drops the rest.
Entered typeMove(game::MoveInput& input, Move move) {
    Place cursor = walk(input, input.cursorStart(), move.square());
    if (move.isPlacement()) {
        const auto chosen = [&] {
            const auto choices = input.choices();
            const auto at = static_cast<std::size_t>(move.kind());
            return at < choices.size() && choices[at].chosen;
        };
        for (int i = 0; i < 3 && !chosen(); ++i) EXPECT_TRUE(input.vary(1));
        return input.pick(cursor);
    }
    EXPECT_FALSE(input.pick(cursor));
    const auto held = [&] { return static_cast<int>(input.view({}).preview.size()); };
    for (int i = 0; i < 8 && held() > move.carried(); ++i) EXPECT_TRUE(input.vary(-1));
    const rules::Drops drops = rules::dropsOf(move.pattern());
    for (int i = 0; i < drops.squares; ++i) {
        cursor = walk(input, cursor, rules::moved(move.square(), move.direction(), i + 1));
        for (int k = 0; k < drops.counts[static_cast<std::size_t>(i)]; ++k) {
            if (i + 1 == drops.squares && k > 0) return input.finish();
            if (const Entered action = input.pick(cursor)) return action;
        }
    }
    return input.finish();
}

/// The numbers on the table are those of the pieces that are there, or will be after a click.
void expectCountsFit(const TakState& state, MoveBuilder input, Place hover) {
    using Kind = game::PlaceCount::Kind;
    const game::InputView view = input.view(hover);
    const bool clicks = std::any_of(view.counts.begin(), view.counts.end(),
                                    [](const auto& count) { return count.kind == Kind::Proposed; });
    Entered action;
    if (clicks) action = input.pick(hover);
    std::map<std::uint16_t, int> heights;
    TakState after = state;
    if (action) {
        after.apply(*action);
        for (const game::PieceState& piece : after.pieces())
            if (piece.place.area == play::kBoardArea) ++heights[piece.place.spot];
    } else {
        std::set<game::PieceId> moved;
        for (const game::PreviewPiece& p : input.view({}).preview) {
            moved.insert(p.piece.id);
            if (!p.inHand && p.piece.place.area == play::kBoardArea) ++heights[p.piece.place.spot];
        }
        for (const game::PieceState& piece : state.pieces())
            if (piece.place.area == play::kBoardArea && !moved.contains(piece.id))
                ++heights[piece.place.spot];
    }
    for (const game::PlaceCount& count : view.counts) {
        ASSERT_EQ(count.place.level, heights[count.place.spot]) << view.text << " to " << view.proposal;
        const int before =
            count.kind == Kind::Stays ? 0 : state.position().height(Square::fromIndex(count.place.spot));
        ASSERT_EQ(count.count, count.place.level - before) << view.text << " to " << view.proposal;
    }
}

/// The view of a move being entered shows pieces in places that they can really have.
void expectViewFits(const TakState& state, const MoveBuilder& input, const game::InputView& view) {
    std::set<game::PieceId> seen;
    std::map<std::uint16_t, std::set<int>> levels;
    const auto& pieces = state.pieces();
    for (const game::PreviewPiece& p : view.preview) {
        ASSERT_LT(p.piece.id.value, pieces.size());
        ASSERT_TRUE(seen.insert(p.piece.id).second);
        ASSERT_EQ(p.piece.owner, pieces[p.piece.id.value].owner);
        ASSERT_EQ(p.piece.shape, pieces[p.piece.id.value].shape);
        ASSERT_TRUE(p.piece.place.area != play::kBoardArea ||
                    levels[p.piece.place.spot].insert(p.piece.place.level).second);
    }
    // Together with all other pieces, no stack has a gap.
    for (const game::PieceState& piece : pieces)
        ASSERT_TRUE(piece.place.area != play::kBoardArea || seen.contains(piece.id) ||
                    levels[piece.place.spot].insert(piece.place.level).second)
            << "two pieces in one place";
    for (const auto& [spot, at] : levels)
        ASSERT_EQ(*at.rbegin() + 1, static_cast<int>(at.size())) << view.text;
    ASSERT_EQ(view.preview.empty(), !input.holding());
    for (const Place& target : view.targets) {
        ASSERT_EQ(target.area, play::kBoardArea);
        ASSERT_TRUE(rules::contains(state.position().board(), Square::fromIndex(target.spot)));
    }
    for (const game::PieceState& ghost : view.ghosts) {
        ASSERT_LT(ghost.id.value, pieces.size());
        ASSERT_EQ(ghost.place.area, play::kBoardArea);
    }
}

class Entry : public testing::TestWithParam<int> {
  protected:
    base::Random random{static_cast<std::uint64_t>(GetParam())};
    /// Calls check(state) for positions from the first turn to late ones.
    template <class Check>
    void forPositions(int count, Check check) {
        for (int i = 0; i < count && !HasFatalFailure(); ++i)
            check(test::someState(random, GetParam(), i < 3 ? i : static_cast<int>(random.below(120))));
    }
};
INSTANTIATE_TEST_SUITE_P(EverySize, Entry, testing::Range(rules::kMinSize, rules::kMaxSize + 1));

TEST_P(Entry, EveryLegalMoveCanBeClicked) {
    forPositions(60, [&](const TakState& state) {
        MoveBuilder input;
        for (const Action action : state.legalActions()) {
            const Move move = play::moveOf(action);
            if (!move.isPlacement() && GetParam() > 5 && random.below(3) > 0) continue;
            input.reset(state);
            ASSERT_EQ(
                move.isPlacement() ? clickPlacement(input, state, move) : clickSpread(input, state, move),
                action)
                << state.notation(action) << " in " << state.positionText();
        }
    });
}

TEST_P(Entry, EveryLegalMoveCanBeTyped) {
    forPositions(60, [&](const TakState& state) {
        MoveBuilder input;
        for (const Action action : state.legalActions()) {
            if (GetParam() > 5 && random.below(3) > 0) continue;
            input.reset(state);
            ASSERT_EQ(typeMove(input, play::moveOf(action)), action)
                << state.notation(action) << " in " << state.positionText();
        }
    });
}

/// Tries every possible next input, and returns whether some of them lead to an action.
bool leadsOn(const MoveBuilder& from, const TakState& state, int depth = 0) {
    MoveBuilder input = from;
    if (input.finish()) return true;
    if (depth == 8) return false;
    for (const Place& target : from.view({}).targets) {
        MoveBuilder next = from;
        const Entered action = next.pick(target);
        if (action) return state.isLegal(*action);
        if (next.holding() && leadsOn(next, state, depth + 1)) return true;
    }
    return false;
}

TEST_P(Entry, NothingElseCanBeEntered) {
    forPositions(30, [&](const TakState& state) {
        const int size = GetParam();
        MoveBuilder input;
        input.reset(state);
        const auto anyPlace = [&]() -> Place {
            const auto below = [&](int n) {
                return static_cast<std::uint16_t>(random.below(static_cast<std::uint32_t>(n)));
            };
            switch (random.below(12)) {
                case 0:
                    return {below(5), below(200), below(4)};
                case 1:
                    return {below(70000 - 1), static_cast<std::uint16_t>(random.next()), below(60000)};
                case 2:
                    return {play::kBoardArea, static_cast<std::uint16_t>(random.next()), 0};
                case 3:
                    return {play::supplyArea(rules::Color::White), below(64), 0};
                case 4:
                    return {play::supplyArea(rules::Color::Black), below(64), 0};
                default:
                    return placeOf({below(size), below(size)}, below(3));
            }
        };
        for (int step = 0; step < 600; ++step) {
            Entered action;
            const bool before = input.holding();
            const auto what = random.below(16);
            if (what < 9)
                action = input.pick(anyPlace());
            else if (what < 10)
                (void)input.vary(static_cast<int>(random.below(5)) - 2);
            else if (what < 11)
                (void)input.varyAt(anyPlace(), static_cast<int>(random.below(5)) - 2);
            else if (what < 13)
                EXPECT_EQ(input.stepBack(), before);
            else if (what < 14)
                action = random.below(2) == 0 ? input.finish() : input.finishAt(anyPlace());
            else if (what < 15)
                input.choose(random.below(8) == 0 ? 1'000'000 : random.below(4));
            else {
                EXPECT_EQ(input.cancel(), before);
                EXPECT_FALSE(input.holding());
                EXPECT_TRUE(input.view({}).preview.empty());
                EXPECT_TRUE(input.view({}).text.empty());
            }
            const Place hover = anyPlace();
            ASSERT_NO_FATAL_FAILURE(expectViewFits(state, input, input.view(hover)));
            ASSERT_NO_FATAL_FAILURE(expectCountsFit(state, input, hover));
            if (action) {
                ASSERT_TRUE(state.isLegal(*action)) << action->value << " in " << state.positionText();
                input.reset(state);
                EXPECT_FALSE(input.holding());
            } else if (step % 4 == 0) {
                ASSERT_TRUE(!input.holding() || leadsOn(input, state))
                    << input.view({}).text << " in " << state.positionText();
            }
            int chosen = 0;
            for (const game::Choice& choice : input.choices()) chosen += choice.chosen && !choice.refusal;
            ASSERT_EQ(chosen, 1);
        }
    });
}

/// The ghost over a place shows the effect of a click there.
TEST_P(Entry, GhostsAreWhatAClickWouldAdd) {
    forPositions(30, [&](const TakState& state) {
        MoveBuilder input;
        input.reset(state);
        const int size = GetParam();
        for (int step = 0; step < 200; ++step) {
            const Place at =
                placeOf({static_cast<int>(random.below(size)), static_cast<int>(random.below(size))});
            if (random.below(5) == 0) (void)input.vary(1);
            if (random.below(3) == 0) (void)input.varyAt(at, random.below(2) == 0 ? 1 : -1);
            const game::InputView view = input.view(at);
            const auto leads = [&](const std::vector<Place>& places) {
                return std::any_of(places.begin(), places.end(),
                                   [&](const Place& p) { return p.sameSpot(at); });
            };
            ASSERT_TRUE(!input.holding() || view.ghosts.empty() != (leads(view.targets) || leads(view.reach)))
                << view.text;
            ASSERT_FALSE(leads(view.targets) && leads(view.reach));
            ASSERT_TRUE(!leads(view.reach) || !view.proposal.empty()) << view.text;
            const Entered action = input.pick(at);
            ASSERT_EQ(view.proposal, action ? state.notation(*action) : "");
            for (const game::PieceState& ghost : view.ghosts) {
                if (action) {
                    TakState after = state;
                    after.apply(*action);
                    ASSERT_EQ(after.piece(ghost.id), ghost) << state.notation(*action);
                } else {
                    const auto now = input.view({}).preview;
                    ASSERT_TRUE(std::any_of(now.begin(), now.end(),
                                            [&](const auto& p) { return p.piece == ghost && !p.inHand; }));
                }
            }
            if (action) input.reset(state);
        }
    });
}

/// Points at the end of a spread and turns the wheel over its squares until the numbers are those wanted.
Entered turnWheel(MoveBuilder& input, const TakState& state, Move move) {
    EXPECT_FALSE(input.pick(placeOf(move.square(), state.position().height(move.square()) - 1)));
    const auto held = [&] { return static_cast<int>(input.view({}).preview.size()); };
    for (int i = 0; i < 8 && held() > move.carried(); ++i)
        EXPECT_TRUE(input.varyAt(placeOf(move.square()), -1));
    const rules::Drops wanted = rules::dropsOf(move.pattern());
    const auto square = [&](int i) { return rules::moved(move.square(), move.direction(), i + 1); };
    const Place end = placeOf(square(wanted.squares - 1));
    for (int tries = 0; tries < 64; ++tries) {
        if (wanted.squares == 1) break;
        const auto counts = input.view(end).counts;
        EXPECT_EQ(counts.size(), static_cast<std::size_t>(wanted.squares) + 1);
        int wrong = 0;
        while (wrong < wanted.squares && counts[static_cast<std::size_t>(wrong) + 1].count ==
                                             wanted.counts[static_cast<std::size_t>(wrong)])
            ++wrong;
        if (wrong == wanted.squares) break;
        const bool more = counts[static_cast<std::size_t>(wrong) + 1].count <
                          wanted.counts[static_cast<std::size_t>(wrong)];
        // Until the player varies it, each square has its own proposal.
        if (tries == 0)
            EXPECT_TRUE(input.varyAt(end, -1) || input.varyAt(end, 1));
        else
            EXPECT_TRUE(input.varyAt(placeOf(square(wrong)), more ? 1 : -1));
    }
    if (wanted.squares > 1) return input.finishAt(end);
    while (input.view(end).counts.size() > 1 && input.view(end).counts[1].count < move.carried())
        if (!input.varyAt(end, 1)) break;
    return input.pick(end);
}

TEST_P(Entry, EveryLegalSpreadCanBeTurnedByTheWheel) {
    forPositions(40, [&](const TakState& state) {
        MoveBuilder input;
        for (const Action action : state.legalActions()) {
            const Move move = play::moveOf(action);
            if (move.isPlacement() || (GetParam() > 5 && random.below(4) > 0)) continue;
            input.reset(state);
            ASSERT_EQ(turnWheel(input, state, move), action)
                << state.notation(action) << " in " << state.positionText();
        }
    });
}

TakState after(std::initializer_list<const char*> moves, int size) {
    TakState state{rules::Position(rules::Setup::standard(size))};
    for (const char* move : moves) {
        const auto action = state.parse(move);
        if (!action)
            ADD_FAILURE() << move << ": " << action.error().describe();
        else
            state.apply(*action);
    }
    return state;
}

TEST(MoveBuilder, AStoneThatIsPutBackLiesFlatAgain) {
    const TakState state = after({"a1", "e5"}, 5);
    MoveBuilder input;
    input.reset(state);
    (void)input.pick(pile(state, PieceKind::Wall));
    (void)input.pick(pile(state, PieceKind::Wall));
    EXPECT_EQ(input.view({}).text, "S");
    EXPECT_TRUE(input.cancel());
    EXPECT_EQ(input.pick(placeOf({2, 2})), actionOf(Move::placement({2, 2}, PieceKind::Flat)));
}

TEST(MoveBuilder, AKindThatWasChosenStaysChosenForTheTurn) {
    const TakState state = after({"a1", "e5"}, 5);
    MoveBuilder input;
    input.reset(state);
    input.choose(1);
    (void)input.pick(placeOf({4, 4}));  // lifts White's stone
    EXPECT_TRUE(input.holding());
    EXPECT_TRUE(input.cancel());
    EXPECT_EQ(input.pick(placeOf({2, 2})), actionOf(Move::placement({2, 2}, PieceKind::Wall)));
    input.reset(state);
    EXPECT_EQ(input.pick(placeOf({2, 2})), actionOf(Move::placement({2, 2}, PieceKind::Flat)));
}

TEST(MoveBuilder, TheOpeningTakesFromTheOthersPile) {
    const TakState state = after({}, 5);
    MoveBuilder input;
    input.reset(state);
    EXPECT_FALSE(input.vary(1)) << "there is only one kind to place";
    (void)input.pick({play::supplyArea(rules::Color::White), 20, 0});
    EXPECT_FALSE(input.holding());
    (void)input.pick({play::supplyArea(rules::Color::Black), 20, 0});
    EXPECT_TRUE(input.holding());
    EXPECT_EQ(input.pick(placeOf({0, 0})), actionOf(Move::placement({0, 0}, PieceKind::Flat)));
}

TEST(MoveBuilder, TheDoubleBlackStackIsTakenAndPlacedAsOne) {
    const TakState state(
        *rules::parseTps("x5/x5/x5/x5/x5 1 1", {.opening = rules::Opening::DoubleBlackStack}));
    MoveBuilder input;
    input.reset(state);
    EXPECT_FALSE(input.vary(1)) << "there is only one kind to place";
    const game::InputView over = input.view(placeOf({2, 2}));
    ASSERT_EQ(over.ghosts.size(), 2U);
    EXPECT_EQ(over.ghosts[0].place, placeOf({2, 2}, 0));
    EXPECT_EQ(over.ghosts[1].place, placeOf({2, 2}, 1));
    EXPECT_EQ(over.proposal, "2c3");
    (void)input.pick(pile(state, PieceKind::Flat));
    EXPECT_TRUE(input.holding());
    const game::InputView held = input.view({});
    ASSERT_EQ(held.preview.size(), 2U);
    EXPECT_EQ(held.text, "2");
    EXPECT_EQ(held.words->english().substr(0, 15), "Two black flats");
    EXPECT_EQ(held.targets.size(), 25U);
    EXPECT_EQ(input.pick(placeOf({0, 0})), actionOf(Move::stackPlacement({0, 0})));
}

TEST(MoveBuilder, WithoutASwapTheFirstPieceMayBeOfAnyKind) {
    const TakState state(*rules::parseTps("x5/x5/x5/x5/x5 1 1", {.opening = rules::Opening::NoSwap}));
    MoveBuilder input;
    input.reset(state);
    for (const game::Choice& choice : input.choices()) EXPECT_FALSE(choice.refusal) << choice.label;
    input.choose(2);
    EXPECT_EQ(input.pick(placeOf({0, 0})), actionOf(Move::placement({0, 0}, PieceKind::Capstone)));
}

TEST(MoveBuilder, TheTextGrowsWithTheMove) {
    const TakState state = after({"a1", "e5", "e4", "b1", "e4+", "c1"}, 5);
    MoveBuilder input;
    input.reset(state);
    EXPECT_EQ(input.view({}).text, "");
    (void)input.pick(placeOf({4, 4}, 1));
    EXPECT_EQ(input.view({}).text, "2e5");
    EXPECT_FALSE(input.pick(placeOf({3, 4})));
    EXPECT_EQ(input.view({}).text, "2e5<1");
    EXPECT_TRUE(input.stepBack());
    EXPECT_EQ(input.view({}).text, "2e5");
    EXPECT_FALSE(input.pick(placeOf({3, 4})));
    const Entered action = input.pick(placeOf({2, 4}));
    ASSERT_TRUE(action) << "a single way was left";
    EXPECT_EQ(state.notation(*action), "2e5<11");
}

TEST(MoveBuilder, InvalidPlacesHaveNoEffect) {
    const TakState state = after({"a1", "e5"}, 5);
    MoveBuilder input;
    input.reset(state);
    for (int spot = 0; spot <= 0xFFFF; ++spot) {
        const auto number = static_cast<std::uint16_t>(spot);
        if (spot >= 64 || !rules::contains(state.position().board(), Square::fromIndex(spot))) {
            const Place nowhere{play::kBoardArea, number, 0};
            ASSERT_FALSE(input.pick(nowhere)) << spot;
            ASSERT_TRUE(input.view(nowhere).ghosts.empty()) << spot;
        }
        ASSERT_FALSE(spot >= 22 && input.pick({play::supplyArea(rules::Color::White), number, 0}));
        ASSERT_FALSE(spot > 2 && input.pick({number, 0, 0}));
        ASSERT_FALSE(input.holding()) << spot;
    }
}

TEST(MoveBuilder, AfterTheEndNothingCanBeEntered) {
    const TakState state = after({"c3", "a1", "b1", "c2", "c1"}, 3);
    MoveBuilder input;
    input.reset(state);
    for (int spot = 0; spot < 64; ++spot)
        EXPECT_FALSE(input.pick({play::kBoardArea, static_cast<std::uint16_t>(spot), 0}));
    EXPECT_FALSE(input.pick({play::supplyArea(rules::Color::Black), 0, 0}));
    EXPECT_FALSE(input.holding());
    EXPECT_FALSE(input.vary(1));
    EXPECT_FALSE(input.finish());
}

TEST(MoveBuilder, TheCursorStaysOnTheBoard) {
    for (int size = rules::kMinSize; size <= rules::kMaxSize; ++size) {
        const TakState state = after({}, size);
        MoveBuilder input;
        input.reset(state);
        base::Random random(1);
        Place cursor = input.cursorStart();
        for (int i = 0; i < 500; ++i) {
            cursor = input.neighbour(cursor, static_cast<int>(random.below(3)) - 1,
                                     static_cast<int>(random.below(3)) - 1);
            ASSERT_EQ(cursor.area, play::kBoardArea);
            ASSERT_TRUE(rules::contains(state.position().board(), Square::fromIndex(cursor.spot)));
        }
        EXPECT_EQ(input.neighbour({play::supplyArea(rules::Color::White), 3, 0}, 1, 0), input.cursorStart());
    }
}

TakState fromTps(const char* tps) { return TakState(rules::parseTps(tps).value()); }

std::string numbers(const game::InputView& view) {
    std::string text;
    for (const game::PlaceCount& count : view.counts)
        text += (text.empty() ? "" : " ") +
                std::string(count.kind == game::PlaceCount::Kind::PutDown    ? "="
                            : count.kind == game::PlaceCount::Kind::Proposed ? "+"
                                                                             : "") +
                std::to_string(count.count);
    return text;
}

TEST(MoveBuilder, AFarSquareIsOfferedTheRestAtItsEnd) {
    const TakState state = fromTps("x5/x5/1112,x4/x5/1,x3,2 2 9");
    MoveBuilder input;
    input.reset(state);
    (void)input.pick(placeOf({0, 2}));
    const Place end = placeOf({2, 2});
    EXPECT_EQ(numbers(input.view({})), "0");
    EXPECT_EQ(numbers(input.view(end)), "0 +1 +3");
    EXPECT_EQ(input.view(end).proposal, "4a3>13");
    EXPECT_TRUE(input.varyAt(end, -1));
    EXPECT_EQ(numbers(input.view(end)), "0 +2 +2");
    EXPECT_EQ(numbers(input.view(placeOf({1, 2}))), "0 +2 +2") << "what was varied holds for the whole way";
    EXPECT_TRUE(input.varyAt(placeOf({1, 2}), 1));
    EXPECT_EQ(input.view(end).proposal, "4a3>31");
    EXPECT_FALSE(input.varyAt(placeOf({1, 2}), 1)) << "one piece has to reach the end";
    EXPECT_EQ(numbers(input.view(placeOf({3, 2}))), "0 +1 +1 +2") << "another square has its own proposal";
    EXPECT_EQ(input.finishAt(end), *state.parse("4a3>31"));
    EXPECT_TRUE(input.cancel());
    (void)input.pick(placeOf({0, 2}));
    EXPECT_EQ(input.view(end).proposal, "4a3>13") << "what was varied is forgotten with what was put back";
}

TEST(MoveBuilder, VaryingTheOriginChangesHowManyStay) {
    const TakState state = fromTps("x5/x5/1112,x4/x5/1,x3,2 2 9");
    MoveBuilder input;
    input.reset(state);
    const Place origin = placeOf({0, 2});
    (void)input.pick(origin);
    EXPECT_TRUE(input.varyAt(origin, -1));
    EXPECT_EQ(numbers(input.view(placeOf({2, 2}))), "1 +1 +2");
    EXPECT_EQ(input.pick(placeOf({2, 2})), *state.parse("3a3>12"));
}

TEST(MoveBuilder, TheNextSquareTakesAsManyAsTheWheelSays) {
    const TakState state = fromTps("x5/x5/1112,x4/x5/1,x3,2 2 9");
    MoveBuilder input;
    input.reset(state);
    (void)input.pick(placeOf({0, 2}));
    const Place next = placeOf({1, 2});
    EXPECT_EQ(numbers(input.view(next)), "0 +1");
    EXPECT_FALSE(input.varyAt(next, -1)) << "none is no drop";
    EXPECT_TRUE(input.varyAt(next, 1));
    EXPECT_EQ(numbers(input.view(next)), "0 +2");
    EXPECT_FALSE(input.pick(next));
    EXPECT_EQ(input.view({}).text, "4a3>2");
    EXPECT_EQ(numbers(input.view(placeOf({3, 2}))), "0 =2 +1 +1");
    EXPECT_EQ(numbers(input.view(next)), "0 +3") << "one more under the hand";
    EXPECT_EQ(input.pick(placeOf({3, 2})), *state.parse("4a3>211"));
}

TEST(MoveBuilder, ACapstoneAlwaysFlattensWithOnePiece) {
    const TakState state = fromTps("x5/x5/1112C,x2,1S,x/x5/1,x3,2 2 9");
    MoveBuilder input;
    input.reset(state);
    (void)input.pick(placeOf({0, 2}));
    const Place wall = placeOf({3, 2});
    EXPECT_EQ(input.view(wall).proposal, "4a3>121*");
    EXPECT_TRUE(input.varyAt(wall, -1)) << "handed on to the square before it";
    EXPECT_EQ(input.view(wall).proposal, "4a3>211*");
}

TEST(MoveBuilder, ASinglePieceHasNoNumbers) {
    const TakState state = fromTps("x5/x5/2,x4/x5/1,x4 2 5");
    MoveBuilder input;
    input.reset(state);
    (void)input.pick(placeOf({0, 2}));
    EXPECT_EQ(numbers(input.view(placeOf({1, 2}))), "");
    EXPECT_EQ(input.view(placeOf({1, 2})).proposal, "a3>");
}

}  // namespace
}  // namespace tak::table
