#include "games/tactiki/rules/PositionText.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <vector>

#include "base/TextReader.h"
#include "games/tactiki/rules/Notation.h"
#include "games/tactiki/rules/PositionParts.h"

namespace tactiki::rules {
namespace {

using base::msgid;
using base::Result;

struct NamedRule {
    std::string_view name;
    bool Rules::*rule;
};
constexpr std::array<NamedRule, 5> kNamedRules{{{"through", &Rules::through},
                                                {"sideways", &Rules::sideways},
                                                {"both-fall", &Rules::bothFall},
                                                {"any-free", &Rules::anyFree},
                                                {"remember", &Rules::remember}}};

// ---- writing ----

std::string digitsOf(const RankCounts& counts) {
    std::string digits;
    for (Rank rank = 1; rank <= kHighestRank; ++rank)
        digits.append(counts[rank], static_cast<char>('0' + rank));
    return digits;
}

std::string textOfDue(const Board& board) {
    const Board::Due due = board.due();
    if (due.stage == Stage::SetUp) {
        std::string text = "s";
        for (const Side side : {Side::Tiki, Side::Tac})
            if (board.hasSetUp(side)) text += letterOf(side);
        return text + " 0 0";
    }
    // A first move that has ended the game is followed by no second one, whose sign that is.
    const bool begun = due.stage == Stage::Second && due.eventful;
    return std::string(1, letterOf(due.side)) + (due.stage == Stage::First ? '1' : '2') + ' ' +
           std::to_string(due.turn) + ' ' + (begun ? "-" : std::to_string(due.quietTurns));
}

std::array<Rank, kPieces> ranksOf(const Board& board) {
    std::array<Rank, kPieces> ranks{};
    for (Piece piece = 0; piece < kPieces; ++piece)
        ranks[static_cast<std::size_t>(piece)] = board.rankOf(piece);
    return ranks;
}

/// Writes one position.
class PositionWriter {
  public:
    /// With these ranks, by piece. `history`: besides, which ranks everybody knows, and among which ranks
    /// hidden pieces are.
    PositionWriter(const Board& board, const std::array<Rank, kPieces>& ranks, bool history)
        : board_(board), ranks_(ranks), history_(history) {}

    [[nodiscard]] std::string write() const {
        std::string text;
        for (int row = kWidth - 1; row >= 0; --row) text += textOfRow(row) + (row > 0 ? "/" : "");
        for (const Side side : {Side::Tiki, Side::Tac}) text += ' ' + textOfPile(side);
        text += ' ' + textOfDue(board_);
        const std::string agreed = formatRules(board_.rules());
        return agreed.empty() ? text : text + ' ' + agreed;
    }

  private:
    [[nodiscard]] Rank rankOf(Piece piece) const { return ranks_[static_cast<std::size_t>(piece)]; }

    [[nodiscard]] std::string textOfPiece(Piece piece) const {
        std::string text(1, letterOf(ownerOf(piece)));
        text += rankOf(piece) == kUnknownRank ? '?' : static_cast<char>('0' + rankOf(piece));
        if (!history_) return text;
        if (board_.isShown(piece)) text += '!';
        const auto reborn = board_.unseen(ownerOf(piece)).reborn();
        for (std::size_t i = 0; i < reborn.size(); ++i)
            if (reborn[i].piece == piece)
                text += '(' + std::to_string(i + 1) + ':' + digitsOf(reborn[i].limits) + ')';
        return text;
    }

    [[nodiscard]] std::string textOfRow(int row) const {
        std::string text;
        int empty = 0;
        const auto endEmpty = [&] {
            if (empty == 0) return;
            text += (text.empty() ? "x" : ",x") + (empty > 1 ? std::to_string(empty) : std::string());
            empty = 0;
        };
        for (int file = 0; file < kWidth; ++file) {
            const std::vector<Piece> column = board_.column(Field(file, row));
            if (column.empty()) {
                ++empty;
                continue;
            }
            endEmpty();
            if (!text.empty()) text += ',';
            for (const Piece piece : column) text += textOfPiece(piece);
        }
        endEmpty();
        return text;
    }

    /// The ranks in the pile; for who cannot know them, their number and the ranks among which they are.
    [[nodiscard]] std::string textOfPile(Side side) const {
        const Pile& pile = board_.pile(side);
        if (pile.empty()) return "-";
        std::string ranks;
        for (const Piece piece : pile) {
            if (rankOf(piece) == kUnknownRank)
                return std::to_string(pile.size()) + ':' + (history_ ? digitsOf(board_.lying(side)) : "?");
            ranks += static_cast<char>('0' + rankOf(piece));
        }
        return ranks;
    }

