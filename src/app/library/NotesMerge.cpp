#include "app/library/NotesMerge.h"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "match/EvaluationRecord.h"
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

/// The results of an analysis among a turn's comments.
std::vector<std::string> evaluationsOf(const game::Record& game, std::size_t turn) {
    std::vector<std::string> found = game.turns[turn].comments;
    std::erase_if(found, [&](const std::string& comment) {
        return !match::evaluationIn(comment, game.players.size());
    });
    return found;
}

/// Takes all evaluations from a turn, and its judgement if that is theirs.
void withdrawEvaluations(game::Record& game, std::size_t at) {
    game::Record::Turn& turn = game.turns[at];
    const std::string judgement = match::judgementIn(turn.marks);
    for (const std::string& comment : evaluationsOf(game, at)) {
        if (match::evaluationIn(comment, game.players.size())->judgement == judgement)
            turn.marks = match::withJudgement(turn.marks, "");
        std::erase(turn.comments, comment);
    }
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

/// Indices of the same turn in three records of a game.
struct Same {
    std::size_t turn;
    std::size_t before;
    std::size_t now;
};

/// Every turn that all three have. A list instead of recursion, since a line may have any length.
std::vector<Same> sameTurns(const game::Record& game, const game::Record& before, const game::Record& now) {
    std::vector<Same> all{{0, 0, 0}};
    for (std::size_t i = 0; i < all.size(); ++i) {
        const Same same = all[i];
        for (const std::size_t child : before.turns[same.before].children) {
            const game::Action action = before.turns[child].action;
            const auto here = follow(game, same.turn, action);
            const auto there = follow(now, same.now, action);
            if (here && there) all.push_back({*here, child, *there});
        }
    }
    return all;
}

/// The same for a whole game. Of two analyses of a turn only one stays: that of this program, if it is new,
/// else the other one.
void withdraw(game::Record& game, const game::Record& before, game::Record& now) {
    for (const Same& same : sameTurns(game, before, now)) {
        withdraw(game.turns[same.turn], before.turns[same.before], now.turns[same.now]);
        const std::vector<std::string> evaluated = evaluationsOf(now, same.now);
        if (evaluated.empty() || evaluationsOf(game, same.turn).empty()) continue;
        if (evaluated != evaluationsOf(before, same.before))
            withdrawEvaluations(game, same.turn);
        else
            withdrawEvaluations(now, same.now);
    }
}

/// Takes away own judgements where the other player has judged a turn differently; whether there were any.
bool yieldJudgements(const game::Record& game, game::Record& own) {
    bool any = false;
    for (const Same& same : sameTurns(game, own, own)) {
        const std::string theirs = match::judgementByHand(game, same.turn);
        const std::string here = match::judgementByHand(own, same.now);
        if (theirs.empty() || here.empty() || theirs == here) continue;
        own.turns[same.now].marks = match::withJudgement(own.turns[same.now].marks, "");
        any = true;
    }
    return any;
}

/// Whether both records hold the same results of analyses for the turns that both have.
bool analysedAlike(const game::Record& one, const game::Record& other) {
    const std::vector<Same> turns = sameTurns(one, one, other);
    return std::all_of(turns.begin(), turns.end(), [&](const Same& same) {
        return evaluationsOf(one, same.before) == evaluationsOf(other, same.now);
    });
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
           analysedAlike(known, now->game) && match::complete(known, now->game) == match::Difference::Nothing;
}

std::optional<archive::Entry> NotesMerge::merged(const archive::Entry& kept, const std::string& noted) {
    auto game = kind_.read(kept.text, {}, {});
    const auto before = kind_.read(known_, {}, {});
    auto copy = kind_.read(noted, {}, {});
    if (!game || !before || !copy) return {};
    withdraw(game->game, before->game, copy->game);
    if (yieldJudgements(game->game, copy->game) && !std::exchange(toldYielding_, true)) yielded_ = true;
    // Tags such as the times left change while the game goes on; nobody notes anything in them.
    copy->game.tags.clear();
    if (match::complete(game->game, copy->game) == match::Difference::Contradiction) return {};
    archive::Entry entry = kept;
    entry.text = kind_.writeAtOnce(game->game);
    return entry;
}

}  // namespace app
