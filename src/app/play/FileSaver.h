#pragma once

#include <filesystem>
#include <functional>
#include <vector>

#include "app/library/SaveQueue.h"
#include "app/play/CurrentGame.h"
#include "app/play/GameOrigin.h"
#include "app/play/Tables.h"
#include "app/settings/Basics.h"
#include "render/texture/Image.h"

namespace app {

/// Writes the games and pictures that the player saves, in the background, one after the other, and tells him
/// the result. Main thread only.
class FileSaver {
  public:
    FileSaver(const Basics& basics, const CurrentGame& currentGame, GameOrigin& origin, Tables& tables)
        : basics_(basics), currentGame_(currentGame), origin_(origin), tables_(tables) {}

    /// Saves the game under way; sealed while it keeps secrets. If the game came from this file, only this
    /// game is replaced there.
    void save(const std::filesystem::path& file);
    /// Saves the game on the table as a text that tells only what one viewer saw (seenGame()).
    void saveSeen(const std::filesystem::path& file);
    /// The file where the game under way was last read or saved; otherwise the name that a link gave it, or
    /// one made of the players and the date.
    [[nodiscard]] std::filesystem::path suggestedFile() const;
    /// Writes a picture into the player's pictures folder, then tells its name.
    void savePicture(render::Image image);
    /// The same for a picture with a transparent background (render::withoutBackground).
    void savePicture(render::Image overBlack, render::Image overWhite);

    /// Takes the results; call once a frame.
    void update();
    /// Whether something is being written.
    [[nodiscard]] bool busy() const { return saving_.busy(); }
    /// Finishes all writing; blocks. Returns the errors of games and pictures that could not be written.
    [[nodiscard]] std::vector<base::Error> flush();

  private:
    /// Writes a picture into a new file.
    using WritePicture = std::function<base::Result<void>(const std::filesystem::path& file)>;
    void saveNewPicture(WritePicture write);
    void finishPicture(const SaveQueue::Saved& saved);
    void finishGame(const SaveQueue::Saved& saved);

    const Basics& basics_;
    const CurrentGame& currentGame_;
    GameOrigin& origin_;
    Tables& tables_;
    SaveQueue saving_;
};

}  // namespace app
