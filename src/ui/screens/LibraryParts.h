#pragma once

#include "ui/screens/LibraryView.h"

// Parts of drawLibrary(), each in a file of its own.
namespace ui::screens {

using LibraryCommands = std::vector<LibraryCommand>;

/// The head of the columns and the games below it. `height` in pixels.
void drawLibraryRows(kit::Context& ui, const LibraryModel& model, LibraryEntry& entry, float height,
                     LibraryCommands& commands);
/// The chosen game: who, what, labels, notes, and where to open it.
void drawLibraryDetails(kit::Context& ui, const LibraryModel& model, LibraryEntry& entry,
                        LibraryCommands& commands);
/// Everybody who plays, to choose from.
void drawLibraryPlayers(kit::Context& ui, const LibraryModel& model, LibraryEntry& entry, float height,
                        LibraryCommands& commands);
/// How the chosen player did.
void drawLibraryStandings(kit::Context& ui, const StatisticsModel& model);

/// Scrolls the list that is being drawn, of rows of this height in pixels, to a row if it is to be followed.
void keepRowInSight(int row, float height, bool& follow);

}  // namespace ui::screens
