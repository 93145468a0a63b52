#pragma once

#include <optional>
#include <variant>
#include <vector>

#include "ui/screens/play/PlayChances.h"
#include "ui/screens/play/PlayCoach.h"
#include "ui/screens/play/PlayControl.h"
#include "ui/screens/play/PlayCounts.h"
#include "ui/screens/play/PlayHand.h"
#include "ui/screens/play/PlayHint.h"
#include "ui/screens/play/PlayMoves.h"
#include "ui/screens/play/PlayPile.h"
#include "ui/screens/play/PlayPlayers.h"
#include "ui/screens/play/PlaySeats.h"
#include "ui/screens/play/PlaySketch.h"
#include "ui/screens/play/PlayThinking.h"

namespace samples {

/// The models of all panels of the play screen, for tests and pictures. In the program each is made by a part
/// of its own.
struct PlaySample {
    ui::screens::ActionStates actions = [](std::string_view) { return ui::screens::ActionState(); };
    ui::screens::PanelStates panels = {};
    ui::screens::PlayersView players = {};
    ui::screens::MoveListView moves = {};
    ui::screens::ViewersView viewers = {};
    ui::screens::NotesView notes = {};
    ui::screens::AnalysisView analysis = {};
    ui::screens::ReportView report = {};
    ui::screens::ExplorerView explorer = {};
    ui::screens::ExplorerEntry filters = {};
    bool replays = false;
    bool menu = false;
    ui::screens::HandView hand = {};
    std::vector<ui::screens::IdeaLabel> ideas = {};
    std::vector<ui::screens::SeatPlate> seats = {};
    std::vector<ui::screens::CountView> counts = {};
    ui::screens::ThinkingView thinking = {};
    std::vector<ui::screens::ProspectView> prospects = {};
    std::vector<ui::screens::ProspectView> forecast = {};
    ui::screens::ChancesBar chances = {};
    ui::screens::CoachView coach = {};
    ui::screens::HintView hint = {};
    ui::screens::ControlView control = {};
    std::optional<ui::screens::SketchView> sketch = {};  ///< instead of `control`
    ui::screens::PileView pile = {};
    bool handCovered = false;

    [[nodiscard]] ui::screens::PlayNeeds needs() const;
};

/// A command of any of the panels.
using PlayCommand =
    std::variant<ui::screens::Act, ui::screens::SetPanel, ui::screens::GoToMove, ui::screens::SeeAs,
                 ui::screens::SetComment, ui::screens::OpenMore, ui::screens::AnalysisCommand,
                 ui::screens::ExplorerCommand, ui::screens::ChoosePiece, ui::screens::EnterMove,
                 ui::screens::MoveTextChanged, ui::screens::PlayAgain>;

/// Draws all panels, as the program does.
std::vector<PlayCommand> drawPlay(ui::kit::Context& ui, const PlaySample& sample,
                                  ui::screens::MoveEntry& entry, ui::screens::CommentEntry& comment);

}  // namespace samples
