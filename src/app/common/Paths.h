#pragma once

#include <filesystem>
#include <vector>

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
    std::filesystem::path pictures;  ///< the player's pictures folder; may not exist yet
    std::filesystem::path videos;    ///< the player's videos folder; may not exist yet

    /// Data: $DOLMEN_DATA, beside the program, or where it was built. Config: $DOLMEN_CONFIG,
    /// $XDG_CONFIG_HOME/dolmen or ~/.config/dolmen. Archive: $XDG_DATA_HOME/dolmen/games.sqlite or
    /// ~/.local/share/dolmen/games.sqlite. State: $XDG_STATE_HOME/dolmen or ~/.local/state/dolmen. The
    /// player's folders: those of the desktop, as user-dirs.dirs in $XDG_CONFIG_HOME or ~/.config names them,
    /// or else ~/Pictures, ~/Videos and ~/Documents.
    [[nodiscard]] static Paths find();
    /// The folders of the program's data that are missing, for example because it was only partly installed.
    [[nodiscard]] std::vector<std::filesystem::path> missing() const;
};

/// The absolute path: a file dialog needs a folder to start in.
[[nodiscard]] std::filesystem::path wholePath(const std::filesystem::path& file);

}  // namespace app
