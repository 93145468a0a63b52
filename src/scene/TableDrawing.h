#pragma once

#include "scene/DrawList.h"
#include "scene/World.h"

/// Appends the parts of a table to a DrawList, as seen by the list's camera.
namespace scene {

using Layer = void (*)(const World& world, DrawList& list);

/// The model's furniture, and the light of its lamps.
void drawFurniture(const World& world, DrawList& list);
/// The halo of every lamp of the model.
void drawFlames(const World& world, DrawList& list);
/// Every Piece, with its Glow and Fading.
void drawPieces(const World& world, DrawList& list);
/// What a diagram writes: coordinates, how many pieces lie on a place, what pieces are.
void drawDiagram(const World& world, DrawList& list);
/// The highlighted places of the last turn, of the entry of a move, of advice, and of a turn held ready.
void drawHighlights(const World& world, DrawList& list);
/// A line of light along every way on which a piece would go (WayDrawing.cpp).
void drawWays(const World& world, DrawList& list);
/// The signs of the marks.
void drawSigns(const World& world, DrawList& list);
/// The ghosts of the entry of a move, and those of a turn held ready.
void drawGhosts(const World& world, DrawList& list);
/// The ideas of the marks: each with its piece, and beads along its arc (IdeaDrawing.cpp).
void drawIdeas(const World& world, DrawList& list);
/// The strokes that players have drawn (SketchDrawing.cpp).
void drawSketch(const World& world, DrawList& list);
/// The light of every Glow on the table around its piece.
void drawHalos(const World& world, DrawList& list);
/// Every DustPuff (Dust.cpp).
void drawDust(const World& world, DrawList& list);

/// In the order of drawing. Transient things come last: the renderer compares two lists item by item to find
/// changes.
inline constexpr Layer kLayers[] = {drawFurniture, drawFlames,     drawPieces, drawDiagram,
                                    drawWays,      drawHighlights, drawSketch, drawSigns,
                                    drawGhosts,    drawIdeas,      drawHalos,  drawDust};

}  // namespace scene
