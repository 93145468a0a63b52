#include "game/DraftChange.h"

#include <algorithm>

namespace game {
namespace {

using ChangeKind = DraftChange::Kind;

// Bits of the code, from the lowest: kind, face, shape, count, from; then to, or a value.
constexpr int kFaceBit = 3;
constexpr int kShapeBit = 7;
constexpr int kCountBit = 12;
constexpr int kFromBit = 20;
constexpr int kUpperBit = 32;
constexpr int kSpotBits = 8;

bool hasGoal(ChangeKind kind) { return kind == ChangeKind::Put || kind == ChangeKind::Move; }

std::uint64_t codeOf(Place place) { return std::uint64_t{place.area} << kSpotBits | place.spot; }

Place placeOfCode(unsigned code) {
    return {static_cast<std::uint16_t>(code >> kSpotBits & 0xF), static_cast<std::uint16_t>(code & 0xFF), 0};
}

}  // namespace

Action actionOf(const DraftChange& change) {
    const auto bits = [](auto value, int at) { return static_cast<std::uint64_t>(value) << at; };
    const std::uint64_t upper = hasGoal(change.kind) ? codeOf(change.to) : change.value;
    return Action(bits(change.kind, 0) | bits(change.face, kFaceBit) | bits(change.shape, kShapeBit) |
                  bits(change.count, kCountBit) | codeOf(change.from) << kFromBit | upper << kUpperBit);
}

DraftChange changeOf(Action action) {
    const auto part = [&](int at, unsigned mask) { return static_cast<unsigned>(action.value >> at) & mask; };
    DraftChange change{
        .kind = static_cast<ChangeKind>(std::min(part(0, 7), static_cast<unsigned>(ChangeKind::Whole))),
        .from = placeOfCode(part(kFromBit, 0xFFF)),
        .count = static_cast<int>(part(kCountBit, 0xFF)),
        .face = static_cast<Face>(part(kFaceBit, 0xF)),
        .shape = static_cast<std::uint8_t>(part(kShapeBit, 0x1F))};
    const unsigned upper = part(kUpperBit, ~0U);
    if (hasGoal(change.kind))
        change.to = placeOfCode(upper);
    else
        change.value = upper;
    return change;
}

}  // namespace game
