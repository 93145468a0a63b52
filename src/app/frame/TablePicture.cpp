#include "app/frame/TablePicture.h"

#include <algorithm>
#include <chrono>
#include <utility>

#include "app/frame/PhotoDeveloper.h"
#include "base/Clock.h"
#include "render/texture/Image.h"

namespace app {
namespace {

bool same(const scene::Camera& a, const scene::Camera& b) {
    return a.eye == b.eye && a.target == b.target && a.aspect == b.aspect && a.shift == b.shift &&
           a.verticalFov == b.verticalFov;
}

void drawAllSamples(render::Renderer& renderer, const scene::DrawList& list) {
    do renderer.draw(list, render::FrameMode::Still);
    while (!renderer.converged());
}

}  // namespace

TablePicture::TablePicture(render::Renderer& renderer, bool measures, Warn warn, base::Log& log)
    : renderer_(renderer), warn_(std::move(warn)), quality_(renderer, measures, log), still_(measures) {}

void TablePicture::useTheme(const scene::Theme& theme) {
    const bool texturesOutdated = quality_.takeTexturesOutdated();
    if (!std::exchange(themeOutdated_, false) && !texturesOutdated) return;
    for (const base::Error& error : renderer_.setTheme(theme)) warn_(error);
}

void TablePicture::setSettings(const Settings& settings, const Photo* photo) {
    quality_.set(settings, photo);
    still_.forgetMeasurement();
}

bool TablePicture::setSize(Window::Size window, const Photo* photo) {
    const bool resized = std::exchange(window_, window) != window;
    if (resized) {
        still_.forgetMeasurement();
        changed_ = true;
    }
    const Window::Size wanted = pictureSize(photo, window_);
    if (std::exchange(picture_, wanted) != wanted) {
        renderer_.resize(wanted.width, wanted.height);
        changed_ = true;
    }
    return resized;
}

bool TablePicture::refreshList(TableSession& table, const Photo* photo) {
    const std::shared_ptr<const scene::TableModel>& model = table.stage().scene().sharedModel();
    // Addresses do not tell models apart: a new one may lie where one was that is gone.
    const bool otherMeshes = uploaded_.lock() != model;
    if (otherMeshes) {
        renderer_.setMeshes(model->meshes());
        uploaded_ = model;
    }
    const scene::Camera camera = list_.camera;
    const float exposure = list_.exposure;
    const auto backdrop = list_.backdrop;
    list_.items.clear();
    list_.exposure = photo != nullptr ? photo->exposure : 1.0F;
    list_.backdrop = photo != nullptr ? photo->backdrop : std::nullopt;
    table.stage().draw(list_);
    return otherMeshes || !same(camera, list_.camera) || exposure != list_.exposure ||
           backdrop != list_.backdrop;
}

bool TablePicture::draw(const Frame& frame) {
    const Photo* photo = frame.screen.photo();
    const bool otherList = refreshList(frame.table, photo);
    if (quality_.calibrate(list_, photo)) useTheme(frame.theme);
    const float lens = renderer_.quality().lensRadius;
    quality_.apply(photo);
    const bool changed =
        std::exchange(changed_, false) || otherList || lens != renderer_.quality().lensRadius;
    changedLast_ = changed;
    if (!frame.seen) return changed;
    // Photographs come before the check for changes, because a view of another size may have refined the
    // picture already.
    if (isDeveloping(photo)) {
        useTheme(frame.theme);
        developPhoto(list_, changed, renderer_, frame.screen);
        return true;
    }
    return carryOut(still_.next({.changed = changed,
                                 .onlyBreathes = frame.table.onlyBreathes(),
                                 .samples = renderer_.stillSamples(),
                                 .converged = renderer_.converged(),
                                 .seconds = frame.seconds}),
                    photo);
}

bool TablePicture::carryOut(StillPicture::Step step, const Photo* photo) {
    switch (step) {
        case StillPicture::Step::Nothing:
            return false;
        case StillPicture::Step::MovingPicture: {
            quality_.adapt(photo);
            ++movingPictures_;
            return renderer_.draw(list_, render::FrameMode::Moving);
        }
        case StillPicture::Step::Sample:
            ++samples_;
            return renderer_.draw(list_, render::FrameMode::Still);
        case StillPicture::Step::MeasuredSample:
            measureSample();
            return true;
        case StillPicture::Step::WholePicture:
            drawWhole();
            return true;
    }
    return false;
}

void TablePicture::drawWhole() { drawAllSamples(renderer_, list_); }

render::Work TablePicture::workAt(const render::Quality& quality) {
    const render::Quality before = renderer_.quality();
    renderer_.setQuality(quality);
    const render::Work work = renderer_.count(list_);
    renderer_.setQuality(before);
    changed_ = true;
    return work;
}

/// Measures the time of a sample. The sample is finished only when the picture can be read back, so the time
/// of a second reading is subtracted.
void TablePicture::measureSample() {
    const auto begin = base::Clock::now();
    renderer_.draw(list_, render::FrameMode::Still);
    (void)renderer_.readPixels();
    const float both = base::millisecondsSince(begin);
    const auto again = base::Clock::now();
    (void)renderer_.readPixels();
    still_.measured(std::max(both - base::millisecondsSince(again), 0.0F));
}

base::Result<void> TablePicture::save(const scene::Camera& camera, const scene::Theme& theme,
                                      const std::filesystem::path& file) {
    useTheme(theme);
    scene::DrawList list = list_;
    list.camera = camera;
    list.focusDistance = glm::length(camera.eye - camera.target);
    drawAllSamples(renderer_, list);
    changed_ = true;
    return render::savePng(renderer_.readPixels(), file);
}

}  // namespace app
