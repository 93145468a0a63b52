#include "tutorial/PuzzleReader.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <set>

#include "base/TextReader.h"

namespace tutorial {
namespace {

using base::msgid;
using base::Result;
using base::TextPosition;

/// A word or a quoted text.
struct Written {
    std::string_view text;
    TextPosition at;  ///< its first character, after the quote
};

constexpr std::string_view kBreaks = " \t\r\n()\"";

bool isName(std::string_view text) {
    return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || base::isDigit(c) || c == '-';
    });
}

std::optional<int> ratingOf(std::string_view text) {
    int rating = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), rating);
    if (error != std::errc() || end != text.data() + text.size()) return {};
    return rating < 0 || rating > kHighestRating ? std::nullopt : std::optional(rating);
}

/// Reads one puzzle: its line, and the indented lines after it.
class PuzzleText {
  public:
    PuzzleText(base::TextReader& in, const game::Kind& kind) : in_(in), kind_(kind) {}

    Result<Puzzle> read(const std::string& theme) {
        Puzzle puzzle;
        puzzle.theme = theme;
        puzzle.at = in_.position();
        if (const auto head = readHead(puzzle); !head) return head.error();
        solver_ = puzzle.start->toMove();
        auto solution = readTurns(*puzzle.start, 1);
        if (!solution) return solution.error();
        if (more()) return in_.error(msgid("this parenthesis closes nothing"));
        puzzle.solution = std::move(*solution);
        return puzzle;
    }

  private:
    Result<void> readHead(Puzzle& puzzle) {
        const Written id = word();
        if (!isName(id.text))
            return in_.errorAt(id.at,
                               msgid("expected the id of a puzzle: small letters, digits and hyphens"));
        puzzle.id = id.text;
        const Written rating = word();
        const auto number = ratingOf(rating.text);
        if (!number)
            return in_.errorAt(rating.at,
                               {msgid("expected a rating from 0 to {most}"), {{"most", kHighestRating}}});
        puzzle.rating = *number;
        return readStart(puzzle);
    }

    Result<void> readStart(Puzzle& puzzle) {
        game::OptionValues agreed;
        for (; more() && in_.peek() != '"';) {
            const Written option = word();
            const std::size_t sign = option.text.find('=');
            if (sign == std::string_view::npos || sign == 0)
                return in_.errorAt(option.at,
                                   msgid("expected an option as key=value, or a position in quotes"));
            agreed[std::string(option.text.substr(0, sign))] = option.text.substr(sign + 1);
        }
        if (!more()) return in_.error(msgid("expected a position in quotes"));
        const auto position = quoted();
        if (!position) return position.error();
        auto setUp = kind_.readPosition(position->text, agreed);
        if (!setUp) return within(*position, setUp.error());
        if (setUp->state->outcome().over) return in_.errorAt(position->at, msgid("this game is over"));
        puzzle.start = std::move(setUp->state);
        return {};
    }

    /// Reads the turns of the player to move, each with its continuations, up to a closing parenthesis or the
    /// end.
    Result<std::vector<PuzzleTurn>> readTurns(game::State& state, int length) {
        std::vector<PuzzleTurn> turns;
        if (length > kLongestSolution) return in_.error(msgid("this line is too long"));
        while (more() && in_.peek() != ')') {
            auto turn = readTurn(state, length);
            if (!turn) return turn.error();
            turns.push_back(std::move(*turn));
        }
        if (turns.empty()) return in_.error(msgid("expected a turn"));
        return turns;
    }

    Result<PuzzleTurn> readTurn(game::State& state, int length) {
        const auto token = in_.peek() == '"' ? quoted() : Result<Written>(word());
        if (!token) return token.error();
        if (++turns_ > kMostPuzzleTurns)
            return in_.errorAt(token->at, msgid("this solution has too many turns"));
        const auto action = state.view(game::Viewer::record())->parse(token->text);
        if (!action) return in_.errorAt(token->at, action.error().message);
        PuzzleTurn turn{.action = *action};
        if (!more() || in_.peek() != '(') {
            if (state.toMove() == solver_) return turn;
            return in_.errorAt(token->at, msgid("expected the right turns after this answer"));
        }
        in_.take();
        (void)state.apply(turn.action);
        auto next = readNext(state, length + 1);
        (void)state.undo();
        if (!next) return next.error();
        turn.next = std::move(*next);
        return turn;
    }