    const Board& board_;
    const std::array<Rank, kPieces>& ranks_;
    bool history_;
};

// ---- reading ----

/// Capital letters mean the same as small ones, as in the notation of moves.
std::string inSmallLetters(std::string_view text) {
    std::string low(text);
    for (char& c : low)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return low;
}

Result<Rules> readRules(base::TextReader& reader) {
    Rules rules;
    for (reader.skipSpace(); !reader.atEnd();) {
        const base::TextPosition at = reader.position();
        const auto named = std::find_if(kNamedRules.begin(), kNamedRules.end(),
                                        [&](const NamedRule& rule) { return reader.accept(rule.name); });
        if (named == kNamedRules.end() || !reader.endWord())
            return reader.errorAt(
                at, msgid("expected through, sideways, both-fall, any-free, remember or the end"));
        if (rules.*named->rule) return reader.errorAt(at, msgid("expected each agreed rule only once"));
        rules.*named->rule = true;
    }
    return rules;
}

/// The error of a text that only tells what somebody saw.
base::Message seenOnly() {
    return msgid(
        "this is a position as one player or onlooker saw it: the ranks that he could not see are missing, "
        "so "
        "it cannot be opened");
}

/// Reads one position; its parts are read in their order.
class PositionReader {
  public:
    PositionReader(std::string_view text, std::string_view file) : reader_(text, file) {}

    Result<Board> read() {
        reader_.skipSpace();
        for (int row = kWidth - 1; row >= 0; --row)
            if (auto read = readRow(row); !read) return read.error();
        for (const auto part :
             {&PositionReader::readPileOfTiki, &PositionReader::readPileOfTac, &PositionReader::readDue,
              &PositionReader::readTurn, &PositionReader::readQuietTurns}) {
            if (!reader_.endWord()) return notApart();
            if (auto read = (this->*part)(); !read) return read.error();
        }
        if (!reader_.endWord()) return notApart();
        const auto rules = readRules(reader_);
        if (!rules) return rules.error();
        parts_.rules = *rules;
        return build();
    }

  private:
    [[nodiscard]] base::Error error(base::Message message) const { return reader_.error(std::move(message)); }

    [[nodiscard]] base::Error notApart() const {
        return error(msgid("expected a blank between the parts of the position"));
    }

    Result<Rank> readRank() {
        const char digit = reader_.peek();
        if (digit == '?') return error(seenOnly());
        if (digit < '1' || digit > '0' + kHighestRank) return error(msgid("expected a rank from 1 to 5"));
        reader_.take();
        return static_cast<Rank>(digit - '0');
    }

    Result<int> readNumber(int least, int most) {
        const std::string_view rest = reader_.rest();
        int number = 0;
        const auto [end, fault] = std::from_chars(rest.data(), rest.data() + rest.size(), number);
        if (fault != std::errc() || !base::isDigit(reader_.peek()) || number < least || number > most)
            return error(
                {msgid("expected a number from {least} to {most}"), {{"least", least}, {"most", most}}});
        for (const char* c = rest.data(); c != end; ++c) reader_.take();
        return number;
    }

    Result<void> readRow(int row) {
        for (int file = 0; file < kWidth;) {
            if (file > 0 && !reader_.accept(",")) return error(msgid("expected , and five fields in a row"));
            if (reader_.accept("x")) {
                const bool several = base::isDigit(reader_.peek());
                const int left = kWidth - file;
                const int empty = several ? reader_.take() - '0' : 1;
                if (empty < 1 || empty > left) return error(msgid("expected five fields in a row"));
                file += empty;
                continue;
            }
            if (auto read = readColumn(Field(file, row)); !read) return read;
            ++file;
        }
        if (row > 0 && !reader_.accept("/")) return error(msgid("expected / and the next row"));
        return {};
    }

    Result<void> readColumn(Field field) {
        const std::size_t before = parts_.standing.size();
        while (reader_.peek() == 'k' || reader_.peek() == 'c')
            if (auto read = readPiece(field); !read) return read;
        if (parts_.standing.size() == before)
            return error(msgid("expected x for an empty field, or figures such as k3 and c5!"));
        return {};
    }

    Result<void> readPiece(Field field) {
        Standing piece{.field = field, .side = reader_.take() == 'k' ? Side::Tiki : Side::Tac};
        const auto rank = readRank();
        if (!rank) return rank.error();
        piece.rank = *rank;
        piece.shown = reader_.accept("!");
        if (reader_.accept("(")) {
            const auto number = readNumber(1, kPiecesEach);
            if (!number) return number.error();
            piece.reborn = *number;
            if (!reader_.accept(":")) return error(msgid("expected : and the ranks that lay in the pile"));
            while (!reader_.accept(")")) {
                const base::TextPosition at = reader_.position();
                const auto limit = readRank();
                if (!limit) return limit.error();
                if (++piece.limits[*limit] > kOfEachRank)
                    return reader_.errorAt(at, msgid("expected each rank twice at most"));
            }
        }
        parts_.standing.push_back(piece);
        return {};
    }

