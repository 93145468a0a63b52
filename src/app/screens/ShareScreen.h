#pragma once

#include <string>
#include <vector>

#include "app/film/FilmOrder.h"
#include "app/shell/ShellParts.h"
#include "app/table/SharedGame.h"
#include "app/window/Screen.h"
#include "ui/screens/Share.h"

namespace app {

class TableSession;

/// Shares the game on the table: its position, the whole game, a link, a picture or a film.
class ShareScreen final : public Screen {
  public:
    ShareScreen(const ScreenBasics& basics, const Playing& playing, const Collection& collection);
    [[nodiscard]] const char* name() const override { return "share"; }
    void draw(ui::kit::Context& ui, float seconds) override;
    bool escape() override;
    [[nodiscard]] std::string text() const override { return note_; }
    [[nodiscard]] ui::kit::Rect tableArea(ui::kit::Rect display) const override;

  private:
    [[nodiscard]] TableSession& table() const;
    [[nodiscard]] ui::screens::ShareModel model(const ui::kit::Context& ui) const;
    [[nodiscard]] std::vector<ui::screens::Option> options(const ui::kit::Context& ui) const;
    void set(const ui::screens::SetOption& change);
    void act(ui::screens::ShareAction action);
    void copy(const std::string& text, std::string told);
    [[nodiscard]] SharedGame wholeGame();
    void copyGame();
    void copyLinkHere();
    void copyLink(std::size_t page);
    void makeFilm();

    const ScreenBasics& basics_;
    const Playing& playing_;
    const Collection& collection_;
    FilmOrder order_;
    int turns_;  ///< number of turns in the shown line
    bool hasFfmpeg_;
    std::string note_;  ///< state of the film as it was last drawn
};

}  // namespace app
