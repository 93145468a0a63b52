#pragma once

#include <cstddef>
#include <memory>
#include <vector>

#include "app/common/BackgroundTask.h"
#include "app/learning/HowToPlayScene.h"
#include "app/shell/ShellParts.h"
#include "app/window/Screen.h"

namespace app {

/// Explains the game on the table with a few cards; the scene of the card is played on the table.
class HowToPlayScreen final : public Screen {
  public:
    /// The game on the table must have cards (CatalogEntry::howToPlay). They are read in the background.
    HowToPlayScreen(const ScreenBasics& basics, const Playing& playing);
    [[nodiscard]] const char* name() const override { return "how to play"; }
    void draw(ui::kit::Context& ui, float seconds) override;
    void handle(const SDL_Event& event) override;
    void pass(float seconds) override;
    bool escape() override;
    [[nodiscard]] std::string text() const override;
    [[nodiscard]] ui::kit::Rect tableArea(ui::kit::Rect display) const override;
    [[nodiscard]] std::optional<scene::OrbitCamera::Viewpoint> viewpoint() const override {
        return scene::OrbitCamera::Viewpoint::Play;
    }
    [[nodiscard]] bool expecting() const override { return task_ != nullptr; }
    [[nodiscard]] bool working() const override { return expecting(); }
    [[nodiscard]] bool ticking() const override { return true; }

  private:
    void takeCards();
    /// Shows the card `steps` after the present one, if there is one.
    void turn(int steps);
    [[nodiscard]] std::string ending() const;

    const ScreenBasics& basics_;
    const CatalogEntry& game_;
    HowToPlayScene scene_;
    std::vector<HowToPlayCard> cards_;
    std::size_t card_ = 0;
    std::unique_ptr<BackgroundTask<std::vector<HowToPlayCard>>> task_;  ///< reads the cards
};

}  // namespace app
