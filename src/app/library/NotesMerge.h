#pragma once

#include <atomic>
#include <optional>
#include <string>
#include <utility>

#include "archive/Entry.h"
#include "game/Kind.h"

namespace app {

/// Decides how a game of the archive is written that was noted on at this table, since another copy of the
/// program may have changed it there meanwhile. If it has, the notes are added to its text, each at its turn;
/// turns that only this program knows become variations, and comments that were removed or reworded here go
/// there, too. Of two analyses of a turn the last one stays, and where players have judged a turn
/// differently, the judgement of the other copy. Otherwise the game is written as it is here.
class NotesMerge {
  public:
    /// `kind` must outlive it. `known`: the game's text when the notes began.
    NotesMerge(const game::Kind& kind, std::string known) : kind_(kind), known_(std::move(known)) {}

    /// The entry to write. `kept`: the game as the archive has it; `noted`: as it is at this table. Nothing
    /// if the archive's text cannot be read: then it stays. Call it on one thread.
    [[nodiscard]] std::optional<archive::Entry> write(const archive::Game& kept, archive::Entry noted);
    /// Whether write() has given up since the last call. Any thread.
    [[nodiscard]] bool takeRefusal() { return refused_.exchange(false); }
    /// Whether a judgement of the other copy has stayed in place of one made here; true once. Any thread.
    [[nodiscard]] bool takeYielding() { return yielded_.exchange(false); }

  private:
    [[nodiscard]] bool knows(const std::string& text) const;
    [[nodiscard]] std::optional<archive::Entry> merged(const archive::Entry& kept, const std::string& noted);

    const game::Kind& kind_;
    std::string known_;  ///< what this program has last read or written
    bool toldYielding_ = false;
    std::atomic<bool> refused_ = false;
    std::atomic<bool> yielded_ = false;
};

}  // namespace app
