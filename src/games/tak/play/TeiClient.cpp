#include "games/tak/play/TeiClient.h"

#include <algorithm>
#include <cctype>
#include <charconv>

#include "base/Printable.h"
#include "games/tak/rules/Notation.h"

namespace tak::play {
namespace {

using Milliseconds = std::chrono::milliseconds;
using Reading = process::ChildProcess::Reading;

/// What writing may take: only an engine that does not read its input keeps us waiting.
constexpr Milliseconds kWriting{1000};

bool sameName(std::string_view a, std::string_view b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](unsigned char x, unsigned char y) { return std::tolower(x) == std::tolower(y); });
}

std::string_view firstWord(std::string_view line) {
    const auto words = teiWords(line);
    return words.empty() ? std::string_view() : words.front();
}

/// What follows the first `count` words.
std::string afterWords(std::string_view line, std::size_t count) {
    const auto words = teiWords(line);
    if (words.size() <= count) return {};
    const auto begin = static_cast<std::size_t>(words[count].data() - line.data());
    const auto end = static_cast<std::size_t>(words.back().data() + words.back().size() - line.data());
    return std::string(line.substr(begin, end - begin));
}

std::string excerptOf(std::string_view words) {
    constexpr std::size_t kLongest = 120;  // bytes
    return base::shortened(words, kLongest);
}

std::string seconds(Milliseconds time) {
    const auto tenths = time.count() / 100;
    return std::to_string(tenths / 10) + '.' + std::to_string(tenths % 10) + " s";
}

std::optional<long long> wholeNumber(std::string_view text) {
    long long number = 0;
    const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (failure != std::errc() || end != text.data() + text.size()) return {};
    return number;
}

/// What a declared option demands of its value, if this value is not that.
std::optional<base::Message> demand(const TeiOption& option, std::string_view value) {
    if (option.type == "check" && value != "true" && value != "false")
        return base::msgid("it is true or false");
    if (option.type == "combo" && !option.values.empty() &&
        std::find(option.values.begin(), option.values.end(), value) == option.values.end())
        return base::msgid("it has no such value");
    if (option.type != "spin") return {};
    const auto number = wholeNumber(value);
    if (!number) return base::msgid("it is a whole number");
    if (option.min && *number < *option.min)
        return base::Message{base::msgid("it is {least} or more"), {{"least", std::to_string(*option.min)}}};
    if (option.max && *number > *option.max)
        return base::Message{base::msgid("it is {most} or less"), {{"most", std::to_string(*option.max)}}};
    return {};
}

}  // namespace

std::variant<TeiClient, TeiFailure> TeiClient::start(TeiProgram program) {
    TeiClient client(std::move(program));
    if (!client.program_.command.empty()) {
        const std::string& path = client.program_.command.front();
        client.name_ = path.substr(path.rfind('/') + 1);
    }
    if (auto failure = client.launch()) return std::move(*failure);
    return client;
}

TeiClient::~TeiClient() {
    if (!process_) return;
    send("quit");
    process_->end(program_.patience.quit);
}

base::Error TeiClient::error(base::Message problem) const {
    return {{base::msgid("{engine}: {problem}"), {{"engine", name_}, {"problem", std::move(problem)}}}};
}

bool TeiClient::send(const std::string& line) {
    return process_ && process_->write(line + '\n', Clock::now() + kWriting);
}

base::Message TeiClient::obituary() {
    base::Message end = process_->epitaph();
    const std::string words = excerptOf(process_->lastWords());
    process_.reset();
    if (words.empty()) return end;
    return {base::msgid("{end}; it said: {words}"), {{"end", std::move(end)}, {"words", words}}};
}

std::optional<TeiFailure> TeiClient::launch() {
    playedSize_.reset();
    auto process = process::ChildProcess::start(program_.command);
    if (!process) return TeiFailure{TeiFailure::Kind::Crashed, process.error()};
    process_ = std::move(*process);
    send("tei");
    return awaitLine("teiok", program_.patience.start);
}

std::optional<TeiFailure> TeiClient::relaunch() {
    if (process_) {
        send("quit");
        process_->end(program_.patience.quit);
        process_.reset();
    }
    if (auto failure = launch()) return failure;
    for (const auto& [name, value] : set_) send("setoption name " + name + " value " + value);
    return {};
}

std::optional<TeiFailure> TeiClient::awaitLine(std::string_view word, Milliseconds patience) {
    const auto deadline = Clock::now() + patience;
    std::string line;
    while (true) {
        const Reading reading = process_->readLine(line, deadline);
        if (reading == Reading::Closed)
            return TeiFailure{TeiFailure::Kind::Crashed, error({base::msgid("{end}; {word} was expected"),
                                                                {{"end", obituary()}, {"word", word}}})};
        if (reading != Reading::Line || Clock::now() > deadline) {
            process_.reset();
            return TeiFailure{TeiFailure::Kind::Hung, error({base::msgid("no {word} came within {time}"),
                                                             {{"word", word}, {"time", seconds(patience)}}})};
        }
        if (firstWord(line) == word) return {};
        readIntroduction(line);
    }
}

void TeiClient::readIntroduction(std::string_view line) {
    const auto words = teiWords(line);
    if (words.empty()) return;
    if (words.front() == "id" && words.size() > 2) {
        if (words[1] == "name") name_ = afterWords(line, 2);
        if (words[1] == "author") author_ = afterWords(line, 2);
    } else if (words.front() == "option") {
        if (auto declared = parseTeiOption(line); declared && !option(declared->name))
            options_.push_back(std::move(*declared));
    } else if (words.front() == "size") {
        sizes_ = parseTeiSizes(line);
    }
}

