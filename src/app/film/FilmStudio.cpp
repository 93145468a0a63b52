#include "app/film/FilmStudio.h"

#include <algorithm>
#include <utility>

#include "app/film/FilmView.h"
#include "base/Clock.h"

namespace app {
namespace {

// A still picture is visible for a second or two. If the processor draws, each sample takes a tenth of a
// second.
constexpr int kRefinedSamples = 16;
constexpr int kSoftwareRefinedSamples = 8;
// After a step that took too long, drawing pauses for this multiple of the excess time: long while the player
// watches something that moves, otherwise just enough to answer input.
constexpr float kWatchedShare = 4;
constexpr float kIdleShare = 0.25F;
constexpr float kWriterBusyMs = 10;  // pause before the writer is asked again, when it is busy

}  // namespace

bool FilmStudio::ready() const {
    const FilmJob* film = films_.current();
    return film != nullptr && !film->done() && pauseMs_ <= 0;
}

void FilmStudio::work(const Budget& budget) {
    pauseMs_ = std::max(pauseMs_ - budget.seconds * 1000, 0.0F);
    FilmJob* film = films_.current();
    if (film == nullptr || film->done()) {
        beside_.reset();
        canvas_.reset();
        surface_ = {};
        pauseMs_ = 0;
        return;
    }
    if (pauseMs_ > 0) return;
    const auto begin = base::Clock::now();
    prepare(*film);
    bool more = true;
    while (more && base::millisecondsSince(begin) < budget.milliseconds) more = step(*film);
    const float beyond = std::max(base::millisecondsSince(begin) - budget.milliseconds, 0.0F);
    pauseMs_ = more ? beyond * (budget.watched ? kWatchedShare : kIdleShare) : kWriterBusyMs;
}

void FilmStudio::prepare(FilmJob& film) {
    useTheme_();
    if (!beside_) beside_ = renderer_.createBeside();
    if (std::exchange(prepared_, films_.number()) != films_.number()) {
        uploaded_.reset();
        beside_->resize(film.order().width, film.order().height);
        canvas_.reset();
        quality_ = renderer_.quality();
        quality_.movingScale = 1;
        quality_.stillSamples = renderer_.software() ? kSoftwareRefinedSamples : kRefinedSamples;
        quality_.lensRadius = render::Quality{}.lensRadius;  // a photograph may have another one
    }
    // These are compiled into the programs, which both renderers share.
    quality_.shadowTaps = renderer_.quality().shadowTaps;
    quality_.screenOcclusion = renderer_.quality().screenOcclusion;
    if (quality_ != beside_->quality()) beside_->setQuality(quality_);
}

bool FilmStudio::step(FilmJob& film) {
    const FilmJob::Wants wants = film.next();
    if (wants == FilmJob::Wants::Nothing) return false;
    TableSession& table = film.filmed().table();
    if (const auto& model = table.stage().scene().sharedModel(); uploaded_.lock() != model) {
        beside_->setMeshes(model->meshes());
        uploaded_ = model;
    }
    list_ = {};
    table.stage().draw(list_);
    const bool moving = wants == FilmJob::Wants::Moving;
    (void)beside_->draw(list_, moving ? render::FrameMode::Moving : render::FrameMode::Still);
    if (moving || beside_->converged()) film.show(picture(film));
    return true;
}

render::Image FilmStudio::picture(FilmJob& film) {
    const FilmOrder& order = film.order();
    if (!order.thoughts) return beside_->readPixels();
    const ImVec2 size{static_cast<float>(order.width), static_cast<float>(order.height)};
    if (!canvas_) {
        surface_ = render::Surface::offscreen(order.width, order.height);
        canvas_.emplace(films_.palette(), ui::screens::filmScale(size), renderer_.largestTexture());
    }
    beside_->present(surface_.framebuffer(), order.width, order.height);
    canvas_->draw(surface_, order.width, order.height, films_.texts(), [&](ui::kit::Context& ui) {
        ui::screens::drawFilmThoughts(ui, filmView(film.filmed(), ui, size));
    });
    return surface_.readPixels(order.width, order.height);
}

}  // namespace app
