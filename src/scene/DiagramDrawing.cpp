#include <cmath>
#include <map>
#include <string>
#include <utility>

#include "scene/TableDrawing.h"

namespace scene {
namespace {

constexpr float kDiagramRise = 0.0010F;  // metres above what is written on
constexpr glm::vec3 kDarkInk{0.015F, 0.012F, 0.010F};
constexpr glm::vec3 kLightInk{1.7F, 1.6F, 1.45F};
constexpr float kPatch = 0.9F;  // radius of the ground under a number, in heights of a letter

/// Writes on a dark patch, so that it can be read on anything.
void writeOnPatch(const World& world, DrawList& list, const Inscription& letters, const std::string& text,
                  glm::vec3 at, float yaw) {
    const float radius = letters.height() * kPatch;
    list.items.push_back({.mesh = world.model->discMesh(),
                          .transform = glm::mat4(glm::vec4(radius, 0, 0, 0), glm::vec4(0, 1, 0, 0),
                                                 glm::vec4(0, 0, radius, 0), glm::vec4(at, 1)),
                          .color = {kDarkInk, 0.9F},
                          .castsShadow = false});
    at.y += kDiagramRise;
    letters.write(list.items, text, at, yaw, kLightInk);
}

}  // namespace

void drawDiagram(const World& world, DrawList& list) {
    const auto yaw = world.model->diagramYaw();
    if (!yaw) return;
    const Diagram diagram = world.model->diagram();
    if (!diagram.letters) return;
    const Inscription& letters = *diagram.letters;
    std::map<std::pair<std::uint16_t, std::uint16_t>, std::pair<int, game::PieceState>> piles;
    const glm::vec3 right(std::cos(*yaw), 0, -std::sin(*yaw));
    const glm::vec3 near(std::sin(*yaw), 0, std::cos(*yaw));
    const auto aside = [&](glm::vec2 way) { return right * way.x + near * way.y; };
    for (const Coordinate& coordinate : diagram.coordinates) {
        const auto write = coordinate.edged ? &Inscription::writeEdged : &Inscription::write;
        (letters.*write)(list.items, coordinate.text, coordinate.middle + aside(diagram.name), *yaw,
                         coordinate.ink);
    }
    world.entities.each<const Piece>([&](ecs::Entity e, const Piece& piece) {
        if (world.entities.has<InHand>(e) || world.entities.has<Moving>(e)) return;
        const game::PieceState& state = piece.shown;
        Pose top = world.model->rest(state);
        top.position.y += world.model->heightOf(state) + kDiagramRise;
        const std::string letter = world.model->letterOn(state);
        if (!letter.empty()) writeOnPatch(world, list, letters, letter, top.position, *yaw);
        auto& [count, highest] = piles[{state.place.area, state.place.spot}];
        if (count++ == 0 || state.place.level > highest.place.level) highest = state;
    });
    for (const auto& [place, pile] : piles) {
        if (pile.first < 2) continue;
        glm::vec3 at = world.model->highlight({place.first, place.second, 0}).position;
        at += aside(diagram.number);
        at.y = world.model->rest(pile.second).position.y + world.model->heightOf(pile.second) + kDiagramRise;
        writeOnPatch(world, list, letters, std::to_string(pile.first), at, *yaw);
    }
}

}  // namespace scene
