#pragma once

#include <array>
#include <string>
#include <vector>

#include "app/catalog/Games.h"
#include "archive/Search.h"
#include "ui/kit/Context.h"
#include "ui/screens/library/LibraryView.h"

namespace app {

/// Which games of the archive the library lists, and in which order: what the player has chosen, and what
/// there is to choose from.
class LibraryFilter {
  public:
    /// The number of games in each section that has each game once: the player's own, imported ones, those of
    /// engine matches.
    using Totals = std::array<int, 3>;
    /// The games of one of these sections.
    [[nodiscard]] static archive::Query queryOf(std::size_t section);

    /// Asks for the games with these words.
    [[nodiscard]] archive::Query query(const std::string& words) const;
    /// Whether nothing is left out.
    [[nodiscard]] bool listsAll() const;
    /// The kind of the listed games; null: all kinds.
    [[nodiscard]] const CatalogEntry* kind() const { return kind_; }
    /// Its id; empty: all kinds.
    [[nodiscard]] std::string kindId() const { return kind_ == nullptr ? "" : kind_->kind->id(); }

    /// Sorts by another column, or the other way round.
    void sortBy(ui::screens::LibrarySort column);
    /// Indices in LibraryModel::endings and variants.
    void choose(int ending, int variant);
    /// An index in LibraryModel::sections.
    void chooseSection(int section) { section_ = section; }
    /// The section of imported games, unless all games are listed.
    void showImported();
    /// The variants are unknown until setVariants().
    void chooseKind(const CatalogEntry* kind);
    /// The variants that have games; the chosen one stays if it is among them.
    void setVariants(std::vector<std::string> variants);
    /// A library with games in one section only is not divided. An empty section is left for the first one
    /// with games; true if that has happened.
    [[nodiscard]] bool setTotals(const Totals& totals);

    /// Fills in what the panel shows of it.
    void show(ui::screens::LibraryModel& model, const ui::kit::Context& ui, const Games& games) const;

  private:
    archive::Query::Sort sort_ = archive::Query::Sort::Date;
    bool ascending_ = false;
    int ending_ = 0;
    const CatalogEntry* kind_ = nullptr;
    std::vector<std::string> variants_;
    int variant_ = 0;  ///< 0: all; otherwise 1 + the index of a variant
    int section_ = 0;
    bool divided_ = false;  ///< more than one section has games
};

}  // namespace app
