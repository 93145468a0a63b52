#include "games/tactiki/engine/Inputs.h"

namespace tactiki::engine {
namespace {

using rules::Field;
using rules::ownerOf;
using rules::Piece;
using rules::Side;

/// Rows counted from the start row of the player to move, and back.
int turned(int row, Side toMove) { return toMove == Side::Tiki ? row : rules::kWidth - 1 - row; }

/// The place of a piece on the board.
int placeOf(const World& world, Piece piece) {
    const Field field = world.fieldOf(piece);
    const Piece top = world.topOf(field);
    const int above = top == piece ? 0 : ownerOf(top) == ownerOf(piece) ? 1 : 2;
    return above * rules::kFields + turned(field.row(), world.toMove()) * rules::kWidth + field.file();
}

bool areEnemies(Piece one, Piece other) {
    return one != rules::kNoPiece && other != rules::kNoPiece && ownerOf(one) != ownerOf(other);
}

/// Two enemies by the row of the own one and both ranks.
int pairOf(const World& world, int row, Piece one, Piece other) {
    const bool mine = ownerOf(one) == world.toMove();
    const int own = world.rankOf(mine ? one : other) - 1;
    const int their = world.rankOf(mine ? other : one) - 1;
    return (row * Inputs::kRanks + own) * Inputs::kRanks + their;
}

}  // namespace

Inputs::Inputs(const World& world) {
    addPieces(world);
    addNeighbours(world);
    if (world.second()) add(kSecond);
}

void Inputs::addPieces(const World& world) {
    for (Piece piece = 0; piece < rules::kPieces; ++piece) {
        const int owner = ownerOf(piece) == world.toMove() ? 0 : 1;
        const int kind = owner * kRanks + world.rankOf(piece) - 1;
        add(kind * kPlaces + (world.onBoard(piece) ? placeOf(world, piece) : kPlaces - 1));
    }
}

void Inputs::addNeighbours(const World& world) {
    const auto topAt = [&](int file, int row) {
        return world.topOf(Field(file, turned(row, world.toMove())));
    };
    for (int row = 0; row < rules::kWidth; ++row)
        for (int file = 0; file < rules::kWidth; ++file) {
            const Piece top = topAt(file, row);
            if (top == rules::kNoPiece) continue;
            if (row + 1 < rules::kWidth && ownerOf(top) == world.toMove()) {
                const Piece ahead = topAt(file, row + 1);
                if (areEnemies(top, ahead)) add(kFacing + pairOf(world, row, top, ahead));
            }
            if (file + 1 == rules::kWidth) continue;
            const Piece beside = topAt(file + 1, row);
            if (areEnemies(top, beside)) add(kAside + pairOf(world, row, top, beside));
        }
}

int mirroredInput(int number) {
    if (number >= Inputs::kFacing) return number;
    const int place = number % Inputs::kPlaces;
    if (place == Inputs::kPlaces - 1) return number;
    const int file = place % rules::kWidth;
    return number + rules::kWidth - 1 - 2 * file;
}

}  // namespace tactiki::engine
