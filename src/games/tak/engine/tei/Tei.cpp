#include "games/tak/engine/tei/Tei.h"

#include <algorithm>
#include <array>
#include <exception>

#include "games/tak/engine/tei/TeiGo.h"
#include "games/tak/engine/tei/TeiPosition.h"
#include "games/tak/rules/Tps.h"

namespace tak::engine {

using namespace rules;

namespace {

constexpr std::size_t kLongestComplaint = 300;
constexpr const char* kStart = "startpos";

void appendRange(std::string& text, int least, int most) {
    for (int number = least; number <= most; ++number) text.append(" ").append(std::to_string(number));
}

std::string sizesText() {
    std::string text = "size";
    appendRange(text, kMinSize, kMaxSize);
    text += " halfkomi";
    appendRange(text, -kDeclaredHalfKomi, kDeclaredHalfKomi);
    return text;
}

/// The arguments of `teinewgame`.
struct NewGame {
    std::optional<int> size = {};
    std::optional<int> halfKomi = {};
    std::string_view unknown = {};  ///< the first word that was passed over; empty: none
};

TeiResult<int> numberWithin(TeiWords& words, std::string_view what, int least, int most) {
    const std::string_view word = words.take();
    const auto number = integerOf(word);
    if (number && *number >= least && *number <= most) return static_cast<int>(*number);
    return TeiProblem{std::string(what) + " " + inQuotes(word) + ": expected a number from " +
                      std::to_string(least) + " to " + std::to_string(most)};
}

TeiResult<NewGame> readNewGame(TeiWords words) {
    NewGame stated;
    // A number by itself is the size only at the beginning; elsewhere it belongs to an unknown word.
    for (bool sizeAlone = integerOf(words.peek()).has_value(); !words.atEnd(); sizeAlone = false) {
        const bool komi = words.accept("halfkomi");
        if (!komi && !words.accept("size") && !sizeAlone) {
            const std::string_view word = words.take();
            if (speaksOfKomi(word))
                return TeiProblem{inQuotes(word) + ": expected the word halfkomi, and half flats"};
            if (stated.unknown.empty()) stated.unknown = word;
            continue;
        }
        const auto number = komi ? numberWithin(words, "halfkomi", -kMaxHalfKomi, kMaxHalfKomi)
                                 : numberWithin(words, "size", kMinSize, kMaxSize);
        if (!number) return number.error();
        (komi ? stated.halfKomi : stated.size) = *number;
    }
    return stated;
}

}  // namespace

struct TeiServer::Command {
    std::string_view name;
    void (TeiServer::*run)(TeiWords);
};

const TeiServer::Command* TeiServer::findCommand(std::string_view name) {
    static constexpr std::array kCommands = {
        Command{"tei", &TeiServer::introduce},
        Command{"isready", &TeiServer::ready},
        Command{"setoption", &TeiServer::setOption},
        Command{"teinewgame", &TeiServer::newGame},
        Command{"position", &TeiServer::setPosition},
        Command{"go", &TeiServer::go},
        Command{"ponderhit", &TeiServer::ponderHit},
        Command{"stop", &TeiServer::stop},
        Command{"quit", &TeiServer::quit},
    };
    const auto* found = std::find_if(kCommands.begin(), kCommands.end(),
                                     [&](const Command& command) { return command.name == name; });
    return found == kCommands.end() ? nullptr : found;
}

TeiServer::TeiServer(const TeiSettings& settings, TeiSink sink)
    : version_(settings.version),
      out_(std::move(sink)),
      table_(settings.capacity),
      options_(table_.defaults()),
      engine_(options_.engine),
      size_(kDefaultSize),
      wanted_(kStart),
      standing_(readPosition(TeiWords(wanted_), agreed())),
      search_(engine_, out_) {}

bool TeiServer::line(std::string_view text) {
    TeiWords words(text);
    if (words.atEnd() || quit_) return !quit_;
    const std::string_view name = words.take();
    const Command* command = findCommand(name);
    if (!command) {
        complain("unknown command " + inQuotes(name));
        return true;
    }
    try {
        (this->*command->run)(words);
    } catch (const std::exception& failure) {
        // Memory or threads are short: this command failed, but the next may succeed.
        complain(std::string(name) + " failed: " + failure.what());
    }
    return !quit_;
}

void TeiServer::refuseLine(std::string_view beginning) {
    constexpr const char* kWhy = "this line is too long";
    TeiWords words(beginning);
    const std::string_view name = words.take();
    if (name == "position") {
        want("");
        standing_ = TeiProblem{kWhy};
        outdated_ = false;
    }
    if (name == "teinewgame") refusedGame_ = kWhy;
    if (name != "go") return complain(kWhy);
    search_.finish();
    answerWithNone(words, kWhy);
}

void TeiServer::complain(std::string_view problem) {
    out_.line("info string error: " + printable(problem, kLongestComplaint));
}

void TeiServer::introduce(TeiWords) {
    out_.line("id name Dolmen " + version_);
    out_.line("id author The Dolmen authors");
    for (const std::string& declaration : table_.declarations()) out_.line(declaration);
    // A line of the second dialect, from which clients know that the engine speaks it.
    out_.line(sizesText());
    out_.line("teiok");
}

void TeiServer::ready(TeiWords) { out_.line("readyok"); }

void TeiServer::setOption(TeiWords words) {
    if (!words.accept("name")) return complain("setoption: expected the word name");
    std::string name;
    while (!words.atEnd() && words.peek() != "value") {
        name += name.empty() ? "" : " ";
        name += words.take();
    }
    words.accept("value");
    const std::string_view condition = table_.conditionOf(name);
    const auto set = table_.set(options_, name, words.rest());
    if (!set) {
        if (!condition.empty()) refusedConditions_[std::string(condition)] = set.error().message;
        return complain(set.error().message);
    }
    if (!condition.empty()) {
        if (const auto refused = refusedConditions_.find(condition); refused != refusedConditions_.end())
            refusedConditions_.erase(refused);
        if (condition == "HalfKomi") statedHalfKomi_.reset();
        // Read again by `go`: more options may follow, and with only some of them it may be impossible.
        outdated_ = true;
    }
    // Clients send isready next and wait, for example until the table is allocated.
    if (!search_.running()) applyOptions();
}

void TeiServer::applyOptions() {
    search_.finish();
    if (engine_.options() == options_.engine) return;
    try {
        engine_.setOptions(options_.engine);
    } catch (const std::exception&) {
        options_.engine = engine_.options();
        complain("there is not enough memory for these options");
    }
}

void TeiServer::newGame(TeiWords words) {
    const auto stated = readNewGame(words);
    if (!stated) {
        refusedGame_ = "teinewgame: " + stated.error().message;
        return complain(refusedGame_);
    }
    refusedGame_.clear();
    if (stated->halfKomi) refusedConditions_.erase("HalfKomi");
    if (!stated->unknown.empty()) complain("teinewgame: passed over " + inQuotes(stated->unknown));
    search_.finish();
    ++options_.engine.seed;
    size_ = stated->size.value_or(size_);
    statedHalfKomi_ = stated->halfKomi;
    begun_ = true;
    want(kStart);
    // Done now, since later the clock would be running.
    applyOptions();
    engine_.newGame();
}

SetupOptions TeiServer::agreed() const {
    SetupOptions agreed{.size = size_,
                        .halfKomi = statedHalfKomi_.value_or(options_.halfKomi),
                        .opening = options_.opening,
                        .draws = options_.draws};
    if (options_.stones != kUsualSupply) agreed.stones = {options_.stones, options_.stones};
    if (options_.capstones != kUsualSupply) agreed.capstones = {options_.capstones, options_.capstones};
    return agreed;
}

void TeiServer::want(std::string_view words) {
    wanted_ = words;
    outdated_ = true;
}

void TeiServer::readWanted() {
    if (!outdated_) return;
    // If reading it fails for want of memory, the position before must not be taken for it.
    standing_ = TeiProblem{"it could not be read"};
    standing_ = readPosition(TeiWords(wanted_), agreed());
    outdated_ = false;
}

void TeiServer::setPosition(TeiWords words) {
    begun_ = true;
    want(words.rest());
    readWanted();
    if (!standing_) return complain("position: " + standing_.error().message);
    if (const auto doubt = doubtAbout(standing_->position()))
        out_.line("info string warning: " + doubt->english());
}

std::string TeiServer::obstacle() const {
    if (!refusedGame_.empty()) return refusedGame_;
    if (!refusedConditions_.empty()) return refusedConditions_.begin()->second;
    return standing_ ? std::string() : "position: " + standing_.error().message;
}

void TeiServer::go(TeiWords words) {
    // The client's clock runs while an earlier search ends, options take effect and a thread starts.
    const auto received = std::chrono::steady_clock::now();
    search_.finish();
    try {
        startSearch(words, received);
    } catch (const std::exception& failure) {
        search_.answerUnsearched(failure.what(),
                                 obstacle().empty() ? std::optional(*standing_) : std::nullopt, {});
    }
}

/// `infinite` and `ponder` hold this answer back, too.
void TeiServer::answerWithNone(TeiWords words, const std::string& why) {
    complain("there is nothing to search: " + why);
    search_.start({}, readGo(words, Position(Setup::standard(size_))), false);
}

void TeiServer::startSearch(TeiWords words, std::chrono::steady_clock::time_point received) {
    applyOptions();
    readWanted();
    if (const std::string why = obstacle(); !why.empty()) return answerWithNone(words, why);
    if (!begun_)
        out_.line("info string warning: no game was begun, so this is the start on a board of side " +
                  std::to_string(size_));
    const Game& game = *standing_;
    TeiGo request = readGo(words, game.position());
    request.limits.begin = received;
    for (const std::string& problem : request.problems) complain(problem);
    if (game.outcome().over())
        out_.line("info string the game is over: " + std::string(resultText(game.outcome())));
    search_.start(game, request, options_.ponder);
}

void TeiServer::ponderHit(TeiWords) {
    if (!search_.ponderHit()) complain("ponderhit: there is no pondering");
}

void TeiServer::stop(TeiWords) { search_.stop(); }

void TeiServer::quit(TeiWords) {
    search_.finish();
    quit_ = true;
}

}  // namespace tak::engine
