#include "app/screens/SeatsScreen.h"

#include "ui/screens/Seats.h"

namespace app {
namespace {

SeatOptions optionsOf(const Shell& shell) {
    std::vector<std::string> names;
    std::vector<std::string> opponents;
    for (const Seat& seat : shell.seats()) {
        names.push_back(seat.opponent.empty() ? seat.name : "");
        opponents.push_back(seat.opponent);
    }
    return {shell.game().kind->opponents(), std::move(names), std::move(opponents),
            shell.settings().thinkingSeconds};
}

}  // namespace

SeatsScreen::SeatsScreen(Shell& shell) : shell_(shell), seats_(optionsOf(shell)) {}

void SeatsScreen::draw(ui::kit::Context& ui, float) {
    ui::screens::SeatsModel model;
    std::vector<std::string> labels;
    for (std::size_t i = 0; i < seats_.names().size(); ++i)
        labels.push_back(
            ui.tr(shell_.game().kind->seatName(game::PlayerId(static_cast<std::uint8_t>(i))).c_str()));
    seats_.show(ui, labels, model.options);
    for (const ui::screens::SeatsCommand& command : ui::screens::drawSeats(ui, model)) {
        if (const auto* change = std::get_if<ui::screens::SetOption>(&command))
            (void)seats_.set(*change);
        else if (std::get<ui::screens::SeatsAction>(command) == ui::screens::SeatsAction::Apply)
            apply(ui);
        else
            shell_.pop();
    }
}

void SeatsScreen::apply(const ui::kit::Context& ui) {
    Settings settings = shell_.settings();
    settings.thinkingSeconds = seats_.thinkingSeconds();
    shell_.apply(settings);
    shell_.takeSeats(seats_.seats(ui));
    shell_.showTable();
}

bool SeatsScreen::escape() {
    shell_.pop();
    return true;
}

ui::kit::Rect SeatsScreen::tableArea(ui::kit::Rect display) const {
    const float left = display.width * 0.34F;
    return {left, 0, display.width - left, display.height};
}

}  // namespace app
