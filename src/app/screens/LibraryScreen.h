#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/library/GameList.h"
#include "app/library/GameStandings.h"
#include "app/play/GamePreview.h"
#include "app/screens/LibraryFilter.h"
#include "app/shell/ShellParts.h"
#include "app/window/Screen.h"
#include "ui/screens/library/LibraryView.h"

namespace app {

/// All archived games: to search, preview, open, label, remove, import, export and count them.
class LibraryScreen final : public Screen {
  public:
    LibraryScreen(const ScreenBasics& basics, const Playing& playing, const Collection& collection);
    ~LibraryScreen() override;

    [[nodiscard]] const char* name() const override { return "library"; }
    void draw(ui::kit::Context& ui, float seconds) override;
    void handle(const SDL_Event& event) override;
    [[nodiscard]] std::string text() const override;
    [[nodiscard]] std::string rows() const override { return rows_; }
    bool takeFiles(const std::vector<std::filesystem::path>& paths) override;
    bool escape() override;
    void pass(float seconds) override;
    [[nodiscard]] ui::kit::Rect tableArea(ui::kit::Rect display) const override;
    [[nodiscard]] bool expecting() const override { return working() || labelsChanged_ || notesChanged_; }
    [[nodiscard]] bool working() const override;

  private:
    /// The parts that use the archive; they do not exist if no archive is kept.
    struct Parts {
        GameList list;
        GamePreview preview;
        GameStandings standings;
    };
    using Page = ui::screens::LibraryModel::Page;

    [[nodiscard]] ui::screens::LibraryModel model(const ui::kit::Context& ui);
    [[nodiscard]] ui::screens::LibraryModel::Row row(const archive::Game& game,
                                                     const ui::kit::Context& ui) const;
    [[nodiscard]] std::optional<ui::screens::LibraryModel::Details> details(const ui::kit::Context& ui);
    void execute(const ui::screens::LibraryCommand& command);
    void act(ui::screens::LibraryAction action);
    void askList();
    void loadVariants();
    /// Shows the games of this kind: 0 is all of them.
    void chooseKind(int kind);
    void countSections();
    void followChoice();
    void writeTexts();
    void open(std::optional<int> turn);
    void showTable(std::optional<int> turn);
    void goToTurn(int turn);
    void remove();
    void undo();
    void exportGames(bool all);
    template <class Work>
    void change(Work work, std::function<void(bool)> done = {});

    const ScreenBasics& basics_;
    const Playing& playing_;
    const Collection& collection_;
    archive::Keeper* archive_;
    std::unique_ptr<Parts> parts_;
    ui::screens::LibraryEntry entry_;
    Page page_ = Page::Games;
    LibraryFilter filter_;
    std::optional<archive::GameId> shown_;  ///< the game whose labels and notes are shown
    bool labelsChanged_ = false;
    bool notesChanged_ = false;
    float unwritten_ = 0;                   ///< seconds since labels or notes were changed
    std::vector<archive::GameId> removed_;  ///< while the screen is open; the latest at the end
    int changing_ = 0;                      ///< answers of the archive that are still expected
    int importsSeen_ = 0;
    std::string rows_;
    std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);
};

}  // namespace app
