#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "app/film/FilmTable.h"
#include "film/FilmWriter.h"
#include "render/texture/Image.h"

namespace app {

/// A film that is being made: decides which picture must be drawn next, and gives drawn pictures to the
/// writer. It draws nothing itself. Main thread only; never blocks.
class FilmJob {
  public:
    /// Chooses the file of the film; called on the writer's thread.
    using ChooseFile = std::function<std::filesystem::path()>;
    FilmJob(std::unique_ptr<FilmTable> table, const FilmOrder& order, ChooseFile chooseFile);

    enum class Wants {
        Nothing,  ///< the writer is busy, or the film is over
        Moving,   ///< a moving picture of the table
        Refined   ///< all samples of a still picture
    };
    /// Pauses: next() asks for nothing until begin().
    void wait() { waits_ = true; }
    /// Starts the film, with the thoughts that were found in the meantime.
    void begin();
    [[nodiscard]] bool waits() const { return waits_; }

    /// Advances the film's time until a picture is needed. Returns the same request until show() delivers the
    /// picture.
    [[nodiscard]] Wants next();
    /// Delivers the requested picture.
    void show(render::Image image);

    [[nodiscard]] const FilmOrder& order() const { return order_; }
    [[nodiscard]] FilmTable& filmed() { return *film_; }
    /// The finished part, from 0 to 1.
    [[nodiscard]] double share() const;
    void cancel();
    [[nodiscard]] bool cancelled() const { return cancelled_; }
    /// Whether it has ended, successfully or not.
    [[nodiscard]] bool done() const { return writer_ ? writer_->done() : cancelled_; }
    /// The file, or the error. Call it only when done(), and not if the film was cancelled before anything
    /// was written.
    [[nodiscard]] const base::Result<std::filesystem::path>& result() const { return writer_->result(); }

  private:
    [[nodiscard]] Wants nextOfFilm();
    void startWriter();
    void handOver();

    FilmOrder order_;
    std::unique_ptr<FilmTable> film_;
    ChooseFile chooseFile_;
    std::unique_ptr<film::FilmWriter> writer_;
    std::vector<film::Picture> samples_;  ///< pictures from which a GIF's colours are chosen
    std::optional<Wants> wanted_;
    std::optional<film::Picture> held_;  ///< the last picture, until the next one comes
    int heldFrames_ = 0;                 ///< number of frames for which it is shown
    int rested_ = 0;                     ///< frames since the picture changed
    bool waits_ = false;
    bool cancelled_ = false;
    bool finished_ = false;  ///< all pictures have been drawn
};

}  // namespace app
