#include "app/film/FilmJob.h"

#include <utility>

namespace app {
namespace {

constexpr std::size_t kColorSamples = 6;
constexpr int kRestBeforeRefined = 3;  // frames without motion before a picture is refined

film::Picture pictureOf(render::Image image) {
    return {.width = image.width, .height = image.height, .rgb = std::move(image.rgb)};
}

}  // namespace

FilmJob::FilmJob(std::unique_ptr<FilmTable> table, const FilmOrder& order, ChooseFile chooseFile)
    : order_(order), film_(std::move(table)), chooseFile_(std::move(chooseFile)) {
    if (order.format != film::Format::Gif) startWriter();
}

void FilmJob::startWriter() {
    const film::Shape shape{order_.width, order_.height, framesPerSecond(order_.format)};
    film_->rewind();
    writer_ = std::make_unique<film::FilmWriter>(
        [shape, format = order_.format, samples = std::move(samples_),
         choose = chooseFile_]() -> base::Result<film::FilmWriter::Opened> {
            std::filesystem::path file = choose();
            auto encoder = film::makeEncoder(format, shape, samples, file);
            if (!encoder) return encoder.error();
            return film::FilmWriter::Opened{std::move(*encoder), std::move(file)};
        });
    samples_.clear();
}

void FilmJob::begin() {
    waits_ = false;
    film_->rewind();
}

FilmJob::Wants FilmJob::next() {
    if (waits_ || cancelled_ || finished_ || done()) return Wants::Nothing;
    if (wanted_) return *wanted_;
    if (!writer_) {
        film_->tryAt(static_cast<double>(samples_.size()) / (kColorSamples - 1));
        wanted_ = Wants::Moving;
    } else if (!writer_->full()) {
        wanted_ = nextOfFilm();
    }
    return wanted_.value_or(Wants::Nothing);
}

FilmJob::Wants FilmJob::nextOfFilm() {
    while (!film_->ended()) {
        const bool changed = film_->advance();
        if (changed || !held_) {
            rested_ = 0;
            return Wants::Moving;
        }
        if (++rested_ == kRestBeforeRefined) return Wants::Refined;
        ++heldFrames_;
    }
    handOver();
    writer_->finish();
    finished_ = true;
    return Wants::Nothing;
}

void FilmJob::show(render::Image image) {
    wanted_.reset();
    if (!writer_) {
        samples_.push_back(pictureOf(std::move(image)));
        if (samples_.size() == kColorSamples) startWriter();
        return;
    }
    handOver();
    held_ = pictureOf(std::move(image));
    heldFrames_ = 1;
}

void FilmJob::handOver() {
    if (held_) writer_->add(std::move(*held_), heldFrames_);
    held_.reset();
}

double FilmJob::share() const { return writer_ ? film_->share() : 0; }

void FilmJob::cancel() {
    cancelled_ = true;
    if (writer_) writer_->cancel();
}

}  // namespace app
