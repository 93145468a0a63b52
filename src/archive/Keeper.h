#pragma once

#include <condition_variable>
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

namespace archive {

/// An archive on a thread of its own: no call but flush() and the end waits for the disk. Jobs are done in
/// the order in which they were given; their answers come when update() is called. Used by one thread, say
/// the main one.
///
/// A game that could not be written is kept, and tried again with the next save(), flush() and at the end.
/// The player hears of it once (takeNews()), until writing works again.
class Keeper {
  public:
    struct Options {
        Archive::Options archive = {};
        /// Called on the keeper's thread whenever update() or takeNews() has something new. Must not block.
        std::function<void()> wake = {};
    };
    /// Opens the archive in the background. Where the system starts no thread, every call blocks instead.
    Keeper(std::filesystem::path file, Options options);
    Keeper(const Keeper&) = delete;
    Keeper& operator=(const Keeper&) = delete;
    /// Does everything that was asked for but searches, and drops their answers. Blocks.
    ~Keeper();

    /// A game that is being played.
    using LiveGame = base::StrongId<struct LiveGameTag, int>;
    /// `known`: it is in the archive already.
    [[nodiscard]] LiveGame follow(std::optional<GameId> known = {});
    /// Writes the game: all of it at first, then what Archive::updateProgress() does. A write of it that
    /// still waits writes this instead. Never takes the game for a copy of another.
    void save(LiveGame game, Entry entry);
    /// Once it was written for the first time.
    [[nodiscard]] std::optional<GameId> idOf(LiveGame game) const;

    /// Does `work`, which takes an Archive& and answers a base::Result, on the keeper's thread; update()
    /// calls `done` with its answer, or with the error for which there is no archive. `work` and `done` are
    /// copied; what `work` refers to must outlive the keeper, and for `done` the last update().
    template <class Work, class Done>
    void ask(Work work, Done done) {
        enqueue({.work = jobOf(std::move(work), std::move(done)), .save = {}, .isSearch = false, .stop = {}});
    }
    /// The same for a search, which takes the place of one that is not answered yet: that one is stopped and
    /// its `done` is not called.
    void search(Query query, std::function<void(base::Result<Found>)> done);
    /// No answer to the latest search is wanted any more.
    void cancelSearch();

    /// Calls `done` of the jobs that are done.
    void update();
    /// What the player should hear of the archive, in order, each once: that it is read-only or was damaged,
    /// that there is none, that a game could not be written.
    [[nodiscard]] std::optional<base::Error> takeNews();
    /// Blocks until all jobs are done; update() then calls `done` of each. The error of a game that could not
    /// be written.
    base::Result<void> flush();

  private:
    /// Takes the archive or the reason why there is none; answers what update() has to do.
    using Answering = std::function<std::function<void()>(base::Result<Archive*>)>;
    struct Save {
        LiveGame game;
        Entry entry;
    };
    struct Job {
        Answering work;
        std::optional<Save> save;
        bool isSearch = false;
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
    /// An exception in `work` is its error.
    template <class Answer, class Work>
    static Answer guarded(const Work& work) {
        try {
            return work();
        } catch (const std::exception& problem) {
            return errorOf(problem);
        }
    }
    [[nodiscard]] static base::Error errorOf(const std::exception& problem);

    void enqueue(Job job);
    void run();
    bool runNext(std::unique_lock<std::mutex>& lock);
    void perform(Job& job);
    void open();
    void writeUnsaved();
    [[nodiscard]] base::Result<void> write(LiveGame game, const Entry& entry);
    void tell(const base::Error& news);
    void wake() const;

    const std::filesystem::path file_;
    const Options options_;

    // Of the caller's thread.
    int lastLiveGame_ = 0;
    int latestSearch_ = 0;

    mutable std::mutex mutex_;
    std::condition_variable changed_;
    // Under the mutex.
    std::deque<Job> queue_;
    bool working_ = false;
    bool ending_ = false;
    std::optional<std::stop_source> runningSearch_;
    std::deque<std::function<void()>> answers_;
    std::deque<base::Error> news_;
    std::map<LiveGame, GameId> ids_;
    std::optional<base::Error> problem_;  ///< why games are unsaved

    // Of the keeper's thread.
    std::optional<Archive> archive_;
    std::optional<base::Error> noArchive_;  ///< why there is none
    std::map<LiveGame, Entry> unsaved_;

    std::jthread thread_;  ///< the last member: it uses all others
};

}  // namespace archive
