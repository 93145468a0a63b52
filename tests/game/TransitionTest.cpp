#include "game/Transition.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace game {
namespace {

using testing::ElementsAre;
using testing::Field;
using testing::IsEmpty;

PieceState at(std::uint16_t id, std::uint16_t spot, Face face = 0) {
    return {.id = PieceId(id), .face = face, .place = {0, spot, 0}};
}

/// Piece 0 shows another face, goes from spot 1 to 3, and hides the face again; piece 1 leaves for spot 9
/// meanwhile; piece 2 turns its face there and back.
Transition turn() {
    return {{{.hops = {{at(0, 1), at(0, 1, 1)}, {at(2, 5), at(2, 5, 1)}}, .reason = Reason::Show},
             {.hops = {{at(1, 3), at(1, 9)}}, .reason = Reason::Capture},
             {.hops = {{at(0, 1, 1), at(0, 3, 1)}}},
             {.hops = {{at(0, 3, 1), at(0, 3)}, {at(2, 5, 1), at(2, 5)}}, .reason = Reason::Hide}}};
}

TEST(Transition, ListsTheHopsOfAllStagesInOrder) {
    const std::vector<Hop> hops = hopsOf(turn());
    ASSERT_EQ(hops.size(), 6U);
    EXPECT_EQ(hops[2].after, at(1, 9));
    EXPECT_EQ(hops[3].after, at(0, 3, 1));
}

TEST(Transition, NetHopsLeadFromTheBeginningToTheEnd) {
    const std::vector<Hop> net = netHopsOf(turn());
    ASSERT_EQ(net.size(), 2U) << "piece 2 is as it was";
    EXPECT_EQ(net[0].before, at(1, 3));
    EXPECT_EQ(net[0].after, at(1, 9));
    EXPECT_EQ(net[1].before, at(0, 1));
    EXPECT_EQ(net[1].after, at(0, 3));
    EXPECT_THAT(netHopsOf({}), IsEmpty());
}

TEST(Transition, NamesEachPlaceOnce) {
    EXPECT_THAT(placesOf(turn()), ElementsAre(Field(&Place::spot, 1), Field(&Place::spot, 5),
                                              Field(&Place::spot, 3), Field(&Place::spot, 9)));
}

TEST(Transition, NamesNeitherSuppliesOfADealNorPlacesWherePiecesWereMixed) {
    const Transition dealt{{{.hops = {{at(0, 1), at(0, 1, 1)}}, .reason = Reason::Shuffle},
                            {.hops = {{at(0, 1, 1), at(0, 3)}}, .reason = Reason::Deal}}};
    EXPECT_THAT(placesOf(dealt), ElementsAre(Field(&Place::spot, 3)));
}

TEST(Transition, NamesNoPlaceOfAPieceThatWasShuffledAfterwards) {
    const Transition passed{
        {{.hops = {{at(0, 1), at(0, 3)}, {at(1, 4), at(1, 5)}}, .reason = Reason::Pass},
         {.hops = {{at(0, 3), at(0, 2)}}, .reason = Reason::Shuffle, .mixed = {PieceId(0)}}}};
    EXPECT_THAT(placesOf(passed), ElementsAre(Field(&Place::spot, 4), Field(&Place::spot, 5)));
}

}  // namespace
}  // namespace game
