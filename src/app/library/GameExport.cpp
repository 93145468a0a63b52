#include "app/library/GameExport.h"

#include <algorithm>
#include <utility>

#include "app/common/Wake.h"
#include "app/table/HiddenTags.h"
#include "app/table/SharedGame.h"
#include "base/Files.h"
#include "base/Sealed.h"

namespace app {

namespace {

constexpr std::size_t kTextsAtOnce = 256;  // limited, so that other requests to the archive do not wait long

/// A text as it leaves the archive.
struct Leaving {
    std::string text;
    bool secret = false;
};

/// Reads only games that were not played to their end.
base::Result<Leaving> leaving(const Games& games, archive::Archive& archive, archive::Entry entry) {
    const CatalogEntry* const game = games.find(entry.game);
    if (game == nullptr || entry.result != "*") return Leaving{std::move(entry.text), entry.secret};
    auto reading = game->kind->read(entry.text, {}, {});
    if (!reading || !reading->game.start->hasSecrets()) return Leaving{std::move(entry.text), entry.secret};
    if (entry.secret) {
        // Else persons would sit down at the seats of engines.
        nameOpponents(reading->game, entry.opponents);
        return Leaving{game->kind->writeAtOnce(reading->game), true};
    }
    const std::string identity = identityIn(reading->game.tags);
    // A library that may only be read is exported all the same.
    if (!identity.empty()) (void)archive.noteSeen(identity);
    return Leaving{std::move(entry.text)};
}

}  // namespace

GameExport::GameExport(archive::Keeper& archive, const Games& games, archive::Query query,
                       std::optional<archive::GameId> only, std::filesystem::path file)
    : archive_(archive), catalog_(games), file_(std::move(file)), single_(only.has_value()) {
    if (only) {
        games_.push_back(*only);
        readMore();
    } else {
        find(std::move(query));
    }
}

void GameExport::find(archive::Query query) {
    query.limit = -1;
    query.offset = 0;
    archive_.ask([query = std::move(query)](archive::Archive& archive) { return archive.search(query); },
                 [this, alive = alive_](const base::Result<archive::Found>& found) {
                     if (!*alive) return;
                     if (!found) return end(found.error());
                     for (const archive::Game& game : found->games) games_.push_back(game.id);
                     readMore();
                 });
}

void GameExport::readMore() {
    if (read_ == games_.size()) return write();
    const std::size_t count = std::min(kTextsAtOnce, games_.size() - read_);
    const auto first = games_.begin() + static_cast<std::ptrdiff_t>(read_);
    std::vector<archive::GameId> ids(first, first + static_cast<std::ptrdiff_t>(count));
    using Texts = std::vector<Leaving>;
    archive_.ask(
        [ids = std::move(ids), games = &catalog_](archive::Archive& archive) -> base::Result<Texts> {
            Texts texts;
            for (const archive::GameId id : ids) {
                auto game = archive.find(id);
                if (!game) return game.error();
                if (!*game) continue;
                auto text = leaving(*games, archive, std::move((*game)->entry));
                if (!text) return text.error();
                texts.push_back(std::move(*text));
            }
            return texts;
        },
        [this, count, alive = alive_](const base::Result<Texts>& texts) {
            if (!*alive) return;
            if (!texts) return end(texts.error());
            for (const auto& [plain, secret] : *texts) {
                if (secret && !single_) {
                    ++leftOut_;
                    continue;
                }
                sealed_ = secret;
                const std::string text = secret ? base::sealed(plain) : plain;
                if (!text_.empty()) text_ += text_.back() == '\n' ? "\n" : "\n\n";
                text_ += text;
                ++written_;
            }
            read_ += count;
            readMore();
        });
}

void GameExport::write() {
    writing_.emplace([file = file_, text = std::move(text_),
                      count = written_](const std::stop_token&) -> base::Result<std::size_t> {
        auto written = base::writeFile(file, text);
        wakeLoop();
        if (!written) return written.error();
        return count;
    });
}

double GameExport::share() const {
    return games_.empty() ? 0 : static_cast<double>(read_) / static_cast<double>(games_.size());
}

void GameExport::end(base::Result<std::size_t> result) {
    result_ = std::move(result);
    ended_ = true;
}

bool GameExport::update() {
    if (writing_ && writing_->ready()) {
        end(writing_->take());
        writing_.reset();
    }
    return ended_;
}

}  // namespace app
