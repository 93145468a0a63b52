#include "games/tak/rules/Notation.h"

#include "base/TextReader.h"
#include "base/Utf8.h"
#include "games/tak/rules/Legality.h"
#include "games/tak/rules/Threat.h"

namespace tak::rules {

using base::msgid;

namespace {

constexpr std::string_view kDirectionLetters = "+-><";
constexpr std::string_view kKindLetters = "FSC";

std::optional<PieceKind> kindOf(char letter) {
    const std::size_t i = kKindLetters.find(letter);
    if (letter == '\0' || i == std::string_view::npos) return {};
    return static_cast<PieceKind>(i);
}

/// Marks are all characters beyond ASCII, and punctuation without another meaning in a game file.
bool isMark(char c) {
    return static_cast<unsigned char>(c) >= 0x80 ||
           (c != '\0' && std::string_view("'\"!?#=~^&%$@|_").find(c) != std::string_view::npos);
}

/// A cursor over one move's text.
class MoveReader {
  public:
    explicit MoveReader(std::string_view text) : text_(text) {}

    base::Result<WrittenMove> read() {
        if (text_.empty()) return error(msgid("a move was expected"));
        if (const auto kind = kindAhead()) return readPlacement(*kind);
        if (base::isDigit(peek())) {
            if (peek() == '0' || peek() == '9')
                return error(msgid("the number of pieces lifted is from 1 to 8"));
            return readSpread(take() - '0', true);
        }
        return readSpread(1, false);
    }

  private:
    /// The kind of piece that the next letter names. `C3`, `F3` and `c3` begin with a square instead.
    [[nodiscard]] std::optional<PieceKind> kindAhead() const {
        const char letter = peek();
        const char after = at_ + 1 < text_.size() ? text_[at_ + 1] : '\0';
        const bool square =
            isFile(lower(letter)) && (isCapital(letter) ? base::isDigit(after) : !isLetter(after));
        return square ? std::nullopt : kindOf(upper(letter));
    }
    static bool isFile(char c) { return c >= 'a' && c <= 'h'; }
    static bool isCapital(char c) { return c >= 'A' && c <= 'Z'; }
    static bool isLetter(char c) { return isCapital(c) || (c >= 'a' && c <= 'z'); }
    static char lower(char c) { return isCapital(c) ? static_cast<char>(c - 'A' + 'a') : c; }
    static char upper(char c) { return isLetter(c) && !isCapital(c) ? static_cast<char>(c - 'a' + 'A') : c; }

    base::Result<WrittenMove> readPlacement(PieceKind kind) {
        take();
        const auto square = readSquare();
        if (!square) return square.error();
        return withMarks({.move = Move::placement(*square, kind)});
    }

    /// Reads the rest from the square on: a spread or, without a direction, the placement of a flat or of a
    /// stack of two.
    base::Result<WrittenMove> readSpread(int count, bool countWritten) {
        const auto from = readSquare();
        if (!from) return from.error();
        const std::size_t d = kDirectionLetters.find(peek());
        if (atEnd() || d == std::string_view::npos) {
            if (countWritten && count == 2) return withMarks({.move = Move::stackPlacement(*from)});
            if (countWritten) return error(msgid("a direction was expected: + up, - down, > right, < left"));
            return withMarks({.move = Move::placement(*from, PieceKind::Flat)});
        }
        take();
        const auto drops = readDrops(count);
        if (!drops) return drops.error();
        WrittenMove written{.move = Move::spread(*from, static_cast<Direction>(d), patternOf(*drops))};
        if ((written.carriedTop = kindOf(peek()))) take();
        return withMarks(std::move(written));
    }

    base::Result<Square> readSquare() {
        if (!isFile(lower(peek()))) return error(msgid("a square from a1 to h8 was expected"));
        const int file = lower(take()) - 'a';
        if (peek() < '1' || peek() > '8') return error(msgid("a rank from 1 to 8 was expected"));
        return Square(file, take() - '1');
    }

    /// Reads the written drops; the pieces that remain are the last drop.
    base::Result<Drops> readDrops(int count) {
        Drops drops;
        int left = count;
        while (base::isDigit(peek())) {
            const int n = peek() - '0';
            if (n == 0) return error(msgid("at least one piece is dropped on every square"));
            if (n > left)
                return error({msgid("more pieces are dropped than the {count} lifted"), {{"count", count}}});
            drops.counts[static_cast<std::size_t>(drops.squares++)] = static_cast<std::uint8_t>(n);
            left -= n;
            take();
        }
        if (left > 0)
            drops.counts[static_cast<std::size_t>(drops.squares++)] = static_cast<std::uint8_t>(left);
        return drops;
    }

