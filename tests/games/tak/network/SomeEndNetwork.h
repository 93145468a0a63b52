#pragma once

#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <optional>
#include <string>

#include "base/Random.h"
#include "games/tak/network/Inputs.h"
#include "games/tak/network/SomeNetwork.h"

namespace tak::network::test {

/// A network that foretells ends, as a file. Its weights are as good as random, and the same as those of
/// end_network.py beside this file.
struct SomeEndNetwork {
    int size = 5;
    int channels = 16;
    int blocks = 2;
    int hidden = 8;
    std::uint32_t version = 1;
    /// The probabilities of lost, drawn, won that it gives every position; by default they depend on it.
    std::optional<std::array<double, 3>> result = {};

    [[nodiscard]] std::string file() const {
        std::string out = "DOLMENEN";
        for (const int number :
             {static_cast<int>(version), size, channels, blocks, hidden, Layout(size).inputs()})
            addNumber(out, static_cast<std::uint64_t>(number), 4);
        std::uint64_t index = 0;
        const auto add = [&](int count, float largest) {
            addNumber(out, std::bit_cast<std::uint32_t>(largest / 32768), 4);
            for (int i = 0; i < count; ++i) addNumber(out, (base::scrambled(index++) >> 48) - 32768, 2);
        };
        add(Layout(size).perSquare() * channels, 0.5F);
        add(Layout::kSituations * channels, 0.5F);
        add(channels, 0.5F);
        add(9 * blocks * channels * channels, 0.25F);
        add(2 * blocks * channels * channels, 0.25F);
        add(blocks * channels, 0.25F);
        add(9 * blocks * channels * channels, 0.125F);
        add(channels * 3, 0.5F);
        add(3, 0.5F);
        add(2 * channels * hidden, 0.5F);
        add(hidden, 0.5F);
        // Steps of 0 would be damaged.
        add(hidden * 5, result ? 1e-9F : 0.5F);
        if (result)
            addResult(out);
        else
            add(5, 0.5F);
        addNumber(out, checksumOf(out), 8);
        return out;
    }

  private:
    /// The last bias: logarithms of the probabilities, and no flats.
    void addResult(std::string& out) const {
        constexpr float kStep = 1.0F / 4096;
        addNumber(out, std::bit_cast<std::uint32_t>(kStep), 4);
        for (const double probability : *result)
            addNumber(out, static_cast<std::uint16_t>(std::lround(std::log(probability) / kStep)), 2);
        addNumber(out, 0, 4);
    }
};

}  // namespace tak::network::test
