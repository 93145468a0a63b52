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

/// Encodes and writes a film on a thread of its own, while its pictures are still being drawn. All functions
/// are called by one other thread and do not block, except the destructor, which waits until the encoder has
/// stopped.
class FilmWriter {
  public:
    /// Opens the encoder: called once, on the writer's thread; also returns the name of the file.
    struct Opened {
        std::unique_ptr<Encoder> encoder;
        std::filesystem::path file;
    };
    using Open = std::function<base::Result<Opened>()>;
    explicit FilmWriter(Open open);
    ~FilmWriter();
    FilmWriter(const FilmWriter&) = delete;
    FilmWriter& operator=(const FilmWriter&) = delete;

    /// Whether so many pictures wait that the caller should draw no more. They take memory: 6 MB each at
    /// 1920x1080.
    [[nodiscard]] bool full() const;
    /// Adds a picture that is shown for `frames` frames.
    void add(Picture picture, int frames);
    /// There are no more pictures.
    void finish();
    /// Gives the film up: no file is written. done() becomes true soon.
    void cancel() { thread_.request_stop(); }

    /// Whether the file is written, or the film has failed.
    [[nodiscard]] bool done() const;
    /// The file, or the error; valid once done(). After an error it may be valid before finish().
    [[nodiscard]] const base::Result<std::filesystem::path>& result() const { return *result_; }

  private:
    struct Waiting {
        Picture picture;
        int frames;
    };
    base::Result<std::filesystem::path> run(const Open& open, const std::stop_token& stop);
    /// Blocks until there is a picture; nothing after the last one.
    std::optional<Waiting> next(const std::stop_token& stop);

    mutable std::mutex mutex_;
    std::condition_variable_any changed_;
    std::deque<Waiting> waiting_;
    bool ended_ = false;
    std::optional<base::Result<std::filesystem::path>> result_;  ///< the thread's last write
    std::jthread thread_;  ///< the last member, since it uses the others
};

}  // namespace film
