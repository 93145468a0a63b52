#include "app/screens/PlayScreen.h"

#include <imgui.h>

#include <algorithm>
#include <cstring>
#include <utility>

#include "app/MoveList.h"
#include "app/Pointing.h"
#include "app/Shell.h"
#include "app/ThinkingText.h"
#include "app/screens/FileScreen.h"
#include "app/screens/NewGameScreen.h"
#include "app/screens/PauseScreen.h"
#include "app/screens/PhotoScreen.h"
#include "base/Printable.h"
#include "ui/screens/Result.h"

namespace app {

using ui::screens::PlayAction;

namespace {

constexpr std::size_t kCompletions = 8;
constexpr std::size_t kLongestName = 80;  // bytes
constexpr float kTick = 0.3F;             // seconds; what is thought need not be shown more often

ImVec4 seatColor(const ui::kit::Context& ui, std::size_t seat) {
    return seat == 0 ? ui.palette.whitePiece : ui.palette.blackPiece;
}

ui::kit::Shape shapeNamed(const std::string& icon) {
    if (icon == "wall") return ui::kit::standingSlab();
    return icon == "capstone" ? ui::kit::turnedPiece() : ui::kit::lyingSlab();
}

}  // namespace

PlayScreen::PlayScreen(Shell& shell) : shell_(shell) {}

PlayScreen::~PlayScreen() {
    if (shell_.session()) shell_.session()->stopBots();
}

TableSession& PlayScreen::table() const { return shell_.table(); }

// ---- bots ----

void PlayScreen::update(float seconds) {
    if (!shell_.session()) return;
    const std::size_t mover = table().match().state().toMove().value;
    if (const auto gone = table().updateBots(seconds); !gone)
        shell_.toast(shell_.texts().tr("{name} cannot go on: {why}",
                                       {{"name", table().match().players()[mover]},
                                        {"why", shell_.texts().tr(gone.error().message)}}),
                     ui::kit::Severity::Warning);
    sinceTick_ += seconds;
    if (!expecting() || sinceTick_ < kTick) return;
    sinceTick_ = 0;
    ++tick_;
    shell_.redraw();
}

void PlayScreen::pass(float seconds) {
    if (shell_.session()) presence_.update(seconds, std::exchange(keyPressed_, false) || panelsUsed());
}

bool PlayScreen::panelsUsed() const {
    if (!shell_.panelsFade() || !entry_.text.empty() || model_.resultShown) return true;
    const ImVec2 display = ImGui::GetIO().DisplaySize;
    const float scale = shell_.pixelScale();
    return ui::screens::overPanels(ui::screens::layoutPlay(display, scale, model_), {lastAt_.x, lastAt_.y},
                                   scale);
}

bool PlayScreen::expecting() const { return shell_.session() && table().botToAct(); }

void PlayScreen::toggleThinking() {
    if (table().bots().empty()) return;
    Settings changed = shell_.settings();
    changed.showThinking = !changed.showThinking;
    shell_.apply(changed);
}

void PlayScreen::toggleBots() {
    if (table().botWaits())
        table().holdBots(false);
    else if (model_.botControl == ui::screens::BotControl::Pause)
        table().holdBots(true);
}

// ---- what is shown ----

void PlayScreen::refreshPlayers(const ui::kit::Context& ui) {
    const match::Match& match = table().match();
    const auto stats = match.state().stats();
    const bool over = match.outcome().over;
    model_.players.clear();
    for (std::size_t seat = 0; seat < match.players().size(); ++seat) {
        const game::PlayerId player(static_cast<std::uint8_t>(seat));
        ui::kit::PlayerPlate plate{
            .name = base::printable(base::shortened(match.players()[seat], kLongestName)),
            .color = seatColor(ui, seat),
            .toMove = !over && match.state().toMove() == player};
        if (plate.toMove && table().botToAct()) plate.thinking = tick_;
        if (plate.name.empty()) plate.name = ui.tr(table().entry().kind->seatName(player).c_str());
        for (const game::Stat& stat : stats) {
            plate.stats.push_back({.label = ui.tr(stat.label.c_str()),
                                   .value = seat < stat.values.size() ? stat.values[seat] : ""});
            if (seat < stat.supplies.size())
                plate.stats.back().supply =
                    ui::kit::PlayerStat::Supply{stat.supplies[seat].left, stat.supplies[seat].given};
        }
        if (const match::Series* series = shell_.series(); series && series->games() > 0)
            for (const match::Series::Standing& standing : series->standings())
                if (standing.name == match.players()[seat])
                    plate.stats.push_back(
                        {.label = ui.tr("Points"), .value = std::to_string(standing.points)});
        model_.players.push_back(std::move(plate));
    }
}

void PlayScreen::refreshAnnouncement(const ui::kit::Context& ui) {
    const std::size_t events = table().match().events().size();
    if (events == announcedEvents_ || table().animating()) return;
    announcedEvents_ = events;
    model_.announcement.clear();
    const auto& last = table().match().events().back();
    if (last.kind == match::EventKind::Played || last.kind == match::EventKind::Concluded) playEnd();
    if (!shell_.settings().announceThreats || last.kind != match::EventKind::Played) return;
    const std::string announcement = table().announcement();
    if (announcement.empty()) return;
    shell_.play(audio::Cue::Threat);
    model_.announcement = ui.tr(announcement.c_str());
    model_.announcementAge = 0;
}

/// How the game has ended is heard once what decided it has been shown.
void PlayScreen::playEnd() {
    const game::Outcome outcome = table().match().outcome();
    if (!outcome.over) return;
    const float shown = scene::TableScene::kDecisiveSeconds * static_cast<float>(outcome.decisive.size());
    const Settings& s = shell_.settings();
    shell_.play(outcome.winners.empty() ? audio::Cue::Draw : audio::Cue::Win,
                s.animated ? shown / static_cast<float>(s.animationSpeed) : 0);
}

/// Where bots play too, the hand is that of the person, and stays in its place while they think.
void PlayScreen::refreshPieces(const ui::kit::Context& ui) {
    const match::Match& match = table().match();
    model_.pieces.clear();
    model_.canEnterMove = !match.outcome().over && table().personsPlay();
    if (!table().personsPlay()) return;
    const bool now = table().personToMove();
    std::size_t seat = match.state().toMove().value;
    while (table().bots().plays(game::PlayerId(static_cast<std::uint8_t>(seat))))
        seat = (seat + 1) % match.players().size();
    const bool others = !match.state().hint().empty();  // the first turns lay the opponent's stone
    int shortcut = 1;
    for (const game::Choice& choice : table().input().choices())
        model_.pieces.push_back({.label = ui.tr(choice.label.c_str()),
                                 .shape = shapeNamed(choice.icon),
                                 .color = seatColor(ui, others ? 1 - seat : seat),
                                 .shortcut = std::string("F").append(std::to_string(shortcut++)),
                                 .enabled = choice.enabled && now,
                                 .chosen = choice.chosen && now});
}

void PlayScreen::refreshBots(const ui::kit::Context& ui) {
    using ui::screens::BotControl;
    const BotPlayers& bots = table().bots();
    model_.canShowThinking = !bots.empty();
    model_.botControl = table().botWaits()                             ? BotControl::PlayOn
                        : table().botToAct() && !table().personsPlay() ? BotControl::Pause
                                                                       : BotControl::None;
    model_.thinking = {};
    if (bots.empty() || !shell_.settings().showThinking) return;
    model_.thinking = shownThinking(ui, bots.opinion());
    if (bots.opinion()) model_.thinking.color = seatColor(ui, bots.opinion()->player.value);
    for (std::size_t seat = 0; seat < model_.thinking.shares.size(); ++seat)
        model_.thinking.shares[seat].color = seatColor(ui, seat);
}

void PlayScreen::refreshModel(const ui::kit::Context& ui) {
    shell_.keepScore();
    const match::Match& match = table().match();
    refreshPlayers(ui);
    refreshAnnouncement(ui);
    if (rowsOfEvents_ != match.events().size()) {
        rowsOfEvents_ = match.events().size();
        model_.moves = moveRows(match);
        model_.entryError.clear();
        model_.completions.clear();
        entry_.text.clear();
    }
    model_.columns = match.state().playerCount();
    model_.canGoBack = !match.atStart();
    model_.canUndo = table().canUndo();
    model_.canGoForward = model_.canRedo = !match.atEnd();
    refreshBots(ui);
    refreshPieces(ui);
    const auto hint = table().personToMove() ? match.state().hint() : std::string();
    model_.hint = hint.empty() ? "" : ui.tr(hint.c_str());
    if (!table().entryText().empty()) model_.hint = ui.tr("In hand: {move}", {{"move", table().entryText()}});
    model_.resultShown = match.outcome().over && !reviewing_;
}

void PlayScreen::draw(ui::kit::Context& ui, float seconds) {
    if (!shell_.session()) return;
    model_.announcementAge += seconds;
    model_.presence = presence_.value();
    refreshModel(ui);
    const bool over = table().match().outcome().over;
    if (!over) reviewing_ = false;
    const bool showResult = over && !reviewing_ && !table().animating();
    for (const ui::screens::PlayCommand& command : ui::screens::drawPlay(ui, model_, entry_)) {
        if (const auto* action = std::get_if<PlayAction>(&command))
            act(*action);
        else if (const auto* move = std::get_if<ui::screens::GoToMove>(&command))
            table().goTo(match::NodeId(move->id.value));
        else if (const auto* piece = std::get_if<ui::screens::ChoosePiece>(&command))
            table().choose(static_cast<std::size_t>(piece->index));
        else if (const auto* entered = std::get_if<ui::screens::EnterMove>(&command))
            entered_ ? leaveEntry() : enterMove(entered->text);
        else if (const auto* changed = std::get_if<ui::screens::MoveTextChanged>(&command))
            textChanged(changed->text);
        else if (const auto* panel = std::get_if<ui::screens::SetPanel>(&command))
            (panel->panel == ui::screens::PlayPanel::Players ? model_.playersPanel : model_.movesPanel) =
                panel->state;
    }
    entered_ = false;
    if (showResult) drawResult(ui);
}

void PlayScreen::drawResult(ui::kit::Context& ui) {
    const match::Match& match = table().match();
    const game::Outcome outcome = match.outcome();
    ui::screens::ResultModel result{
        .headline = ui.tr("A draw"), .reason = ui.tr(outcome.reason.c_str()), .canRematch = match.live()};
    result.scores.push_back({ui.tr("Result"), outcome.result});
    if (!outcome.winners.empty()) {
        const std::size_t winner = outcome.winners.front().value;
        if (winner < model_.players.size())
            result.headline = ui.tr("{name} wins", {{"name", model_.players[winner].name}});
        // Not every game counts points.
        if (winner < outcome.points.size())
            result.scores.push_back({ui.tr("Points for this game"), std::to_string(outcome.points[winner])});
    }
    if (const match::Series* series = shell_.series(); series && series->games() > 1)
        for (const match::Series::Standing& standing : series->standings())
            result.scores.push_back({standing.name, ui.trn("{count} point", "{count} points", standing.points,
                                                           {{"count", std::to_string(standing.points)}})});
    for (const ui::screens::ResultCommand command : ui::screens::drawResult(ui, result)) {
        switch (command) {
            case ui::screens::ResultCommand::Rematch:
                shell_.rematch();
                break;
            case ui::screens::ResultCommand::Review:
                reviewing_ = true;
                break;
            case ui::screens::ResultCommand::MainMenu:
                shell_.popToStart();
                break;
        }
    }
}

ui::kit::Rect PlayScreen::tableArea(ui::kit::Rect display) const {
    return ui::screens::layoutPlay({display.width, display.height}, shell_.pixelScale(), model_).board;
}

bool PlayScreen::animating() const {
    // What it has become is drawn too.
    return presence_.changing() || presence_.value() != model_.presence ||
           (!model_.announcement.empty() && model_.announcementAge < model_.announcementDuration + 0.1F);
}

// ---- what the panels answer ----

void PlayScreen::act(PlayAction action) {
    switch (action) {
        case PlayAction::First:
            table().goToStart();
            break;
        case PlayAction::Previous:
            table().back();
            break;
        case PlayAction::Undo:
            table().undo();
            break;
        case PlayAction::Next:
            table().forward();
            break;
        case PlayAction::Redo:
            table().redo();
            break;
        case PlayAction::Last:
            table().goToEnd();
            break;
        case PlayAction::Open:
            shell_.push(FileScreen::toOpen(shell_));
            break;
        case PlayAction::Save:
            shell_.push(FileScreen::toSave(shell_));
            break;
        case PlayAction::CopyPosition:
            SDL_SetClipboardText(table().match().state().positionText().c_str());
            shell_.toast(shell_.texts().tr("The position was copied."));
            break;
        case PlayAction::Paste: {
            const std::unique_ptr<char, void (*)(void*)> text(SDL_GetClipboardText(), SDL_free);
            shell_.openText(text ? text.get() : "");
            break;
        }
        case PlayAction::ResetView:
            table().camera().reset();
            break;
        case PlayAction::TopView:
            table().camera().topView();
            break;
        case PlayAction::ToggleThinking:
            toggleThinking();
            break;
        case PlayAction::PauseBots:
        case PlayAction::PlayOn:
            toggleBots();
            break;
        case PlayAction::Menu:
            shell_.push(std::make_unique<PauseScreen>(shell_));
            break;
    }
}

void PlayScreen::enterMove(const std::string& text) {
    if (const auto played = table().playText(text); !played) {
        model_.entryError = shell_.texts().tr(played.error().message);
        entry_.wantsFocus = true;
    } else {
        entry_ = {.leaves = 4};
    }
}

void PlayScreen::textChanged(const std::string& text) {
    model_.entryError.clear();
    model_.completions.clear();
    if (!table().personToMove()) return;  // said when it is entered
    model_.completions =
        text.empty() ? std::vector<std::string>() : table().match().state().completions(text, kCompletions);
    if (!text.empty() && model_.completions.empty())
        if (const auto action = table().match().state().parse(text); !action)
            model_.entryError = shell_.texts().tr(action.error().message);
}

// ---- pointer and keys ----

void PlayScreen::buttonDown(const SDL_MouseButtonEvent& event) {
    if (drag_ != Drag::None) return;  // a second button while the first is down means nothing
    downAt_ = lastAt_ = pixelsOf(event.x, event.y, event.windowID);
    downButton_ = event.button;
    travelled_ = false;
    if (event.button == SDL_BUTTON_LEFT) {
        const bool onTable = table().pointsAtPlace(ndcOf(downAt_));
        drag_ = onTable ? Drag::Table : Drag::Orbit;
        table().press(ndcOf(downAt_));
    } else {
        drag_ = event.button == SDL_BUTTON_MIDDLE ? Drag::Pan : Drag::Orbit;
    }
}

void PlayScreen::buttonUp(const SDL_MouseButtonEvent& event) {
    if (drag_ == Drag::None || event.button != downButton_) return;
    const glm::vec2 at = pixelsOf(event.x, event.y, event.windowID);
    if (drag_ == Drag::Table) table().release(ndcOf(at), travelled_);
    if (event.button == SDL_BUTTON_RIGHT && !travelled_) {
        // A stack that has begun to drop its pieces drops the rest; anything else in the hand shows its next
        // kind or count.
        table().hover(ndcOf(at));
        if (!table().finishMove()) table().varyHand(1);
    }
    drag_ = Drag::None;
}

void PlayScreen::motion(const SDL_MouseMotionEvent& event) {
    const glm::vec2 at = pixelsOf(event.x, event.y, event.windowID);
    const glm::vec2 way = at - lastAt_;
    lastAt_ = at;
    if (drag_ != Drag::None && glm::length(at - downAt_) > kDragThreshold * shell_.pixelScale())
        travelled_ = true;
    if (!travelled_ || drag_ == Drag::None) {
        table().hover(ndcOf(at));
        return;
    }
    switch (drag_) {
        case Drag::Table:
            table().dragTo(ndcOf(at));
            break;
        case Drag::Orbit:
            table().camera().orbit(-way.x * kOrbitPerPixel / shell_.pixelScale(),
                                   way.y * kOrbitPerPixel / shell_.pixelScale());
            break;
        case Drag::Pan:
            table().camera().pan(ndcOf(at) - ndcOf(at - way));
            break;
        case Drag::None:
            break;
    }
}

void PlayScreen::wheel(const SDL_MouseWheelEvent& event) {
    const int notches = event.direction == SDL_MOUSEWHEEL_FLIPPED ? -event.y : event.y;
    if (notches == 0) return;
    const bool zoom = (SDL_GetModState() & KMOD_CTRL) != 0 || !table().holding();
    if (zoom)
        table().camera().zoom(static_cast<float>(notches));
    else
        table().varyHand(notches > 0 ? 1 : -1);
}

void PlayScreen::typed(const char* text) {
    // Letters and digits that begin a move go to the line that takes moves.
    // What follows before the line has the focus belongs to the move too.
    const bool begins = *text && std::strchr("abcdefghsSCF12345678", *text);
    if (!model_.canEnterMove || (!begins && entry_.text.empty())) return;
    entry_.text += text;
    entry_.wantsFocus = true;
    textChanged(entry_.text);
}

bool PlayScreen::commandKey(const SDL_Keysym& key) {
    if ((key.mod & (KMOD_CTRL | KMOD_GUI)) == 0) return false;
    switch (key.sym) {
        case SDLK_z:
            key.mod& KMOD_SHIFT ? act(PlayAction::Redo) : act(PlayAction::Undo);
            return true;
        case SDLK_y:
            act(PlayAction::Redo);
            return true;
        case SDLK_o:
            act(PlayAction::Open);
            return true;
        case SDLK_s:
            act(PlayAction::Save);
            return true;
        case SDLK_c:
            act(PlayAction::CopyPosition);
            return true;
        case SDLK_v:
            act(PlayAction::Paste);
            return true;
        case SDLK_n:
            shell_.push(std::make_unique<NewGameScreen>(shell_));
            return true;
        default:
            return false;
    }
}

/// A quick hand types on before the field has the focus.
bool PlayScreen::entryKey(const SDL_Keysym& key) {
    if (entry_.text.empty()) return false;
    if (key.sym == SDLK_RETURN || key.sym == SDLK_KP_ENTER) {
        enterMove(std::string(entry_.text));
        entered_ = entry_.text.empty();  // or it was refused, and stays
    } else if (key.sym == SDLK_BACKSPACE) {
        entry_.text.pop_back();
        textChanged(entry_.text);
    } else
        return false;
    return true;
}

void PlayScreen::key(const SDL_Keysym& key) {
    if (entryKey(key) || commandKey(key)) return;
    const bool shift = (key.mod & KMOD_SHIFT) != 0;
    switch (key.sym) {
        case SDLK_LEFT:
            table().moveCursor(-1, 0);
            break;
        case SDLK_RIGHT:
            table().moveCursor(1, 0);
            break;
        case SDLK_UP:
            table().moveCursor(0, 1);
            break;
        case SDLK_DOWN:
            table().moveCursor(0, -1);
            break;
        case SDLK_SPACE:
            table().pickAtCursor();
            break;
        case SDLK_RETURN:
        case SDLK_KP_ENTER:
            if (!table().finishMove()) table().pickAtCursor();
            break;
        case SDLK_TAB:
            table().varyHand(shift ? -1 : 1);
            break;
        case SDLK_PLUS:
        case SDLK_EQUALS:
        case SDLK_KP_PLUS:
            table().varyHand(1);
            break;
        case SDLK_MINUS:
        case SDLK_KP_MINUS:
            table().varyHand(-1);
            break;
        case SDLK_BACKSPACE:
            if (!table().stepBack()) act(PlayAction::Undo);
            break;
        case SDLK_F1:
        case SDLK_F2:
        case SDLK_F3:
            table().choose(static_cast<std::size_t>(key.sym - SDLK_F1));
            break;
        case SDLK_PAGEUP:
            act(PlayAction::Previous);
            break;
        case SDLK_PAGEDOWN:
            act(PlayAction::Next);
            break;
        case SDLK_HOME:
            act(PlayAction::First);
            break;
        case SDLK_END:
            act(PlayAction::Last);
            break;
        case SDLK_r:
            act(PlayAction::ResetView);
            break;
        case SDLK_t:
            act(PlayAction::TopView);
            break;
        case SDLK_F12:
            shell_.push(std::make_unique<PhotoScreen>(shell_));
            break;
        case SDLK_v:
            table().camera().seatView();
            break;
        case SDLK_i:
            toggleThinking();
            break;
        case SDLK_p:
            toggleBots();
            break;
        default:
            break;
    }
}

void PlayScreen::letGo() {
    if (drag_ == Drag::Table) table().cancelDrag();
    drag_ = Drag::None;
}

void PlayScreen::handle(const SDL_Event& event) {
    if (!shell_.session()) return;
    switch (event.type) {
        case SDL_MOUSEBUTTONDOWN:
            buttonDown(event.button);
            break;
        case SDL_MOUSEBUTTONUP:
            buttonUp(event.button);
            break;
        case SDL_MOUSEMOTION:
            motion(event.motion);
            break;
        case SDL_MOUSEWHEEL:
            wheel(event.wheel);
            break;
        case SDL_KEYDOWN:
            keyPressed_ = true;
            key(event.key.keysym);
            break;
        case SDL_TEXTINPUT:
            typed(event.text.text);
            break;
        case SDL_WINDOWEVENT:
            if (event.window.event == SDL_WINDOWEVENT_FOCUS_LOST ||
                event.window.event == SDL_WINDOWEVENT_MINIMIZED)
                letGo();
            if (event.window.event == SDL_WINDOWEVENT_LEAVE) table().hover({});
            break;
        default:
            break;
    }
}

std::string PlayScreen::text() const {
    std::string all = model_.hint;
    for (const std::string& text :
         {model_.announcement, entry_.text, model_.entryError, model_.thinking.line, model_.thinking.figures})
        if (!text.empty()) all += (all.empty() ? "" : "\n") + text;
    return all;
}

void PlayScreen::leaveEntry() {
    // While the field is active, Dear ImGui holds a text of its own and would bring it back.
    ImGui::SetWindowFocus(nullptr);
    entry_ = {};
    model_.completions.clear();
    model_.entryError.clear();
}

bool PlayScreen::escape() {
    if (!entry_.text.empty() || ImGui::GetIO().WantTextInput) {
        leaveEntry();
        return true;
    }
    if (shell_.session() && table().cancelEntry()) return true;
    shell_.push(std::make_unique<PauseScreen>(shell_));
    return true;
}

}  // namespace app
