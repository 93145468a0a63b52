#pragma once

#include <condition_variable>
#include <deque>
#include <filesystem>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>

#include "film/Encoder.h"

namespace film {

/// Packs and writes a film on a thread of its own, while its pictures are still being drawn. Functions are
/// called by one other thread and do not block, except the destructor, which waits for as long as the encoder
/// needs to stop.
class FilmWriter {
  public:
    /// Called on the writer's thread, once; says which file it is.
    struct Opened {
        std::unique_ptr<Encoder> encoder;
        std::filesystem::path file;
    };
    using Open = std::function<base::Result<Opened>()>;
    explicit FilmWriter(Open open);
    ~FilmWriter();
    FilmWriter(const FilmWriter&) = delete;
    FilmWriter& operator=(const FilmWriter&) = delete;

    /// Whether so many pictures wait that no more should be drawn. They take memory: 6 MB each at 1920x1080.
    [[nodiscard]] bool full() const;
    /// The picture is shown for so many frames.
    void add(Picture picture, int frames);
    /// That was the last one.
    void finish();
    /// No file is made. done() soon.
    void cancel() { thread_.request_stop(); }

    /// The file is there, or will never be.
    [[nodiscard]] bool done() const;
    /// Which file it is, or what went wrong; once done(). Can be known before finish(), if something did.
    [[nodiscard]] const base::Result<std::filesystem::path>& result() const { return *result_; }

  private:
    struct Waiting {
        Picture picture;
        int frames;
    };
    base::Result<std::filesystem::path> run(const Open& open, const std::stop_token& stop);
    /// Blocks until there is one; nothing after the last.
    std::optional<Waiting> next(const std::stop_token& stop);

    mutable std::mutex mutex_;
    std::condition_variable_any changed_;
    std::deque<Waiting> waiting_;
    bool ended_ = false;
    std::optional<base::Result<std::filesystem::path>> result_;  ///< written by the thread, as its last act
    std::jthread thread_;                                        ///< the last member: it uses the others
};

}  // namespace film
