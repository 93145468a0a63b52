#pragma once

#include <span>
#include <string_view>

namespace tak::engine {

/// Numbers by which the search orders moves and decides what to search less deep or not at all. The values
/// were tuned with `tak-lab tune search`, for the learned evaluation.
struct Margins {
    // Late move reductions, in 1024ths of a ply:
    int reduction = 420;
    int reductionGrowth = 601;     ///< times ln(depth) ln(number of the move)
    int cutReduction = 1244;       ///< more where a cut is expected
    int principalReduction = 878;  ///< less in the principal variation
    int worseReduction = 1478;     ///< more if the evaluation has not improved in two plies
    int historyPerPly = 13446;     ///< history score that changes the depth by one ply
    // Pruning, in hundredths of a flat:
    int reverseFutility = 53;  ///< for each ply
    int futility = 88;
    int futilityGrowth = 97;    ///< for each ply
    int lateMoves = 631;        ///< late move pruning: hundredths of moves …
    int lateMovesGrowth = 460;  ///< … and more, times the depth squared
    int nullReduction = 3370;   ///< of the null move, in 1024ths of a ply …
    int nullGrowth = 215;       ///< … and more for each ply
    int nullPerPly = 128;       ///< lead over beta for one ply more
    int aspiration = 24;        ///< half of the first window
    // Order of moves:
    int killerOrder = 959;  ///< in units of the policy's logits, see kPolicyUnit
    int counterOrder = 478;
    int historyOrder = 81;  ///< 1024ths of such a unit for a point of history
    int malus = 59;         ///< percent of the bonus that moves lose which were tried in vain
    // Correction history, in hundredths of a flat at most:
    int structureCorrection = 12;  ///< by the squares that count for roads
    int obstacleCorrection = 18;   ///< by walls, capstones and stacks
    int replyCorrection = 10;      ///< by the move before

    friend bool operator==(const Margins&, const Margins&) = default;
};

/// A number of Margins, its range, and how far the tuner moves it in the last pair of games; before, it
/// moves it farther.
struct MarginRange {
    std::string_view name;
    int Margins::*value;
    int least;
    int most;
    int step;
};
[[nodiscard]] std::span<const MarginRange> marginRanges();

}  // namespace tak::engine
