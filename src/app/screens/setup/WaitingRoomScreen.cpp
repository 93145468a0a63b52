#include "app/screens/setup/WaitingRoomScreen.h"

#include <algorithm>

#include "app/catalog/Games.h"
#include "app/common/Desktop.h"
#include "app/common/Messages.h"
#include "app/far/FarTable.h"
#include "app/play/CurrentGame.h"
#include "app/window/ScreenStack.h"
#include "ui/kit/SheetArea.h"

namespace app {
namespace {

using ui::screens::Option;
using ui::screens::WaitingRoomAction;
constexpr std::string_view kSeat = "seat ";

/// "5 s", "3 min", "2 h".
std::string shownTime(std::int64_t milliseconds, const ui::kit::Context& ui) {
    const std::int64_t seconds = milliseconds / 1000;
    if (seconds < 60) return ui.tr("{count} s", {{"count", std::to_string(seconds)}});
    if (seconds < 3600) return ui.tr("{count} min", {{"count", std::to_string(seconds / 60)}});
    return ui.tr("{count} h", {{"count", std::to_string(seconds / 3600)}});
}

/// How long a member has been away; empty if he is here.
std::string awayFor(const host::Guest& guest, const host::TableNews::Member& member,
                    const ui::kit::Context& ui) {
    const std::int64_t away = guest.awayFor(member);
    return away < 0 ? std::string()
                    : ui.tr("Away for {time}: the line broke.", {{"time", shownTime(away, ui)}});
}

/// A member's name, with how long he has been away.
std::string shownMember(const host::Guest& guest, const host::TableNews::Member& member,
                        const ui::kit::Context& ui) {
    const std::int64_t away = guest.awayFor(member);
    if (away < 0) return member.name;
    return ui.tr("{name} (away for {time})", {{"name", member.name}, {"time", shownTime(away, ui)}});
}

/// A level of the host, which this program may not know.
std::string labelOf(const game::Kind& kind, const std::string& level, const ui::kit::Context& ui) {
    for (const game::Opponent& one : kind.opponents())
        if (one.id == level) return ui.texts.tr(one.label);
    return level;
}

}  // namespace

const CatalogEntry* WaitingRoomScreen::entry() const {
    const host::TableNews* const table = playing_.farTable.table();
    return table ? basics_.games.find(table->agreed.game) : nullptr;
}

bool WaitingRoomScreen::owns() const {
    const host::TableNews* const table = playing_.farTable.table();
    return table && table->owner == table->you;
}

std::vector<std::string> WaitingRoomScreen::levels() const {
    const host::TableNews* const table = playing_.farTable.table();
    if (!table) return {};
    for (const host::OfferedGame& game : playing_.farTable.guest()->games())
        if (game.id == table->agreed.game) return game.levels;
    return {};
}

std::string WaitingRoomScreen::stateOf(const ui::kit::Context& ui) const {
    if (const auto trouble = playing_.farTable.trouble()) return ui.texts.tr(*trouble);
    const host::TableNews* const table = playing_.farTable.table();
    if (!table) return ui.tr("Coming to the table …");
    if (table->phase == host::Phase::Playing) return ui.tr("The game is under way.");
    if (table->phase == host::Phase::Over) return ui.tr("The game is over.");
    const bool free = std::ranges::any_of(
        table->seats, [](const host::TableNews::Seat& seat) { return seat.who == host::Sitter::Free; });
    if (free) return ui.tr("Waiting for players: a seat is free.");
    return owns() ? ui.tr("All seats are taken: the game can begin.")
                  : ui.tr("All seats are taken. Whoever holds the table begins the game.");
}

/// A choice for each seat: free, oneself, a level; of others' seats only who sits there.
void WaitingRoomScreen::showSeats(const ui::kit::Context& ui, ui::screens::WaitingRoomModel& model) const {
    const host::TableNews& table = *playing_.farTable.table();
    const CatalogEntry* const game = entry();
    if (!game) return;
    for (std::size_t i = 0; i < table.seats.size(); ++i) {
        const host::TableNews::Seat& seat = table.seats[i];
        Option option{.key = std::string(kSeat) + std::to_string(i),
                      .label = ui.tr(game->kind->seatName(game::playerAt(i)).c_str()),
                      .kind = ui::screens::OptionKind::Choice,
                      .value = 0,
                      .group = ui.tr("Seats"),
                      .style = ui::screens::ChoiceStyle::List};
        const bool others = seat.who == host::Sitter::Person || seat.who == host::Sitter::Program;
        if (others && seat.member != table.you) {
            const host::TableNews::Member* const member = host::memberIn(table.members, seat.member);
            option.kind = ui::screens::OptionKind::Text;
            option.value = member ? member->name : seat.name;
            if (member) option.help = awayFor(*playing_.farTable.guest(), *member, ui);
            option.disabled = ui.tr("Somebody else sits there.");
        } else {
            option.choices = {ui.trc("a seat", "Free"), ui.trc("at a seat", "You")};
            if (owns())
                for (const std::string& level : levels())
                    option.choices.push_back(labelOf(*game->kind, level, ui));
            if (seat.member == table.you && seat.who != host::Sitter::Level) option.value = 1;
            const auto known = levels();
            const auto level = std::ranges::find(known, seat.level);
            if (seat.who == host::Sitter::Level) {
                if (owns() && level != known.end())
                    option.value = 2 + static_cast<int>(level - known.begin());
                else
                    option.choices = {seat.name};
            }
            if (table.phase != host::Phase::Waiting)
                option.disabled = ui.tr("Seats are taken before the game begins.");
            else if (seat.who == host::Sitter::Level && !owns())
                option.disabled = ui.tr("A level plays there.");
        }
        model.options.push_back(std::move(option));
    }
}

void WaitingRoomScreen::showMain(const ui::kit::Context& ui, ui::screens::WaitingRoomModel& model) const {
    const host::TableNews& table = *playing_.farTable.table();
    if (table.phase == host::Phase::Playing) {
        model.main = ui.tr("To the table");
    } else if (table.phase == host::Phase::Over) {
        model.main = ui.tr("Another game");
        if (table.seat < 0) model.mainProblem = ui.tr("Those who sit at the table decide.");
        if (std::ranges::find(table.rematch, table.you) != table.rematch.end())
            model.mainProblem = ui.tr("The others are asked.");
    } else if (owns()) {
        model.main = ui.trc("the game", "Start");
        if (std::ranges::any_of(table.seats,
                                [](const host::TableNews::Seat& s) { return s.who == host::Sitter::Free; }))
            model.mainProblem = ui.tr("A seat is free: somebody must come, or a level plays there.");
    }
}

ui::screens::WaitingRoomModel WaitingRoomScreen::model(const ui::kit::Context& ui) const {
    ui::screens::WaitingRoomModel model{
        .title = ui.tr("Play with others"), .state = stateOf(ui), .typed = typed_};
    const host::TableNews* const table = playing_.farTable.table();
    if (!table) return model;
    const host::Guest& guest = *playing_.farTable.guest();
    model.there = !playing_.farTable.trouble();
    if (const CatalogEntry* const game = entry()) model.title = ui.tr(game->kind->name().c_str());
    if (const auto invitation = playing_.farTable.invitation()) model.invitation = invitation->text();
    showSeats(ui, model);
    showMain(ui, model);
    for (const host::TableNews::Member& member : table->members) {
        const bool sits =
            std::ranges::any_of(table->seats, [&](const auto& s) { return s.member == member.number; });
        if (!sits) model.onlookers.push_back(shownMember(guest, member, ui));
    }
    if (!table->agreed.clock.empty())
        model.agreements.push_back(ui.tr("Time: {time}", {{"time", table->agreed.clock}}));
    model.agreements.emplace_back(table->agreed.takingBack ? ui.tr("Turns can be taken back, if all agree.")
                                                           : ui.tr("Turns are not taken back."));
    model.agreements.emplace_back(table->agreed.help ? ui.tr("Help is allowed.")
                                                     : ui.tr("No help is allowed."));
    for (const host::Said& said : guest.chat()) model.said.push_back({said.name, said.text});
    return model;
}

void WaitingRoomScreen::draw(ui::kit::Context& ui, float) {
    scale_ = ui.scale;
    const ui::screens::WaitingRoomModel shown = model(ui);
    state_ = shown.state;
    for (const auto& command : ui::screens::drawWaitingRoom(ui, shown)) execute(command);
}

void WaitingRoomScreen::execute(const ui::screens::WaitingRoomCommand& command) {
    if (const auto* typed = std::get_if<ui::screens::Typed>(&command)) {
        typed_ = typed->text;
        return;
    }
    if (const auto* change = std::get_if<ui::screens::SetOption>(&command)) {
        if (change->key.starts_with(kSeat))
            choose(std::stoi(change->key.substr(kSeat.size())), std::get<int>(change->value));
        return;
    }
    switch (std::get<WaitingRoomAction>(command)) {
        case WaitingRoomAction::CopyInvitation:
            copyText(playing_.farTable.invitation()->text());
            return basics_.messages.toast(basics_.texts.tr("The invitation was copied."));
        case WaitingRoomAction::Main:
            return pressMain();
        case WaitingRoomAction::Say:
            playing_.farTable.say(host::Say{typed_});
            typed_.clear();
            return;
        case WaitingRoomAction::Leave:
            return leave();
        case WaitingRoomAction::Hide:
            return basics_.screens.close();
    }
}

void WaitingRoomScreen::choose(int seat, int choice) {
    const host::TableNews::Seat before = playing_.farTable.table()->seats[static_cast<std::size_t>(seat)];
    if (before.who == host::Sitter::Level && choice < 2) playing_.farTable.say(host::Give{seat, ""});
    if (choice == 0 && before.who == host::Sitter::Person) playing_.farTable.say(host::Stand{});
    if (choice == 1) playing_.farTable.say(host::Sit{seat});
    if (choice < 2) return;
    if (before.who == host::Sitter::Person) playing_.farTable.say(host::Stand{});
    playing_.farTable.say(host::Give{seat, levels()[static_cast<std::size_t>(choice - 2)]});
}

void WaitingRoomScreen::pressMain() {
    const host::Phase phase = playing_.farTable.table()->phase;
    if (phase == host::Phase::Playing) return playing_.currentGame.showTable();
    if (phase == host::Phase::Over) return playing_.farTable.say(host::Rematch{true});
    playing_.farTable.say(host::Start{});
}

void WaitingRoomScreen::leave() {
    playing_.farTable.leave();
    basics_.screens.closeToFirst();
}

bool WaitingRoomScreen::escape() {
    basics_.screens.close();
    return true;
}

ui::kit::Rect WaitingRoomScreen::tableArea(ui::kit::Rect display) const {
    return ui::kit::besideSheet(display, scale_, ui::screens::kWaitingRoomWidth);
}

}  // namespace app
