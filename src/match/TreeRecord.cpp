#include "match/TreeRecord.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include "match/ClockRecord.h"
#include "match/EvaluationRecord.h"
#include "match/Judgement.h"
#include "match/SketchRecord.h"

namespace match {
namespace {

constexpr NodeId kRoot = GameTree::kRoot;
constexpr const char* kStand = "TurnsPlayed";

NodeId nodeAt(std::size_t index) { return NodeId(static_cast<std::uint32_t>(index)); }

/// Plays the record's turns once, depth first, so that each node learns who moved. Without recursion, since a
/// line may have any length.
void plant(GameTree& tree, Referee& referee, std::vector<game::Record::Turn>& turns) {
    struct Level {
        std::size_t turn;
        NodeId node;
        std::size_t next = 0;
    };
    tree.at(kRoot).comments = std::move(turns[0].comments);
    tree.reserve(turns.size());
    std::vector<Level> levels{{0, kRoot}};
    while (!levels.empty()) {
        Level& here = levels.back();
        if (here.next == turns[here.turn].children.size()) {
            if (levels.size() > 1) referee.takeBack();
            levels.pop_back();
            continue;
        }
        const std::size_t child = turns[here.turn].children[here.next++];
        game::Record::Turn& turn = turns[child];
        Node node = referee.described(turn.action);
        node.notation = std::move(turn.notation);
        node.variation = std::move(turn.variation);
        node.marks = std::move(turn.marks);
        node.comments = std::move(turn.comments);
        const NodeId id = tree.graft(here.node, std::move(node));
        referee.play(tree, id);
        levels.push_back({child, id});
    }
}

/// Takes the times of one comment; false if it has none, or if it also has times of players who did not move,
/// which turnsOf() does not write.
bool takeTimes(Node& node, const std::string& comment) {
    const std::vector<ClockNote> notes = clocksIn(comment);
    bool others = false;
    for (const ClockNote& note : notes) {
        const std::size_t seat = note.seat.value_or(node.mover.value);
        if (seat < node.clocks.size()) node.clocks[seat] = note.left;
        node.timed = node.timed || seat == node.mover.value;
        if (seat == node.mover.value) node.left = note.left;
        others = others || seat != node.mover.value;
    }
    return !notes.empty() && !others;
}

/// The clock, with its readings in the nodes, those of now where the game stands. A file with a time control,
/// but without times for its turns, was not timed by this program: nothing then.
std::optional<Clock> takeClocks(GameTree& tree, ReadClock read, NodeId stands) {
    bool known = read.left.has_value();
    tree.at(kRoot).clocks = read.clock.readings();
    for (std::size_t i = 0; i < tree.size(); ++i) {
        Node& n = tree.at(nodeAt(i));
        if (n.clocks.empty()) n.clocks = tree.node(n.parent).clocks;
        std::erase_if(n.comments, [&](const std::string& comment) {
            known = known || !clocksIn(comment).empty();
            return takeTimes(n, comment);
        });
    }
    if (!known) return {};
    if (read.left) tree.at(stands).clocks = std::move(*read.left);
    return std::move(read.clock);
}

/// Takes the tag of writeStand() away; nothing if there is none that makes sense.
std::optional<NodeId> takeStand(const GameTree& tree,
                                std::vector<std::pair<std::string, std::string>>& tags) {
    const auto tag = std::find_if(tags.begin(), tags.end(), [](const auto& t) { return t.first == kStand; });
    if (tag == tags.end()) return {};
    const std::vector<NodeId> line = tree.mainLine();
    std::size_t turns = 0;
    const char* const end = tag->second.data() + tag->second.size();
    const auto read = std::from_chars(tag->second.data(), end, turns);
    if (read.ec != std::errc() || read.ptr != end || turns >= line.size()) return {};
    tags.erase(tag);
    return line[turns];
}

void takeSketches(GameTree& tree, const game::View& start) {
    for (std::size_t i = 0; i < tree.size(); ++i) {
        Node& n = tree.at(nodeAt(i));
        std::vector<std::string> others;
        for (std::string& comment : n.comments)
            if (!takeSketch(comment, n.sketch, start) || !comment.empty())
                others.push_back(std::move(comment));
        n.comments = std::move(others);
    }
}

/// Takes a line for a position that has none; a line that it has already is passed over. True if nothing is
/// left.
bool takeLine(std::optional<Evaluation>& evaluation, std::vector<std::string>& line) {
    if (line.empty()) return true;
    if (evaluation && !evaluation->line.empty()) return evaluation->line == line;
    if (!evaluation) evaluation.emplace();
    evaluation->line = std::move(line);
    return true;
}

/// Takes the data from a comment and returns what is left of it: all of it, if it is no evaluation or a
/// second one of the same position; lines for positions that have one; and the lines of takeLinesAfter().
std::string takeEvaluation(GameTree& tree, NodeId id, std::string comment, std::size_t players) {
    auto note = evaluationIn(comment, players);
    if (!note) return comment;
    Node& n = tree.at(id);
    if (!note->chances.empty() && n.evaluation && !n.evaluation->chances.empty()) return comment;
    EvaluationNote left{.further = std::move(note->further)};
    // The turns instead of one are those expected in the position before it, also if it begins a variation.
    const bool before =
        id == kRoot ? note->instead.empty() : takeLine(tree.at(n.parent).evaluation, note->instead);
    const bool after = n.children.empty() && takeLine(n.evaluation, note->next);
    if (!before) left.instead = std::move(note->instead);
    if (!after) left.next = std::move(note->next);
    if (note->chances.empty() && note->details.empty()) return evaluationComment(left);
    if (!n.evaluation) n.evaluation.emplace();
    if (!note->details.empty()) n.evaluation->details = std::move(note->details);
    if (!note->chances.empty()) {
        n.evaluation->chances = std::move(note->chances);
        n.evaluation->depth = note->depth;
        n.evaluation->foreseen = note->foreseen;
        if (judgementIn(n.marks) == note->judgement) n.judgement = std::move(note->judgement);
    }
    return evaluationComment(left);
}

/// The same for the turns expected after a turn that the game continues. They come last, since of two lines
/// of one position turnsOf() writes the one that it keeps as those instead of the next turn.
std::string takeLinesAfter(GameTree& tree, NodeId id, std::string comment, std::size_t players) {
    auto note = evaluationIn(comment, players);
    Node& n = tree.at(id);
    if (!note || note->next.empty() || n.children.empty() || !note->chances.empty() || !note->details.empty())
        return comment;
    if (!takeLine(n.evaluation, note->next)) return comment;
    note->next.clear();
    return evaluationComment(*note);
}

template <class Take>
void takeFromComments(GameTree& tree, Take take) {
    for (std::size_t i = 0; i < tree.size(); ++i) {
        std::vector<std::string> left;
        for (std::string& comment : tree.at(nodeAt(i)).comments)
            if (std::string rest = take(nodeAt(i), std::move(comment)); !rest.empty())
                left.push_back(std::move(rest));
        tree.at(nodeAt(i)).comments = std::move(left);
    }
}

void takeEvaluations(GameTree& tree, std::size_t players) {
    takeFromComments(tree, [&](NodeId id, std::string comment) {
        return takeEvaluation(tree, id, std::move(comment), players);
    });
    takeFromComments(tree, [&](NodeId id, std::string comment) {
        return takeLinesAfter(tree, id, std::move(comment), players);
    });
}

void writeEvaluation(const GameTree& tree, NodeId id, game::Record::Turn& turn) {
    const Node& n = tree.node(id);
    EvaluationNote note;
    if (n.evaluation) {
        note.details = n.evaluation->details;
        note.chances = n.evaluation->chances;
        note.depth = n.evaluation->depth;
        note.foreseen = n.evaluation->foreseen;
        if (n.children.empty()) note.next = n.evaluation->line;
    }
    note.judgement = n.judgement;
    const auto& before = tree.node(n.parent).evaluation;
    if (id != kRoot && before && tree.node(n.parent).children.front() == id) note.instead = before->line;
    // Written first, since another comment may look like an evaluation.
    if (std::string comment = evaluationComment(note); !comment.empty())
        turn.comments.insert(turn.comments.begin(), std::move(comment));
}

}  // namespace

ReadGame readGame(game::Record record) {
    ReadGame read{.referee = Referee(std::move(record.start)),
                  .tree = GameTree(0),
                  .players = std::move(record.players),
                  .tags = std::move(record.tags),
                  .result = std::move(record.result),
                  .clock = {}};
    read.tree = GameTree(read.referee.state().ply());
    plant(read.tree, read.referee, record.turns);
    // Drawings first, since a comment of other programs may hold more besides.
    takeSketches(read.tree, *read.referee.view(game::Viewer::record()));
    takeEvaluations(read.tree, read.players.size());
    read.stands = takeStand(read.tree, read.tags);
    if (auto clock = takeClock(read.tags, read.players.size()))
        read.clock =
            takeClocks(read.tree, std::move(*clock), read.stands.value_or(read.tree.mainLine().back()));
    return read;
}

void writeStand(std::vector<std::pair<std::string, std::string>>& tags, std::size_t turns) {
    tags.emplace_back(kStand, std::to_string(turns));
}

std::vector<game::Record::Turn> turnsOf(const GameTree& tree, const game::View& start, bool timed) {
    const std::vector<NodeId> all = tree.attached();
    std::vector<std::uint32_t> number(tree.size());  // indices in the record, by node
    for (std::size_t i = 0; i < all.size(); ++i) number[all[i].value] = static_cast<std::uint32_t>(i);
    std::vector<game::Record::Turn> turns;
    for (const NodeId id : all) {
        const Node& n = tree.node(id);
        game::Record::Turn& turn = turns.emplace_back(game::Record::Turn{.action = n.action,
                                                                         .notation = n.notation,
                                                                         .variation = n.variation,
                                                                         .marks = n.marks,
                                                                         .comments = n.comments,
                                                                         .parent = number[n.parent.value]});
        for (const NodeId child : n.children) turn.children.push_back(number[child.value]);
        for (std::string& strokes : sketchComments(n.sketch, start))
            turn.comments.push_back(std::move(strokes));
        writeEvaluation(tree, id, turn);
        if (timed && n.timed && n.left) turn.comments.push_back(clockComment(*n.left));
    }
    return turns;
}

}  // namespace match
