#include "scene/Inscription.h"

#include <glm/gtc/matrix_transform.hpp>

#include "scene/Lettering.h"

namespace scene {
namespace {

constexpr std::string_view kLetters = "0123456789abcdefgh";
constexpr float kStroke = 0.15F;     // of the height
constexpr float kAdvance = 0.72F;    // from one letter to the next, of the height
constexpr float kEdge = 0.075F;      // width of an edge, of the height
constexpr float kEdgeBelow = 0.03F;  // how far it lies below, of the height
constexpr glm::vec3 kEdgeInk{0.015F, 0.012F, 0.010F};

}  // namespace

Inscription::Inscription(MeshSet& meshes, float height) : height_(height) {
    for (const char letter : kLetters) {
        letters_[static_cast<std::size_t>(letter)] = MeshId(static_cast<std::uint16_t>(meshes.size()));
        meshes.push_back(letterMesh(letter, height, height * kStroke));
    }
}

// Ink shines by itself, so that it can be read in any light.
void Inscription::write(std::vector<DrawItem>& items, std::string_view text, glm::vec3 at, float yaw,
                        glm::vec3 ink) const {
    if (!ready()) return;
    const glm::mat4 turned = glm::rotate(glm::translate(glm::mat4(1), at), yaw, glm::vec3(0, 1, 0));
    float x = -kAdvance * height_ * static_cast<float>(text.size() - 1) / 2;
    for (const char letter : text) {
        if (kLetters.find(letter) == std::string_view::npos) continue;
        items.push_back({.mesh = letters_[static_cast<std::size_t>(letter)],
                         .transform = glm::translate(turned, glm::vec3(x, 0, 0)),
                         .color = glm::vec4(0, 0, 0, 1),
                         .glow = ink,
                         .castsShadow = false});
        x += kAdvance * height_;
    }
}

void Inscription::writeEdged(std::vector<DrawItem>& items, std::string_view text, glm::vec3 at, float yaw,
                             glm::vec3 ink) const {
    constexpr std::array<glm::vec2, 8> kAround{
        {{1, 0}, {0.7F, 0.7F}, {0, 1}, {-0.7F, 0.7F}, {-1, 0}, {-0.7F, -0.7F}, {0, -1}, {0.7F, -0.7F}}};
    for (const glm::vec2 way : kAround) {
        const glm::vec2 by = way * (kEdge * height_);
        write(items, text, at + glm::vec3(by.x, -kEdgeBelow * height_, by.y), yaw, kEdgeInk);
    }
    write(items, text, at, yaw, ink);
}

}  // namespace scene
