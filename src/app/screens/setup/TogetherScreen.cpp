#include "app/screens/setup/TogetherScreen.h"

#include "app/catalog/Games.h"
#include "app/catalog/PlayerNames.h"
#include "app/common/Desktop.h"
#include "app/common/Messages.h"
#include "app/far/FarTable.h"
#include "app/far/OwnHost.h"
#include "app/settings/Preferences.h"
#include "app/window/ScreenStack.h"
#include "ui/kit/SheetArea.h"
#include "unicode/Letters.h"

namespace app {

using ui::screens::TogetherAction;

std::string nameAmongOthers(const Preferences& preferences, const i18n::Catalogue& texts) {
    const auto& names = preferences.settings().playerNames;
    if (!names.empty() && !names.front().empty()) return names.front();
    return texts.tr("Player");
}

void rememberName(Preferences& preferences, const std::string& name) {
    Settings settings = preferences.settings();
    if (settings.playerNames.empty()) settings.playerNames.emplace_back();
    settings.playerNames.front() = name;
    preferences.apply(settings);
}

TogetherScreen::TogetherScreen(const ScreenBasics& basics, const Playing& playing)
    : basics_(basics),
      playing_(playing),
      places_(playing.farTable.places()),
      name_(nameAmongOthers(basics.preferences, basics.texts)) {
    if (const auto offered = playing.farTable.takeOffered()) invitation_ = offered->text();
}

ui::screens::TogetherModel TogetherScreen::model(const ui::kit::Context& ui) const {
    ui::screens::TogetherModel model{.hosts = canHost()};
    model.options.push_back(
        {.key = "name", .label = ui.tr("Your name"), .kind = ui::screens::OptionKind::Text, .value = name_});
    model.options.push_back({.key = "invitation",
                             .label = ui.tr("Invitation"),
                             .kind = ui::screens::OptionKind::Text,
                             .value = invitation_,
                             .help = ui.tr("What somebody who holds a table has sent you.")});
    for (const CatalogEntry& entry : basics_.games.entries())
        if (entry.server && reachesServers())
            model.servers.push_back(ui.tr("{game} at {server}", {{"game", ui.tr(entry.kind->name().c_str())},
                                                                 {"server", entry.server->about.name}}));
    const auto invitation = Invitation::parse(invitation_);
    if (!invitation)
        model.joinProblem = ui.texts.describe(invitation.error());
    else
        model.leadsToHost = invitation->code.empty();
    for (const NearbyTable& table : shown_)
        model.nearby.push_back(
            {.name = ui.tr(basics_.games.find(table.game)->kind->name().c_str()),
             .detail = ui.tr("with {name}, at {host}", {{"name", table.owner}, {"host", table.table.host}})});
    for (const Place& place : places_) {
        const CatalogEntry* const entry = basics_.games.find(place.game);
        if (!entry) continue;
        model.places.push_back({.name = ui.tr(entry->kind->name().c_str()),
                                .detail = place.own
                                              ? ui.tr("as {name}, at your own table {code}",
                                                      {{"name", place.name}, {"code", place.table.code}})
                                              : ui.tr("as {name}, at {host}",
                                                      {{"name", place.name}, {"host", place.table.host}})});
    }
    return model;
}

void TogetherScreen::draw(ui::kit::Context& ui, float) {
    scale_ = ui.scale;
    shown_ = nearby_.all();
    std::erase_if(shown_, [&](const NearbyTable& table) { return !basics_.games.find(table.game); });
    for (const auto& command : ui::screens::drawTogether(ui, model(ui))) execute(command, ui);
}

void TogetherScreen::execute(const ui::screens::TogetherCommand& command, const ui::kit::Context& ui) {
    if (const auto* change = std::get_if<ui::screens::SetOption>(&command)) {
        std::string& text = change->key == "name" ? name_ : invitation_;
        text = std::get<std::string>(change->value);
        return;
    }
    if (const auto* back = std::get_if<ui::screens::ComeBack>(&command)) {
        if (auto came = playing_.farTable.comeBack(places_[back->place]); !came)
            return basics_.messages.toast(ui.texts.describe(came.error()), ui::kit::Severity::Warning);
        return basics_.screens.open(ScreenId::WaitingRoom);
    }
    if (std::holds_alternative<ui::screens::GoToServer>(command))
        return basics_.screens.open(ScreenId::Lobby);
    if (const auto* near = std::get_if<ui::screens::JoinNearby>(&command))
        return join(shown_[near->table].table);
    switch (std::get<TogetherAction>(command)) {
        case TogetherAction::Host:
            rememberName(basics_.preferences, name_);
            return basics_.screens.open(ScreenId::HostTable);
        case TogetherAction::Join:
            if (const auto invitation = Invitation::parse(invitation_)) join(*invitation);
            return;
        case TogetherAction::Paste:
            invitation_ = copiedText();
            return;
        case TogetherAction::Back:
            return basics_.screens.close();
    }
}

void TogetherScreen::join(const Invitation& invitation) {
    rememberName(basics_.preferences, name_);
    if (invitation.code.empty()) {
        playing_.farTable.offer(invitation);
        return basics_.screens.open(ScreenId::HostTable);
    }
    playing_.farTable.join(invitation, name_);
    basics_.screens.open(ScreenId::WaitingRoom);
}

bool TogetherScreen::escape() {
    basics_.screens.close();
    return true;
}

ui::kit::Rect TogetherScreen::tableArea(ui::kit::Rect display) const {
    return ui::kit::besideSheet(display, scale_, ui::screens::kTogetherWidth);
}

}  // namespace app
