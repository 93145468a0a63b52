#include "app/library/SeenGames.h"

#include "app/table/HiddenTags.h"
#include "app/table/TableSession.h"

namespace app {

void SeenGames::look(const TableSession& table) {
    if (table.match().hasSecrets() && !table.rights().keepsSecrets()) note(identityIn(table.match().tags()));
}

void SeenGames::follow(const TableSession& table) {
    const match::Followed& match = table.match();
    const std::pair at(match.number(), match.eventCount());
    if (std::exchange(askedAt_, at) != at) ask(identityIn(match.tags()), [](bool) {});
}

void SeenGames::note(const std::string& identity) {
    if (identity.empty() || !known_.insert(identity).second || !archive_) return;
    unwritten_.insert(identity);
    // Those that failed before, because another program was writing, are tried again.
    for (const std::string& one : std::set<std::string>(unwritten_)) write(one);
}

void SeenGames::write(const std::string& identity) {
    ++asked_;
    archive_->ask([identity](archive::Archive& archive) { return archive.noteSeen(identity); },
                  [this, identity](const base::Result<void>& written) {
                      --asked_;
                      if (written) unwritten_.erase(identity);
                  });
}

void SeenGames::ask(const std::string& identity, std::function<void(bool seen)> done) {
    if (identity.empty() || knows(identity) || !archive_) return done(knows(identity));
    ++asked_;
    archive_->ask([identity](archive::Archive& archive) { return archive.wasSeen(identity); },
                  [this, identity, done = std::move(done)](const base::Result<bool>& seen) {
                      --asked_;
                      // If the archive cannot be read, it reports that itself, and nobody loses his game.
                      if (seen && *seen) known_.insert(identity);
                      done(knows(identity));
                  });
}

}  // namespace app
