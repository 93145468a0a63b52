#include "app/library/NotesMerge.h"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "match/Judgement.h"
#include "match/RecordCompletion.h"

namespace app {
namespace {

std::vector<game::Action> mainLineOf(const game::Record& game) {
    std::vector<game::Action> line;
    for (std::size_t at = 0; !game.turns[at].children.empty();) {
        at = game.turns[at].children.front();
        line.push_back(game.turns[at].action);
    }
    return line;
}

/// The child with this action; nothing if there is none.
std::optional<std::size_t> follow(const game::Record& game, std::size_t turn, game::Action action) {
    for (const std::size_t child : game.turns[turn].children)
        if (game.turns[child].action == action) return child;
    return {};
}

/// Takes from a turn what was noted before and is not noted now.
void withdraw(game::Record::Turn& turn, const game::Record::Turn& before, const game::Record::Turn& now) {
    const auto has = [](const game::Record::Turn& noted, const std::string& comment) {
        return std::find(noted.comments.begin(), noted.comments.end(), comment) != noted.comments.end();
    };
    std::erase_if(turn.comments,
                  [&](const std::string& comment) { return has(before, comment) && !has(now, comment); });
    const std::string judgement = match::judgementIn(before.marks);
    if (judgement != match::judgementIn(now.marks) && judgement == match::judgementIn(turn.marks))
        turn.marks = match::withJudgement(turn.marks, "");
}

/// The same for a whole game. A list instead of recursion, since a line may have any length.
void withdraw(game::Record& game, const game::Record& before, const game::Record& now) {
    struct Same {
        std::size_t turn;
        std::size_t before;
        std::size_t now;
    };
    std::vector<Same> open{{0, 0, 0}};
    while (!open.empty()) {
        const Same same = open.back();
        open.pop_back();
        withdraw(game.turns[same.turn], before.turns[same.before], now.turns[same.now]);
        for (const std::size_t child : before.turns[same.before].children) {
            const game::Action action = before.turns[child].action;
            const auto here = follow(game, same.turn, action);
            const auto there = follow(now, same.now, action);
            if (here && there) open.push_back({*here, child, *there});
        }
    }
}

}  // namespace

std::optional<archive::Entry> NotesMerge::write(const archive::Game& kept, archive::Entry noted) {
    std::optional<archive::Entry> entry;
    const std::string text = noted.text;
    const bool sameEnding = kept.entry.finished == noted.finished && kept.entry.result == noted.result;
    if (sameEnding && knows(kept.entry.text)) {
        noted.extra = kept.entry.extra;
        entry = std::move(noted);
    } else {
        entry = merged(kept.entry, text);
    }
    if (!entry) refused_ = true;
    // Not the merged text: what another copy has added to the game is not on this table.
    known_ = text;
    return entry;
}

/// Whether this program knows all that the text tells.
bool NotesMerge::knows(const std::string& text) const {
    if (text == known_) return true;
    auto before = kind_.read(known_, {}, {});
    const auto now = kind_.read(text, {}, {});
    if (!before || !now) return false;
    game::Record& known = before->game;
    return known.tags == now->game.tags && mainLineOf(known) == mainLineOf(now->game) &&
           match::complete(known, now->game) == match::Difference::Nothing;
}

std::optional<archive::Entry> NotesMerge::merged(const archive::Entry& kept, const std::string& noted) const {
    auto game = kind_.read(kept.text, {}, {});
    const auto before = kind_.read(known_, {}, {});
    auto copy = kind_.read(noted, {}, {});
    if (!game || !before || !copy) return {};
    withdraw(game->game, before->game, copy->game);
    // Tags such as the times left change while the game goes on; nobody notes anything in them.
    copy->game.tags.clear();
    if (match::complete(game->game, copy->game) == match::Difference::Contradiction) return {};
    archive::Entry entry = kept;
    entry.text = kind_.writeAtOnce(game->game);
    return entry;
}

}  // namespace app