const TeiOption* TeiClient::option(std::string_view name) const {
    for (const TeiOption& option : options_)
        if (sameName(option.name, name)) return &option;
    return nullptr;
}

base::Result<void> TeiClient::setOption(std::string_view name, std::string_view value) {
    const TeiOption* declared = option(name);
    if (!declared) return error({base::msgid("there is no option {name}"), {{"name", name}}});
    if (auto problem = demand(*declared, value))
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
    const auto has = [](const std::vector<int>& list, int value) {
        return std::find(list.begin(), list.end(), value) != list.end();
    };
    if (sizes_ && !sizes_->sizes.empty() && !has(sizes_->sizes, setup.size))
        return error({base::msgid("it does not play on a board of side {size}"), {{"size", setup.size}}});
    const bool dialect1 = sizes_.has_value();
    if (dialect1 && !sizes_->halfKomis.empty()) {
        const auto [least, most] = std::minmax_element(sizes_->halfKomis.begin(), sizes_->halfKomis.end());
        if (setup.halfKomi < *least || setup.halfKomi > *most)
            return error({base::msgid("it does not play with a komi of {number} half flats"),
                          {{"number", setup.halfKomi}}});
    }
    const TeiOption* const komi = option("HalfKomi");
    if (!dialect1 && setup.halfKomi != 0 && komi == nullptr) return error(base::msgid("it knows no komi"));
    if (!dialect1 && komi != nullptr &&
        ((komi->min && setup.halfKomi < *komi->min) || (komi->max && setup.halfKomi > *komi->max)))
        return error({base::msgid("it does not play with a komi of {number} half flats"),
                      {{"number", setup.halfKomi}}});
    return {};
}

base::Result<void> TeiClient::sendKomi(int halfKomi) {
    const bool known = option("HalfKomi") != nullptr;
    if (!known || (sizes_ && halfKomi == 0 && set_.count("HalfKomi") == 0)) return {};
    return setOption("HalfKomi", std::to_string(halfKomi));
}

std::optional<TeiFailure> TeiClient::beginGame(const rules::Setup& setup) {
    if (const auto komi = sendKomi(setup.halfKomi); !komi && !sizes_)
        return TeiFailure{TeiFailure::Kind::Refused, komi.error()};
    const std::string size = std::to_string(setup.size);
    send(sizes_ ? "teinewgame size " + size + " halfkomi " + std::to_string(setup.halfKomi)
                : "teinewgame " + size);
    send("isready");
    if (auto failure = awaitLine("readyok", program_.patience.ready)) return failure;
    playedSize_ = setup.size;
    return {};
}

std::optional<TeiFailure> TeiClient::newGame(const rules::Setup& setup) {
    if (const auto playable = accepts(setup); !playable)
        return TeiFailure{TeiFailure::Kind::Refused, playable.error()};
    const bool again = process_ && playedSize_;
    // Engines of the older dialect often take the size of their first game for all.
    const bool fresh = !process_ || (again && (oneGameOnly_ || (!sizes_ && *playedSize_ != setup.size)));
    if (fresh)
        if (auto failure = relaunch()) return failure;
    if (process_) {
        auto failure = beginGame(setup);
        if (!failure || fresh || !again) return failure;
    }
    if (auto failure = relaunch()) return failure;
    auto failure = beginGame(setup);
    if (!failure) oneGameOnly_ = true;
    return failure;
}

void TeiClient::skipStaleLines() {
    std::string line;
    constexpr int kMost = 10'000;
    for (int i = 0; i < kMost && process_->readLine(line, Clock::now()) == Reading::Line; ++i) {
    }
}

void TeiClient::readBestMove(std::string_view line, const rules::Position& root, TeiAnswer& answer) const {
    const auto words = teiWords(line);
    const std::string_view text = words.size() > 1 ? words[1] : std::string_view();
    const auto move = rules::parseMove(text, root);
    if (!move) {
        answer.kind = TeiAnswer::Kind::Illegal;
        answer.problem = {base::msgid("illegal move \"{move}\": {why}"),
                          {{"move", excerptOf(text)}, {"why", move.error().message}}};
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
        answer.problem = base::msgid("it did not answer and was ended");
        process_.reset();
    }
}

/// True once the engine has answered, or can answer no more; false if the wait was cut short.
bool TeiClient::awaitBestMove(TeiAnswer& answer, const rules::Position& root,
                              std::optional<Clock::time_point> deadline, const std::stop_token& stop,
                              const engine::Engine::Listener& listener) {
    const auto end = deadline.value_or(Clock::now() + std::chrono::hours(24 * 365));
    std::string line;
    while (true) {
        const Reading reading = process_->readLine(line, end, stop);
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
    TeiAnswer answer;
    if (!process_) {
        answer.kind = TeiAnswer::Kind::Crashed;
        answer.problem = base::msgid("the program is not running");
        return answer;
    }
    rules::Position root = start;
    for (const rules::Move move : moves) root.make(move);
    skipStaleLines();
    if (!send(teiPosition(start, moves)) || !send("go" + teiGoArguments(limits))) {
        std::string line;
        Reading reading = Reading::Line;
        while (reading == Reading::Line) reading = process_->readLine(line, Clock::now());
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
