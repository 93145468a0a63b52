#include "app/frame/PhotoDeveloper.h"

namespace app {
namespace {

// With a wide lens, few samples would show blurred things several times.
constexpr int kFinderSamples = 32;
constexpr int kPhotoSamples = 64;

}  // namespace

bool isDeveloping(const Photo* photo) { return photo != nullptr && photo->developing(); }

Window::Size pictureSize(const Photo* photo, Window::Size window) {
    return isDeveloping(photo) ? Window::Size{photo->width, photo->height} : window;
}

render::Quality photoQuality(render::Quality quality, const Photo& photo) {
    quality.lensRadius = photo.lensRadius;
    quality.stillSamples = photo.developing() ? kPhotoSamples : kFinderSamples;
    return quality;
}

void developPhoto(const scene::DrawList& list, bool changed, render::Renderer& renderer, Screen& screen) {
    if (changed || !renderer.converged()) renderer.draw(list, render::FrameMode::Still);
    screen.developing(static_cast<float>(renderer.stillSamples()) / static_cast<float>(kPhotoSamples));
    if (renderer.converged()) screen.developed(renderer.readPixels());
}

}  // namespace app
