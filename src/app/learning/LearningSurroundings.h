#pragma once

#include <filesystem>

#include "app/common/Changes.h"
#include "app/common/Messages.h"
#include "app/library/Library.h"
#include "i18n/Catalogue.h"

namespace app {

/// The parts of the program that lessons and puzzles use. Everything referred to must outlive them.
struct LearningSurroundings {
    const i18n::Catalogue& texts;
    Library& library;
    Messages& messages;
    Changes& changes;
    std::filesystem::path assets;
    std::filesystem::path own =
        {};  ///< folder of the puzzles that the player has made; empty: there are none
};

}  // namespace app
