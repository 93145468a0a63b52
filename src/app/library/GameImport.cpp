#include "app/library/GameImport.h"

#include <algorithm>
#include <memory>
#include <system_error>
#include <utility>

#include "app/common/Wake.h"
#include "app/library/ArchiveEntry.h"
#include "base/FileName.h"
#include "base/Files.h"
#include "base/Sealed.h"
#include "match/Match.h"

namespace app {

namespace fs = std::filesystem;
using base::msgid;

namespace {

constexpr std::size_t kBatch = 256;      // games written to the archive in one request
constexpr std::size_t kMostWaiting = 2;  // batches that may wait until they are written
constexpr int kMostWriting = 2;          // requests at once, so that other requests need not wait long

std::string lowered(std::string text) {
    std::transform(text.begin(), text.end(), text.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return text;
}

/// All files that the paths name, including the files in folders. Folders that cannot be read are left out.
std::vector<fs::path> filesOf(const std::vector<fs::path>& paths, const std::vector<std::string>& extensions,
                              const std::stop_token& stop) {
    std::vector<fs::path> files;
    for (const fs::path& path : paths) {
        std::error_code error;
        if (!fs::is_directory(path, error)) {
            files.push_back(path);
            continue;
        }
        const auto options = fs::directory_options::skip_permission_denied;
        std::vector<fs::path> found;
        for (fs::recursive_directory_iterator entry(path, options, error), end; !error && entry != end;
             entry.increment(error)) {
            if (stop.stop_requested()) return files;
            std::error_code ignored;
            const std::string extension = lowered(entry->path().extension().string());
            if (std::find(extensions.begin(), extensions.end(), extension) != extensions.end() &&
                entry->is_regular_file(ignored))
                found.push_back(entry->path());
        }
        std::sort(found.begin(), found.end());
        files.insert(files.end(), found.begin(), found.end());
    }
    return files;
}

}  // namespace

struct GameImport::Shared {
    mutable std::mutex mutex;
    std::condition_variable_any changed;
    std::deque<std::vector<archive::Entry>> batches;
    std::vector<base::Error> problems;
    std::size_t bad = 0;
    Progress progress;
};

class GameImport::Reading {
  public:
    Reading(const Games& games, std::shared_ptr<Shared> shared, std::stop_token stop)
        : games_(games), shared_(std::move(shared)), stop_(std::move(stop)) {}

    void read(const std::vector<fs::path>& paths) {
        const std::vector<fs::path> files = filesOf(paths, games_.extensions(), stop_);
        for (std::size_t i = 0; i < files.size() && !stop_.stop_requested(); ++i)
            readFile(files[i], static_cast<double>(i), static_cast<double>(files.size()));
        hand();
    }

  private:
    void readFile(const fs::path& file, double index, double count) {
        const auto tell = [&](double share) {
            const std::lock_guard lock(shared_->mutex);
            shared_->progress.file = base::shownPath(file.filename());
            shared_->progress.share = (index + share) / count;
        };
        tell(0);
        const auto content = base::readFile(file);
        if (!content) return refuse(content.error());
        if (base::isSealed(*content))
            return refuse(base::fileError(file, msgid("this game is not over. Open it to go on with it.")));
        const CatalogEntry* claiming = games_.claiming(*content, file.extension().string());
        const CatalogEntry& game = claiming ? *claiming : games_.first();
        const auto read =
            game.kind->readAll(*content, file.string(),
                               {.take = [&](game::Record record) { take(game, file, std::move(record)); },
                                .refuse = [&](base::Error problem) { refuse(std::move(problem)); },
                                .stop = stop_,
                                .progress = tell});
        if (!read && !stop_.stop_requested()) refuse(read.error());
    }

    void take(const CatalogEntry& game, const fs::path& file, game::Record record) {
        batch_.push_back(
            entryOf(game, match::Match::fromRecord(std::move(record)), base::shownPath(file.filename())));
        if (batch_.size() == kBatch) hand();
    }

    void refuse(base::Error problem) {
        const std::lock_guard lock(shared_->mutex);
        ++shared_->bad;
        if (shared_->problems.size() < kMostProblems) shared_->problems.push_back(std::move(problem));
    }

    /// Blocks while enough batches are waiting.
    void hand() {
        if (batch_.empty()) return;
        std::unique_lock lock(shared_->mutex);
        shared_->changed.wait(lock, stop_, [&] { return shared_->batches.size() < kMostWaiting; });
        shared_->progress.games += batch_.size();
        shared_->batches.push_back(std::exchange(batch_, {}));
        lock.unlock();
        wakeLoop();
    }

    const Games& games_;
    std::shared_ptr<Shared> shared_;
    std::stop_token stop_;
    std::vector<archive::Entry> batch_;
};

GameImport::GameImport(const Games& games, archive::Keeper& archive, std::vector<fs::path> paths)
    : games_(games), archive_(archive), shared_(std::make_shared<Shared>()) {
    task_.emplace([games = &games, shared = shared_, paths = std::move(paths),
                   stop = stop_.get_token()](const std::stop_token&) -> base::Result<bool> {
        Reading(*games, shared, stop).read(paths);
        wakeLoop();
        return true;
    });
}

GameImport::~GameImport() {
    stop_.request_stop();
    *alive_ = false;
}

GameImport::Progress GameImport::progress() const {
    const std::lock_guard lock(shared_->mutex);
    return shared_->progress;
}

void GameImport::cancel() {
    report_.cancelled = true;
    stop_.request_stop();
}

void GameImport::takeProblems() {
    const std::lock_guard lock(shared_->mutex);
    report_.bad = shared_->bad;
    report_.problems = shared_->problems;
}

bool GameImport::update(std::optional<archive::GameId> onTable) {
    // Check this first: when the task is ready, all its batches are in the queue below.
    if (!readingDone_ && task_->ready()) {
        readingDone_ = true;
        takeProblems();
        if (const auto read = task_->take(); !read) report_.failure = read.error();
    }
    while (writing_ < kMostWriting) {
        std::vector<archive::Entry> batch;
        {
            const std::lock_guard lock(shared_->mutex);
            if (shared_->batches.empty()) break;
            batch = std::move(shared_->batches.front());
            shared_->batches.pop_front();
        }
        shared_->changed.notify_all();
        hand(std::move(batch), onTable);
    }
    return readingDone_ && writing_ == 0;
}

void GameImport::hand(std::vector<archive::Entry> batch, std::optional<archive::GameId> onTable) {
    ++writing_;
    using Answer = base::Result<std::vector<archive::Archive::Added>>;
    archive_.ask(
        [batch = std::move(batch), games = &games_, onTable](archive::Archive& archive) {
            return archive.addAll(batch, [&](const archive::Game& kept, const archive::Entry& copy) {
                return comparisonWith(*games, kept, copy, kept.id == onTable);
            });
        },
        [this, alive = alive_](const Answer& answer) {
            if (!*alive) return;
            --writing_;
            if (!answer) {
                // If the archive cannot be written, one error is enough.
                report_.failure = answer.error();
                stop_.request_stop();
                return;
            }
            for (const archive::Archive::Added& added : *answer) count(added);
        });
}

void GameImport::count(const archive::Archive::Added& added) {
    if (added.completed)
        ++report_.completed;
    else if (added.known)
        ++report_.known;
    else
        ++report_.added;
}

}  // namespace app
