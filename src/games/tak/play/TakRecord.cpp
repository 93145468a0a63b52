#include "games/tak/play/TakRecord.h"

#include "games/tak/play/TakState.h"
#include "games/tak/rules/Notation.h"

namespace tak::play {
namespace {

constexpr const char* kPlayerTags[] = {"Player1", "Player2"};

/// Visits every node below the root, parents first, with the position before its move. Without recursion,
/// since a line may have any length.
template <class Children, class MoveOfNode, class Visit>
void walk(const rules::Position& start, Children children, MoveOfNode moveOfNode, Visit visit) {
    struct Step {
        std::size_t node;
        std::size_t next = 0;
        rules::Undo undo{};
    };
    rules::Position position = start;
    std::vector<Step> path{{0}};
    while (!path.empty()) {
        Step& here = path.back();
        const auto& below = children(here.node);
        if (here.next == below.size()) {
            if (path.size() > 1) position.undo(here.undo);
            path.pop_back();
            continue;
        }
        const std::size_t parent = here.node;
        const auto child = static_cast<std::size_t>(below[here.next++]);
        visit(parent, child, position);
        path.push_back({child, 0, position.make(moveOfNode(child))});
    }
}

// ---- the variants of the series score, as the tag [Scoring "Downings Tarway"] ----

constexpr const char* kScoringTag = "Scoring";
constexpr std::pair<const char*, bool rules::ScoreVariants::*> kVariants[] = {
    {"Downings", &rules::ScoreVariants::downings},
    {"Middletown", &rules::ScoreVariants::middletown},
    {"Tarway", &rules::ScoreVariants::tarway},
};

rules::ScoreVariants variantsIn(const rules::PtnGame& game) {
    rules::ScoreVariants variants;
    const std::string* value = game.tag(kScoringTag);
    for (const auto& [name, chosen] : kVariants)
        variants.*chosen = value != nullptr && value->find(name) != std::string::npos;
    return variants;
}

void writeVariants(const rules::ScoreVariants& variants, rules::PtnGame& game) {
    std::string value;
    for (const auto& [name, chosen] : kVariants)
        if (variants.*chosen) value += (value.empty() ? "" : " ") + std::string(name);
    if (!value.empty()) rules::setTag(game.tags, kScoringTag, value);
}

}  // namespace

game::Record recordOf(const rules::PtnGame& game) {
    game::Record record;
    for (const rules::PtnTag& tag : game.tags) record.tags.emplace_back(tag.name, tag.value);
    for (const char* name : kPlayerTags) {
        const std::string* player = game.tag(name);
        record.players.push_back(player ? *player : "");
    }
    record.result = game.result.empty() ? "*" : game.result;
    record.line = game.at.line;
    record.start = std::make_unique<TakState>(game.start, variantsIn(game));
    record.turns.resize(static_cast<std::size_t>(game.tree.size()));
    const auto node = [&](std::size_t i) -> const rules::PtnNode& {
        return game.tree.node(static_cast<int>(i));
    };
    record.turns[0].comments = node(0).comments;
    walk(
        game.start, [&](std::size_t i) -> const std::vector<int>& { return node(i).children; },
        [&](std::size_t i) { return node(i).move; },
        [&](std::size_t parent, std::size_t child, const rules::Position& before) {
            record.turns[parent].children.push_back(child);
            record.turns[child] = {.action = actionOf(node(child).move),
                                   .notation = rules::formatMove(before, node(child).move),
                                   .variation = node(child).variation,
                                   .marks = node(child).marks,
                                   .comments = node(child).comments,
                                   .parent = parent};
        });
    return record;
}

rules::PtnGame ptnOf(const game::Record& record) {
    rules::PtnGame game;
    for (const auto& [name, value] : record.tags) game.tags.push_back({name, value});
    for (std::size_t i = 0; i < record.players.size() && i < 2; ++i)
        rules::setTag(game.tags, kPlayerTags[i], record.players[i]);
    const auto& start = static_cast<const TakState&>(*record.start);
    game.start = start.position();
    writeVariants(start.variants(), game);
    if (record.result != "*") game.result = record.result;
    std::vector<int> nodeOf(record.turns.size(), rules::PtnTree::kRoot);
    for (const std::string& comment : record.turns[0].comments)
        game.tree.addComment(rules::PtnTree::kRoot, comment);
    walk(
        game.start,
        [&](std::size_t i) -> const std::vector<std::size_t>& { return record.turns[i].children; },
        [&](std::size_t i) { return moveOf(record.turns[i].action); },
        [&](std::size_t parent, std::size_t child, const rules::Position&) {
            const auto& turn = record.turns[child];
            const int node = nodeOf[child] = game.tree.add(nodeOf[parent], moveOf(turn.action));
            game.tree.setMarks(node, turn.marks);
            game.tree.setVariation(node, turn.variation);
            for (const std::string& comment : turn.comments) game.tree.addComment(node, comment);
        });
    return game;
}

}  // namespace tak::play
