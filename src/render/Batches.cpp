#include "render/Batches.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <tuple>

namespace render {
namespace {

// Metres: half the diagonal of the largest thing that counts as standing on the table and casts a shadow.
constexpr float kLargestCaster = 0.6F;

struct Entry {
    const scene::DrawItem* item;
    float distance;  // from the eye
};

Instance instanceOf(const scene::DrawItem& item) {
    const glm::mat4 rows = glm::transpose(item.transform);
    return {{rows[0], rows[1], rows[2]},
            item.color,
            glm::vec4(item.glow, 0),
            glm::vec4(item.grain.x, item.grain.y, std::cos(item.grain.z), std::sin(item.grain.z))};
}

/// Appends the entries as instances; neighbours with the same mesh (and, if it matters, the same material)
/// share a batch.
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

/// The transformed bounds of the item's mesh; nothing if the mesh is unknown or empty.
std::optional<WorldBox> boxOf(const scene::DrawItem& item, std::span<const scene::Bounds> meshBounds) {
    if (item.mesh.value >= meshBounds.size() || item.color.a <= 0) return std::nullopt;
    const scene::Bounds& bounds = meshBounds[item.mesh.value];
    if (bounds.min == bounds.max) return std::nullopt;
    return worldBox(bounds, item.transform);
}

bool isGhost(const scene::DrawItem& item) { return item.color.a < 1; }

bool isCaster(const scene::DrawItem& item, const WorldBox& box) {
    return item.castsShadow && !isGhost(item) && glm::length(box.half) < kLargestCaster;
}

}  // namespace

Batches makeBatches(const scene::DrawList& list, std::span<const scene::Bounds> meshBounds,
                    const Frustum& frustum) {
    std::vector<Entry> solid;
    std::vector<Entry> ghosts;
    // Entries are sorted by the size of their mesh's largest item; by their own size, tilted items would
    // split the batch of a mesh.
    std::vector<float> extents(meshBounds.size(), 0);
    for (const scene::DrawItem& item : list.items) {
        const auto box = boxOf(item, meshBounds);
        if (!box || !frustum.touches(*box)) continue;
        (isGhost(item) ? ghosts : solid).push_back({&item, glm::length(box->middle - list.camera.eye)});
        extents[item.mesh.value] = std::max(extents[item.mesh.value], glm::length(box->half));
    }
    std::sort(solid.begin(), solid.end(), [&](const Entry& a, const Entry& b) {
        return std::tuple(extents[a.item->mesh.value], a.item->mesh, a.item->material, a.distance) <
               std::tuple(extents[b.item->mesh.value], b.item->mesh, b.item->material, b.distance);
    });
    std::sort(ghosts.begin(), ghosts.end(),
              [](const Entry& a, const Entry& b) { return a.distance > b.distance; });

    Batches batches;
    batches.instances.reserve(solid.size() + ghosts.size());
    append(solid, true, batches.instances, batches.solid);
    append(ghosts, true, batches.instances, batches.ghosts);
    return batches;
}

Casters makeCasters(const scene::DrawList& list, std::span<const scene::Bounds> meshBounds,
                    const Frustum& frustum) {
    std::vector<Entry> entries;
    for (const scene::DrawItem& item : list.items) {
        const auto box = boxOf(item, meshBounds);
        if (box && isCaster(item, *box) && frustum.touches(*box)) entries.push_back({&item, 0});
    }
    std::stable_sort(entries.begin(), entries.end(),
                     [](const Entry& a, const Entry& b) { return a.item->mesh < b.item->mesh; });
    Casters casters;
    append(entries, false, casters.instances, casters.batches);
    return casters;
}

std::vector<WorldBox> casterBoxesOf(const scene::DrawList& list, std::span<const scene::Bounds> meshBounds) {
    std::vector<WorldBox> boxes;
    for (const scene::DrawItem& item : list.items)
        if (const auto box = boxOf(item, meshBounds); box && isCaster(item, *box)) boxes.push_back(*box);
    return boxes;
}

bool sameView(const scene::DrawList& a, const scene::DrawList& b) {
    const auto view = [](const scene::DrawList& l) {
        const scene::Camera& c = l.camera;
        return std::tuple(c.eye, c.target, c.verticalFov, c.aspect, c.near, c.far, c.shift, l.focusDistance,
                          l.exposure, l.backdrop);
    };
    return view(a) == view(b) && a.lamps == b.lamps;
}

bool sameItem(const scene::DrawItem& a, const scene::DrawItem& b) {
    return a.mesh == b.mesh && a.material == b.material && a.transform == b.transform && a.color == b.color &&
           a.glow == b.glow && a.grain == b.grain && a.castsShadow == b.castsShadow;
}

bool samePicture(const scene::DrawList& a, const scene::DrawList& b) {
    return sameView(a, b) &&
           std::equal(a.items.begin(), a.items.end(), b.items.begin(), b.items.end(), sameItem);
}

}  // namespace render
