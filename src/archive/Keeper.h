#pragma once

#include <array>
#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <exception>
#include <filesystem>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <type_traits>
#include <utility>

#include "archive/Archive.h"
#include "base/Exception.h"

namespace archive {

/// An archive on a thread of its own: only flush() and the destructor wait for the disk. Jobs run in the
/// order of the calls; update() delivers their results. Used by one thread, such as the main thread.
///
/// A game that could not be written is kept, and tried again at the next save(), at flush() and in the
/// destructor. The player gets one message about it (takeNews()), and no other until writing works again.
class Keeper {
  public:
    struct Options {
        Archive::Options archive = {};
        /// Called on the keeper's thread when update() or takeNews() has something new. Must not block.
        std::function<void()> wake = {};
    };
    /// Opens the archive in the background. If the system cannot start a thread, every call blocks instead.
    Keeper(std::filesystem::path file, Options options);
    Keeper(const Keeper&) = delete;
    Keeper& operator=(const Keeper&) = delete;
    /// Runs all waiting jobs except questions of which only the newest counts, and ignores their results.
    /// Blocks.
    ~Keeper();

    /// A game that is being played.
    using LiveGame = base::StrongId<struct LiveGameTag, int>;
    /// `known`: the game's id, if the archive has it already.
    [[nodiscard]] LiveGame follow(std::optional<GameId> known = {});
    /// As in Archive::updateProgress(). Called on the keeper's thread.
    using Revise = Archive::Revise;
    /// Writes the game: all of it the first time, then as Archive::updateProgress() does. Replaces an earlier
    /// write of this game that is still waiting. Never treats the game as a copy of another. `revise`: asked
    /// just before the archive's game is changed; may be empty.
    void save(LiveGame game, Entry entry, Revise revise = {});
    /// The game's id, once it has been written for the first time.
    [[nodiscard]] std::optional<GameId> idOf(LiveGame game) const;

    /// Runs `work`, which takes an Archive& and returns a base::Result, on the keeper's thread; update() then
    /// calls `done` with the result, or with the reason why there is no archive. `work` and `done` are
    /// copied; data that `work` refers to must outlive the keeper, those of `done` the last update().
    template <class Work, class Done>
    void ask(Work work, Done done) {
        enqueue({.work = jobOf(std::move(work), std::move(done)), .save = {}, .newest = {}, .stop = {}});
    }
    /// Kinds of questions of which only the newest one counts.
    enum class Newest : std::uint8_t { Search, Position };
    /// The same for such a question; `work` also takes a stop token. It replaces an earlier question of its
    /// kind without result yet: that one is stopped and its `done` is not called.
    template <class Work, class Done>
    void askNewest(Newest kind, Work work, Done done) {
        cancel(kind);
        const std::stop_source stop;
        auto stopped = [work = std::move(work), token = stop.get_token()](Archive& archive) mutable {
            return work(archive, token);
        };
        using Answer = std::invoke_result_t<Work, Archive&, std::stop_token>;
        auto answer = [this, kind, number = latest(kind), done = std::move(done)](Answer found) mutable {
            if (number == latest(kind)) done(std::move(found));
        };
        enqueue(
            {.work = jobOf(std::move(stopped), std::move(answer)), .save = {}, .newest = kind, .stop = stop});
    }
    /// Cancels the latest question of this kind; its `done` is not called.
    void cancel(Newest kind);
    /// The same for a search.
    void search(Query query, std::function<void(base::Result<Found>)> done);
    void cancelSearch() { cancel(Newest::Search); }

    /// A number that is another one after every job that has changed the archive; known before the job's
    /// `done` is called.
    [[nodiscard]] std::int64_t changes() const { return changes_; }

    /// Calls `done` of each finished job.
    void update();
    struct News {
        base::Error what;
        bool loss = false;  ///< data may be lost
    };
    /// The next message for the player about the archive, in order, each once: that it is read-only or was
    /// damaged, that there is none, that a game could not be written.
    [[nodiscard]] std::optional<News> takeNews();
    /// Blocks until all jobs are done; update() then calls `done` of each. Returns the error of a game that
    /// could not be written.
    base::Result<void> flush();

  private:
    /// Takes the archive, or the reason why there is none; returns the call for update() to make.
    using Answering = std::function<std::function<void()>(base::Result<Archive*>)>;
    struct Save {
        LiveGame game;
        Entry entry;
        Revise revise;
    };
    struct Job {
        Answering work;
        std::optional<Save> save;
        std::optional<Newest> newest;
        std::stop_source stop;
    };

    template <class Work, class Done>
    static Answering jobOf(Work work, Done done) {
        using Answer = std::invoke_result_t<Work, Archive&>;
        return [work = std::move(work), done = std::move(done)](base::Result<Archive*> archive) mutable {
            Answer answer =
                archive ? guarded<Answer>([&] { return work(**archive); }) : Answer(archive.error());
            return std::function<void()>(
                [done = std::move(done), answer = std::move(answer)]() mutable { done(std::move(answer)); });
        };
    }
    /// An exception in `work` becomes an error.
    template <class Answer, class Work>
    static Answer guarded(const Work& work) {
        try {
            return work();
        } catch (...) {
            return base::errorOf(std::current_exception());
        }
    }

    [[nodiscard]] int& latest(Newest kind) { return latest_[static_cast<std::size_t>(kind)]; }
    void enqueue(Job job);
    void run();
    bool runNext(std::unique_lock<std::mutex>& lock);
    void perform(Job& job);
    void countChanges();
    void open();
    void writeUnsaved();
    [[nodiscard]] base::Result<void> write(const Save& save);
    void tell(const base::Error& news, bool loss = false);
    void wake() const;

    const std::filesystem::path file_;
    const Options options_;

    // Used by the caller's thread only.
    int lastLiveGame_ = 0;
    std::array<int, 2> latest_{};  ///< numbers of the latest questions, by Newest

    mutable std::mutex mutex_;
    std::condition_variable changed_;
    // Guarded by the mutex.
    std::deque<Job> queue_;
    bool working_ = false;
    bool ending_ = false;
    std::optional<std::pair<Newest, std::stop_source>> running_;  ///< the question that is being answered
    std::deque<std::function<void()>> answers_;
    std::deque<News> news_;
    std::map<LiveGame, GameId> ids_;
    std::optional<base::Error> problem_;  ///< why games are still unsaved
    std::atomic<std::int64_t> changes_ = 0;

    // Used by the keeper's thread only.
    std::optional<Archive> archive_;
    std::optional<base::Error> noArchive_;  ///< why there is no archive
    std::map<LiveGame, Save> unsaved_;

    std::jthread thread_;  ///< the last member, since it uses all others
};

}  // namespace archive
