#include "app/screens/table/thinking/HintPanel.h"

#include "app/catalog/PlayerNames.h"
#include "app/play/Analysis.h"
#include "app/screens/table/HeldTurnPart.h"
#include "app/screens/table/PlayPad.h"
#include "app/screens/table/thinking/ThoughtsPart.h"
#include "app/settings/Preferences.h"
#include "app/sound/Narrator.h"
#include "app/table/PositionWords.h"
#include "app/table/SeatWords.h"
#include "app/table/TurnEntry.h"
#include "app/window/Display.h"
#include "match/Judgement.h"

namespace app {
namespace {

/// The pieces in the hand, and the effect of the next click; empty if the hand is empty.
std::string entryHint(const ui::kit::Context& ui, const TableSession& table, bool laysDownAlone) {
    if (table.turn().awaitsConfirmation())
        return ui.tr("Click once more to play it, elsewhere to take it back");
    const game::InputView& input = table.turn().shown();
    if (input.words && input.givesUp && !laysDownAlone)
        return ui.texts.tr(*input.words) + " " +
               ui.tr("“{setting}” in the settings ({section}) does it for you.",
                     {{"setting", ui.tr("Lay down automatically")},
                      {"section", ui.trc("settings", "Interface")}});
    if (input.words && table.rights().preparer())
        return ui.tr("In advance: {what}", {{"what", ui.texts.tr(*input.words)}});
    if (input.words) return ui.texts.tr(*input.words);
    return input.text.empty() ? std::string() : ui.tr("In hand: {move}", {{"move", input.text}});
}

/// The turn being entered in the game's notation; empty if entryHint() contains it.
std::string entryNotation(const TableSession& table) {
    const game::InputView& input = table.turn().shown();
    if (table.turn().awaitsConfirmation()) return table.turn().text();
    if (!input.words) return {};
    return input.proposal.empty() ? input.text : input.proposal;
}

/// What the button plays; empty: there is nothing to finish.
std::string finishWords(const ui::kit::Context& ui, const TableSession& table) {
    if (!table.turn().open()) return {};
    if (table.turn().awaitsConfirmation()) return ui.tr("Play");
    const auto& finish = table.turn().shown().finish;
    if (!finish) return {};
    return table.rights().personToMove() ? ui.texts.tr(*finish) : ui.trc("a turn in advance", "Prepare");
}

}  // namespace

void HintPanel::readNews(const TableSession& game) { events_.follow(game, basics_.texts); }

bool HintPanel::pass(float seconds) {
    if (std::exchange(refusalsSeen_, table().turn().refusalNumber()) != table().turn().refusalNumber())
        refusalAge_ = 0;
    const bool fresh = refusalAge_ < kRefusalShown;
    refusalAge_ += seconds;
    return !refusal_.empty() && fresh && refusalAge_ >= kRefusalShown;
}

void HintPanel::refresh(const ui::kit::Context& ui, float /*seconds*/) {
    refreshAnnouncement(ui);
    // What belongs to an earlier turn goes at once, what is new waits until it has been seen.
    if (events_.words().rfind(happened_, 0) != 0) happened_.clear();
    if (!table().animating()) happened_ = events_.words();
    const std::string entered = entryHint(ui, table(), basics_.preferences.settings().laysDownAlone);
    if (std::exchange(adviceIsNew_, false)) advisedAt_ = entered;
    view_.text = hintText(ui, entered);
    view_.notation = entryNotation(table());
    view_.finish = offersAnalysis() ? ui.tr("Analyse the game") : finishWords(ui, table());
    showRefusal(ui);
    if (view_.text.empty() && table().hand().cursor() && basics_.narrator.on())
        view_.text = ui.texts.tr(table().view().describe(*table().hand().cursor()));
    if (!thoughts_.sentence().empty()) view_.text = thoughts_.sentence();
    view_.buttons = basics_.display.pad ? padHints(ui, table()) : std::vector<ui::screens::ButtonHint>();
}

/// The word that custom demands after the last turn, once that has come to rest.
void HintPanel::refreshAnnouncement(const ui::kit::Context& ui) {
    const Announced now{shownPosition(table()), !table().animating(),
                        basics_.preferences.settings().sayAnnouncements, ui.texts.language()};
    if (std::exchange(announced_, now) == now) return;
    const match::Feed feed = table().match().events(table().rights().viewer());
    const bool played = !feed.empty() && feed.back().kind == match::EventKind::Played;
    const bool said = now.atRest && now.wanted && played && !table().announcement().empty();
    view_.announcement = said ? announcementInWords(table().view(), ui.texts) : std::string();
}

bool HintPanel::offersAnalysis() const {
    const match::Followed& match = table().match();
    return match.ending().over && playing_.analysis.possible() && !playing_.analysis.busy() &&
           !match::isAnalysed(match);
}

/// What can be done in this position: the game's hint for the player to move, or how one looks at a game that
/// is over.
std::string HintPanel::nextStep(const ui::kit::Context& ui) const {
    if (table().match().ending().over)
        return ui.tr("The list of moves and the buttons below it lead through the game.");
    // Nobody is asked to play while he still watches what others have played.
    if (table().stage().busy() && table().stage().turnArrives()) return {};
    const std::string hint = table().rights().personToMove() ? table().view().hint() : std::string();
    if (hint.empty()) return {};
    // After a game, the turns of all who played it can be tried, and in one that is looked at.
    const game::PlayerId mover = table().view().toMove();
    const bool tries = !table().match().live() || !table().seating().atThisTable(mover);
    if (tries && mover.value < table().match().players().size())
        return aboutPlayer(
            ui.texts,
            {base::msgid("Here a turn of {name} can be tried."),
             base::msgid("Here you can try a turn of yours.")},
            shownName(*table().entry().kind, table().match().players()[mover.value], ui.texts));
    return ui.tr(hint.c_str());
}

/// The turn being entered takes precedence over one that is held ready, that over advice, and advice over
/// what has happened and the next step. But who asks for advice with a piece in his hand reads it at once.
std::string HintPanel::hintText(const ui::kit::Context& ui, const std::string& entered) const {
    const std::string advice = advised(ui);
    if (!advice.empty() && entered == advisedAt_) return advice;
    const bool idle = !table().turn().begun() && !table().turn().pointed().hover;
    const std::string who = idle ? ownSeatInWords(table(), ui.texts) : std::string();
    const auto afterThat = [&](const std::string& words) {
        return who.empty() || words.empty() ? who + words : who + " " + words;
    };
    if (!entered.empty()) return afterThat(idle && !happened_.empty() ? happened_ + " " + entered : entered);
    if (const std::string& held = held_.sentence(); !held.empty()) return held;
    if (!advice.empty()) return advice;
    const std::string next = nextStep(ui);
    return afterThat(happened_ + (happened_.empty() || next.empty() ? "" : " ") + next);
}

std::string HintPanel::advised(const ui::kit::Context& ui) const {
    if (advice_) return adviceText(ui.texts, *advice_);
    return advising_ ? ui.tr("Looking for a good turn …") : std::string();
}

/// The line of typed turns shows a refusal until the next input, the hint for a few seconds.
void HintPanel::showRefusal(const ui::kit::Context& ui) {
    refusal_ = table().turn().refusal() ? ui.texts.tr(*table().turn().refusal()) : std::string();
    view_.refuses = !refusal_.empty() && refusalAge_ < kRefusalShown;
    if (!view_.refuses) return;
    view_.text = refusal_;
    view_.notation.clear();
}

void HintPanel::draw(ui::kit::Context& ui, const ui::screens::PlayLayout& layout) {
    finishes_ = ui::screens::drawHint(ui, view_, layout.hint);
}

void HintPanel::execute() {
    if (!std::exchange(finishes_, false)) return;
    if (offersAnalysis())
        playing_.analysis.toggle();
    else
        (void)table().turn().finish();
}

std::string HintPanel::text() const {
    return linesOf(
        {view_.text, view_.notation, view_.refuses ? std::string() : refusal_, view_.announcement});
}

}  // namespace app
