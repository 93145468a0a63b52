#include "app/screens/setup/PositionScreen.h"

#include <SDL.h>
#include <imgui.h>

#include <algorithm>
#include <utility>

#include "app/catalog/Games.h"
#include "app/common/Changes.h"
#include "app/common/Desktop.h"
#include "app/common/Messages.h"
#include "app/input/Gamepad.h"
#include "app/input/Pointing.h"
#include "app/learning/OwnPuzzles.h"
#include "app/play/ChanceSource.h"
#include "app/play/CurrentGame.h"
#include "app/screens/setup/KindOptions.h"
#include "app/screens/table/PieceChoices.h"
#include "app/screens/table/TableActions.h"
#include "app/settings/Preferences.h"
#include "app/shell/NewGameDraft.h"
#include "app/sound/Narrator.h"
#include "app/table/TurnEntry.h"
#include "app/window/Display.h"
#include "app/window/ScreenStack.h"

namespace app {
namespace {

using ui::screens::PositionAction;
using ui::screens::PositionModel;

}  // namespace

PositionScreen::PositionScreen(const ScreenBasics& basics, const Playing& playing, const Learning& learning)
    : basics_(basics),
      playing_(playing),
      learning_(learning),
      desk_(playing.tables),
      unfinished_(basics, playing.tables, desk_) {}

PositionScreen::~PositionScreen() { basics_.narrator.silence(); }

bool PositionScreen::working() const { return learning_.ownPuzzles.making(); }

// ---- time ----

void PositionScreen::update(float seconds) {
    if (desk_.onTable()) pad_.update(seconds, basics_.gamepad, table(), inPanel_);
}

void PositionScreen::look(float seconds) {
    refusalLeft_ -= seconds;
    if (std::exchange(table_, table().match().number()) != table().match().number()) {
        lookedAt_.reset();
        refusals_ = 0;
    }
    if (lookedAt_ != table().viewNumber()) {
        lookedAt_ = table().viewNumber();
        refusalLeft_ = 0;
        unfinished_.look();
        const auto position = desk_.draft().finish();
        problem_ = position ? std::nullopt : std::optional(position.error());
    }
    const auto cursor = table().hand().cursor();
    if (std::exchange(heard_, cursor) != cursor && cursor)
        basics_.narrator.say(basics_.texts.tr(table().view().describe(*cursor)));
    if (std::exchange(refusals_, table().turn().refusalNumber()) == table().turn().refusalNumber()) return;
    if (const auto& why = table().turn().refusal()) refuse(basics_.texts.tr(*why));
}

void PositionScreen::refuse(std::string why) {
    refusal_ = std::move(why);
    refusalLeft_ = kRefusalShown;
    basics_.narrator.say(refusal_);
    basics_.changes.interface = true;
}

// ---- display ----

ui::screens::HintView PositionScreen::hint(const ui::kit::Context& ui) const {
    ui::screens::HintView view;
    const game::InputView& input = table().turn().shown();
    if (input.words) view.text = ui.texts.tr(*input.words);
    if (table().hand().cursor() && basics_.narrator.on())
        view.text = ui.texts.tr(table().view().describe(*table().hand().cursor()));
    if (refusalLeft_ > 0) view = {.text = refusal_, .refuses = true};
    if (basics_.display.pad) view.buttons = padHints(ui, table());
    return view;
}

PositionModel PositionScreen::model(const ui::kit::Context& ui) const {
    PositionModel model{.advancedShown = advanced_,
                        .problem = problem_ ? ui.texts.describe(*problem_) : std::string(),
                        .puzzles = desk_.game().kind->puzzles() != nullptr,
                        .making = learning_.ownPuzzles.making(),
                        .hint = hint(ui)};
    const std::vector<game::Choice> choices = table().turn().input().choices();
    std::vector<ui::screens::PieceChoice> pieces =
        piecesToPlace(ui, basics_.preferences.bindings(), table(), 0);
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        if (i == 0 || !choices[i].heading.empty())
            model.rows.push_back({.heading = ui.tr(choices[i].heading.c_str())});
        model.rows.back().pieces.push_back(std::move(pieces[i]));
    }
    showSpecs(desk_.draft().options(), ui, model.options);
    for (const game::Draft::WholeChange& change : desk_.draft().wholeChanges())
        model.wholeChanges.push_back(
            {.label = ui.tr(change.label.c_str()),
             .help = change.help.empty() ? "" : ui.tr(change.help.c_str()),
             .disabled = change.refusal.empty() ? "" : ui.tr(change.refusal.c_str())});
    if (!desk_.canUndo()) model.noUndo = ui.tr("Nothing was changed yet.");
    if (!desk_.canRedo()) model.noRedo = ui.tr("Nothing was undone.");
    if (!desk_.draft().clearing()) model.noClearing = ui.tr("There is no piece to take off.");
    return model;
}

