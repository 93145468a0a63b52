#include "games/tak/lab/selfplay/PlayedGame.h"

#include <charconv>
#include <cstdlib>
#include <fstream>
#include <limits>

#include "base/Files.h"
#include "base/TextReader.h"
#include "games/tak/engine/Score.h"
#include "games/tak/engine/Tactics.h"
#include "games/tak/rules/Notation.h"

namespace tak::lab::selfplay {

namespace {

using namespace tak::rules;

constexpr std::string_view kMagic = "dolmen-self-play 1";

std::string_view resultText(std::optional<Color> winner) {
    return !winner ? "1/2-1/2" : *winner == Color::White ? "1-0" : "0-1";
}

template <class Number>
base::Result<Number> number(base::TextReader& in, base::Msgid what) {
    in.skipBlanks();
    const auto at = in.position();
    const std::string_view text = in.takeUntil(" :");
    Number value{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size()) return in.errorAt(at, what);
    return value;
}

base::Result<std::optional<Color>> winner(base::TextReader& in) {
    in.skipBlanks();
    const auto at = in.position();
    const std::string_view text = in.takeUntil(" ");
    for (const std::optional<Color> one : {std::optional<Color>{}, {Color::White}, {Color::Black}})
        if (text == resultText(one)) return one;
    return in.errorAt(at, base::msgid("expected 1-0, 0-1 or 1/2-1/2"));
}

base::Result<PlayedMove> playedMove(base::TextReader& in, const Game& game) {
    const auto at = in.position();
    const auto move = parseMove(in.takeUntil(" :"), game.position());
    if (!move) return in.errorAt(at, move.error().message);
    if (game.outcome().over()) return in.errorAt(at, base::msgid("the game is over before this turn"));
    if (!in.accept(":")) return PlayedMove{*move, {}};
    const auto score = number<int>(in, base::msgid("the score is not a number"));
    if (!score) return score.error();
    if (std::abs(*score) > tak::engine::kWin) return in.errorAt(at, base::msgid("no score is so large"));
    return PlayedMove{*move, *score};
}

}  // namespace

std::string lineOf(const SetHeader& header) {
    return std::string(kMagic) + " size " + std::to_string(header.size) + " nodes " +
           std::to_string(header.nodes) + " random " + std::to_string(header.randomIn) + " seed " +
           std::to_string(header.seed) + " by " + header.by + '\n';
}

std::string lineOf(const PlayedGame& game) {
    std::string line = std::to_string(game.number) + ' ' + std::to_string(game.halfKomi) + ' ' +
                       std::string(resultText(game.winner));
    for (const PlayedMove& turn : game.moves) {
        line += ' ' + formatMove(turn.move);
        if (turn.score) line += ':' + std::to_string(*turn.score);
    }
    return line + '\n';
}

Setup setupOf(const SetHeader& header, int halfKomi) {
    Setup setup = Setup::standard(header.size, halfKomi);
    setup.draws = {.quietPlies = true, .repetition = true};
    return setup;
}

base::Result<SetHeader> parseHeader(std::string_view line) {
    base::TextReader in(line);
    SetHeader header;
    const auto wrong =
        base::msgid("expected \"dolmen-self-play 1 size N nodes N random N seed N by EVALUATION\"");
    if (!in.accept(kMagic)) return in.error(wrong);
    const auto field = [&](std::string_view name, auto& value) {
        in.skipBlanks();
        if (!in.accept(name)) return false;
        const auto read = number<std::remove_reference_t<decltype(value)>>(in, wrong);
        if (read) value = *read;
        return read.ok();
    };
    if (!field("size", header.size) || !field("nodes", header.nodes) || !field("random", header.randomIn) ||
        !field("seed", header.seed) || header.size < kMinSize || header.size > kMaxSize)
        return in.error(wrong);
    in.skipBlanks();
    if (!in.accept("by ")) return in.error(wrong);
    header.by = in.takeUntil(" ");
    return header;
}

base::Result<PlayedGame> parseGame(const SetHeader& header, std::string_view line) {
    base::TextReader in(line);
    PlayedGame played;
    const auto gameNumber = number<std::uint64_t>(in, base::msgid("the game's number is not a number"));
    if (!gameNumber) return gameNumber.error();
    played.number = *gameNumber;
    const auto halfKomi = number<int>(in, base::msgid("the komi is not a number"));
    if (!halfKomi) return halfKomi.error();
    played.halfKomi = *halfKomi;
    const Setup setup = setupOf(header, played.halfKomi);
    if (const auto valid = setup.check(); !valid) return in.error(valid.error().message);
    const auto who = winner(in);
    if (!who) return who.error();
    played.winner = *who;
    Game game(setup);
    for (in.skipBlanks(); !in.atEnd(); in.skipBlanks()) {
        const auto turn = playedMove(in, game);
        if (!turn) return turn.error();
        played.moves.push_back(*turn);
        game.play(turn->move);
    }
    return played;
}

bool isSet(const std::string& file) {
    std::ifstream in(file);
    std::string begin(kMagic.size(), '\0');
    in.read(begin.data(), static_cast<std::streamsize>(begin.size()));
    return in && begin == kMagic;
}

base::Result<void> readSet(const std::string& file, const GameSink& sink) {
    constexpr std::size_t kAnySize = std::numeric_limits<std::size_t>::max();
    if (const auto readable = base::checkReadable(file, kAnySize); !readable) return readable.error();
    std::ifstream in(file);
    const auto at = [&](base::Error error, int line) {
        error.file = file;
        error.at = {line, error.at.line ? error.at.column : 1};
        return error;
    };
    std::string line;
    std::getline(in, line);
    const auto header = parseHeader(line);
    if (!header) return at(header.error(), 1);
    for (int number = 2; std::getline(in, line); ++number) {
        const auto game = parseGame(*header, line);
        if (!game) return at(game.error(), number);
        if (!sink(*header, *game)) return {};
    }
    if (!in.eof()) return base::Error{.message = base::msgid("the file cannot be read"), .file = file};
    return {};
}

void replay(const SetHeader& header, const PlayedGame& game,
            const std::function<void(const Game&, const PlayedMove&)>& visit) {
    Game board(setupOf(header, game.halfKomi));
    for (const PlayedMove& turn : game.moves) {
        visit(board, turn);
        board.play(turn.move);
    }
}

bool isQuiet(const Position& position) {
    namespace engine = tak::engine;
    return !position.inOpening() && engine::roadInOne(position, position.toMove()).isNone() &&
           !engine::dangerTo(position).any();
}

}  // namespace tak::lab::selfplay
