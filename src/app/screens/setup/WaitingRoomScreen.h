#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/shell/ShellParts.h"
#include "app/window/Screen.h"
#include "game/Kind.h"
#include "host/Messages.h"
#include "ui/screens/setup/WaitingRoom.h"

namespace app {

struct CatalogEntry;

/// The table of players far away, before, during and after its matches: who is there and who sits where.
class WaitingRoomScreen final : public Screen {
  public:
    WaitingRoomScreen(const ScreenBasics& basics, const Playing& playing)
        : basics_(basics), playing_(playing) {}
    [[nodiscard]] const char* name() const override { return "waiting room"; }
    void draw(ui::kit::Context& ui, float seconds) override;
    bool escape() override;
    [[nodiscard]] std::string text() const override { return state_; }
    [[nodiscard]] ui::kit::Rect tableArea(ui::kit::Rect display) const override;
    [[nodiscard]] bool ticking() const override { return true; }  // since when somebody is away

  private:
    [[nodiscard]] ui::screens::WaitingRoomModel model(const ui::kit::Context& ui) const;
    [[nodiscard]] std::string stateOf(const ui::kit::Context& ui) const;
    void showSeats(const ui::kit::Context& ui, ui::screens::WaitingRoomModel& model) const;
    void showName(const ui::kit::Context& ui, ui::screens::WaitingRoomModel& model) const;
    void showOthersSeat(const game::Kind& kind, const host::TableNews::Seat& seat, const ui::kit::Context& ui,
                        ui::screens::Option& option) const;
    void showOpenSeat(const game::Kind& kind, const host::TableNews::Seat& seat, const ui::kit::Context& ui,
                      ui::screens::Option& option) const;
    [[nodiscard]] bool canReplace(const host::TableNews::Member* member) const;
    [[nodiscard]] bool sitsElsewhere(const host::TableNews::Seat& seat) const;
    void showMain(const ui::kit::Context& ui, ui::screens::WaitingRoomModel& model) const;
    [[nodiscard]] const CatalogEntry* entry() const;
    /// The opponents of the host that this program knows, too, the weakest first.
    [[nodiscard]] std::vector<std::string> levels() const;
    [[nodiscard]] bool owns() const;
    void execute(const ui::screens::WaitingRoomCommand& command);
    void choose(int seat, int choice);
    void pressMain();
    void leave();

    const ScreenBasics& basics_;
    const Playing& playing_;
    void encodeLink();
    /// Tells the new name that was typed, once he has stopped typing.
    void sendName(float seconds);

    std::string encoded_;  ///< the link that linkCode_ shows
    std::optional<ui::kit::QrCode> linkCode_ = {};
    std::optional<std::string> newName_ = {};
    float nameWait_ = 0;  ///< seconds until it is told
    std::string typed_;
    std::string state_;  ///< as it was shown last
    float scale_ = 1;    ///< pixels in one unit, in the last frame
};

}  // namespace app
