#include "games/tactiki/play/TactikiSymmetries.h"

#include <algorithm>
#include <cctype>

#include "games/tactiki/play/TactikiState.h"

namespace tactiki::play {

using rules::Act;
using rules::Board;
using rules::Field;
using rules::Piece;
using rules::Side;

namespace {

Field mirrored(Field field) { return {rules::kWidth - 1 - field.file(), field.row()}; }

/// The letter of a file on the other side of the board.
char mirroredFile(char file) { return static_cast<char>('a' + 'e' - file); }

bool isFile(char c) { return c >= 'a' && c <= 'e'; }
bool isRow(char c) { return c >= '1' && c <= '5'; }

/// Exchanges the files of all fields in a text that consists of them.
std::string withMirroredFields(std::string_view text) {
    std::string after(text);
    for (std::size_t i = 0; i + 1 < after.size(); ++i)
        if (isFile(after[i]) && isRow(after[i + 1])) after[i] = mirroredFile(after[i]);
    return after;
}

Board mirrored(const Board& board) {
    Board after(board.rules());
    for (int i = 0; i < rules::kFields; ++i)
        for (const Piece piece : board.column(Field::fromIndex(i)))
            after.stand(piece, mirrored(Field::fromIndex(i)), board.rankOf(piece), board.isShown(piece));
    for (const Side side : {Side::Tiki, Side::Tac}) {
        for (const Piece piece : board.pile(side)) after.lay(piece, board.rankOf(piece));
        after.unseenOf(side) = board.unseen(side);
        if (board.hasSetUp(side)) after.setReady(side);
    }
    for (Piece piece = 0; piece < rules::kPieces; ++piece) after.setFigure(piece, board.figureOf(piece));
    after.setDue(board.due());
    after.judge();
    return after;
}

/// How many characters a field has at the beginning of a text; 0: none is there.
std::size_t fieldLength(std::string_view text) {
    return text.size() >= 2 && isFile(text[0]) && isRow(text[1]) ? 2 : 0;
}

std::size_t digitsLength(std::string_view text) {
    std::size_t length = 0;
    while (length < text.size() && isRow(text[length])) ++length;
    return length;
}

/// How many characters a move has, such as "b2b3", "b2-b3", "b2.1b3" or "b2b3x4:315".
std::size_t moveLength(std::string_view text) {
    std::size_t length = fieldLength(text);
    if (length == 0) return 0;
    if (text.substr(length).starts_with('.')) length += 1 + digitsLength(text.substr(length + 1));
    if (text.substr(length).starts_with('-')) ++length;
    const std::size_t to = fieldLength(text.substr(std::min(length, text.size())));
    if (to == 0) return 0;
    length += to;
    const std::string_view fight = text.substr(length);
    const bool fought = fight.size() >= 4 && fight[0] == 'x' && isRow(fight[1]) && fight[2] == ':';
    return fought ? length + 3 + digitsLength(fight.substr(3)) : length;
}

std::size_t returnLength(std::string_view text) {
    const bool begins = text.size() >= 4 && text[0] == '+' && (isRow(text[1]) || text[1] == '?');
    return begins && fieldLength(text.substr(2)) > 0 ? 4 : 0;
}

/// Of "k51-42-33-24-15".
std::size_t setUpLength(std::string_view text) {
    constexpr std::size_t kGroup = 3;  // two ranks and a dash
    constexpr std::size_t kWhole = kGroup * rules::kWidth;
    if (text.size() < kWhole || (text[0] != 'k' && text[0] != 'c')) return 0;
    for (std::size_t i = 1; i < kWhole; ++i)
        if (i % kGroup == 0 ? text[i] != '-' : !isRow(text[i])) return 0;
    return kWhole;
}

/// The fields of a set-up in the other order.
std::string mirroredSetUp(std::string_view text) {
    std::string after(1, text[0]);
    for (int file = rules::kWidth - 1; file >= 0; --file) {
        after += text.substr(1 + 3 * static_cast<std::size_t>(file), 2);
        if (file > 0) after += '-';
    }
    return after;
}

bool joins(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0; }

/// What is named at the beginning of a text, as it is after the symmetry; empty if nothing is.
std::string mirroredName(std::string_view text, std::size_t& length) {
    const auto whole = [&](std::size_t end) { return end > 0 && (end == text.size() || !joins(text[end])); };
    length = setUpLength(text);
    if (whole(length)) return mirroredSetUp(text);
    for (const auto lengthOf : {moveLength, returnLength, fieldLength}) {
        length = lengthOf(text);
        if (whole(length)) return withMirroredFields(text.substr(0, length));
    }
    return {};
}

}  // namespace

Act mirrored(Act act) {
    if (act.kind == Act::Kind::Move) act.from = mirrored(act.from);
    if (act.kind == Act::Kind::Move || act.kind == Act::Kind::Reincarnation) act.to = mirrored(act.to);
    if (act.kind == Act::Kind::SetUp) {
        const rules::Arrangement before = act.setUp;
        for (std::size_t i = 0; i < before.size(); ++i) {
            const std::size_t file = i / rules::kPerStartField;
            act.setUp[(rules::kWidth - 1 - file) * rules::kPerStartField + i % rules::kPerStartField] =
                before[i];
        }
    }
    return act;
}

std::unique_ptr<game::State> TactikiSymmetries::turned(const game::State& start, game::Symmetry) const {
    const Board& board = dynamic_cast<const TactikiState&>(start).position().board();
    return std::make_unique<TactikiState>(rules::Position(mirrored(board)));
}

game::Action TactikiSymmetries::turned(const game::State&, game::Action action, game::Symmetry) const {
    return actionOf(mirrored(actOf(action)));
}

std::string TactikiSymmetries::turned(std::string_view comment, const game::State&, game::Symmetry) const {
    std::string after;
    for (std::size_t at = 0; at < comment.size();) {
        const std::string_view rest = comment.substr(at);
        std::size_t length = 0;
        const std::string name = at > 0 && joins(comment[at - 1]) ? "" : mirroredName(rest, length);
        after += name.empty() ? std::string(1, comment[at]) : name;
        at += name.empty() ? 1 : length;
    }
    return after;
}

}  // namespace tactiki::play
