#pragma once

#include <optional>
#include <string>
#include <vector>

#include "game/MoveInput.h"
#include "game/Transition.h"
#include "scene/DrawList.h"
#include "scene/Inscription.h"
#include "scene/Mesh.h"
#include "scene/Pose.h"
#include "scene/Seats.h"
#include "scene/SignShapes.h"
#include "scene/SketchShapes.h"

namespace scene {

/// What is let into a piece, of another material: an engraved sign.
struct Inlay {
    MeshId mesh;  ///< posed as the piece
    MaterialId material;
    glm::vec3 tint{1};  ///< multiplies the albedo
    glm::vec3 glow{0};  ///< emitted light, linear
};

/// The mesh and material of a piece.
struct Look {
    MeshId mesh;
    MaterialId material;
    glm::vec3 grain{0};  ///< see DrawItem::grain
    glm::vec3 tint{1};   ///< multiplies the albedo
    std::optional<Inlay> inlay = {};
};

/// A horizontal area that the player can point at: an empty field, for example.
struct PickSpot {
    game::Place place;
    glm::vec3 center{0};
    glm::vec2 halfSize{0};  ///< of the rectangle around it, along x and z
    /// The corners of a convex area that does not fill this rectangle, such as a hexagon: x and z from the
    /// centre, all around. Empty: it fills it.
    std::vector<glm::vec2> corners = {};
    /// Counts only while its place is one of those that the player may mean; what lies there does not belong
    /// to it.
    bool onlyWanted = false;
};

/// The surface below a resting piece.
enum class Ground : std::uint8_t { Table, Piece, Supply };
enum class Stance : std::uint8_t {
    Lying,
    OnEdge,
    OnFoot,
    InHole,  ///< its foot stands in a hole
    Driven   ///< driven deep into a hole
};
/// How a resting piece touches what is below; it decides the sound.
struct Contact {
    Ground ground = Ground::Table;
    Stance stance = Stance::Lying;
    bool thin = false;  ///< the piece is a sheet, as of cardboard
};

/// The shapes of highlights: each kind of highlight has its own, so that none is told by its colour alone.
enum class HighlightShape : std::uint8_t { Frame, Corners, Double, Studs, Dashes };
inline constexpr std::size_t kHighlightShapes = 5;

struct HighlightStyle {
    HighlightShape shape = HighlightShape::Frame;
    bool bold = false;  ///< with thick strokes
    /// A distinct number for each style, below twice kHighlightShapes.
    [[nodiscard]] constexpr std::size_t index() const {
        return static_cast<std::size_t>(shape) + (bold ? kHighlightShapes : 0);
    }
    [[nodiscard]] static constexpr HighlightStyle at(std::size_t index) {
        return {static_cast<HighlightShape>(index % kHighlightShapes), index >= kHighlightShapes};
    }
};
inline constexpr std::size_t kHighlightStyles = 2 * kHighlightShapes;

/// A coordinate of a diagram, which lies on the table.
struct Coordinate {
    std::string text;
    glm::vec3 middle{0};  ///< of its place
    glm::vec3 ink{0};     ///< linear
    bool edged = false;   ///< its place may be light or dark, by the theme: see Inscription::writeEdged
};
/// What a table shows besides when it is drawn as a diagram (DiagramTable).
struct Diagram {
    float fanStep = 0;                     ///< metres between pieces upon each other
    const Inscription* letters = nullptr;  ///< for coordinates and heights; null: there are none
    std::vector<Coordinate> coordinates = {};
    // From the middle of a place, as who looks at it sees it: to the right, and towards him.
    glm::vec2 name{0};    ///< to its coordinate
    glm::vec2 number{0};  ///< to the number of pieces there
};

struct SoundMoment;

/// The meshes and places of one game's table. x to the right of the first player, z towards that player, y
/// up; the table's surface is at y = 0 and the middle of play at x = z = 0. Immutable.
class TableModel {
  public:
    virtual ~TableModel() = default;

