#include "archive/Keeper.h"

#include <exception>
#include <system_error>

namespace archive {

Keeper::Keeper(std::filesystem::path file, Options options)
    : file_(std::move(file)), options_(std::move(options)) {
    try {
        thread_ = std::jthread([this] { run(); });
    } catch (const std::system_error&) {
        open();
    }
}

Keeper::~Keeper() {
    for (const Newest kind : {Newest::Search, Newest::Position}) cancel(kind);
    {
        const std::lock_guard lock(mutex_);
        ending_ = true;
    }
    changed_.notify_all();
    if (thread_.joinable())
        thread_.join();
    else
        writeUnsaved();
}

Keeper::LiveGame Keeper::follow(std::optional<GameId> known) {
    const LiveGame game(++lastLiveGame_);
    const std::lock_guard lock(mutex_);
    if (known) ids_.emplace(game, *known);
    return game;
}

std::optional<GameId> Keeper::idOf(LiveGame game) const {
    const std::lock_guard lock(mutex_);
    const auto found = ids_.find(game);
    return found == ids_.end() ? std::nullopt : std::optional(found->second);
}

void Keeper::save(LiveGame game, Entry entry, Revise revise) {
    Save save{.game = game, .entry = std::move(entry), .revise = std::move(revise)};
    {
        const std::lock_guard lock(mutex_);
        for (Job& job : queue_)
            if (job.save && job.save->game == game) {
                job.save = std::move(save);
                return;
            }
    }
    enqueue({.work = {}, .save = std::move(save), .newest = {}, .stop = {}});
}

void Keeper::search(Query query, std::function<void(base::Result<Found>)> done) {
    askNewest(
        Newest::Search,
        [query = std::move(query)](Archive& archive, const std::stop_token& stop) {
            return archive.search(query, stop);
        },
        std::move(done));
}

void Keeper::cancel(Newest kind) {
    ++latest(kind);
    const std::lock_guard lock(mutex_);
    std::erase_if(queue_, [kind](const Job& job) { return job.newest == kind; });
    if (running_ && running_->first == kind) running_->second.request_stop();
}

void Keeper::update() {
    std::deque<std::function<void()>> answers;
    {
        const std::lock_guard lock(mutex_);
        answers.swap(answers_);
    }
    for (const auto& answer : answers) answer();
}

std::optional<Keeper::News> Keeper::takeNews() {
    const std::lock_guard lock(mutex_);
    if (news_.empty()) return {};
    News first = std::move(news_.front());
    news_.pop_front();
    return first;
}

base::Result<void> Keeper::flush() {
    enqueue({});  // tries again to write unsaved games
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return queue_.empty() && !working_; });
    if (problem_) return *problem_;
    return {};
}

void Keeper::enqueue(Job job) {
    std::unique_lock lock(mutex_);
    queue_.push_back(std::move(job));
    if (thread_.joinable())
        changed_.notify_all();
    else
        while (runNext(lock)) continue;
}

/// The body of the thread.
void Keeper::run() {
    open();
    std::unique_lock lock(mutex_);
    for (;;) {
        changed_.wait(lock, [&] { return ending_ || !queue_.empty(); });
        if (!runNext(lock)) break;
    }
    lock.unlock();
    writeUnsaved();
    archive_.reset();
}

/// Does the first job, with the lock released meanwhile; false if there is none.
bool Keeper::runNext(std::unique_lock<std::mutex>& lock) {
    if (queue_.empty()) return false;
    Job job = std::move(queue_.front());
    queue_.pop_front();
    working_ = true;
    if (job.newest) running_.emplace(*job.newest, job.stop);
    lock.unlock();
    perform(job);
    lock.lock();
    running_.reset();
    working_ = false;
    changed_.notify_all();
    return true;
}

void Keeper::perform(Job& job) {
    if (!job.work) {
        if (job.save) unsaved_.insert_or_assign(job.save->game, std::move(*job.save));
        writeUnsaved();
        countChanges();
        return;
    }
    auto answer =
        job.work(archive_ ? base::Result<Archive*>(&*archive_) : base::Result<Archive*>(*noArchive_));
    countChanges();
    {
        const std::lock_guard lock(mutex_);
        answers_.push_back(std::move(answer));
    }
    wake();
}

void Keeper::countChanges() {
    if (archive_) changes_ = archive_->changes();
}

void Keeper::open() {
    auto opened = guarded<base::Result<Archive>>([&] { return Archive::open(file_, options_.archive); });
    if (opened) {
        archive_.emplace(std::move(*opened));
        noArchive_.reset();
        if (archive_->warning()) tell(*archive_->warning(), archive_->damaged());
        return;
    }
    const bool isNew = !noArchive_;
    noArchive_ = opened.error();
    if (isNew) tell(*noArchive_);
}

/// Tries every game: a failure of one need not concern the next.
void Keeper::writeUnsaved() {
    if (unsaved_.empty()) return;
    if (!archive_) open();
    std::optional<base::Error> problem;
    for (auto game = unsaved_.begin(); game != unsaved_.end();) {
        const auto written = guarded<base::Result<void>>([&] { return write(game->second); });
        if (!written) problem = written.error();
        game = written ? unsaved_.erase(game) : std::next(game);
    }
    bool isNew = false;
    {
        const std::lock_guard lock(mutex_);
        isNew = problem && !problem_;
        problem_ = problem;
    }
    // A missing or read-only archive was reported when it was opened.
    if (isNew && archive_ && !archive_->readOnly()) tell(*problem);
}

base::Result<void> Keeper::write(const Save& save) {
    if (!archive_) return *noArchive_;
    if (const auto id = idOf(save.game))
        return save.revise ? archive_->updateProgress(*id, save.entry, save.revise)
                           : archive_->updateProgress(*id, save.entry);
    const auto added = archive_->add(save.entry, Archive::Copies::Allowed);
    if (!added) return added.error();
    const std::lock_guard lock(mutex_);
    ids_.emplace(save.game, added->id);
    return {};
}

void Keeper::tell(const base::Error& news, bool loss) {
    {
        const std::lock_guard lock(mutex_);
        news_.push_back({news, loss});
    }
    wake();
}

void Keeper::wake() const {
    if (options_.wake) options_.wake();
}

}  // namespace archive
