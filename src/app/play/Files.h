#pragma once

#include <atomic>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/catalog/Games.h"
#include "app/common/BackgroundTask.h"
#include "app/common/Messages.h"
#include "app/common/Paths.h"
#include "app/common/RetiredWork.h"
#include "app/library/GameFile.h"
#include "app/library/SaveQueue.h"
#include "app/play/CurrentGame.h"
#include "app/settings/Basics.h"
#include "app/settings/Preferences.h"
#include "app/window/ScreenStack.h"
#include "render/texture/Image.h"
#include "ui/kit/Toast.h"
#include "ui/screens/Start.h"

namespace app {

/// The player's files: opens and saves games, reads text from the clipboard, writes pictures. All of it
/// happens in the background, with messages to the player about the result. Main thread only.
class Files {
  public:
    Files(const Basics& basics, ScreenStack& screens, CurrentGame& currentGame, Tables& tables,
          ChanceSource& chances)
        : basics_(basics), screens_(screens), currentGame_(currentGame), tables_(tables), chances_(chances) {}

    /// Reads a file in the background and shows its first game after `ply` turns (-1: at its start). Stops
    /// reading any other file. `given`: options for files that leave them open, instead of a question.
    void open(const std::filesystem::path& file, int ply = -1, const game::OptionValues& given = {});
    /// The same for an argument of the command line: a file, or a text that openText() reads.
    void openArgument(const std::filesystem::path& argument, int ply, const game::OptionValues& given);
    [[nodiscard]] bool loading() const { return loading_.has_value(); }
    /// The error of the file or text that was read last; nullopt if it could be opened without a question.
    [[nodiscard]] const std::optional<base::Error>& openProblem() const { return openProblem_; }
    /// The progress of reading, if it takes longer than a moment.
    [[nodiscard]] std::optional<ui::kit::Toast> loadingToast() const;
    /// Stops reading the file; false if there is no visible progress to cancel.
    bool cancelLoading();
    /// Opens a position or a game from a text, such as the clipboard, in the background, too. `ply` and
    /// `given` as in open().
    void openText(const std::string& text, int ply = -1, const game::OptionValues& given = {});
    /// Opens the text on the clipboard.
    void paste();

    /// A question that the player must answer before a game can be opened: MissingOption asks for a value,
    /// OpenedGame whether to show the game up to its fault. ScreenId::Opening shows it. Null if there is
    /// none.
    [[nodiscard]] const Opened* question() const { return question_ ? &question_->opening : nullptr; }
    /// Answers by a value of the missing option.
    void choose(const std::string& value);
    /// Shows the game up to its fault.
    void openUpToFault();
    /// Opens nothing.
    void forgetQuestion() { question_.reset(); }

    /// Saves the game under way in the background, after the writes already requested; sealed while it keeps
    /// secrets. If the game came from this file, only this game is replaced there.
    void save(const std::filesystem::path& file);
    /// Saves the game on the table as a text that tells only what one viewer saw (seenGame()), in the
    /// background.
    void saveSeen(const std::filesystem::path& file);
    /// The file where the game under way was last read or saved; otherwise the name that a link gave it, or
    /// one made of the players and the date.
    [[nodiscard]] std::filesystem::path suggestedFile() const;
    /// Writes a picture into the player's pictures folder in the background, then tells its name.
    void savePicture(render::Image image);
    /// The same for a picture with a transparent background (render::withoutBackground).
    void savePicture(render::Image overBlack, render::Image overWhite);
    /// Recently opened files, the latest first.
    [[nodiscard]] std::vector<ui::screens::RecentFile> recent() const;

    /// Takes finished tasks; call once a frame. `seconds` since the last call.
    void update(float seconds);
    /// Whether something is being read or written.
    [[nodiscard]] bool busy() const { return loading_ || saving_.busy(); }
    /// Finishes all writing; blocks. Returns the errors of games and pictures that could not be written.
    [[nodiscard]] std::vector<base::Error> flush();

  private:
    /// Opens the same text again with these options.
    using Again = std::function<void(const game::OptionValues& given)>;
    struct Loading {
        std::filesystem::path file = {};  ///< empty: a text
        std::string name = {};            ///< as players see it
        base::Message failed;             ///< what is said if it cannot be opened
        int ply = -1;
        Again again = {};
        float seconds = 0;  ///< since reading began
        /// Part that is read, from 0 to 1; written by the task, which may outlive this.
        std::shared_ptr<std::atomic<double>> share = {};
        std::unique_ptr<BackgroundTask<Opened>> task = {};
    };
    struct Question {
        Opened opening;
        int ply;
        Again again;
    };
    /// Reads in the background, in place of what is being read.
    using Read = std::function<base::Result<Opened>(game::Kind::ReadRequest request)>;
    void load(Loading loading, Read read);
    /// Reads a text that is no link to a page of this program.
    void readText(const std::string& text, int ply, const game::OptionValues& given);
    void ask(Question question);
    void abandonLoading();
    void finishLoading();
    void show(OpenedGame opened, int ply);
    void goOn(OpenedGame opened);
    void remember(const GameFile& file);
    [[nodiscard]] std::optional<GameFile> origin() const;
    [[nodiscard]] std::vector<const CatalogEntry*> gamesOf(const std::string& text) const;
    /// Writes a picture into a new file, in the background.
    using WritePicture = std::function<base::Result<void>(const std::filesystem::path& file)>;
    void saveNewPicture(WritePicture write);
    void finishSaving();
    void finishPicture(const SaveQueue::Saved& saved);
    void finishGame(const SaveQueue::Saved& saved);

    const Basics& basics_;
    ScreenStack& screens_;
    CurrentGame& currentGame_;
    Tables& tables_;
    ChanceSource& chances_;
    std::optional<Loading> loading_;
    RetiredWork retired_;
    std::optional<base::Error> openProblem_;
    std::optional<Question> question_;
    SaveQueue saving_;
    std::optional<GameFile> file_;  ///< the file where a game was last read or saved
    int fileOf_ = 0;                ///< CurrentGame::sessionNumber() of that game
    std::string name_;              ///< that a link gave a game
    int nameOf_ = 0;                ///< CurrentGame::sessionNumber() of that game
};

}  // namespace app
