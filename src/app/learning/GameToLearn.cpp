#include "app/learning/GameToLearn.h"

#include <algorithm>

namespace app {
namespace {

bool has(const CatalogEntry& game, Matter matter) {
    switch (matter) {
        case Matter::Lessons:
            return !game.lessons.empty();
        case Matter::Rules:
            return !game.rules.empty();
        case Matter::Puzzles:
            break;
    }
    return !game.puzzles.empty();
}

bool hasAny(const CatalogEntry& game, const std::vector<Matter>& matters) {
    return std::any_of(matters.begin(), matters.end(), [&](Matter matter) { return has(game, matter); });
}

}  // namespace

std::vector<const CatalogEntry*> GameToLearn::with(const std::vector<Matter>& matters) const {
    std::vector<const CatalogEntry*> games;
    for (const CatalogEntry& game : games_.entries())
        if (hasAny(game, matters)) games.push_back(&game);
    return games;
}

const CatalogEntry& GameToLearn::current(const std::vector<Matter>& matters) const {
    const std::string& begun = settings_.game;
    const CatalogEntry& wanted = chosen_ != nullptr && begun_ == begun ? *chosen_ : games_.named(begun);
    if (hasAny(wanted, matters)) return wanted;
    const std::vector<const CatalogEntry*> others = with(matters);
    return others.empty() ? wanted : *others.front();
}

void GameToLearn::choose(const CatalogEntry& game) {
    chosen_ = &game;
    begun_ = settings_.game;
}

std::vector<Matter> allMatters() { return {Matter::Lessons, Matter::Rules, Matter::Puzzles}; }

}  // namespace app
