#include "scene/Inscription.h"

#include <glm/gtc/matrix_transform.hpp>

#include "scene/Lettering.h"

namespace scene {
namespace {

constexpr std::string_view kLetters = "0123456789abcdefgh";
constexpr float kStroke = 0.15F;   // of the height
constexpr float kAdvance = 0.72F;  // from one letter to the next, of the height

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

}  // namespace scene
