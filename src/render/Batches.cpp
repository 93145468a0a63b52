#include "render/Batches.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace render {
namespace {

// Metres: half the diagonal of the largest thing that counts as standing on the table.
constexpr float kLargestCaster = 0.6F;

struct Entry {
    const scene::DrawItem* item;
    WorldBox box;
    float distance;  // from the eye
    float extent;    // of the mesh: what is large lies under what is small
};

Instance instanceOf(const scene::DrawItem& item) {
    const glm::mat4 rows = glm::transpose(item.transform);
    return {{rows[0], rows[1], rows[2]}, item.color, glm::vec4(item.glow, 0), 
            glm::vec4(item.grain.x, item.grain.y, std::cos(item.grain.z), std::sin(item.grain.z))};
}

/// Appends the entries as instances; neighbours of one mesh (and, if it matters, one material) share a batch.
void append(std::span<const Entry> entries, bool byMaterial, std::vector<Instance>& instances,
            std::vector<Batch>& batches) {
    for (const Entry& entry : entries) {
        const scene::DrawItem& item = *entry.item;
        const bool joins = !batches.empty() && batches.back().mesh == item.mesh &&
                           (!byMaterial || batches.back().material == item.material);
        if (!joins)
            batches.push_back({item.mesh, item.material, static_cast<std::uint32_t>(instances.size()), 0});
        ++batches.back().count;
        instances.push_back(instanceOf(item));
    }
}

float extentOf(const WorldBox& box) { return glm::length(box.half); }

}  // namespace

Batches makeBatches(const scene::DrawList& list, std::span<const scene::Bounds> meshBounds,
                    const Frustum& frustum) {
    std::vector<Entry> solid;
    std::vector<Entry> ghosts;
    std::vector<Entry> casters;
    for (const scene::DrawItem& item : list.items) {
        if (item.mesh.value >= meshBounds.size()) continue;
        const scene::Bounds& bounds = meshBounds[item.mesh.value];
        if (bounds.min == bounds.max) continue;
        const WorldBox box = worldBox(bounds, item.transform);
        const bool ghost = item.color.a < 1;
        const Entry entry{&item, box, glm::length(box.middle - list.camera.eye), extentOf(box)};
        if (item.castsShadow && !ghost && entry.extent < kLargestCaster) casters.push_back(entry);
        if (item.color.a > 0 && frustum.touches(box)) (ghost ? ghosts : solid).push_back(entry);
    }

    // The batch of a mesh is as large as its largest piece, or tilted pieces would tear it apart.
    std::vector<float> extents(meshBounds.size(), 0);
    for (const Entry& e : solid)
        extents[e.item->mesh.value] = std::max(extents[e.item->mesh.value], e.extent);
    std::sort(solid.begin(), solid.end(), [&](const Entry& a, const Entry& b) {
        return std::tuple(extents[a.item->mesh.value], a.item->mesh, a.item->material, a.distance) <
               std::tuple(extents[b.item->mesh.value], b.item->mesh, b.item->material, b.distance);
    });
    std::sort(ghosts.begin(), ghosts.end(),
              [](const Entry& a, const Entry& b) { return a.distance > b.distance; });
    std::stable_sort(casters.begin(), casters.end(),
                     [](const Entry& a, const Entry& b) { return a.item->mesh < b.item->mesh; });

    Batches batches;
    batches.instances.reserve(solid.size() + ghosts.size() + casters.size());
    append(solid, true, batches.instances, batches.solid);
    append(ghosts, true, batches.instances, batches.ghosts);
    append(casters, false, batches.instances, batches.casters);
    for (const Entry& caster : casters) batches.casterBoxes.push_back(caster.box);
    return batches;
}

bool samePicture(const scene::DrawList& a, const scene::DrawList& b) {
    const auto view = [](const scene::DrawList& l) {
        const scene::Camera& c = l.camera;
        return std::tuple(c.eye, c.target, c.verticalFov, c.aspect, c.near, c.far, l.shadowVersion,
                          l.focusDistance);
    };
    const auto same = [](const scene::DrawItem& x, const scene::DrawItem& y) {
        return x.mesh == y.mesh && x.material == y.material && x.transform == y.transform &&
               x.color == y.color && x.glow == y.glow && x.grain == y.grain && x.castsShadow == y.castsShadow;
    };
    return view(a) == view(b) &&
           std::equal(a.items.begin(), a.items.end(), b.items.begin(), b.items.end(), same);
}

}  // namespace render
