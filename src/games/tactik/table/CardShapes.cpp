#include "games/tactik/table/CardShapes.h"

#include <array>
#include <cmath>
#include <glm/gtc/constants.hpp>
#include <string>

#include "games/tactik/table/Print.h"
#include "games/tactik/table/TablePlan.h"

namespace tactik::table {

using glm::vec2;
using rules::Card;

namespace {

// Millimetres on the card, and radians.
constexpr float kPi = glm::pi<float>();
constexpr vec2 kHalf{23.0F, 33.0F};
constexpr float kCorner = 4.0F;
constexpr float kInset = 1.7F;                          // from the edge to the frame
constexpr float kRing = 17.2F;                          // radius of the way that the card goes
constexpr float kWay = 5.4F;                            // its width
constexpr float kNumber = 21.0F;                        // height of the number in the ring
constexpr float kTwoDigits = 15.5F;                     // height of one with two digits
constexpr float kIndex = 10.0F;                         // height of the name in a corner
constexpr float kFaceRise = kCardThickness + 0.00008F;  // metres

/// How a card is drawn: the colour stands for what kind of move it is.
struct Style {
    const char* name;
    Ink ink;
};

Style styleOf(Card card) {
    constexpr std::array<const char*, rules::kKinds + 1> kNames{"",  "1", "2",  "3",  "4", "5",  "6",
                                                                "8", "9", "10", "12", "",  "7x1"};
    const char* const name = kNames[static_cast<std::size_t>(rules::index(card))];
    if (rules::canStart(card)) return {name, Ink::Green};
    if (card == Card::Four) return {name, Ink::Red};
    if (card == Card::SevenOnes) return {name, Ink::Yellow};
    return {name, card == Card::Swap ? Ink::Red : Ink::Blue};
}

/// A pawn seen from the side, 10 high, its foot on the base line.
void drawPawn(Print& print, Ink ink) {
    const std::array<vec2, 4> foot{vec2(-3.4F, 0), vec2(3.4F, 0), vec2(2.9F, 1.7F), vec2(-2.9F, 1.7F)};
    const std::array<vec2, 4> body{vec2(-2.5F, 1.7F), vec2(2.5F, 1.7F), vec2(1.1F, 6.6F), vec2(-1.1F, 6.6F)};
    print.polygon(foot, ink);
    print.polygon(body, ink);
    print.disc({0, 7.6F}, 2.4F, ink);
}

/// Draws the same in a corner and, turned round, in the one across.
template <typename Draw>
void twice(Print& print, vec2 at, const Draw& draw) {
    print.at(at);
    draw();
    print.at(-at, kPi);
    draw();
    print.at({0, 0});
}

float heightFor(std::string_view name, float height) {
    return name.size() == 1 ? height : height * (name.size() == 2 ? 0.84F : 0.66F);
}

/// The name in the upper left corner and in the lower right one. What can be read either way has a line
/// below it.
void drawIndices(Print& print, const Style& style) {
    const float height = heightFor(style.name, kIndex);
    const float stroke = height * 0.185F;
    const std::string_view name = style.name;
    twice(print, {-kHalf.x + 3.9F, kHalf.y - 4.2F - height}, [&] {
        const float wide = print.text(name, {0, 0}, height, stroke, style.ink);
        if (name != "6" && name != "9") return;
        const std::array<vec2, 2> line{vec2(0.6F, -1.6F), vec2(wide - 0.6F, -1.6F)};
        print.stroke(line, 1.0F, style.ink);
    });
}

void drawNumber(Print& print, std::string_view name, vec2 middle, float height, Ink ink) {
    const float stroke = height * 0.185F;
    const float wide = Print::widthOf(name, height, stroke);
    print.text(name, middle - vec2(wide, height) / 2.0F, height, stroke, ink);
    if (name != "6" && name != "9") return;
    const float below = middle.y - height / 2 - stroke * 0.85F;
    const std::array<vec2, 2> line{vec2(middle.x - wide * 0.34F, below),
                                   vec2(middle.x + wide * 0.34F, below)};
    print.stroke(line, stroke * 0.5F, ink);
}

/// The way around the circuit, with a hole for each step: clockwise as the pawns go, or back.
void drawWay(Print& print, int steps, bool back, Ink ink) {
    const float most = glm::radians(294.0F);
    const float step = std::min(glm::radians(38.0F), most / (static_cast<float>(steps) + 0.6F));
    const float sweep = step * (static_cast<float>(steps) + 0.25F);
    const float sign = back ? 1.0F : -1.0F;
    // The way lies symmetrically to the top.
    const float from = kPi / 2 - sign * (sweep + 0.30F) / 2;
    print.on(1);
    const auto way = arc({0, 0}, kRing, from, from + sign * sweep, 6 + steps);
    print.stroke(way, kWay, ink);
    const float end = from + sign * (sweep - 0.02F);
    const vec2 tip(std::cos(end) * kRing, std::sin(end) * kRing);
    print.arrowHead(tip, end + sign * kPi / 2 + sign * 0.16F, kWay * 1.15F, kWay * 1.95F, ink);
    print.on(2);
    const float hole = std::min(1.75F, step * kRing * 0.30F);
    for (int i = 0; i <= steps; ++i) {
        const float angle = from + sign * step * static_cast<float>(i);
        const vec2 at(std::cos(angle) * kRing, std::sin(angle) * kRing);
        if (i == 0)
            print.ring(at, hole + 0.1F, 0.8F, Ink::Paper);
        else
            print.disc(at, hole, Ink::Paper);
    }
}

/// An arrow along a curve.
void drawArrow(Print& print, std::vector<vec2> curve, float width, Ink ink) {
    const vec2 along = curve.back() - curve[curve.size() - 2];
    print.stroke(curve, width, ink);
    print.arrowHead(curve.back(), std::atan2(along.y, along.x), width * 1.7F, width * 2.5F, ink);
}

/// Half of an exchange: a pawn's way from the left to the right, rising.
std::vector<vec2> crossing(float size) {
    std::vector<vec2> curve;
    constexpr int kSteps = 12;
    for (int i = 0; i <= kSteps; ++i) {
        const float t = static_cast<float>(i) / kSteps * 2 - 1;
        curve.push_back(vec2(t, 0.86F * std::sin(t * kPi / 2)) * size);
    }
    return curve;
}

void drawSwap(Print& print, float size) {
    const float width = size * 0.36F;
    std::vector<vec2> one = crossing(size);
    std::vector<vec2> other = one;
    for (vec2& p : other) p.x = -p.x;
    one.resize(one.size() - 1);
    other.resize(other.size() - 1);
    print.on(1);
    drawArrow(print, other, width, Ink::Blue);
    print.on(2);
    const std::vector<vec2> middle(one.begin() + 3, one.end() - 2);
    print.stroke(middle, width * 1.55F, Ink::Paper);
    print.on(3);
    drawArrow(print, one, width, Ink::Red);
}

/// Seven single steps.
void drawSevenSteps(Print& print, float radius, float step) {
    for (int i = 0; i < 7; ++i) {
        const float angle = kPi / 2 - 2 * kPi * static_cast<float>(i) / 7;
        print.disc({std::cos(angle) * radius, std::sin(angle) * radius}, step, Ink::Yellow);
    }
}

void drawFace(Print& print, Card card) {
    const Style style = styleOf(card);
    print.on(0);
    print.roundedFrame(kHalf - kInset, kCorner - kInset, 0.55F, style.ink);
    if (card == Card::Swap) {
        drawSwap(print, 14.5F);
        print.on(1);
        twice(print, {-kHalf.x + 8.4F, kHalf.y - 8.6F}, [&] {
            const std::array<vec2, 2> right{vec2(-4.2F, 1.7F), vec2(2.2F, 1.7F)};
            const std::array<vec2, 2> left{vec2(4.2F, -1.7F), vec2(-2.2F, -1.7F)};
            drawArrow(print, {right.begin(), right.end()}, 1.5F, Ink::Red);
            drawArrow(print, {left.begin(), left.end()}, 1.5F, Ink::Blue);
        });
        return;
    }
    print.on(1);
    drawIndices(print, {style.name, Ink::Black});
    if (card == Card::SevenOnes) {
        print.on(1);
        drawNumber(print, style.name, {0, 0}, 9.4F, Ink::Black);
        drawSevenSteps(print, 16.6F, 3.9F);
        return;
    }
    const int steps = rules::stepsOf(card);
    const std::string_view name = style.name;
    drawNumber(print, name, {0, 0}, name.size() == 1 ? kNumber : kTwoDigits,
               card == Card::Four ? Ink::Red : Ink::Black);
    drawWay(print, steps, card == Card::Four, style.ink);
    if (!rules::canStart(card)) return;
    print.on(1);
    twice(print, {kHalf.x - 7.6F, kHalf.y - 14.6F}, [&] { drawPawn(print, style.ink); });
}

void drawLargeFace(Print& print, Card card) {
    const Style style = styleOf(card);
    print.on(0);
    print.roundedFrame(kHalf - kInset, kCorner - kInset, 1.0F, style.ink);
    if (card == Card::Swap) return drawSwap(print, 15.0F);
    const std::string_view name = style.name;
    const float height = name.size() == 1 ? 34.0F : name.size() == 2 ? 27.0F : 17.5F;
    print.on(1);
    drawNumber(print, name, {0, 9.0F}, height, card == Card::Four ? Ink::Red : Ink::Black);
    const float sign = card == Card::Four ? -1.0F : 1.0F;
    if (card == Card::SevenOnes) {
        for (int i = 0; i < 7; ++i)
            print.disc(
                {-13.5F + 9.0F * static_cast<float>(i % 4) + (i > 3 ? 4.5F : 0.0F), i > 3 ? -23.5F : -14.5F},
                3.6F, Ink::Yellow);
        return;
    }
    if (rules::canStart(card)) {
        print.at({-9.5F, -27.5F}, 0, 1.25F);
        drawPawn(print, style.ink);
        print.at({5.0F, -21.5F});
        drawArrow(print, {vec2(-6.0F, 0), vec2(4.0F, 0)}, 4.2F, style.ink);
        print.at({0, 0});
        return;
    }
    print.at({0, -21.5F});
    drawArrow(print, {vec2(-13.0F * sign, 0), vec2(7.0F * sign, 0)}, 5.2F, style.ink);
    print.at({0, 0});
}

/// The board in small: its circuit, and four bases that lead inwards.
void drawOrnament(Print& print) {
    const auto diamond = [&](vec2 at, float size) {
        const std::array<vec2, 4> corners{at + vec2(size, 0), at + vec2(0, size), at - vec2(size, 0),
                                          at - vec2(0, size)};
        print.polygon(corners, Ink::Ornament);
    };
    print.on(0);
    print.roundedBox(kHalf - 2.0F, kCorner - 1.6F, Ink::Panel);
    print.on(1);
    print.roundedFrame(kHalf - 3.6F, 1.6F, 0.6F, Ink::Ornament);
    constexpr int kDots = 24;
    for (int i = 0; i < kDots; ++i) {
        const float angle = 2 * kPi * static_cast<float>(i) / kDots;
        const vec2 out(std::cos(angle), std::sin(angle));
        diamond(out * 13.6F, i % 6 == 0 ? 2.1F : 1.15F);
        if (i % 6 == 0)
            for (int cell = 1; cell <= 3; ++cell)
                diamond(out * (13.6F - 3.1F * static_cast<float>(cell)), 1.15F);
        if (i % 6 == 3) {
            const vec2 corner = glm::sign(out) * (kHalf - 8.2F);
            diamond(corner, 2.4F);
            diamond(corner - glm::sign(out) * vec2(0, 5.4F), 1.2F);
            diamond(corner - glm::sign(out) * vec2(5.4F, 0), 1.2F);
        }
    }
    diamond({0, 0}, 1.6F);
}

scene::Mesh ornament() {
    Print print(kFaceRise);
    drawOrnament(print);
    return print.mesh();
}

/// The same mesh on the other side of the card.
scene::Mesh beneath(const scene::Mesh& printed) {
    Print both(0);
    both.add(printed);
    both.turnOver(kCardThickness);
    scene::Mesh mesh = both.mesh();
    const std::size_t count = printed.vertices.size();
    mesh.vertices.erase(mesh.vertices.begin(), mesh.vertices.begin() + static_cast<std::ptrdiff_t>(count));
    mesh.indices = printed.indices;
    return mesh;
}

}  // namespace

scene::Mesh cardFace(Card card, bool large) {
    Print print(kFaceRise);
    if (large)
        drawLargeFace(print, card);
    else
        drawFace(print, card);
    return print.mesh();
}

scene::Mesh cardInHand(Card card, bool large) {
    Print print(0);
    print.add(cardFace(card, large));
    print.add(cardBack());
    return print.mesh();
}

scene::Mesh cardBack() { return beneath(ornament()); }

scene::Mesh hiddenCard() {
    Print print(kFaceRise);
    print.add(ornament());
    print.turnOver(kCardThickness);
    return print.mesh();
}

scene::Mesh card() {
    constexpr int kSteps = 3;
    const vec2 half(kCardWidth / 2, kCardLength / 2);
    const float radius = kCorner * 0.001F;
    std::vector<vec2> rim;
    for (int corner = 0; corner < 4; ++corner) {
        const vec2 sign(corner == 0 || corner == 3 ? 1 : -1, corner < 2 ? 1 : -1);
        const float from = static_cast<float>(corner) * kPi / 2;
        for (const vec2 p : arc(sign * (half - radius), radius, from, from + kPi / 2, kSteps))
            rim.push_back(p);
    }
    scene::Mesh mesh;
    const auto put = [&](vec2 p, float y, glm::vec3 normal, glm::vec3 tangent) {
        mesh.vertices.push_back({{p.x, y, -p.y}, normal, p, tangent});
    };
    const auto count = static_cast<std::uint32_t>(rim.size());
    for (const bool top : {true, false}) {
        const auto first = static_cast<std::uint32_t>(mesh.vertices.size());
        for (const vec2 p : rim) put(p, top ? kCardThickness : 0, {0, top ? 1 : -1, 0}, {1, 0, 0});
        for (std::uint32_t i = 2; i < count; ++i)
            mesh.indices.insert(mesh.indices.end(),
                                {first, first + (top ? i - 1 : i), first + (top ? i : i - 1)});
    }
    const auto first = static_cast<std::uint32_t>(mesh.vertices.size());
    for (std::uint32_t i = 0; i < count; ++i) {
        const vec2 along = glm::normalize(rim[(i + 1) % count] - rim[(i + count - 1) % count]);
        const glm::vec3 out(along.y, 0, along.x);
        const glm::vec3 tangent(along.x, 0, -along.y);
        put(rim[i], 0, out, tangent);
        put(rim[i], kCardThickness, out, tangent);
    }
    for (std::uint32_t i = 0; i < count; ++i) {
        const std::uint32_t a = first + 2 * i;
        const std::uint32_t b = first + 2 * ((i + 1) % count);
        mesh.indices.insert(mesh.indices.end(), {a, b, b + 1, a, b + 1, a + 1});
    }
    return mesh;
}

}  // namespace tactik::table
