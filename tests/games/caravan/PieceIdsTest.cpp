// The ids by which a viewer knows cards stay with them only as long as he can tell the cards apart.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "games/caravan/PositionTexts.h"
#include "games/caravan/play/CaravanPieces.h"
#include "games/caravan/play/CaravanState.h"

namespace caravan::play {
namespace {

using game::PieceId;
using game::PieceState;
using game::PlayerId;
using game::Viewer;
using ::testing::SizeIs;
using ::testing::UnorderedElementsAreArray;

constexpr int kSeeds = 200;
constexpr int kOften = 30;  // of kSeeds: a quarter of them is expected for each of four cards

const Viewer kGiver = PlayerId(0);
const Viewer kReceiver = PlayerId(1);
const Viewer kThird = PlayerId(2);
const std::vector<Viewer> kAll{Viewer::record(), Viewer::onlooker(), kGiver, kReceiver, kThird};

/// The position of this text, with this seed for all that chance decides later.
CaravanState with(std::string_view text, std::uint64_t seed) {
    return CaravanState(rules::Position::setUp(rules::at(text).layout(), seed));
}

void play(CaravanState& state, int player, std::string_view text) {
    const auto action = state.view(playerId(player))->parse(text);
    ASSERT_TRUE(action) << text;
    state.apply(*action);
}

std::vector<PieceState> in(const CaravanState& state, Viewer viewer, std::uint16_t area) {
    std::vector<PieceState> found;
    for (const PieceState& piece : state.view(viewer)->pieces())
        if (piece.place.area == area) found.push_back(piece);
    return found;
}

std::vector<PieceId> idsOf(const std::vector<PieceState>& pieces) {
    std::vector<PieceId> ids;
    for (const PieceState& piece : pieces) ids.push_back(piece.id);
    return ids;
}

/// The id of the only card of this value that the viewer sees in the area.
PieceId idOf(const CaravanState& state, Viewer viewer, std::uint16_t area, int value) {
    std::vector<PieceState> found = in(state, viewer, area);
    std::erase_if(found, [&](const PieceState& piece) { return piece.shape != value; });
    EXPECT_THAT(found, SizeIs(1));
    return found.empty() ? PieceId(0) : found.front().id;
}

std::vector<PieceId> mixedLast(const CaravanState& state, Viewer viewer) {
    for (const game::Stage& stage : state.lastTurn(viewer).stages)
        if (!stage.mixed.empty()) return stage.mixed;
    return {};
}

/// The first player gives his only 2 to the second.
CaravanState exchanged(std::uint64_t seed) {
    CaravanState state = with("0/0/0 1112/3344/3455 - 12223455 gifts=--- turn=1/1/0/0", seed);
    play(state, 0, ">d2");
    play(state, 1, ">a3");
    play(state, 2, ">a3");
    return state;
}

TEST(CaravanPieceIds, ThoseOfAllHandsAreMixedWhenGiftsAreHandedOver) {
    const CaravanState state = exchanged(1);
    std::vector<PieceId> inHands;
    for (int player = 0; player < 3; ++player)
        for (const PieceId id : idsOf(in(state, Viewer::record(), handArea(player)))) inHands.push_back(id);
    ASSERT_THAT(inHands, SizeIs(12));
    for (const Viewer viewer : kAll)
        EXPECT_THAT(mixedLast(state, viewer), UnorderedElementsAreArray(inHands));
}

TEST(CaravanPieceIds, OfAGiftTellNobodyWhichCardItIs) {
    std::map<PieceId, int> times;
    for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
        const CaravanState state = exchanged(seed);
        ++times[idOf(state, Viewer::record(), handArea(1), 2)];
        EXPECT_EQ(idOf(state, kReceiver, handArea(1), 2), idOf(state, Viewer::record(), handArea(1), 2));
        for (const Viewer viewer : {kGiver, kThird, Viewer::onlooker()})
            for (const PieceState& piece : in(state, viewer, handArea(1)))
                EXPECT_EQ(piece.shape, game::kUnknownShape) << "the giver knows the card, but not its id";
    }
    EXPECT_THAT(times, SizeIs(4)) << "any of the receiver's ids";
    for (const auto& [id, count] : times) EXPECT_GT(count, kOften) << id.value;
}

/// The cards of the pile were seen by everybody before they become the new deck.
TEST(CaravanPieceIds, OfAPileTellNobodyTheNewDeck) {
    constexpr const char* kEmptyDeck = "0/0/0/0 1122/3344/5512/3451 2345 - reshuffle turn=2/1/0/4";
    const CaravanState before = with(kEmptyDeck, 0);
    const std::vector<PieceId> pile = idsOf(in(before, Viewer::onlooker(), kPileArea));
    ASSERT_THAT(pile, SizeIs(4));
    std::map<PieceId, int> times;
    for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
        CaravanState state = with(kEmptyDeck, seed);
        play(state, 0, "a1");
        for (const Viewer viewer : kAll)
            EXPECT_THAT(mixedLast(state, viewer), UnorderedElementsAreArray(pile));
        for (const Viewer viewer : {Viewer::onlooker(), kGiver, kReceiver})
            for (const PieceState& piece : in(state, viewer, kDeckArea))
                EXPECT_EQ(piece.shape, game::kUnknownShape);
        // The first player has drawn one of the four; his own 2, from the start, is another.
        for (const PieceState& piece : state.view(Viewer::record())->pieces())
            if (piece.shape == 2 && std::find(pile.begin(), pile.end(), piece.id) != pile.end())
                ++times[piece.id];
    }
    EXPECT_THAT(times, SizeIs(4)) << "any of the ids that lay on the pile";
    for (const auto& [id, count] : times) EXPECT_GT(count, kOften) << id.value;
}

}  // namespace
}  // namespace caravan::play
