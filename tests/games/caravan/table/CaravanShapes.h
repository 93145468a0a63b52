#pragma once

#include <array>
#include <vector>

#include "scene/Mesh.h"

/// Meshes for a table of Caravan, made of boxes and solids of revolution. Every piece stands on y = 0 with
/// its middle over the origin.
namespace caravan::table {

inline constexpr float kCardWidth = 0.040F;
inline constexpr float kCardLength = 0.058F;
inline constexpr float kCardThickness = 0.0015F;
inline constexpr float kPegHeight = 0.0020F;  ///< of the pegs on the face of a card
inline constexpr float kStoneRadius = 0.026F;
inline constexpr float kStoneHeight = 0.006F;

/// Colours of the players' gates and camels.
inline constexpr std::array<glm::vec3, 4> kColors{
    {{0.75F, 0.14F, 0.10F}, {0.12F, 0.24F, 0.70F}, {0.13F, 0.48F, 0.18F}, {0.88F, 0.64F, 0.10F}}};

/// The position of a peg on a card: -1 to 1, across it and along it.
struct PegPlace {
    float aside;
    float along;
};
/// Positions as on dice, for 0 to 5 pegs.
[[nodiscard]] std::vector<PegPlace> pegsOf(int value);

/// A round stone of the circuit.
[[nodiscard]] scene::Mesh stone();
/// Two posts and a beam along x.
[[nodiscard]] scene::Mesh gate();
/// A camel that looks along +x.
[[nodiscard]] scene::Mesh camel();
/// A card with its face up and so many pegs on it; 0: none.
[[nodiscard]] scene::Mesh card(int pegs);
/// A round table of this radius whose top is at y = 0.
[[nodiscard]] scene::Mesh tableTop(float radius);

}  // namespace caravan::table
