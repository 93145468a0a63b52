#include "games/tactiki/play/DraftChange.h"

#include <algorithm>

#include "games/tactiki/rules/Notation.h"

namespace tactiki::play {

using Kind = DraftChange::Kind;
using Told = DraftChange::Told;

namespace {

// Bits of the code, from the lowest: kind, side, figure, fields, stage, on, told, count.
constexpr int kSideAt = 4;
constexpr int kFigureAt = 5;
constexpr int kFromAt = 9;
constexpr int kToAt = 14;
constexpr int kStageAt = 19;
constexpr int kOnAt = 21;
constexpr int kToldAt = 22;
constexpr int kCountAt = 32;

}  // namespace

game::Action actionOf(const DraftChange& change) {
    const auto bits = [](auto value, int at) {
        return static_cast<std::uint64_t>(static_cast<std::uint32_t>(value)) << at;
    };
    return game::Action(bits(change.kind, 0) | bits(change.side, kSideAt) | bits(change.figure, kFigureAt) |
                        bits(change.from.index(), kFromAt) | bits(change.to.index(), kToAt) |
                        bits(change.stage, kStageAt) | bits(change.on, kOnAt) | bits(change.told, kToldAt) |
                        bits(change.count, kCountAt));
}

DraftChange changeOf(game::Action action) {
    const auto part = [&](int at, unsigned most) {
        unsigned mask = 1;
        while (mask < most) mask = 2 * mask + 1;
        return std::min(static_cast<unsigned>(action.value >> at) & mask, most);
    };
    const auto fieldAt = [&](int at) {
        return rules::Field::fromIndex(static_cast<int>(part(at, rules::kFields - 1)));
    };
    return {.kind = static_cast<Kind>(part(0, static_cast<unsigned>(Kind::Rule))),
            .side = static_cast<rules::Side>(part(kSideAt, 1)),
            .figure = static_cast<int>(part(kFigureAt, rules::kPiecesEach - 1)),
            .from = fieldAt(kFromAt),
            .to = fieldAt(kToAt),
            .stage = static_cast<rules::Stage>(part(kStageAt, static_cast<unsigned>(rules::Stage::Second))),
            .on = part(kOnAt, 1) == 1,
            .count = static_cast<int>(part(kCountAt, ~0U)),
            .told = static_cast<Told>(part(kToldAt, static_cast<unsigned>(Told::Reborn)))};
}

std::string textOf(const DraftChange& change) {
    const std::string count = std::to_string(change.count);
    const std::string from = rules::textOf(change.from);
    const std::string on = change.on ? "on" : "off";
    switch (change.kind) {
        case Kind::Put:
            return letterOf(change.side) + std::to_string(1 + change.figure / rules::kOfEachRank) +
                   signOf(change.told) + rules::textOf(change.to);
        case Kind::Move:
            return count + from + "-" + rules::textOf(change.to);
        case Kind::TakeOff:
            return count + from + "-";
        case Kind::Tell:
            return from + (change.told == Told::Owner ? "?" : signOf(change.told)) +
                   (change.count > 0 ? count : "");
        case Kind::Clear:
            return "clear";
        case Kind::Side:
            return std::string("to move ") + letterOf(change.side);
        case Kind::Stage:
            return "stage " + std::to_string(static_cast<int>(change.stage));
        case Kind::Turn:
            return "turn " + count;
        case Kind::Quiet:
            return "quiet " + count;
        case Kind::Eventful:
            return "eventful " + on;
        case Kind::Rule:
            return "rule " + count + " " + on;
    }
    return {};
}

const char* signOf(Told told) { return told == Told::Everybody ? "!" : told == Told::Reborn ? "^" : ""; }

Told stepped(Told told, int steps) {
    constexpr int kWays = 3;
    return static_cast<Told>(((static_cast<int>(told) + steps) % kWays + kWays) % kWays);
}

}  // namespace tactiki::play
