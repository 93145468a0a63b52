#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/catalog/GameCatalog.h"
#include "app/film/FilmOrder.h"
#include "base/Log.h"
#include "base/Result.h"

namespace app::tools {

/// The options of `dolmen film`.
struct FilmOptions {
    std::filesystem::path game;    ///< a file, of which the first game is used
    game::OptionValues given;      ///< options of the game that its file leaves open
    FilmOrder order;               ///< the extension of its file determines the format
    std::string theme;             ///< id; empty: the default theme
    std::string quality = "auto";  ///< as in the settings
    bool prospects = false;        ///< with signs that show how near each player is to winning
};

/// The film format for a file's extension; nullopt if it is not that of a film.
[[nodiscard]] std::optional<film::Format> filmFormatOf(const std::filesystem::path& file);
/// The names of the values of FilmCamera: "still", "around", "follows".
[[nodiscard]] const std::vector<std::string>& filmCameras();
[[nodiscard]] FilmCamera filmCameraNamed(std::string_view name);

/// Makes a film of a game; needs no display. Blocks. Errors: those of the game's file and the film's file, no
/// OpenGL, an unknown theme.
[[nodiscard]] base::Result<void> makeFilm(FilmOptions options, std::vector<CatalogEntry> games,
                                          base::Log& log);

}  // namespace app::tools
