#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/FilmOrder.h"
#include "app/GameCatalog.h"
#include "base/Log.h"
#include "base/Result.h"

namespace app::tools {

/// What `dolmen film` makes.
struct FilmOptions {
    std::filesystem::path game;    ///< a file; its first game
    FilmOrder order;               ///< its file's extension says the format
    std::string theme;             ///< id; empty: the usual one
    std::string quality = "auto";  ///< as in the settings
    bool prospects = false;        ///< marks tell how near each player is to winning, too
};

/// The format of files with this extension; nothing if films are none.
[[nodiscard]] std::optional<film::Format> filmFormatOf(const std::filesystem::path& file);
/// "still", "around", "follows".
[[nodiscard]] const std::vector<std::string>& filmCameras();
[[nodiscard]] FilmCamera filmCameraNamed(std::string_view name);

/// Makes a film of a game without a display. Blocks. Errors: those of the game's file, of the film's, no
/// OpenGL, an unknown theme.
[[nodiscard]] base::Result<void> makeFilm(FilmOptions options, std::vector<CatalogEntry> games,
                                          base::Log& log);

}  // namespace app::tools
