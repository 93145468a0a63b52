#include "app/script/ScriptedProgram.h"

#include <SDL.h>

#include "app/frame/PhotoDeveloper.h"
#include "app/script/ScriptAnswers.h"

namespace app {

bool ScriptedProgram::framesDrawn() const {
    return !drawsOnlyAsked_ || program_.recorder.recording() || isDeveloping(screen().photo());
}

std::optional<std::pair<float, float>> ScriptedProgram::placeOnPicture(const std::string& name) {
    TableSession& table = program_.shell.playing().tables.shown();
    const auto place = table.turn().input().placeNamed(name);
    if (!place) return {};
    const glm::vec2 ndc = table.stage().project(*place);
    const Window::Size size = program_.picture.windowSize();
    return std::pair((ndc.x + 1) / 2 * static_cast<float>(size.width),
                     (1 - ndc.y) / 2 * static_cast<float>(size.height));
}

std::optional<std::pair<float, float>> ScriptedProgram::labelOnPicture(const std::string& label) {
    const auto area = program_.interface.labels().find(label);
    if (!area) {
        program_.interface.redraw();  // it may have to be scrolled into sight
        return {};
    }
    const ImVec2 center = area->center();
    return std::pair(center.x, center.y);
}

std::pair<int, int> ScriptedProgram::size() const {
    const Window::Size size = program_.window.pixels();
    return {size.width, size.height};
}

bool ScriptedProgram::settled() const {
    const bool shown = program_.picture.settled(framesDrawn()) && program_.interface.settled();
    const TableSession& table = program_.shell.playing().tables.shown();
    // Typed letters wait until a field has the keyboard.
    if (SDL_HasEvents(SDL_FIRSTEVENT, SDL_LASTEVENT)) return false;
    return (shown || program_.window.minimised()) && !table.animating() &&
           !table.stage().cameraWork().pending() && !program_.shell.busy() && !program_.sounds.loading() &&
           !program_.shell.playing().currentGame.expecting() && !screen().expecting();
}

void ScriptedProgram::resize(int width, int height) {
    program_.window.resize(width, height);
    program_.interface.redraw();
}

base::Result<void> ScriptedProgram::screenshot(const std::filesystem::path& file) {
    // With the fixed clock even a picture in motion can be drawn in full quality.
    program_.picture.useTheme(program_.shell.basics().preferences.theme());
    program_.picture.drawWhole();
    const render::Surface& surface = program_.window.surface();
    const Window::Size size = program_.picture.windowSize();
    program_.renderer.present(surface.framebuffer(), size.width, size.height);
    program_.interface.draw(screen(), 0, true);
    return render::savePng(surface.readPixels(size.width, size.height), file);
}

void ScriptedProgram::record(const std::filesystem::path& folder, int framesPerSecond) {
    if (folder.empty())
        program_.recorder.stop();
    else
        program_.recorder.start(folder, framesPerSecond);
    // The first picture of a recording must be drawn, even if nothing has changed.
    program_.interface.redraw();
    program_.picture.invalidate();
}

void ScriptedProgram::minimise(bool on) {
    program_.window.setMinimised(on);
    program_.picture.invalidate();
    program_.interface.redraw();
}

std::optional<std::string> ScriptedProgram::answer(const std::string& question) {
    if (question == "sounds") return program_.sounds.takeHeard();
    if (question == "tooltip") return program_.interface.tooltip();
    return answerTo(question, program_.shell, screen(), program_.interface.labels());
}

}  // namespace app
