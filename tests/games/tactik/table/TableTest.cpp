#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <glm/gtc/constants.hpp>
#include <memory>
#include <set>

#include "games/tactik/table/BoardShape.h"
#include "games/tactik/table/CardShapes.h"
#include "games/tactik/table/Print.h"
#include "games/tactik/table/TablePieces.h"
#include "games/tactik/table/TactikShapes.h"
#include "scene/TableScene.h"
#include "scene/camera/OrbitCamera.h"

namespace tactik::table {
namespace {

using game::PieceState;
using game::Place;
using rules::Colour;

glm::vec3 faceOf(const scene::Pose& pose) { return pose.rotation * glm::vec3(0, 1, 0); }

float levelDistance(glm::vec3 a, glm::vec3 b) { return glm::length(glm::vec2(a.x - b.x, a.z - b.z)); }

// ---- places ----

TEST(TactikPlan, SquaresFollowEachOtherClockwiseAtEqualDistances) {
    for (const Size size : kSizes) {
        const TablePlan plan(size.players, size.squares);
        for (int i = 0; i < size.squares; ++i) {
            const glm::vec3 here = plan.poseOf(square(i)).position;
            const glm::vec3 next = plan.poseOf(square((i + 1) % size.squares)).position;
            EXPECT_NEAR(levelDistance(here, next), plan.pitch(), 0.0002F);
            EXPECT_GT(glm::cross(here, next).y * -1, 0) << "clockwise, seen from above";
        }
    }
}

/// Rule 2: the start squares are a quarter of the circuit apart, and cell 1 is the step after the start.
TEST(TactikPlan, BasesLeadInwardsAndPocketsLieOutsideOfTheStartSquares) {
    for (const Size size : kSizes) {
        const TablePlan plan(size.players, size.squares);
        for (const Colour colour : rules::kAllColours) {
            const int start = rules::index(colour) * size.squares / rules::kColours;
            glm::vec3 before = plan.poseOf(square(start)).position;
            for (int number = 1; number <= rules::kBaseCells; ++number) {
                const glm::vec3 here = plan.poseOf(cell(colour, number)).position;
                EXPECT_LT(glm::length(here), glm::length(before));
                EXPECT_LT(levelDistance(here, before), 0.020F);
                before = here;
            }
            glm::vec3 pocket(0);
            for (int i = 0; i < rules::kPawnsEach; ++i)
                pocket += plan.poseOf(hollow(rules::firstOf(colour) + i)).position / 4.0F;
            const glm::vec3 first = plan.poseOf(square(start)).position;
            EXPECT_GT(glm::length(pocket), glm::length(first));
            EXPECT_LT(levelDistance(pocket, first), 0.025F);
        }
    }
}

/// Rule 1: play passes to the left, and of four players each has his own colour before him.
TEST(TactikPlan, PlayersSitBeforeTheirColours) {
    const TablePlan four(4, 64);
    for (int player = 0; player < 4; ++player)
        EXPECT_NEAR(
            std::remainder(four.yawOf(rules::colourAt(player)) - four.seatYaw(player), glm::two_pi<float>()),
            0, 1e-5F);
    EXPECT_LT(around(four.seatYaw(1), 1, 0).x, -0.99F) << "on the first player's left";
    // Of two, each has one of his colours on his side of the table, and sees the board as the other does.
    const TablePlan two(2, 64);
    for (int player = 0; player < 2; ++player) {
        const glm::vec3 seat = around(two.seatYaw(player), 1, 0);
        EXPECT_GT(glm::dot(seat, around(two.yawOf(rules::colourAt(player)), 1, 0)), 0.7F);
        EXPECT_LT(glm::dot(seat, around(two.yawOf(rules::colourAt(player + 2)), 1, 0)), -0.7F);
    }
}

TEST(TactikTable, PlacesKeepApart) {
    for (const Size size : kSizes) {
        const auto table = tableFor(size);
        std::vector<scene::PickSpot> spots = table->spots();
        const auto hands = std::erase_if(spots, [](const auto& spot) { return spot.onlyWanted; });
        EXPECT_EQ(hands, static_cast<std::size_t>(size.players)) << "whole hands, around what else is there";
        EXPECT_EQ(spots.size(), static_cast<std::size_t>(size.squares + 16 + 16 + 2 +
                                                         size.players * rules::handSize(size.players)));
        std::set<Place> places;
        for (std::size_t a = 0; a < spots.size(); ++a) {
            EXPECT_TRUE(places.insert(spots[a].place).second);
            for (std::size_t b = 0; b < a; ++b)
                EXPECT_GT(levelDistance(spots[a].center, spots[b].center),
                          1.8F * std::min(std::min(spots[a].halfSize.x, spots[a].halfSize.y),
                                          std::min(spots[b].halfSize.x, spots[b].halfSize.y)));
        }
    }
}

TEST(TactikTable, WhatIsPointedAtIsFound) {
    for (const Size size : kSizes) {
        scene::TableScene scene;
        scene.reset(tableFor(size), dealt(size, 0));
        for (const scene::PickSpot& spot : scene.model().spots()) {
            if (play::handOf(spot.place)) continue;
            const auto found = scene.pick({spot.center + glm::vec3(0, 1, 0), {0, -1, 0}});
            ASSERT_TRUE(found);
            EXPECT_TRUE(found->sameSpot(spot.place)) << found->area << ' ' << found->spot;
        }
    }
}

/// Where a card is to be passed, the rack and the table beside it count, from the edge of the board on.
TEST(TactikTable, AWholeHandIsPointedAtWhileItIsWanted) {
    for (const Size size : kSizes) {
        scene::TableScene scene;
        scene.reset(tableFor(size), dealt(size, 0));
        const TablePlan plan(size.players, size.squares);
        for (int player = 0; player < size.players; ++player) {
            const Place hand{play::handArea(player), play::kWholeHand, 0};
            const glm::vec3 aside =
                turned(plan.seatYaw(player)) * glm::vec3(plan.rackLength() / 2 + 0.01F, 0, 0);
            for (const float out : {-0.035F, 0.0F, 0.035F}) {
                const glm::vec3 at = around(plan.seatYaw(player), plan.rackDistance(player) + out, 1) + aside;
                const scene::Ray down{at, {0, -1, 0}};
                EXPECT_FALSE(scene.pick(down)) << "the bare table means nothing";
                EXPECT_EQ(scene.pick(down, std::vector{hand}), hand);
            }
            const auto name = scene.model().seatPoint(play::playerAt(player));
            ASSERT_TRUE(name);
            EXPECT_GT(glm::length(glm::vec2(name->x, name->z)), kBoardRadius) << "it covers no hole";
        }
    }
}

/// From his chair each player can point at every card of his, and no card hides a square, a cell, or a
/// hollow of his own pocket.
TEST(TactikTable, NoCardCoversTheBoardForASeatedPlayer) {
    for (const Size size : kSizes) {
        scene::TableScene scene;
        const auto table = tableFor(size);
        const TablePlan plan(size.players, size.squares);
        for (int player = 0; player < size.players; ++player) {
            scene.reset(table, dealt(size, player));
            scene::OrbitCamera camera;
            camera.frame(table->fieldRadius(), table->outline(), table->homePitch());
            camera.setPicture(16.0F / 9, {0, 0}, {0.55F, 0.9F});
            camera.sitAt(plan.seatYaw(player), 0);
            const glm::vec3 eye = camera.camera().eye;
            const auto at = [&](glm::vec3 point) { return scene.pick({eye, glm::normalize(point - eye)}); };
            for (const scene::PickSpot& spot : table->spots()) {
                const auto owner = play::handOf(spot.place);
                if (spot.onlyWanted || (owner && *owner != player)) continue;
                const auto found = at(owner ? scene.pointOn(spot.place) : spot.center);
                ASSERT_TRUE(found);
                if (owner)
                    EXPECT_TRUE(found->sameSpot(spot.place));
                else
                    EXPECT_FALSE(play::handOf(*found))
                        << "a card hides area " << spot.place.area << " spot " << spot.place.spot;
            }
        }
    }
}

/// From each chair every square that a click may mean is found, wherever pawns stand before it.
TEST(TactikTable, NoPawnCoversASquareThatIsWanted) {
    const Size size{4, 64};
    scene::TableScene scene;
    const auto table = tableFor(size);
    std::vector<PieceState> pieces;
    for (const Colour colour : rules::kAllColours)
        for (int number = 1; number <= rules::kBaseCells; ++number)
            pieces.push_back(pawnAt(rules::firstOf(colour) + number - 1, cell(colour, number)));
    scene.reset(table, pieces);
    const TablePlan plan(size.players, size.squares);
    int hidden = 0;
    for (int player = 0; player < size.players; ++player) {
        scene::OrbitCamera camera;
        camera.frame(table->fieldRadius(), table->outline(), table->homePitch());
        camera.setPicture(16.0F / 9, {0, 0}, {0.55F, 0.9F});
        camera.sitAt(plan.seatYaw(player), 0);
        for (int number = 0; number < size.squares; ++number) {
            const glm::vec3 eye = camera.camera().eye;
            const scene::Ray ray{eye, glm::normalize(plan.poseOf(square(number)).position - eye)};
            hidden += scene.pick(ray) == square(number) ? 0 : 1;
            const std::vector<Place> wanted{square(number)};
            EXPECT_EQ(scene.pick(ray, wanted), square(number)) << player << ' ' << number;
            const std::vector<Place> nearer{square(number), scene.pick(ray).value_or(square(number))};
            EXPECT_EQ(scene.pick(ray, nearer), scene.pick(ray)) << "a pawn that is wanted itself comes first";
        }
    }
    EXPECT_GT(hidden, 0) << "else this test tests nothing";
}

/// A marked square whose middle is seen is pointed at where it is seen, and a pawn before its edge stays a
/// pawn all over its body.
TEST(TactikTable, NoPawnIsPointedPastForASquareThatIsSeen) {
    const Size size{4, 64};
    const auto table = tableFor(size);
    const TablePlan plan(size.players, size.squares);
    scene::TableScene empty;
    empty.reset(table, {});
    int before = 0;
    for (int number = 0; number < size.squares; ++number) {
        scene::TableScene scene;
        scene.reset(table, {pawnAt(rules::firstOf(Colour::Red), square(number))});
        scene::OrbitCamera camera;
        camera.frame(table->fieldRadius(), table->outline(), table->homePitch());
        camera.setPicture(16.0F / 9, {0, 0}, {0.55F, 0.9F});
        const glm::vec3 eye = camera.camera().eye;
        const auto towards = [&](glm::vec3 point) { return scene::Ray{eye, glm::normalize(point - eye)}; };
        std::vector<Place> seen;
        for (int other = 0; other < size.squares; ++other)
            if (other != number && scene.pick(towards(plan.poseOf(square(other)).position)) == square(other))
                seen.push_back(square(other));
        const glm::vec3 middle = scene.pointOn(square(number));
        for (const float x : {-0.006F, -0.003F, 0.0F, 0.003F, 0.006F})
            for (const float y : {-0.012F, -0.006F, 0.0F, 0.006F, 0.012F}) {
                const scene::Ray ray = towards(middle + glm::vec3(x, y, 0));
                const auto met = scene.pick(ray);
                if (met != square(number)) continue;
                EXPECT_EQ(scene.pick(ray, seen), met) << number << ' ' << x << ' ' << y;
                const auto behind = empty.pick(ray);
                before += behind && std::find(seen.begin(), seen.end(), *behind) != seen.end() ? 1 : 0;
            }
    }
    EXPECT_GT(before, 0) << "else no pawn stood before the edge of a square";
}

TEST(TactikTable, EverythingStandsOnTheTableInsideTheOutline) {
    for (const Size size : kSizes)
        for (const bool large : {false, true}) {
            const auto table = tableFor(size, large);
            float furthest = 0;
            for (const glm::vec3& corner : table->outline())
                furthest = std::max(furthest, glm::length(glm::vec2(corner.x, corner.z)));
            for (const PieceState& piece : dealt(size, 1)) {
                const scene::Pose pose = table->rest(piece);
                const scene::Bounds b = scene::boundsOf(table->meshes()[table->look(piece).mesh.value]);
                float low = 1;
                float high = -1;
                for (int i = 0; i < 8; ++i) {
                    const glm::vec3 corner((i & 1) != 0 ? b.max.x : b.min.x, (i & 2) != 0 ? b.max.y : b.min.y,
                                           (i & 4) != 0 ? b.max.z : b.min.z);
                    const glm::vec3 at = pose.position + pose.rotation * corner;
                    low = std::min(low, at.y);
                    high = std::max(high, at.y);
                    EXPECT_LT(glm::length(glm::vec2(at.x, at.z)), furthest);
                }
                EXPECT_GE(low, -1e-5F) << "area " << piece.place.area;
                EXPECT_NEAR(high, pose.position.y + table->heightOf(piece), 0.003F)
                    << "area " << piece.place.area;
            }
        }
}

// ---- the picture ----

/// A window, what panels take of it at its edges, and the least share of its width that the board fills.
struct Window {
    float width, height;
    float left, right, above, below;
    float boardForTwo, boardForFour;
};

/// A person plays against engines; the widths are those of the panels on the play screen.
TEST(TactikTable, TheBoardIsLargeAndNothingLiesUnderAPanel) {
    for (const Window& window :
         {Window{1280, 720, 0, 284, 12, 68, 0.59F, 0.53F}, Window{1280, 720, 0, 340, 12, 68, 0.5F, 0.53F},
          Window{1920, 1080, 0, 500, 18, 102, 0.5F, 0.53F}, Window{800, 600, 6, 6, 58, 100, 0.6F, 0.56F}})
        for (const Size size : kSizes) {
            const TablePlan plan(size.players, size.squares, kCardLean, {0});
            const TactikTable table(plan, scene::fallbackTheme(materials()));
            scene::OrbitCamera orbit;
            orbit.frame(table.fieldRadius(), table.outlineFor(game::PlayerId(0)), table.homePitch());
            const glm::vec2 whole(window.width, window.height);
            const glm::vec2 room = whole - glm::vec2(window.left + window.right, window.above + window.below);
            orbit.setPicture(window.width / window.height,
                             (glm::vec2(window.left, window.below) + room * 0.5F) / whole * 2.0F - 1.0F,
                             room / whole);
            const scene::Camera camera = orbit.camera();
            const auto pixel = [&](glm::vec3 point) {
                const glm::vec4 clip = camera.projection() * camera.view() * glm::vec4(point, 1);
                return (glm::vec2(clip) / clip.w * 0.5F + 0.5F) * whole;
            };
            for (const PieceState& piece : dealt(size, 0)) {
                const scene::Bounds b = scene::boundsOf(table.meshes()[table.look(piece).mesh.value]);
                for (const glm::vec3 corner : {b.min, b.max}) {
                    const scene::Pose pose = table.rest(piece);
                    const glm::vec2 at = pixel(pose.position + pose.rotation * corner);
                    EXPECT_GE(at.x, window.left - 1) << size.players;
                    EXPECT_LE(at.x, window.width - window.right + 1) << size.players;
                    EXPECT_GE(at.y, window.below - 1) << size.players;
                    EXPECT_LE(at.y, window.height - window.above + 1) << size.players;
                }
            }
            const float width =
                pixel({kBoardRadius, kBoardHeight, 0}).x - pixel({-kBoardRadius, kBoardHeight, 0}).x;
            EXPECT_GE(width / window.width, size.players == 2 ? window.boardForTwo : window.boardForFour)
                << size.players << " players, " << window.width << " pixels";
        }
}

TEST(TactikPlan, CardsThatNobodyReadsStandCloserAndTouchNoPawn) {
    for (const Size size : kSizes) {
        const TablePlan plan(size.players, size.squares, kCardLean, {1});
        const TablePlan all(size.players, size.squares);
        EXPECT_LT(plan.rackDistance(0), plan.rackDistance(1));
        EXPECT_EQ(plan.rackDistance(1), plan.farthestRack());
        EXPECT_EQ(all.rackDistance(0), all.farthestRack()) << "without a reader, all may be read";
        for (const bool large : {false, true}) {
            const TactikTable table(plan, scene::fallbackTheme(materials()), large);
            const Colour before = Colour::Red;  // whose pocket lies before the first of four players
            for (int i = 0; i < rules::kPawnsEach && size.players == 4; ++i) {
                const PieceState pawn =
                    pawnAt(rules::firstOf(before) + i, hollow(rules::firstOf(before) + i));
                const glm::vec3 head = table.rest(pawn).position + glm::vec3(0, table.heightOf(pawn), 0);
                for (int slot = 0; slot < plan.slots(); ++slot) {
                    const scene::Pose card =
                        table.rest(cardAt(0, handSlot(0, slot), rules::Card::Unknown, false));
                    const glm::vec3 out =
                        faceOf(card) * -1.0F;  // away from the board, since it lies face down
                    EXPECT_LT(glm::dot(head + glm::vec3(0, 0, kPawnRadius / 2) - card.position, out), 0);
                }
            }
        }
    }
}

// ---- cards ----

TEST(TactikTable, CardsOfAHandFaceTheirOwner) {
    for (const Size size : kSizes) {
        const auto table = tableFor(size);
        const TablePlan plan(size.players, size.squares);
        for (int player = 0; player < size.players; ++player)
            for (int slot = 0; slot < plan.slots(); ++slot) {
                const glm::vec3 seat = around(plan.seatYaw(player), 0.7F, 0.7F);
                const auto up = table->rest(cardAt(0, handSlot(player, slot), rules::Card::Six, true));
                const auto down = table->rest(cardAt(0, handSlot(player, slot), rules::Card::Unknown, false));
                EXPECT_GT(glm::dot(faceOf(up), glm::normalize(seat)), 0.9F);
                EXPECT_LT(glm::dot(faceOf(down), faceOf(up)), -0.99F);
                EXPECT_LT(glm::length(down.position - up.position), 0.001F) << "turned over in its place";
            }
    }
}

/// Rule 15: what a viewer may not know, he does not see.
TEST(TactikTable, AFaceThatLiesDownLooksTheSameWhateverItIs) {
    const auto table = tableFor({4, 64});
    for (const Place place : {Place{play::kStockArea, 0, 3}, handSlot(2, 1)}) {
        const PieceState unknown = cardAt(9, place, rules::Card::Unknown, false);
        for (const rules::Card card : rules::kAllCards) {
            const PieceState known = cardAt(9, place, card, false);
            EXPECT_EQ(table->look(known).mesh, table->look(unknown).mesh);
            EXPECT_EQ(table->look(known).inlay->mesh, table->look(unknown).inlay->mesh);
            EXPECT_EQ(table->rest(known).position, table->rest(unknown).position);
        }
    }
}

TEST(TactikTable, EveryKindOfCardHasAFaceOfItsOwn) {
    for (const bool large : {false, true}) {
        const auto table = tableFor({2, 64}, large);
        std::set<scene::MeshId> faces;
        std::set<std::size_t> sizes;
        for (const rules::Card card : rules::kAllCards) {
            const auto look = table->look(cardAt(0, {play::kPileArea, 0, 0}, card, true));
            EXPECT_TRUE(faces.insert(look.inlay->mesh).second);
            sizes.insert(table->meshes()[look.inlay->mesh.value].indices.size());
        }
        EXPECT_GT(sizes.size(), 8U) << "drawn differently";
    }
}

TEST(TactikTable, TheCardsOfAPileLieOnEachOtherSlightlyAskew) {
    const auto table = tableFor({4, 64});
    std::set<float> turns;
    float before = kBoardHeight - 1;
    for (std::uint16_t level = 0; level < rules::kCards; ++level) {
        const auto pose = table->rest(cardAt(level, {play::kPileArea, 0, level}, rules::Card::Two, true));
        EXPECT_GT(pose.position.y, before);
        before = pose.position.y;
        turns.insert(pose.rotation.y);
        EXPECT_LT(std::abs(pose.rotation.y), 0.1F) << "can still be read";
    }
    EXPECT_GT(turns.size(), 40U);
    EXPECT_LT(before, kBoardHeight + 0.03F);
}

/// A frame costs about as much as that of a board full of stones, which has 48,000 triangles.
TEST(TactikTable, AllThatIsDrawnHasFewTriangles) {
    const Size size{4, 64};
    const auto table = tableFor(size);
    std::vector<PieceState> pieces = dealt(size, 0);
    for (PieceState& piece : pieces)  // the stock has become the pile
        if (piece.place.area == play::kStockArea)
            piece = cardAt(piece.id.value - rules::kPawns, {play::kPileArea, 0, piece.place.level},
                           rules::kAllCards[piece.place.level % rules::kKinds], true);
    scene::TableScene scene;
    scene.reset(table, pieces);
    scene::DrawList list;
    scene.draw(list);
    std::size_t triangles = 0;
    for (const scene::DrawItem& item : list.items)
        triangles += table->meshes()[item.mesh.value].indices.size() / 3;
    EXPECT_LT(triangles, 50'000U);
}

TEST(TactikTable, WhatIsPrintedLiesOnTheCardAndInsideOfIt) {
    for (const bool large : {false, true})
        for (const rules::Card kind : rules::kAllCards)
            for (const scene::Vertex& vertex : cardInHand(kind, large).vertices) {
                EXPECT_LT(std::abs(vertex.position.x), kCardWidth / 2);
                EXPECT_LT(std::abs(vertex.position.z), kCardLength / 2);
                const bool above = vertex.position.y > kCardThickness;
                EXPECT_TRUE(above || vertex.position.y < 0);
                EXPECT_EQ(vertex.normal.y > 0, above);
            }
}

// ---- pawns ----

TEST(TactikTable, AStakeStandsDeeperAndHasACollar) {
    for (const Size size : kSizes) {
        const auto table = tableFor(size);
        for (const Colour colour : rules::kAllColours) {
            const int pawn = rules::firstOf(colour);
            const Place start = square(rules::index(colour) * size.squares / rules::kColours);
            const PieceState ordinary = pawnAt(pawn, start);
            const PieceState stake = pawnAt(pawn, start, true);
            EXPECT_LT(table->rest(stake).position.y, table->rest(ordinary).position.y - 0.002F);
            const auto widthOf = [&](const PieceState& piece) {
                return scene::boundsOf(table->meshes()[table->look(piece).inlay->mesh.value]).max.x;
            };
            EXPECT_GT(widthOf(stake), widthOf(ordinary) + 0.0005F);
            const TablePlan plan(size.players, size.squares);
            EXPECT_LT(widthOf(stake) + kPawnRadius * plan.pawnSize(), plan.pitch() + 0.0002F)
                << "beside the next pawn";
        }
    }
}

/// Nobody needs to tell the pawns by their colours.
TEST(TactikShapes, ColoursDifferInShape) {
    for (const bool large : {false, true}) {
        std::vector<float> widths;  // near the top
        for (const Colour colour : rules::kAllColours) {
            const scene::Mesh mesh = pawn(colour, {.large = large});
            const scene::Bounds bounds = scene::boundsOf(mesh);
            EXPECT_FLOAT_EQ(bounds.min.y, 0);
            EXPECT_LE(bounds.max.x, kPawnRadius * 1.001F);
            float width = 0;
            for (const scene::Vertex& vertex : mesh.vertices) {
                ASSERT_NEAR(glm::length(vertex.normal), 1, 1e-3F);
                if (vertex.position.y > bounds.max.y * 0.9F)
                    width = std::max(width, std::abs(vertex.position.x));
            }
            widths.push_back(width);
        }
        std::sort(widths.begin(), widths.end());
        for (std::size_t i = 1; i < widths.size(); ++i) EXPECT_GT(widths[i], widths[i - 1] + 0.00015F);
    }
    for (const Colour colour : rules::kAllColours)
        EXPECT_GT(scene::boundsOf(pawn(colour, {.large = true})).max.y,
                  scene::boundsOf(pawn(colour, {})).max.y * 1.15F);
}

TEST(TactikTable, MeshesAreWhole) {
    for (const Size size : kSizes) {
        const auto table = tableFor(size);
        for (const scene::Mesh& mesh : table->meshes()) {
            ASSERT_FALSE(mesh.indices.empty());
            for (const std::uint32_t index : mesh.indices) ASSERT_LT(index, mesh.vertices.size());
            for (const scene::Vertex& v : mesh.vertices) {
                ASSERT_NEAR(glm::length(v.normal), 1, 1e-3F);
                for (int i = 0; i < 3; ++i) ASSERT_TRUE(std::isfinite(v.position[i]));
            }
        }
    }
}

/// The holes are let into the surface: nothing covers them.
TEST(BoardShape, TheSignsAroundHolesDifferByColour) {
    for (const Size size : kSizes) {
        const TablePlan plan(size.players, size.squares);
        const BoardShape shape = boardShape(plan);
        const auto reachOf = [&](Colour colour, Place place, float angle) {
            const scene::Pose hole = plan.poseOf(place);
            const glm::vec3 way = hole.rotation * glm::vec3(std::sin(angle), 0, std::cos(angle));
            float reach = 0;
            for (const scene::Vertex& v :
                 shape.rings[static_cast<std::size_t>(rules::index(colour))].vertices) {
                const glm::vec3 out = v.position - hole.position;
                const float away = glm::length(glm::vec2(out.x, out.z));
                if (away < kCellPitch / 2 + 0.001F && glm::dot(out, way) > away * 0.9995F)
                    reach = std::max(reach, away);
            }
            return static_cast<int>(std::lround(reach * 2000));  // half millimetres
        };
        std::set<std::array<int, 3>> outlines;
        for (const Colour colour : rules::kAllColours) {
            const auto outlineOf = [&](Place place) {
                return std::array<int, 3>{reachOf(colour, place, 0),
                                          reachOf(colour, place, glm::pi<float>() / 6),
                                          reachOf(colour, place, glm::pi<float>() / 4)};
            };
            outlines.insert(outlineOf(cell(colour, 2)));
            EXPECT_EQ(outlineOf(cell(colour, 2)), outlineOf(cell(colour, 3)));
        }
        EXPECT_EQ(outlines.size(), 4U);
    }
}

TEST(BoardShape, HolesAreOpen) {
    for (const Size size : kSizes) {
        const TablePlan plan(size.players, size.squares);
        const BoardShape shape = boardShape(plan);
        const auto covers = [](const scene::Mesh& mesh, glm::vec3 point) {
            for (std::size_t i = 0; i + 2 < mesh.indices.size(); i += 3) {
                std::array<glm::vec2, 3> t{};
                for (std::size_t k = 0; k < 3; ++k) {
                    const glm::vec3 p = mesh.vertices[mesh.indices[i + k]].position;
                    t[k] = {p.x - point.x, p.z - point.z};
                }
                const auto side = [](glm::vec2 a, glm::vec2 b) { return a.x * b.y - a.y * b.x; };
                const float a = side(t[0], t[1]);
                const float b = side(t[1], t[2]);
                const float c = side(t[2], t[0]);
                if ((a > 0 && b > 0 && c > 0) || (a < 0 && b < 0 && c < 0)) return true;
            }
            return false;
        };
        std::vector<Place> places;
        for (int i = 0; i < size.squares; ++i) places.push_back(square(i));
        for (int i = 0; i < rules::kPawns; ++i) places.push_back(hollow(i));
        for (const Colour colour : rules::kAllColours)
            for (int number = 1; number <= rules::kBaseCells; ++number)
                places.push_back(cell(colour, number));
        for (const Place place : places) {
            const glm::vec3 middle = plan.poseOf(place).position + glm::vec3(0.0005F, 0, 0.0003F);
            for (const scene::Mesh* mesh : {&shape.body, &shape.track, &shape.field, &shape.lines})
                EXPECT_FALSE(covers(*mesh, middle)) << "area " << place.area << " spot " << place.spot;
            EXPECT_TRUE(covers(shape.holes, middle));
        }
    }
}

}  // namespace
}  // namespace tactik::table
