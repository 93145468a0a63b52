#pragma once

#include <memory>
#include <vector>

#include "app/frame/FrameRecorder.h"
#include "app/frame/FrameSounds.h"
#include "app/frame/Interface.h"
#include "app/frame/TablePicture.h"
#include "app/script/ScriptHost.h"
#include "app/shell/Shell.h"
#include "app/window/Window.h"

namespace app {

/// The whole program, as scripts use it.
class ScriptedProgram final : public ScriptHost {
  public:
    using Screens = std::vector<std::unique_ptr<Screen>>;
    /// The parts of the program; all must outlive it. There must always be a screen.
    struct Program {
        Shell& shell;
        Window& window;
        render::Renderer& renderer;
        TablePicture& picture;
        Interface& interface;
        FrameSounds& sounds;
        FrameRecorder& recorder;
        const Screens& screens;
    };
    /// `drawsOnlyAsked`: draw only frames that are requested.
    ScriptedProgram(const Program& program, bool drawsOnlyAsked)
        : program_(program), drawsOnlyAsked_(drawsOnlyAsked) {}

    /// Whether frames are drawn now: for a player, a recording or a photograph. Without drawing, everything
    /// else runs as usual.
    [[nodiscard]] bool framesDrawn() const;
    /// Whether the script has allowed the camera to move by itself, and panels to fade.
    [[nodiscard]] bool cameraFree() const { return cameraFree_; }
    [[nodiscard]] bool panelsFade() const { return panelsFade_; }

    std::optional<std::pair<float, float>> placeOnPicture(const std::string& name) override;
    std::optional<std::pair<float, float>> labelOnPicture(const std::string& label) override;
    bool settled() const override;
    [[nodiscard]] std::pair<int, int> size() const override;
    void resize(int width, int height) override;
    base::Result<void> screenshot(const std::filesystem::path& file) override;
    void record(const std::filesystem::path& folder, int framesPerSecond) override;
    void freeCamera(bool on) override { cameraFree_ = on; }
    void minimise(bool on) override;
    void fadePanels(bool on) override { panelsFade_ = on; }
    std::optional<std::string> answer(const std::string& question) override;

  private:
    [[nodiscard]] Screen& screen() const { return *program_.screens.back(); }

    Program program_;
    bool drawsOnlyAsked_;
    bool cameraFree_ = false;
    bool panelsFade_ = false;
};

}  // namespace app
