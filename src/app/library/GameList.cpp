#include "app/library/GameList.h"

#include <algorithm>
#include <utility>

namespace app {

namespace {

constexpr int kLoadedRows = 400;
constexpr int kRowsBefore = 150;  // loaded rows above the visible ones

}  // namespace

GameList::~GameList() { archive_.cancelSearch(); }

void GameList::ask(archive::Query query) {
    query_ = std::move(query);
    chosen_ = 0;
    wanted_.reset();
    search(0);
}

void GameList::refresh() {
    if (const archive::Game* game = chosenGame()) wanted_ = game->id;
    search(query_.offset);
}

void GameList::see(int first, int last) {
    const int loaded = query_.offset + static_cast<int>(found_.games.size());
    const bool there = first >= query_.offset && std::min(last, total()) <= loaded;
    if (!there && !waits_) search(std::max(0, first - kRowsBefore));
}

void GameList::search(int offset) {
    waits_ = true;
    archive::Query query = query_;
    query.limit = kLoadedRows;
    query.offset = offset;
    archive_.search(std::move(query), [this, offset](base::Result<archive::Found> found) {
        waits_ = false;
        problem_.reset();
        if (found)
            take(std::move(*found), offset);
        else
            problem_ = found.error();
        changed_();
    });
}

void GameList::take(archive::Found found, int offset) {
    found_ = std::move(found);
    query_.offset = offset;
    for (std::size_t i = 0; wanted_ && i < found_.games.size(); ++i)
        if (found_.games[i].id == *wanted_) chosen_ = offset + static_cast<int>(i);
    wanted_.reset();
    chosen_ = std::clamp(chosen_, 0, std::max(0, found_.total - 1));
}

archive::Game* GameList::at(int row) {
    const int index = row - query_.offset;
    const bool loaded = index >= 0 && index < static_cast<int>(found_.games.size());
    return loaded ? &found_.games[static_cast<std::size_t>(index)] : nullptr;
}

void GameList::choose(int row) {
    chosen_ = std::clamp(row, 0, std::max(0, total() - 1));
    see(chosen_, chosen_ + 1);
}

}  // namespace app
