#pragma once

#include <atomic>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/BackgroundTask.h"
#include "app/Evening.h"
#include "app/GameFile.h"
#include "app/Games.h"
#include "app/Messages.h"
#include "app/Paths.h"
#include "app/Preferences.h"
#include "app/SaveQueue.h"
#include "render/Image.h"
#include "ui/kit/Toast.h"
#include "ui/screens/Start.h"

namespace app {

/// The player's files: games that are opened and saved, text from the clipboard, pictures. Reads and writes
/// in the background, and tells the player what became of it. Main thread only.
class Files {
  public:
    /// What it works with; all of it must outlive it.
    struct Surroundings {
        const Paths& paths;
        const Games& games;
        const i18n::Catalogue& texts;
        Preferences& preferences;  ///< remembers the files that were open lately
        Messages& messages;
        Evening& evening;  ///< where games that are opened go, and those that are saved come from
    };
    explicit Files(const Surroundings& surroundings) : with_(surroundings) {}

    /// Reads a file in the background and puts its first game on the table, `ply` turns in (-1: at its
    /// start). Another file that is being read is given up.
    void open(const std::filesystem::path& file, int ply = -1);
    [[nodiscard]] bool loading() const { return loading_.has_value(); }
    /// Why the file that was read last could not be opened.
    [[nodiscard]] const std::optional<base::Error>& openProblem() const { return openProblem_; }
    /// How far it is, once that takes longer than a moment.
    [[nodiscard]] std::optional<ui::kit::Toast> loadingToast() const;
    /// Gives the file up that is being read; false if there is none to be seen.
    bool cancelLoading();
    /// A position or a game as text, from the clipboard.
    void openText(const std::string& text);

    /// Writes the game under way in the background, after what is being written already. In the file that it
    /// came from only this game is replaced.
    void save(const std::filesystem::path& file);
    /// Where the game under way was read or written last, or a name that tells who plays and when.
    [[nodiscard]] std::filesystem::path suggestedFile() const;
    /// Writes a picture into the player's pictures in the background, and says where.
    void savePicture(render::Image image);
    /// The same of a picture without its background (render::withoutBackground).
    void savePicture(render::Image overBlack, render::Image overWhite);
    /// Files that were open lately, the last one first.
    [[nodiscard]] std::vector<ui::screens::RecentFile> recent() const;

    /// Looks after background work; once a frame, which took so many seconds.
    void update(float seconds);
    /// Background work is under way.
    [[nodiscard]] bool busy() const { return loading_ || saving_.busy(); }
    /// Writes what is not written yet; blocks. The error is that of a game or picture that could not be.
    base::Result<void> flush();

  private:
    struct Loading {
        std::filesystem::path file;
        int ply;
        float seconds = 0;                           ///< since it began
        std::unique_ptr<std::atomic<double>> share;  ///< told by the task
        std::unique_ptr<BackgroundTask<OpenedGame>> task;
    };
    void finishLoading();
    void show(OpenedGame opened, int ply);
    void remember(const GameFile& file);
    [[nodiscard]] std::optional<GameFile> origin() const;
    bool openPosition(const CatalogEntry& game, const std::string& text);
    [[nodiscard]] std::vector<const CatalogEntry*> gamesOf(const std::string& text) const;
    /// Writes a picture into a new file, in the background.
    using WritePicture = std::function<base::Result<void>(const std::filesystem::path& file)>;
    void saveNewPicture(WritePicture write);
    void finishSaving();
    void finishPicture(const SaveQueue::Saved& saved);
    void finishGame(const SaveQueue::Saved& saved);

    Surroundings with_;
    std::optional<Loading> loading_;
    std::optional<base::Error> openProblem_;
    SaveQueue saving_;
    std::optional<GameFile> file_;  ///< where a game was read or written last
    int fileOf_ = 0;                ///< Evening::sessionNumber() of that game
};

}  // namespace app
