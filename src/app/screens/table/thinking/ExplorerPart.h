#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/common/BackgroundTask.h"
#include "app/library/Explorer.h"
#include "app/screens/table/PlayPart.h"
#include "app/screens/table/ShownPosition.h"
#include "base/Message.h"
#include "match/Match.h"
#include "ui/screens/play/PlayExplorer.h"

namespace app {

/// Shows which turns the library's games have played in the position on the table, how those games ended, and
/// the games themselves. Looks positions up in the background; a turn that is pointed at is shown on the
/// table.
class ExplorerPart final : public PlayPart {
  public:
    ExplorerPart(const ScreenBasics& basics, const Playing& playing, const Collection& collection)
        : PlayPart(basics, playing), collection_(collection) {}
    ~ExplorerPart() override;

    bool update(float seconds) override;
    [[nodiscard]] bool expecting() const override { return asked_ || opening_; }
    bool pass(float seconds) override;
    void mark(scene::Marks& marks) const override;
    void refresh(const ui::kit::Context& ui, float seconds) override;
    void execute() override { showOpened(); }
    [[nodiscard]] std::string text() const override { return view_.open ? view_.count : std::string(); }

    /// Who has opened it reads it.
    [[nodiscard]] bool used() const override { return open(); }

    // ---- for the panel of moves, which shows it
    [[nodiscard]] const ui::screens::ExplorerView& view() const { return view_; }
    [[nodiscard]] ui::screens::ExplorerEntry& entry() { return entry_; }
    [[nodiscard]] const ui::screens::ExplorerEntry& entry() const { return entry_; }
    void execute(const ui::screens::ExplorerCommand& command);

    void toggle();
    [[nodiscard]] bool open() const;
    /// Whether this game's positions can be looked up at all.
    [[nodiscard]] bool offered() const;
    /// Why it cannot be opened now; nullopt if it can.
    [[nodiscard]] std::optional<base::Message> refusal() const;

  private:
    /// All that an answer depends on.
    struct Question {
        ShownPosition position = {};
        std::string player = {};
        std::optional<std::string> terms = {};
        std::string from = {};
        std::int64_t changes = -1;  ///< Keeper::changes()
        friend bool operator==(const Question&, const Question&) = default;
    };
    [[nodiscard]] Question question() const;
    void ask(Question question);
    void offerTerms();
    void play(int row);
    void openGame(int visitor);
    void showOpened();
    void fail(const base::Error& problem);
    /// Whether the answer is about the position on the table.
    [[nodiscard]] bool answersShown() const;
    [[nodiscard]] const Explored::Turn* pointedTurn() const;
    void makeView(const ui::kit::Context& ui);
    [[nodiscard]] ui::screens::ResultBar barOf(const ui::kit::Context& ui, const archive::Tally& tally) const;
    [[nodiscard]] std::string resultsOf(const ui::kit::Context& ui, const archive::Tally& tally) const;
    [[nodiscard]] std::string countText(const ui::kit::Context& ui) const;

    const Collection& collection_;
    ui::screens::ExplorerView view_;
    ui::screens::ExplorerEntry entry_;
    std::optional<Question> asked_;     ///< without an answer yet
    std::optional<Question> answered_;  ///< what `explored_` or `problem_` answers
    Explored explored_;
    std::optional<base::Error> problem_;
    bool news_ = false;                 ///< there is an answer that was not drawn
    const game::Kind* kind_ = nullptr;  ///< of the game for which the filters were set
    std::vector<std::string> terms_;    ///< choices of the filter, after "any"
    std::optional<int> pointed_;        ///< row
    struct Marked {
        ShownPosition position = {};
        std::optional<game::Action> action = {};
        std::string theme = {};
        friend bool operator==(const Marked&, const Marked&) = default;
    };
    Marked marked_;
    scene::Marks marks_;
    /// A game that is being opened.
    struct Opening {
        archive::GameId id;
        const CatalogEntry* entry = nullptr;
        int ply = 0;
        std::unique_ptr<BackgroundTask<match::Match>> task = {};  ///< reads its text; null before
    };
    std::optional<Opening> opening_;
    std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);
};

}  // namespace app
