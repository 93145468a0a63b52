#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/contests/ContestWatch.h"
#include "app/shell/ShellParts.h"
#include "app/window/Screen.h"
#include "tournament/ContestRunner.h"
#include "ui/screens/setup/Contest.h"

namespace app {

/// The engine match: its standing and its games, which are played on the table beside it. The player can
/// pause, continue and stop it, choose a game to watch, or watch none. The match goes on when the screen is
/// closed.
class ContestScreen final : public Screen {
  public:
    ContestScreen(const ScreenBasics& basics, const Playing& playing) : basics_(basics), playing_(playing) {}
    ~ContestScreen() override;
    [[nodiscard]] const char* name() const override { return "match"; }
    void draw(ui::kit::Context& ui, float seconds) override;
    void handle(const SDL_Event& event) override;
    bool gesture(const TouchGesture& gesture) override;
    void pass(float seconds) override;
    bool escape() override;
    [[nodiscard]] std::string text() const override;
    [[nodiscard]] std::string rows() const override;
    [[nodiscard]] ui::kit::Rect tableArea(ui::kit::Rect display) const override;
    [[nodiscard]] std::optional<scene::OrbitCamera::Viewpoint> viewpoint() const override;
    [[nodiscard]] bool expecting() const override;
    [[nodiscard]] bool working() const override { return expecting(); }
    [[nodiscard]] bool ticking() const override { return watch_ != nullptr; }

  private:
    [[nodiscard]] ui::screens::ContestModel model(const ui::kit::Context& ui);
    void followMatch();
    void show(const ui::kit::Context& ui, const tournament::Standings& standings,
              ui::screens::ContestModel& model) const;
    /// Row 0 is the game that ended last.
    [[nodiscard]] ui::screens::ContestModel::Game gameRow(int row) const;
    void showWatched(const ui::kit::Context& ui, ui::screens::ContestModel& model) const;
    [[nodiscard]] std::string watchedEnding(const ui::kit::Context& ui) const;
    [[nodiscard]] std::string stateText(const ui::kit::Context& ui, int games) const;
    [[nodiscard]] std::string problemText(const ui::kit::Context& ui, std::size_t entrant,
                                          const tournament::Standings::Conduct& conduct) const;
    void act(ui::screens::ContestAction action);
    void watch(int number);
    void leave();

    const ScreenBasics& basics_;
    const Playing& playing_;
    int number_ = 0;                                      ///< number of the match that is shown
    std::vector<tournament::ContestRunner::Line> lines_;  ///< the finished games
    std::unique_ptr<ContestWatch> watch_;
    std::optional<glm::vec2> draggedTo_;  ///< where the pointer was last that turns the camera; in pixels
    ui::screens::ContestModel shown_;     ///< as it was last drawn; for scripts
};

}  // namespace app
