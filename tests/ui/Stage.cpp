#include "ui/Stage.h"

#include <map>
#include <utility>

namespace {

/// The letters of one scale.
struct Drawn {
    ImFontAtlas atlas;
    ui::kit::Fonts fonts;
    std::vector<base::Error> warnings;
    bool made = false;
};

Drawn& drawnAt(float scale) {
    static std::map<float, Drawn> drawn;
    return drawn[scale];
}

}  // namespace

Stage::Stage(ImVec2 display, float wantedScale, Letters letters)
    : scale(ui::kit::fittingScale(display, wantedScale)),
      imgui_(ImGui::CreateContext(letters == Letters::Shared ? &drawnAt(scale).atlas : nullptr)) {
    ImGui::SetCurrentContext(imgui_);
    ImGuiIO& io = ImGui::GetIO();
    io.IniFilename = nullptr;
    io.DisplaySize = display;
    io.ConfigFlags |= ImGuiConfigFlags_NavEnableKeyboard;
#if IMGUI_VERSION_NUM >= 18800
    io.ConfigInputTrickleEventQueue = false;
#else
    for (int key = 0; key < ImGuiKey_COUNT; ++key) io.KeyMap[key] = key;
#endif
    if (letters == Letters::Own) {
        fontWarnings = fonts.build(ui::kit::installedFonts(), scale);
    } else {
        Drawn& drawn = drawnAt(scale);
        if (!std::exchange(drawn.made, true))
            drawn.warnings = drawn.fonts.build(ui::kit::installedFonts(), scale);
        fonts = drawn.fonts;
        io.FontDefault = fonts[ui::kit::Face::Body];
        fontWarnings = drawn.warnings;
    }
    ui::kit::applyStyle(palette, scale);
}

Stage::~Stage() {
    ImGui::DestroyContext(imgui_);
    ImGui::SetCurrentContext(before_);
}

const ui::kit::Rect* Stage::find(const std::string& id, int nth) const {
    for (const ui::kit::Spot& spot : audit.spots) {
        if (spot.id == id && nth-- == 0) return &spot.area;
    }
    return nullptr;
}

void Stage::holdKey(ImGuiKey key, bool down) {
#if IMGUI_VERSION_NUM >= 18800
    ImGui::GetIO().AddKeyEvent(key, down);
#else
    ImGui::GetIO().KeysDown[key] = down;
#endif
}

void Stage::begin() {
    ImGui::SetCurrentContext(imgui_);
    ImGuiIO& io = ImGui::GetIO();
    io.DeltaTime = 1.0F / 60;
    io.MousePos = mouse_;
    io.MouseDown[0] = mouseDown_;
    ImGui::NewFrame();
    audit = {};
}

void Stage::end() { ImGui::Render(); }
