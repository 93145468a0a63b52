#pragma once

#include <glm/glm.hpp>
#include <string>
#include <vector>

#include "app/Screen.h"
#include "ui/kit/Presence.h"
#include "ui/screens/Play.h"

namespace app {

class Shell;
class TableSession;

/// The table with a game on it: pointing, typing and keys play; the panels show the game and its history.
class PlayScreen final : public Screen {
  public:
    explicit PlayScreen(Shell& shell);
    /// Nobody thinks about a game that is not looked at.
    ~PlayScreen() override;
    [[nodiscard]] const char* name() const override { return "play"; }
    void draw(ui::kit::Context& ui, float seconds) override;
    void handle(const SDL_Event& event) override;
    bool escape() override;
    /// Only while this screen is in front: under a menu, bots wait with their turns.
    void update(float seconds) override;
    void pass(float seconds) override;
    [[nodiscard]] bool expecting() const override;
    [[nodiscard]] std::string text() const override;
    [[nodiscard]] ui::kit::Rect tableArea(ui::kit::Rect display) const override;
    [[nodiscard]] std::optional<scene::OrbitCamera::Stance> stance() const override {
        return scene::OrbitCamera::Stance::Play;
    }
    [[nodiscard]] bool keyboardNavigation() const override { return false; }
    [[nodiscard]] bool animating() const override;
    [[nodiscard]] bool awaitsTextFocus() const override { return entry_.wantsFocus; }

  private:
    enum class Drag { None, Table, Orbit, Pan };

    // ---- what is shown
    void refreshModel(const ui::kit::Context& ui);
    void refreshPlayers(const ui::kit::Context& ui);
    void playEnd();
    void refreshAnnouncement(const ui::kit::Context& ui);
    void refreshPieces(const ui::kit::Context& ui);
    void refreshBots(const ui::kit::Context& ui);
    void drawResult(ui::kit::Context& ui);

    // ---- what the panels answer
    void act(ui::screens::PlayAction action);
    void toggleThinking();
    /// Bots that play by themselves wait or go on.
    void toggleBots();
    void enterMove(const std::string& text);
    void leaveEntry();
    void textChanged(const std::string& text);

    // ---- pointer and keys
    void buttonDown(const SDL_MouseButtonEvent& event);
    void buttonUp(const SDL_MouseButtonEvent& event);
    void motion(const SDL_MouseMotionEvent& event);
    void wheel(const SDL_MouseWheelEvent& event);
    void key(const SDL_Keysym& key);
    bool entryKey(const SDL_Keysym& key);
    bool commandKey(const SDL_Keysym& key);
    void typed(const char* text);
    void letGo();
    /// Whether somebody is at the panels, with the pointer or by typing.
    [[nodiscard]] bool panelsUsed() const;
    [[nodiscard]] TableSession& table() const;

    Shell& shell_;
    ui::screens::PlayModel model_;
    ui::screens::MoveEntry entry_;
    ui::kit::Presence presence_;  ///< of the panels
    bool keyPressed_ = false;     ///< since the last update
    bool entered_ = false;        ///< what was typed is played in this frame: the field may see the key too
    std::size_t rowsOfEvents_ = ~std::size_t{0};  ///< the move list is as of so many events
    std::size_t announcedEvents_ = 0;
    float sinceTick_ = 0;  ///< seconds since the dots of who thinks were moved on
    int tick_ = 0;
    bool reviewing_ = false;  ///< the result was put aside
    Drag drag_ = Drag::None;
    bool travelled_ = false;
    glm::vec2 downAt_{0};
    glm::vec2 lastAt_{0};
    int downButton_ = 0;
};

}  // namespace app
