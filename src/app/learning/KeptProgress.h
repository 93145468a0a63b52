#pragma once

#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "app/learning/LearningSurroundings.h"

namespace app {

/// The player's progress in each lesson or each puzzle of a game, as the archive keeps it: `Progress` is
/// archive::LessonProgress or archive::PuzzleProgress. Reads and writes in the background. Main thread only.
template <class Progress>
class KeptProgress {
  public:
    /// How the archive reads and writes it.
    struct Access {
        base::Result<std::vector<Progress>> (archive::Archive::*read)(std::string_view game) const;
        base::Result<void> (archive::Archive::*write)(std::string_view game, const Progress& progress);
        std::string Progress::*id;  ///< the lesson or the puzzle
    };
    KeptProgress(const LearningSurroundings& surroundings, const Access& access)
        : surroundings_(surroundings), access_(access) {}

    /// Reads the progress in the game with this id; until it is read, there is none.
    void switchTo(const std::string& game) {
        game_ = game;
        known_.clear();
        question_.reset();
        archive::Keeper* const archive = surroundings_.library.archive();
        if (archive == nullptr) return;
        question_ = std::make_shared<Question>();
        archive->ask([read = access_.read, game](archive::Archive& games) { return (games.*read)(game); },
                     [this, asked = std::weak_ptr<Question>(question_)](
                         const base::Result<std::vector<Progress>>& read) {
                         // Another game was chosen meanwhile, or nobody asks any more.
                         if (asked.expired()) return;
                         question_.reset();
                         surroundings_.changes.interface = true;
                         if (!read) return;
                         for (const Progress& one : *read) known_[one.*access_.id] = one;
                     });
    }
    [[nodiscard]] bool reading() const { return question_ != nullptr; }

    /// Null if there is no progress in this lesson or puzzle.
    [[nodiscard]] const Progress* of(const std::string& id) const {
        const auto found = known_.find(id);
        return found == known_.end() ? nullptr : &found->second;
    }

    /// Replaces the progress in this lesson or puzzle; the player is told if it cannot be written.
    void keep(const Progress& progress) {
        known_[progress.*access_.id] = progress;
        archive::Keeper* const archive = surroundings_.library.archive();
        if (archive == nullptr) return;
        archive->ask([write = access_.write, game = game_,
                      progress](archive::Archive& games) { return (games.*write)(game, progress); },
                     [&texts = surroundings_.texts,
                      &messages = surroundings_.messages](const base::Result<void>& written) {
                         if (!written)
                             messages.toast(texts.describe(written.error()), ui::kit::Severity::Warning);
                     });
    }

  private:
    struct Question {};

    LearningSurroundings surroundings_;
    Access access_;
    std::string game_;
    std::map<std::string, Progress> known_;
    std::shared_ptr<Question> question_;  ///< null when it is answered
};

}  // namespace app
