#pragma once

#include <string>

#include "app/screens/table/PlayActions.h"
#include "app/screens/table/PlayPad.h"
#include "app/screens/table/PlayPointer.h"
#include "app/screens/table/Replay.h"
#include "app/screens/table/StackPeek.h"
#include "app/screens/table/TableAdvice.h"
#include "app/screens/table/TableAnalysis.h"
#include "app/screens/table/TableCoach.h"
#include "app/screens/table/TableForecast.h"
#include "app/screens/table/TableNarration.h"
#include "app/screens/table/TablePanels.h"
#include "app/screens/table/TableReview.h"
#include "app/screens/table/TableSigns.h"
#include "app/screens/table/TableThoughts.h"
#include "app/screens/table/TurnEntry.h"
#include "app/window/Screen.h"
#include "ui/kit/IdleFade.h"

namespace app {

class Shell;
class TableSession;

/// The table with the game under way: turns are entered by pointing, typing and keys; panels show the game
/// and its history.
class PlayScreen final : public Screen {
  public:
    explicit PlayScreen(Shell& shell);
    /// Stops engines that think about the shown position, and removes what pointing left on the table.
    ~PlayScreen() override;
    [[nodiscard]] const char* name() const override { return "play"; }
    void draw(ui::kit::Context& ui, float seconds) override;
    void handle(const SDL_Event& event) override;
    bool gesture(const TouchGesture& gesture) override;
    bool escape() override;
    void update(float seconds) override;
    void pass(float seconds) override;
    [[nodiscard]] bool expecting() const override;
    [[nodiscard]] bool ticking() const override;
    [[nodiscard]] std::string text() const override;
    [[nodiscard]] ui::kit::Rect tableArea(ui::kit::Rect display) const override;
    [[nodiscard]] std::optional<scene::OrbitCamera::Viewpoint> viewpoint() const override {
        return scene::OrbitCamera::Viewpoint::Play;
    }
    /// Arrow keys move the cursor over the table, unless a panel over the table is open.
    [[nodiscard]] bool keyboardNavigation() const override;
    [[nodiscard]] bool animating() const override;
    [[nodiscard]] bool awaitsTextFocus() const override {
        return entry_.awaitsFocus() || review_.awaitsFocus();
    }
    [[nodiscard]] bool typesNotation() const override;

    [[nodiscard]] const PlayActions& actions() const { return actions_; }

  private:
    void drawOverHand(ui::kit::Context& ui);
    void drawOwnPanel(ui::kit::Context& ui) const;

    void execute(const ui::screens::PlayCommand& command);
    void padButton(Uint8 button);
    void key(const SDL_Keysym& key);
    /// Gives the marks of all parts to the table.
    void markTable();
    /// Whether the player uses the panels, by pointing or typing.
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
    TableNarration narration_{shell_};
    TableSigns signs_{shell_, panels_};
    StackPeek peek_;
    PlayPointer pointer_;
    PlayPad pad_;
    PlayActions actions_;
    ui::kit::IdleFade panelFade_;  ///< of the panels
    bool keyPressed_ = false;      ///< since the last update
    bool plain_ = false;           ///< no signs and ideas are drawn over the board
    int overHandFrames_ = 0;       ///< frames since the result or the request appeared, up to a limit
    float sinceTick_ = 0;          ///< seconds since the dots were last moved
};

}  // namespace app
