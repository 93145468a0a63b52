#include "games/tactik/table/TablePlan.h"

#include <cmath>
#include <glm/gtc/constants.hpp>

#include "games/tactik/play/TactikDraft.h"
#include "games/tactik/play/TactikState.h"
#include "scene/Seats.h"

namespace tactik::table {

using game::Place;
using scene::Pose;

namespace {

constexpr float kFan = 0.030F;        // radians from one card of a hand to the next
constexpr float kCardStep = 0.0011F;  // each card of a hand stands so far before the one on its left
constexpr float kInRack = 0.0068F;    // the foot of a card in the middle of a hand, above the table

}  // namespace

glm::vec3 around(float yaw, float radius, float height) {
    return {std::sin(yaw) * radius, height, std::cos(yaw) * radius};
}

glm::quat turned(float yaw) { return glm::angleAxis(yaw, glm::vec3(0, 1, 0)); }

TablePlan::TablePlan(int players, int squares, float cardLean, const std::vector<int>& readers)
    : players_(players), squares_(squares), cardLean_(cardLean) {
    reads_.fill(readers.empty());
    for (const int player : readers) reads_[static_cast<std::size_t>(player)] = true;
}

float TablePlan::farthestRack() const {
    if (cardLean_ < kCardLean) return players_ == 2 ? 0.2560F : 0.2760F;
    return players_ == 2 ? 0.2665F : 0.2875F;
}

float TablePlan::rackDistance(int player) const {
    // Cards lean over the board's rim, and where a pocket is before them, not against its pawns.
    constexpr float kBesideRim = 0.2290F;
    constexpr float kBesidePawns = 0.2500F;
    if (reads_[static_cast<std::size_t>(player)] || cardLean_ < kCardLean) return farthestRack();
    return players_ == 2 ? kBesideRim : kBesidePawns;
}

float TablePlan::pitch() const {
    return glm::two_pi<float>() * kCircuitRadius / static_cast<float>(squares_);
}

float TablePlan::slotPitch() const { return players_ == 2 ? 0.0440F : 0.0480F; }

float TablePlan::yawOf(int square) const {
    const float first = players_ == 2 ? -glm::quarter_pi<float>() : 0.0F;
    return first - glm::two_pi<float>() * static_cast<float>(square) / static_cast<float>(squares_);
}

float TablePlan::yawOf(rules::Colour colour) const {
    return yawOf(rules::index(colour) * squares_ / rules::kColours);
}

float TablePlan::seatYaw(int player) const {
    return scene::seatYaw(play::playerAt(player), static_cast<std::size_t>(players_));
}

Pose TablePlan::handPose(int player, int slot) const {
    const float at = static_cast<float>(slot) - 0.5F * static_cast<float>(slots() - 1);
    const glm::quat seat = turned(seatYaw(player));
    const glm::quat lean = glm::angleAxis(cardLean_, glm::vec3(1, 0, 0));
    const glm::quat fan = turned(-at * kFan);
    // On the plane of the cards: x to the right, z down the card.
    const float aside = at * slotPitch();
    const float drop = aside * at * kFan / 2;  // the cards stand on an arc
    const glm::vec3 onPlane(aside, at * kCardStep, drop - kCardLength / 2);
    const glm::vec3 foot(0, kInRack, rackDistance(player));
    return {seat * (foot + lean * onPlane), seat * lean * fan};
}

Pose TablePlan::poseOf(Place place) const {
    if (const auto player = play::handOf(place)) {
        if (place.spot == play::kWholeHand)
            return {around(seatYaw(*player), rackDistance(*player), 0), turned(seatYaw(*player))};
        return handPose(*player, place.spot);
    }
    if (place.area == play::kStockArea) return {{-kPileAside, kBoardHeight, 0}};
    if (place.area == play::kPileArea) return {{kPileAside, kBoardHeight, 0}};
    if (place.area == play::kCircuitArea) {
        const float yaw = yawOf(static_cast<int>(place.spot));
        return {around(yaw, kCircuitRadius, kBoardHeight), turned(yaw)};
    }
    if (place.area == play::kBaseArea) {
        const float yaw = yawOf(rules::colourAt(place.spot / rules::kBaseCells));
        return {around(yaw, radiusOfCell(place.spot % rules::kBaseCells + 1), kBoardHeight), turned(yaw)};
    }
    const auto pawn = static_cast<rules::Pawn>(place.spot);
    const float aside = static_cast<float>(pawn % rules::kPawnsEach) - 0.5F * (rules::kPawnsEach - 1);
    const float yaw = yawOf(rules::colourOf(pawn)) - aside * kHollowPitch / kPocketRadius;
    return {around(yaw, kPocketRadius, kBoardHeight), turned(yaw)};
}

TablePlan planFor(const game::View& view, const std::vector<game::PlayerId>& readers) {
    if (const auto* const draft = dynamic_cast<const play::TactikDraft*>(&view))
        return {draft->playerCount(), draft->board().squares(), kOpenLean};
    const auto& game = dynamic_cast<const play::TactikView&>(view);  // throws for a view of another game
    std::vector<int> players;
    for (const game::PlayerId reader : readers) players.push_back(static_cast<int>(reader.value));
    return {game.playerCount(), game.board().squares(), kCardLean, players};
}

}  // namespace tactik::table
