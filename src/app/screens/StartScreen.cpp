#include "app/screens/StartScreen.h"

#include <chrono>
#include <ctime>

#include "app/Shell.h"
#include "app/screens/FileScreen.h"
#include "app/screens/NewGameScreen.h"
#include "app/screens/SettingsScreen.h"
#include "base/Printable.h"
#include "ui/screens/Start.h"

namespace app {

namespace {

constexpr std::size_t kLongestName = 40;  // bytes

/// Who plays; how far they are, and when that was.
ui::screens::UnfinishedGame shown(const KeptGame& kept, const ui::kit::Context& ui) {
    ui::screens::UnfinishedGame game;
    for (const std::string& player : kept.players)
        game.name += (game.name.empty() ? "" : " \u2013 ") + base::shortened(player, kLongestName);
    const auto age = std::chrono::duration_cast<std::chrono::seconds>(
        std::filesystem::file_time_type::clock::now() - kept.changed);
    const std::time_t when = std::time(nullptr) - static_cast<std::time_t>(age.count());
    char date[32];
    std::strftime(date, sizeof date, "%Y-%m-%d %H:%M", std::localtime(&when));
    game.detail = ui.texts.trn("{count} turn, {date}", "{count} turns, {date}", kept.turns,
                               {{"count", std::to_string(kept.turns)}, {"date", date}});
    return game;
}

}  // namespace

ui::kit::Rect StartScreen::tableArea(ui::kit::Rect display) const {
    const float left = display.width * 0.30F;
    return {left, 0, display.width - left, display.height};
}

void StartScreen::draw(ui::kit::Context& ui, float) {
    ui::screens::StartModel model{.tagline = ui.tr("A table for Tak"),
                                  .canContinue = shell_.session() != nullptr,
                                  .recent = shell_.recentFiles(),
                                  .version = DOLMEN_VERSION};
    const std::vector<KeptGame> unfinished = shell_.unfinishedGames();
    for (const KeptGame& kept : unfinished) model.unfinished.push_back(shown(kept, ui));
    for (const ui::screens::StartCommand& command : ui::screens::drawStart(ui, model)) {
        if (const auto* recent = std::get_if<ui::screens::OpenRecent>(&command)) {
            shell_.openFile(recent->path);
            continue;
        }
        if (const auto* goOn = std::get_if<ui::screens::GoOn>(&command)) {
            shell_.resume(unfinished[goOn->game]);
            continue;
        }
        switch (std::get<ui::screens::StartAction>(command)) {
            case ui::screens::StartAction::NewGame:
                shell_.push(std::make_unique<NewGameScreen>(shell_));
                break;
            case ui::screens::StartAction::Continue:
                shell_.showTable();
                break;
            case ui::screens::StartAction::OpenFile:
                shell_.push(FileScreen::toOpen(shell_));
                break;
            case ui::screens::StartAction::Settings:
                shell_.push(std::make_unique<SettingsScreen>(shell_));
                break;
            case ui::screens::StartAction::Quit:
                shell_.quit();
                break;
        }
    }
}

}  // namespace app