    Result<std::vector<PuzzleTurn>> readNext(game::State& state, int length) {
        if (state.outcome().over) return in_.error(msgid("this turn ends the game: nothing follows it"));
        auto turns = readTurns(state, length);
        if (turns && !(more() && in_.peek() == ')'))
            return in_.error(msgid("expected a closing parenthesis"));
        if (turns) in_.take();
        return turns;
    }

    /// Takes the next token of this puzzle; false at its end. Leaves the reader before the next puzzle.
    bool more() {
        in_.skipBlanks();
        while (in_.peek() == '\n' || in_.peek() == '\r') {
            const char next = in_.peek(in_.peek() == '\r' && in_.peek(1) == '\n' ? 2 : 1);
            if (next != ' ' && next != '\t') return false;
            in_.take();
            in_.skipBlanks();
        }
        return !in_.atEnd();
    }

    Written word() {
        if (!more()) return {{}, in_.position()};
        const TextPosition at = in_.position();
        return {in_.takeUntil(kBreaks), at};
    }

    Result<Written> quoted() {
        in_.take();
        const TextPosition at = in_.position();
        const Written token{in_.takeUntil("\"\r\n"), at};
        if (in_.peek() != '"') return in_.error(msgid("a closing quote is missing"));
        in_.take();
        return token;
    }

    /// Converts an error in a token's text to its position in the file.
    base::Error within(const Written& token, const base::Error& error) const {
        TextPosition at = token.at;
        if (error.at.column > 0) at.column += error.at.column - 1;
        return in_.errorAt(at, error.message);
    }

    base::TextReader& in_;
    const game::Kind& kind_;
    game::PlayerId solver_;
    int turns_ = 0;
};

/// Reads the lines of a file one after the other.
class PuzzleFile {
  public:
    PuzzleFile(std::string_view text, std::string_view file, const game::Kind& kind)
        : in_(text, file), kind_(kind) {}

    PuzzleReading read() {
        while (!in_.atEnd()) {
            if (const auto fine = readEntry(); !fine) {
                reading_.errors.push_back(fine.error());
                skipEntry();
            }
        }
        return std::move(reading_);
    }

  private:
    Result<void> readEntry() {
        const char first = in_.peek();
        if (first == '#') {
            (void)in_.takeUntil("\r\n");
            return {};
        }
        if (first == ' ' || first == '\t') return readBlankLine();
        if (first == '\r' || first == '\n') {
            in_.take();
            return {};
        }
        return in_.accept("theme ") ? readTheme() : readPuzzle();
    }

    Result<void> readBlankLine() {
        in_.skipBlanks();
        if (in_.atEnd() || in_.peek() == '\r' || in_.peek() == '\n') return {};
        return in_.error(msgid("an indented line must continue a puzzle"));
    }

    Result<void> readTheme() {
        in_.skipBlanks();
        const TextPosition at = in_.position();
        const std::string_view name = in_.takeUntil(" \t\r\n");
        if (!isName(name)) return in_.errorAt(at, msgid("expected the name of a theme"));
        theme_ = name;
        in_.skipBlanks();
        return {};
    }

    Result<void> readPuzzle() {
        if (theme_.empty()) return in_.error(msgid("expected a line \"theme NAME\" before the first puzzle"));
        auto puzzle = PuzzleText(in_, kind_).read(theme_);
        if (!puzzle) return puzzle.error();
        if (!ids_.insert(puzzle->id).second)
            return in_.errorAt(puzzle->at, {msgid("there are two puzzles {id}"), {{"id", puzzle->id}}});
        reading_.puzzles.push_back(std::move(*puzzle));
        return {};
    }

    /// Skips to the next line that is not indented.
    void skipEntry() {
        do {
            (void)in_.takeUntil("\r\n");
            in_.take();
        } while (in_.peek() == ' ' || in_.peek() == '\t');
    }

    base::TextReader in_;
    const game::Kind& kind_;
    std::string theme_;
    std::set<std::string> ids_;
    PuzzleReading reading_;
};

}  // namespace

PuzzleReading readPuzzles(std::string_view text, std::string_view file, const game::Kind& kind) {
    return PuzzleFile(text, file, kind).read();
}

}  // namespace tutorial
