#pragma once

#include <functional>
#include <memory>
#include <optional>

#include "archive/Keeper.h"

namespace app {

/// A list of the archive's games, of any length: only rows around the visible ones are loaded. One game is
/// chosen. Searches in the background; a new search replaces a running one. Main thread only.
class GameList {
  public:
    /// `changed` is called when a search has ended. `archive` must outlive it.
    GameList(archive::Keeper& archive, std::function<void()> changed)
        : archive_(archive), changed_(std::move(changed)) {}
    GameList(const GameList&) = delete;
    GameList& operator=(const GameList&) = delete;
    ~GameList();

    /// Searches for games; limit and offset of the query are ignored. Chooses the first game.
    void ask(archive::Query query);
    [[nodiscard]] const archive::Query& query() const { return query_; }
    /// Repeats the search after a change of the archive. The chosen game stays chosen if it is still found.
    void refresh();
    /// Loads these rows if necessary, because they are visible or will be soon.
    void see(int first, int last);

    /// The number of games found.
    [[nodiscard]] int total() const { return found_.total; }
    /// Index of the first loaded row; rows() are the loaded rows.
    [[nodiscard]] int firstRow() const { return query_.offset; }
    [[nodiscard]] const std::vector<archive::Game>& rows() const { return found_.games; }
    [[nodiscard]] archive::Game* at(int row);
    void choose(int row);
    [[nodiscard]] int chosen() const { return chosen_; }
    /// Null if there is none, or if it is not loaded yet.
    [[nodiscard]] archive::Game* chosenGame() { return at(chosen_); }
    /// Whether a search is running.
    [[nodiscard]] bool waits() const { return waits_; }
    /// The error of the last search; nullopt if it succeeded.
    [[nodiscard]] const std::optional<base::Error>& problem() const { return problem_; }

  private:
    void search(int offset);
    void take(archive::Found found, int offset);

    archive::Keeper& archive_;
    std::function<void()> changed_;
    archive::Query query_;
    archive::Found found_;
    int chosen_ = 0;
    std::optional<archive::GameId> wanted_;  ///< this game will be chosen if the search finds it
    bool waits_ = false;
    std::optional<base::Error> problem_;
};

}  // namespace app
