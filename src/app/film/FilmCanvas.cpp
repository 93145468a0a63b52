#include "app/film/FilmCanvas.h"

#include <backends/imgui_impl_opengl3.h>
#include <imgui.h>

#include <utility>

#include "ui/kit/Style.h"

namespace app {
namespace {

constexpr float kFilmUiStep = 1.0F / 30;  // seconds; nothing in the interface of a film is animated

/// Makes this interface the current one of Dear ImGui, and restores the former one at its end.
class Current {
  public:
    explicit Current(ImGuiContext* ui) : before_(ImGui::GetCurrentContext()) { ImGui::SetCurrentContext(ui); }
    ~Current() { ImGui::SetCurrentContext(before_); }
    Current(const Current&) = delete;
    Current& operator=(const Current&) = delete;

  private:
    ImGuiContext* before_;
};

}  // namespace

FilmCanvas::FilmCanvas(ui::kit::Palette palette, float scale, int largestTexture)
    : ui_(ImGui::CreateContext()), palette_(std::move(palette)), scale_(scale) {
    const Current current(ui_);
    ImGui::GetIO().IniFilename = nullptr;
    ImGui_ImplOpenGL3_Init("#version 330 core");
    FontTexture::replaceThatOfBackEnd();
    // Problems with fonts were already reported for the window's interface.
    (void)fonts_.build(ui::kit::installedFonts(), scale, largestTexture);
    fontTexture_.upload();
    ui::kit::applyStyle(palette_, scale);
}

FilmCanvas::~FilmCanvas() {
    {
        const Current current(ui_);
        ImGui_ImplOpenGL3_Shutdown();
    }
    ImGui::DestroyContext(ui_);
}

std::set<char32_t> FilmCanvas::layOut(const i18n::Catalogue& texts, const Draw& draw) {
    std::set<char32_t> missing;
    ImGui_ImplOpenGL3_NewFrame();
    ImGui::NewFrame();
    ui::kit::Context ui{
        .texts = texts, .fonts = fonts_, .palette = palette_, .scale = scale_, .missing = &missing};
    draw(ui);
    ImGui::Render();
    return missing;
}

bool FilmCanvas::addLetters(std::set<char32_t> missing) {
    for (const char32_t letter : requested_) missing.erase(letter);
    if (missing.empty()) return false;
    requested_.insert(missing.begin(), missing.end());
    if (!fonts_.add(systemFonts_.draw(missing, fonts_.letterSizes()))) return false;
    fontTexture_.upload();
    return true;
}

void FilmCanvas::draw(const render::Surface& surface, int width, int height, const i18n::Catalogue& texts,
                      const Draw& draw) {
    const Current current(ui_);
    ImGuiIO& io = ImGui::GetIO();
    io.DisplaySize = {static_cast<float>(width), static_cast<float>(height)};
    io.DeltaTime = kFilmUiStep;
    if (addLetters(layOut(texts, draw))) (void)layOut(texts, draw);
    surface.bind(width, height);
    ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
}

}  // namespace app
