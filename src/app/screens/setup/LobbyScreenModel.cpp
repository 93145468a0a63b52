// What a LobbyScreen shows.

#include <algorithm>
#include <set>
#include <utility>

#include "app/catalog/Games.h"
#include "app/far/PublicServer.h"
#include "app/screens/setup/KindOptions.h"
#include "app/screens/setup/LobbyKeys.h"
#include "app/screens/setup/LobbyScreen.h"
#include "app/settings/Preferences.h"
#include "app/table/SmallTable.h"

namespace app {
namespace {

std::string cellText(const lobby::Cell& cell, const ui::kit::Context& ui) {
    return cell.word ? ui.tr(*cell.word) : cell.text;
}

/// What stands in a column, each once, in its order.
std::vector<std::string> valuesIn(const lobby::List& list, std::size_t column, const ui::kit::Context& ui) {
    std::set<std::pair<double, std::string>> values;
    for (const lobby::Row& row : list.rows)
        values.emplace(row.cells[column].order, cellText(row.cells[column], ui));
    std::vector<std::string> texts;
    for (const auto& [order, text] : values) texts.push_back(text);
    return texts;
}

bool comesBefore(const lobby::Row& a, const lobby::Row& b, std::size_t column) {
    const lobby::Cell& one = a.cells[column];
    const lobby::Cell& other = b.cells[column];
    return std::pair(one.order, one.text) < std::pair(other.order, other.text);
}

}  // namespace

std::vector<std::string> namesIn(std::string_view text) {
    std::vector<std::string> names(1);
    for (const char c : text) {
        if (c != ' ' && c != ',')
            names.back() += c;
        else if (!names.back().empty())
            names.emplace_back();
    }
    if (names.back().empty()) names.pop_back();
    return names;
}

std::string namesText(const std::vector<std::string>& names) {
    std::string text;
    for (const std::string& name : names) text += (text.empty() ? "" : " ") + name;
    return text;
}

std::string LobbyScreen::stateOf(const ui::kit::Context& ui) const {
    const lobby::Lobby* const lobby = playing_.publicServer.lobby();
    if (!lobby) return ui.tr("Nothing is sent before you go there.");
    if (const auto trouble = lobby->trouble()) return ui.texts.tr(*trouble);
    return ui.trn("You are {name}. {count} player is here.", "You are {name}. {count} players are here.",
                  lobby->playersOnline(),
                  {{"name", lobby->name()}, {"count", std::to_string(lobby->playersOnline())}});
}

ui::screens::LobbyModel LobbyScreen::model(const ui::kit::Context& ui) const {
    ui::screens::LobbyModel model{.title = game().server->about.name, .state = stateOf(ui)};
    const lobby::Lobby* const lobby = there();
    if (lobby) model.title = playing_.publicServer.host();
    model.there = lobby && lobby->here();
    model.coming = lobby && !lobby->here();
    if (!model.there) {
        showWayIn(ui, model);
        return model;
    }
    const auto counted = [](const std::string& name, std::size_t count) {
        return name + " (" + std::to_string(count) + ")";
    };
    model.part = part_;
    model.parts = {counted(ui.trc("to play", "Offers"), lobby->seeks().rows.size()),
                   counted(ui.trc("of a server", "Games"), lobby->games().rows.size()),
                   counted(ui.trc("games", "Watched"), lobby->watched().size()),
                   ui.trc("to play", "New offer"), ui.trc("of players", "Talk")};
    if (part_ == Part::Seeks) showList(ui, lobby->seeks(), model);
    if (part_ == Part::Games) showList(ui, lobby->games(), model);
    if (part_ == Part::Watched) showWatched(ui, model);
    if (part_ == Part::Seek) showSeek(ui, model);
    if (part_ == Part::Talk) showTalk(ui, model);
    showMain(ui, model);
    return model;
}

void LobbyScreen::showWayIn(const ui::kit::Context& ui, ui::screens::LobbyModel& model) const {
    using ui::screens::OptionKind;
    model.about = ui.tr(
        "People from all over the world play {game} on this server. It belongs to others, and "
        "their rules apply there: above all, no engine may help you while you play.",
        {{"game", ui.tr(game().kind->name().c_str())}});
    model.login.push_back({.key = kAccountKey,
                           .label = ui.tr("Account"),
                           .kind = OptionKind::Text,
                           .value = account_,
                           .help = ui.tr("Without one you are a guest, whose games do not count.")});
    if (!account_.empty())
        model.login.push_back({.key = kPasswordKey,
                               .label = ui.tr("Password"),
                               .kind = OptionKind::Text,
                               .value = password_,
                               .help = ui.tr("It is sent to the server and kept nowhere."),
                               .secret = true});
    model.login.push_back(
        {.key = kAddressKey, .label = ui.tr("Address"), .kind = OptionKind::Text, .value = address_});
    if (const auto address = lobby::Address::parse(address_); !address)
        model.loginProblem = ui.texts.describe(address.error());
}

void LobbyScreen::showList(const ui::kit::Context& ui, const lobby::List& list,
                           ui::screens::LobbyModel& model) const {
    const bool games = part_ == Part::Games;
    const View& view = views_[games];
    model.list.ascending = view.ascending;
    model.list.empty = games ? ui.tr("Nobody plays at present.")
                             : ui.tr("Nobody offers to play at present. Others see your own offer at once.");
    std::vector<const lobby::Row*> rows;
    for (const lobby::Row& row : list.rows) rows.push_back(&row);
    for (std::size_t i = 0; i < list.columns.size(); ++i) {
        const lobby::Column& column = list.columns[i];
        model.list.columns.push_back({ui.tr(column.name), column.width, column.dispensable});
        if (column.key == view.sort) model.list.sort = i;
        if (!column.filters) continue;
        const auto only = std::ranges::find(view.only, column.key, [](const auto& f) { return f.first; });
        ui::screens::Option filter{.key = column.key,
                                   .label = ui.tr(column.name),
                                   .kind = ui::screens::OptionKind::Choice,
                                   .value = 0};
        filter.choices.push_back(filter.label);  // all of them
        for (std::string& value : valuesIn(list, i, ui)) filter.choices.push_back(std::move(value));
        if (only != view.only.end()) {
            auto chosen = std::ranges::find(filter.choices, only->second);
            if (chosen == filter.choices.end()) chosen = filter.choices.insert(chosen, only->second);
            filter.value = static_cast<int>(chosen - filter.choices.begin());
            std::erase_if(rows,
                          [&](const lobby::Row* row) { return cellText(row->cells[i], ui) != only->second; });
        }
        model.filters.push_back(std::move(filter));
    }
    std::stable_sort(rows.begin(), rows.end(), [&](const lobby::Row* a, const lobby::Row* b) {
        // The own offer and what is meant for the player come first.
        const auto first = [](const lobby::Row* row) { return row->own || row->forPlayer; };
        if (first(a) != first(b)) return first(a);
        return view.ascending ? comesBefore(*a, *b, model.list.sort) : comesBefore(*b, *a, model.list.sort);
    });
    for (const lobby::Row* const row : rows) {
        ui::screens::LobbyList::Row shown{
            .number = row->number, .own = row->own, .forPlayer = row->forPlayer};
        for (const lobby::Cell& cell : row->cells) shown.cells.push_back(cellText(cell, ui));
        shown.tip = games      ? ui.tr("Watch this game")
                    : row->own ? ui.tr("Withdraw your offer")
                               : ui.tr("Play this game");
        model.list.rows.push_back(std::move(shown));
    }
}

void LobbyScreen::renewPictures(const ui::kit::Context& ui) {
    const lobby::Lobby* const lobby = there();
    if (!lobby || part_ != Part::Watched) return;
    const CatalogEntry& entry = game();
    for (const int number : lobby->watched()) {
        const match::Match* const match = lobby->watchedMatch(number);
        Small& small = small_[number];
        if (!match || (small.table && small.events == match->eventCount())) continue;
        const auto view = match->view(game::Viewer::onlooker());
        if (!small.table)
            small.table =
                entry.makeTable(*view, basics_.preferences.theme(), basics_.preferences.tableWishes());
        small.events = match->eventCount();
        small.picture = smallPicture(*small.table, *view, *entry.presentation, ui.palette);
    }
}

void LobbyScreen::showWatched(const ui::kit::Context& ui, ui::screens::LobbyModel& model) const {
    const lobby::Lobby& lobby = *there();
    for (const int number : lobby.watched()) {
        const match::Match* const match = lobby.watchedMatch(number);
        if (!match) continue;
        ui::screens::LobbyModel::Watched shown{.number = number, .shown = lobby.shownGame() == number};
        if (const auto small = small_.find(number); small != small_.end())
            shown.picture = small->second.picture;
        for (std::size_t seat = 0; seat < std::min(match->players().size(), shown.names.size()); ++seat) {
            shown.names[seat] = match->players()[seat];
            const auto left = match->clock() ? match->clock()->left(game::playerAt(seat)) : std::nullopt;
            if (left) shown.clocks[seat] = match::formatTime(*left);
        }
        const game::Outcome outcome = match->outcome();
        const match::Node& last = match->tree().node(match->current());
        shown.state = outcome.over        ? outcome.result
                      : match->ply() == 0 ? ui.tr("The start")
                                          : std::to_string(last.round) + ". " + last.notation;
        model.watched.push_back(std::move(shown));
    }
}

void LobbyScreen::showSeek(const ui::kit::Context& ui, ui::screens::LobbyModel& model) const {
    const lobby::Lobby& lobby = *there();
    showSpecs(lobby.seekOptions(seek_), ui, model.seek);
    const auto opponent = seek_.find(lobby::kOpponentKey);
    model.seek.push_back({.key = lobby::kOpponentKey,
                          .label = ui.tr("Only for"),
                          .kind = ui::screens::OptionKind::Text,
                          .value = opponent == seek_.end() ? std::string() : opponent->second,
                          .help = ui.tr("The name of a player; empty: for everybody."),
                          .choices = lobby.players()});
    for (const game::OptionValues& before : playing_.publicServer.remembered(game()).seeks)
        model.before.push_back(lobby.seekText(before));
}

void LobbyScreen::showTalk(const ui::kit::Context& ui, ui::screens::LobbyModel& model) const {
    using ui::screens::OptionKind;
    const lobby::Lobby& lobby = *there();
    model.talk.push_back({.key = kSayToKey,
                          .label = ui.tr("Only to"),
                          .kind = OptionKind::Text,
                          .value = sayTo_,
                          .choices = lobby.players()});
    model.talk.push_back(
        {.key = kIgnoredKey, .label = ui.tr("Ignored players"), .kind = OptionKind::Text, .value = ignored_});
    model.talk.push_back({.key = kQuietKey,
                          .label = ui.tr("Show nothing in passing"),
                          .value = playing_.publicServer.remembered(game()).quiet});
    model.talk.push_back(
        {.key = kServerTalksKey, .label = ui.tr("Show what the server says"), .value = serverTalks_});
    for (const lobby::Said& said : lobby.said()) {
        if (said.name.empty() && !serverTalks_) continue;
        std::string name = said.name;
        if (!said.to.empty()) name += " → " + said.to;
        if (!said.room.empty()) name += " (" + said.room + ")";
        model.said.push_back({std::move(name), said.text, said.own});
    }
}

void LobbyScreen::showMain(const ui::kit::Context& ui, ui::screens::LobbyModel& model) const {
    if (there()->plays()) model.leaveProblem = ui.tr("Your game is not over.");
    if (there()->plays())
        model.main = ui.tr("Back to your game");
    else if (part_ == Part::Watched)
        model.main = there()->shownGame() != 0 ? ui.tr("To the table") : std::string();
    else
        model.main = part_ == Part::Seek ? ui.tr("Offer this game") : ui.trc("to play", "New offer");
}

}  // namespace app
