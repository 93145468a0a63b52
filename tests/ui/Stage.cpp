#include "ui/Stage.h"

Stage::Stage(ImVec2 display, float wantedScale) : imgui_(ImGui::CreateContext()) {
    ImGuiIO& io = ImGui::GetIO();
    io.IniFilename = nullptr;
    io.DisplaySize = display;
    io.ConfigFlags |= ImGuiConfigFlags_NavEnableKeyboard;
#if IMGUI_VERSION_NUM >= 18800
    io.ConfigInputTrickleEventQueue = false;
#else
    for (int key = 0; key < ImGuiKey_COUNT; ++key) io.KeyMap[key] = key;
#endif
    scale = ui::kit::fittingScale(display, wantedScale);
    fontWarnings = fonts.build(ui::kit::installedFonts(), scale);
    ui::kit::applyStyle(palette, scale);
}

Stage::~Stage() { ImGui::DestroyContext(imgui_); }

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
    ImGuiIO& io = ImGui::GetIO();
    io.DeltaTime = 1.0F / 60;
    io.MousePos = mouse_;
    io.MouseDown[0] = mouseDown_;
    ImGui::NewFrame();
    audit = {};
}

void Stage::end() { ImGui::Render(); }
