#pragma once

#include <deque>
#include <filesystem>
#include <memory>
#include <optional>

#include "app/BackgroundTask.h"
#include "app/GameFile.h"

namespace app {

/// Writes games in the background, one after another: a second one into the same file has to know what the
/// first has written there. Main thread only; nothing waits but finish() and the end.
class GameSaver {
  public:
    /// A game as it was when it was to be saved.
    struct Request {
        std::filesystem::path file;
        game::Record game;
        int session = 0;  ///< which of the games that came to the table; the caller's number
        std::optional<GameFile> origin = {};  ///< as saveGame()
    };
    /// What became of a request.
    struct Saved {
        std::filesystem::path file;
        int session = 0;
        base::Result<GameFile> result;  ///< errors name the file
    };

    /// `kind` must outlive it.
    explicit GameSaver(const game::Kind& kind) : kind_(&kind) {}

    void save(Request request);
    [[nodiscard]] bool busy() const { return current_.has_value(); }
    /// What was finished since the last call, one request at a time.
    [[nodiscard]] std::optional<Saved> takeFinished();
    /// Waits for one request; nothing is left if there is none. For the end of the program.
    [[nodiscard]] std::optional<Saved> finish();

  private:
    struct Current {
        std::filesystem::path file;
        int session;
        std::unique_ptr<BackgroundTask<GameFile>> task;
    };
    void begin();

    const game::Kind* kind_;
    std::deque<Request> waiting_;
    std::optional<Current> current_;
};

}  // namespace app
