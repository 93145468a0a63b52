#pragma once

#include <array>

#include "app/screens/table/ControlPanel.h"
#include "app/screens/table/EndPanel.h"
#include "app/screens/table/HandPanel.h"
#include "app/screens/table/HeldTurnPart.h"
#include "app/screens/table/MovesPanel.h"
#include "app/screens/table/NarrationPart.h"
#include "app/screens/table/NumbersPart.h"
#include "app/screens/table/OnlyTurnPart.h"
#include "app/screens/table/PilePeek.h"
#include "app/screens/table/PlayActions.h"
#include "app/screens/table/PlayPad.h"
#include "app/screens/table/PlayPart.h"
#include "app/screens/table/PlayersPanel.h"
#include "app/screens/table/Replay.h"
#include "app/screens/table/ReviewPart.h"
#include "app/screens/table/SeatPlates.h"
#include "app/screens/table/SignsPart.h"
#include "app/screens/table/SketchPart.h"
#include "app/screens/table/thinking/AdvicePart.h"
#include "app/screens/table/thinking/AnalysisPart.h"
#include "app/screens/table/thinking/BeliefsPart.h"
#include "app/screens/table/thinking/CoachPart.h"
#include "app/screens/table/thinking/ExplorerPart.h"
#include "app/screens/table/thinking/ForecastPart.h"
#include "app/screens/table/thinking/HintPanel.h"
#include "app/screens/table/thinking/ThinkingPanel.h"
#include "app/screens/table/thinking/ThoughtsPart.h"

namespace app {

/// Makes the parts of the screen of the game under way and the actions of its buttons. Who uses the parts
/// takes the list.
struct PlayPartList {
    PlayPartList(const ScreenBasics& basics, const Playing& playing, const Learning& learning,
                 const Collection& collection);
    PlayPartList(const PlayPartList&) = delete;
    PlayPartList& operator=(const PlayPartList&) = delete;

    /// The table on the screen.
    [[nodiscard]] TableSession& table() const;

    const ScreenBasics& basics;
    const Playing& playing;
    PlayActions actions;  ///< the parts below get it as PlayCommands, so it is made before them
    PlayersPanel players;
    ReviewPart review;
    MovesPanel moves;
    HandPanel hand;
    ThoughtsPart thoughts;
    ExplorerPart explorer;
    NumbersPart numbers;
    SeatPlates seats;
    ThinkingPanel thinking;
    ForecastPart forecast;
    AnalysisPart analysis;
    HeldTurnPart held;
    HintPanel hint;
    AdvicePart advice;
    CoachPart coach;
    SignsPart signs;
    SketchPart sketch;
    BeliefsPart beliefs;
    ControlPanel control;
    PilePeek peek;
    EndPanel end;
    NarrationPart narration;
    OnlyTurnPart onlyTurn;
    Replay replay;
    PlayPad pad;
    /// In this order they follow the game, make their models and are drawn: a part that uses another's model
    /// stands after it, what is drawn over the table stands before the panels, and the marks of a place lie
    /// upon each other.
    const std::array<PlayPart*, 24> all{&advice,   &narration, &players, &review, &explorer, &moves,
                                        &hand,     &thoughts,  &beliefs, &seats,  &numbers,  &thinking,
                                        &forecast, &analysis,  &held,    &hint,   &signs,    &sketch,
                                        &coach,    &control,   &peek,    &end,    &replay,   &onlyTurn};
    bool plain = false;  ///< no signs and ideas are drawn over the table
};

}  // namespace app
