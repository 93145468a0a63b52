#include "ui/Stage.h"

Stage::Stage(ImVec2 display, float wantedScale) : imgui_(ImGui::CreateContext()) {
    ImGuiIO& io = ImGui::GetIO();
    io.IniFilename = nullptr;
    io.DisplaySize = display;
    io.ConfigFlags |= ImGuiConfigFlags_NavEnableKeyboard;
    for (int key = 0; key < ImGuiKey_COUNT; ++key) io.KeyMap[key] = key;
    scale = ui::kit::fittingScale(display, wantedScale);
    fontWarnings = fonts.build(ui::kit::installedFonts(), scale);
    ui::kit::applyStyle(palette, scale);
}

Stage::~Stage() { ImGui::DestroyContext(imgui_); }

void Stage::holdKey(ImGuiKey key, bool down) { ImGui::GetIO().KeysDown[key] = down; }

void Stage::begin() {
    ImGuiIO& io = ImGui::GetIO();
    io.DeltaTime = 1.0F / 60;
    io.MousePos = mouse_;
    io.MouseDown[0] = mouseDown_;
    ImGui::NewFrame();
    misfits.clear();
}

void Stage::end() { ImGui::Render(); }
