#pragma once

#include <utility>

#include "games/tak/rules/Types.h"

namespace tak::rules {

/// The ways to turn and mirror a board. The bits of a symmetry: 1 mirrors the files, 2 mirrors the ranks, 4
/// exchanges files and ranks afterwards. 0 changes nothing.
inline constexpr int kSymmetries = 8;
inline constexpr int kMirrored = 1;
inline constexpr int kTurnedRight = 4 | 1;
inline constexpr int kTurnedLeft = 4 | 2;

/// The square to which a symmetry maps this one.
[[nodiscard]] constexpr Square turned(Square s, int symmetry, int size) {
    int file = s.file();
    int rank = s.rank();
    if ((symmetry & 1) != 0) file = size - 1 - file;
    if ((symmetry & 2) != 0) rank = size - 1 - rank;
    if ((symmetry & 4) != 0) std::swap(file, rank);
    return {file, rank};
}

}  // namespace tak::rules
