#include "app/screens/setup/LobbyScreen.h"

#include <algorithm>
#include <utility>

#include "app/catalog/Games.h"
#include "app/common/Desktop.h"
#include "app/common/Messages.h"
#include "app/far/PublicServer.h"
#include "app/play/CurrentGame.h"
#include "app/screens/setup/KindOptions.h"
#include "app/screens/setup/LobbyKeys.h"
#include "app/window/ScreenStack.h"
#include "ui/kit/SheetArea.h"

namespace app {

using ui::screens::LobbyAction;

LobbyScreen::LobbyScreen(const ScreenBasics& basics, const Playing& playing)
    : basics_(basics), playing_(playing) {
    const ServerMemory memory = playing_.publicServer.remembered(game());
    address_ = memory.address;
    account_ = memory.name;
    ignored_ = namesText(memory.ignored);
    if (const lobby::Lobby* const lobby = there()) {
        sayTo_ = lobby->opponent();
        if (!lobby->watched().empty()) part_ = Part::Watched;
    }
    if (!memory.seeks.empty()) seek_ = memory.seeks.front();
}

const CatalogEntry& LobbyScreen::game() const {
    if (const CatalogEntry* const there = playing_.publicServer.game()) return *there;
    const auto& games = basics_.games.entries();
    return *std::ranges::find_if(games, [](const CatalogEntry& entry) { return entry.server.has_value(); });
}

lobby::Lobby* LobbyScreen::there() const {
    lobby::Lobby* const lobby = playing_.publicServer.lobby();
    return lobby && !lobby->refused() ? lobby : nullptr;
}

void LobbyScreen::draw(ui::kit::Context& ui, float) {
    scale_ = ui.scale;
    renewPictures(ui);
    shown_ = model(ui);
    for (const auto& command : ui::screens::drawLobby(ui, shown_)) execute(command);
}

void LobbyScreen::execute(const ui::screens::LobbyCommand& command) {
    if (const auto* part = std::get_if<ui::screens::ShowLobbyPart>(&command)) {
        part_ = part->part;
    } else if (const auto* sort = std::get_if<ui::screens::SortLobby>(&command)) {
        View& view = views_[part_ == Part::Games];
        const auto& columns = part_ == Part::Games ? there()->games().columns : there()->seeks().columns;
        const std::string& key = columns[sort->column].key;
        view.ascending = shown_.list.sort != sort->column || !view.ascending;
        view.sort = key;
    } else if (const auto* row = std::get_if<ui::screens::PressLobbyRow>(&command)) {
        press(row->number);
    } else if (const auto* show = std::get_if<ui::screens::ShowWatched>(&command)) {
        playing_.publicServer.watchBeside(show->number);
    } else if (const auto* stop = std::get_if<ui::screens::StopWatching>(&command)) {
        there()->stopWatching(stop->number);
    } else if (const auto* before = std::get_if<ui::screens::SeekAsBefore>(&command)) {
        seek_ = playing_.publicServer.remembered(game()).seeks[before->which];
    } else if (const auto* typed = std::get_if<ui::screens::TypedInLobby>(&command)) {
        typed_ = typed->text;
    } else if (const auto* change = std::get_if<ui::screens::SetOption>(&command)) {
        set(*change);
    } else {
        act(std::get<LobbyAction>(command));
    }
}

void LobbyScreen::set(const ui::screens::SetOption& change) {
    const std::string* const text = std::get_if<std::string>(&change.value);
    if (change.key == kAddressKey) {
        address_ = *text;
    } else if (change.key == kAccountKey) {
        account_ = *text;
    } else if (change.key == kPasswordKey) {
        password_ = *text;
    } else if (change.key == kSayToKey) {
        sayTo_ = *text;
    } else if (change.key == kServerTalksKey) {
        serverTalks_ = std::get<bool>(change.value);
    } else if (change.key == kIgnoredKey) {
        ignored_ = *text;
        playing_.publicServer.ignore(namesIn(*text));
    } else if (change.key == kQuietKey) {
        playing_.publicServer.setQuiet(std::get<bool>(change.value));
    } else if (change.key == lobby::kOpponentKey) {
        seek_[change.key] = *text;
    } else if (part_ != Part::Seek) {
        setFilter(change.key, std::get<int>(change.value));
    } else if (const lobby::Lobby* const lobby = there()) {
        if (const auto value = specValue(lobby->seekOptions(seek_), change))
            seek_ = lobby->changedSeek(seek_, change.key, *value);
    }
}

void LobbyScreen::setFilter(const std::string& column, int choice) {
    auto& only = views_[part_ == Part::Games].only;
    std::erase_if(only, [&](const auto& filter) { return filter.first == column; });
    if (choice == 0) return;
    for (const ui::screens::Option& filter : shown_.filters)
        if (filter.key == column) only.emplace_back(column, filter.choices[static_cast<std::size_t>(choice)]);
}

void LobbyScreen::press(int number) {
    lobby::Lobby* const lobby = there();
    if (!lobby) return;
    if (part_ == Part::Games) return lobby->watch(number);
    const auto& seeks = lobby->seeks().rows;
    const auto row = std::ranges::find(seeks, number, &lobby::Row::number);
    if (row == seeks.end()) return;
    if (row->own)
        lobby->withdrawSeek();
    else
        lobby->accept(number);
}

void LobbyScreen::act(LobbyAction action) {
    switch (action) {
        case LobbyAction::Come:
            return come();
        case LobbyAction::ShowRules:
            if (const auto shown = showPage(game().server->about.rulesPage); !shown)
                basics_.messages.toast(basics_.texts.describe(shown.error()), ui::kit::Severity::Warning);
            return;
        case LobbyAction::Main:
            return pressMain();
        case LobbyAction::Say:
            return say();
        case LobbyAction::Leave:
            return playing_.publicServer.leave();
        case LobbyAction::Back:
            return basics_.screens.close();
    }
}

void LobbyScreen::come() {
    const auto came = playing_.publicServer.come(game(), address_, account_, password_);
    password_.clear();
    if (!came) basics_.messages.toast(basics_.texts.describe(came.error()), ui::kit::Severity::Warning);
}

void LobbyScreen::pressMain() {
    lobby::Lobby* const lobby = there();
    if (!lobby) return;
    if (lobby->plays() || part_ == Part::Watched) return playing_.currentGame.showTable();
    if (part_ != Part::Seek) return void(part_ = Part::Seek);
    if (const auto made = playing_.publicServer.seek(seek_); !made)
        return basics_.messages.toast(basics_.texts.describe(made.error()), ui::kit::Severity::Warning);
    part_ = Part::Seeks;
}

void LobbyScreen::say() {
    lobby::Lobby* const lobby = there();
    if (!lobby) return;
    if (const auto said = lobby->say(typed_, sayTo_); !said)
        return basics_.messages.toast(basics_.texts.describe(said.error()), ui::kit::Severity::Warning);
    typed_.clear();
}

bool LobbyScreen::escape() {
    basics_.screens.close();
    return true;
}

std::string LobbyScreen::text() const { return shown_.state; }

std::string LobbyScreen::rows() const {
    std::string all;
    for (const auto& row : shown_.list.rows) {
        for (const std::string& cell : row.cells) all += (&cell == &row.cells.front() ? "" : " | ") + cell;
        all += '\n';
    }
    for (const auto& said : shown_.said) all += said.name + ": " + said.text + '\n';
    return all;
}

ui::kit::Rect LobbyScreen::tableArea(ui::kit::Rect display) const {
    return ui::kit::besideSheet(display, scale_, ui::screens::kLobbyWidth);
}

}  // namespace app
