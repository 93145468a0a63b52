#pragma once

#include <string_view>

#include "app/screens/table/PlayCommands.h"
#include "i18n/Catalogue.h"

namespace app {

class AdvicePart;
class Analysis;
class AnalysisPart;
class CoachPart;
class ControlPanel;
class CurrentGame;
class ExplorerPart;
class ForecastPart;
class HintPanel;
class Messages;
class NarrationPart;
class PlayPad;
class Preferences;
class ProgramActions;
class Replay;
class ReviewPart;
class SketchPart;
class TableSession;
class Tables;
class ThinkingPanel;
class ThoughtsPart;

/// The actions at the game under way. Each does the same by key, by gamepad and by button, and is refused by
/// all of them alike.
class PlayActions final : public PlayCommands {
  public:
    /// The objects that it uses; all of them must outlive it.
    struct Surroundings {
        const ProgramActions& program;
        CurrentGame& currentGame;
        Tables& tables;
        Analysis& analysis;
        Preferences& preferences;
        Messages& messages;
        const i18n::Catalogue& texts;
        const ControlPanel& control;
        const HintPanel& hint;
        const ThinkingPanel& thinking;
        AdvicePart& advice;
        ReviewPart& review;
        Replay& replay;
        AnalysisPart& report;
        ThoughtsPart& thoughts;
        ForecastPart& forecast;
        ExplorerPart& explorer;
        CoachPart& coach;
        NarrationPart& narration;
        SketchPart& sketch;
        PlayPad& pad;
        bool& plain;  ///< only the pieces are shown, while the key is held
        [[nodiscard]] TableSession& table() const;
    };
    explicit PlayActions(const Surroundings& surroundings) : surroundings_(surroundings) {}

    /// Whether the action has a meaning at the table.
    [[nodiscard]] static bool knows(Action action);
    void carryOut(Action action) const override;
    void carryOut(std::string_view id) const override;
    /// The same for a gamepad, whose few buttons do something else in some situations.
    void carryOutByPad(Action action) const;
    [[nodiscard]] ui::screens::ActionState stateOf(std::string_view id) const override;

  private:
    Surroundings surroundings_;
};

}  // namespace app
