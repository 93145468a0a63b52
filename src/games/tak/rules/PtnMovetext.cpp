#include "games/tak/rules/PtnMovetext.h"

#include "games/tak/rules/Notation.h"

namespace tak::rules {

using base::mark;

namespace {

constexpr std::string_view kSpace = " \t\r\n\v\f";
constexpr int kMaxMoveNumber = 99999;

bool isDigit(char c) { return c >= '0' && c <= '9'; }

/// A move number ahead of the text, as in `12.` or `12...`: its value, its length and how many dots.
struct MoveNumber {
    int value = 0;
    std::size_t length = 0;
    int dots = 0;
};

MoveNumber moveNumberAt(std::string_view text) {
    MoveNumber number;
    std::size_t i = 0;
    while (i < text.size() && isDigit(text[i]))
        number.value = std::min(number.value * 10 + (text[i++] - '0'), kMaxMoveNumber);
    if (i == 0) return {};
    while (i < text.size() && text[i] == '.') ++number.dots, ++i;
    number.length = number.dots > 0 ? i : 0;
    return number;
}

/// `--`, or dots alone: White's turn, which is not part of this line.
bool isNoMove(std::string_view word) {
    return word == "--" || (word.size() >= 2 && word.find_first_not_of('.') == std::string_view::npos);
}

std::string_view wordAt(std::string_view text) {
    return text.substr(0, text.find_first_of(" \t\r\n\v\f{}["));
}

std::string_view withoutSpace(std::string_view text) {
    const std::size_t begin = text.find_first_not_of(kSpace);
    return begin == std::string_view::npos ? std::string_view() : text.substr(begin);
}

/// The path of the line that a variation leaves, and its own name.
std::string_view parentPath(std::string_view path) {
    const std::size_t slash = path.rfind('/');
    return slash == std::string_view::npos ? std::string_view() : path.substr(0, slash);
}
std::string_view ownName(std::string_view path) {
    const std::size_t slash = path.rfind('/');
    return slash == std::string_view::npos ? path : path.substr(slash + 1);
}

}  // namespace

PtnMovetext::PtnMovetext(base::TextReader& in, PtnGame& game, PtnReading& reading)
    : in_(in), game_(game), reading_(reading), position_(game.start) {
    leaves_[""] = PtnTree::kRoot;
}

void PtnMovetext::fail(base::TextPosition at, base::Message message) {
    reading_.errors.push_back(in_.errorAt(at, std::move(message)));
    skipping_ = true;
    broken_.insert(line_);
}

void PtnMovetext::warn(base::TextPosition at, base::Message message) {
    reading_.warnings.push_back(in_.errorAt(at, std::move(message)));
}

void PtnMovetext::read() {
    while (true) {
        const int lineEnds = skipSpace();
        if (in_.atEnd() || in_.peek() == '[') return;
        if (in_.peek() == '{') {
            readBraces(lineEnds);
        } else if (skipping_) {
            if (wordAt(in_.rest()).empty()) in_.take();
            in_.takeUntil(" \t\r\n\v\f{[");
        } else if (atMoveNumber()) {
            readMoveNumber();
        } else {
            readWord();
        }
    }
}

/// How many line ends were skipped.
int PtnMovetext::skipSpace() {
    int lineEnds = 0;
    while (!in_.atEnd() && kSpace.find(in_.peek()) != std::string_view::npos)
        if (in_.take() == '\n') ++lineEnds;
    return lineEnds;
}

bool PtnMovetext::atMoveNumber() const { return moveNumberAt(in_.rest()).length > 0; }

/// A comment, or the name of a variation: alone on a line, after a blank line, before a move number that some
/// line has. Whatever stands before the first move, or merely goes on with the present line, is a comment.
void PtnMovetext::readBraces(int lineEnds) {
    Header header;
    if (lineEnds >= 2 && game_.tree.size() > 1 && headerAhead(header)) {
        Fork fork;
        if (findFork(header, fork)) return beginVariation(header, fork);
        const bool goesOn = !skipping_ && header.ply == position_.ply();
        if (!goesOn && leadsToBrokenLine(header.path)) {
            broken_.insert(std::string(header.path));
            skipping_ = true;
        } else if (!goesOn) {
            line_ = header.path;
            fail(in_.position(), {mark("no line has the move that the variation '{variation}' would replace"),
                                  {{"variation", line_}}});
        }
    }
    const base::TextPosition at = in_.position();
    in_.take();
    const std::string_view text = in_.takeUntil("}");
    if (in_.atEnd()) return fail(at, mark("this comment has no end: '}' was expected"));
    in_.take();
    if (!skipping_) game_.tree.addComment(node_, std::string(text));
}

bool PtnMovetext::headerAhead(Header& header) const {
    const std::string_view rest = in_.rest();
    const std::size_t close = rest.find_first_of("}\r\n");
    if (close == std::string_view::npos || rest[close] != '}' || close == 1) return false;
    const std::size_t lineEnd = rest.find_first_not_of(" \t", close + 1);
    if (lineEnd == std::string_view::npos || (rest[lineEnd] != '\n' && rest[lineEnd] != '\r')) return false;
    const std::string_view after = withoutSpace(rest.substr(lineEnd));
    const MoveNumber number = moveNumberAt(after);
    if (number.length == 0 || number.value < 1) return false;
    const bool black = number.dots > 1 || isNoMove(wordAt(withoutSpace(after.substr(number.length))));
    header = {.path = rest.substr(1, close - 1), .ply = (number.value - 1) * 2 + (black ? 1 : 0)};
    return true;
}

bool PtnMovetext::findFork(const Header& header, Fork& fork) const {
    const auto line = leaves_.find(parentPath(header.path));
    if (line == leaves_.end()) return false;
    const int depth = header.ply - game_.start.ply();
    if (depth < 0 || depth >= game_.tree.depth(line->second)) return false;
    fork = {.parent = game_.tree.ancestor(line->second, depth), .name = std::string(ownName(header.path))};
    return true;
}

/// Whether the line with this path leaves one that could not be read, so that nothing more can be said about
/// it.
bool PtnMovetext::leadsToBrokenLine(std::string_view path) const {
    return broken_.contains(parentPath(path));
}

void PtnMovetext::beginVariation(const Header& header, const Fork& fork) {
    in_.takeUntil("}");
    in_.take();
    line_ = header.path;
    node_ = fork.parent;
    position_ = game_.tree.positionAt(game_.start, node_);
    pendingName_ = fork.name;
    skipping_ = lineEnded_ = numberWarned_ = false;
}

void PtnMovetext::readMoveNumber() {
    const base::TextPosition at = in_.position();
    const MoveNumber number = moveNumberAt(in_.rest());
    for (std::size_t i = 0; i < number.length; ++i) in_.take();
    if (lineEnded_) return fail(at, mark("there is text after the result"));
    if (number.dots > 1) readNoMove(at);
    if (number.value == position_.moveNumber() || numberWarned_) return;
    numberWarned_ = true;
    warn(at, {mark("move number {number} where {expected} is due"),
              {{"number", number.value}, {"expected", position_.moveNumber()}}});
}

/// `--` or dots: fine as long as it is Black's turn.
void PtnMovetext::readNoMove(base::TextPosition at) {
    if (position_.toMove() == Color::White)
        fail(at, mark("White's move is left out, but it is White's turn"));
}

void PtnMovetext::readWord() {
    const base::TextPosition at = in_.position();
    const std::string_view word = in_.takeUntil(" \t\r\n\v\f{[");
    if (lineEnded_) return fail(at, mark("there is text after the result"));
    if (isNoMove(word)) return readNoMove(at);
    if (!readResult(word, at)) readMove(word, at);
}

bool PtnMovetext::readResult(std::string_view word, base::TextPosition at) {
    if (word != "*" && !outcomeOfText(word).over()) return false;
    lineEnded_ = true;
    if (word == "*") return true;
    if (const auto doubt = contradiction(word, position_)) warn(at, *doubt);
    if (!line_.empty()) return true;
    const std::string* tag = game_.tag("Result");
    if (tag && outcomeOfText(*tag).over() && *tag != word)
        warn(at, {mark("the result is {result}, but the Result tag says {tag}"),
                  {{"result", word}, {"tag", *tag}}});
    game_.result = word;
    return true;
}

void PtnMovetext::readMove(std::string_view word, base::TextPosition at) {
    const auto written = parseMoveText(word);
    const auto move = written ? resolveMove(*written, position_) : base::Result<Move>(written.error());
    if (!move) return fail({at.line, at.column + move.error().at.column - 1}, move.error().message);
    const int parent = node_;
    node_ = game_.tree.add(parent, *move);
    game_.tree.setMarks(node_, written->marks);
    if (!pendingName_.empty()) {
        const auto number = static_cast<int>(game_.tree.node(parent).children.size()) - 1;
        if (pendingName_ != automaticVariationName(position_.ply(), number))
            game_.tree.setVariation(node_, pendingName_);
    }
    pendingName_.clear();
    leaves_[line_] = node_;
    (void)position_.make(*move);
}

}  // namespace tak::rules
