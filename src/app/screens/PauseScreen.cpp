#include "app/screens/PauseScreen.h"

#include <utility>

#include "app/Shell.h"
#include "app/screens/MenuKeys.h"
#include "base/Printable.h"
#include "ui/screens/Pause.h"
#include "ui/screens/Question.h"

namespace app {

void PauseScreen::handle(const SDL_Event& event) {
    if (!asksToResign_)
        handleMenuKey(event, shell_.preferences().bindings(), shell_.screens(), shell_.files());
}

void PauseScreen::draw(ui::kit::Context& ui, float) {
    using ui::screens::PauseCommand;
    if (asksToResign_) return askToResign(ui);
    for (const PauseCommand command :
         ui::screens::drawPause(ui, {.canSave = shell_.currentGame().session() != nullptr,
                                    .explains = !shell_.currentGame().table().entry().howToPlay.empty(),
                                    .canSeat = shell_.currentGame().session() != nullptr,
                                    .canResign = canConclude() && person().has_value(),
                                    .canOfferDraw = canConclude() && person().has_value(),
                                    .canAnalyse = shell_.analysis().possible(),
                                    .analyses = shell_.analysis().progress().has_value(),
                                    .contest = contestLine(ui)})) {
        switch (command) {
            case PauseCommand::Resume:
                shell_.screens().close();
                break;
            case PauseCommand::NewGame:
                shell_.screens().open(ScreenId::NewGame);
                break;
            case PauseCommand::Contest:
                shell_.screens().open(shell_.contests().runner() ? ScreenId::Contest : ScreenId::NewContest);
                break;
            case PauseCommand::Open:
                shell_.screens().open(ScreenId::OpenFile);
                break;
            case PauseCommand::Save:
                shell_.screens().open(ScreenId::SaveFile);
                break;
            case PauseCommand::Library:
                shell_.screens().open(ScreenId::Library);
                break;
            case PauseCommand::Players:
                shell_.screens().open(ScreenId::Seats);
                break;
            case PauseCommand::Analyse:
                shell_.screens().close();
                if (shell_.analysis().progress())
                    shell_.analysis().cancel();
                else
                    shell_.screens().open(ScreenId::Analysis);
                break;
            case PauseCommand::Describe:
                shell_.screens().close();
                shell_.screens().open(ScreenId::Description);
                break;
            case PauseCommand::Photo:
                shell_.screens().close();
                shell_.screens().open(ScreenId::Photo);
                break;
            case PauseCommand::Share:
                shell_.screens().close();
                shell_.screens().open(ScreenId::Share);
                break;
            case PauseCommand::Resign:
                asksToResign_ = true;
                break;
            case PauseCommand::OfferDraw:
                shell_.currentGame().session()->offer(*person(), match::Proposal::Draw);
                shell_.screens().close();
                break;
            case PauseCommand::HowToPlay:
                shell_.screens().open(ScreenId::HowToPlay);
                break;
            case PauseCommand::Settings:
                shell_.screens().open(ScreenId::Settings);
                break;
            case PauseCommand::MainMenu:
                shell_.screens().closeToFirst();
                break;
            case PauseCommand::Quit:
                shell_.screens().quit();
                break;
        }
    }
}

std::string PauseScreen::contestLine(const ui::kit::Context& ui) const {
    const Contests& contests = shell_.contests();
    if (!contests.underWay()) return {};
    return ui.tr("Engine match: {progress}", {{"progress", contests.progress()}});
}

bool PauseScreen::canConclude() const {
    const TableSession* session = shell_.currentGame().session();
    return session && session->match().live() && session->match().atHead() &&
           !session->match().outcome().over;
}

/// The person who uses the menu: the one to move, or the only one.
std::optional<game::PlayerId> PauseScreen::person() const {
    const TableSession& table = *shell_.currentGame().session();
    if (table.personToMove()) return table.match().toMove();
    const std::vector<game::PlayerId> persons = table.seating().persons();
    return persons.size() == 1 ? std::optional(persons.front()) : std::nullopt;
}

void PauseScreen::askToResign(ui::kit::Context& ui) {
    const std::optional<game::PlayerId> player = canConclude() ? person() : std::nullopt;
    if (!player) {
        asksToResign_ = false;
        return;
    }
    const TableSession& table = *shell_.currentGame().session();
    const std::string& name = table.match().players()[player->value];
    const std::string seat = ui.tr(table.entry().kind->seatName(*player).c_str());
    const auto answer = ui::screens::drawQuestion(
        ui, {.title = ui.tr("Resign?"),
             .text = ui.tr(
                 "{name} resigns and loses the game. Taking back then undoes the resignation, not a turn.",
                 {{"name", name.empty() ? seat : base::printable(name)}}),
             .yes = ui.tr("Resign"),
             .no = ui.trc("the game", "Play on")});
    if (!answer) return;
    asksToResign_ = false;
    if (*answer == ui::screens::Answer::Yes) shell_.currentGame().session()->resign(*player);
    shell_.screens().close();
}

bool PauseScreen::escape() {
    if (std::exchange(asksToResign_, false)) return true;
    shell_.screens().close();
    return true;
}

}  // namespace app
