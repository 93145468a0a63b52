#include "film/FilmWriter.h"

#include <exception>
#include <utility>

#include "base/Exception.h"

namespace film {
namespace {

constexpr std::size_t kMostWaiting = 6;

}  // namespace

FilmWriter::FilmWriter(Open open) {
    thread_ = std::jthread([this, open = std::move(open)](const std::stop_token& stop) {
        std::optional<base::Result<std::filesystem::path>> result;
        try {
            result = run(open, stop);
        } catch (...) {
            result = base::errorOf(std::current_exception());
        }
        const std::lock_guard lock(mutex_);
        result_ = std::move(result);
        waiting_.clear();
    });
}

FilmWriter::~FilmWriter() = default;

base::Result<std::filesystem::path> FilmWriter::run(const Open& open, const std::stop_token& stop) {
    auto opened = open();
    if (!opened) return opened.error();
    Encoder& encoder = *opened->encoder;
    while (const auto waiting = next(stop))
        if (auto added = encoder.add(waiting->picture, waiting->frames, stop); !added) return added.error();
    if (auto finished = encoder.finish(stop); !finished) return finished.error();
    return opened->file;
}

std::optional<FilmWriter::Waiting> FilmWriter::next(const std::stop_token& stop) {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, stop, [this] { return ended_ || !waiting_.empty(); });
    if (waiting_.empty() || stop.stop_requested()) return {};
    Waiting first = std::move(waiting_.front());
    waiting_.pop_front();
    return first;
}

bool FilmWriter::full() const {
    const std::lock_guard lock(mutex_);
    return waiting_.size() >= kMostWaiting;
}

void FilmWriter::add(Picture picture, int frames) {
    {
        const std::lock_guard lock(mutex_);
        if (result_) return;  // it failed already: no more pictures are needed
        waiting_.push_back({std::move(picture), frames});
    }
    changed_.notify_one();
}

void FilmWriter::finish() {
    {
        const std::lock_guard lock(mutex_);
        ended_ = true;
    }
    changed_.notify_one();
}

bool FilmWriter::done() const {
    const std::lock_guard lock(mutex_);
    return result_.has_value();
}

}  // namespace film