void PositionScreen::draw(ui::kit::Context& ui, float seconds) {
    if (!desk_.onTable()) return;
    look(seconds);
    const PositionModel shown = model(ui);
    text_ = shown.hint.text;
    if (!shown.problem.empty()) text_ += "\n" + shown.problem;
    for (const auto& command : ui::screens::drawPosition(ui, shown))
        if (desk_.onTable()) execute(command);
}

ui::kit::Rect PositionScreen::tableArea(ui::kit::Rect display) const {
    return ui::screens::positionTableArea(display, basics_.display.pixelScale);
}

// ---- events ----

void PositionScreen::handle(const SDL_Event& event) {
    if (!desk_.onTable()) return;
    switch (event.type) {
        case SDL_KEYDOWN:
            if (const auto action =
                    basics_.preferences.bindings().find(chordOf(event.key.keysym), ActionPlace::Table))
                carryOut(*action, event.key.keysym.sym == SDLK_TAB);
            return;
        case SDL_CONTROLLERBUTTONDOWN:
            if (const auto action = PlayPad::actionOf(event.cbutton.button, table()))
                carryOut(*action, *action == Action::Menu);
            return;
        case SDL_WINDOWEVENT:
            if (event.window.event == SDL_WINDOWEVENT_FOCUS_LOST ||
                event.window.event == SDL_WINDOWEVENT_MINIMIZED)
                pointer_.cancelDrag(table());
            if (event.window.event == SDL_WINDOWEVENT_LEAVE) table().hand().hover({});
            return;
        case SDL_MOUSEBUTTONDOWN:
            inPanel_ = false;
            break;
        default:
            break;
    }
    pointer_.handle(event, table(), basics_.display.pixelScale);
}

void PositionScreen::covered() {
    if (desk_.onTable()) pointer_.cancelDrag(table());
}

bool PositionScreen::gesture(const TouchGesture& gesture) {
    if (ImGui::GetIO().WantCaptureMouse || !desk_.onTable()) return false;
    turnBy(gesture, table().stage().camera(), basics_.display.pixelScale);
    return true;
}

/// `byTab`: it leads to the panel, unless it varies what is in the hand.
void PositionScreen::carryOut(Action action, bool byTab) {
    TurnEntry& entry = table().turn();
    if (byTab && !inPanel_ && !entry.begun()) {
        inPanel_ = true;
        table().hand().stopPointing();
        basics_.changes.interface = true;
        return;
    }
    switch (action) {
        case Action::Undo:
            return act(PositionAction::Undo);
        case Action::Redo:
            return act(PositionAction::Redo);
        case Action::Copy:
            return act(PositionAction::Copy);
        case Action::Paste:
            return act(PositionAction::Paste);
        case Action::StepBack:
            if (!inPanel_ && !entry.stepBack()) act(PositionAction::Undo);
            return;
        default:
            break;
    }
    const TableAction* const line = tableAction(action);
    if (line && !(inPanel_ && line->kind == TableAction::Kind::EntersTurn)) line->carryOut(table());
}

bool PositionScreen::escape() {
    if (!desk_.onTable()) return true;
    pointer_.cancelDrag(table());
    if (std::exchange(inPanel_, false)) {
        basics_.changes.interface = true;
        return true;
    }
    if (table().turn().cancel()) return true;
    const std::vector<game::Choice> choices = table().turn().input().choices();
    for (std::size_t i = 0; i < choices.size(); ++i)
        if (choices[i].chosen) {
            table().turn().choose(i);  // chosen again, it is chosen no more
            return true;
        }
    leave();
    return true;
}

// ---- commands ----

void PositionScreen::execute(const ui::screens::PositionCommand& command) {
    if (const auto* action = std::get_if<PositionAction>(&command)) return act(*action);
    if (const auto* piece = std::get_if<ui::screens::ChoosePiece>(&command))
        return table().turn().choose(static_cast<std::size_t>(piece->index));
    if (const auto* change = std::get_if<ui::screens::DoWholeChange>(&command)) return carryOut(*change);
    set(std::get<ui::screens::SetOption>(command));
}

void PositionScreen::carryOut(const ui::screens::DoWholeChange& command) {
    const auto changes = desk_.draft().wholeChanges();
    if (command.index >= changes.size() || !changes[command.index].refusal.empty()) return;
    desk_.apply(
        actionOf(game::DraftChange{.kind = game::DraftChange::Kind::Whole,
                                   .count = static_cast<int>(command.index),
                                   .value = static_cast<std::uint32_t>(playing_.chances.draw().seed())}));
}

