#include "cli/tak/OpeningPieces.h"

#include <functional>
#include <optional>
#include <set>
#include <utility>

#include "base/TextReader.h"

namespace cli::openings {
namespace {

using base::TextPosition;

/// A line without blanks around it.
struct Line {
    std::string_view text;
    std::size_t offset = 0;  ///< of `text` in the whole
    TextPosition at;

    [[nodiscard]] bool blank() const { return text.empty(); }
    [[nodiscard]] bool remark() const { return text.starts_with('#'); }
    [[nodiscard]] bool tag() const { return text.starts_with('['); }
    /// The name of the tag at its beginning.
    [[nodiscard]] std::string_view tagName() const {
        return text.substr(1, text.find_first_of(" \t\"", 1) - 1);
    }
};

constexpr std::string_view kBlanks = " \t\v\f";

std::string_view withoutBlanks(std::string_view text) {
    const std::size_t begin = text.find_first_not_of(kBlanks);
    if (begin == std::string_view::npos) return text.substr(text.size());
    return text.substr(begin, text.find_last_not_of(kBlanks) - begin + 1);
}

/// The length of the tag at the beginning of the text, such as `[Size "5"]`. A bracket within quotes does not
/// end it.
std::size_t tagLength(std::string_view text) {
    bool quoted = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '"') quoted = !quoted;
        if (text[i] == ']' && !quoted) return i + 1;
    }
    return text.size();
}

std::string lowered(std::string_view name) {
    std::string text(name);
    for (char& c : text)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return text;
}

/// Whether the line is a TPS, with or without brackets, and nothing more.
bool isOnlyTps(const Line& line) {
    if (!line.tag()) return isBareTps(line.text);
    return lowered(line.tagName()) == "tps" && tagLength(line.text) == line.text.size();
}

void forEachLine(std::string_view text, const std::function<void(const Line&)>& use) {
    base::TextReader in(text);
    while (!in.atEnd()) {
        const int number = in.position().line;
        const std::size_t begin = in.offset();
        const std::string_view whole = in.takeUntil("\r\n");
        in.take();
        const std::string_view content = withoutBlanks(whole);
        const auto indent = static_cast<std::size_t>(content.data() - whole.data());
        use({content, begin + indent, {number, static_cast<int>(indent) + 1}});
    }
}

/// Whether a comment is open after this line; `open`: before it.
bool leavesComment(std::string_view line, bool open) {
    for (const char letter : line) open = letter == '{' || (open && letter != '}');
    return open;
}

/// Finds where the games begin: at a tag after the turns of a game, or, since a game may have no turns, at a
/// tag of the same name after a blank line.
class GameSplitter {
  public:
    explicit GameSplitter(std::string_view text) : text_(text) {}

    std::vector<OpeningPiece> split() {
        forEachLine(text_, [this](const Line& line) { pass(line); });
        endPiece(text_.size());
        return std::move(pieces_);
    }

  private:
    void pass(const Line& line) {
        const bool tag = line.tag() && !comment_;
        if (tag) passTag(line);
        const std::string_view rest = tag ? afterTags(line.text) : line.text;
        turns_ = turns_ || !rest.empty();
        comment_ = leavesComment(rest, comment_);
        afterBlank_ = line.blank();
    }

    void passTag(const Line& line) {
        const std::string name = lowered(line.tagName());
        if (turns_ || (afterBlank_ && tags_.contains(name))) {
            endPiece(line.offset);
            begin_ = line.offset;
            at_ = line.at;
            turns_ = false;
            tags_.clear();
        }
        tags_.insert(name);
    }

    void endPiece(std::size_t end) {
        if (at_) pieces_.push_back({text_.substr(begin_, end - begin_), *at_});
    }

    std::string_view text_;
    std::vector<OpeningPiece> pieces_;
    std::size_t begin_ = 0;
    std::optional<TextPosition> at_;  ///< of the present game; nothing before the first one
    bool turns_ = true;               ///< the present game has some, so that a tag begins another one
    std::set<std::string> tags_;      ///< names of the present game's tags, in small letters
    bool comment_ = false;
    bool afterBlank_ = false;
};

}  // namespace

void blankRemarks(std::string& text) {
    bool comment = false;
    std::vector<std::pair<std::size_t, std::size_t>> remarks;
    forEachLine(text, [&](const Line& line) {
        if (line.remark() && !comment)
            remarks.emplace_back(line.offset, line.text.size());
        else
            comment = leavesComment(comment ? line.text : afterTags(line.text), comment);
    });
    for (const auto& [begin, length] : remarks) text.replace(begin, length, length, ' ');
}

OpeningLayout layoutOf(std::string_view text) {
    bool beginsWithTag = false;
    bool first = true;
    bool onlyTps = true;
    forEachLine(text, [&](const Line& line) {
        if (line.blank()) return;
        if (std::exchange(first, false)) beginsWithTag = line.tag();
        onlyTps = onlyTps && isOnlyTps(line);
    });
    return beginsWithTag && !onlyTps ? OpeningLayout::Games : OpeningLayout::Lines;
}

std::vector<OpeningPiece> openingPieces(std::string_view text, OpeningLayout layout) {
    if (layout == OpeningLayout::Games) return GameSplitter(text).split();
    std::vector<OpeningPiece> pieces;
    forEachLine(text, [&](const Line& line) {
        if (!line.blank()) pieces.push_back({line.text, line.at});
    });
    return pieces;
}

std::string_view afterTags(std::string_view line) {
    std::string_view rest = line;
    while (rest.starts_with('[')) rest = withoutBlanks(rest.substr(tagLength(rest)));
    return rest;
}

bool isBareTps(std::string_view line) {
    // Only there a first word has these letters; no move begins with x.
    const std::string_view word = line.substr(0, line.find_first_of(kBlanks));
    return !word.starts_with('[') &&
           (word.find_first_of("/,") != std::string_view::npos || word.starts_with('x'));
}

}  // namespace cli::openings
