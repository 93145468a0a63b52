#include "match/RecordCompletion.h"

#include <algorithm>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "match/ClockRecord.h"
#include "match/EvaluationRecord.h"
#include "match/Judgement.h"

namespace match {
namespace {

using Turn = game::Record::Turn;

template <class Items, class Item>
bool contains(const Items& items, const Item& item) {
    return std::find(items.begin(), items.end(), item) != items.end();
}

class Completion {
  public:
    Completion(game::Record& record, const game::Record& copy) : record_(record), copy_(copy) {
        for (const Turn& turn : record.turns) names_.insert(turn.variation);
    }

    Difference complete() {
        addTags();
        // A list instead of recursion, since a line may have any length.
        std::vector<Pair> open{{0, 0}};
        while (!open.empty() && difference_ != Difference::Contradiction) {
            const Pair pair = open.back();
            open.pop_back();
            addNotes(pair);
            addTurns(pair, open);
        }
        return difference_;
    }

  private:
    /// Indices of the same turn in both records.
    struct Pair {
        std::size_t turn;
        std::size_t copied;
    };

    void added() { difference_ = std::max(difference_, Difference::Additions); }

    void addTags() {
        for (const auto& tag : copy_.tags) {
            const auto same = std::find_if(record_.tags.begin(), record_.tags.end(),
                                           [&](const auto& other) { return other.first == tag.first; });
            if (same == record_.tags.end()) {
                record_.tags.push_back(tag);
                added();
            } else if (same->second != tag.second) {
                difference_ = Difference::Contradiction;
            }
        }
    }

    [[nodiscard]] bool isClock(const std::string& comment) const { return !clocksIn(comment).empty(); }
    [[nodiscard]] bool isEvaluation(const std::string& comment) const {
        return evaluationIn(comment, record_.players.size()).has_value();
    }

    void addNotes(Pair pair) {
        addMarks(pair);
        Turn& turn = record_.turns[pair.turn];
        const Turn& copied = copy_.turns[pair.copied];
        const bool timed = std::any_of(turn.comments.begin(), turn.comments.end(),
                                       [&](const std::string& comment) { return isClock(comment); });
        const bool evaluated = std::any_of(turn.comments.begin(), turn.comments.end(),
                                           [&](const std::string& comment) { return isEvaluation(comment); });
        for (const std::string& comment : copied.comments) {
            if ((timed && isClock(comment)) || (evaluated && isEvaluation(comment))) continue;
            if (contains(turn.comments, comment)) continue;
            turn.comments.push_back(comment);
            added();
        }
    }

    void addMarks(Pair pair) {
        Turn& turn = record_.turns[pair.turn];
        const Turn& copied = copy_.turns[pair.copied];
        const std::string before = turn.marks;
        const std::string byHand = judgementByHand(copy_, pair.copied);
        const std::string kept = judgementByHand(record_, pair.turn);
        if (!byHand.empty() && !kept.empty() && byHand != kept) difference_ = Difference::Contradiction;
        if (!byHand.empty() && kept.empty())
            turn.marks = withJudgement(turn.marks, byHand);
        else if (judgementIn(turn.marks).empty())
            turn.marks = withJudgement(turn.marks, judgementIn(copied.marks));
        for (const char mark : withJudgement(copied.marks, ""))
            if (!contains(turn.marks, mark)) turn.marks.insert(turn.marks.begin(), mark);
        if (turn.marks != before) added();
    }

    /// Several variations may begin with the same turn: each is compared with one of the other record.
    void addTurns(Pair pair, std::vector<Pair>& open) {
        std::vector<std::size_t> left = record_.turns[pair.turn].children;
        for (const std::size_t child : copy_.turns[pair.copied].children) {
            const auto same = std::find_if(left.begin(), left.end(), [&](std::size_t other) {
                return record_.turns[other].action == copy_.turns[child].action;
            });
            if (same == left.end()) {
                open.push_back({addTurn(pair.turn, copy_.turns[child]), child});
            } else {
                open.push_back({*same, child});
                left.erase(same);
            }
        }
    }

    /// Returns the new turn's index. A variation's name may occur once in a record.
    std::size_t addTurn(std::size_t parent, const Turn& copied) {
        const std::size_t index = record_.turns.size();
        const bool free = names_.insert(copied.variation).second;
        record_.turns.push_back({.action = copied.action,
                                 .notation = copied.notation,
                                 .variation = free ? copied.variation : std::string(),
                                 .parent = parent});
        record_.turns[parent].children.push_back(index);
        added();
        return index;
    }

    game::Record& record_;
    const game::Record& copy_;
    std::set<std::string> names_;  ///< of variations
    Difference difference_ = Difference::Nothing;
};

}  // namespace

std::string judgementByHand(const game::Record& record, std::size_t turn) {
    const std::string judgement = judgementIn(record.turns[turn].marks);
    for (const std::string& comment : record.turns[turn].comments) {
        const auto note = evaluationIn(comment, record.players.size());
        if (note && note->judgement == judgement) return {};
    }
    return judgement;
}

Difference complete(game::Record& record, const game::Record& copy) {
    return Completion(record, copy).complete();
}

}  // namespace match
