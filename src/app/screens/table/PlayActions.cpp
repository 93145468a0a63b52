#include "app/screens/table/PlayActions.h"

#include <SDL.h>

#include <array>
#include <optional>

#include "app/common/Desktop.h"
#include "app/common/Messages.h"
#include "app/play/Analysis.h"
#include "app/play/CurrentGame.h"
#include "app/screens/table/PlayPartList.h"
#include "app/screens/table/TableActions.h"
#include "app/settings/Preferences.h"
#include "app/shell/ProgramActions.h"
#include "app/table/SharedGame.h"
#include "game/PositionEditor.h"
#include "game/Symmetries.h"

namespace app {
namespace {

using base::msgid;
/// Why an action is not possible now; nullopt: it is.
using Refusal = std::optional<base::Message>;

/// A line of the table of actions at the game under way.
struct PlayLine {
    Action action;
    void (*carryOut)(PlayPartList&);
    Refusal (*refusal)(PlayPartList&) = nullptr;  ///< null: it is never refused
    bool (*on)(PlayPartList&) = nullptr;          ///< null: it turns nothing on and off
    bool (*offered)(PlayPartList&) = nullptr;     ///< null: there is always something for it
    void (*byPad)(PlayPartList&) = nullptr;       ///< null: the same as by key
    bool explains = false;                        ///< a key tells the player why it is refused
};

// ---- why something is not possible

Refusal unless(bool possible, base::Msgid why) { return possible ? Refusal() : Refusal(base::Message(why)); }

Refusal atStart(PlayPartList& p) {
    return unless(!p.table().match().atStart(), msgid("This is the beginning of the game."));
}
Refusal atLast(PlayPartList& p) {
    return unless(!p.table().match().atEnd(), msgid("This is the last turn."));
}
Refusal noTurns(PlayPartList& p) {
    const match::Followed& match = p.table().match();
    return unless(!match.atStart() || !match.atEnd(), msgid("No turn has been played yet."));
}
Refusal cannotUndo(PlayPartList& p) {
    return unless(
        p.table().history().canUndo(),
        p.table().history().turnStands()
            ? msgid("This turn or the answer to it has shown something hidden, so it cannot be taken "
                    "back.")
            : msgid("No turn can be taken back at present."));
}
Refusal cannotRedo(PlayPartList& p) {
    return unless(p.table().history().canRedo(), msgid("No turn was taken back."));
}
/// What is arranged before a game was proposed by an engine, and more it does not know.
Refusal arranging(PlayPartList& p) {
    return unless(!p.table().turn().input().arranges(),
                  msgid("What stands here was proposed by an engine: change it as you like."));
}
Refusal noHelp(PlayPartList& p) { return p.table().rights().whyNoHelp(); }
Refusal cannotAdvise(PlayPartList& p) {
    if (const Refusal agreed = noHelp(p)) return agreed;
    if (const Refusal proposed = arranging(p)) return proposed;
    return unless(p.table().rights().personToMove() && !p.table().entry().kind->opponents().empty(),
                  msgid("Hints are given when it is your turn."));
}
Refusal noEngines(PlayPartList& p) {
    return unless(!p.table().entry().kind->opponents().empty(), msgid("No engine plays this game."));
}
Refusal cannotThink(PlayPartList& p) {
    if (const Refusal agreed = noHelp(p)) return agreed;
    const Refusal none = noEngines(p);
    return none ? none : arranging(p);
}
Refusal refereeElsewhere(PlayPartList& p) { return p.table().rights().whyNoReferee(); }
Refusal cannotPromote(PlayPartList& p) {
    if (const Refusal elsewhere = refereeElsewhere(p)) return elsewhere;
    const match::Followed& match = p.table().match();
    return unless(match::canPromote(match, match.current()), msgid("This turn belongs to no variation."));
}
Refusal cannotRemove(PlayPartList& p) {
    if (const Refusal elsewhere = refereeElsewhere(p)) return elsewhere;
    const match::Followed& match = p.table().match();
    if (p.review.canRestore() || match::canRemove(match, match.current())) return {};
    return match.atStart() ? msgid("This is the beginning of the game.")
                           : msgid("Only turns of variations can be removed while a game is played here.");
}
Refusal cannotSetUp(PlayPartList& p) {
    const game::PositionEditor* const editor = p.table().entry().kind->positionEditor();
    return unless(editor != nullptr && editor->copyOf(p.table().view()) != nullptr,
                  msgid("The game still hides something."));
}
Refusal cannotJudge(PlayPartList& p) {
    if (const Refusal elsewhere = refereeElsewhere(p)) return elsewhere;
    return unless(!p.table().match().atStart(), msgid("Go to a turn to judge it."));
}
Refusal cannotExamine(PlayPartList& p) {
    if (p.table().turn().examines()) return {};  // it can always be left
    if (const Refusal agreed = noHelp(p)) return agreed;
    if (const Refusal none = noEngines(p)) return none;
    if (const Refusal hidden = p.thoughts.cannotExamine()) return hidden;
    return p.table().rights().whyNoEntry();
}
/// Of a game without beliefs, nothing is asked.
Refusal cannotBelieve(PlayPartList& p) {
    return p.table().entry().kind->beliefs() != nullptr ? beliefsRefusal(p.table()) : Refusal();
}
Refusal cannotExplore(PlayPartList& p) { return p.explorer.refusal(); }
Refusal cannotGoOn(PlayPartList& p) {
    if (const Refusal elsewhere = p.table().match().looksBack() ? refereeElsewhere(p) : Refusal())
        return elsewhere;
    return unless(!p.table().match().looksBack() || p.table().match().canPlayFromHere(),
                  msgid("The turns since then have shown something hidden, so they cannot be taken back."));
}

Refusal cannotDraw(PlayPartList& p) { return p.table().pen().refusal(); }
Refusal nothingToUndo(PlayPartList& p) {
    return unless(p.table().pen().canUndo(), msgid("Nothing was drawn on this turn."));
}
Refusal nothingDrawn(PlayPartList& p) {
    return unless(!p.table().pen().sketch().empty(), msgid("Nothing is drawn on this turn."));
}
bool hasPlaces(PlayPartList& p) { return p.table().pen().hasPlaces(); }
Refusal cannotTurn(PlayPartList& p) {
    if (const Refusal elsewhere = refereeElsewhere(p)) return elsewhere;
    const match::Followed& match = p.table().match();
    const match::Series* const series = p.playing.currentGame.series();
    if (match.live() && !match.finalOutcome().over) return msgid("The game is still being played.");
    // A series without a goal ends with the game.
    const bool goesOn = match.live() && series && series->goal() != match::SeriesGoal{} && !series->over();
    return unless(!goesOn, msgid("The series is still being played."));
}

// ---- what they do

bool hasSymmetry(PlayPartList& p, game::Symmetry symmetry) {
    const game::Symmetries* const symmetries = p.table().entry().kind->symmetries();
    return symmetries != nullptr && symmetries->has(symmetry);
}

template <game::Symmetry symmetry>
constexpr PlayLine turnsGame(Action action) {
    return {.action = action,
            .carryOut =
                [](PlayPartList& p) {
                    p.playing.currentGame.change(game::turned(
                        p.table().ownMatch().toRecord(), *p.table().entry().kind->symmetries(), symmetry));
                },
            .refusal = cannotTurn,
            .offered = [](PlayPartList& p) { return hasSymmetry(p, symmetry); },
            .explains = true};
}

void copyPosition(PlayPartList& p) {
    copyText(sharedPosition(p.table()));
    p.basics.messages.toast(p.basics.texts.tr("The position was copied."));
}

void stepBack(PlayPartList& p) {
    if (!p.table().turn().stepBack()) (void)p.table().history().undo();
}

/// Lets the engines wait or go on; at an earlier turn, the game goes on from there.
void pauseOrGoOn(PlayPartList& p) {
    if (p.table().match().looksBack() || p.table().control().paused())
        p.table().control().goOn();
    else if (p.control.needed() == ui::screens::ControlKind::PauseBots)
        p.table().control().pause();
}

template <int steps>
void changePace(PlayPartList& p) {
    Settings changed = p.basics.preferences.settings();
    changed.replaySeconds = Replay::otherPace(changed.replaySeconds, steps, p.table().match());
    p.basics.preferences.apply(changed);
}

template <std::size_t judgement>
constexpr PlayLine judge(Action action) {
    return {action, [](PlayPartList& p) { p.review.toggleMark(ui::screens::kJudgements[judgement]); },
            cannotJudge,
            [](PlayPartList& p) {
                const match::Followed& match = p.table().match();
                return match.tree().node(match.current()).marks == ui::screens::kJudgements[judgement];
            }};
}

/// Finishes the turn that was begun; else a gamepad takes the pen.
void finishOrDraw(PlayPartList& p) {
    if (p.table().turn().begun())
        tableAction(Action::Finish)->carryOut(p.table());
    else if (hasPlaces(p) && !cannotDraw(p))
        p.sketch.toggle();
}

template <game::Ink ink>
constexpr PlayLine chooseInk(Action action) {
    return {action, [](PlayPartList& p) { p.table().pen().choose(ink); }, nullptr,
            [](PlayPartList& p) { return p.table().pen().ink() == ink; }};
}

constexpr auto kPlayActions = std::to_array<PlayLine>({
    {Action::First, [](PlayPartList& p) { p.table().history().goToStart(); }, atStart},
    {Action::Previous, [](PlayPartList& p) { (void)p.table().history().back(); }, atStart},
    {Action::Next, [](PlayPartList& p) { (void)p.table().history().forward(); }, atLast},
    {Action::Last, [](PlayPartList& p) { p.table().history().goToEnd(); },
     [](PlayPartList& p) { return p.table().match().looksBack() ? Refusal() : atLast(p); }},
    {Action::Replay, [](PlayPartList& p) { p.replay.toggle(); }, noTurns,
     [](PlayPartList& p) { return p.replay.running(); }},
    {Action::ReplaySlower, changePace<1>},
    {Action::ReplayFaster, changePace<-1>},

    {Action::StepBack, stepBack, nullptr, nullptr, nullptr,
     [](PlayPartList& p) { (void)(p.table().turn().stepBack() || p.table().turn().cancel()); }},
    {.action = Action::Undo,
     .carryOut = [](PlayPartList& p) { (void)p.table().history().undo(); },
     .refusal = cannotUndo,
     .explains = true},
    {Action::Redo, [](PlayPartList& p) { (void)p.table().history().redo(); }, cannotRedo},
    {Action::Hint, [](PlayPartList& p) { p.advice.ask(); }, cannotAdvise,
     [](PlayPartList& p) { return p.hint.advises(); }},
    {Action::Hold, pauseOrGoOn, cannotGoOn},
    {Action::AcceptOffer, [](PlayPartList& p) { p.table().control().answerOffer(true); }},
    {Action::DeclineOffer, [](PlayPartList& p) { p.table().control().answerOffer(false); }},
    {Action::Copy, copyPosition},

    {Action::Notes, [](PlayPartList& p) { p.review.toggle(); }, nullptr,
     [](PlayPartList& p) { return p.review.notes().open; }},
    {Action::Comment, [](PlayPartList& p) { p.review.write(); }},
    {Action::Promote, [](PlayPartList& p) { p.review.promote(); }, cannotPromote},
    {Action::RemoveTurn, [](PlayPartList& p) { p.review.removeOrRestore(); }, cannotRemove},
    judge<0>(Action::Judgement1),
    judge<1>(Action::Judgement2),
    judge<2>(Action::Judgement3),
    judge<3>(Action::Judgement4),
    judge<4>(Action::Judgement5),
    judge<5>(Action::Judgement6),
    {.action = Action::Draw,
     .carryOut = [](PlayPartList& p) { p.sketch.toggle(); },
     .refusal = cannotDraw,
     .on = [](PlayPartList& p) { return p.table().pen().held(); },
     .offered = hasPlaces,
     .explains = true},
    {Action::UndoDrawing, [](PlayPartList& p) { (void)p.table().pen().undo(); }, nothingToUndo, nullptr,
     hasPlaces},
    {Action::ClearDrawing, [](PlayPartList& p) { p.table().pen().clear(); }, nothingDrawn, nullptr,
     hasPlaces},
    chooseInk<game::Ink::Green>(Action::GreenInk),
    chooseInk<game::Ink::Red>(Action::RedInk),
    chooseInk<game::Ink::Yellow>(Action::YellowInk),
    chooseInk<game::Ink::Blue>(Action::BlueInk),
    {.action = Action::Finish,
     .carryOut = [](PlayPartList& p) { tableAction(Action::Finish)->carryOut(p.table()); },
     .byPad = finishOrDraw},
    {Action::NextViewer, [](PlayPartList& p) { p.review.seeAsNext(); }},

    {Action::Analyse, [](PlayPartList& p) { p.playing.analysis.toggle(); }},
    {Action::PreviousMistake, [](PlayPartList& p) { p.analysis.toMistake(-1); }},
    {Action::NextMistake, [](PlayPartList& p) { p.analysis.toMistake(1); }},

    {Action::Thinking, [](PlayPartList& p) { (void)p.basics.preferences.flip(&Settings::showThinking); },
     nullptr, [](PlayPartList& p) { return p.thinking.shown() || p.analysis.showsChances(); },
     [](PlayPartList& p) { return p.thinking.possible(); }},
    {Action::Prospects, [](PlayPartList& p) { (void)p.basics.preferences.flip(&Settings::showProspects); },
     noHelp, [](PlayPartList& p) { return p.basics.preferences.settings().showProspects && !noHelp(p); },
     [](PlayPartList& p) { return p.table().entry().presentation->hasProspects(); }},
    {.action = Action::Beliefs,
     .carryOut = [](PlayPartList& p) { (void)p.basics.preferences.flip(&Settings::showBeliefs); },
     .refusal = cannotBelieve,
     .on = [](PlayPartList& p) { return p.basics.preferences.settings().showBeliefs && !cannotBelieve(p); },
     .offered = [](PlayPartList& p) { return p.table().entry().kind->beliefs() != nullptr; },
     .explains = true},
    {Action::Analysts, [](PlayPartList& p) { p.thoughts.toggle(); }, cannotThink,
     [](PlayPartList& p) { return p.thoughts.view().open; }},
    {Action::Ideas, [](PlayPartList& p) { (void)p.basics.preferences.flip(&Settings::showIdeas); }, nullptr,
     [](PlayPartList& p) { return p.basics.preferences.settings().showIdeas; }},
    {Action::Forecast, [](PlayPartList& p) { p.forecast.toggle(); }, nullptr,
     [](PlayPartList& p) { return p.forecast.open(); },
     [](PlayPartList& p) { return !p.table().view().holdings().empty(); }},
    {Action::NextLine, [](PlayPartList& p) { p.thoughts.nextLine(); }},
    {.action = Action::Explorer,
     .carryOut = [](PlayPartList& p) { p.explorer.toggle(); },
     .refusal = cannotExplore,
     .on = [](PlayPartList& p) { return p.explorer.open(); },
     .offered = [](PlayPartList& p) { return p.explorer.offered(); },
     .explains = true},
    {.action = Action::WhyNot,
     .carryOut = [](PlayPartList& p) { p.thoughts.toggleWhyNot(); },
     .refusal = cannotExamine,
     .on = [](PlayPartList& p) { return p.table().turn().examines(); },
     .explains = true},
    {.action = Action::SetUpPosition,
     .carryOut = [](PlayPartList& p) { (void)p.basics.actions.carryOut(Action::SetUpPosition); },
     .refusal = cannotSetUp,
     .offered = [](PlayPartList& p) { return p.table().entry().kind->positionEditor() != nullptr; },
     .explains = true},
    turnsGame<game::Symmetry::TurnLeft>(Action::TurnGameLeft),
    turnsGame<game::Symmetry::TurnRight>(Action::TurnGameRight),
    turnsGame<game::Symmetry::Mirror>(Action::MirrorGame),
    {Action::PlainTable, [](PlayPartList& p) { p.plain = true; }},
    {Action::CoachLesson, [](PlayPartList& p) { p.coach.openLesson(); }},

    {Action::HearTurns, [](PlayPartList& p) { p.narration.sayTurns(); }},
    {Action::HearHand, [](PlayPartList& p) { p.narration.sayHand(); }},
    {Action::HearNextPart, [](PlayPartList& p) { p.narration.sayPart(1); }},
    {Action::HearPreviousPart, [](PlayPartList& p) { p.narration.sayPart(-1); }},

    {.action = Action::TopView,
     .carryOut = [](PlayPartList& p) { p.table().stage().camera().topView(); },
     .byPad = [](PlayPartList& p) { p.pad.toggleView(p.table()); }},
});

const PlayLine* playLine(Action action) { return lineOf<PlayLine>(action, kPlayActions); }

void carryOutLine(const PlayLine& line, PlayPartList& parts) {
    if (line.offered && !line.offered(parts)) return;
    const Refusal refusal = line.refusal ? line.refusal(parts) : std::nullopt;
    if (!refusal)
        line.carryOut(parts);
    else if (line.explains)
        parts.basics.messages.toast(parts.basics.texts.tr(*refusal));
}

}  // namespace

bool PlayActions::knows(Action action) {
    return playLine(action) || tableAction(action) || ProgramActions::knows(action);
}

void PlayActions::carryOut(Action action) const {
    if (parts_.sketch.takes(action)) return;
    if (const PlayLine* const line = playLine(action))
        carryOutLine(*line, parts_);
    else if (const TableAction* const any = tableAction(action))
        any->carryOut(parts_.table());
    else
        (void)parts_.basics.actions.carryOut(action);
}

void PlayActions::carryOut(std::string_view id) const {
    if (const auto action = actionNamed(id)) carryOut(*action);
}

void PlayActions::carryOutByPad(Action action) const {
    if (parts_.sketch.takesByPad(action)) return;
    const PlayLine* const line = playLine(action);
    if (line && line->byPad)
        line->byPad(parts_);
    else
        carryOut(action);
}

ui::screens::ActionState PlayActions::stateOf(std::string_view id) const {
    const auto action = actionNamed(id);
    const PlayLine* const line = action ? playLine(*action) : nullptr;
    if (!line) return {};
    const Refusal refusal = line->refusal ? line->refusal(parts_) : std::nullopt;
    return {.disabled = refusal ? parts_.basics.texts.tr(*refusal) : std::string(),
            .on = line->on && line->on(parts_),
            .offered = !line->offered || line->offered(parts_)};
}

}  // namespace app
