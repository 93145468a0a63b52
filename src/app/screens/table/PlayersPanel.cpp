#include "app/screens/table/PlayersPanel.h"

#include <string>
#include <utility>

#include "app/play/CurrentGame.h"
#include "app/screens/table/PlayCommands.h"
#include "app/table/SeatColor.h"
#include "app/table/SeatNames.h"
#include "i18n/Numbers.h"
#include "match/Followed.h"

namespace app {

void PlayersPanel::refresh(const ui::kit::Context& ui, float /*seconds*/) {
    view_.plates.clear();
    view_.first = table().cameraSeat().player().value;
    const bool another = std::exchange(match_, table().match().number()) != table().match().number();
    const bool reveals = table().match().hasSecrets() && table().stage().turnsOver();
    if (another || !reveals) stats_ = table().view().stats();
    for (std::size_t seat = 0; seat < table().match().players().size(); ++seat) {
        ui::kit::PlayerPlate plate = plateOf(ui, seat);
        for (const game::Stat& stat : stats_) {
            plate.stats.push_back({.label = ui.tr(stat.label.c_str()),
                                   .value = seat < stat.values.size() ? stat.values[seat] : "",
                                   .help = stat.help.empty() ? "" : ui.tr(stat.help.c_str())});
            if (!stat.icon.empty()) plate.stats.back().icon = table().iconOf(stat.icon);
            if (!stat.briefIcon.empty()) plate.stats.back().briefIcon = table().iconOf(stat.briefIcon);
            if (seat < stat.supplies.size())
                plate.stats.back().supply =
                    ui::kit::PlayerStat::Supply{stat.supplies[seat].left, stat.supplies[seat].given};
        }
        addPoints(ui, seat, plate);
        view_.plates.push_back(std::move(plate));
    }
    height_ = ui::screens::playersHeight(ui, view_) / ui.scale;
    briefHeight_ = ui::screens::briefPlayersHeight(ui, view_) / ui.scale;
}

ui::kit::PlayerPlate PlayersPanel::plateOf(const ui::kit::Context& ui, std::size_t seat) const {
    const match::Followed& match = table().match();
    const game::PlayerId player = game::playerAt(seat);
    ui::kit::PlayerPlate plate{.name = nameAt(table(), player, ui.texts),
                               .shortName = ui.tr(table().entry().kind->seatName(player).c_str()),
                               .color = seatColor(ui, table(), seat),
                               .toMove = isShownToMove(table(), player)};
    const std::vector<game::PlayerId> seats = table().view().seatsOf(player);
    if (seats.size() > 1) plate.second = seatColor(ui, table(), seats[1].value);
    if (match.hasSecrets())
        for (const game::PlayerId one : seats)
            plate.seat += std::string(plate.seat.empty() ? "" : ", ") +
                          ui.tr(table().entry().kind->seatName(one).c_str());
    if (plate.toMove && table().control().awaitsTurn(player)) plate.thinking = tick_;
    if (table().seating().inTrouble() == player)
        plate.status = ui.trc("an engine that cannot go on", "stopped");
    plate.clock = clockOf(seat);
    return plate;
}

void PlayersPanel::addPoints(const ui::kit::Context& ui, std::size_t seat,
                             ui::kit::PlayerPlate& plate) const {
    const match::Series* series = playing_.currentGame.series();
    if (!series || series->games().empty()) return;
    for (const match::Series::Standing& standing : series->standings())
        if (standing.isOf(table().match().players()[seat]))
            plate.stats.push_back({.label = ui.tr("Points"),
                                   .value = std::to_string(standing.points),
                                   .help = ui.tr("The total of all games of this series.")});
}

std::optional<ui::kit::PlayerClock> PlayersPanel::clockOf(std::size_t seat) const {
    const match::Followed& match = table().match();
    const game::PlayerId player = game::playerAt(seat);
    const auto left = match.clock() ? match.clock()->left(player) : std::nullopt;
    if (!left) return {};
    return ui::kit::PlayerClock{.text = i18n::numberText(basics_.texts, match::formatTime(*left)),
                                .runs = match.clockRuns(player),
                                .low = match.clock()->low(player)};
}

bool PlayersPanel::pass(float /*seconds*/) {
    const match::Followed& match = table().match();
    bool changed = false;
    clocks_.resize(match.players().size());
    for (std::size_t seat = 0; seat < clocks_.size(); ++seat) {
        const auto clock = clockOf(seat);
        changed |= std::exchange(clocks_[seat], clock) != clock;
    }
    return changed;
}

void PlayersPanel::draw(ui::kit::Context& ui, const ui::screens::PlayLayout& layout) {
    pressed_ = ui::screens::drawPlayers(ui, view_, actions_.states(), layout);
}

void PlayersPanel::execute() {
    for (const ui::screens::PlayersCommand& command : std::exchange(pressed_, {}))
        if (const auto* panel = std::get_if<ui::screens::SetPanel>(&command))
            basics_.panels.of(panel->panel) = panel->state;
        else
            actions_.carryOut(std::get<ui::screens::Act>(command).action);
}

}  // namespace app
