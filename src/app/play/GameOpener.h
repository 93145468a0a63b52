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
#include "app/common/RetiredWork.h"
#include "app/library/GameFile.h"
#include "app/play/ChanceSource.h"
#include "app/play/CurrentGame.h"
#include "app/play/GameOrigin.h"
#include "app/play/Tables.h"
#include "app/settings/Basics.h"
#include "app/window/ScreenStack.h"
#include "ui/kit/Toast.h"
#include "ui/screens/Start.h"

namespace app {

/// Opens games from files and texts, such as the clipboard. They are read in the background, with messages to
/// the player about the result, and a question where something is left open. Main thread only.
class GameOpener {
  public:
    GameOpener(const Basics& basics, ScreenStack& screens, CurrentGame& currentGame, GameOrigin& origin,
               Tables& tables, ChanceSource& chances)
        : basics_(basics),
          screens_(screens),
          currentGame_(currentGame),
          origin_(origin),
          tables_(tables),
          chances_(chances) {}

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
    /// Texts are given to this first; it returns whether it takes one, which then is no game.
    void offerTextsTo(std::function<bool(const std::string&)> taker) { taker_ = std::move(taker); }

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

    /// Recently opened files, the latest first.
    [[nodiscard]] std::vector<ui::screens::RecentFile> recent() const;

    /// Takes what was read; call once a frame. `seconds` since the last call.
    void update(float seconds);

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
    [[nodiscard]] std::vector<const CatalogEntry*> gamesOf(const std::string& text) const;

    std::function<bool(const std::string&)> taker_;
    const Basics& basics_;
    ScreenStack& screens_;
    CurrentGame& currentGame_;
    GameOrigin& origin_;
    Tables& tables_;
    ChanceSource& chances_;
    std::optional<Loading> loading_;
    RetiredWork retired_;
    std::optional<base::Error> openProblem_;
    std::optional<Question> question_;
};

}  // namespace app
