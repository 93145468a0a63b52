#pragma once

#include <functional>
#include <memory>
#include <optional>

#include "archive/Keeper.h"

namespace app {

/// A list of the archive's games as one looks through it: any number of rows, of which those around what is
/// seen are loaded, and one that is chosen. Searches in the background, the latest question wins. Main
/// thread.
class GameList {
  public:
    /// `changed` is called when an answer came in. `archive` must outlive it.
    GameList(archive::Keeper& archive, std::function<void()> changed)
        : archive_(archive), changed_(std::move(changed)) {}
    GameList(const GameList&) = delete;
    GameList& operator=(const GameList&) = delete;
    ~GameList();

    /// Lists what meets this; its limit and offset do not count. The first game is chosen.
    void ask(archive::Query query);
    [[nodiscard]] const archive::Query& query() const { return query_; }
    /// The archive has changed: asks the same again. The same game stays chosen, if it is there.
    void refresh();
    /// These rows are seen, or about to be: loads them where need be.
    void see(int first, int last);

    /// Games in all.
    [[nodiscard]] int total() const { return found_.total; }
    /// The rows that are loaded: from this one on so many.
    [[nodiscard]] int firstRow() const { return query_.offset; }
    [[nodiscard]] const std::vector<archive::Game>& rows() const { return found_.games; }
    [[nodiscard]] archive::Game* at(int row);
    void choose(int row);
    [[nodiscard]] int chosen() const { return chosen_; }
    /// Null: there is none, or it is not loaded yet.
    [[nodiscard]] archive::Game* chosenGame() { return at(chosen_); }
    /// An answer is still to come.
    [[nodiscard]] bool waits() const { return waits_; }
    /// Why the last question has no answer.
    [[nodiscard]] const std::optional<base::Error>& problem() const { return problem_; }

  private:
    void search(int offset);
    void take(archive::Found found, int offset);

    archive::Keeper& archive_;
    std::function<void()> changed_;
    archive::Query query_;
    archive::Found found_;
    int chosen_ = 0;
    std::optional<archive::GameId> wanted_;  ///< to be chosen once it is found again
    bool waits_ = false;
    std::optional<base::Error> problem_;
};

}  // namespace app
