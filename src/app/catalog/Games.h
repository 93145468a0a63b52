#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/catalog/GameCatalog.h"
#include "i18n/Catalogue.h"

namespace app {

/// The program's games: at least one, in the order of the catalogue. Immutable, so any thread may use it.
class Games {
  public:
    /// Throws std::runtime_error if `entries` is empty.
    explicit Games(std::vector<CatalogEntry> entries);

    [[nodiscard]] const std::vector<CatalogEntry>& entries() const { return entries_; }
    /// The same, for choices among them.
    [[nodiscard]] std::vector<const CatalogEntry*> all() const;
    [[nodiscard]] const CatalogEntry& first() const { return entries_.front(); }
    [[nodiscard]] bool several() const { return entries_.size() > 1; }
    /// The names of all games, as "A, B and C".
    [[nodiscard]] std::string names(const i18n::Catalogue& texts) const;
    /// The game with this id; null if there is none.
    [[nodiscard]] const CatalogEntry* find(std::string_view id) const;
    /// The game with this id, or else the first game.
    [[nodiscard]] const CatalogEntry& named(std::string_view id) const;
    /// The game of a text from a file with this extension (empty: from no file): the first one that
    /// recognises what is in it, or else the first one that claims it. Null if there is none.
    [[nodiscard]] const CatalogEntry* claiming(std::string_view text, std::string_view extension) const;
    /// The file extensions of all games, with the dot, each once.
    [[nodiscard]] std::vector<std::string> extensions() const;
    /// Whether a typed turn of any game may begin with this character.
    [[nodiscard]] bool beginTurn(char character) const;
    /// What lists of games call their variants. `listed`: the kind of the listed games; null: all kinds.
    [[nodiscard]] game::VariantWords variantWords(const CatalogEntry* listed) const;
    /// The materials that the games need from themes.
    [[nodiscard]] scene::GameMaterials materials() const;

  private:
    std::vector<CatalogEntry> entries_;
};

}  // namespace app
