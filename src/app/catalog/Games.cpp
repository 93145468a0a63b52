#include "app/catalog/Games.h"

#include <algorithm>
#include <stdexcept>

namespace app {

Games::Games(std::vector<CatalogEntry> entries) : entries_(std::move(entries)) {
    if (entries_.empty()) throw std::runtime_error("this program was built without a game");
}

const CatalogEntry* Games::find(std::string_view id) const {
    const auto found = std::find_if(entries_.begin(), entries_.end(),
                                    [&](const CatalogEntry& entry) { return entry.kind->id() == id; });
    return found == entries_.end() ? nullptr : &*found;
}

const CatalogEntry& Games::named(std::string_view id) const {
    const CatalogEntry* found = find(id);
    return found ? *found : first();
}

std::vector<const CatalogEntry*> Games::all() const {
    std::vector<const CatalogEntry*> all;
    for (const CatalogEntry& entry : entries_) all.push_back(&entry);
    return all;
}

std::string Games::names(const i18n::Catalogue& texts) const {
    const auto nameOf = [&](const CatalogEntry& entry) -> std::string {
        return texts.tr(entry.kind->name().c_str());
    };
    std::string all = nameOf(entries_.back());
    for (std::size_t i = entries_.size() - 1; i-- > 0;) {
        const std::string name = nameOf(entries_[i]);
        all = i + 2 == entries_.size() ? texts.tr("{first} and {last}", {{"first", name}, {"last", all}})
                                       : texts.tr("{first}, {more}", {{"first", name}, {"more", all}});
    }
    return all;
}

const CatalogEntry* Games::claiming(std::string_view text, std::string_view extension) const {
    const auto first = [this](const auto& fits) -> const CatalogEntry* {
        const auto found = std::find_if(entries_.begin(), entries_.end(), fits);
        return found == entries_.end() ? nullptr : &*found;
    };
    if (const auto* game = first([&](const CatalogEntry& entry) { return entry.kind->recognises(text); }))
        return game;
    return first([&](const CatalogEntry& entry) { return entry.kind->claims(text, extension); });
}

std::vector<std::string> Games::extensions() const {
    std::vector<std::string> all;
    for (const CatalogEntry& entry : entries_) {
        std::string extension = entry.kind->extension();
        if (std::find(all.begin(), all.end(), extension) == all.end()) all.push_back(std::move(extension));
    }
    return all;
}

bool Games::beginTurn(char character) const {
    return std::any_of(entries_.begin(), entries_.end(), [character](const CatalogEntry& entry) {
        return entry.presentation && entry.presentation->beginsTurn(character);
    });
}

game::VariantWords Games::variantWords(const CatalogEntry* listed) const {
    if (listed == nullptr && several()) return game::VariantWords::neutral();
    return (listed == nullptr ? first() : *listed).kind->variantWords();
}

scene::GameMaterials Games::materials() const {
    scene::GameMaterials all;
    for (const CatalogEntry& entry : entries_)
        all.insert(all.end(), entry.materials.begin(), entry.materials.end());
    return all;
}

}  // namespace app
