#pragma once

#include <string>

#include "app/Screen.h"
#include "app/screens/PlayPad.h"
#include "app/screens/PlayPointer.h"
#include "app/screens/Replay.h"
#include "app/screens/StackPeek.h"
#include "app/screens/TableAdvice.h"
#include "app/screens/TableAnalysis.h"
#include "app/screens/TableCoach.h"
#include "app/screens/TableCommands.h"
#include "app/screens/TableForecast.h"
#include "app/screens/TableNarration.h"
#include "app/screens/TablePanels.h"
#include "app/screens/TableReview.h"
#include "app/screens/TableSigns.h"
#include "app/screens/TableThoughts.h"
#include "app/screens/TurnEntry.h"
#include "ui/kit/IdleFade.h"

namespace app {

class Shell;
class TableSession;

/// The table with a game on it: pointing, typing and keys play; the panels show the game and its history.
class PlayScreen final : public Screen {
  public:
    explicit PlayScreen(Shell& shell) : shell_(shell), panels_(shell) {}
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
    [[nodiscard]] bool awaitsTextFocus() const override { return entry_.awaitsFocus(); }

  private:
    void drawOverHand(ui::kit::Context& ui);
    void drawOwnPanel(ui::kit::Context& ui) const;

    void padButton(Uint8 button);
    void key(const SDL_Keysym& key);
    /// The board alone is seen, or everything again.
    void setPlain(bool on);
    /// Whether somebody is at the panels, with the pointer or by typing.
    [[nodiscard]] bool panelsUsed() const;
    [[nodiscard]] TableSession& table() const;

    Shell& shell_;
    TablePanels panels_;
    TableAdvice advice_{shell_, panels_};
    TurnEntry entry_{shell_, panels_};
    TableReview review_{shell_, panels_};
    Replay replay_;
    TableThoughts thoughts_{shell_, panels_};
    TableForecast forecast_{shell_, panels_, thoughts_};
    TableAnalysis analysis_{shell_, panels_};
    TableCoach coach_{shell_, panels_};
    TableCommands commands_{
        {shell_, panels_, advice_, entry_, review_, replay_, analysis_, thoughts_, forecast_, coach_}};
    TableNarration narration_{shell_};
    TableSigns signs_{shell_, panels_};
    StackPeek peek_;
    PlayPointer pointer_;
    PlayPad pad_;
    ui::kit::IdleFade panelFade_;  ///< of the panels
    bool keyPressed_ = false;      ///< since the last update
    int overHandFrames_ = 0;       ///< for which the result or the hand-over has been shown, a few at most
    float sinceTick_ = 0;          ///< seconds since the dots of who thinks were moved on
};

}  // namespace app
