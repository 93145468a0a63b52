#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/GameCatalog.h"

namespace app {

/// The games of this program: at least one, in the order of the catalogue. Immutable, so any thread may ask.
class Games {
  public:
    /// Throws std::runtime_error if there is none.
    explicit Games(std::vector<CatalogEntry> entries);

    [[nodiscard]] const std::vector<CatalogEntry>& entries() const { return entries_; }
    [[nodiscard]] const CatalogEntry& first() const { return entries_.front(); }
    [[nodiscard]] bool several() const { return entries_.size() > 1; }
    /// The game of this id, or null.
    [[nodiscard]] const CatalogEntry* find(std::string_view id) const;
    /// The same, or the first game.
    [[nodiscard]] const CatalogEntry& named(std::string_view id) const;
    /// The first game that claims a text from a file with this extension, or null.
    [[nodiscard]] const CatalogEntry* claiming(std::string_view text, std::string_view extension) const;
    /// Of the files of all games, with the dot, each once.
    [[nodiscard]] std::vector<std::string> extensions() const;
    /// Whether a turn of any of them, as players type it, may begin with this character.
    [[nodiscard]] bool beginTurn(char character) const;
    /// That the games ask themes for.
    [[nodiscard]] scene::MaterialNames materials() const;

  private:
    std::vector<CatalogEntry> entries_;
};

}  // namespace app
