#pragma once

#include <memory>
#include <optional>
#include <string>

#include "app/input/Actions.h"
#include "app/play/PositionDesk.h"
#include "app/screens/setup/UnfinishedPosition.h"
#include "app/screens/table/PlayPad.h"
#include "app/screens/table/PlayPointer.h"
#include "app/shell/ShellParts.h"
#include "app/window/Screen.h"
#include "game/PositionEditor.h"
#include "ui/screens/setup/Position.h"

namespace app {

/// Sets a position up by hand: the table, a panel with the kinds of piece and what else belongs to the
/// position, and a hint below. Keys enter pieces; Tab leads to the panel, escape back to the table. From here
/// the position is played, analysed or made a puzzle.
class PositionScreen final : public Screen {
  public:
    /// Begins with a copy of the position on the table; above the form of a new game with what that begins
    /// from. The game must have a position editor, which can copy what the table shows.
    PositionScreen(const ScreenBasics& basics, const Playing& playing, const Learning& learning);
    ~PositionScreen() override;
    [[nodiscard]] const char* name() const override { return "position"; }
    void draw(ui::kit::Context& ui, float seconds) override;
    void handle(const SDL_Event& event) override;
    bool gesture(const TouchGesture& gesture) override;
    void covered() override;
    [[nodiscard]] std::string text() const override { return text_; }
    bool escape() override;
    void update(float seconds) override;
    [[nodiscard]] ui::kit::Rect tableArea(ui::kit::Rect display) const override;
    [[nodiscard]] std::optional<scene::OrbitCamera::Viewpoint> viewpoint() const override {
        return scene::OrbitCamera::Viewpoint::Play;
    }
    [[nodiscard]] bool keyboardNavigation() const override { return inPanel_; }
    [[nodiscard]] bool animating() const override { return refusalLeft_ > 0; }
    [[nodiscard]] bool working() const override;

  private:
    [[nodiscard]] TableSession& table() const { return desk_.table(); }
    [[nodiscard]] ui::screens::PositionModel model(const ui::kit::Context& ui) const;
    [[nodiscard]] ui::screens::HintView hint(const ui::kit::Context& ui) const;
    /// Looks again at what has changed: what cannot be played, and a refusal.
    void look(float seconds);
    void execute(const ui::screens::PositionCommand& command);
    void act(ui::screens::PositionAction action);
    void carryOut(Action action, bool byTab);
    void carryOut(const ui::screens::DoWholeChange& command);
    void set(const ui::screens::SetOption& change);
    /// Shows a problem for a few seconds.
    void refuse(std::string why);
    void copy();
    [[nodiscard]] std::string whyNotSetUp(const std::string& text, const base::Error& fault) const;
    void paste();
    void play();
    void analyse();
    void makePuzzle();
    void leave();
    /// The position, if it can be played; else the player is told why not.
    [[nodiscard]] std::unique_ptr<game::State> finished();

    const ScreenBasics& basics_;
    const Playing& playing_;
    const Learning& learning_;
    PositionDesk desk_;
    UnfinishedPosition unfinished_;
    PlayPointer pointer_;
    PlayPad pad_;
    std::string text_;
    std::optional<base::Error> problem_;     ///< why the position cannot be played
    std::optional<std::uint64_t> lookedAt_;  ///< the view for which problem_ holds
    std::uint64_t table_ = 0;                ///< the match that was shown
    std::uint64_t refusals_ = 0;             ///< refusals of the entry that were shown
    std::optional<game::Place> heard_;       ///< the place under the cursor that was spoken last
    std::string refusal_;
    float refusalLeft_ = 0;  ///< seconds for which it is still shown
    bool inPanel_ = false;   ///< arrow keys move through the panel
    bool advanced_ = false;
};

}  // namespace app