    [[nodiscard]] virtual const MeshSet& meshes() const = 0;
    /// The things that never move: the table, what is played on, trays, labels.
    [[nodiscard]] virtual const std::vector<DrawItem>& furniture() const = 0;
    /// How many of the first of these are the room and its table; the others are what is played on and what
    /// belongs to it.
    [[nodiscard]] virtual std::size_t placeItems() const { return 0; }
    /// Lights on the table.
    [[nodiscard]] virtual const std::vector<Lamp>& lamps() const = 0;
    /// Places to point at where no piece is in the way.
    [[nodiscard]] virtual const std::vector<PickSpot>& spots() const = 0;
    /// The look of a piece. It may depend on its place, and on face and shape, which may be
    /// game::kUnknownShape: a piece changes its look where it comes to rest, and one that
    /// is turned over or revealed changes its look half-way.
    [[nodiscard]] virtual Look look(const game::PieceState& piece) const = 0;
    /// The pose of a piece at rest. The origin of a piece's mesh is the middle of its underside when it lies.
    [[nodiscard]] virtual Pose rest(const game::PieceState& piece) const = 0;
    /// The pose of a piece that a hand holds above its place.
    [[nodiscard]] virtual Pose inHand(const game::PieceState& piece) const {
        constexpr float kHandRise = 0.030F;  // metres
        Pose pose = rest(piece);
        pose.position.y += kHandRise;
        return pose;
    }
    /// The height of the piece above the `position.y` of its rest.
    [[nodiscard]] virtual float heightOf(const game::PieceState& piece) const = 0;
    [[nodiscard]] virtual Contact contact(const game::PieceState& piece) const = 0;
    /// Whether a player who points at this piece may mean a place behind it whose middle it hides: a slender
    /// piece at which there is nothing to see but itself. By default nobody means what he does not see.
    [[nodiscard]] virtual bool mayBePointedPast(const game::PieceState&) const { return false; }
    /// Whether this piece hides what lies behind it while a hand holds it, so that who points at it means the
    /// piece: a card, which is held up to be read. By default a player means the place behind it at which he
    /// can put it down.
    [[nodiscard]] virtual bool hidesInHand(const game::PieceState&) const { return false; }
    /// Whether marks lie on the ground of a place, around what stands there, and pieces turn to glass that
    /// hide a place at which a player points or where he can put what he holds. For pieces so tall that marks
    /// on their tops would seem to lie on the place behind. By default marks lie on the top piece.
    [[nodiscard]] virtual bool marksGround() const { return false; }
    /// The msgid of words for a sound, for players who do not hear it; null if it needs none. By default
    /// words that suit any pieces.
    [[nodiscard]] virtual const char* caption(const SoundMoment& moment) const;
    /// The pose of a highlight on a place, above the pieces there up to `place.level`.
    [[nodiscard]] virtual Pose highlight(game::Place place) const = 0;
    [[nodiscard]] virtual MeshId highlightMesh(game::Place place, HighlightStyle style) const = 0;
    /// A signMesh(), and a wider one of the same shape for its rim.
    struct SignMeshes {
        MeshId line;
        MeshId rim;
    };
    /// The meshes of a sign; by default those of a highlight.
    [[nodiscard]] virtual SignMeshes signMeshes(SignShape) const {
        return {highlightMesh({}, {}), highlightMesh({}, {})};
    }
    /// The meshes of strokes; null: nothing can be drawn on this table.
    [[nodiscard]] virtual const SketchMeshes* sketchMeshes() const { return nullptr; }
    /// A softDisc(), for dust and halos.
    [[nodiscard]] virtual MeshId discMesh() const = 0;
    [[nodiscard]] virtual Diagram diagram() const { return {}; }
    /// The side from which a diagram is looked at; nullopt: this is no diagram.
    [[nodiscard]] virtual std::optional<float> diagramYaw() const { return {}; }
    /// What a diagram writes on a piece that cannot be told from above; empty: nothing.
    [[nodiscard]] virtual std::string letterOn(const game::PieceState&) const { return {}; }
    /// The point of a resting piece on which a text over the picture covers nothing that players read on the
    /// piece; nullopt: there is nothing to read, and the text can stand anywhere.
    [[nodiscard]] virtual std::optional<glm::vec3> freePoint(const game::PieceState&) const { return {}; }
    /// The point of the table beside a player's hand where his name can begin; nullopt: hands are told
    /// apart without names.
    [[nodiscard]] virtual std::optional<glm::vec3> seatPoint(game::PlayerId) const { return {}; }
    /// The radius around the middle that contains the field of play, without supplies and hands.
    [[nodiscard]] virtual float fieldRadius() const = 0;
    /// Radians above the table from which a seated player looks at it: the higher what stands on it, the
    /// more.
    [[nodiscard]] virtual float homePitch() const { return kUsualPitch; }
    /// Corner points that a view of the whole table must contain: of the field of play, and of the supplies
    /// with their pieces.
    [[nodiscard]] virtual std::vector<glm::vec3> outline() const = 0;
    /// Those of them that this player needs on his turns: the field of play and his own supply. By default
    /// all.
    [[nodiscard]] virtual std::vector<glm::vec3> outlineFor(game::PlayerId) const { return outline(); }
};

}  // namespace scene
