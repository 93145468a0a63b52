#include "app/screens/setup/WaitingRoomScreen.h"

#include <algorithm>

#include "app/catalog/Games.h"
#include "app/common/Desktop.h"
#include "app/common/Messages.h"
#include "app/far/FarTable.h"
#include "app/far/QrCode.h"
#include "app/library/SeriesText.h"
#include "app/play/CurrentGame.h"
#include "app/window/ScreenStack.h"
#include "ui/kit/SheetArea.h"

namespace app {
namespace {

using ui::screens::Option;
using ui::screens::WaitingRoomAction;
constexpr std::string_view kSeat = "seat ";
constexpr std::string_view kName = "name";
constexpr float kNamePause = 1.0F;  // seconds after the last letter; then the others are told
constexpr int kLevelsFrom = 2;      // of the choices for an open seat: after "Free" and "You"

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

/// Whether the player may give this seat of somebody else to a level.
bool WaitingRoomScreen::canReplace(const host::TableNews::Member* member) const {
    const host::TableNews& table = *playing_.farTable.table();
    const std::int64_t patience = table.phase == host::Phase::Waiting ? 0 : host::kPatience.count();
    return member && owns() && table.phase != host::Phase::Over &&
           playing_.farTable.guest()->awayFor(*member) > patience;
}

/// The seat of somebody else: only who sits there, unless he is away and a level can play for him.
void WaitingRoomScreen::showOthersSeat(const game::Kind& kind, const host::TableNews::Seat& seat,
                                       const ui::kit::Context& ui, Option& option) const {
    const host::TableNews::Member* const member =
        host::memberIn(playing_.farTable.table()->members, seat.member);
    if (member) option.help = awayFor(*playing_.farTable.guest(), *member, ui);
    if (canReplace(member)) {
        option.choices = {member->name};
        for (const std::string& level : levels()) option.choices.push_back(labelOf(kind, level, ui));
        return;
    }
    option.kind = ui::screens::OptionKind::Text;
    option.value = member ? member->name : seat.name;
    option.disabled = ui.tr("Somebody else sits there.");
}

/// A seat that is free, or the player's own, or a level's.
void WaitingRoomScreen::showOpenSeat(const game::Kind& kind, const host::TableNews::Seat& seat,
                                     const ui::kit::Context& ui, Option& option) const {
    const host::TableNews& table = *playing_.farTable.table();
    const auto known = levels();
    option.choices = {ui.trc("a seat", "Free"), ui.trc("at a seat", "You")};
    if (owns())
        for (const std::string& level : known) option.choices.push_back(labelOf(kind, level, ui));
    if (seat.who == host::Sitter::Level) {
        const auto level = std::ranges::find(known, seat.level);
        if (owns() && level != known.end())
            option.value = kLevelsFrom + static_cast<int>(level - known.begin());
        else
            option.choices = {labelOf(kind, seat.level, ui)};
    } else if (seat.member == table.you) {
        option.value = 1;
    }
    if (table.phase != host::Phase::Waiting)
        option.disabled = ui.tr("Seats are taken before the game begins.");
    else if (seat.who == host::Sitter::Level && !owns())
        option.disabled = ui.tr("A level plays there.");
}

/// Before the game begins he may take another name.
void WaitingRoomScreen::showName(const ui::kit::Context& ui, ui::screens::WaitingRoomModel& model) const {
    const host::TableNews& table = *playing_.farTable.table();
    const host::TableNews::Member* const self = host::memberIn(table.members, table.you);
    if (!self || table.phase != host::Phase::Waiting) return;
    model.options.push_back({.key = std::string(kName),
                             .label = ui.tr("Your name"),
                             .kind = ui::screens::OptionKind::Text,
                             .value = newName_.value_or(self->name)});
}

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
        if (sitsElsewhere(seat))
            showOthersSeat(*game->kind, seat, ui, option);
        else
            showOpenSeat(*game->kind, seat, ui, option);
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
    model.invites = owns();
    model.there = !playing_.farTable.trouble();
    if (const CatalogEntry* const game = entry()) model.title = ui.tr(game->kind->name().c_str());
    if (const auto invitation = playing_.farTable.invitation()) model.invitation = invitation->text();
    if (const auto link = playing_.farTable.link()) {
        model.link = *link;
        model.linkCode = linkCode_;
    }
    showName(ui, model);
    showSeats(ui, model);
    showMain(ui, model);
    for (const host::TableNews::Member& member : table->members) {
        const bool sits =
            std::ranges::any_of(table->seats, [&](const auto& s) { return s.member == member.number; });
        if (!sits) model.onlookers.push_back(shownMember(guest, member, ui));
    }
    if (!table->agreed.clock.empty())
        model.agreements.push_back(ui.tr("Time: {time}", {{"time", table->agreed.clock}}));
    if (const auto goal = match::parseGoal(table->agreed.goal); goal && *goal != match::SeriesGoal{})
        model.agreements.push_back(
            ui.tr("{what}: {value}", {{"what", ui.tr("Series")}, {"value", goalText(*goal, ui)}}));
    model.agreements.emplace_back(table->agreed.takingBack ? ui.tr("Turns can be taken back, if all agree.")
                                                           : ui.tr("Turns are not taken back."));
    model.agreements.emplace_back(table->agreed.help ? ui.tr("Help is allowed.")
                                                     : ui.tr("No help is allowed."));
    for (const host::Said& said : guest.chat()) model.said.push_back({said.name, said.text});
    return model;
}

void WaitingRoomScreen::sendName(float seconds) {
    if (!newName_ || (nameWait_ -= seconds) > 0) return;
    playing_.farTable.say(host::Rename{*newName_});
    newName_.reset();
}

void WaitingRoomScreen::draw(ui::kit::Context& ui, float seconds) {
    sendName(seconds);
    scale_ = ui.scale;
    encodeLink();
    const ui::screens::WaitingRoomModel shown = model(ui);
    state_ = shown.state;
    for (const auto& command : ui::screens::drawWaitingRoom(ui, shown)) execute(command);
}

void WaitingRoomScreen::encodeLink() {
    const std::string link = playing_.farTable.link().value_or("");
    if (link == encoded_) return;
    encoded_ = link;
    linkCode_ = link.empty() ? std::nullopt : qrCodeOf(link);
}

void WaitingRoomScreen::execute(const ui::screens::WaitingRoomCommand& command) {
    if (const auto* typed = std::get_if<ui::screens::Typed>(&command)) {
        typed_ = typed->text;
        return;
    }
    if (const auto* change = std::get_if<ui::screens::SetOption>(&command)) {
        if (change->key == kName) {
            newName_ = std::get<std::string>(change->value);
            nameWait_ = kNamePause;
        }
        if (change->key.starts_with(kSeat))
            choose(std::stoi(change->key.substr(kSeat.size())), std::get<int>(change->value));
        return;
    }
    switch (std::get<WaitingRoomAction>(command)) {
        case WaitingRoomAction::CopyInvitation:
            copyText(playing_.farTable.invitation()->text());
            return basics_.messages.toast(basics_.texts.tr("The invitation was copied."));
        case WaitingRoomAction::CopyLink:
            copyText(playing_.farTable.link().value_or(""));
            return basics_.messages.toast(basics_.texts.tr("The link was copied."));
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

/// Whether somebody else sits there, who is no level.
bool WaitingRoomScreen::sitsElsewhere(const host::TableNews::Seat& seat) const {
    return (seat.who == host::Sitter::Person || seat.who == host::Sitter::Program) &&
           seat.member != playing_.farTable.table()->you;
}

void WaitingRoomScreen::choose(int seat, int choice) {
    const host::TableNews::Seat before = playing_.farTable.table()->seats[static_cast<std::size_t>(seat)];
    if (sitsElsewhere(before)) {
        if (choice > 0)
            playing_.farTable.say(host::Give{seat, levels()[static_cast<std::size_t>(choice - 1)]});
        return;
    }
    if (before.who == host::Sitter::Level && choice < kLevelsFrom)
        playing_.farTable.say(host::Give{seat, ""});
    if (choice == 0 && before.who == host::Sitter::Person) playing_.farTable.say(host::Stand{});
    if (choice == 1) playing_.farTable.say(host::Sit{seat});
    if (choice < kLevelsFrom) return;
    if (before.who == host::Sitter::Person) playing_.farTable.say(host::Stand{});
    playing_.farTable.say(host::Give{seat, levels()[static_cast<std::size_t>(choice - kLevelsFrom)]});
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
