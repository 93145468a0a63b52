#include "fuzz/Targets.h"

#include <algorithm>
#include <sstream>
#include <stdexcept>

#include "base/LzString.h"
#include "base/Utf8.h"
#include "games/tactik/play/TactikKind.h"
#include "games/tactiki/play/TactikiKind.h"
#include "games/tak/engine/tei/TeiStream.h"
#include "games/tak/play/GameLink.h"
#include "games/tak/play/TakKind.h"
#include "games/tak/play/TakState.h"
#include "games/tak/rules/Completion.h"
#include "games/tak/rules/Legality.h"
#include "games/tak/rules/Notation.h"
#include "games/tak/rules/Ptn.h"
#include "games/tak/rules/Threat.h"
#include "games/tak/rules/Tps.h"
#include "match/SketchRecord.h"
#include "tutorial/PuzzleReader.h"

namespace fuzz {
namespace {

using namespace tak::rules;

void requireColumn(const base::Error& error, std::string_view text) {
    require(!error.message.english().empty(), "an error says what is wrong");
    require(error.at.line == 1 && error.at.column >= 1, "an error says where");
    require(error.at.column <= static_cast<int>(base::plainText(text).size()) + 1,
            "an error is inside of the text as it is read");
}

void playEveryMove(const Position& position) {
    MoveList moves;
    legalMoves(position, moves);
    require(position.outcome().over() || countMoves(position) == static_cast<std::uint64_t>(moves.size()),
            "counting is generating");
    Position p = position;
    for (const Move m : moves) {
        require(parseMove(formatMove(position, m), position).ok(), "a move that is written can be read");
        p.undo(p.make(m));
    }
    require(p == position, "undo restores the position");
}

void moveIn(const Position& position, std::string_view text) {
    const auto written = parseMoveText(text);
    if (!written) requireColumn(written.error(), text);
    const auto m = parseMove(text, position);
    if (m) {
        require(position.isLegal(*m), "a move that is read is legal");
        require(parseMove(formatMove(position, *m), position).value() == *m,
                "its canonical form is the same move");
        const auto completed = completions(formatMove(*m), position);
        require(!completed.empty() && completed.front().move == *m, "its canonical form completes to it");
    } else if (written) {
        require(!whyIllegal(position, written->move) || !m.error().message.english().empty(),
                "an illegal move is explained");
    }
    for (const Completion& completion : completions(text, position))
        require(position.isLegal(completion.move), "completions are legal");
}

/// The number of lines before `quit` with this command.
std::size_t countCommands(std::string_view text, std::string_view command) {
    std::istringstream in{std::string(text)};
    std::size_t count = 0;
    for (std::string line; std::getline(in, line);) {
        const std::string_view word = tak::engine::TeiWords(line).peek();
        if (word == "quit") break;
        count += word == command ? 1 : 0;
    }
    return count;
}

void playSolution(game::State& state, const std::vector<tutorial::PuzzleTurn>& turns) {
    for (const tutorial::PuzzleTurn& turn : turns) {
        require(state.isLegal(turn.action), "the turns of a solution are legal");
        (void)state.apply(turn.action);
        playSolution(state, turn.next);
        (void)state.undo();
    }
}

}  // namespace

const game::Kind* kindNamed(std::string_view id) {
    static const tak::play::TakKind kTak;
    static const tactiki::play::TactikiKind kTactiki;
    static const tactik::play::TactikKind kTactik;
    for (const game::Kind* const kind :
         {static_cast<const game::Kind*>(&kTak), static_cast<const game::Kind*>(&kTactiki),
          static_cast<const game::Kind*>(&kTactik)})
        if (kind->id() == id) return kind;
    return nullptr;
}

void require(bool promise, const char* what) {
    if (!promise) throw std::logic_error(what);
}

void requireExplained(const base::Error& error) {
    require(!error.message.english().empty(), "an error says what is wrong");
    require(error.at.line >= 1 && error.at.column >= 1, "an error says where");
}

void puzzle(std::string_view text) {
    static const tak::play::TakKind kKind;
    const tutorial::PuzzleReading reading = tutorial::readPuzzles(text, "fuzz", kKind);
    for (const base::Error& error : reading.errors) requireExplained(error);
    for (const tutorial::Puzzle& puzzle : reading.puzzles) {
        require(!puzzle.solution.empty(), "a puzzle has a solution");
        playSolution(*puzzle.start, puzzle.solution);
    }
}

void comment(std::string_view text) {
    static const tak::play::TakState kNames(parseTps("x5/x5/x5/x5/x5 1 1").value());
    std::string rest(text);
    game::Sketch sketch;
    if (!match::takeSketch(rest, sketch, kNames))
        return require(rest == text && sketch.empty(), "a comment that cannot be read stays as it is");
    require(sketch.size() <= game::kMostStrokes, "a sketch has no more than the most strokes");
    std::string again = rest;
    game::Sketch none;
    require(!match::takeSketch(again, none, kNames), "all that is drawn is taken at once");
    game::Sketch copy;
    for (std::string& written : match::sketchComments(sketch, kNames))
        require(match::takeSketch(written, copy, kNames) && written.empty(), "what is written can be read");
    require(copy.size() == sketch.size() &&
                std::is_permutation(copy.begin(), copy.end(), sketch.begin(), sketch.end()),
            "no stroke is lost");
}

void link(std::string_view text) {
    constexpr std::size_t kMost = 1000;
    // Every unit has at most three bytes.
    if (const auto plain = base::lzDecompressed(text, kMost))
        require(plain->size() <= 3 * kMost, "a text is not longer than its bound");
    const std::string readable = base::toUtf8(text);
    require(base::lzDecompressed(base::lzCompressed(readable), readable.size()) == readable,
            "what is compressed can be read");
    const auto found = tak::play::readGameLink(text);
    if (!found) return;
    if (!*found) return require(!found->error().message.english().empty(), "an error says what is wrong");
    (void)readEachPtnGame((*found)->ptn, "fuzz", {},
                          [&](const PtnGame& game, std::size_t) {
                              const auto shown = (*found)->shownIn(game);
                              require(!shown || (*shown >= 0 && *shown < game.tree.size()),
                                      "a link leads to a turn of its game");
                          },
                          [](const base::Error&, std::size_t) {});
}

void ptn(std::string_view text) {
    const PtnReading reading = readPtn(text, "fuzz");
    require(reading.ok() || reading.games.empty(), "a file is taken as a whole or not at all");
    require(!reading.ok() || !reading.games.empty(), "a file without errors has a game");
    for (const base::Error& error : reading.errors) requireExplained(error);
    if (!reading.ok()) return;
    const std::string written = writePtn(reading.games);
    const PtnReading again = readPtn(written, "written");
    require(again.ok(), "what is written can be read");
    require(again.games.size() == reading.games.size(), "no game is lost");
    for (std::size_t i = 0; i < again.games.size(); ++i) {
        require(again.games[i].tree.size() == reading.games[i].tree.size(), "no move is lost");
        require(again.games[i].start == reading.games[i].start, "games start from where they started");
        require(again.games[i].result == reading.games[i].result, "games end as they ended");
    }
    require(writePtn(again.games) == written, "writing is stable");
}

void tps(std::string_view text) {
    const auto position = parseTps(text);
    if (!position) return requireColumn(position.error(), text);
    const auto again = parseTps(formatTps(*position));
    require(again.ok() && *again == *position, "a position that is written can be read");
    playEveryMove(*position);
    (void)threatensRoad(*position);
}

void move(std::string_view text) {
    const std::size_t lineEnd = text.find('\n');
    if (lineEnd != std::string_view::npos) {
        const auto position = parseTps(text.substr(0, lineEnd));
        if (position) moveIn(*position, text.substr(lineEnd + 1));
        return;
    }
    for (const char* known : {"x5/x5/x5/x5/x5 1 1", "x5/x5/x,12212C,x,1S,x/x5/x5 2 5", "2,2,x/1,1,1/x3 2 4",
                              "x8/x8/x8/x8/x2,1C,12121212121212121212121212121212121,x4/x8/x8/x8 1 60"})
        moveIn(parseTps(known).value(), text);
}

void tei(std::string_view text) {
    std::istringstream in{std::string(text)};
    std::stringstream out;
    tak::engine::serveTei(in, out, {.version = "fuzz", .capacity = {.hashMiB = 1, .threads = 2}});
    std::size_t moves = 0;
    for (std::string line; std::getline(out, line);) {
        require(std::all_of(line.begin(), line.end(), [](char c) { return c >= ' ' && c <= '~'; }),
                "answers are printable");
        moves += line.rfind("bestmove ", 0) == 0 ? 1 : 0;
    }
    require(text.size() >= tak::engine::kMaxTeiLine || moves == countCommands(text, "go"),
            "every search is answered once");
}

}  // namespace fuzz
