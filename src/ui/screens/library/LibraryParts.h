#pragma once

#include "ui/screens/library/LibraryView.h"

// The parts of drawLibrary(), each in a file of its own.
namespace ui::screens {

using LibraryCommands = std::vector<LibraryCommand>;

/// Draws the head of the columns and the games below it. `height` in pixels.
void drawLibraryRows(kit::Context& ui, const LibraryModel& model, LibraryEntry& entry, float height,
                     LibraryCommands& commands);
/// Draws the chosen game: players, result, labels, notes, and the buttons that open it.
void drawLibraryDetails(kit::Context& ui, const LibraryModel& model, LibraryEntry& entry,
                        LibraryCommands& commands);
/// Draws the list of all players, to choose from.
void drawLibraryPlayers(kit::Context& ui, const LibraryModel& model, LibraryEntry& entry, float height,
                        LibraryCommands& commands);
/// Draws the results of the chosen player.
void drawLibraryStandings(kit::Context& ui, const StatisticsModel& model);

/// If `follow` is true, scrolls the list in the current window, whose rows have this height in pixels, until
/// the row is visible, and sets `follow` to false.
void keepRowInSight(int row, float height, bool& follow);

}  // namespace ui::screens
