#include "games/tak/engine/Corrections.h"

#include <algorithm>
#include <cstdlib>

namespace tak::engine {
namespace {

constexpr int kPerBonus = 4;  ///< of an entry's range that one result may fill

std::size_t hashed(std::uint64_t a, std::uint64_t b, std::size_t keys) {
    const std::uint64_t mixed = (a * 0x9E3779B97F4A7C15) ^ ((b + 0x632BE59BD9B4E019) * 0xD6E8FEB86659FD93);
    return static_cast<std::size_t>((mixed ^ (mixed >> 29)) * 0xBF58476D1CE4E5B9 >> 40) % keys;
}

}  // namespace

Corrections::Places Corrections::placesOf(const rules::Position& position, rules::Move before) {
    using rules::Color;
    const auto side = static_cast<std::size_t>(rules::index(position.toMove()));
    const std::size_t base = side * (2 * kKeys + History::kKinds);
    const std::size_t reply = before.isNone() ? 0 : History::kindOf(before);
    return {.structure =
                base + hashed(position.roadSquares(Color::White), position.roadSquares(Color::Black), kKeys),
            .obstacles = base + kKeys +
                         hashed(position.walls() ^ (position.capstones() * 3), position.stacks(), kKeys),
            .reply = base + 2 * kKeys + reply};
}

void Corrections::learn(const Places& places, Score error, int depth) {
    constexpr int kLimit = kMost / kPerBonus;
    const int bonus = std::clamp(error * std::min(depth, 16) / 8, -kLimit, kLimit);
    for (const std::size_t place : {places.structure, places.obstacles, places.reply}) {
        std::int16_t& value = errors_[place];
        value = static_cast<std::int16_t>(value + bonus - value * std::abs(bonus) / kMost);
    }
}

}  // namespace tak::engine
