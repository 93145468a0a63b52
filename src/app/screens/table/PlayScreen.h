#pragma once

#include <array>
#include <string>

#include "app/screens/table/ControlPanel.h"
#include "app/screens/table/EndPanel.h"
#include "app/screens/table/HandPanel.h"
#include "app/screens/table/HintPanel.h"
#include "app/screens/table/MovesPanel.h"
#include "app/screens/table/OwnPanel.h"
#include "app/screens/table/PilePeek.h"
#include "app/screens/table/PlayActions.h"
#include "app/screens/table/PlayPad.h"
#include "app/screens/table/PlayPointer.h"
#include "app/screens/table/PlayersPanel.h"
#include "app/screens/table/Replay.h"
#include "app/screens/table/TableAdvice.h"
#include "app/screens/table/TableAnalysis.h"
#include "app/screens/table/TableBeliefs.h"
#include "app/screens/table/TableCoach.h"
#include "app/screens/table/TableForecast.h"
#include "app/screens/table/TableNarration.h"
#include "app/screens/table/TableNumbers.h"
#include "app/screens/table/TableReview.h"
#include "app/screens/table/TableSigns.h"
#include "app/screens/table/TableThoughts.h"
#include "app/screens/table/ThinkingPanel.h"
#include "app/window/Screen.h"
#include "ui/kit/IdleFade.h"

namespace app {

class Analysis;
class CueQueue;
class CurrentGame;
class Engines;
class Gamepad;
class Lessons;
class Messages;
class Narrator;
class Preferences;
class ProgramActions;
class ScreenStack;
class ThinkingService;
struct Changes;
struct Display;

/// The table with the game under way: a list of parts, each of which shows something of the game, and the
/// mouse, the keys and the gamepad at the table.
class PlayScreen final : public Screen {
  public:
    /// The objects that it and its parts use; all of them must outlive it.
    struct Surroundings {
        const i18n::Catalogue& texts;
        ScreenStack& screens;
        CurrentGame& currentGame;
        Preferences& preferences;
        Engines& engines;
        ThinkingService& thinking;
        Analysis& analysis;
        Lessons& lessons;
        Narrator& narrator;
        CueQueue& cues;
        Messages& messages;
        const ProgramActions& program;
        const Gamepad& gamepad;
        const Display& display;
        Changes& changes;
    };
    explicit PlayScreen(const Surroundings& surroundings);
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
        return hand_.awaitsFocus() || review_.awaitsFocus();
    }
    [[nodiscard]] bool typesNotation() const override;

    [[nodiscard]] const PlayActions& actions() const { return actions_; }

  private:
    void padButton(Uint8 button);
    /// Gives the marks of all parts to the table.
    void markTable();
    /// Whether the player uses the panels, by pointing or typing.
    [[nodiscard]] bool panelsUsed() const;
    /// The room that all parts need, as of the last frame.
    [[nodiscard]] ui::screens::PlayNeeds needs() const;
    [[nodiscard]] bool hasGame() const;
    [[nodiscard]] TableSession& table() const;

    Surroundings surroundings_;
    ui::screens::PanelStates states_;
    PlayersPanel players_;
    TableReview review_;
    MovesPanel moves_;
    HandPanel hand_;
    TableThoughts thoughts_;
    TableNumbers numbers_;
    ThinkingPanel thinking_;
    TableForecast forecast_;
    TableAnalysis analysis_;
    HintPanel hint_;
    TableAdvice advice_;
    TableCoach coach_;
    TableSigns signs_;
    TableBeliefs beliefs_;
    ControlPanel control_;
    PilePeek peek_;
    OwnPanel own_;
    EndPanel end_;
    TableNarration narration_;
    Replay replay_;
    PlayPointer pointer_;
    PlayPad pad_;
    PlayActions actions_;
    /// In this order they follow the game, make their models and are drawn: a part that uses another's model
    /// stands after it, what is drawn over the table stands before the panels, and the marks of a place lie
    /// upon each other.
    const std::array<PlayPart*, 20> parts_{&advice_,   &narration_, &players_, &review_,  &moves_,
                                           &hand_,     &thoughts_,  &beliefs_, &numbers_, &thinking_,
                                           &forecast_, &analysis_,  &hint_,    &signs_,   &coach_,
                                           &control_,  &peek_,      &own_,     &end_,     &replay_};
    ui::kit::IdleFade panelFade_;
    float shownOpacity_ = 1;   ///< of the panels that fade, in the last frame
    bool keyPressed_ = false;  ///< since the last update
    bool plain_ = false;       ///< no signs and ideas are drawn over the table
    float sinceTick_ = 0;      ///< seconds since the dots were last moved
};

}  // namespace app