    base::Result<WrittenMove> withMarks(WrittenMove written) {
        const std::size_t begin = at_;
        while (isMark(peek()) || peek() == '*' || isNumberOfMark()) {
            if (take() == '*') written.crush = true;
        }
        written.marks = cleanMarks(text_.substr(begin, at_ - begin));
        if (atEnd()) return written;
        return error({msgid("this does not belong to a move: '{text}'"),
                      {{"text", base::firstLetter(text_.substr(at_))}}});
    }

    /// Chess files write annotations as numbers: `$14`.
    [[nodiscard]] bool isNumberOfMark() const {
        return base::isDigit(peek()) && at_ > 0 &&
               (text_[at_ - 1] == '$' || (at_ > 1 && base::isDigit(text_[at_ - 1]) && text_[at_ - 2] == '$'));
    }

    [[nodiscard]] bool atEnd() const { return at_ >= text_.size(); }
    [[nodiscard]] char peek() const { return atEnd() ? '\0' : text_[at_]; }
    char take() { return text_[at_++]; }
    [[nodiscard]] base::Error error(base::Message problem) const {
        return {.message = {msgid("cannot read the move '{move}': {problem}"),
                            {{"move", text_}, {"problem", std::move(problem)}}},
                .at = {1, static_cast<int>(at_) + 1}};
    }

    std::string_view text_;
    std::size_t at_ = 0;
};

base::Error illegal(Move move, base::Message why) {
    return {.message = {msgid("{move} is not legal: {why}"),
                        {{"move", formatMove(move)}, {"why", std::move(why)}}},
            .at = {1, 1}};
}

base::Msgid otherThan(PieceKind claimed) {
    constexpr base::Msgid kSentences[] = {msgid("the piece on top is not a flat"),
                                          msgid("the piece on top is not a wall"),
                                          msgid("the piece on top is not a capstone")};
    return kSentences[static_cast<int>(claimed)];
}

}  // namespace

base::Result<WrittenMove> parseMoveText(std::string_view text) { return MoveReader(text).read(); }

base::Result<Move> resolveMove(const WrittenMove& written, const Position& position) {
    const bool flat = written.move.isPlacement() && !written.move.isStackPlacement() &&
                      written.move.kind() == PieceKind::Flat;
    const Move move = flat ? position.flatPlacement(written.move.square()) : written.move;
    if (const auto against = whyIllegal(position, move)) return illegal(move, describe(*against, position));
    return move;
}

std::optional<base::Message> wrongClaim(const WrittenMove& written, const Position& position) {
    if (written.crush && !position.flattens(written.move))
        return msgid("it flattens no wall, although its * claims that it does");
    if (written.carriedTop && *written.carriedTop != position.topKind(written.move.square()))
        return otherThan(*written.carriedTop);
    return {};
}

base::Result<Move> parseMove(std::string_view text, const Position& position) {
    const auto written = parseMoveText(text);
    if (!written) return written.error();
    const auto move = resolveMove(*written, position);
    if (const auto claim = move ? wrongClaim(*written, position) : std::nullopt)
        return illegal(*move, *claim);
    return move;
}

std::string cleanMarks(std::string_view marks) {
    std::string clean;
    int digits = 0;  // digits still allowed for a number after `$`
    for (const char c : marks) {
        digits = c == '$' ? 2 : base::isDigit(c) ? digits - 1 : 0;
        if (isMark(c) || (base::isDigit(c) && digits >= 0)) clean += c;
    }
    return clean;
}

std::string formatSquare(Square square) {
    return {static_cast<char>('a' + square.file()), static_cast<char>('1' + square.rank())};
}

std::string formatMove(Move move) {
    if (move.isNone()) return "--";
    if (move.isPlacement()) {
        const std::string square = formatSquare(move.square());
        if (move.isStackPlacement()) return '2' + square;
        return move.kind() == PieceKind::Flat ? square
                                              : kKindLetters[static_cast<std::size_t>(move.kind())] + square;
    }
    std::string text;
    if (move.carried() > 1) text += static_cast<char>('0' + move.carried());
    text += formatSquare(move.square());
    text += kDirectionLetters[static_cast<std::size_t>(move.direction())];
    if (move.distance() == 1) return text;
    const Drops drops = dropsOf(move.pattern());
    for (int i = 0; i < drops.squares; ++i)
        text += static_cast<char>('0' + drops.counts[static_cast<std::size_t>(i)]);
    return text;
}

std::string formatMove(const Position& before, Move move, TakMark tak) {
    std::string text = formatMove(move);
    if (before.flattens(move)) text += '*';
    if (tak == TakMark::No) return text;
    Position after = before;
    (void)after.make(move);
    if (threatensRoad(after)) text += '\'';
    return text;
}

}  // namespace tak::rules
