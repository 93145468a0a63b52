#pragma once

#include <string>

#include "app/Adviser.h"
#include "app/Screen.h"
#include "app/Wake.h"
#include "app/screens/PlayKeys.h"
#include "app/screens/PlayPad.h"
#include "app/screens/PlayPointer.h"
#include "app/screens/StackPeek.h"
#include "app/screens/TablePanels.h"
#include "ui/kit/Presence.h"

namespace app {

class Shell;
class TableSession;

/// The table with a game on it: pointing, typing and keys play; the panels show the game and its history.
class PlayScreen final : public Screen {
  public:
    explicit PlayScreen(Shell& shell) : shell_(shell), panels_(shell), adviser_(wakeLoop) {}
    /// Nobody thinks about a game that is not looked at.
    ~PlayScreen() override;
    [[nodiscard]] const char* name() const override { return "play"; }
    void draw(ui::kit::Context& ui, float seconds) override;
    void handle(const SDL_Event& event) override;
    bool gesture(const TouchGesture& gesture) override;
    bool escape() override;
    /// Only while this screen is in front: under a menu, bots wait with their turns.
    void update(float seconds) override;
    void pass(float seconds) override;
    [[nodiscard]] bool expecting() const override;
    [[nodiscard]] bool ticking() const override;
    [[nodiscard]] std::string text() const override;
    [[nodiscard]] ui::kit::Rect tableArea(ui::kit::Rect display) const override;
    [[nodiscard]] std::optional<scene::OrbitCamera::Viewpoint> viewpoint() const override {
        return scene::OrbitCamera::Viewpoint::Play;
    }
    /// Over the table arrow keys move the cursor, but what lies over it can be walked through.
    [[nodiscard]] bool keyboardNavigation() const override;
    [[nodiscard]] bool animating() const override;
    [[nodiscard]] bool awaitsTextFocus() const override { return entry_.wantsFocus; }

  private:
    void drawOverHand(ui::kit::Context& ui);
    void drawOwnPanel(ui::kit::Context& ui) const;

    // ---- what the panels and keys ask for
    void carryOut(const ui::screens::PlayCommand& command);
    void act(ui::screens::PlayAction action);
    void act(TableKey key);
    void carryOut(Action action);
    void padButton(Uint8 button);
    void toggleThinking();
    void askForAdvice();
    /// Shows what is found, and drops what is out of date.
    void updateAdvice();
    void showAdvice();
    /// Bots that play by themselves wait or go on.
    void toggleHold();

    // ---- typing
    void enterMove(const std::string& text);
    void leaveEntry();
    void textChanged(const std::string& text);
    void typed(const char* text);
    bool entryKey(const SDL_Keysym& key);
    void key(const SDL_Keysym& key);

    /// Whether somebody is at the panels, with the pointer or by typing.
    [[nodiscard]] bool panelsUsed() const;
    [[nodiscard]] TableSession& table() const;

    Shell& shell_;
    TablePanels panels_;
    Adviser adviser_;
    StackPeek peek_;
    std::size_t advisedEvents_ = 0;  ///< the advice is for the position after so many events
    PlayPointer pointer_;
    PlayPad pad_;
    ui::screens::MoveEntry entry_;
    ui::kit::Presence presence_;  ///< of the panels
    bool keyPressed_ = false;     ///< since the last update
    bool entered_ = false;        ///< what was typed is played in this frame: the field may see the key too
    int overHandFrames_ = 0;      ///< for which the result or the hand-over has been shown, a few at most
    float sinceTick_ = 0;         ///< seconds since the dots of who thinks were moved on
};

}  // namespace app
