#include "games/tak/rules/Tps.h"

#include <vector>

#include "base/Utf8.h"
#include "games/tak/rules/Notation.h"

namespace tak::rules {

using base::msgid;

namespace {

constexpr std::string_view kBlanks = " \t\r\n";

/// A part of the text with its column.
struct Field {
    std::string_view text;
    int column = 1;
};

base::Error errorAt(int column, base::Message message) {
    return {.message = std::move(message), .at = {1, column}};
}

/// The parts between the separators; empty ones too.
std::vector<Field> split(Field whole, std::string_view separators) {
    std::vector<Field> parts;
    std::size_t begin = 0;
    while (true) {
        const std::size_t end = std::min(whole.text.find_first_of(separators, begin), whole.text.size());
        parts.push_back({whole.text.substr(begin, end - begin), whole.column + static_cast<int>(begin)});
        if (end == whole.text.size()) return parts;
        begin = end + 1;
    }
}

std::vector<Field> fieldsOf(std::string_view text) {
    std::vector<Field> fields;
    for (const Field& part : split({text}, kBlanks))
        if (!part.text.empty()) fields.push_back(part);
    return fields;
}

int endOf(const Field& field) { return field.column + static_cast<int>(field.text.size()); }

/// Reads the rows into stacks, and counts the supplies down, so that an error can name the first piece too
/// many.
class BoardReader {
  public:
    explicit BoardReader(const Setup& setup) : size_(setup.size), left_(setup.supply) {}

    base::Result<void> readRow(const Field& row, int rank) {
        int file = 0;
        for (const Field& square : split(row, ",")) {
            if (square.text.empty())
                return errorAt(square.column, msgid("a square is missing: expected x or a stack"));
            const auto taken = readSquare(square, file, rank);
            if (!taken) return taken.error();
            file += *taken;
        }
        if (file < size_)
            return errorAt(endOf(row), {msgid("this row is too short: {count} of {size} squares"),
                                        {{"count", file}, {"size", size_}}});
        return {};
    }
    [[nodiscard]] const std::array<StackContent, 64>& board() const { return board_; }

  private:
    /// Reads one entry of a row; returns the number of squares that it covers.
    base::Result<int> readSquare(const Field& square, int file, int rank) {
        const bool empty = square.text[0] == 'x' || square.text[0] == 'X';
        const auto squares = empty ? readRun(square) : base::Result<int>(1);
        if (!squares) return squares;
        if (file + *squares > size_)
            return errorAt(
                square.column,
                {msgid("this row has more squares than the board has rows ({size})"), {{"size", size_}}});
        if (empty) return squares;
        if (auto fine = readStack(square, board_[static_cast<std::size_t>(Square(file, rank).index())]);
            !fine)
            return fine.error();
        return 1;
    }

    static base::Result<int> readRun(const Field& square) {
        if (square.text.size() == 1) return 1;
        if (square.text.size() == 2 && square.text[1] >= '1' && square.text[1] <= '8')
            return square.text[1] - '0';
        return errorAt(square.column + 1,
                       msgid("after x a number of empty squares from 1 to 8 was expected"));
    }

    base::Result<void> readStack(const Field& square, StackContent& stack) {
        std::string_view pieces = square.text;
        const char last = pieces.back();
        if (last == 'S' || last == 's') stack.top = PieceKind::Wall;
        if (last == 'C' || last == 'c') stack.top = PieceKind::Capstone;
        if (stack.top != PieceKind::Flat) pieces.remove_suffix(1);
        if (pieces.empty()) return errorAt(square.column, msgid("S or C comes after the pieces of a stack"));
        for (std::size_t i = 0; i < pieces.size(); ++i) {
            const int column = square.column + static_cast<int>(i);
            if (pieces[i] != '1' && pieces[i] != '2') return badPiece(pieces, i, column);
            const auto owner = static_cast<std::size_t>(pieces[i] - '1');
            const bool capstone = stack.top == PieceKind::Capstone && i + 1 == pieces.size();
            if (--(capstone ? left_[owner].capstones : left_[owner].stones) < 0)
                return errorAt(column, moreThanSupply(owner == 0 ? Color::White : Color::Black, capstone));
            stack.colors.push(owner, 1);
            ++stack.height;
        }
        return {};
    }

