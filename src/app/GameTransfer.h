#pragma once

#include <cstddef>
#include <deque>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/Changes.h"
#include "app/GameExport.h"
#include "app/GameImport.h"
#include "app/Games.h"
#include "app/Library.h"
#include "app/Messages.h"
#include "i18n/Catalogue.h"

namespace app {

/// Brings games into the archive and out of it, in the background, one job after the other, whatever screen
/// is open; tells the player what became of each. Main thread.
class GameTransfer {
  public:
    /// What it works with; all of it must outlive it.
    struct Surroundings {
        const Games& games;
        const i18n::Catalogue& texts;
        Library& library;
        Messages& messages;
        Changes& changes;
    };
    explicit GameTransfer(const Surroundings& surroundings) : with_(surroundings) {}

    /// What exportTo() writes.
    struct Selection {
        const CatalogEntry* game = nullptr;  ///< all are of this game; null: there is nothing to write
        archive::Query query = {};
        std::optional<archive::GameId> only = {};  ///< instead of all that the query finds
        std::string name = {};                     ///< of the file that is proposed, without its extension
    };

    /// Files and folders, after what is under way.
    void importFrom(std::vector<std::filesystem::path> paths);
    /// Chooses what is exported, before the player says where to.
    void select(Selection selection) { selection_ = std::move(selection); }
    [[nodiscard]] const Selection& selection() const { return selection_; }
    void exportTo(const std::filesystem::path& file);

    /// What is under way and how far it is, translated; empty: nothing.
    [[nodiscard]] std::string progress() const;
    /// Ends what is under way; games that are imported already stay.
    void cancel();
    /// Grows whenever games came into the archive.
    [[nodiscard]] int imports() const { return imports_; }

    /// Goes on; once a frame, after Library::update().
    void update();
    [[nodiscard]] bool busy() const { return import_ || export_ || !waiting_.empty(); }

  private:
    void tellImported(const GameImport::Report& report);
    void tellExported();

    Surroundings with_;
    std::unique_ptr<GameImport> import_;
    std::unique_ptr<GameExport> export_;
    std::deque<std::vector<std::filesystem::path>> waiting_;
    Selection selection_;
    std::string shown_;  ///< progress() of the frame before
    int imports_ = 0;
};

}  // namespace app
