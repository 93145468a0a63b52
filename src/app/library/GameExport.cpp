#include "app/library/GameExport.h"

#include <algorithm>
#include <utility>

#include "app/common/Wake.h"
#include "base/Files.h"
#include "base/Sealed.h"

namespace app {

namespace {

constexpr std::size_t kTextsAtOnce = 256;  // limited, so that other requests to the archive do not wait long

}  // namespace

GameExport::GameExport(archive::Keeper& archive, archive::Query query, std::optional<archive::GameId> only,
                       std::filesystem::path file)
    : archive_(archive), file_(std::move(file)), single_(only.has_value()) {
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
    using Texts = std::vector<std::pair<std::string, bool>>;  // and whether it is secret
    archive_.ask(
        [ids = std::move(ids)](archive::Archive& archive) -> base::Result<Texts> {
            Texts texts;
            for (const archive::GameId id : ids) {
                auto game = archive.find(id);
                if (!game) return game.error();
                if (*game) texts.push_back({std::move((*game)->entry.text), (*game)->entry.secret});
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
