#pragma once

#include <initializer_list>
#include <string>

#include "app/shell/ShellParts.h"
#include "scene/Marks.h"
#include "ui/kit/Context.h"
#include "ui/screens/play/PlayLayout.h"

namespace app {

class TableSession;

/// A part of the screen of the game under way: follows the game, shows something of it, and does what the
/// player asks for there. PlayScreen has them in a list, and calls each function for all of them before the
/// next one: so every part has refreshed its model before the first one draws, and nothing changes while they
/// draw. No part is called without a game on the table.
class PlayPart {
  public:
    PlayPart(const ScreenBasics& basics, const Playing& playing) : basics_(basics), playing_(playing) {}
    virtual ~PlayPart() = default;
    PlayPart(const PlayPart&) = delete;
    PlayPart& operator=(const PlayPart&) = delete;

    // ---- time
    /// Called once a frame for the game under way, drawn or not: reads what has happened in it.
    virtual void readNews(const TableSession& /*game*/) {}
    /// Called once a simulation step, with its length in seconds. True if it must be drawn again.
    virtual bool update(float /*seconds*/) { return false; }
    /// Called once a frame, with the real time since the last one. True if it must be drawn again.
    virtual bool pass(float /*seconds*/) { return false; }
    /// Called a few times a second while somebody thinks or something is expected.
    virtual void tick() {}
    /// Adds its marks to those of the parts before it.
    virtual void mark(scene::Marks& /*marks*/) const {}
    /// As in Screen.
    [[nodiscard]] virtual bool expecting() const { return false; }
    [[nodiscard]] virtual bool ticking() const { return false; }

    // ---- a frame
    /// Makes its model from the game. `seconds` since the last frame.
    virtual void refresh(const ui::kit::Context& /*ui*/, float /*seconds*/) {}
    /// Asks for the room that its panel needs.
    virtual void claim(ui::screens::PlayNeeds& /*needs*/) const {}
    /// Draws its panel, and remembers what the player does there.
    virtual void draw(ui::kit::Context& /*ui*/, const ui::screens::PlayLayout& /*layout*/) {}
    /// Does what the player has asked for.
    virtual void execute() {}

    // ---- what the player does
    /// Whether it is used now, so that no panel may fade.
    [[nodiscard]] virtual bool used() const { return false; }
    /// Whether it lies over the table with something to read or to answer, so that keys move through it.
    [[nodiscard]] virtual bool asks() const { return false; }
    /// Whether a click beside it closes it, and so must not reach the table.
    [[nodiscard]] virtual bool closesOnClick() const { return false; }
    /// Takes typed characters that no field has taken.
    virtual void typed(const char* /*text*/) {}
    /// As in Screen.
    [[nodiscard]] virtual bool awaitsTextFocus() const { return false; }
    [[nodiscard]] virtual bool typesNotation() const { return false; }

    /// Whether it fades while nobody uses the panels.
    [[nodiscard]] virtual bool fades() const { return false; }
    /// The texts that it shows, one on each line; for scripts.
    [[nodiscard]] virtual std::string text() const { return {}; }
    /// Handles Escape; false if there is nothing to leave.
    virtual bool escape() { return false; }

  protected:
    /// The table on the screen.
    [[nodiscard]] TableSession& table() const;

    const ScreenBasics& basics_;
    const Playing& playing_;
};

/// The texts that are not empty, one on each line.
[[nodiscard]] std::string linesOf(std::initializer_list<std::string> texts);

}  // namespace app
