#pragma once

#include "scene/DrawList.h"
#include "scene/World.h"

/// What a table adds to a DrawList, as seen by the list's camera: free functions over views of the entities.
namespace scene {

using Layer = void (*)(const World& world, DrawList& list);

/// The furniture that the model brings, and the light of its lamps.
void drawFurniture(const World& world, DrawList& list);
/// The air around every Flame.
void drawFlames(const World& world, DrawList& list);
/// Every Piece, with its Glow and Fading.
void drawPieces(const World& world, DrawList& list);
/// Every Highlight.
void drawHighlights(const World& world, DrawList& list);
/// Every Sign.
void drawSigns(const World& world, DrawList& list);
/// Every Ghost.
void drawGhosts(const World& world, DrawList& list);
/// Every Idea: the piece, and beads along its arc (IdeaDrawing.cpp).
void drawIdeas(const World& world, DrawList& list);
/// What every Glow lights on the table around its piece.
void drawHalos(const World& world, DrawList& list);
/// Every DustPuff (Dust.cpp).
void drawDust(const World& world, DrawList& list);

/// In this order. What comes and goes is last: the renderer compares two lists item by item to find what has
/// changed.
inline constexpr Layer kLayers[] = {drawFurniture, drawFlames, drawPieces, drawHighlights, drawSigns,
                                    drawGhosts,    drawIdeas,  drawHalos,  drawDust};

}  // namespace scene
