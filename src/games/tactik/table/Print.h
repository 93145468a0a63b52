#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "scene/Mesh.h"

namespace tactik::table {

/// The colours of the material `tactik_print`, whose texture has a swatch for each. Without that texture all
/// are alike, so nothing that players must see may lie on another colour.
enum class Ink : std::uint8_t { Black, Red, Blue, Yellow, Green, Paper, Panel, Ornament, Metal };
/// The swatches are squares, this many in a row and in a column.
inline constexpr int kSwatches = 4;

/// The middle of a colour's swatch, in the texture coordinates of the material.
[[nodiscard]] glm::vec2 swatchOf(Ink ink);
/// The mesh in one colour.
[[nodiscard]] scene::Mesh painted(scene::Mesh mesh, Ink ink);

/// Flat shapes in colours, drawn on a plane that faces up: x to the right, y up the page, in millimetres.
/// Each shape lies a little above those before it on a lower layer.
class Print {
  public:
    /// `rise`: metres of the lowest layer above y = 0.
    explicit Print(float rise) : rise_(rise) {}

    /// Shapes from now on lie on this layer.
    Print& on(int layer);
    /// Shapes from now on are turned about the origin by `turn` radians, counter-clockwise, then moved.
    Print& at(glm::vec2 origin, float turn = 0, float size = 1);

    void disc(glm::vec2 middle, float radius, Ink ink);
    void ring(glm::vec2 middle, float radius, float width, Ink ink);
    /// A convex outline, counter-clockwise.
    void polygon(std::span<const glm::vec2> outline, Ink ink);
    void roundedBox(glm::vec2 half, float radius, Ink ink);
    /// The edge of such a box, inside of it.
    void roundedFrame(glm::vec2 half, float radius, float width, Ink ink);
    /// A line with round ends and joints.
    void stroke(std::span<const glm::vec2> line, float width, Ink ink);
    /// A triangle whose tip is so far ahead of the point, in the direction of an angle.
    void arrowHead(glm::vec2 point, float direction, float length, float width, Ink ink);
    /// Digits and `x`, from the left end of their base line. Returns how wide they are.
    float text(std::string_view text, glm::vec2 from, float height, float width, Ink ink);
    [[nodiscard]] static float widthOf(std::string_view text, float height, float width);

    /// Adds the same shapes on the other side of a plate of this thickness, facing down.
    void turnOver(float thickness);
    void add(const scene::Mesh& other);
    [[nodiscard]] const scene::Mesh& mesh() const { return mesh_; }

  private:
    [[nodiscard]] std::uint32_t point(glm::vec2 at, Ink ink);
    float rise_;
    int layer_ = 0;
    glm::vec2 origin_{0};
    float turn_ = 0;
    float size_ = 1;
    scene::Mesh mesh_;
};

/// A digit or an `x` as cards have it: lines in a box of height 1, from its lower left corner, y upwards.
struct Glyph {
    float width;
    std::vector<std::vector<glm::vec2>> lines;
};
/// Any other letter is empty.
[[nodiscard]] Glyph glyphOf(char letter);

/// Part of a circle; radians, counter-clockwise from the right.
[[nodiscard]] std::vector<glm::vec2> arc(glm::vec2 middle, float radius, float from, float to, int steps);

}  // namespace tactik::table