    Result<void> readPileOfTiki() { return readPile(Side::Tiki); }
    Result<void> readPileOfTac() { return readPile(Side::Tac); }
    Result<void> readPile(Side side) {
        if (reader_.accept("-")) return {};
        const std::string_view rest = reader_.rest();
        // "2:?", or "2:1335" with the rule remember.
        if (const std::size_t end = rest.find_first_not_of("0123456789");
            end != std::string_view::npos && rest[end] == ':')
            return error(seenOnly());
        do {
            const auto rank = readRank();
            if (!rank) return rank.error();
            parts_.piles[side == Side::Tac].push_back(*rank);
        } while (base::isDigit(reader_.peek()) || reader_.peek() == '?');
        return {};
    }

    Result<void> readDue() {
        if (reader_.accept("s")) {
            parts_.due.stage = Stage::SetUp;
            for (const Side side : {Side::Tiki, Side::Tac})
                parts_.ready[side == Side::Tac] = reader_.accept(std::string(1, letterOf(side)));
            return {};
        }
        for (const Side side : {Side::Tiki, Side::Tac})
            for (const Stage stage : {Stage::First, Stage::Second})
                if (reader_.accept(letterOf(side) + std::string(stage == Stage::First ? "1" : "2"))) {
                    parts_.due.side = side;
                    parts_.due.stage = stage;
                    return {};
                }
        return error(msgid("expected k1, k2, c1 or c2: the player and which move is due; s: the set-up"));
    }

    Result<void> readTurn() {
        const bool begun = parts_.due.stage != Stage::SetUp;
        const auto turn = readNumber(begun ? 1 : 0, begun ? kMostTurns : 0);
        if (!turn) return turn.error();
        parts_.due.turn = *turn;
        return {};
    }

    Result<void> readQuietTurns() {
        const bool second = parts_.due.stage == Stage::Second;
        parts_.due.eventful = second && reader_.accept("-");
        if (parts_.due.eventful) return {};
        // After the last quiet turn there is no second move, since the game is over.
        const int most = parts_.due.stage == Stage::SetUp ? 0
                         : second                         ? kMostQuietTurns - 1
                                                          : kMostQuietTurns;
        const auto quiet = readNumber(0, most);
        if (!quiet) return quiet.error();
        parts_.due.quietTurns = *quiet;
        return {};
    }

    /// Puts all together, and checks it.
    Result<Board> build() {
        auto board = boardOf(parts_);
        if (!board) return error(board.error().message);
        for (const auto check : {checkPlayable, checkStatues})
            if (auto fine = check(*board); !fine) return error(fine.error().message);
        return board;
    }

    base::TextReader reader_;
    PositionParts parts_;
};

}  // namespace

std::string formatPosition(const Board& board) {
    const std::array<Rank, kPieces> ranks = ranksOf(board);
    return PositionWriter(board, ranks, true).write();
}

std::string formatInSight(const Board& board, const std::array<Rank, kPieces>& ranks) {
    return PositionWriter(board, ranks, false).write();
}

Result<Board> parsePosition(std::string_view text, std::string_view file) {
    const std::string low = inSmallLetters(text);
    return PositionReader(low, file).read();
}

bool looksLikePosition(std::string_view text) {
    constexpr std::size_t kLongestBoard = 1000;  // twenty pieces that came back need some 300 letters
    const std::string low = inSmallLetters(text.substr(0, kLongestBoard));
    base::TextReader reader(low);
    const auto word = [&reader] {
        reader.skipSpace();
        return reader.takeUntil(" \t\r\n");
    };
    const std::string_view board = word();
    if (std::count(board.begin(), board.end(), '/') != kWidth - 1 ||
        board.find_first_not_of("kcx0123456789?!():,/") != std::string_view::npos)
        return false;
    // Boards of Tak have a C, too, but no rank behind it.
    for (std::size_t i = 0; i + 1 < board.size(); ++i)
        if ((board[i] == 'k' || board[i] == 'c') && (base::isDigit(board[i + 1]) || board[i + 1] == '?'))
            return true;
    const std::string_view piles[] = {word(), word()};
    const std::string_view due = word();
    return !piles[1].empty() && !due.empty() &&
           std::string_view("skc").find(due[0]) != std::string_view::npos;
}

std::string formatRules(const Rules& rules) {
    std::string text;
    for (const auto& [name, rule] : kNamedRules)
        if (rules.*rule) text += (text.empty() ? "" : " ") + std::string(name);
    return text;
}

Result<Rules> parseRules(std::string_view text) {
    const std::string low = inSmallLetters(text);
    base::TextReader reader(low);
    return readRules(reader);
}

}  // namespace tactiki::rules
