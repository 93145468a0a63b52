#pragma once

#include <cstddef>
#include <deque>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/catalog/Games.h"
#include "app/common/Changes.h"
#include "app/common/Messages.h"
#include "app/library/GameExport.h"
#include "app/library/GameImport.h"
#include "app/library/Library.h"
#include "app/settings/Basics.h"
#include "i18n/Catalogue.h"

namespace app {

/// Imports games into the archive and exports them, in the background and under every screen, one job after
/// the other; tells the player the result of each. Main thread only.
class GameTransfer {
  public:
    GameTransfer(const Basics& basics, Library& library) : basics_(basics), library_(library) {}

    /// The games that exportTo() writes.
    struct Selection {
        const CatalogEntry* game = nullptr;  ///< of all the games; null: nothing to export
        archive::Query query = {};
        std::optional<archive::GameId> only = {};  ///< this game instead of the query's results
        std::string name = {};                     ///< the file name to propose, without extension
    };

    /// Imports files and folders, after the running jobs.
    void importFrom(std::vector<std::filesystem::path> paths);
    /// Keeps files and folders until the player answers whether to import them (ScreenId::ImportQuestion).
    void offer(const std::vector<std::filesystem::path>& paths);
    [[nodiscard]] const std::vector<std::filesystem::path>& offered() const { return offered_; }
    void answerOffer(bool import);
    /// Sets the games of the next export, before the player chooses the file.
    void select(Selection selection) { selection_ = std::move(selection); }
    [[nodiscard]] const Selection& selection() const { return selection_; }
    void exportTo(const std::filesystem::path& file);

    /// The running job and its progress, translated; empty if there is none.
    [[nodiscard]] std::string progress() const;
    /// Cancels the running job; games already imported stay.
    void cancel();
    /// A number that grows when games have been imported.
    [[nodiscard]] int imports() const { return imports_; }

    /// Continues the jobs; call once a frame, after Library::update(). `onTable`: see GameImport::update().
    void update(std::optional<archive::GameId> onTable);
    [[nodiscard]] bool busy() const { return import_ || export_ || !waiting_.empty(); }

  private:
    void tellImported(const GameImport::Report& report);
    void tellExported();

    const Basics& basics_;
    Library& library_;
    std::unique_ptr<GameImport> import_;
    std::unique_ptr<GameExport> export_;
    std::deque<std::vector<std::filesystem::path>> waiting_;
    std::vector<std::filesystem::path> offered_;
    Selection selection_;
    std::string shown_;  ///< progress() in the last frame
    int imports_ = 0;
};

}  // namespace app
