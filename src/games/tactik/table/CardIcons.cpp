#include "games/tactik/table/CardIcons.h"

#include <algorithm>
#include <cmath>
#include <glm/glm.hpp>
#include <string>
#include <utility>
#include <vector>

#include "games/tactik/rules/Notation.h"
#include "games/tactik/table/Print.h"

namespace tactik::table {

using ui::kit::Outline;
using ui::kit::Shape;

namespace {

constexpr float kInk = 0.16F;  ///< light of what is printed on a card

/// A part of the icon, in its coordinates.
struct Area {
    float left;
    float top;
    float right;
    float bottom;
};

Outline cardOf(const Area& area) {
    return {.points = {{area.left, area.top},
                       {area.right, area.top},
                       {area.right, area.bottom},
                       {area.left, area.bottom}}};
}

/// What is printed on a card has no rim: at this size it would be all that one sees.
Outline printed(std::vector<ImVec2> points) {
    return {.points = std::move(points), .light = kInk, .rimmed = false};
}

/// A piece of a line, a little longer than it, so that no gap is left where it bends.
Outline strokeOf(ImVec2 from, ImVec2 to, float thick) {
    const float length = std::max(std::hypot(to.x - from.x, to.y - from.y), 1e-4F);
    const ImVec2 along{(to.x - from.x) / length * thick / 2, (to.y - from.y) / length * thick / 2};
    const ImVec2 across{-along.y, along.x};
    const ImVec2 a{from.x - along.x * 0.6F, from.y - along.y * 0.6F};
    const ImVec2 b{to.x + along.x * 0.6F, to.y + along.y * 0.6F};
    return printed({{a.x - across.x, a.y - across.y},
                    {b.x - across.x, b.y - across.y},
                    {b.x + across.x, b.y + across.y},
                    {a.x + across.x, a.y + across.y}});
}

/// In the letters of the cards, as large as fits.
void addNumber(Shape& shape, const std::string& digits, const Area& area, float thick) {
    constexpr float kGap = 0.14F;  // of the height
    float wide = -kGap;
    for (const char digit : digits) wide += glyphOf(digit).width + kGap;
    const float size = std::min((area.right - area.left) / wide, area.bottom - area.top);
    const float bottom = (area.top + area.bottom + size) / 2;
    float left = (area.left + area.right - wide * size) / 2;
    for (const char digit : digits) {
        const Glyph glyph = glyphOf(digit);
        const auto at = [&](glm::vec2 p) { return ImVec2{left + p.x * size, bottom - p.y * size}; };
        for (const auto& line : glyph.lines)
            for (std::size_t i = 0; i + 1 < line.size(); ++i)
                shape.push_back(strokeOf(at(line[i]), at(line[i + 1]), thick));
        left += (glyph.width + kGap) * size;
    }
}

/// An arrow from left to right, or back.
void addArrow(Shape& shape, float y, bool right) {
    constexpr float kThick = 0.05F;
    const auto at = [right](float x) { return right ? x : 1 - x; };
    std::vector<ImVec2> shaft{
        {at(0.28F), y - kThick}, {at(0.55F), y - kThick}, {at(0.55F), y + kThick}, {at(0.28F), y + kThick}};
    std::vector<ImVec2> head{{at(0.55F), y - 2.6F * kThick}, {at(0.74F), y}, {at(0.55F), y + 2.6F * kThick}};
    if (!right)
        for (auto* points : {&shaft, &head}) *points = {points->rbegin(), points->rend()};
    shape.push_back(printed(std::move(shaft)));
    shape.push_back(printed(std::move(head)));
}

void addDot(Shape& shape, float x, float y, float radius) {
    std::vector<ImVec2> round;
    for (int i = 0; i < 12; ++i) {
        const float angle = glm::radians(30.0F * static_cast<float>(i));
        round.push_back({x + radius * std::cos(angle), y + radius * std::sin(angle)});
    }
    shape.push_back(printed(std::move(round)));
}

/// The whole square is the card's.
Shape largeIcon(rules::Card card) {
    constexpr float kThick = 0.105F;
    Shape shape{cardOf({0.16F, 0.04F, 0.84F, 0.96F})};
    if (card == rules::Card::Swap) {
        addArrow(shape, 0.36F, true);
        addArrow(shape, 0.64F, false);
        return shape;
    }
    if (card == rules::Card::Unknown) return shape;
    const std::string digits = std::to_string(stepsOf(card));
    const bool hasSign = card == rules::Card::Four || card == rules::Card::SevenOnes || canStart(card);
    addNumber(shape, digits, {0.25F, 0.16F, 0.75F, hasSign ? 0.66F : 0.84F}, kThick);
    // A 4 goes back, a 1 or a 10 may start a pawn, and a 7x1 has seven single steps.
    if (card == rules::Card::Four) addArrow(shape, 0.82F, false);
    if (canStart(card)) addDot(shape, 0.5F, 0.82F, 0.08F);
    if (card == rules::Card::SevenOnes)
        for (int i = 0; i < stepsOf(card); ++i)
            addDot(shape, 0.26F + 0.08F * static_cast<float>(i), 0.82F, 0.03F);
    return shape;
}

}  // namespace

Shape cardIcon(rules::Card card) {
    // The upper right corner of a button belongs to the name of its key.
    constexpr float kSmaller = 0.87F;
    Shape shape = largeIcon(card);
    for (Outline& outline : shape)
        for (ImVec2& p : outline.points) p = {0.5F + (p.x - 0.5F) * kSmaller, 1 - (1 - p.y) * kSmaller};
    return shape;
}

}  // namespace tactik::table
