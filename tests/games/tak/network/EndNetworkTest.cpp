// The network that foretells ends computes the same as the trainer, the same for both colours and for a
// turned board; a damaged file is refused.

#include "games/tak/network/EndNetwork.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <numeric>

#include "games/tak/network/SomeEndNetwork.h"
#include "games/tak/rules/Tps.h"

namespace tak::network {
namespace {

using test::SomeEndNetwork;
using ::testing::HasSubstr;

constexpr float kNear = 1e-3F;
constexpr const char* kSome = "x2,1S,2,x/2,112C,x,1,12/x,1,21212,1,x/1,x2,2S,x/x,2,221,x,1 1 15";

EndNetwork some(const SomeEndNetwork& network = {}) { return std::move(*EndNetwork::parse(network.file())); }

rules::Position at(const char* tps, int halfKomi) {
    auto position = rules::parseTps(tps, {.halfKomi = halfKomi});
    EXPECT_TRUE(position) << position.error().describe();
    return *position;
}

/// What end_network.py prints.
constexpr std::array<std::array<float, 3>, 25> kOwners = {{
    {0.2724F, 0.3057F, 0.4219F}, {0.2501F, 0.2965F, 0.4534F}, {0.2357F, 0.3684F, 0.3959F},
    {0.2762F, 0.2990F, 0.4248F}, {0.2623F, 0.3554F, 0.3823F}, {0.2706F, 0.3450F, 0.3844F},
    {0.3166F, 0.2739F, 0.4095F}, {0.3043F, 0.2702F, 0.4255F}, {0.3253F, 0.2203F, 0.4544F},
    {0.2908F, 0.2898F, 0.4194F}, {0.2713F, 0.3097F, 0.4191F}, {0.3123F, 0.2875F, 0.4002F},
    {0.3130F, 0.1716F, 0.5154F}, {0.3017F, 0.3011F, 0.3972F}, {0.2748F, 0.3114F, 0.4138F},
    {0.2642F, 0.2867F, 0.4490F}, {0.2451F, 0.3679F, 0.3870F}, {0.3179F, 0.2682F, 0.4139F},
    {0.2997F, 0.3176F, 0.3826F}, {0.2644F, 0.2114F, 0.5243F}, {0.2765F, 0.3117F, 0.4118F},
    {0.2807F, 0.2998F, 0.4195F}, {0.2649F, 0.3809F, 0.3542F}, {0.2531F, 0.3030F, 0.4439F},
    {0.2809F, 0.3108F, 0.4083F},
}};

TEST(EndNetwork, ComputesTheSameAsTheTrainer) {
    const ExpectedEnd end = some().expect(at(kSome, 3));
    ASSERT_EQ(end.owners.size(), kOwners.size());
    for (std::size_t square = 0; square < kOwners.size(); ++square)
        for (std::size_t owner = 0; owner < 3; ++owner)
            EXPECT_NEAR(end.owners[square][owner], kOwners[square][owner], kNear) << square << ' ' << owner;
    EXPECT_NEAR(end.result[0], 0.3338F, kNear);
    EXPECT_NEAR(end.result[1], 0.2061F, kNear);
    EXPECT_NEAR(end.result[2], 0.4600F, kNear);
    EXPECT_NEAR(end.flats[0], -4.3760F, kNear);
    EXPECT_NEAR(end.flats[1], 6.2323F, kNear);
}

TEST(EndNetwork, SeesBothColoursAlike) {
    const ExpectedEnd end = some().expect(at(kSome, 3));
    const ExpectedEnd swapped =
        some().expect(at("x2,2S,1,x/1,221C,x,2,21/x,2,12121,2,x/2,x2,1S,x/x,1,112,x,2 2 15", -3));
    for (std::size_t square = 0; square < end.owners.size(); ++square)
        for (std::size_t owner = 0; owner < 3; ++owner)
            EXPECT_NEAR(end.owners[square][owner], swapped.owners[square][owner], 1e-6F);
    EXPECT_NEAR(end.result[2], swapped.result[2], 1e-6F);
    EXPECT_NEAR(end.flats[0], swapped.flats[0], 1e-6F);
}

TEST(EndNetwork, TurnsWithTheBoard) {
    const ExpectedEnd end = some().expect(at(kSome, 3));
    // Mirrored, so that a1 becomes e1, and turned over, so that it becomes a5; and a1 to e5 exchanged.
    const std::pair<const char*, int (*)(int, int)> turns[] = {
        {"x,2,1S,x2/12,1,x,112C,2/x,1,21212,1,x/x,2S,x2,1/1,x,221,2,x 1 15",
         [](int rank, int file) { return 5 * rank + 4 - file; }},
        {"x,2,221,x,1/1,x2,2S,x/x,1,21212,1,x/2,112C,x,1,12/x2,1S,2,x 1 15",
         [](int rank, int file) { return 5 * (4 - rank) + file; }},
        {"1,x2,12,x/x,2S,1,1,2/221,x,21212,x,1S/2,x,1,112C,x/x,1,x,2,x 1 15",
         [](int rank, int file) { return 5 * file + rank; }},
    };
    for (const auto& [tps, to] : turns) {
        const ExpectedEnd turned = some().expect(at(tps, 3));
        for (int square = 0; square < 25; ++square)
            for (std::size_t owner = 0; owner < 3; ++owner)
                EXPECT_NEAR(end.owners[static_cast<std::size_t>(square)][owner],
                            turned.owners[static_cast<std::size_t>(to(square / 5, square % 5))][owner], 1e-5F)
                    << tps << ' ' << square;
        EXPECT_NEAR(end.flats[1], turned.flats[1], 1e-4F);
    }
}

TEST(EndNetwork, GivesProbabilitiesOnBoardsOfAnySize) {
    base::Random random(5);
    for (int size = rules::kMinSize; size <= rules::kMaxSize; ++size) {
        const EndNetwork network = some({.size = size, .channels = 32, .blocks = 1, .hidden = 5});
        EXPECT_EQ(network.size(), size);
        for (int plies = 2; plies < 60; plies += 9) {
            const ExpectedEnd end = network.expect(test::randomPosition(size, random, plies));
            ASSERT_EQ(end.owners.size(), static_cast<std::size_t>(size * size));
            for (const auto& owner : end.owners)
                EXPECT_NEAR(std::accumulate(owner.begin(), owner.end(), 0.0F), 1, 1e-4F);
            EXPECT_NEAR(std::accumulate(end.result.begin(), end.result.end(), 0.0F), 1, 1e-4F);
        }
    }
}

TEST(EndNetwork, ADamagedFileIsRefused) {
    const std::string whole = SomeEndNetwork{}.file();
    ASSERT_TRUE(EndNetwork::parse(whole));
    const auto problem = [](const std::string& file) {
        const auto parsed = EndNetwork::parse(file);
        return parsed ? "" : parsed.error().describe();
    };
    EXPECT_THAT(problem(""), HasSubstr("no network"));
    EXPECT_THAT(problem("DOLMENNW" + whole.substr(8)), HasSubstr("no network"));
    for (const std::size_t length : {std::size_t{8}, std::size_t{31}, std::size_t{1000}, whole.size() - 1})
        EXPECT_THAT(problem(whole.substr(0, length)), HasSubstr("damaged")) << length;
    EXPECT_THAT(problem(whole + '\0'), HasSubstr("damaged"));
    std::string changed = whole;
    changed[5000] ^= 1;
    EXPECT_THAT(problem(changed), HasSubstr("damaged"));
}

TEST(EndNetwork, AFileWithOtherNumbersIsRefused) {
    const SomeEndNetwork strange[] = {{.version = 2},    {.size = 9},   {.channels = 0}, {.channels = 24},
                                      {.channels = 256}, {.blocks = 0}, {.blocks = 17},  {.hidden = 0}};
    for (const SomeEndNetwork& network : strange) {
        const auto parsed = EndNetwork::parse(network.file());
        ASSERT_FALSE(parsed);
        EXPECT_THAT(parsed.error().describe(), HasSubstr("another version"));
    }
}

}  // namespace
}  // namespace tak::network