void PositionScreen::act(PositionAction action) {
    switch (action) {
        case PositionAction::Play:
            return play();
        case PositionAction::Analyse:
            return analyse();
        case PositionAction::Puzzle:
            return makePuzzle();
        case PositionAction::StopPuzzle:
            return learning_.ownPuzzles.stop();
        case PositionAction::Copy:
            return copy();
        case PositionAction::Paste:
            return paste();
        case PositionAction::Undo:
            return desk_.undo();
        case PositionAction::Redo:
            return desk_.redo();
        case PositionAction::Clear:
            if (const auto clearing = desk_.draft().clearing()) desk_.apply(*clearing);
            return;
        case PositionAction::ToggleAdvanced:
            advanced_ = !advanced_;
            return;
        case PositionAction::Back:
            return leave();
    }
}

void PositionScreen::set(const ui::screens::SetOption& change) {
    const auto value = specValue(desk_.draft().options(), change);
    if (!value) return;
    auto changed = desk_.draft().change(change.key, *value);
    if (!changed) return refuse(basics_.texts.describe(changed.error()));
    if (const auto* action = std::get_if<game::Action>(&*changed))
        desk_.apply(*action);
    else
        desk_.replace(std::move(std::get<std::unique_ptr<game::Draft>>(*changed)));
}

void PositionScreen::copy() {
    copyText(desk_.draft().positionText());
    basics_.messages.toast(basics_.texts.tr("The position was copied."));
}

/// Why a text is refused: it is of another game, or has this fault.
std::string PositionScreen::whyNotSetUp(const std::string& text, const base::Error& fault) const {
    const i18n::Catalogue& texts = basics_.texts;
    const CatalogEntry* const other = basics_.games.claiming(text, "");
    if (other != nullptr && other->kind->id() != desk_.game().kind->id())
        return texts.tr("This is a text of {game}, and a position of {here} is set up here.",
                        {{"game", texts.tr(other->kind->name().c_str())},
                         {"here", texts.tr(desk_.game().kind->name().c_str())}});
    return texts.tr("This text cannot be set up: {why}", {{"why", texts.describe(fault)}});
}

void PositionScreen::paste() {
    const std::string pasted = copiedText();
    if (pasted.find_first_not_of(" \t\r\n") == std::string::npos)
        return refuse(basics_.texts.tr("There is no text on the clipboard."));
    auto draft = desk_.game().kind->positionEditor()->read(pasted, desk_.draft());
    if (!draft) return refuse(whyNotSetUp(pasted, draft.error()));
    desk_.replace(std::move(*draft));
    const auto position = desk_.game().kind->readPosition(pasted);
    if (position && position->remark) basics_.messages.toast(basics_.texts.tr(*position->remark));
}

std::unique_ptr<game::State> PositionScreen::finished() {
    auto position = desk_.draft().finish();
    if (position) return std::move(*position);
    refuse(basics_.texts.describe(position.error()));
    return nullptr;
}

/// The form of a new game asks who plays.
void PositionScreen::play() {
    auto start = finished();
    if (!start) return;
    if (!basics_.newGameDraft)
        basics_.newGameDraft = NewGameDraft{.game = &desk_.game(),
                                            .settings = basics_.preferences.settings(),
                                            .begins = start->playerCount(),
                                            .known = basics_.preferences.settings()};
    basics_.newGameDraft->turnTo(desk_.game());
    basics_.newGameDraft->start = std::move(start);
    basics_.newGameDraft->usualStart = false;
    ScreenStack& screens = basics_.screens;
    screens.close();
    if (!screens.has(ScreenId::NewGame)) screens.open(ScreenId::NewGame);
}

void PositionScreen::analyse() {
    auto start = finished();
    if (!start) return;
    unfinished_.finish();
    std::vector<std::string> names;
    for (int seat = 0; seat < start->playerCount(); ++seat)
        names.push_back(desk_.game().kind->seatName(game::playerAt(static_cast<std::size_t>(seat))));
    match::Match match(std::move(start), std::move(names));
    // Who has set the position up knows all of it: as in a review, nothing is hidden.
    if (match.hasSecrets()) match.setLive(false);
    playing_.currentGame.show(desk_.game(), std::move(match));
}

void PositionScreen::makePuzzle() {
    if (auto position = finished()) learning_.ownPuzzles.make(desk_.game(), std::move(position));
}

void PositionScreen::leave() { basics_.screens.close(); }

}  // namespace app
