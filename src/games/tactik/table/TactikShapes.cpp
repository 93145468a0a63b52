#include "games/tactik/table/TactikShapes.h"

#include <algorithm>
#include <cmath>
#include <glm/gtc/constants.hpp>
#include <glm/gtc/quaternion.hpp>
#include <vector>

#include "games/tactik/table/Print.h"
#include "scene/Shapes.h"

namespace tactik::table {

using glm::vec2;
using rules::Colour;
using scene::Mesh;

namespace {

constexpr float kFoot = 7.0F;                 // radius of the foot in the profiles below
constexpr float kUnit = kPawnRadius / kFoot;  // metres
constexpr int kAround = 16;
constexpr float kLargeUp = 1.22F;   // factor of a large pawn's height
constexpr float kLargeOut = 1.16F;  // of its width, up to that of its foot
constexpr float kAxis = 0.02F;      // units: a lathe's profile never touches its axis
constexpr float kCrown = 20.6F;     // units: height of the tower below its notches

using Profile = std::vector<vec2>;  // in units, from the foot up

Profile foot() { return {{kAxis, 0}, {6.2F, 0}, {6.85F, 0.5F}, {7.0F, 1.2F}, {6.9F, 2.6F}, {6.2F, 3.4F}}; }

void append(Profile& profile, const Profile& part) {
    profile.insert(profile.end(), part.begin(), part.end());
}

Profile ball() {
    Profile profile = foot();
    append(profile, {{4.6F, 4.6F},
                     {3.3F, 7.6F},
                     {2.6F, 11.4F},
                     {2.5F, 14.2F},
                     {3.9F, 14.6F},
                     {4.3F, 15.3F},
                     {3.9F, 16.0F},
                     {2.9F, 16.4F}});
    constexpr float kBall = 5.3F;
    for (const vec2 p : arc({0, 21.2F}, kBall, -0.97F, glm::half_pi<float>(), 9))
        profile.push_back({std::max(p.x, kAxis), p.y});
    return profile;
}

Profile spire() {
    Profile profile = foot();
    append(profile, {{5.9F, 4.0F},
                     {5.6F, 5.6F},
                     {4.2F, 13.0F},
                     {4.4F, 13.5F},
                     {4.1F, 14.2F},
                     {3.5F, 15.2F},
                     {1.5F, 26.2F},
                     {1.0F, 27.6F},
                     {kAxis, 28.2F}});
    return profile;
}

Profile disc() {
    Profile profile = foot();
    append(profile, {{4.4F, 4.8F},
                     {3.0F, 8.2F},
                     {2.8F, 13.0F},
                     {3.4F, 16.0F},
                     {5.4F, 17.8F},
                     {6.8F, 18.6F},
                     {7.0F, 19.6F},
                     {7.0F, 21.4F},
                     {6.5F, 22.0F},
                     {kAxis, 22.0F}});
    return profile;
}

Profile tower() {
    Profile profile = foot();
    append(profile, {{5.5F, 4.2F},
                     {4.9F, 7.0F},
                     {4.7F, 9.6F},
                     {3.7F, 10.0F},
                     {3.7F, 11.4F},
                     {4.7F, 11.8F},
                     {4.6F, 15.4F},
                     {5.3F, 17.0F},
                     {5.9F, 17.8F},
                     {5.9F, kCrown},
                     {4.1F, kCrown},
                     {3.9F, 19.6F},
                     {kAxis, 19.4F}});
    return profile;
}

Profile profileOf(Colour colour) {
    switch (colour) {
        case Colour::Red:
            return ball();
        case Colour::Blue:
            return spire();
        case Colour::Yellow:
            return disc();
        case Colour::Green:
            break;
    }
    return tower();
}

vec2 sized(vec2 p, bool large) {
    if (!large) return p * kUnit;
    return vec2(std::min(p.x * kLargeOut, std::max(p.x, kFoot)), p.y * kLargeUp) * kUnit;
}

/// The whole pawn in another size.
Mesh scaled(Mesh mesh, float size) {
    for (scene::Vertex& vertex : mesh.vertices) vertex.position *= size;
    return mesh;
}

Mesh turnedFrom(const Profile& profile, bool large) {
    std::vector<vec2> metres;
    for (const vec2 p : profile) metres.push_back(sized(p, large));
    return scene::lathe(metres, kAround);
}

void add(Mesh& whole, const Mesh& part, const glm::quat& turn = {1, 0, 0, 0}, glm::vec3 at = glm::vec3(0)) {
    const auto first = static_cast<std::uint32_t>(whole.vertices.size());
    for (scene::Vertex vertex : part.vertices) {
        vertex.position = turn * vertex.position + at;
        vertex.normal = turn * vertex.normal;
        vertex.tangent = turn * vertex.tangent;
        whole.vertices.push_back(vertex);
    }
    for (const std::uint32_t index : part.indices) whole.indices.push_back(first + index);
}

glm::quat yaw(float angle) { return glm::angleAxis(angle, glm::vec3(0, 1, 0)); }

/// A box with sharp edges that stands on y = 0: small parts need no more.
Mesh block(glm::vec3 size) {
    Mesh mesh;
    const glm::vec3 half = size / 2.0F;
    for (int axis = 0; axis < 3; ++axis)
        for (const float side : {-1.0F, 1.0F}) {
            glm::vec3 normal(0), u(0);
            normal[axis] = side;
            u[(axis + 1) % 3] = 1;
            const glm::vec3 v = glm::cross(normal, u);
            const auto first = static_cast<std::uint32_t>(mesh.vertices.size());
            for (const vec2 c : {vec2(-1, -1), vec2(1, -1), vec2(1, 1), vec2(-1, 1)}) {
                const glm::vec3 at = (normal + u * c.x + v * c.y) * half;
                mesh.vertices.push_back({at + glm::vec3(0, half.y, 0), normal, c * half.x, u});
            }
            for (const std::uint32_t i : {0U, 1U, 2U, 0U, 2U, 3U}) mesh.indices.push_back(first + i);
        }
    return mesh;
}

/// The teeth of the tower's crown.
Mesh notchedCrown(bool large) {
    constexpr int kTeeth = 5;
    const float out = large ? 1.06F : 1.0F;
    const Mesh tooth = block(glm::vec3(4.1F * out, 3.4F * (large ? kLargeUp : 1.0F), 2.0F * out) * kUnit);
    Mesh crown;
    for (int i = 0; i < kTeeth; ++i) {
        const glm::quat turn = yaw(glm::two_pi<float>() * static_cast<float>(i) / kTeeth);
        const glm::vec3 at(0, sized({0, kCrown - 0.5F}, large).y, 4.9F * out * kUnit);
        add(crown, tooth, turn, turn * at);
    }
    return crown;
}

/// A band around a pawn.
Mesh band(float radius, float low, float high, bool large) {
    const Profile profile{{radius - 0.3F, low},
                          {radius + 0.18F, low + 0.12F},
                          {radius + 0.18F, high - 0.12F},
                          {radius - 0.3F, high}};
    return turnedFrom(profile, large);
}

/// Holds a stake fast: a ring around its foot, and wedges driven in beside it.
Mesh collar() {
    constexpr float kOut = 8.1F;
    const float floor = kDriven / kUnit;
    const Profile profile{{kOut, floor},
                          {kOut, floor + 1.9F},
                          {kOut - 0.5F, floor + 2.5F},
                          {6.4F, floor + 2.6F},
                          {5.4F, floor + 2.2F}};
    Mesh mesh = turnedFrom(profile, false);
    constexpr int kWedges = 3;
    const Mesh wedge = block(glm::vec3(3.0F, 5.4F, 1.7F) * kUnit);
    for (int i = 0; i < kWedges; ++i) {
        const glm::quat turn = yaw(glm::two_pi<float>() * (static_cast<float>(i) + 0.5F) / kWedges);
        const glm::quat lean = glm::angleAxis(0.30F, glm::vec3(1, 0, 0));
        add(mesh, wedge, turn * lean, turn * glm::vec3(0, floor + 0.6F, 5.0F) * kUnit);
    }
    return mesh;
}

/// A ring on the flat disc, and a disc on the tower.
void addTopMark(Print& print, Colour colour, const PawnStyle& style) {
    // Print counts in millimetres.
    print.at({0, 0}, 0, kUnit * 1000 * (style.large ? kLargeOut : 1.0F));
    if (colour == Colour::Yellow) {
        print.ring({0, 0}, 5.0F, style.large ? 1.6F : 1.0F, Ink::Black);
        print.disc({0, 0}, style.large ? 1.9F : 1.4F, Ink::Black);
    }
    if (colour == Colour::Green) print.disc({0, 0}, 2.6F, Ink::Metal);
}

float topOf(Colour colour) { return colour == Colour::Yellow ? 22.0F : 19.55F; }

}  // namespace

Mesh pawn(Colour colour, const PawnStyle& style) {
    Mesh mesh = turnedFrom(profileOf(colour), style.large);
    if (colour == Colour::Green) add(mesh, notchedCrown(style.large));
    return scaled(std::move(mesh), style.size);
}

Mesh pawnInlay(Colour colour, bool stake, const PawnStyle& style) {
    Print print(sized({0, topOf(colour)}, style.large).y + 0.00006F);
    addTopMark(print, colour, style);
    const float high = style.large ? 4.2F : 3.6F;
    print.add(painted(band(6.35F, 2.6F, high, style.large), Ink::Metal));
    if (stake) print.add(painted(collar(), Ink::Metal));
    return scaled(print.mesh(), style.size);
}

}  // namespace tactik::table
