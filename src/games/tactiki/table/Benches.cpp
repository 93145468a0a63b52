#include "games/tactiki/table/Benches.h"

#include "games/tactiki/play/Pieces.h"

namespace tactiki::table {

using game::Place;
using rules::Field;
using rules::Side;

namespace {

constexpr int kAside = 2;  // slots of a bench beside each other
constexpr int kLastField = rules::kWidth - 1;

Place fromBench(std::uint16_t area, Side side, Place from, int dx, int dy) {
    const bool tiki = side == Side::Tiki;
    const int column = from.spot % kAside + (tiki ? dx : -dx);  // towards the board
    const int along = from.spot / kAside + (tiki ? dy : -dy);
    if (along < 0 || along > kLastField || column < 0) return from;
    if (column >= kAside)
        return play::placeOf(tiki ? Field(0, along) : Field(kLastField, kLastField - along));
    return {area, static_cast<std::uint16_t>(along * kAside + column), 0};
}

}  // namespace

Place neighbourOn(const BenchAreas& benches, Place from, int dx, int dy) {
    for (const Side side : {Side::Tiki, Side::Tac})
        if (const auto area = benches[static_cast<std::size_t>(rules::index(side))]; area == from.area)
            return fromBench(*area, side, from, dx, dy);
    const int file = play::fieldOf(from).file() + dx;
    const int row = play::fieldOf(from).row() + dy;
    if (row < 0 || row > kLastField) return from;
    if (file >= 0 && file <= kLastField) return play::placeOf(Field(file, row));
    const bool tiki = file < 0;
    const auto bench = benches[tiki ? 0 : 1];
    if (!bench) return from;
    const int along = tiki ? row : kLastField - row;
    return {*bench, static_cast<std::uint16_t>(along * kAside + kAside - 1), 0};
}

}  // namespace tactiki::table
