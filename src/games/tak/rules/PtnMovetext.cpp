#include "games/tak/rules/PtnMovetext.h"

#include <algorithm>
#include <utility>

#include "base/TextReader.h"
#include "games/tak/rules/PtnLimits.h"

namespace tak::rules {

using base::msgid;

namespace {

constexpr std::string_view kWordEnds = " \t\r\n\v\f{[";

/// A move number at the beginning of the text, such as `12.` or `12...`: its value, its length and its dots.
struct MoveNumber {
    int value = 0;
    std::size_t length = 0;
    int dots = 0;
};

MoveNumber moveNumberAt(std::string_view text) {
    MoveNumber number;
    std::size_t i = 0;
    while (i < text.size() && base::isDigit(text[i]))
        number.value = std::min(number.value * 10 + (text[i++] - '0'), kMaxMoveNumber);
    if (i == 0) return {};
    while (i < text.size() && text[i] == '.') ++number.dots, ++i;
    number.length = number.dots > 0 ? i : 0;
    return number;
}

/// `--`, or only dots: a placeholder for White's turn, which is not part of this line.
bool isNoMove(std::string_view word) {
    return word == "--" || (word.size() >= 2 && word.find_first_not_of('.') == std::string_view::npos);
}

std::string_view wordAt(std::string_view text) {
    return text.substr(0, text.find_first_of(" \t\r\n\v\f{}["));
}

std::string_view withoutSpace(std::string_view text) {
    const std::size_t begin = text.find_first_not_of(kPtnSpace);
    return begin == std::string_view::npos ? std::string_view() : text.substr(begin);
}

/// The path of the line from which a variation branches, and its own name.
std::string_view parentPath(std::string_view path) {
    const std::size_t slash = path.rfind('/');
    return slash == std::string_view::npos ? std::string_view() : path.substr(0, slash);
}
std::string_view ownName(std::string_view path) {
    const std::size_t slash = path.rfind('/');
    return slash == std::string_view::npos ? path : path.substr(slash + 1);
}

/// The name of a variation at the beginning of the text, with the move number after it.
std::optional<PtnMovetext::Header> headerAt(std::string_view text) {
    const std::size_t close = text.find_first_of("}\r\n");
    if (close == std::string_view::npos || text[close] != '}' || close == 1 || close > ptn::kLongestWord)
        return {};
    const std::size_t lineEnd = text.find_first_not_of(" \t", close + 1);
    if (lineEnd == std::string_view::npos || (text[lineEnd] != '\n' && text[lineEnd] != '\r')) return {};
    const std::string_view after = withoutSpace(text.substr(lineEnd));
    const MoveNumber number = moveNumberAt(after);
    if (number.length == 0 || number.value < 1) return {};
    const bool black = number.dots > 1 || isNoMove(wordAt(withoutSpace(after.substr(number.length))));
    return PtnMovetext::Header{.path = text.substr(1, close - 1),
                               .ply = (number.value - 1) * 2 + (black ? 1 : 0)};
}

/// Whether the text ends in a blank line, as it does before the name of a variation.
bool endsInBlankLine(std::string_view text) {
    int lineEnds = 0;
    for (std::size_t i = text.size(); i > 0 && kPtnSpace.find(text[i - 1]) != std::string_view::npos; --i)
        if (text[i - 1] == '\n' || (text[i - 1] == '\r' && text.substr(i, 1) != "\n")) ++lineEnds;
    return lineEnds >= 2;
}

/// The variation at the beginning of the text, from its name to the next variation or game.
std::string_view variationAt(std::string_view text) {
    std::size_t at = text.find('}');
    while (true) {
        at = text.find_first_of("{[", at);
        if (at == std::string_view::npos) return text;
        if (text[at] == '[') return text.substr(0, at);
        if (endsInBlankLine(text.substr(0, at)) && headerAt(text.substr(at))) return text.substr(0, at);
        at = text.find('}', at);
    }
}

bool isMarks(std::string_view word) { return !word.empty() && cleanMarks(word) == word; }

}  // namespace

PtnMovetext::PtnMovetext(base::TextReader& in, PtnGame& game, PtnReport& report)
    : in_(in),
      game_(game),
      report_(report),
      positions_(game.tree, game.start),
      position_(game.start),
      lines_{Line{}} {
    byPath_[""] = 0;
}

void PtnMovetext::fail(base::TextPosition at, base::Message message) {
    report_.fail(at, std::move(message));
    skipping_ = true;
    broken_.insert(path_);
}

void PtnMovetext::read() {
    while (report_.goesOn()) {
        const int lineEnds = skipSpace();
        if (in_.atEnd() || in_.peek() == '[') break;
        if (in_.peek() == '{') {
            readBraces(lineEnds);
        } else if (skipping_) {
            skipWord();
        } else if (atMoveNumber()) {
            readMoveNumber();
        } else {
            readWord();
        }
    }
    report_.countMoves(positions_.movesMade());
}

void PtnMovetext::skipWord() {
    if (wordAt(in_.rest()).empty()) in_.take();
    in_.takeUntil(kWordEnds);
}

/// Returns the number of line ends skipped.
int PtnMovetext::skipSpace() {
    int lineEnds = 0;
    while (!in_.atEnd() && kPtnSpace.find(in_.peek()) != std::string_view::npos)
        if (in_.take() == '\n') ++lineEnds;
    return lineEnds;
}

bool PtnMovetext::atMoveNumber() const { return moveNumberAt(in_.rest()).length > 0; }

/// Reads a comment or the name of a variation. A name stands alone on a line, after a blank line, before a
/// move number that occurs in some line. Text before the first move, and text within the present line, is a
/// comment.
void PtnMovetext::readBraces(int lineEnds) {
    const auto header = lineEnds >= 2 && game_.tree.size() > 1 ? headerAt(in_.rest()) : std::nullopt;
    if (header) {
        if (const auto line = findFork(*header, parentPath(header->path)))
            return beginVariation(*header, *line);
        const bool goesOn = !skipping_ && header->ply == position_.ply();
        if (!goesOn && leadsToBrokenLine(header->path)) {
            broken_.insert(std::string(header->path));
            skipping_ = true;
        } else if (!goesOn) {
            return readOrphan(*header);
        }
    }
    readComment();
}

void PtnMovetext::readComment() {
    const base::TextPosition at = in_.position();
    in_.take();
    const std::string_view text = in_.takeUntil("}");
    if (in_.atEnd()) return fail(at, msgid("this comment has no end: '}' was expected"));
    in_.take();
    if (text.size() > ptn::kLongestComment) return fail(at, msgid("this comment is longer than 1 MiB"));
    if (!skipping_) game_.tree.addComment(node_, std::string(text));
}

/// The variation that this header begins on the parent line; nothing if that has no move there.
std::optional<PtnMovetext::Line> PtnMovetext::findFork(const Header& header, std::string_view parent) const {
    const auto found = byPath_.find(parent);
    if (found == byPath_.end()) return {};
    const Line& line = lines_[static_cast<std::size_t>(found->second)];
    const int depth = header.ply - game_.start.ply();
    if (depth < 0 || depth >= line.forkDepth + line.length) return {};
    return Line{
        .from = found->second, .fork = nodeOn(line, depth), .forkDepth = depth, .first = game_.tree.size()};
}

/// The node at this depth, on this line or on one from which it branches.
int PtnMovetext::nodeOn(const Line& line, int depth) const {
    const Line* own = &line;
    while (depth <= own->forkDepth && own->from >= 0) own = &lines_[static_cast<std::size_t>(own->from)];
    return depth == 0 ? PtnTree::kRoot : own->first + depth - own->forkDepth - 1;
}

/// Whether the line with this path branches from one that could not be read; then it cannot be checked.
bool PtnMovetext::leadsToBrokenLine(std::string_view path) const {
    return broken_.contains(parentPath(path));
}

/// Reads a variation whose parent line is missing or too short. It is added to the nearest line that contains
/// the parent, if its turns can be played there, or else becomes a comment: either changes nothing in the
/// game.
void PtnMovetext::readOrphan(const Header& header) {
    const std::string_view text = variationAt(in_.rest());
    const base::MessagePart name("variation", header.path);
    const auto line = findAncestor(header);
    if (line && canBePlayed(text.substr(text.find('}') + 1), line->fork)) {
        report_.warn(in_.position(),
                     {msgid("the line with the variation '{variation}' is missing: the variation is "
                            "added to another line"),
                      {name}});
        return beginVariation(header, *line);
    }
    report_.warn(in_.position(),
                 {msgid("no line has the move that the variation '{variation}' would replace: it "
                        "is kept as a comment"),
                  {name}});
    keepAsComment(text);
}

/// As findFork(), in the nearest line above the parent that has been read.
std::optional<PtnMovetext::Line> PtnMovetext::findAncestor(const Header& header) const {
    for (std::string_view path = parentPath(header.path); !path.empty();) {
        path = parentPath(path);
        if (byPath_.contains(path)) return findFork(header, path);
    }
    return {};
}

/// Whether the text holds turns, all of which can be played from this node.
bool PtnMovetext::canBePlayed(std::string_view turns, int node) {
    PtnGame trial{.start = positions_.at(node)};
    base::TextReader in(turns);
    PtnReading reading;
    const PtnControl control;
    PtnReport report(in, control, reading);
    PtnMovetext(in, trial, report).read();
    report_.countMoves(reading.movesMade);
    return reading.ok() && trial.tree.size() > 1;
}

/// Takes the text and adds it to the comments, with other braces, since a comment ends at the first one.
void PtnMovetext::keepAsComment(std::string_view text) {
    const base::TextPosition at = in_.position();
    // The blank line after it stays, since it tells the next variation from a comment.
    std::string comment(text.substr(0, text.find_last_not_of(kPtnSpace) + 1));
    const std::size_t end = in_.offset() + comment.size();
    while (in_.offset() < end) in_.take();
    if (comment.size() > ptn::kLongestComment) return fail(at, msgid("this comment is longer than 1 MiB"));
    std::replace(comment.begin(), comment.end(), '{', '(');
    std::replace(comment.begin(), comment.end(), '}', ')');
    game_.tree.addComment(node_, std::move(comment));
}

void PtnMovetext::beginVariation(const Header& header, const Line& line) {
    const base::TextPosition at = in_.position();
    in_.takeUntil("}");
    in_.take();
    path_ = header.path;
    nextLine_ = line;
    skipping_ = lineEnded_ = numberWarned_ = leftOut_ = false;
    noMove_.reset();
    if (++variations_ > ptn::kMostVariations)
        return report_.giveUp(
            at, {msgid("this game has more than {limit} variations"), {{"limit", ptn::kMostVariations}}});
    const auto depth = 1 + static_cast<std::size_t>(std::count(path_.begin(), path_.end(), '/'));
    if (depth > ptn::kDeepestVariation)
        return report_.giveUp(at, {msgid("more than {limit} variations are within each other"),
                                   {{"limit", static_cast<int>(ptn::kDeepestVariation)}}});
    node_ = line.fork;
    position_ = positions_.at(node_);
    positions_.beginLine();
    pendingName_ = ownName(header.path);
}

void PtnMovetext::readMoveNumber() {
    const base::TextPosition at = in_.position();
    const MoveNumber number = moveNumberAt(in_.rest());
    for (std::size_t i = 0; i < number.length; ++i) in_.take();
    if (lineEnded_) return;
    // A `--` before the next number stands for Black's turn, which this line lacks.
    leftOut_ = leftOut_ || (noMove_ && number.value > position_.moveNumber());
    if (number.dots > 1) readNoMove(at, true);
    numbered_ = true;
    if (number.value == position_.moveNumber() || leftOut_ || numberWarned_) return;
    numberWarned_ = true;
    report_.warn(at, {msgid("move number {number} where {expected} is due"),
                      {{"number", number.value}, {"expected", position_.moveNumber()}}});
}

/// `--` or dots. After a number and before Black's turn it stands for White's turn, which is in another line.
/// Elsewhere the turn is missing: the line has ended.
void PtnMovetext::readNoMove(base::TextPosition at, bool numbered) {
    const bool white = position_.toMove() == Color::White;
    if (white || !numbered) noMove_ = noMove_.value_or(at);
    leftOut_ = leftOut_ || white;
}

void PtnMovetext::readWord() {
    const base::TextPosition at = in_.position();
    const std::string_view word = in_.takeUntil(kWordEnds);
    const bool numbered = std::exchange(numbered_, false);
    if (word.size() > ptn::kLongestWord) return fail(at, msgid("this word is longer than 64 KiB"));
    if (isNoMove(word)) return readNoMove(at, numbered);
    if (lineEnded_) return readAfterResult(word, at);
    if (readResult(word, at)) return;
    if (isMarks(word)) return readMarks(word, at);
    readMove(word, at);
}

/// The same result once more changes nothing.
void PtnMovetext::readAfterResult(std::string_view word, base::TextPosition at) {
    if (isMarks(word)) return readMarks(word, at);
    const auto result = rules::readResult(word);
    if (!result) return fail(at, msgid("there is text after the result"));
    const std::string_view known = game_.result.empty() ? std::string_view("*") : game_.result;
    if (path_.empty() && *result != known)
        report_.warn(at, {msgid("the result is {result}; {other} after it does not count"),
                          {{"result", known}, {"other", word}}});
}

/// Marks that a space separates from their move.
void PtnMovetext::readMarks(std::string_view word, base::TextPosition at) {
    if (node_ == PtnTree::kRoot || nextLine_)
        return report_.warn(at, {msgid("the mark {mark} belongs to no move"), {{"mark", word}}});
    game_.tree.setMarks(node_, game_.tree.node(node_).marks + std::string(word));
}

bool PtnMovetext::readResult(std::string_view word, base::TextPosition at) {
    const auto result = rules::readResult(word);
    if (!result) return false;
    lineEnded_ = true;
    if (*result == "*") return true;
    if (const auto doubt = contradiction(*result, position_)) report_.warn(at, *doubt);
    if (!path_.empty()) return true;
    const std::string* tag = game_.tag("Result");
    const auto tagged = tag != nullptr ? rules::readResult(*tag) : std::nullopt;
    if (tagged && *tagged != "*" && *tagged != *result)
        report_.warn(at, {msgid("the result is {result}, but the Result tag says {tag}"),
                          {{"result", *result}, {"tag", *tagged}}});
    game_.result = *result;
    return true;
}

void PtnMovetext::readMove(std::string_view word, base::TextPosition at) {
    if (leftOut_)
        return fail(*noMove_, position_.toMove() == Color::White
                                  ? msgid("White's move is left out, but it is White's turn")
                                  : msgid("Black's move is left out, but it is Black's turn"));
    const auto written = parseMoveText(word);
    const auto move = written ? resolveMove(*written, position_) : base::Result<Move>(written.error());
    if (!move) return fail({at.line, at.column + move.error().at.column - 1}, move.error().message);
    if (const auto claim = wrongClaim(*written, position_))
        report_.warn(at, {msgid("{move}: {doubt}"), {{"move", word}, {"doubt", *claim}}});
    if (game_.tree.size() > ptn::kMostTurns)
        return report_.giveUp(at, {msgid("this game has more than {limit} turns, variations included"),
                                   {{"limit", ptn::kMostTurns}}});
    addTurn(*written, *move);
}

void PtnMovetext::addTurn(const WrittenMove& written, Move move) {
    noMove_.reset();
    const int parent = node_;
    node_ = game_.tree.add(parent, move);
    game_.tree.setMarks(node_, written.marks);
    nameVariation(parent);
    if (nextLine_) {
        byPath_[path_] = static_cast<int>(lines_.size());
        lines_.push_back(*std::exchange(nextLine_, {}));
    }
    ++lines_.back().length;
    (void)position_.make(move);
    positions_.pass(node_, position_);
    report_.countMove();
}

/// Stores no name that equals the automatic one.
void PtnMovetext::nameVariation(int parent) {
    if (pendingName_.empty()) return;
    const auto number = static_cast<int>(game_.tree.node(parent).children.size()) - 1;
    if (pendingName_ != automaticVariationName(position_.ply(), number))
        game_.tree.setVariation(node_, pendingName_);
    pendingName_.clear();
}

}  // namespace tak::rules
