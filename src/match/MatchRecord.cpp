#include <algorithm>
#include <utility>

#include "match/EvaluationRecord.h"
#include "match/Judgement.h"
#include "match/Match.h"
#include "match/SketchRecord.h"

// Conversion between a match and a file's record.
namespace match {

Match Match::fromRecord(game::Record record) {
    Match match(std::move(record.start), std::move(record.players));
    match.tags_ = std::move(record.tags);
    match.claimedResult_ = std::move(record.result);
    match.live_ = false;
    match.tree_.at(kRoot).comments = std::move(record.turns[0].comments);
    match.tree_.reserve(record.turns.size());
    // Plays the record's turns once, depth first, so that each node learns who moved. Without recursion,
    // since a line may have any length.
    struct Level {
        std::size_t turn;
        NodeId node;
        std::size_t next = 0;
    };
    std::vector<Level> levels{{0, kRoot}};
    while (!levels.empty()) {
        Level& here = levels.back();
        if (here.next == record.turns[here.turn].children.size()) {
            if (levels.size() > 1) match.referee_.takeBack();
            levels.pop_back();
            continue;
        }
        const std::size_t child = record.turns[here.turn].children[here.next++];
        game::Record::Turn& turn = record.turns[child];
        Node node = match.referee_.described(turn.action);
        node.notation = std::move(turn.notation);
        node.variation = std::move(turn.variation);
        node.marks = std::move(turn.marks);
        node.comments = std::move(turn.comments);
        const NodeId id = match.tree_.graft(here.node, std::move(node));
        match.apply(id);
        levels.push_back({child, id});
    }
    match.current_ = kRoot;
    match.readSketches();  // first, since a comment of other programs may hold more besides
    match.readEvaluations();
    if (auto clock = takeClock(match.tags_, match.players_.size())) match.readClocks(std::move(*clock));
    return match;
}

/// A file with a time control, but without times for its turns, was not timed by this program.
void Match::readClocks(ReadClock read) {
    bool known = read.left.has_value();
    tree_.at(kRoot).clocks = read.clock.readings();
    for (std::size_t i = 0; i < tree_.size(); ++i) {
        Node& n = tree_.at(NodeId(static_cast<std::uint32_t>(i)));
        if (n.clocks.empty()) n.clocks = tree_.node(n.parent).clocks;
        std::erase_if(n.comments, [&](const std::string& comment) {
            const std::vector<ClockNote> notes = clocksIn(comment);
            bool others = false;  // of another player: toRecord() writes only the mover's time
            for (const ClockNote& note : notes) {
                const std::size_t seat = note.seat.value_or(n.mover.value);
                if (seat < n.clocks.size()) n.clocks[seat] = note.left;
                n.timed = n.timed || seat == n.mover.value;
                if (seat == n.mover.value) n.left = note.left;
                others = others || seat != n.mover.value;
            }
            known = known || !notes.empty();
            return !notes.empty() && !others;
        });
    }
    if (!known) return;
    clock_ = std::move(read.clock);
    if (read.left) tree_.at(endOfMainLine()).clocks = std::move(*read.left);
}

void Match::readSketches() {
    const auto names = view(game::Viewer::record());
    for (std::size_t i = 0; i < tree_.size(); ++i) {
        Node& n = tree_.at(NodeId(static_cast<std::uint32_t>(i)));
        std::vector<std::string> others;
        for (std::string& comment : n.comments)
            if (!takeSketch(comment, n.sketch, *names) || !comment.empty())
                others.push_back(std::move(comment));
        n.comments = std::move(others);
    }
}

void Match::readEvaluations() {
    for (std::size_t i = 0; i < tree_.size(); ++i) {
        const NodeId id(static_cast<std::uint32_t>(i));
        std::erase_if(tree_.at(id).comments,
                      [&](const std::string& comment) { return takeEvaluation(id, comment); });
    }
}

/// Takes the data from a comment, if the node has none yet: a second evaluation of the same position stays a
/// comment.
bool Match::takeEvaluation(NodeId id, const std::string& comment) {
    auto note = evaluationIn(comment, players_.size());
    if (!note) return false;
    Node& n = tree_.at(id);
    Node& before = tree_.at(n.parent);
    const bool continues = id != kRoot && before.children.front() == id;
    if (!note->chances.empty() && n.evaluation && !n.evaluation->chances.empty()) return false;
    if (!note->instead.empty() && (!continues || (before.evaluation && !before.evaluation->line.empty())))
        return false;
    if (!note->next.empty() && !n.children.empty()) return false;
    if (!note->instead.empty()) {
        if (!before.evaluation) before.evaluation.emplace();
        before.evaluation->line = std::move(note->instead);
    }
    if (!n.evaluation && !(note->chances.empty() && note->next.empty() && note->details.empty()))
        n.evaluation.emplace();
    if (!note->details.empty()) n.evaluation->details = std::move(note->details);
    if (!note->chances.empty()) {
        n.evaluation->chances = std::move(note->chances);
        n.evaluation->depth = note->depth;
    }
    if (!note->next.empty()) n.evaluation->line = std::move(note->next);
    if (judgementIn(n.marks) == note->judgement) n.judgement = std::move(note->judgement);
    return true;
}

void Match::writeEvaluation(NodeId id, game::Record::Turn& turn) const {
    const Node& n = tree_.node(id);
    EvaluationNote note;
    if (n.evaluation) {
        note.details = n.evaluation->details;
        note.chances = n.evaluation->chances;
        note.depth = n.evaluation->depth;
        if (n.children.empty()) note.next = n.evaluation->line;
    }
    note.judgement = n.judgement;
    const auto& before = tree_.node(n.parent).evaluation;
    if (id != kRoot && before && tree_.node(n.parent).children.front() == id) note.instead = before->line;
    // Written first, since another comment may look like an evaluation.
    if (std::string comment = evaluationComment(note); !comment.empty())
        turn.comments.insert(turn.comments.begin(), std::move(comment));
}

void Match::writeClock(const Node& node, game::Record::Turn& turn) const {
    if (clock_ && node.timed && node.left) turn.comments.push_back(clockComment(*node.left));
}

void Match::writeClocks(game::Record& record) const {
    if (!clock_) return;
    const NodeId last = live_ ? head_ : endOfMainLine();
    const bool goesOn = record.result == "*";
    const std::vector<milliseconds>& left = last == current_ ? clock_->readings() : tree_.node(last).clocks;
    match::writeClock(record.tags, *clock_, goesOn ? left : std::vector<milliseconds>());
}

game::Record Match::toRecord() const {
    game::Record record{.tags = tags_, .start = startState(), .players = players_, .result = claimedResult_};
    record.turns.clear();
    const auto names = view(game::Viewer::record());
    const std::vector<NodeId> all = tree_.attached();
    std::vector<std::uint32_t> number(tree_.size());  // indices in the record, by node
    for (std::size_t i = 0; i < all.size(); ++i) number[all[i].value] = static_cast<std::uint32_t>(i);
    for (const NodeId id : all) {
        const Node& n = tree_.node(id);
        record.turns.push_back({.action = n.action,
                                .notation = n.notation,
                                .variation = n.variation,
                                .marks = n.marks,
                                .comments = n.comments,
                                .parent = number[n.parent.value]});
        for (const NodeId child : n.children) record.turns.back().children.push_back(number[child.value]);
        for (std::string& strokes : sketchComments(n.sketch, *names))
            record.turns.back().comments.push_back(std::move(strokes));
        writeEvaluation(id, record.turns.back());
        writeClock(n, record.turns.back());
    }
    if (const game::Outcome outcome = outcomeAt(live_ ? head_ : endOfMainLine()); outcome.over)
        record.result = outcome.result;
    else if (live_)
        record.result = "*";
    writeClocks(record);
    return record;
}

}  // namespace match
