#pragma once

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/common/Changes.h"
#include "app/common/Messages.h"
#include "app/library/Library.h"
#include "app/settings/Basics.h"
#include "i18n/Catalogue.h"

namespace app {

/// The player's progress in each lesson or each puzzle of a game, as the archive keeps it: `Progress` is
/// archive::LessonProgress or archive::PuzzleProgress. It is never replaced but changed, from what the
/// archive has at that time: so what could not be read, and what another copy of the program has added, is
/// not lost. Reads and writes in the background. Main thread only.
template <class Progress>
class KeptProgress {
  public:
    /// Called on the archive's thread, too: may refer to nothing outside.
    using Change = std::function<void(Progress&)>;
    /// How the archive reads and changes it.
    struct Access {
        base::Result<std::vector<Progress>> (archive::Archive::*read)(std::string_view game) const;
        base::Result<Progress> (archive::Archive::*change)(std::string_view game, std::string_view id,
                                                           const Change& change);
        std::string Progress::*id;  ///< the lesson or the puzzle
    };
    KeptProgress(const Basics& basics, Library& library, const Access& access)
        : basics_(basics), library_(library), access_(access) {}

    /// Reads the progress in the game with this id; until it is read, there is none. The player is told if it
    /// cannot be read.
    void switchTo(const std::string& game) {
        of_ = std::make_shared<OfGame>();
        of_->game = game;
        read();
    }
    /// Tries once more to read what could not be read.
    void readAgain() {
        if (of_->unread && !of_->reading) read();
    }
    [[nodiscard]] bool reading() const { return of_->reading; }

    /// Null if there is no progress in this lesson or puzzle.
    [[nodiscard]] const Progress* of(const std::string& id) const {
        const auto found = of_->known.find(id);
        return found == of_->known.end() ? nullptr : &found->second;
    }

    /// Changes the progress in this lesson or puzzle; the player is told if it cannot be written.
    void change(const std::string& id, Change change) {
        Progress& known = of_->known[id];
        known.*access_.id = id;
        change(known);
        archive::Keeper* const archive = library_.keeper();
        if (archive == nullptr) return;
        ++of_->unanswered[id];
        archive->ask([access = access_, game = of_->game, id, change = std::move(change)](
                         archive::Archive& games) { return (games.*access.change)(game, id, change); },
                     [&texts = basics_.texts, &messages = basics_.messages, id,
                      asked = std::weak_ptr<OfGame>(of_)](const base::Result<Progress>& written) {
                         if (!written)
                             messages.toast(texts.describe(written.error()), ui::kit::Severity::Warning);
                         const auto of = asked.lock();
                         if (!of || --of->unanswered[id] > 0) return;
                         of->unanswered.erase(id);
                         if (written) of->known[id] = *written;
                     });
    }

  private:
    /// What begins anew with each game.
    struct OfGame {
        std::string game = {};
        std::map<std::string, Progress> known = {};
        bool reading = false;
        bool unread = false;  ///< it could not be read
        /// The changes of each lesson or puzzle that the archive has not made yet: what it has is older.
        std::map<std::string, int> unanswered = {};
    };

    void read() {
        archive::Keeper* const archive = library_.keeper();
        if (archive == nullptr) return;
        of_->reading = true;
        archive->ask(
            [read = access_.read, game = of_->game](archive::Archive& games) { return (games.*read)(game); },
            [this, asked = std::weak_ptr<OfGame>(of_)](const base::Result<std::vector<Progress>>& read) {
                // Another game was chosen meanwhile, or nobody asks any more.
                if (!asked.expired()) take(read);
            });
    }

    void take(const base::Result<std::vector<Progress>>& read) {
        of_->reading = false;
        of_->unread = !read;
        basics_.changes.interface = true;
        const bool told = std::exchange(told_, !read);
        if (!read && !told)
            basics_.messages.toast(basics_.texts.tr("Your progress cannot be read, and stays as it is: {why}",
                                                    {{"why", basics_.texts.describe(read.error())}}),
                                   ui::kit::Severity::Warning);
        if (!read) return;
        for (const Progress& one : *read)
            if (of_->unanswered.count(one.*access_.id) == 0) of_->known[one.*access_.id] = one;
    }

    const Basics& basics_;
    Library& library_;
    Access access_;
    /// Answers that come after another game was chosen find nothing.
    std::shared_ptr<OfGame> of_ = std::make_shared<OfGame>();
    bool told_ = false;  ///< the player knows that progress cannot be read
};

}  // namespace app
