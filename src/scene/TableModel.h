#pragma once

#include <vector>

#include "game/MoveInput.h"
#include "game/Transition.h"
#include "scene/DrawList.h"
#include "scene/Mesh.h"
#include "scene/Pose.h"
#include "scene/SignShapes.h"

namespace scene {

/// What a piece is made of.
struct Look {
    MeshId mesh;
    MaterialId material;
    glm::vec3 grain{0};  ///< see DrawItem::grain
    glm::vec3 tint{1};   ///< multiplies the albedo
};

/// A level rectangle that can be pointed at: an empty square, say.
struct PickSpot {
    game::Place place;
    glm::vec3 center{0};
    glm::vec2 halfSize{0};  ///< along x and z
};

/// What a piece touches where it rests, and with which side: by that it sounds.
enum class Ground : std::uint8_t { Board, Piece, Supply };
enum class Stance : std::uint8_t { Lying, OnEdge, OnFoot };
struct Contact {
    Ground ground = Ground::Board;
    Stance stance = Stance::Lying;
};

/// The shapes of highlights on places: each kind of highlight has one of its own, so that none is told by its
/// colour alone.
enum class HighlightShape : std::uint8_t { Frame, Corners, Double, Dashes };
inline constexpr std::size_t kHighlightShapes = 4;

struct HighlightStyle {
    HighlightShape shape = HighlightShape::Frame;
    bool bold = false;  ///< with thick strokes
    /// Every style has a number below twice kHighlightShapes.
    [[nodiscard]] constexpr std::size_t index() const {
        return static_cast<std::size_t>(shape) + (bold ? kHighlightShapes : 0);
    }
    [[nodiscard]] static constexpr HighlightStyle at(std::size_t index) {
        return {static_cast<HighlightShape>(index % kHighlightShapes), index >= kHighlightShapes};
    }
};
inline constexpr std::size_t kHighlightStyles = 2 * kHighlightShapes;

/// What one game puts on the table, and where its pieces stand. x to the right of the first player, z towards
/// him, y up; the table's surface is at y = 0 and the middle of the board at x = z = 0. Immutable once made.
class TableModel {
  public:
    virtual ~TableModel() = default;

    [[nodiscard]] virtual const MeshSet& meshes() const = 0;
    /// What never moves: the table, the board, trays, labels.
    [[nodiscard]] virtual const std::vector<DrawItem>& furniture() const = 0;
    /// So many of the first of these are the place and its table, not the board and what belongs to it.
    [[nodiscard]] virtual std::size_t placeItems() const { return 0; }
    /// Lights that stand on it.
    [[nodiscard]] virtual const std::vector<Lamp>& lamps() const = 0;
    /// Places that can be pointed at where no piece is in the way.
    [[nodiscard]] virtual const std::vector<PickSpot>& spots() const = 0;
    /// May differ by face and shape, which may be game::kUnknownShape: a piece that is turned over or
    /// revealed changes its look half-way.
    [[nodiscard]] virtual Look look(const game::PieceState& piece) const = 0;
    /// Where a piece comes to rest. The origin of a piece's mesh is the middle of its underside when it lies.
    [[nodiscard]] virtual Pose rest(const game::PieceState& piece) const = 0;
    /// Where it is while a hand holds it there.
    [[nodiscard]] virtual Pose inHand(const game::PieceState& piece) const = 0;
    /// How far the piece reaches above the `position.y` of its rest.
    [[nodiscard]] virtual float heightOf(const game::PieceState& piece) const = 0;
    [[nodiscard]] virtual Contact contact(const game::PieceState& piece) const = 0;
    /// A highlight laid on a place, on top of the pieces that are there up to `place.level`.
    [[nodiscard]] virtual Pose highlight(game::Place place) const = 0;
    [[nodiscard]] virtual MeshId highlightMesh(game::Place place, HighlightStyle style) const = 0;
    /// A signMesh(), and a wider one of the same shape that is its rim.
    struct SignMeshes {
        MeshId line;
        MeshId rim;
    };
    /// By default those of a highlight.
    [[nodiscard]] virtual SignMeshes signMeshes(SignShape) const {
        return {highlightMesh({}, {}), highlightMesh({}, {})};
    }
    /// A softDisc(), for dust and the light around what shines.
    [[nodiscard]] virtual MeshId discMesh() const = 0;
    /// Radius around the middle that holds the edges of the board.
    [[nodiscard]] virtual float boardRadius() const = 0;
    /// Corners of what a view of the whole table must hold: the board and the supplies with what stands on
    /// them.
    [[nodiscard]] virtual std::vector<glm::vec3> outline() const = 0;
};

}  // namespace scene
