#include <algorithm>
#include <cmath>
#include <glm/gtc/matrix_transform.hpp>
#include <glm/gtx/quaternion.hpp>

#include "scene/TableDrawing.h"

// Draws ideas: translucent pieces, and the arcs to them.
namespace scene {
namespace {

constexpr float kSmallestIdea = 0.62F;  // factor of the size at strength 0
constexpr float kFaintestIdea = 0.3F;
constexpr float kStrongestIdea = 0.8F;
constexpr float kIdeaLight = 0.05F;  // so that dark pieces are visible in the dark, too

constexpr int kBeads = 11;
constexpr float kApex = 0.30F;        // of the distance, above both ends
constexpr float kFirstBead = 0.075F;  // radius, in half places; beads grow towards the end of the arc
constexpr float kLastBead = 0.15F;
constexpr float kBeadOpacity = 0.85F;
constexpr float kBeadLight = 1.6F;  // factor of the arc's colour

/// Draws a disc that faces the eye.
void drawBead(const World& world, DrawList& list, glm::vec3 at, float radius, const Idea& idea) {
    const glm::vec3 towards = list.camera.eye - at;
    if (glm::length(towards) < radius) return;
    const Pose pose{at, glm::rotation(glm::vec3(0, 1, 0), glm::normalize(towards))};
    list.items.push_back({.mesh = world.model->discMesh(),
                          .transform = glm::scale(pose.matrix(), glm::vec3(radius)),
                          .color = glm::vec4(0, 0, 0, kBeadOpacity * idea.strength),
                          .glow = idea.color * kBeadLight,
                          .castsShadow = false});
}

void drawArc(const World& world, DrawList& list, const Idea& idea) {
    game::Place from = *idea.from;
    from.level = world.heightAt(from);
    const glm::vec3 begin = world.model->highlight(from).position;
    const Pose rest = world.model->rest(idea.piece);
    const glm::vec3 end = rest.position + glm::vec3(0, world.model->heightOf(idea.piece), 0);
    const float half = world.bounds[world.model->highlightMesh(from, {}).value].max.x;
    const float apex = glm::length(end - begin) * kApex;
    for (int i = 0; i < kBeads; ++i) {
        const float t = (static_cast<float>(i) + 0.5F) / kBeads;
        glm::vec3 at = glm::mix(begin, end, t);
        at.y += 4 * apex * t * (1 - t);
        drawBead(world, list, at, half * glm::mix(kFirstBead, kLastBead, t), idea);
    }
}

}  // namespace

void drawIdeas(const World& world, DrawList& list) {
    if (world.busy() || !world.decisive.empty()) return;
    for (const Idea& idea : world.marks.ideas) {
        const Look look = world.model->look(idea.piece);
        const float size = glm::mix(kSmallestIdea, 1.0F, idea.strength);
        list.items.push_back(
            {.mesh = look.mesh,
             .material = look.material,
             .transform = glm::scale(world.model->rest(idea.piece).matrix(), glm::vec3(size)),
             .color = glm::vec4(look.tint, glm::mix(kFaintestIdea, kStrongestIdea, idea.strength)),
             .glow = idea.color * (kIdeaLight * idea.strength),
             .grain = look.grain,
             .castsShadow = false});
        if (idea.from) drawArc(world, list, idea);
    }
}

}  // namespace scene
