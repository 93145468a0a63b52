#pragma once

#include <cstddef>
#include <memory>
#include <vector>

#include "app/play/Tables.h"
#include "game/Draft.h"

namespace app {

/// A position that is set up by hand, on a table of its own above the game under way; every change can be
/// taken back and made again, also those that need another table, such as a larger one. Main thread only.
/// The destructor puts the table below back.
class PositionDesk {
  public:
    /// The tables must outlive it.
    explicit PositionDesk(Tables& tables) : tables_(tables) {}
    ~PositionDesk() { tables_.endPreview(); }
    PositionDesk(const PositionDesk&) = delete;
    PositionDesk& operator=(const PositionDesk&) = delete;

    /// Begins with this draft. Call it first, once. `before`: what undo() leads back to; may be null.
    void begin(const CatalogEntry& game, std::unique_ptr<game::Draft> draft,
               std::unique_ptr<game::Draft> before);
    [[nodiscard]] const CatalogEntry& game() const { return *game_; }
    /// Whether it is what the table shows: another game may have come to the table, or lie above it. Nothing
    /// below may be called if not.
    [[nodiscard]] bool onTable() const;
    [[nodiscard]] TableSession& table() const { return tables_.shown(); }
    /// The draft as it is shown; valid until the next change.
    [[nodiscard]] const game::Draft& draft() const;
    [[nodiscard]] static std::unique_ptr<game::Draft> copyOf(const game::Draft& draft);

    /// Makes a legal change.
    void apply(game::Action change);
    /// Puts another draft on the table.
    void replace(std::unique_ptr<game::Draft> draft);
    [[nodiscard]] bool canUndo() const;
    [[nodiscard]] bool canRedo() const;
    void undo();
    void redo();

  private:
    /// A table as it was left: its first position, and the changes since then, of which some may be undone.
    struct Left {
        std::unique_ptr<game::State> start;
        std::vector<game::Action> changes;
        std::size_t made = 0;
    };
    [[nodiscard]] Left leave() const;
    /// Whether the table has changed since it was shown, so that what was undone before cannot follow.
    [[nodiscard]] bool changed() const;
    void show(const Left& left);

    Tables& tables_;
    const CatalogEntry* game_ = nullptr;
    std::vector<Left> before_;
    std::vector<Left> after_;
    std::size_t shown_ = 0;  ///< version of the tree of changes when the table was shown
};

}  // namespace app
