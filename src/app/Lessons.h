#pragma once

#include <chrono>
#include <deque>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/BackgroundTask.h"
#include "app/Changes.h"
#include "app/GameCatalog.h"
#include "app/Library.h"
#include "app/Messages.h"
#include "base/FolderWatch.h"
#include "tutorial/Course.h"

namespace app {

/// The lessons of a game, and how far the player is in each. Files and archive are read and written in the
/// background; in builds for development lessons are read again when they are saved. Main thread.
class Lessons {
  public:
    /// What it works with; all of it must outlive it.
    struct Surroundings {
        const i18n::Catalogue& texts;
        Library& library;
        Messages& messages;
        Changes& changes;
        std::filesystem::path assets;
    };
    explicit Lessons(const Surroundings& surroundings) : with_(surroundings) {}

    /// From now on it is about this game.
    void about(const CatalogEntry& game);
    [[nodiscard]] const CatalogEntry* game() const { return game_; }
    /// The course, and how far the player is in it, are known.
    [[nodiscard]] bool ready() const { return game_ != nullptr && known_ && !asking_; }
    /// Those of this game, in order; none until ready(). What was answered earlier stays as it was, so that a
    /// lesson can be gone on with.
    [[nodiscard]] const std::vector<tutorial::Lesson>& all() const;
    /// The rule book: a chapter a lesson, a rule a step, named by its number.
    [[nodiscard]] const std::vector<tutorial::Lesson>& rules() const;
    /// Another number whenever the files were read.
    [[nodiscard]] std::size_t edition() const { return books_.size(); }

    // ---- how far the player is
    struct Progress {
        std::string step = {};  ///< the name of the one that is next; empty: not begun
        bool finished = false;
    };
    [[nodiscard]] Progress progress(const std::string& lesson) const;
    /// The player has come to this step of it.
    void reached(const tutorial::Lesson& lesson, std::size_t step);
    void finished(const tutorial::Lesson& lesson);

    /// The first one that covers this topic of the game; nothing: none does, or they are not read yet.
    [[nodiscard]] std::optional<std::size_t> covering(const std::string& topic) const;

    // ---- which one is taken
    void choose(std::size_t lesson) { chosen_ = lesson; }
    [[nodiscard]] std::size_t chosen() const { return chosen_; }

    /// Takes what was read; once a frame.
    void update();
    [[nodiscard]] bool busy() const { return reading_ != nullptr || asking_; }

  private:
    struct Books {
        tutorial::Course lessons;
        tutorial::Course rules;
    };
    void read();
    void readAgainIfSaved();
    void keep(const std::string& lesson, const Progress& progress);
    void askArchive();

    Surroundings with_;
    const CatalogEntry* game_ = nullptr;
    std::deque<Books> books_;  ///< the last ones are the present ones
    std::unique_ptr<BackgroundTask<Books>> reading_;
    bool known_ = false;  ///< there are books of this game
    std::vector<base::FolderWatch> folders_;
    std::chrono::steady_clock::time_point lastLook_;
    bool asking_ = false;
    std::map<std::string, Progress> progress_;
    std::size_t chosen_ = 0;
    std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);
};

}  // namespace app
