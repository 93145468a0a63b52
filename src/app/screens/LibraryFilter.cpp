#include "app/screens/LibraryFilter.h"

#include <algorithm>
#include <utility>

namespace app {
namespace {

using ui::screens::LibraryModel;
using ui::screens::LibrarySort;
using Query = archive::Query;

/// The values of the result filter, in the order of LibraryModel::endings.
enum Ending { kAll, kDecided, kDrawn, kUnfinished };
/// The parts of the library, in the order of LibraryModel::sections.
enum Section { kMine, kImported, kEngineMatches, kEverything };

constexpr std::pair<LibrarySort, Query::Sort> kSorts[] = {{LibrarySort::Players, Query::Sort::Players},
                                                          {LibrarySort::Result, Query::Sort::Result},
                                                          {LibrarySort::Length, Query::Sort::Length},
                                                          {LibrarySort::Date, Query::Sort::Date}};

ui::screens::GameChoice kindChoice(const CatalogEntry* kind, const ui::kit::Context& ui, const Games& games) {
    ui::screens::GameChoice choice;
    if (!games.several()) return choice;
    choice.names.emplace_back(ui.tr("All games"));
    for (const CatalogEntry& game : games.entries()) {
        if (&game == kind) choice.chosen = static_cast<int>(choice.names.size());
        choice.names.emplace_back(ui.tr(game.kind->name().c_str()));
    }
    return choice;
}

}  // namespace

Query LibraryFilter::queryOf(std::size_t section) {
    if (section == kMine) return {.withPeople = true, .imported = false};
    if (section == kImported) return {.imported = true};
    if (section == kEngineMatches) return {.withPeople = false};
    return {};
}

Query LibraryFilter::query(const std::string& words) const {
    Query query = queryOf(static_cast<std::size_t>(section_));
    query.game = kindId();
    query.words = words;
    query.sort = sort_;
    query.ascending = ascending_;
    if (ending_ == kDecided) query.ending = Query::Ending::Decided;
    if (ending_ == kDrawn) query.ending = Query::Ending::Drawn;
    if (ending_ == kUnfinished) query.ending = Query::Ending::Open;
    if (variant_ > 0) query.variant = variants_[static_cast<std::size_t>(variant_) - 1];
    return query;
}

bool LibraryFilter::listsAll() const {
    return ending_ == kAll && variant_ == 0 && kind_ == nullptr && !divided_;
}

void LibraryFilter::sortBy(LibrarySort column) {
    for (const auto& [shown, by] : kSorts) {
        if (shown != column) continue;
        // By default names are sorted from A, and dates and lengths from the largest.
        ascending_ = sort_ == by ? !ascending_ : by == Query::Sort::Players;
        sort_ = by;
        return;
    }
}

void LibraryFilter::choose(int ending, int variant) {
    ending_ = ending;
    variant_ = variant;
}

void LibraryFilter::showImported() {
    if (section_ != kEverything) section_ = kImported;
}

void LibraryFilter::chooseKind(const CatalogEntry* kind) {
    kind_ = kind;
    variant_ = 0;
    variants_.clear();
}

void LibraryFilter::setVariants(std::vector<std::string> variants) {
    const std::string chosen =
        variant_ > 0 ? variants_[static_cast<std::size_t>(variant_) - 1] : std::string();
    variants_ = std::move(variants);
    const auto found = std::find(variants_.begin(), variants_.end(), chosen);
    variant_ = found == variants_.end() ? 0 : static_cast<int>(found - variants_.begin()) + 1;
}

bool LibraryFilter::setTotals(const Totals& totals) {
    const int before = section_;
    const auto hasGames = [](int total) { return total > 0; };
    divided_ = std::count_if(totals.begin(), totals.end(), hasGames) > 1;
    if (section_ != kEverything && !hasGames(totals[static_cast<std::size_t>(section_)])) {
        const auto first = std::find_if(totals.begin(), totals.end(), hasGames);
        section_ = first == totals.end() ? kMine : static_cast<int>(first - totals.begin());
    }
    return section_ != before;
}

void LibraryFilter::show(LibraryModel& model, const ui::kit::Context& ui, const Games& games) const {
    model.ascending = ascending_;
    for (const auto& [column, by] : kSorts)
        if (by == sort_) model.sort = column;
    model.endings = {ui.tr("All results"), ui.trc("games", "Decided"), ui.trc("games", "Drawn"),
                     ui.trc("games", "Unfinished")};
    model.ending = ending_;
    model.games = kindChoice(kind_, ui, games);
    const game::VariantWords words = games.variantWords(kind_);
    model.variantHead = ui.tr(words.one.c_str());
    model.variantFilter = ui.tr(words.filter.c_str());
    model.variants = {ui.tr(words.all.c_str())};
    model.variants.insert(model.variants.end(), variants_.begin(), variants_.end());
    model.variant = variant_;
    if (divided_)
        model.sections = {ui.tr("My games"), ui.trc("games", "Imported"), ui.tr("Engine matches"),
                          ui.trc("games", "All")};
    model.section = section_;
}

}  // namespace app
