#include "app/library/UnfinishedGames.h"

#include <algorithm>
#include <utility>

namespace app {

using base::msgid;

namespace {

base::Result<game::Record> recordIn(const CatalogEntry& entry, const std::string& text) {
    auto reading = entry.kind->read(text, {}, {});
    if (!reading) return reading.error();
    return std::move(reading->game);
}

/// A game of the archive, and the texts of the earlier games in its series, in order.
struct Texts {
    archive::Game game;
    std::vector<std::string> before;
};

base::Result<Texts> textsOf(archive::Archive& archive, archive::GameId id) {
    const auto game = archive.find(id);
    if (!game) return game.error();
    if (!*game) return base::Error{msgid("this game is no longer in the library")};
    Texts texts{**game, {}};
    if (!texts.game.entry.series) return texts;
    const auto series = archive.search({.finished = true,
                                        .series = texts.game.entry.series,
                                        .sort = archive::Query::Sort::Added,
                                        .ascending = true,
                                        .limit = -1});
    if (!series) return series.error();
    for (const archive::Game& other : series->games) {
        const auto text = archive.text(other.id);
        if (!text) return text.error();
        if (*text) texts.before.push_back(**text);
    }
    return texts;
}

base::Result<ResumedGame> resumedFrom(const CatalogEntry& entry, const archive::Game& game,
                                      const std::vector<std::string>& before) {
    auto record = recordIn(entry, game.entry.text);
    if (!record) return record.error();
    ResumedGame resumed{.game = &entry,
                        .record = std::move(*record),
                        .seats = {},
                        .extra = parseExtra(game.entry.extra),
                        .id = game.id,
                        .date = game.entry.date,
                        .series = game.entry.series};
    for (std::size_t seat = 0; seat < game.entry.players.size(); ++seat)
        resumed.seats.push_back(
            {game.entry.players[seat], seat < game.entry.opponents.size() ? game.entry.opponents[seat] : ""});
    for (const std::string& text : before) {
        auto earlier = recordIn(entry, text);
        if (earlier && earlier->result != "*") resumed.before.push_back(std::move(*earlier));
    }
    return resumed;
}

}  // namespace

UnfinishedGames::UnfinishedGames(archive::Keeper* archive, const GameLocks& locks, const Games& games)
    : archive_(archive), locks_(locks), games_(games) {
    look();
}

void UnfinishedGames::look() {
    if (!archive_) return;
    ++asked_;
    archive_->ask([](archive::Archive& archive) { return archive.unfinished(); },
                  [this](base::Result<std::vector<archive::Game>> found) {
                      --asked_;
                      if (found) offer(*found);  // if the archive cannot be read, it reports that itself
                  });
}

void UnfinishedGames::offer(const std::vector<archive::Game>& games) {
    for (const archive::Game& found : games) {
        const CatalogEntry* entry = games_.find(found.entry.game);
        const bool known = std::any_of(all_.begin(), all_.end(),
                                       [&](const KeptGame& other) { return other.id == found.id; });
        if (!entry || known || found.entry.plies == 0 || !locks_.take(found.id)) continue;
        all_.push_back({found.id, entry, found.entry.players, found.entry.plies, found.changed});
    }
}

void UnfinishedGames::add(KeptGame game) {
    remove(game.id);
    all_.insert(all_.begin(), std::move(game));
}

void UnfinishedGames::remove(archive::GameId id) {
    std::erase_if(all_, [&](const KeptGame& other) { return other.id == id; });
}

void UnfinishedGames::close(archive::GameId id) {
    remove(id);
    if (!archive_) return;
    ++asked_;
    archive_->ask(
        [id](archive::Archive& archive) -> base::Result<void> {
            auto game = archive.find(id);
            if (!game) return game.error();
            if (!*game) return {};
            (*game)->entry.finished = true;
            return archive.updateProgress(id, (*game)->entry);
        },
        [this](const base::Result<void>&) { --asked_; });
}

void UnfinishedGames::read(const KeptGame& kept, std::function<void(base::Result<ResumedGame>)> done) {
    if (readLock_ || !archive_) return;
    readLock_ = locks_.take(kept.id);
    if (!readLock_) return done(base::Error{msgid("another copy of Dolmen is playing this game")});
    ++asked_;
    archive_->ask([id = kept.id](archive::Archive& archive) { return textsOf(archive, id); },
                  [this, entry = kept.game, id = kept.id, done = std::move(done)](base::Result<Texts> found) {
                      --asked_;
                      auto lock = std::exchange(readLock_, {});
                      if (!found) return done(found.error());
                      auto game = resumedFrom(*entry, found->game, found->before);
                      if (game)
                          game->lock = std::move(lock);
                      else
                          remove(id);
                      done(std::move(game));
                  });
}

}  // namespace app
