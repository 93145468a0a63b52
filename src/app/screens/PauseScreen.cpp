#include "app/screens/PauseScreen.h"

#include "app/Shell.h"
#include "app/screens/FileScreen.h"
#include "app/screens/NewGameScreen.h"
#include "app/screens/PhotoScreen.h"
#include "app/screens/SeatsScreen.h"
#include "app/screens/SettingsScreen.h"
#include "ui/screens/Pause.h"

namespace app {

void PauseScreen::draw(ui::kit::Context& ui, float) {
    using ui::screens::PauseCommand;
    for (const PauseCommand command :
         ui::screens::drawPause(ui, {.canSave = shell_.session() != nullptr,
                                    .canSeat = shell_.session() != nullptr,
                                    .canResign = canConclude() && resigning().has_value(),
                                    .canAgree = canConclude() && shell_.session()->bots().empty()})) {
        switch (command) {
            case PauseCommand::Resume:
                shell_.pop();
                break;
            case PauseCommand::NewGame:
                shell_.push(std::make_unique<NewGameScreen>(shell_));
                break;
            case PauseCommand::Open:
                shell_.push(FileScreen::toOpen(shell_));
                break;
            case PauseCommand::Save:
                shell_.push(FileScreen::toSave(shell_));
                break;
            case PauseCommand::Players:
                shell_.push(std::make_unique<SeatsScreen>(shell_));
                break;
            case PauseCommand::Photo:
                shell_.pop();
                shell_.push(std::make_unique<PhotoScreen>(shell_));
                break;
            case PauseCommand::Resign:
                conclude(shell_.session()->match().state().resignation(*resigning()));
                break;
            case PauseCommand::AgreeDraw:
                conclude(shell_.session()->match().state().agreedDraw());
                break;
            case PauseCommand::Settings:
                shell_.push(std::make_unique<SettingsScreen>(shell_));
                break;
            case PauseCommand::MainMenu:
                shell_.popToStart();
                break;
            case PauseCommand::Quit:
                shell_.quit();
                break;
        }
    }
}

bool PauseScreen::canConclude() const {
    const TableSession* session = shell_.session();
    return session && session->match().live() && session->match().atEnd() && !session->match().outcome().over;
}

/// Who gives up here: the person to move, or the only person there is.
std::optional<game::PlayerId> PauseScreen::resigning() const {
    const TableSession& table = *shell_.session();
    if (table.personToMove()) return table.match().state().toMove();
    std::vector<game::PlayerId> persons;
    for (std::size_t i = 0; i < table.match().players().size(); ++i)
        if (const game::PlayerId player(static_cast<std::uint8_t>(i)); !table.bots().plays(player))
            persons.push_back(player);
    return persons.size() == 1 ? std::optional(persons.front()) : std::nullopt;
}

void PauseScreen::conclude(const game::Outcome& outcome) {
    shell_.session()->conclude(outcome);
    shell_.pop();
}

bool PauseScreen::escape() {
    shell_.pop();
    return true;
}

}  // namespace app
