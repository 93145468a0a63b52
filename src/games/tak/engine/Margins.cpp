#include "games/tak/engine/Margins.h"

namespace tak::engine {
namespace {

constexpr MarginRange kRanges[] = {
    {"reduction", &Margins::reduction, -1024, 2048, 150},
    {"reductionGrowth", &Margins::reductionGrowth, 256, 1280, 70},
    {"cutReduction", &Margins::cutReduction, 0, 3072, 300},
    {"principalReduction", &Margins::principalReduction, 0, 3072, 300},
    {"worseReduction", &Margins::worseReduction, 0, 3072, 300},
    {"historyPerPly", &Margins::historyPerPly, 3000, 60000, 2500},
    {"reverseFutility", &Margins::reverseFutility, 20, 250, 12},
    {"futility", &Margins::futility, 0, 300, 20},
    {"futilityGrowth", &Margins::futilityGrowth, 10, 300, 18},
    {"lateMoves", &Margins::lateMoves, 100, 2000, 120},
    {"lateMovesGrowth", &Margins::lateMovesGrowth, 50, 1200, 80},
    {"nullReduction", &Margins::nullReduction, 1024, 6144, 350},
    {"nullGrowth", &Margins::nullGrowth, 0, 768, 60},
    {"nullPerPly", &Margins::nullPerPly, 30, 600, 30},
    {"aspiration", &Margins::aspiration, 8, 150, 6},
    {"killerOrder", &Margins::killerOrder, 0, 2048, 130},
    {"counterOrder", &Margins::counterOrder, 0, 2048, 110},
    {"historyOrder", &Margins::historyOrder, 8, 256, 12},
    {"malus", &Margins::malus, 0, 150, 14},
    {"structureCorrection", &Margins::structureCorrection, 0, 300, 20},
    {"obstacleCorrection", &Margins::obstacleCorrection, 0, 300, 20},
    {"replyCorrection", &Margins::replyCorrection, 0, 300, 20},
};

}  // namespace

std::span<const MarginRange> marginRanges() { return kRanges; }

}  // namespace tak::engine
