#include "app/screens/StartScreen.h"

#include <algorithm>
#include <chrono>
#include <ctime>
#include <utility>

#include "app/catalog/Games.h"
#include "app/catalog/PlayerNames.h"
#include "app/contests/Contests.h"
#include "app/far/FarTable.h"
#include "app/learning/GameToLearn.h"
#include "app/play/CurrentGame.h"
#include "app/play/GameOpener.h"
#include "app/play/QuickGame.h"
#include "app/screens/MenuKeys.h"
#include "app/screens/setup/ChoiceOfGames.h"
#include "app/settings/Preferences.h"
#include "app/shell/ProgramActions.h"
#include "app/sound/Narrator.h"
#include "app/window/ScreenStack.h"
#include "base/Platform.h"
#include "ui/screens/Start.h"
#include "unicode/Letters.h"

namespace app {

namespace {

constexpr std::size_t kLongestName = 40;   // letters
constexpr double kLargePrintScale = 1.25;  // of texts

/// The players, the progress and the time of the last turn. `named`: include the game's name.
ui::screens::UnfinishedGame shown(const KeptGame& kept, bool named, const ui::kit::Context& ui) {
    ui::screens::UnfinishedGame game;
    for (const std::string& player : kept.players)
        game.name += (game.name.empty() ? "" : " \u2013 ") +
                     unicode::shortened(shownName(*kept.game->kind, player, ui.texts), kLongestName);
    const std::time_t when = std::chrono::system_clock::to_time_t(kept.changed);
    char date[32];
    std::strftime(date, sizeof date, "%Y-%m-%d %H:%M", std::localtime(&when));
    game.detail = ui.texts.trn("{count} turn, {date}", "{count} turns, {date}", kept.turns,
                               {{"count", std::to_string(kept.turns)}, {"date", date}});
    if (named) game.detail = ui.tr(kept.game->kind->name().c_str()) + std::string(": ") + game.detail;
    return game;
}

/// Whether players are at it, and not at looking back.
bool isUnderWay(const match::Followed& match) { return match.live() && !match.finalOutcome().over; }

}  // namespace

ui::kit::Rect StartScreen::tableArea(ui::kit::Rect display) const {
    constexpr float kBeside = 0.3F;  // of the display, which the entries take
    constexpr float kBelow = 0.6F;
    if (display.width > display.height) return display.rightOf(display.width * kBeside);
    return {0, display.height * kBelow, display.width, display.height * (1 - kBelow)};
}

void StartScreen::handle(const SDL_Event& event) {
    handleMenuKey(event, basics_.preferences.bindings(), basics_.actions);
}

void StartScreen::draw(ui::kit::Context& ui, float) {
    const CatalogEntry& chosen = playing_.tables.shown().entry();
    const TableSession* const session = playing_.currentGame.session();
    const bool goesOn = session && isUnderWay(session->match());
    ui::screens::StartModel model{
        .tagline = ui.tr("A table for {games}", {{"games", basics_.games.names(ui.texts)}}),
        .canPlayTogether = true,
        .canQuit = base::endsItself(),
        .canContinue = goesOn,
        .other = goesOn && &session->entry() != &chosen ? ui.tr(session->entry().kind->name().c_str()) : "",
        .canLookBack = session && !goesOn,
        .canLearn = !learning_.games.with({Matter::Lessons}).empty(),
        .explains = !chosen.howToPlay.empty(),
        .contest = playing_.contests.underWay() ? playing_.contests.progress() : std::string(),
        .recent = collection_.opener.recent(),
        .version = ui.tr("Version {version}", {{"version", DOLMEN_VERSION}})};
    std::vector<const CatalogEntry*> kinds;
    for (const CatalogEntry& entry : basics_.games.entries()) kinds.push_back(&entry);
    model.game = choiceOf(kinds, chosen, ui);
    if (const game::Opponent* opponent = playing_.quickGame.opponent())
        model.opponent = ui.texts.tr(opponent->label);
    const std::vector<KeptGame> unfinished = playing_.currentGame.keeper().unfinished().all();
    for (const KeptGame& kept : unfinished) {
        model.unfinished.push_back(shown(kept, basics_.games.several(), ui));
        if (kept.game != &chosen) model.unfinished.back().other = ui.tr(kept.game->kind->name().c_str());
    }
    if (!session && unfinished.empty() && model.recent.empty()) model.senses = senses(ui);
    for (const ui::screens::StartCommand& command : ui::screens::drawStart(ui, model)) {
        if (const auto* sense = std::get_if<ui::screens::Sense>(&command)) {
            turn(*sense);
            continue;
        }
        if (const auto* kind = std::get_if<ui::screens::ChooseKind>(&command)) {
            playing_.quickGame.choose(*kinds[static_cast<std::size_t>(kind->game)]);
            continue;
        }
        // The player goes on to something else.
        stopAsking();
        if (const auto* recent = std::get_if<ui::screens::OpenRecent>(&command)) {
            collection_.opener.open(recent->path);
            continue;
        }
        if (const auto* goOn = std::get_if<ui::screens::GoOn>(&command)) {
            playing_.currentGame.resume(unfinished[goOn->game]);
            continue;
        }
        if (const auto* act = std::get_if<ui::screens::Act>(&command)) {
            (void)basics_.actions.carryOut(act->action);
            continue;
        }
        act(std::get<ui::screens::StartAction>(command));
    }
}

std::optional<ui::screens::SensesQuestion> StartScreen::senses(const ui::kit::Context& ui) const {
    const Settings& settings = basics_.preferences.settings();
    if (settings.askedSenses) return {};
    std::string silent =
        settings.speech ? whyNothingIsSpoken(ui.texts, basics_.narrator.found()) : std::string();
    return ui::screens::SensesQuestion{
        .largePrint = settings.largePrint,
        .speech = settings.speech,
        .note = silent.empty() ? ui.tr("You find this in the settings, too.") : std::move(silent)};
}

void StartScreen::turn(ui::screens::Sense sense) {
    Settings changed = basics_.preferences.settings();
    if (sense == ui::screens::Sense::Speech) changed.speech = !changed.speech;
    if (sense == ui::screens::Sense::LargePrint) {
        changed.largePrint = !changed.largePrint;
        if (changed.largePrint)
            changed.interfaceScale = std::max(changed.interfaceScale, kLargePrintScale);
        else if (changed.interfaceScale == kLargePrintScale)
            changed.interfaceScale = Settings().interfaceScale;
    }
    basics_.preferences.apply(changed);
}

void StartScreen::stopAsking() {
    Settings changed = basics_.preferences.settings();
    changed.askedSenses = true;
    basics_.preferences.apply(changed);
}

void StartScreen::act(ui::screens::StartAction action) {
    using enum ui::screens::StartAction;
    if (action == Play) playing_.quickGame.begin();
    if (action == Learn) basics_.screens.open(ScreenId::Learn);
    if (action == Together)
        basics_.screens.open(playing_.farTable.guest() ? ScreenId::WaitingRoom : ScreenId::Together);
    if (action == Continue || action == LookBack) playing_.currentGame.showTable();
    if (action == Contest)
        basics_.screens.open(playing_.contests.runner() ? ScreenId::Contest : ScreenId::NewContest);
    if (action == Settings) basics_.screens.open(ScreenId::Settings);
    if (action == Quit) basics_.screens.quit();
}

}  // namespace app
