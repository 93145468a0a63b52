#include "app/frame/QualityControl.h"

#include <cmath>
#include <utility>

#include "app/frame/PhotoDeveloper.h"

namespace app {

QualityControl::QualityControl(render::Renderer& renderer, bool measures, base::Log& log)
    : renderer_(renderer), log_(log), governor_(renderer.software()), measures_(measures) {}

void QualityControl::set(const Settings& settings, const Photo* photo) {
    governor_.set(render::qualityNamed(settings.quality), static_cast<float>(settings.resolutionScale));
    apply(photo);
}

void QualityControl::apply(const Photo* photo) {
    render::Quality quality = governor_.quality();
    if (photo != nullptr) quality = photoQuality(quality, *photo);
    if (quality != renderer_.quality()) renderer_.setQuality(quality);
}

bool QualityControl::calibrate(const scene::DrawList& list, const Photo* photo) {
    if (!measures_ || std::exchange(calibrated_, true)) return false;
    governor_.calibrate([&](render::QualityLevel level) {
        renderer_.setQuality(render::qualityOf(level));
        return renderer_.measure(list);
    });
    apply(photo);
    return true;
}

void QualityControl::adapt(const Photo* photo) {
    const auto took = renderer_.movingTime();
    if (!measures_ || !took || !governor_.measured(*took)) return;
    apply(photo);
    log_.info("quality: " + std::string(render::nameOf(governor_.level())) + ", in motion at " +
              std::to_string(std::lround(governor_.quality().movingScale * 100)) + " %");
}

bool QualityControl::takeTexturesOutdated() {
    const bool wanted = renderer_.quality().packedSurfaces;
    return std::exchange(packed_, wanted) != wanted;
}

}  // namespace app
