#pragma once

#include <chrono>
#include <deque>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/catalog/GameCatalog.h"
#include "app/common/BackgroundTask.h"
#include "app/common/RetiredWork.h"
#include "app/learning/KeptProgress.h"
#include "base/FolderWatch.h"
#include "tutorial/Course.h"

namespace app {

/// The lessons of a game, and the player's progress in each. Files and archive are read and written in the
/// background; developer builds read lessons again when they are saved. Main thread only.
class Lessons {
  public:
    Lessons(const Basics& basics, Library& library)
        : basics_(basics),
          progress_(basics, library,
                    {.read = &archive::Archive::lessons,
                     .change = &archive::Archive::changeLesson,
                     .id = &archive::LessonProgress::lesson}) {}

    /// Switches to this game; does not wait.
    void switchTo(const CatalogEntry& game);
    [[nodiscard]] const CatalogEntry* game() const { return game_; }
    /// Whether the lessons and the player's progress have been read.
    [[nodiscard]] bool ready() const { return game_ != nullptr && known_ && !progress_.reading(); }
    /// This game's lessons, in order; empty until ready(). Lists that were returned earlier stay valid, so
    /// that an open lesson can be continued.
    [[nodiscard]] const std::vector<tutorial::Lesson>& all() const;
    /// The rule book: a chapter for each lesson, and a rule for each step, named by its number.
    [[nodiscard]] const std::vector<tutorial::Lesson>& rules() const;
    /// A number that changes whenever the files were read again.
    [[nodiscard]] std::size_t edition() const { return books_.size(); }

    // ---- progress
    /// If the lesson was not begun, the name of its next step is empty.
    [[nodiscard]] archive::LessonProgress progress(const std::string& lesson) const;
    /// The player has reached this step.
    void reached(const tutorial::Lesson& lesson, std::size_t step);
    void finished(const tutorial::Lesson& lesson);

    /// Index of the first lesson that covers this topic of the game; nullopt if there is none, or if the
    /// lessons are not read yet.
    [[nodiscard]] std::optional<std::size_t> covering(const std::string& topic) const;

    // ---- the chosen lesson
    void choose(std::size_t lesson) { chosen_ = lesson; }
    [[nodiscard]] std::size_t chosen() const { return chosen_; }

    /// Takes what was read; call once a frame.
    void update();
    [[nodiscard]] bool busy() const { return reading_ != nullptr || progress_.reading(); }

  private:
    struct Books {
        tutorial::Course lessons;
        tutorial::Course rules;
    };
    void read();
    void readAgainIfSaved();

    const Basics& basics_;
    const CatalogEntry* game_ = nullptr;
    std::deque<Books> books_;  ///< the last element is in use
    std::unique_ptr<BackgroundTask<Books>> reading_;
    RetiredWork retired_;
    bool known_ = false;  ///< whether the files of this game have been read
    std::vector<base::FolderWatch> folders_;
    std::chrono::steady_clock::time_point lastLook_;
    KeptProgress<archive::LessonProgress> progress_;
    std::size_t chosen_ = 0;
};

}  // namespace app
