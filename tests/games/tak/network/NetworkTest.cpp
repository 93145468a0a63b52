// A network computes what its description says, on every processor, and a damaged file is refused.

#include "games/tak/network/Network.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstring>

#include "games/tak/network/Accumulators.h"
#include "games/tak/network/SomeNetwork.h"

namespace tak::network {
namespace {

using test::randomPosition;
using test::SomeNetwork;
using ::testing::HasSubstr;

int evaluate(const Network& network, const rules::Position& position, const std::vector<int>& terms,
             int tuned) {
    std::array<std::int16_t, kMaxTerms> padded{};
    for (std::size_t i = 0; i < terms.size(); ++i) padded[i] = static_cast<std::int16_t>(terms[i]);
    Accumulators accumulators(network);
    accumulators.look(position);
    return network.evaluate(position, {.own = accumulators.as(position.toMove()),
                                       .their = accumulators.as(!position.toMove()),
                                       .terms = padded,
                                       .tuned = tuned});
}

class NetworkOf : public ::testing::TestWithParam<int> {};

TEST_P(NetworkOf, ComputesAsDescribedOnEveryProcessor) {
    const SomeNetwork some(GetParam(), 7);
    auto network = Network::parse(some.file());
    ASSERT_TRUE(network) << network.error().describe();
    base::Random random(static_cast<std::uint64_t>(GetParam()));
    int kinds = 0;
    for (const Kernels* const kernels : builtKernels()) {
        if (!runsHere(*kernels)) continue;
        ++kinds;
        network->use(*kernels);
        for (int i = 0; i < 150; ++i) {
            const rules::Position p = randomPosition(GetParam(), random, i);
            std::vector<int> terms(SomeNetwork::kTerms);
            for (int& term : terms) term = static_cast<int>(random.below(255)) - 127;
            const int tuned = static_cast<int>(random.below(4000)) - 2000;
            ASSERT_EQ(evaluate(*network, p, terms, tuned), some.evaluate(p, terms, tuned))
                << kernels->name << ' ' << i;
        }
    }
    EXPECT_GE(kinds, 1);
}

INSTANTIATE_TEST_SUITE_P(Sizes, NetworkOf, ::testing::Values(3, 5, 6, 8));

TEST(Network, TheExtremesFit) {
    // The largest weights that a file may have, and inputs that are all on: no sum may overflow, which the
    // sanitizers would report.
    SomeNetwork some(6, 1);
    const auto all = [](std::vector<int>& values, int value) { values.assign(values.size(), value); };
    all(some.firstBias, 32767);
    all(some.first, 0);
    all(some.squares, 8500);
    all(some.terms, 32767);
    all(some.second, 8500);
    all(some.last, 8500);
    auto network = Network::parse(some.file());
    ASSERT_TRUE(network);
    base::Random random(3);
    const rules::Position p = randomPosition(6, random, 30);
    const std::vector<int> terms(SomeNetwork::kTerms, kTermLimit);
    for (const Kernels* const kernels : builtKernels()) {
        if (!runsHere(*kernels)) continue;
        network->use(*kernels);
        EXPECT_EQ(evaluate(*network, p, terms, 20000), some.evaluate(p, terms, 20000)) << kernels->name;
    }
}

TEST(Network, ADamagedFileIsRefused) {
    const std::string file = SomeNetwork(5, 2).file();
    const auto problem = [](std::string_view content) {
        const auto network = Network::parse(content);
        return network ? std::string() : network.error().describe();
    };
    EXPECT_EQ(problem(file), "");
    EXPECT_THAT(problem(""), HasSubstr("no network"));
    EXPECT_THAT(problem("GIF89a and more than a few bytes"), HasSubstr("no network"));
    EXPECT_THAT(problem(std::string_view(file).substr(0, 20)), HasSubstr("damaged"));
    EXPECT_THAT(problem(std::string_view(file).substr(0, file.size() - 1)), HasSubstr("damaged"));
    EXPECT_THAT(problem(file + "x"), HasSubstr("damaged"));
    EXPECT_THAT(problem(SomeNetwork(5, 2).file(1)), HasSubstr("another version"));
    for (const std::size_t at : {std::size_t{41}, file.size() / 2, file.size() - 3}) {
        std::string changed = file;
        changed[at] = static_cast<char>(changed[at] ^ 4);
        EXPECT_THAT(problem(changed), HasSubstr("damaged")) << at;
    }
    for (std::size_t at = 8; at < 40; ++at) {
        std::string changed = file;
        changed[at] = static_cast<char>(changed[at] ^ 0x51);
        EXPECT_NE(problem(changed), "") << at;
    }
}

TEST(Network, WeightsThatCouldOverflowAreRefused) {
    SomeNetwork some(5, 2);
    some.squares[100] = 8501;
    EXPECT_FALSE(Network::parse(some.file()));
}

}  // namespace
}  // namespace tak::network
