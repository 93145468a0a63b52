#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "app/catalog/Games.h"
#include "app/common/BackgroundTask.h"
#include "app/common/Changes.h"
#include "archive/Keeper.h"

namespace app {

/// Reads the positions of the archive's games, so that they can be looked up: those that were there before,
/// and each game that is finished, imported or restored. Some hundred games at a time, in the background and
/// under every screen, so that other requests to the archive need not wait long. Main thread only.
class PositionReader {
  public:
    /// `archive`: null if none is kept. All must outlive it.
    PositionReader(const Games& games, archive::Keeper* archive, Changes& changes)
        : games_(games), archive_(archive), changes_(changes) {}
    PositionReader(const PositionReader&) = delete;
    PositionReader& operator=(const PositionReader&) = delete;
    ~PositionReader() { *alive_ = false; }

    /// Goes on with it; call once a frame, after the archive's update.
    void update();
    /// Whether there is something to read, as far as is known.
    [[nodiscard]] bool busy() const;
    struct Progress {
        int read = 0;
        int of = 0;
    };
    /// Nothing if all games have been read.
    [[nodiscard]] std::optional<Progress> progress() const;
    /// Why it does not go on until the archive changes again; nullopt if nothing hinders it.
    [[nodiscard]] const std::optional<base::Error>& problem() const { return problem_; }

  private:
    using Lines = std::vector<archive::Line>;
    void ask();
    void read(archive::Unread unread);
    void keep(Lines lines);
    void end(const base::Result<void>& result);

    const Games& games_;
    archive::Keeper* archive_;
    Changes& changes_;
    bool asked_ = false;                           ///< an answer of the archive is expected
    std::unique_ptr<BackgroundTask<Lines>> task_;  ///< reads texts
    std::optional<std::int64_t> seen_;             ///< Keeper::changes() when it was asked last
    int unread_ = 0;
    int of_ = 0;  ///< the most that were unread since all had been read
    std::optional<base::Error> problem_;
    std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);
};

}  // namespace app
