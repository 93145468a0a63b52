#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "app/FilmTable.h"
#include "film/FilmWriter.h"
#include "render/Image.h"

namespace app {

/// A film that is being made: says which picture is to be drawn next, and hands what was drawn to the writer.
/// Draws nothing itself. Main thread; nothing blocks.
class FilmInWork {
  public:
    /// On the writer's thread: where the film is written.
    using ChooseFile = std::function<std::filesystem::path()>;
    FilmInWork(std::unique_ptr<FilmTable> table, const FilmOrder& order, ChooseFile chooseFile);

    enum class Wants {
        Nothing,  ///< the writer has enough to do, or the film is at its end
        Moving,   ///< a moving picture of the table
        Refined   ///< all samples of the picture at rest
    };
    /// Nothing is wanted until begin().
    void wait() { waits_ = true; }
    /// With what was found about the game meanwhile.
    void begin();
    [[nodiscard]] bool waits() const { return waits_; }

    /// The film's time passes until a picture is wanted. The same is answered until show() brings it.
    [[nodiscard]] Wants next();
    /// The picture that was wanted.
    void show(render::Image image);

    [[nodiscard]] const FilmOrder& order() const { return order_; }
    [[nodiscard]] FilmTable& filmed() { return *film_; }
    /// 0 to 1.
    [[nodiscard]] double share() const;
    void cancel();
    [[nodiscard]] bool cancelled() const { return cancelled_; }
    /// It has come to its end, good or bad.
    [[nodiscard]] bool done() const { return writer_ ? writer_->done() : cancelled_; }
    /// Which file it is, or why there is none; once done() and unless cancelled before anything was written.
    [[nodiscard]] const base::Result<std::filesystem::path>& result() const { return writer_->result(); }

  private:
    [[nodiscard]] Wants nextOfFilm();
    void startWriter();
    void handOver();

    FilmOrder order_;
    std::unique_ptr<FilmTable> film_;
    ChooseFile chooseFile_;
    std::unique_ptr<film::FilmWriter> writer_;
    std::vector<film::Picture> samples_;  ///< from all over the film, for the colours of a GIF
    std::optional<Wants> wanted_;
    std::optional<film::Picture> held_;  ///< the picture on show, until the next one comes
    int heldFrames_ = 0;                 ///< that it is shown for
    int rested_ = 0;                     ///< frames since the picture changed
    bool waits_ = false;
    bool cancelled_ = false;
    bool finished_ = false;  ///< all pictures are drawn
};

}  // namespace app
