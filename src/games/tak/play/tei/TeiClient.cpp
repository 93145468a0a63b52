#include "games/tak/play/tei/TeiClient.h"

#include <algorithm>
#include <array>
#include <cctype>

#include "base/Numbers.h"
#include "base/Printable.h"
#include "games/tak/play/FirstPlacement.h"
#include "games/tak/rules/Notation.h"

namespace tak::play {
namespace {

using Milliseconds = std::chrono::milliseconds;
using Reading = process::ChildProcess::Reading;

/// Time limit for writing: only an engine that does not read its input delays us.
constexpr Milliseconds kWriting{1000};

std::string_view firstWord(std::string_view line) {
    const auto words = teiWords(line);
    return words.empty() ? std::string_view() : words.front();
}

std::string excerptOf(std::string_view words) {
    constexpr std::size_t kLongest = 120;  // bytes
    return base::shortened(words, kLongest);
}

base::Message seconds(Milliseconds time) {
    const auto tenths = time.count() / 100;
    const std::string written = std::to_string(tenths / 10) + '.' + std::to_string(tenths % 10);
    return {base::msgid("{count} s"), {{"count", base::numberMessage(written)}}};
}

/// Whether a complaint at the beginning of a game is about the game, and not about an option of the engine,
/// without which it plays all the same.
bool isAboutTheGame(std::string complaint) {
    std::transform(complaint.begin(), complaint.end(), complaint.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    const auto has = [&](const char* word) { return complaint.find(word) != std::string::npos; };
    if (has("hash")) return false;  // its size
    constexpr std::array kWords = {"size", "komi", "newgame", "board"};
    return std::any_of(kWords.begin(), kWords.end(), has);
}

bool hasClocks(const engine::Limits& limits) { return limits.clocks[0] || limits.clocks[1]; }

/// Clocks from which engines that spend a thirtieth to a twentieth of what is left, and most of the
/// increment, take about the time of these limits for a move.
engine::Limits asClocks(const engine::Limits& limits) {
    constexpr Milliseconds kUnlimited{60'000};
    const Milliseconds time = limits.moveTime.value_or(kUnlimited);
    const engine::Limits::Clock clock{.left = 10 * time, .increment = time / 2};
    return {.clocks = {clock, clock}};
}

}  // namespace

std::variant<TeiClient, TeiFailure> TeiClient::start(TeiProgram program, const std::stop_token& stop) {
    TeiClient client(std::move(program));
    if (!client.program_.command.empty()) {
        const std::string& path = client.program_.command.front();
        client.introduction_.name = path.substr(path.rfind('/') + 1);
    }
    if (auto failure = client.launch(stop)) return std::move(*failure);
    return client;
}

TeiClient::~TeiClient() {
    if (!process_) return;
    send("quit");
    process_->end(program_.patience.quit);
}

base::Error TeiClient::error(base::Message problem) const {
    return {{base::msgid("{engine}: {problem}"), {{"engine", name()}, {"problem", std::move(problem)}}}};
}

TeiFailure TeiClient::failureOf(TeiFailure::Kind kind, base::Message problem) const {
    return {kind, error(problem), problem};
}

bool TeiClient::send(const std::string& line) {
    if (!process_) return false;
    if (program_.log) program_.log({TeiLine::From::Us, line});
    return process_->write(line + '\n', Clock::now() + kWriting);
}

void TeiClient::noteErrors() {
    for (const std::string& line : process_->takeErrorLines())
        if (program_.log) program_.log({TeiLine::From::Errors, line});
}

Reading TeiClient::readLine(std::string& line, Clock::time_point deadline, const std::stop_token& stop) {
    const Reading reading = process_->readLine(line, deadline, stop);
    noteErrors();
    if (reading == Reading::Line && program_.log) program_.log({TeiLine::From::Engine, line});
    return reading;
}

base::Message TeiClient::obituary() {
    base::Message end = process_->closingError();
    std::string words = excerptOf(process_->lastErrorLine());
    if (!words.empty()) complaint_ = std::move(words);
    process_.reset();
    return withComplaint(std::move(end));
}

std::optional<TeiFailure> TeiClient::launch(const std::stop_token& stop) {
    playedSize_.reset();
    auto process = process::ChildProcess::start(program_.command);
    if (!process) return TeiFailure{TeiFailure::Kind::Crashed, process.error(), process.error().message};
    process_ = std::move(*process);
    send("tei");
    return awaitLine("teiok", program_.patience.start, stop);
}

std::optional<TeiFailure> TeiClient::relaunch(const std::stop_token& stop) {
    if (process_) {
        send("quit");
        process_->end(program_.patience.quit);
        process_.reset();
    }
    if (auto failure = launch(stop)) return failure;
    for (const auto& [name, value] : set_) send("setoption name " + name + " value " + value);
    return {};
}

std::optional<TeiFailure> TeiClient::awaitLine(std::string_view word, Milliseconds patience,
                                               std::stop_token stop, Milliseconds whenStopped) {
    auto deadline = Clock::now() + patience;
    std::string line;
    while (true) {
        const Reading reading = readLine(line, deadline, stop);
        if (reading == Reading::Stopped && whenStopped > Milliseconds(0)) {
            deadline = std::min(deadline, Clock::now() + whenStopped);
            stop = {};
            continue;
        }
        if (reading == Reading::Closed)
            return failureOf(TeiFailure::Kind::Crashed, {base::msgid("{end}; {word} was expected"),
                                                         {{"end", obituary()}, {"word", word}}});
        if (reading == Reading::Stopped) {
            process_.reset();
            return failureOf(TeiFailure::Kind::Stopped, base::msgid("it was no longer needed"));
        }
        if (reading != Reading::Line || Clock::now() > deadline) {
            process_.reset();
            return failureOf(TeiFailure::Kind::Hung, {base::msgid("no {word} came within {time}"),
                                                      {{"word", word}, {"time", seconds(patience)}}});
        }
        if (firstWord(line) == word) return {};
        noteComplaint(line);
        introduction_.read(line);
    }
}

base::Result<void> TeiClient::setOption(std::string_view name, std::string_view value) {
    const TeiOption* declared = option(name);
    if (!declared) return error({base::msgid("there is no option {name}"), {{"name", name}}});
    if (auto problem = refusal(*declared, value))
        return error({base::msgid("option {name} cannot be {value}: {problem}"),
                      {{"name", declared->name}, {"value", value}, {"problem", std::move(*problem)}}});
    if (declared->type == "button") {
        send("setoption name " + declared->name);
        return {};
    }
    set_[declared->name] = value;
    send("setoption name " + declared->name + " value " + std::string(value));
    return {};
}

base::Result<void> TeiClient::accepts(const rules::Setup& setup) const {
    const auto accepted = introduction_.accepts(setup);
    if (!accepted) return error(accepted.error().message);
    return {};
}

base::Result<void> TeiClient::sendKomi(int halfKomi) {
    const bool known = option(tei_option::kHalfKomi) != nullptr;
    const bool stated = introduction_.statesSizes() && halfKomi == 0;
    if (!known || (stated && set_.count(tei_option::kHalfKomi) == 0)) return {};
    return setOption(tei_option::kHalfKomi, std::to_string(halfKomi));
}

/// Tells an engine pieces and opening, if it has options for them: the usual ones, too, since the option's
/// default may be meant for another board.
void TeiClient::sendSetup(const rules::Setup& setup) {
    const auto tell = [this](const char* name, const std::string& value) {
        const TeiOption* const declared = introduction_.setupOption(name);
        if (declared) (void)setOption(name, value);
    };
    const rules::Supply supply = setup.supply[0];
    tell(tei_option::kFlats, std::to_string(supply.stones));
    tell(tei_option::kCaps, std::to_string(supply.capstones));
    tell(tei_option::kOpening, std::string(rules::openingName(setup.opening)));
}

void TeiClient::noteComplaint(std::string_view line) {
    constexpr std::size_t kLongest = 400;  // bytes; beyond, nobody reads it
    if (const auto complaint = teiComplaint(line.substr(0, kLongest))) complaint_ = excerptOf(*complaint);
}

base::Message TeiClient::withComplaint(base::Message problem) const {
    if (complaint_.empty()) return problem;
    return {base::msgid("{end}; it said: {words}"), {{"end", std::move(problem)}, {"words", complaint_}}};
}

std::optional<TeiFailure> TeiClient::beginGame(const rules::Setup& setup, const std::stop_token& stop) {
    complaint_.clear();
    const bool dialect1 = introduction_.statesSizes();
    if (const auto komi = sendKomi(setup.halfKomi); !komi && !dialect1)
        return TeiFailure{TeiFailure::Kind::Refused, komi.error(), komi.error().message};
    sendSetup(setup);
    const std::string size = std::to_string(setup.size);
    send(dialect1 ? "teinewgame size " + size + " halfkomi " + std::to_string(setup.halfKomi)
                  : "teinewgame " + size);
    // Some engines begin every game with the usual pieces, whatever they were told before.
    sendSetup(setup);
    send("isready");
    if (auto failure = awaitLine("readyok", program_.patience.ready, stop)) return failure;
    playedSize_ = setup.size;
    asked_ = false;
    if (isAboutTheGame(complaint_))
        return failureOf(TeiFailure::Kind::Refused, withComplaint(base::msgid("it does not play this game")));
    return {};
}

/// Engines of the older dialect do not say which boards they play, and many end when they are told another
/// one. Whether that was the reason shows on the boards that nearly all of them play.
bool TeiClient::playsAnotherBoard(const rules::Setup& setup, const std::stop_token& stop) {
    constexpr std::array kUsualSizes = {6, 5};
    for (const int size : kUsualSizes) {
        if (size == setup.size) continue;
        const bool begun =
            !relaunch(stop) && !beginGame(rules::Setup::standard(size, setup.halfKomi), stop) && process_;
        if (!begun) continue;
        send("quit");
        process_->end(program_.patience.quit);
        process_.reset();
        return true;
    }
    return false;
}

std::optional<TeiFailure> TeiClient::newGame(const rules::Setup& setup, const std::stop_token& stop) {
    auto failure = tryNewGame(setup, stop);
    if (!failure || failure->kind != TeiFailure::Kind::Crashed || introduction_.statesSizes()) return failure;
    std::string lastWords = complaint_;
    if (!playsAnotherBoard(setup, stop)) return failure;
    complaint_ = std::move(lastWords);
    return failureOf(
        TeiFailure::Kind::Refused,
        withComplaint({base::msgid("it does not play on a board of side {size}"), {{"size", setup.size}}}));
}

std::optional<TeiFailure> TeiClient::tryNewGame(const rules::Setup& setup, const std::stop_token& stop) {
    if (const auto playable = introduction_.accepts(setup); !playable)
        return failureOf(TeiFailure::Kind::Refused, playable.error().message);
    const bool again = process_ && playedSize_;
    // Engines of the older dialect often keep the size of their first game.
    const bool fresh =
        !process_ ||
        (again && (oneGameOnly_ || (!introduction_.statesSizes() && *playedSize_ != setup.size)));
    if (fresh)
        if (auto failure = relaunch(stop)) return failure;
    if (process_) {
        auto failure = beginGame(setup, stop);
        if (!failure || fresh || !again || stop.stop_requested()) return failure;
    }
    if (auto failure = relaunch(stop)) return failure;
    auto failure = beginGame(setup, stop);
    if (!failure) oneGameOnly_ = true;
    return failure;
}

/// An engine may say bestmove twice, for example once more when it is told to stop. All that it has to say
/// about the last search comes before readyok.
std::optional<TeiFailure> TeiClient::forgetLastSearch(const std::stop_token& stop) {
    skipStaleLines();
    if (!asked_) return {};
    send("isready");
    // Analyses stop with every turn: an engine is not ended for that, unless it does not answer at all.
    return awaitLine("readyok", program_.patience.ready, stop, program_.patience.stop);
}

void TeiClient::skipStaleLines() {
    std::string line;
    constexpr int kMost = 10'000;
    for (int i = 0; i < kMost && readLine(line, Clock::now()) == Reading::Line; ++i) {
    }
}

void TeiClient::readBestMove(std::string_view line, const rules::Position& root, TeiAnswer& answer) const {
    const auto words = teiWords(line);
    const std::string_view text = words.size() > 1 ? words[1] : std::string_view();
    if (namesNoMove(text)) {
        answer.kind = TeiAnswer::Kind::NoMove;
        answer.problem = withComplaint(base::msgid("it named no move"));
        return;
    }
    const auto move = rules::parseMove(text, root);
    if (!move) {
        answer.kind = TeiAnswer::Kind::Illegal;
        answer.problem = withComplaint({base::msgid("illegal move \"{move}\": {why}"),
                                        {{"move", excerptOf(text)}, {"why", move.error().message}}});
        return;
    }
    answer.best = *move;
    if (words.size() < 4 || words[2] != "ponder") return;
    rules::Position after = root;
    after.make(*move);
    if (after.outcome().over()) return;
    if (const auto ponder = rules::parseMove(words[3], after)) answer.ponder = *ponder;
}

void TeiClient::fail(TeiAnswer& answer, Reading why) {
    if (why == Reading::Closed) {
        answer.kind = TeiAnswer::Kind::Crashed;
        answer.problem = obituary();
    } else {
        answer.kind = TeiAnswer::Kind::Hung;
        answer.problem = base::msgid("it did not answer and was stopped");
        process_.reset();
    }
}

/// Reads until bestmove. True once the engine has answered or has failed; false if the deadline or a stop
/// came first.
bool TeiClient::awaitBestMove(TeiAnswer& answer, const rules::Position& root,
                              std::optional<Clock::time_point> deadline, const std::stop_token& stop,
                              const engine::Engine::Listener& listener) {
    const auto end = deadline.value_or(Clock::now() + std::chrono::hours(24 * 365));
    std::string line;
    while (true) {
        const Reading reading = readLine(line, end, stop);
        if (reading == Reading::Closed) {
            fail(answer, reading);
            return true;
        }
        if (reading != Reading::Line) return false;
        const std::string_view word = firstWord(line);
        if (word == "bestmove") {
            readBestMove(line, root, answer);
            return true;
        }
        noteComplaint(line);
        if (word == "info") {
            enterTeiInfo(parseTeiInfo(line), root, answer.report);
            if (listener) listener(answer.report);
        }
        if (Clock::now() >= end) return false;
    }
}

TeiAnswer TeiClient::search(const rules::Position& start, const std::vector<rules::Move>& moves,
                            const engine::Limits& limits, std::optional<Clock::time_point> deadline,
                            std::stop_token stop, const engine::Engine::Listener& listener) {
    if (!introduction_.knowsOpening(start))
        return searchPastOpening(start, moves, limits, deadline, stop, listener);
    const int size = start.size();
    TeiAnswer answer = searchAnyhow(start, moves, limits, deadline, stop, listener);
    if (answer.kind == TeiAnswer::Kind::Move) movedOn_.insert(size);
    // It may be a board that it does not play: many an engine notices only now.
    if (answer.kind == TeiAnswer::Kind::Crashed && moves.size() < 2 && movedOn_.count(size) == 0)
        answer.problem = base::Message{
            base::msgid(
                "it ended in its first turn on a board of side {size}, which it may not play ({why})"),
            {{"size", size}, {"why", std::move(*answer.problem)}}};
    return answer;
}

TeiAnswer TeiClient::searchAnyhow(const rules::Position& start, const std::vector<rules::Move>& moves,
                                  const engine::Limits& limits, std::optional<Clock::time_point> deadline,
                                  const std::stop_token& stop, const engine::Engine::Listener& listener) {
    if (hasClocks(limits)) return searchOnce(start, moves, limits, deadline, stop, listener);
    const bool asked = clocksOnly_.has_value();
    const bool byClocks = clocksOnly_.value_or(false);
    TeiAnswer answer =
        searchOnce(start, moves, byClocks ? asClocks(limits) : limits, deadline, stop, listener);
    if (answer.kind == TeiAnswer::Kind::Move) clocksOnly_ = byClocks;
    if (asked || answer.kind != TeiAnswer::Kind::Crashed || !answer.report.lines.empty()) return answer;
    if (newGame(start.setup(), stop)) return answer;
    TeiAnswer second = searchOnce(start, moves, asClocks(limits), deadline, stop, listener);
    clocksOnly_ = second.kind == TeiAnswer::Kind::Move;
    return *clocksOnly_ ? second : answer;
}

/// The first turns are played without the engine, which is told the position after them.
TeiAnswer TeiClient::searchPastOpening(rules::Position start, std::vector<rules::Move> moves,
                                       const engine::Limits& limits,
                                       std::optional<Clock::time_point> deadline, const std::stop_token& stop,
                                       const engine::Engine::Listener& listener) {
    std::size_t played = 0;
    while (start.ply() < 2 && played < moves.size()) start.make(moves[played++]);
    moves.erase(moves.begin(), moves.begin() + static_cast<std::ptrdiff_t>(played));
    if (start.ply() >= 2) return search(start, moves, limits, deadline, stop, listener);
    TeiAnswer answer{.best = firstPlacement(start)};
    const std::string note = "(played for the engine: " + rules::formatMove(start, answer.best) + ")";
    if (program_.log) program_.log({TeiLine::From::Us, note});
    return answer;
}

TeiAnswer TeiClient::searchOnce(const rules::Position& start, const std::vector<rules::Move>& moves,
                                const engine::Limits& limits, std::optional<Clock::time_point> deadline,
                                const std::stop_token& stop, const engine::Engine::Listener& listener) {
    TeiAnswer answer;
    if (!process_) {
        answer.kind = TeiAnswer::Kind::Crashed;
        answer.problem = base::msgid("the program is not running");
        return answer;
    }
    rules::Position root = start;
    for (const rules::Move move : moves) root.make(move);
    if (auto failure = forgetLastSearch(stop)) {
        answer.kind =
            failure->kind == TeiFailure::Kind::Crashed ? TeiAnswer::Kind::Crashed : TeiAnswer::Kind::Hung;
        answer.problem = std::move(failure->problem);
        return answer;
    }
    asked_ = true;
    if (!send(teiPosition(start, moves)) || !send("go" + teiGoArguments(limits))) {
        std::string line;
        Reading reading = Reading::Line;
        while (reading == Reading::Line) reading = readLine(line, Clock::now());
        fail(answer, reading);
        return answer;
    }
    if (awaitBestMove(answer, root, deadline, stop, listener)) return answer;
    answer.late = !stop.stop_requested();
    send("stop");
    if (!awaitBestMove(answer, root, Clock::now() + program_.patience.stop, {}, listener))
        fail(answer, Reading::Timeout);
    return answer;
}

}  // namespace tak::play