    static base::Error badPiece(std::string_view pieces, std::size_t i, int column) {
        const bool letter = std::string_view("SsCc").find(pieces[i]) != std::string_view::npos;
        if (letter) return errorAt(column, msgid("S or C comes once, at the end of a stack"));
        return errorAt(column, {msgid("a piece is 1 or 2, not '{letter}'"),
                                {{"letter", base::firstLetter(pieces.substr(i))}}});
    }

    int size_;
    std::array<Supply, 2> left_;
    std::array<StackContent, 64> board_{};
};

base::Result<int> readMoveNumber(const Field& field) {
    int number = 0;
    for (const char c : field.text) {
        if (c < '0' || c > '9') return errorAt(field.column, msgid("the move number is not a number"));
        number = number * 10 + (c - '0');
        if (number > kMaxMoveNumber) return errorAt(field.column, msgid("the move number is too high"));
    }
    if (number < 1) return errorAt(field.column, msgid("move numbers start from 1"));
    return number;
}

base::Result<int> readPly(const Field& player, const Field& moveNumber) {
    if (player.text != "1" && player.text != "2")
        return errorAt(player.column, msgid("the player to move is 1 or 2"));
    const auto number = readMoveNumber(moveNumber);
    if (!number) return number;
    return (*number - 1) * 2 + (player.text == "2" ? 1 : 0);
}

base::Result<Setup> setupFor(const Field& board, int rows, const SetupOptions& options) {
    if (rows < kMinSize || rows > kMaxSize)
        return errorAt(board.column, {msgid("a board has from 3 to 8 rows, not {rows}"), {{"rows", rows}}});
    if (options.size && *options.size != rows)
        return errorAt(board.column, {msgid("the board has {rows} rows where {expected} were expected"),
                                      {{"rows", rows}, {"expected", *options.size}}});
    const Setup setup = options.onBoard(rows);
    if (auto fine = setup.check(); !fine) return errorAt(board.column, fine.error().message);
    return setup;
}

void appendStack(std::string& text, const Position& p, Square s) {
    for (int depth = p.height(s) - 1; depth >= 0; --depth)
        text += p.colors(s).at(depth) == Color::White ? '1' : '2';
    if (p.topKind(s) == PieceKind::Wall) text += 'S';
    if (p.topKind(s) == PieceKind::Capstone) text += 'C';
}

void appendRow(std::string& text, const Position& p, int rank) {
    for (int file = 0; file < p.size();) {
        if (file > 0) text += ',';
        if (p.height({file, rank}) > 0) {
            appendStack(text, p, {file++, rank});
            continue;
        }
        int run = 0;
        while (file < p.size() && p.height({file, rank}) == 0) ++run, ++file;
        text += 'x';
        if (run > 1) text += std::to_string(run);
    }
}

}  // namespace

base::Result<Position> parseTps(std::string_view written, const SetupOptions& options) {
    const std::string text = base::plainText(written);
    const std::vector<Field> fields = fieldsOf(text);
    if (fields.size() != 3)
        return errorAt(fields.size() > 3 ? fields[3].column : static_cast<int>(text.size()) + 1,
                       msgid("expected three fields: the rows, the player to move and the move number"));
    const std::vector<Field> rows = split(fields[0], "/-");
    const auto setup = setupFor(fields[0], static_cast<int>(rows.size()), options);
    if (!setup) return setup.error();
    BoardReader reader(*setup);
    int rank = setup->size;
    for (const Field& row : rows)
        if (auto fine = reader.readRow(row, --rank); !fine) return fine.error();
    const auto ply = readPly(fields[1], fields[2]);
    if (!ply) return ply.error();
    auto position = Position::assemble(*setup, reader.board(), *ply);
    if (!position) return errorAt(fields[2].column, position.error().message);
    return position;
}

std::optional<base::Message> doubtAbout(const Position& position) {
    if (!position.openingSkipped()) return {};
    return msgid(
        "by its move number this is one of the first two turns, but more has been played on this "
        "board: each player goes on with their own pieces");
}

std::string formatTps(const Position& position) {
    return formatTps(position, position.toMove(), position.moveNumber());
}

std::string formatTps(const Position& board, Color toMove, int moveNumber) {
    std::string text;
    for (int rank = board.size() - 1; rank >= 0; --rank) {
        appendRow(text, board, rank);
        if (rank > 0) text += '/';
    }
    text += toMove == Color::White ? " 1 " : " 2 ";
    return text + std::to_string(moveNumber);
}

}  // namespace tak::rules
