#pragma once

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "app/screens/table/PlayPart.h"
#include "game/Viewer.h"
#include "match/Subscription.h"
#include "ui/screens/play/PlayMoves.h"

namespace app {

class AnalysisPart;
class ExplorerPart;
class PlayCommands;
class Replay;
class ReviewPart;
class TableSession;
class ThoughtsPart;

/// The panel of moves: the list, and below it what others make: notes, engines' thoughts, the explorer, the
/// report.
class MovesPanel final : public PlayPart {
  public:
    MovesPanel(const ScreenBasics& basics, const Playing& playing, const PlayCommands& actions,
               ReviewPart& review, ThoughtsPart& thoughts, const AnalysisPart& analysis,
               ExplorerPart& explorer, const Replay& replay)
        : PlayPart(basics, playing),
          actions_(actions),
          review_(review),
          thoughts_(thoughts),
          analysis_(analysis),
          explorer_(explorer),
          replay_(replay) {}

    void readNews(const TableSession& game) override;
    void refresh(const ui::kit::Context& ui, float seconds) override;
    void claim(ui::screens::PlayNeeds& needs) const override;
    void draw(ui::kit::Context& ui, const ui::screens::PlayLayout& layout) override;
    void execute() override;
    [[nodiscard]] bool fades() const override { return true; }
    [[nodiscard]] bool used() const override { return menu_; }
    [[nodiscard]] bool asks() const override { return menu_; }
    [[nodiscard]] bool closesOnClick() const override { return menu_; }
    /// Closes the menu.
    bool escape() override { return std::exchange(menu_, false); }
    [[nodiscard]] std::string text() const override { return list_.ending; }

  private:
    /// Which parts stand below the list, of which table. Their heights also change from turn to turn; the
    /// room that is kept for them does not, or panels would change sides under the pointer.
    struct Below {
        int session = -1;
        float scale = 0;
        bool notes = false;
        bool analysis = false;
        bool explorer = false;
        bool report = false;
        friend bool operator==(const Below&, const Below&) = default;
    };
    void makeList();
    [[nodiscard]] ui::screens::MovesView view() const;
    void execute(const ui::screens::MovesCommand& command);

    const PlayCommands& actions_;
    ReviewPart& review_;
    ThoughtsPart& thoughts_;
    const AnalysisPart& analysis_;
    ExplorerPart& explorer_;
    const Replay& replay_;
    ui::screens::MoveListView list_;
    ui::screens::MoveLines lines_;  ///< the layout of `list_`
    std::vector<ui::screens::MovesCommand> pressed_;
    ui::screens::MovesHeights heights_;  ///< in units, as of the last refresh()
    Below below_;                        ///< what `heights_.least` was measured for
    bool menu_ = false;                  ///< the menu of all other actions is open
    // The list was made for …
    match::Subscription seen_;
    bool stale_ = true;                      ///< it must be made anew, once nothing is revealed any more
    bool news_ = false;                      ///< something has happened since, or …
    std::size_t version_ = ~std::size_t{0};  ///< … this version of the tree
    game::Viewer viewer_ = game::Viewer::record();
    std::string language_;
    std::vector<std::string> names_;  ///< of the players
};

}  // namespace app
