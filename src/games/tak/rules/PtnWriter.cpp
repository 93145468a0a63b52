#include <algorithm>
#include <set>

#include "games/tak/rules/Notation.h"
#include "games/tak/rules/Ptn.h"
#include "games/tak/rules/PtnPositions.h"
#include "games/tak/rules/Threat.h"

namespace tak::rules {
namespace {

std::string replaced(std::string_view text, std::string_view unwanted, char by) {
    std::string result(text);
    for (char& c : result)
        if (unwanted.find(c) != std::string_view::npos) c = by;
    return result;
}

/// A tag's value with a backslash before each quote, and before each backslash that would escape something.
std::string escaped(std::string_view value) {
    std::string text;
    for (std::size_t i = 0; i < value.size(); ++i) {
        const bool escapes = i + 1 == value.size() || value[i + 1] == '"' || value[i + 1] == '\\';
        if (value[i] == '"' || (value[i] == '\\' && escapes)) text += '\\';
        text += value[i];
    }
    return text;
}

bool isTagName(std::string_view name) {
    return !name.empty() && name.find_first_of(" \t\r\n\v\f\"[]{}") == std::string_view::npos;
}

bool isVariationName(std::string_view name) {
    return name.find_first_not_of(" \t") != std::string_view::npos &&
           name.find_first_of("/{}\r\n") == std::string_view::npos;
}

bool marksTak(std::string_view marks) { return marks.find_first_of("'\"") != std::string_view::npos; }

class GameWriter {
  public:
    GameWriter(const PtnGame& game, const PtnStyle& style)
        : game_(game), style_(style), positions_(game.tree, game.start) {}

    std::string write() {
        writeTags();
        for (const std::string& comment : game_.tree.node(PtnTree::kRoot).comments)
            text_ += braced(comment) + '\n';
        writeLine(PtnTree::kRoot, "");
        // Depth first: a variation is followed by its own variations. The next one is on top of the stack.
        while (!pending_.empty()) {
            const Variation variation = std::move(pending_.back());
            pending_.pop_back();
            text_ += "\n{" + variation.path + "}\n";
            writeLine(variation.begin, variation.path);
        }
        return std::move(text_);
    }

  private:
    struct Variation {
        int begin;         ///< its first node
        std::string path;  ///< names of the variations that lead to it, and its own
    };

    void writeTags() {
        for (const PtnTag& tag : completeTags(game_.tags, game_.start, result())) {
            if (!isTagName(tag.name)) continue;
            text_ += '[' + tag.name + " \"" + escaped(replaced(tag.value, "\r\n", ' ')) + "\"]\n";
        }
        text_ += '\n';
    }

    /// The result; empty if the text is not a valid result.
    [[nodiscard]] std::string_view result() const {
        return outcomeOfText(game_.result).over() ? std::string_view(game_.result) : std::string_view();
    }

    static std::string braced(std::string_view comment) { return '{' + replaced(comment, "}", ')') + '}'; }

    /// The main line from the root, or a variation from its first node.
    void writeLine(int begin, const std::string& path) {
        const bool main = begin == PtnTree::kRoot;
        std::vector<int> line = game_.tree.lineFrom(begin);
        if (!main) line.insert(line.begin(), begin);
        Position position = positions_.at(main ? begin : game_.tree.node(begin).parent);
        positions_.beginLine();
        std::vector<Variation> found;
        std::set<std::string> taken;
        for (const int node : line) {
            if (main || node != begin)
                collectVariations(game_.tree.node(node).parent, position.ply(), path, found, taken);
            writePly(node, position, node == line.front());
            positions_.pass(node, position);
        }
        // Without any movetext, the tags of the next game would be read as this game's.
        if (main) text_ += line.empty() && result().empty() ? std::string_view("*") : result();
        if (!text_.empty() && text_.back() == ' ') text_.pop_back();
        if (text_.back() != '\n') text_ += '\n';
        pending_.insert(pending_.end(), found.rbegin(), found.rend());
    }

    void writePly(int node, Position& position, bool first) {
        const PtnNode& ply = game_.tree.node(node);
        const bool white = position.toMove() == Color::White;
        if (white || first) {
            if (!first && text_.back() == ' ') text_.back() = '\n';
            text_ += std::to_string(position.moveNumber()) + (white ? ". " : ". -- ");
        }
        text_ += formatMove(position, ply.move);
        (void)position.make(ply.move);
        const std::string marks = cleanMarks(ply.marks);
        if (style_.takMarks && !marksTak(marks) && threatensRoad(position)) text_ += '\'';
        text_ += marks + ' ';
        for (const std::string& comment : ply.comments) text_ += braced(comment) + ' ';
    }

    /// Finds and names the variations that branch after this node; `taken` are names already used on the
    /// line.
    void collectVariations(int node, int ply, const std::string& path, std::vector<Variation>& found,
                           std::set<std::string>& taken) const {
        const std::vector<int>& children = game_.tree.node(node).children;
        int free = 1;  // all lower numbers are taken
        for (std::size_t i = 1; i < children.size(); ++i) {
            std::string name = game_.tree.node(children[i]).variation;
            if (!isVariationName(name) || taken.contains(name))
                name = automaticVariationName(ply, static_cast<int>(i));
            while (!taken.insert(name).second) name = automaticVariationName(ply, free++);
            found.push_back({children[i], path.empty() ? name : path + '/' + name});
        }
    }

    const PtnGame& game_;
    PtnStyle style_;
    PtnPositions positions_;
    std::string text_;
    std::vector<Variation> pending_;
};

}  // namespace

std::string writePtn(const PtnGame& game, const PtnStyle& style) { return GameWriter(game, style).write(); }

std::string writePtn(std::span<const PtnGame> games, const PtnStyle& style) {
    std::string text;
    for (const PtnGame& game : games) {
        if (!text.empty()) text += '\n';
        text += writePtn(game, style);
    }
    return text;
}

}  // namespace tak::rules
