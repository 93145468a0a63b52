#include "games/tactik/table/CardIcons.h"

#include <array>
#include <cmath>
#include <string>
#include <utility>

#include "games/tactik/rules/Notation.h"

namespace tactik::table {

using ui::kit::Outline;
using ui::kit::Shape;

namespace {

constexpr float kInk = 0.25F;  ///< light of what is printed on a card

/// A part of the icon, in its coordinates.
struct Area {
    float left;
    float top;
    float right;
    float bottom;
};

Outline polygon(std::vector<ImVec2> points, float light) {
    return {.points = std::move(points), .light = light};
}

Outline box(const Area& area, float light) {
    return polygon(
        {{area.left, area.top}, {area.right, area.top}, {area.right, area.bottom}, {area.left, area.bottom}},
        light);
}

/// The strokes of a digit in a grid of 2 by 4: top, upper left and right, middle, lower left and right,
/// bottom.
enum Stroke : unsigned {
    kTop = 1,
    kUpperLeft = 2,
    kUpperRight = 4,
    kMiddle = 8,
    kLowerLeft = 16,
    kLowerRight = 32,
    kBottom = 64
};
constexpr std::array<unsigned, 10> kDigits{
    kTop | kUpperLeft | kUpperRight | kLowerLeft | kLowerRight | kBottom,
    kUpperRight | kLowerRight,
    kTop | kUpperRight | kMiddle | kLowerLeft | kBottom,
    kTop | kUpperRight | kMiddle | kLowerRight | kBottom,
    kUpperLeft | kUpperRight | kMiddle | kLowerRight,
    kTop | kUpperLeft | kMiddle | kLowerRight | kBottom,
    kTop | kUpperLeft | kMiddle | kLowerLeft | kLowerRight | kBottom,
    kTop | kUpperRight | kLowerRight,
    kTop | kUpperLeft | kUpperRight | kMiddle | kLowerLeft | kLowerRight | kBottom,
    kTop | kUpperLeft | kUpperRight | kMiddle | kLowerRight | kBottom};

void addDigit(Shape& shape, int digit, const Area& area, float stroke) {
    const float middle = (area.top + area.bottom) / 2;
    const std::array<std::pair<Stroke, Area>, 7> strokes{
        {{kTop, {area.left, area.top, area.right, area.top + stroke}},
         {kUpperLeft, {area.left, area.top, area.left + stroke, middle}},
         {kUpperRight, {area.right - stroke, area.top, area.right, middle}},
         {kMiddle, {area.left, middle - stroke / 2, area.right, middle + stroke / 2}},
         {kLowerLeft, {area.left, middle, area.left + stroke, area.bottom}},
         {kLowerRight, {area.right - stroke, middle, area.right, area.bottom}},
         {kBottom, {area.left, area.bottom - stroke, area.right, area.bottom}}}};
    for (const auto& [name, part] : strokes)
        if ((kDigits[static_cast<std::size_t>(digit)] & name) != 0) shape.push_back(box(part, kInk));
}

void addNumber(Shape& shape, const std::string& digits, const Area& area, float stroke) {
    if (digits.size() == 1) return addDigit(shape, digits[0] - '0', area, stroke);
    const float middle = (area.left + area.right) / 2;
    // The 1 of a 10 or a 12 needs less room.
    addDigit(shape, digits[0] - '0', {area.left - stroke, area.top, area.left + stroke, area.bottom}, stroke);
    addDigit(shape, digits[1] - '0', {middle - stroke, area.top, area.right + stroke, area.bottom}, stroke);
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
    shape.push_back(polygon(std::move(shaft), kInk));
    shape.push_back(polygon(std::move(head), kInk));
}

void addDot(Shape& shape, float x, float y, float radius) {
    std::vector<ImVec2> round;
    for (int i = 0; i < 12; ++i) {
        const float angle = 6.2831853F * static_cast<float>(i) / 12;
        round.push_back({x + radius * std::cos(angle), y + radius * std::sin(angle)});
    }
    shape.push_back(polygon(std::move(round), kInk));
}

/// The whole square is the card's.
Shape largeIcon(rules::Card card) {
    constexpr float kStroke = 0.085F;
    Shape shape{box({0.16F, 0.04F, 0.84F, 0.96F}, 1)};
    if (card == rules::Card::Swap) {
        addArrow(shape, 0.36F, true);
        addArrow(shape, 0.64F, false);
        return shape;
    }
    if (card == rules::Card::Unknown) return shape;
    const std::string digits = std::to_string(stepsOf(card));
    const bool hasSign = card == rules::Card::Four || card == rules::Card::SevenOnes || canStart(card);
    addNumber(shape, digits, {0.35F, 0.16F, 0.65F, hasSign ? 0.66F : 0.84F}, kStroke);
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
