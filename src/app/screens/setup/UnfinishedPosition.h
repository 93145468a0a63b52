#pragma once

#include <memory>
#include <string>

#include "app/play/PositionDesk.h"
#include "app/shell/KeptPositions.h"
#include "app/shell/ShellParts.h"

namespace app {

/// The position on a desk, as long as it is left unfinished: begins it, with the one of this game that was
/// kept, and keeps it for the next time at its own end. Its end comes before that of the desk.
class UnfinishedPosition {
  public:
    /// Puts a copy of the position on the table on the desk; above the form of a new game the one that this
    /// begins from. The game must have a position editor, which can copy what the table shows.
    UnfinishedPosition(const ScreenBasics& basics, const Tables& tables, PositionDesk& desk);
    ~UnfinishedPosition();
    UnfinishedPosition(const UnfinishedPosition&) = delete;
    UnfinishedPosition& operator=(const UnfinishedPosition&) = delete;

    /// Call it after each change, while the desk's position is on the table.
    void look() { last_ = PositionDesk::copyOf(desk_.draft()); }
    /// The position has become a game, so nothing needs to be kept.
    void finish() { finished_ = true; }

  private:
    void begin(const Tables& tables);
    void beginForNewGame(const NewGameDraft& form);
    void beginWith(const CatalogEntry& game, std::unique_ptr<game::Draft> draft);
    /// The position of this game that was left unfinished; null: there is none.
    [[nodiscard]] const KeptPosition* keptOf(const CatalogEntry& game) const;

    const ScreenBasics& basics_;
    PositionDesk& desk_;
    std::unique_ptr<game::Draft> last_;  ///< the position as it was looked at last
    std::string begun_;                  ///< the position at first, as text
    std::string emptyTable_;             ///< KeptPosition::emptyTable
    bool keeps_ = true;                  ///< what is left unfinished is kept
    bool finished_ = false;
};

}  // namespace app
