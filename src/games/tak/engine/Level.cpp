#include "games/tak/engine/Level.h"

#include <algorithm>
#include <array>

#include "games/tak/engine/Engine.h"

namespace tak::engine {
namespace {

// From beginners to full strength. docs/LEVELS.md has the matches with which these values were chosen.
constexpr std::array<LevelStyle, kMaxLevel> kStyles = {{
    // They consider their own move, but no reply.
    {.depth = 1,
     .forcedPlies = 0,
     .insight = 0,
     .bias = 320,
     .attention = {.threats = 0.2, .elsewhere = 0.6, .bends = 0.3, .spreads = 0.5}},
    {.depth = 1,
     .forcedPlies = 0,
     .insight = 0,
     .bias = 200,
     .attention = {.threats = 0.2, .elsewhere = 0.6, .bends = 0.3, .spreads = 0.5}},
    {.depth = 1,
     .forcedPlies = 0,
     .insight = 0,
     .bias = 105,
     .attention = {.threats = 0.6, .elsewhere = 0.8, .bends = 0.5, .spreads = 0.6}},
    {.depth = 1,
     .forcedPlies = 0,
     .insight = 0.1,
     .bias = 60,
     .character = {.walls = 30},
     .attention = {.threats = 0.85, .elsewhere = 0.9, .bends = 0.7, .spreads = 0.7}},
    {.depth = 1,
     .forcedPlies = 2,
     .insight = 0.35,
     .bias = 50,
     .character = {.captives = 20},
     .attention = {.threats = 0.93, .elsewhere = 0.95, .bends = 0.85, .spreads = 0.8}},
    // They consider the opponent's reply, too.
    {.nodes = 2000,
     .depth = 2,
     .forcedPlies = 0,
     .insight = 0.1,
     .bias = 60,
     .attention = {.threats = 0.93, .elsewhere = 0.95, .bends = 0.85, .spreads = 0.8}},
    {.nodes = 2000,
     .depth = 2,
     .forcedPlies = 2,
     .insight = 0.35,
     .bias = 65,
     .character = {.capstone = 40},
     .attention = {.threats = 0.96, .elsewhere = 0.97, .bends = 0.9, .spreads = 0.85}},
    {.nodes = 2000,
     .depth = 2,
     .forcedPlies = 4,
     .insight = 0.7,
     .bias = 40,
     .character = {.roads = 10},
     .attention = {.threats = 0.99, .elsewhere = 0.99, .bends = 0.96, .spreads = 0.92}},
    // They look further ahead and overlook only unusual spreads.
    {.nodes = 1000,
     .depth = 3,
     .forcedPlies = 4,
     .insight = 0.8,
     .bias = 45,
     .character = {.walls = 20},
     .attention = {.bends = 0.98, .spreads = 0.95}},
    {.nodes = 1100, .depth = 5, .bias = 24, .character = {.captives = 15}, .attention = {.spreads = 0.99}},
    // They see everything; only the number of positions limits them.
    {.nodes = 2100, .bias = 8},
    {.nodes = 4600, .character = {.roads = 5}},
    {.nodes = 10000, .character = {.captives = 8}},
    {.nodes = 24000, .character = {.walls = 12}},
    {.nodes = 60000, .learned = true},
    {.learned = true},
}};

}  // namespace

const LevelStyle& styleOf(int level) {
    return kStyles[static_cast<std::size_t>(std::clamp(level, kMinLevel, kMaxLevel) - 1)];
}

}  // namespace tak::engine
