#include "scene/Touch.h"

#include <algorithm>
#include <cmath>

namespace scene {
namespace {

constexpr float kSetDown = 0.22F;  // metres a second: what goes back is put there

std::vector<Touch> forwards(const Clip& clip, const TableModel& table) {
    std::vector<Touch> touches;
    for (const Departure& leaves : clip.departures) {
        touches.push_back(touchAt(leaves.onwards ? Touch::Kind::Onwards : Touch::Kind::Lift,
                                  static_cast<double>(leaves.time), leaves.piece, table));
        touches.back().count = leaves.pieces;
    }
    for (const Landing& lands : clip.landings) {
        touches.push_back(touchAt(lands.tipped ? Touch::Kind::Tip : Touch::Kind::Land,
                                  static_cast<double>(lands.time), lands.piece, table));
        touches.back().speed = lands.speed;
        touches.back().casual = clip.regrouping;
    }
    return touches;
}

std::vector<Touch> reversed(const Clip& clip, const TableModel& table) {
    std::vector<Touch> touches;
    const auto mirrored = [&](float time) { return static_cast<double>(clip.duration - time); };
    for (const Landing& came : clip.landings)
        touches.push_back(touchAt(Touch::Kind::Lift, mirrored(came.time), came.piece, table));
    for (const Departure& left : clip.departures) {
        touches.push_back(touchAt(left.onwards ? Touch::Kind::Onwards : Touch::Kind::Land,
                                  mirrored(left.time), left.piece, table));
        touches.back().count = left.pieces;
        touches.back().speed = kSetDown;
    }
    for (Touch& touch : touches) touch.casual = true;
    return touches;
}

}  // namespace

Touch touchAt(Touch::Kind kind, double time, const game::PieceState& piece, const TableModel& table) {
    const Look look = table.look(piece);
    const Bounds bounds = boundsOf(table.meshes()[look.mesh.value]);
    const glm::vec3 edges = bounds.max - bounds.min;
    return {.kind = kind,
            .time = time,
            .piece = piece,
            .contact = table.contact(piece),
            .material = look.material,
            .size = std::cbrt(edges.x * edges.y * edges.z),
            .at = table.rest(piece).position};
}

std::vector<Touch> touchesOf(const Clip& clip, bool backwards, const TableModel& table) {
    std::vector<Touch> touches = backwards ? reversed(clip, table) : forwards(clip, table);
    std::stable_sort(touches.begin(), touches.end(),
                     [](const Touch& a, const Touch& b) { return a.time < b.time; });
    return touches;
}

}  // namespace scene
