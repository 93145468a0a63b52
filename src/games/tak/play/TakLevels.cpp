#include "games/tak/play/TakLevels.h"

#include <array>

#include "base/Message.h"
#include "games/tak/engine/Engine.h"

namespace tak::play {

using base::msgid;

namespace {

// engine/Level.cpp has their styles. The ids with numbers are those of the first ten levels.
constexpr std::array<game::Level, engine::kMaxLevel> kLevels{{
    {"dolmen-a", msgid("First evening"), msgid("Builds straight ahead, and seldom looks at what you build.")},
    {"dolmen-b", msgid("Curious guest"), msgid("Builds with a plan, but misses most threats.")},
    {"dolmen-c", msgid("Regular guest"), msgid("Builds rows, stops rows, and overlooks roads that bend.")},
    {"dolmen-d", msgid("Wall builder"), msgid("Likes walls, and thinks of one stone at a time.")},
    {"dolmen-e", msgid("Collector"), msgid("Likes captives, and seldom sees what a stack can do.")},
    {"dolmen-f", msgid("Innkeeper"), msgid("Looks at your answer, and judges by rows alone.")},
    {"dolmen-1", msgid("Wandering player"), msgid("Plays the capstone early.")},
    {"dolmen-2", msgid("Road builder"), msgid("Wants roads above all, and misses a stack's long way.")},
    {"dolmen-3", msgid("Gatekeeper"), msgid("Shuts your lines with walls, and looks three turns ahead.")},
    {"dolmen-4", msgid("Hunter"), msgid("Takes what it can; you win by seeing further.")},
    {"dolmen-5", msgid("Old hand"), msgid("Misses no road, and thinks ahead.")},
    {"dolmen-6", msgid("Champion of the inn"),
     msgid("Presses for roads, and sees the second threat behind the first.")},
    {"dolmen-7", msgid("Champion of the town"),
     msgid("Collects captives, and keeps its stacks within reach.")},
    {"dolmen-8", msgid("Champion of the land"), msgid("Patient: first a wall, then the attack.")},
    {"dolmen-9", msgid("Master"), msgid("Without a weakness that shows.")},
    {"dolmen-10", msgid("Full strength"),
     msgid("Thinks as long as it may, and sees forced roads from afar.")},
}};

constexpr int kLastQuickLevel = 12;

}  // namespace

const game::Levels& takLevels() {
    static const game::Levels all(kLevels, kLastQuickLevel);
    return all;
}

}  // namespace tak::play
