#pragma once

#include <imgui.h>

#include <functional>
#include <string>
#include <vector>

#include "i18n/Catalogue.h"
#include "ui/kit/Context.h"
#include "ui/kit/Style.h"

/// An ImGui context without a window: lays out frames and simulates a mouse and keyboard.
class Stage {
  public:
    /// Drawing the letters takes longer than most tests, so stages share those of one scale.
    enum class Letters { Shared, Own };
    /// `letters`: Own, if the test adds some.
    explicit Stage(ImVec2 display, float wantedScale = 1, Letters letters = Letters::Shared);
    ~Stage();
    Stage(const Stage&) = delete;
    Stage& operator=(const Stage&) = delete;

    /// Lays out one frame. `draw` takes the Context.
    template <class Draw>
    void frame(Draw&& draw) {
        begin();
        ui::kit::Context ui{.texts = catalogue,
                            .fonts = fonts,
                            .palette = palette,
                            .scale = scale,
                            .audit = &audit,
                            .keyName = keyName};
        draw(ui);
        end();
        animating = ui.animating;
    }

    /// Presses and releases in the middle of the `nth` widget with this id in the last frame; returns whether
    /// there was one. `draw` is called for the frames this takes.
    template <class Draw>
    bool click(const std::string& id, int nth, Draw&& draw) {
        const ui::kit::Rect* area = find(id, nth);
        if (area == nullptr) return false;
        mouse_ = area->center();
        for (const bool down : {false, true, false}) {
            mouseDown_ = down;
            frame(draw);
        }
        mouse_ = {-1000, -1000};
        return true;
    }
    /// The area of the widget in the last frame, or null.
    [[nodiscard]] const ui::kit::Rect* find(const std::string& id, int nth = 0) const;

    void moveMouse(ImVec2 to) { mouse_ = to; }
    void holdMouse(bool down) { mouseDown_ = down; }
    void holdKey(ImGuiKey key, bool down);
    void typeText(const char* text) { ImGui::GetIO().AddInputCharactersUTF8(text); }

    i18n::Catalogue catalogue;
    ui::kit::Palette palette;
    ui::kit::Fonts fonts;
    float scale = 1;
    ui::kit::Audit audit;
    std::function<std::string(std::string_view action)> keyName;  ///< none at first
    std::vector<base::Error> fontWarnings;
    bool animating = false;

  private:
    void begin();
    void end();
    ImGuiContext* before_ = ImGui::GetCurrentContext();  ///< of another stage, around this one
    ImGuiContext* imgui_;
    ImVec2 mouse_{-1000, -1000};
    bool mouseDown_ = false;
};
