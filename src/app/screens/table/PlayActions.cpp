#include "app/screens/table/PlayActions.h"

#include <SDL.h>

#include <array>
#include <optional>

#include "app/common/Messages.h"
#include "app/play/Analysis.h"
#include "app/play/CurrentGame.h"
#include "app/screens/table/ControlPanel.h"
#include "app/screens/table/NarrationPart.h"
#include "app/screens/table/PlayPad.h"
#include "app/screens/table/Replay.h"
#include "app/screens/table/ReviewPart.h"
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
#include "app/settings/Preferences.h"
#include "app/shell/ProgramActions.h"
#include "app/table/SharedGame.h"
#include "app/table/TableActions.h"
#include "game/PositionEditor.h"
#include "game/Symmetries.h"

namespace app {
namespace {

using base::msgid;
using PlayParts = PlayActions::Surroundings;
/// Why an action is not possible now; nullopt: it is.
using Refusal = std::optional<base::Message>;

/// A line of the table of actions at the game under way.
struct PlayLine {
    Action action;
    void (*carryOut)(const PlayParts&);
    Refusal (*refusal)(const PlayParts&) = nullptr;  ///< null: it is never refused
    bool (*on)(const PlayParts&) = nullptr;          ///< null: it turns nothing on and off
    bool (*offered)(const PlayParts&) = nullptr;     ///< null: there is always something for it
    void (*byPad)(const PlayParts&) = nullptr;       ///< null: the same as by key
    bool explains = false;                           ///< a key tells the player why it is refused
};

// ---- why something is not possible

Refusal unless(bool possible, base::Msgid why) { return possible ? Refusal() : Refusal(base::Message(why)); }

Refusal atStart(const PlayParts& p) {
    return unless(!p.table().match().atStart(), msgid("This is the beginning of the game."));
}
Refusal atLast(const PlayParts& p) {
    return unless(!p.table().match().atEnd(), msgid("This is the last turn."));
}
Refusal noTurns(const PlayParts& p) {
    const match::Followed& match = p.table().match();
    return unless(!match.atStart() || !match.atEnd(), msgid("No turn has been played yet."));
}
Refusal cannotUndo(const PlayParts& p) {
    return unless(
        p.table().history().canUndo(),
        p.table().history().turnStands()
            ? msgid("This turn or the answer to it has shown something hidden, so it cannot be taken "
                    "back.")
            : msgid("No turn can be taken back at present."));
}
Refusal cannotRedo(const PlayParts& p) {
    return unless(p.table().history().canRedo(), msgid("No turn was taken back."));
}
/// What is arranged before a game was proposed by an engine, and more it does not know.
Refusal arranging(const PlayParts& p) {
    return unless(!p.table().turn().input().arranges(),
                  msgid("What stands here was proposed by an engine: change it as you like."));
}
Refusal cannotAdvise(const PlayParts& p) {
    if (const Refusal proposed = arranging(p)) return proposed;
    return unless(p.table().rights().personToMove() && !p.table().entry().kind->opponents().empty(),
                  msgid("Hints are given when it is your turn."));
}
Refusal noEngines(const PlayParts& p) {
    return unless(!p.table().entry().kind->opponents().empty(), msgid("No engine plays this game."));
}
Refusal cannotThink(const PlayParts& p) {
    const Refusal none = noEngines(p);
    return none ? none : arranging(p);
}
Refusal refereeElsewhere(const PlayParts& p) { return p.table().rights().whyNoReferee(); }
Refusal cannotPromote(const PlayParts& p) {
    if (const Refusal elsewhere = refereeElsewhere(p)) return elsewhere;
    const match::Followed& match = p.table().match();
    return unless(match::canPromote(match, match.current()), msgid("This turn belongs to no variation."));
}
Refusal cannotRemove(const PlayParts& p) {
    if (const Refusal elsewhere = refereeElsewhere(p)) return elsewhere;
    const match::Followed& match = p.table().match();
    if (p.review.canRestore() || match::canRemove(match, match.current())) return {};
    return match.atStart() ? msgid("This is the beginning of the game.")
                           : msgid("Only turns of variations can be removed while a game is played here.");
}
Refusal cannotSetUp(const PlayParts& p) {
    const game::PositionEditor* const editor = p.table().entry().kind->positionEditor();
    return unless(editor != nullptr && editor->copyOfSeen(p.table().view()) != nullptr,
                  msgid("The game still hides something."));
}
Refusal cannotJudge(const PlayParts& p) {
    if (const Refusal elsewhere = refereeElsewhere(p)) return elsewhere;
    return unless(!p.table().match().atStart(), msgid("Go to a turn to judge it."));
}
Refusal cannotExamine(const PlayParts& p) {
    if (p.table().turn().examines()) return {};  // it can always be left
    if (const Refusal none = noEngines(p)) return none;
    if (const Refusal hidden = p.thoughts.cannotExamine()) return hidden;
    return p.table().rights().whyNoEntry();
}
/// Of a game without beliefs, nothing is asked.
Refusal cannotBelieve(const PlayParts& p) {
    return p.table().entry().kind->beliefs() != nullptr ? beliefsRefusal(p.table()) : Refusal();
}
Refusal cannotExplore(const PlayParts& p) { return p.explorer.refusal(); }
Refusal cannotGoOn(const PlayParts& p) {
    if (const Refusal elsewhere = p.table().match().looksBack() ? refereeElsewhere(p) : Refusal())
        return elsewhere;
    return unless(!p.table().match().looksBack() || p.table().match().canPlayFromHere(),
                  msgid("The turns since then have shown something hidden, so they cannot be taken back."));
}

Refusal cannotDraw(const PlayParts& p) { return p.table().pen().refusal(); }
Refusal nothingToUndo(const PlayParts& p) {
    return unless(p.table().pen().canUndo(), msgid("Nothing was drawn on this turn."));
}
Refusal nothingDrawn(const PlayParts& p) {
    return unless(!p.table().pen().sketch().empty(), msgid("Nothing is drawn on this turn."));
}
bool hasPlaces(const PlayParts& p) { return p.table().pen().hasPlaces(); }
Refusal cannotTurn(const PlayParts& p) {
    if (const Refusal elsewhere = refereeElsewhere(p)) return elsewhere;
    const match::Followed& match = p.table().match();
    const match::Series* const series = p.currentGame.series();
    if (match.live() && !match.finalOutcome().over) return msgid("The game is still being played.");
    // A series without a goal ends with the game.
    const bool goesOn = match.live() && series && series->goal() != match::SeriesGoal{} && !series->over();
    return unless(!goesOn, msgid("The series is still being played."));
}

// ---- what they do

bool hasSymmetry(const PlayParts& p, game::Symmetry symmetry) {
    const game::Symmetries* const symmetries = p.table().entry().kind->symmetries();
    return symmetries != nullptr && symmetries->has(symmetry);
}

template <game::Symmetry symmetry>
constexpr PlayLine turnsGame(Action action) {
    return {.action = action,
            .carryOut =
                [](const PlayParts& p) {
                    p.currentGame.change(game::turned(p.table().truth().toRecord(),
                                                      *p.table().entry().kind->symmetries(), symmetry));
                },
            .refusal = cannotTurn,
            .offered = [](const PlayParts& p) { return hasSymmetry(p, symmetry); },
            .explains = true};
}

void copyPosition(const PlayParts& p) {
    SDL_SetClipboardText(sharedPosition(p.table()).c_str());
    p.messages.toast(p.texts.tr("The position was copied."));
}

void stepBack(const PlayParts& p) {
    if (!p.table().turn().stepBack()) (void)p.table().history().undo();
}

/// Lets the engines wait or go on; at an earlier turn, the game goes on from there.
void hold(const PlayParts& p) {
    if (p.table().match().looksBack() || p.table().players().held())
        p.table().players().goOn();
    else if (p.control.needed() == ui::screens::ControlKind::PauseBots)
        p.table().players().hold();
}

template <int steps>
void changePace(const PlayParts& p) {
    Settings changed = p.preferences.settings();
    changed.replaySeconds = Replay::otherPace(changed.replaySeconds, steps, p.table().match());
    p.preferences.apply(changed);
}

template <std::size_t judgement>
constexpr PlayLine judge(Action action) {
    return {action, [](const PlayParts& p) { p.review.toggleMark(ui::screens::kJudgements[judgement]); },
            cannotJudge,
            [](const PlayParts& p) {
                const match::Followed& match = p.table().match();
                return match.tree().node(match.current()).marks == ui::screens::kJudgements[judgement];
            }};
}

/// Finishes the turn that was begun; else a gamepad takes the pen.
void finishOrDraw(const PlayParts& p) {
    if (p.table().turn().begun())
        tableAction(Action::Finish)->carryOut(p.table());
    else if (hasPlaces(p) && !cannotDraw(p))
        p.sketch.toggle();
}

template <game::Ink ink>
constexpr PlayLine chooseInk(Action action) {
    return {action, [](const PlayParts& p) { p.table().pen().choose(ink); }, nullptr,
            [](const PlayParts& p) { return p.table().pen().ink() == ink; }};
}

constexpr auto kPlayActions = std::to_array<PlayLine>({
    {Action::First, [](const PlayParts& p) { p.table().history().goToStart(); }, atStart},
    {Action::Previous, [](const PlayParts& p) { (void)p.table().history().back(); }, atStart},
    {Action::Next, [](const PlayParts& p) { (void)p.table().history().forward(); }, atLast},
    {Action::Last, [](const PlayParts& p) { p.table().history().goToEnd(); },
     [](const PlayParts& p) { return p.table().match().looksBack() ? Refusal() : atLast(p); }},
    {Action::Replay, [](const PlayParts& p) { p.replay.toggle(); }, noTurns,
     [](const PlayParts& p) { return p.replay.running(); }},
    {Action::ReplaySlower, changePace<1>},
    {Action::ReplayFaster, changePace<-1>},

    {Action::StepBack, stepBack, nullptr, nullptr, nullptr,
     [](const PlayParts& p) { (void)(p.table().turn().stepBack() || p.table().turn().cancel()); }},
    {.action = Action::Undo,
     .carryOut = [](const PlayParts& p) { (void)p.table().history().undo(); },
     .refusal = cannotUndo,
     .explains = true},
    {Action::Redo, [](const PlayParts& p) { (void)p.table().history().redo(); }, cannotRedo},
    {Action::Hint, [](const PlayParts& p) { p.advice.ask(); }, cannotAdvise,
     [](const PlayParts& p) { return p.hint.advises(); }},
    {Action::Hold, hold, cannotGoOn},
    {Action::AcceptOffer, [](const PlayParts& p) { p.table().players().answerOffer(true); }},
    {Action::DeclineOffer, [](const PlayParts& p) { p.table().players().answerOffer(false); }},
    {Action::Copy, copyPosition},

    {Action::Notes, [](const PlayParts& p) { p.review.toggle(); }, nullptr,
     [](const PlayParts& p) { return p.review.notes().open; }},
    {Action::Comment, [](const PlayParts& p) { p.review.write(); }},
    {Action::Promote, [](const PlayParts& p) { p.review.promote(); }, cannotPromote},
    {Action::RemoveTurn, [](const PlayParts& p) { p.review.removeOrRestore(); }, cannotRemove},
    judge<0>(Action::Judgement1),
    judge<1>(Action::Judgement2),
    judge<2>(Action::Judgement3),
    judge<3>(Action::Judgement4),
    judge<4>(Action::Judgement5),
    judge<5>(Action::Judgement6),
    {.action = Action::Draw,
     .carryOut = [](const PlayParts& p) { p.sketch.toggle(); },
     .refusal = cannotDraw,
     .on = [](const PlayParts& p) { return p.table().pen().held(); },
     .offered = hasPlaces,
     .explains = true},
    {Action::UndoDrawing, [](const PlayParts& p) { (void)p.table().pen().undo(); }, nothingToUndo, nullptr,
     hasPlaces},
    {Action::ClearDrawing, [](const PlayParts& p) { p.table().pen().clear(); }, nothingDrawn, nullptr,
     hasPlaces},
    chooseInk<game::Ink::Green>(Action::GreenInk),
    chooseInk<game::Ink::Red>(Action::RedInk),
    chooseInk<game::Ink::Yellow>(Action::YellowInk),
    chooseInk<game::Ink::Blue>(Action::BlueInk),
    {.action = Action::Finish,
     .carryOut = [](const PlayParts& p) { tableAction(Action::Finish)->carryOut(p.table()); },
     .byPad = finishOrDraw},
    {Action::NextViewer, [](const PlayParts& p) { p.review.seeAsNext(); }},

    {Action::Analyse, [](const PlayParts& p) { p.analysis.toggle(); }},
    {Action::PreviousMistake, [](const PlayParts& p) { p.report.toMistake(-1); }},
    {Action::NextMistake, [](const PlayParts& p) { p.report.toMistake(1); }},

    {Action::Thinking, [](const PlayParts& p) { (void)p.preferences.flip(&Settings::showThinking); }, nullptr,
     [](const PlayParts& p) { return p.thinking.shown() || p.report.showsChances(); },
     [](const PlayParts& p) { return p.thinking.possible(); }},
    {Action::Prospects, [](const PlayParts& p) { (void)p.preferences.flip(&Settings::showProspects); },
     nullptr, [](const PlayParts& p) { return p.preferences.settings().showProspects; },
     [](const PlayParts& p) { return p.table().entry().presentation->hasProspects(); }},
    {.action = Action::Beliefs,
     .carryOut = [](const PlayParts& p) { (void)p.preferences.flip(&Settings::showBeliefs); },
     .refusal = cannotBelieve,
     .on = [](const PlayParts& p) { return p.preferences.settings().showBeliefs && !cannotBelieve(p); },
     .offered = [](const PlayParts& p) { return p.table().entry().kind->beliefs() != nullptr; },
     .explains = true},
    {Action::Analysts, [](const PlayParts& p) { p.thoughts.toggle(); }, cannotThink,
     [](const PlayParts& p) { return p.thoughts.view().open; }},
    {Action::Ideas, [](const PlayParts& p) { (void)p.preferences.flip(&Settings::showIdeas); }, nullptr,
     [](const PlayParts& p) { return p.preferences.settings().showIdeas; }},
    {Action::Forecast, [](const PlayParts& p) { p.forecast.toggle(); }, nullptr,
     [](const PlayParts& p) { return p.forecast.open(); },
     [](const PlayParts& p) { return !p.table().view().holdings().empty(); }},
    {Action::NextLine, [](const PlayParts& p) { p.thoughts.nextLine(); }},
    {.action = Action::Explorer,
     .carryOut = [](const PlayParts& p) { p.explorer.toggle(); },
     .refusal = cannotExplore,
     .on = [](const PlayParts& p) { return p.explorer.open(); },
     .offered = [](const PlayParts& p) { return p.explorer.offered(); },
     .explains = true},
    {.action = Action::WhyNot,
     .carryOut = [](const PlayParts& p) { p.thoughts.toggleWhyNot(); },
     .refusal = cannotExamine,
     .on = [](const PlayParts& p) { return p.table().turn().examines(); },
     .explains = true},
    {.action = Action::SetUpPosition,
     .carryOut = [](const PlayParts& p) { (void)p.program.carryOut(Action::SetUpPosition); },
     .refusal = cannotSetUp,
     .offered = [](const PlayParts& p) { return p.table().entry().kind->positionEditor() != nullptr; },
     .explains = true},
    turnsGame<game::Symmetry::TurnLeft>(Action::TurnGameLeft),
    turnsGame<game::Symmetry::TurnRight>(Action::TurnGameRight),
    turnsGame<game::Symmetry::Mirror>(Action::MirrorGame),
    {Action::PlainTable, [](const PlayParts& p) { p.plain = true; }},
    {Action::CoachLesson, [](const PlayParts& p) { p.coach.openLesson(); }},

    {Action::HearTurns, [](const PlayParts& p) { p.narration.sayTurns(); }},
    {Action::HearHand, [](const PlayParts& p) { p.narration.sayHand(); }},
    {Action::HearNextPart, [](const PlayParts& p) { p.narration.sayPart(1); }},
    {Action::HearPreviousPart, [](const PlayParts& p) { p.narration.sayPart(-1); }},

    {.action = Action::TopView,
     .carryOut = [](const PlayParts& p) { p.table().stage().camera().topView(); },
     .byPad = [](const PlayParts& p) { p.pad.toggleView(p.table()); }},
});

const PlayLine* playLine(Action action) { return lineOf<PlayLine>(action, kPlayActions); }

void carryOutLine(const PlayLine& line, const PlayParts& parts) {
    if (line.offered && !line.offered(parts)) return;
    const Refusal refusal = line.refusal ? line.refusal(parts) : std::nullopt;
    if (!refusal)
        line.carryOut(parts);
    else if (line.explains)
        parts.messages.toast(parts.texts.tr(*refusal));
}

}  // namespace

TableSession& PlayActions::Surroundings::table() const { return tables.shown(); }

bool PlayActions::knows(Action action) {
    return playLine(action) || tableAction(action) || ProgramActions::knows(action);
}

void PlayActions::carryOut(Action action) const {
    if (surroundings_.sketch.takes(action)) return;
    if (const PlayLine* const line = playLine(action))
        carryOutLine(*line, surroundings_);
    else if (const TableAction* const any = tableAction(action))
        any->carryOut(surroundings_.table());
    else
        (void)surroundings_.program.carryOut(action);
}

void PlayActions::carryOut(std::string_view id) const {
    if (const auto action = actionNamed(id)) carryOut(*action);
}

void PlayActions::carryOutByPad(Action action) const {
    if (surroundings_.sketch.takesByPad(action)) return;
    const PlayLine* const line = playLine(action);
    if (line && line->byPad)
        line->byPad(surroundings_);
    else
        carryOut(action);
}

ui::screens::ActionState PlayActions::stateOf(std::string_view id) const {
    const auto action = actionNamed(id);
    const PlayLine* const line = action ? playLine(*action) : nullptr;
    if (!line) return {};
    const Refusal refusal = line->refusal ? line->refusal(surroundings_) : std::nullopt;
    return {.disabled = refusal ? surroundings_.texts.tr(*refusal) : std::string(),
            .on = line->on && line->on(surroundings_),
            .offered = !line->offered || line->offered(surroundings_)};
}

}  // namespace app
