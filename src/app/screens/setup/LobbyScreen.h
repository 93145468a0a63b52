#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/far/ServerMemory.h"
#include "app/shell/ShellParts.h"
#include "app/window/Screen.h"
#include "game/Options.h"
#include "lobby/List.h"
#include "ui/screens/setup/Lobby.h"

namespace lobby {
class Lobby;
}
namespace scene {
class TableModel;
}

namespace app {

struct CatalogEntry;

/// A game's public server: the way in, who offers to play, what is being played, what is said.
class LobbyScreen final : public Screen {
  public:
    LobbyScreen(const ScreenBasics& basics, const Playing& playing);
    [[nodiscard]] const char* name() const override { return "lobby"; }
    void draw(ui::kit::Context& ui, float seconds) override;
    bool escape() override;
    [[nodiscard]] std::string text() const override;
    [[nodiscard]] std::string rows() const override;
    [[nodiscard]] ui::kit::Rect tableArea(ui::kit::Rect display) const override;
    [[nodiscard]] bool ticking() const override { return true; }  // what others do

  private:
    using Part = ui::screens::LobbyModel::Part;

    // ---- what is shown (LobbyScreenModel.cpp)
    [[nodiscard]] ui::screens::LobbyModel model(const ui::kit::Context& ui) const;
    [[nodiscard]] std::string stateOf(const ui::kit::Context& ui) const;
    void showWayIn(const ui::kit::Context& ui, ui::screens::LobbyModel& model) const;
    void showList(const ui::kit::Context& ui, const lobby::List& list, ui::screens::LobbyModel& model) const;
    void renewPictures(const ui::kit::Context& ui);
    void showWatched(const ui::kit::Context& ui, ui::screens::LobbyModel& model) const;
    void showSeek(const ui::kit::Context& ui, ui::screens::LobbyModel& model) const;
    void showTalk(const ui::kit::Context& ui, ui::screens::LobbyModel& model) const;
    void showMain(const ui::kit::Context& ui, ui::screens::LobbyModel& model) const;

    [[nodiscard]] lobby::Lobby* there() const;
    [[nodiscard]] const CatalogEntry& game() const;
    void execute(const ui::screens::LobbyCommand& command);
    void act(ui::screens::LobbyAction action);
    void set(const ui::screens::SetOption& change);
    void setFilter(const std::string& column, int choice);
    void press(int number);
    void pressMain();
    void come();
    void say();

    const ScreenBasics& basics_;
    const Playing& playing_;
    std::string address_;
    std::string account_;
    std::string password_;
    Part part_ = Part::Seeks;
    /// How a list is sorted, and which value of a column alone is shown.
    struct View {
        std::string sort = {};  ///< key of a column; empty: the first one
        bool ascending = true;
        std::vector<std::pair<std::string, std::string>> only = {};  ///< column and what it shows
    };
    View views_[2];  ///< of seeks and of games
    game::OptionValues seek_;
    /// A game that is watched, small, as it was drawn last.
    struct Small {
        std::shared_ptr<const scene::TableModel> table;
        std::size_t events = 0;  ///< of the match then
        ui::screens::SmallPicture picture = {};
    };
    std::map<int, Small> small_;
    std::string typed_;
    std::string sayTo_;
    bool serverTalks_ = true;        ///< what the server says is shown, too
    std::string ignored_;            ///< names of players, as they were typed
    ui::screens::LobbyModel shown_;  ///< in the last frame
    float scale_ = 1;                ///< pixels in one unit, in the last frame
};

}  // namespace app
