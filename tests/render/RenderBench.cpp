// Measures frames of the demo scene and writes pictures of it: render_bench [width height [theme folder
// [output folder, - for none]]]
#include <GL/glew.h>
#include <sys/resource.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>

#include "DemoScene.h"
#include "render/Renderer.h"
#include "support/OffscreenGl.h"

namespace {

double cpuMs() {
    rusage used{};
    getrusage(RUSAGE_SELF, &used);
    const auto ms = [](const timeval& t) {
        return static_cast<double>(t.tv_sec) * 1e3 + static_cast<double>(t.tv_usec) / 1e3;
    };
    return ms(used.ru_utime) + ms(used.ru_stime);
}

double elapsedMs() {
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now().time_since_epoch())
        .count();
}

struct Stopwatch {
    double cpu = cpuMs();
    double wall = elapsedMs();
    void report(const char* what, int times = 1) const {
        std::printf("%-28s %7.1f CPU ms %7.1f wall ms\n", what, (cpuMs() - cpu) / times,
                    (elapsedMs() - wall) / times);
    }
};

int run(int width, int height, const char* themeFolder, const std::string& out) {
    const Stopwatch start;
    support::OffscreenGl gl;
    base::Log log([](base::LogLevel, std::string_view text) {
        std::printf("  %.*s\n", static_cast<int>(text.size()), text.data());
    });
    auto renderer = render::Renderer::create(
        (std::getenv("SHADERS") ? std::getenv("SHADERS") : DOLMEN_SOURCE_DIR "/shaders"), log);
    if (!renderer) return std::printf("%s\n", renderer.error().describe().c_str()), 1;
    render::Renderer& r = **renderer;
    start.report("context and shaders");
    scene::Theme theme = demo::demoTheme();
    const Stopwatch themeTime;
    if (*themeFolder != '\0') {
        auto loaded = scene::loadTheme(themeFolder);
        if (!loaded) return std::printf("%s\n", loaded.error().describe().c_str()), 1;
        theme = *loaded;
    }
    for (const base::Error& error : r.setTheme(theme)) std::printf("  %s\n", error.describe().c_str());
    themeTime.report("theme");
    demo::DemoScene scene = demo::makeDemoScene(theme, width, height);
    r.setMeshes(scene.meshes);
    r.resize(width, height);
    std::size_t triangles = 0;
    for (const auto& item : scene.list.items) triangles += scene.meshes[item.mesh.value].indices.size() / 3;
    std::printf("%zu items, %zu triangles, %dx%d\n", scene.list.items.size(), triangles, width, height);
    const Stopwatch firstFrame;
    r.draw(scene.list, render::FrameMode::Moving);
    const std::string prefix = out + "/" + std::to_string(height) + "-";
    if (out != "-") (void)render::savePng(r.readPixels(), prefix + "moving.png");
    firstFrame.report("first frame");

    constexpr int kFrames = 15;
    const auto measure = [&](const char* what, auto change) {
        double cpu = 1e9;  // the minimum over all frames: other programs can only add to it
        double wall = 1e9;
        for (int i = 0; i < kFrames; ++i) {
            const Stopwatch watch;
            change(i);
            r.draw(scene.list, render::FrameMode::Moving);
            r.present(0, 64, 64);
            glFinish();
            cpu = std::min(cpu, cpuMs() - watch.cpu);
            wall = std::min(wall, elapsedMs() - watch.wall);
        }
        std::printf("%-28s %7.1f CPU ms %7.1f wall ms\n", what, cpu, wall);
    };
    render::Quality quality = r.quality();
    quality.movingScale = 1;
    r.setQuality(quality);
    r.draw(scene.list, render::FrameMode::Moving);
    measure("camera moves",
            [&](int i) { scene.list.camera.eye.x = 0.161F + 0.001F * static_cast<float>(i % 2); });
    quality.movingScale = 0.67F;
    r.setQuality(quality);
    measure("the same at 2/3 size",
            [&](int i) { scene.list.camera.eye.x = 0.171F + 0.001F * static_cast<float>(i % 2); });
    measure("a piece moves",
            [&](int i) { scene.list.items[60].transform[3].y += i % 2 == 0 ? 0.01F : -0.01F; });
    if (out == "-") return 0;
    const Stopwatch still;
    while (!r.converged()) r.draw(scene.list, render::FrameMode::Still);
    (void)render::savePng(r.readPixels(), prefix + "still.png");
    still.report("a still sample", r.stillSamples());
    scene.list.camera.eye = {-0.25F, 0.16F, 0.42F};
    while (r.draw(scene.list, render::FrameMode::Still), !r.converged()) {
    }
    (void)render::savePng(r.readPixels(), prefix + "low.png");
    scene.list.camera.eye = {0.0F, 0.85F, 0.001F};
    while (r.draw(scene.list, render::FrameMode::Still), !r.converged()) {
    }
    (void)render::savePng(r.readPixels(), prefix + "above.png");
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
    const int width = argc > 2 ? std::atoi(argv[1]) : 1280;
    const int height = argc > 2 ? std::atoi(argv[2]) : 720;
    return run(width, height, argc > 3 ? argv[3] : "",
               argc > 4 ? argv[4] : DOLMEN_BINARY_DIR "/render-bench");
}
