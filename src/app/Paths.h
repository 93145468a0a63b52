#pragma once

#include <filesystem>

namespace app {

/// The locations of the program's data and the player's files.
struct Paths {
    std::filesystem::path
        assets;  ///< themes, games: folder `assets` of the source tree, or beside the program
    std::filesystem::path shaders;
    std::filesystem::path locale;   ///< compiled message catalogues
    std::filesystem::path config;   ///< the player's settings; may not exist yet
    std::filesystem::path archive;  ///< database of all games; may not exist yet
    std::filesystem::path state;    ///< locks of games under way; may not exist yet
    std::filesystem::path games;    ///< initial folder for saving: the player's documents, or the home folder

    std::filesystem::path pictures;  ///< the player's pictures folder, or the home folder
    std::filesystem::path videos;    ///< the player's videos folder, or that of pictures

    /// Data: $DOLMEN_DATA, beside the program, or where it was built. Config: $DOLMEN_CONFIG,
    /// $XDG_CONFIG_HOME/dolmen or ~/.config/dolmen. Archive: $XDG_DATA_HOME/dolmen/games.sqlite or
    /// ~/.local/share/dolmen/games.sqlite. State: $XDG_STATE_HOME/dolmen or ~/.local/state/dolmen.
    [[nodiscard]] static Paths find();
};

}  // namespace app
