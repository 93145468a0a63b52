#pragma once

#include <imgui.h>

#include <vector>

#include "i18n/Catalogue.h"
#include "ui/kit/Context.h"
#include "ui/kit/Style.h"

/// An ImGui context without a window: frames are laid out and answer a simulated mouse and keyboard.
class Stage {
  public:
    explicit Stage(ImVec2 display, float wantedScale = 1);
    ~Stage();
    Stage(const Stage&) = delete;
    Stage& operator=(const Stage&) = delete;

    /// Lays out one frame. `draw` takes the Context.
    template <class Draw>
    void frame(Draw&& draw) {
        begin();
        ui::kit::Context ui{.texts = catalogue, .fonts = fonts, .palette = palette, .scale = scale,
                            .misfits = &misfits};
        draw(ui);
        end();
        animating = ui.animating;
    }

    void moveMouse(ImVec2 to) { mouse_ = to; }
    void holdMouse(bool down) { mouseDown_ = down; }
    void holdKey(ImGuiKey key, bool down);
    void typeText(const char* text) { ImGui::GetIO().AddInputCharactersUTF8(text); }

    i18n::Catalogue catalogue;
    ui::kit::Palette palette;
    ui::kit::Fonts fonts;
    float scale = 1;
    std::vector<ui::kit::Misfit> misfits;
    std::vector<base::Error> fontWarnings;
    bool animating = false;

  private:
    void begin();
    void end();
    ImGuiContext* imgui_;
    ImVec2 mouse_{-1000, -1000};
    bool mouseDown_ = false;
};
