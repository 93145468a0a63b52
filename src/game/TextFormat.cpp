#include "game/TextFormat.h"

#include <algorithm>
#include <iterator>

#include "base/TextReader.h"
#include "base/Utf8.h"

namespace game {

using base::msgid;
using base::Result;
using base::TextReader;

const std::string* tagIn(const Tags& tags, std::string_view name) {
    for (const auto& [key, value] : tags)
        if (key == name) return &value;
    return nullptr;
}

void setTag(Tags& tags, const std::string& name, std::string value) {
    for (auto& [key, old] : tags)
        if (key == name) {
            old = std::move(value);
            return;
        }
    tags.emplace_back(name, std::move(value));
}

base::Error inTag(std::string name, base::Error error) {
    error.file = std::move(name);
    return error;
}

std::string_view positionIn(std::string_view text, std::string_view tag) {
    const std::string before = '[' + std::string(tag) + " \"";
    const std::size_t at = text.find(before);
    if (at == std::string_view::npos) return text;
    text.remove_prefix(at + before.size());
    return text.substr(0, text.find('"'));
}

namespace {

constexpr const char* kResultTag = "Result";
constexpr std::size_t kMostSeats = 4;

std::string playerTag(std::size_t player) { return "Player" + std::to_string(player + 1); }

}  // namespace

Result<std::unique_ptr<State>> TextFormat::toldStart(const Tags&) const {
    return inTag(kSeenBy, {msgid("what one viewer saw of this game cannot be read")});
}

std::optional<Viewer> toldViewer(const Tags& tags) {
    const std::string* const viewer = tagIn(tags, kSeenBy);
    if (viewer == nullptr) return {};
    if (*viewer == "onlooker") return Viewer::onlooker();
    for (std::size_t player = 0; player < kMostSeats; ++player)
        if (*viewer == playerTag(player)) return Viewer(playerAt(player));
    return {};
}

namespace {

// ---- tags ----

Result<std::string> readValue(TextReader& reader) {
    if (!reader.accept("\"")) return reader.error(msgid("expected the tag's value in quotes"));
    std::string value;
    while (true) {
        value += reader.takeUntil("\"\\\r\n");
        if (reader.accept("\"")) return value;
        if (!reader.accept("\\")) return reader.error(msgid("expected the closing quote"));
        value += reader.take();
    }
}

/// Where a tag stands.
struct TagPlace {
    base::TextPosition tag;    ///< of its bracket
    base::TextPosition value;  ///< of the first letter in quotes
    std::string_view written;  ///< the value with its backslashes
};

/// Where the tags of a game stand, in their order.
struct TagPlaces {
    std::vector<TagPlace> tags = {};
    base::TextPosition end = {};  ///< behind the last one
};

Result<void> readTags(TextReader& reader, Record& record, TagPlaces& places) {
    places.end = reader.position();
    for (reader.skipSpace();; reader.skipSpace()) {
        TagPlace place{.tag = reader.position(), .value = {}, .written = {}};
        if (!reader.accept("[")) return {};
        reader.skipBlanks();
        const std::string name(reader.takeUntil(" \t\r\n\"]"));
        reader.skipBlanks();
        place.value = reader.position();
        ++place.value.column;
        const std::size_t begin = reader.offset() + 1;
        auto value = readValue(reader);
        if (!value) return value.error();
        place.written = reader.text().substr(begin, reader.offset() - begin);
        reader.skipBlanks();
        if (!reader.accept("]")) return reader.error(msgid("expected ]"));
        record.tags.emplace_back(name, std::move(*value));
        places.tags.push_back(place);
        places.end = reader.position();
    }
}

/// The place of this letter, counted from 1, of a tag's value.
base::TextPosition placeIn(const TagPlace& place, int letter) {
    std::size_t at = 0;
    for (int left = letter; left > 1 && at < place.written.size(); --left)
        at += place.written[at] == '\\' ? 2 : 1;
    return {place.value.line, place.value.column + static_cast<int>(at)};
}

/// Finds the tag with this name; null if it is missing.
const TagPlace* placeOf(const Tags& tags, const TagPlaces& places, std::string_view name) {
    for (std::size_t i = 0; i < tags.size(); ++i)
        if (tags[i].first == name) return &places.tags[i];
    return nullptr;
}

/// An error of TextFormat::start() at its place in the value of the tag that it names, or else behind the
/// tags.
base::Error errorInTags(const TextReader& reader, const Tags& tags, const TagPlaces& places,
                        const base::Error& error) {
    const TagPlace* const tag = placeOf(tags, places, error.file);
    return reader.errorAt(tag != nullptr ? placeIn(*tag, error.at.column) : places.end, error.message);
}

/// Bare turns may be of any game; tags are of the one that they name.
Result<void> checkGame(const TextFormat& format, const TextReader& reader, const TagPlaces& places,
                       const Tags& tags) {
    if (tags.empty()) return {};
    const TagPlace* const game = placeOf(tags, places, "Game");
    if (game != nullptr && *tagIn(tags, "Game") == format.gameName()) return {};
    return reader.errorAt(game != nullptr ? game->value : places.tags.front().tag,
                          {msgid("expected the tag Game \"{game}\""), {{"game", format.gameName()}}});
}

/// Reads the start, the players and the result from the tags. An unknown result is none.
Result<void> readStart(const TextFormat& format, const TextReader& reader, const TagPlaces& places,
                       Record& record, std::vector<base::Error>& warnings) {
    if (auto fine = checkGame(format, reader, places, record.tags); !fine) return fine;
    auto start =
        tagIn(record.tags, kSeenBy) != nullptr ? format.toldStart(record.tags) : format.start(record.tags);
    if (!start) return errorInTags(reader, record.tags, places, start.error());
    record.start = std::move(*start);
    for (std::size_t player = 0; player < static_cast<std::size_t>(record.start->playerCount()); ++player) {
        const std::string* name = tagIn(record.tags, playerTag(player));
        record.players.push_back(name != nullptr ? *name : "");
    }
    const std::string* const result = tagIn(record.tags, kResultTag);
    if (result == nullptr) return {};
    if (format.isResult(*result, *record.start))
        record.result = *result;
    else
        warnings.push_back(reader.errorAt(
            placeOf(record.tags, places, kResultTag)->value,
            msgid("expected a result of this game, or * for none: it is read as a game without a result")));
    return {};
}

// ---- turns ----

bool isNumber(std::string_view word) {
    const std::size_t end = word.find_last_not_of('.') + 1;
    return end > 0 && end < word.size() &&
           std::all_of(word.begin(), word.begin() + static_cast<std::ptrdiff_t>(end), base::isDigit);
}

/// Reads the turns of one game. A variation in brackets replaces the turn before it.
class TurnReader {
  public:
    TurnReader(const TextFormat& format, TextReader& reader, Record& record)
        : format_(format), reader_(reader), record_(record), state_(record.start->clone()) {
        lines_.push_back({});
    }

    /// Reads up to the next game or the end of the text.
    Result<void> read() {
        for (reader_.skipSpace(); !reader_.atEnd() && reader_.peek() != '['; reader_.skipSpace())
            if (auto done = readPart(); !done) return done;
        if (lines_.size() > 1) return reader_.error(msgid("expected ) to end the variation"));
        return {};
    }

    /// What is wrong with the result that the tags state, once all turns are read.
    [[nodiscard]] std::optional<base::Message> doubtAboutResult() const {
        const Outcome outcome = state_->outcome();
        if (!outcome.over || outcome.result == record_.result) return {};
        return base::Message(msgid("the result is {result}, but the game ends with {reached}"),
                             {{"result", record_.result}, {"reached", outcome.result}});
    }

  private:
    /// A line of turns under construction.
    struct Line {
        std::size_t turn = 0;
        bool begun = false;  ///< with a turn of its own
    };

    Result<void> readPart() {
        if (reader_.accept("(")) return beginVariation();
        if (reader_.accept(")")) return endVariation();
        if (reader_.accept("{")) return readComment();
        return readWord();
    }

    Result<void> beginVariation() {
        const Line& line = lines_.back();
        if (!line.begun) return reader_.error(msgid("expected a turn before its variation"));
        if (lines_.size() > kDeepestTextVariation)
            return reader_.error(msgid("expected at most 100 variations within each other"));
        lines_.push_back({record_.turns[line.turn].parent});
        (void)state_->undo();
        return {};
    }

    Result<void> endVariation() {
        if (lines_.size() == 1) return reader_.error(msgid("this ) ends no variation"));
        std::size_t turn = lines_.back().turn;
        lines_.pop_back();
        // Back to the turn before the variation, and on with the one that it replaces.
        const std::size_t replaced = lines_.back().turn;
        for (; turn != record_.turns[replaced].parent; turn = record_.turns[turn].parent)
            (void)state_->undo();
        (void)state_->apply(record_.turns[replaced].action);
        return {};
    }

    Result<void> readComment() {
        const std::string_view comment = reader_.takeUntil("}");
        if (!reader_.accept("}")) return reader_.error(msgid("expected } to end the comment"));
        record_.turns[lines_.back().turn].comments.emplace_back(comment);
        return {};
    }

    Result<void> readWord() {
        const base::TextPosition at = reader_.position();
        const std::string_view word = reader_.takeUntil(" \t\r\n()[{");
        if (word == "|" || isNumber(word) || format_.isResult(word, *record_.start)) return {};
        return readTurn(word, at);
    }

    Result<void> readTurn(std::string_view word, base::TextPosition at) {
        const std::size_t last = word.find_last_not_of("!?") + 1;
        // A turn may contain "?", for what its reader may not know, but no "!". A turn that is told may end
        // with it, too, and marks begin behind what is read as the turn.
        const bool told = state_->isTold();
        std::size_t end = std::min(word.find('!'), told ? word.size() : last);
        const std::unique_ptr<const View> view = state_->view(Viewer::record());
        auto action = view->parse(word.substr(0, end));
        while (!action && end > last) action = view->parse(word.substr(0, --end));
        if (!action) return reader_.errorAt(at, action.error().message);
        if (word.find_first_not_of("!?", end) != std::string_view::npos)
            return reader_.errorAt(at, msgid("expected only ! and ? after the turn"));
        if (record_.turns.size() > kMostTextTurns)
            return reader_.errorAt(at, msgid("expected at most 10000 turns"));
        const std::size_t number = record_.turns.size();
        Line& line = lines_.back();
        record_.turns.push_back({.action = *action,
                                 .notation = playNoting(*state_, *action),
                                 .marks = std::string(word.substr(end)),
                                 .parent = line.turn});
        record_.turns[line.turn].children.push_back(number);
        line = {number, true};
        return {};
    }

    const TextFormat& format_;
    TextReader& reader_;
    Record& record_;
    std::unique_ptr<State> state_;  ///< after the last turn of the line being read
    std::vector<Line> lines_;
};

/// A game, and what stopped its reading, if it has a start.
struct ReadGame {
    Record record;
    std::vector<base::Error> warnings = {};
    std::optional<base::Error> fault = {};
};

Result<ReadGame> readGame(const TextFormat& format, TextReader& reader) {
    ReadGame game;
    if (reader.atEnd()) return reader.error(msgid("there is no game in this file"));
    game.record.line = reader.position().line;
    TagPlaces places;
    if (auto read = readTags(reader, game.record, places); !read) return read.error();
    if (auto read = readStart(format, reader, places, game.record, game.warnings); !read) return read.error();
    TurnReader turns(format, reader, game.record);
    if (auto read = turns.read(); !read) {
        // A text of which nothing was read is no game with a fault, but none at all.
        if (game.record.tags.empty() && game.record.turns.size() == 1) return read.error();
        game.fault = read.error();
    } else if (const TagPlace* const result = placeOf(game.record.tags, places, kResultTag)) {
        if (auto doubt = turns.doubtAboutResult())
            game.warnings.push_back(reader.errorAt(result->value, std::move(*doubt)));
    }
    return game;
}

/// Skips to the next line with a tag after a blank line.
void skipGame(TextReader& reader) {
    bool blank = false;
    while (!reader.atEnd() && !(blank && reader.peek() == '[')) {
        blank = reader.takeUntil("\r\n").find_first_not_of(" \t") == std::string_view::npos;
        reader.take();
    }
}

/// Reads game after game. `take(game, begin, end)` gets each one, with its place in the text; an error that
/// it returns ends the reading.
template <class Take>
Result<std::size_t> readGames(const TextFormat& format, TextReader& reader, const std::stop_token& stop,
                              const std::function<void(double)>& progress, Take take) {
    std::size_t count = 0;
    for (reader.skipSpace(); !reader.atEnd() || count == 0; reader.skipSpace(), ++count) {
        if (stop.stop_requested()) return reader.error(msgid("the reading was given up"));
        if (count == kMostTextGames) return reader.error(msgid("expected at most 100000 games"));
        const TextReader begin = reader;
        auto game = readGame(format, reader);
        if (!game || game->fault) skipGame(reader = begin);
        if (auto taken = take(std::move(game), begin.offset(), reader.offset(), count); !taken)
            return taken.error();
        if (progress && count % 256 == 0)
            progress(static_cast<double>(reader.offset()) / static_cast<double>(reader.text().size() + 1));
    }
    return count;
}

}  // namespace

bool isGameOf(const TextFormat& format, std::string_view text) {
    constexpr std::size_t kLongestTags = 1 << 16;
    const std::string begin = base::plainText(text.substr(0, kLongestTags));
    TextReader reader(begin);
    Record record;
    TagPlaces places;
    (void)readTags(reader, record, places);  // of damaged tags, those before the fault count
    const std::string* const game = tagIn(record.tags, "Game");
    return game != nullptr && *game == format.gameName();
}

Result<Kind::Reading> readText(const TextFormat& format, std::string_view text, std::string_view file,
                               const Kind::ReadRequest& request) {
    TextReader reader(text, file);
    std::optional<Kind::Reading> wanted;
    std::vector<base::Error> warnings;
    const auto take = [&](Result<ReadGame> game, std::size_t begin, std::size_t end,
                          std::size_t number) -> Result<void> {
        const bool isWanted = number == request.game;
        if (!game || (game->fault && !(isWanted && request.upToFault))) {
            base::Error problem = game ? std::move(*game->fault) : game.error();
            if (isWanted) return problem;
            warnings.push_back(std::move(problem));
        } else if (isWanted) {
            wanted.emplace(Kind::Reading{.game = std::move(game->record), .begin = begin, .end = end});
            wanted->fault = std::move(game->fault);
        }
        if (game) std::move(game->warnings.begin(), game->warnings.end(), std::back_inserter(warnings));
        return {};
    };
    const auto count = readGames(format, reader, request.stop, request.progress, take);
    if (!count) return count.error();
    if (!wanted) return reader.error(msgid("there are not so many games in this file"));
    wanted->count = *count;
    wanted->warnings = std::move(warnings);
    return std::move(*wanted);
}

namespace {

void takeGame(const Kind::Intake& intake, ReadGame game) {
    intake.take(std::move(game.record));
    if (!intake.warn) return;
    for (base::Error& warning : game.warnings) intake.warn(std::move(warning));
}

}  // namespace

Result<void> readEachText(const TextFormat& format, std::string_view text, std::string_view file,
                          const Kind::Intake& intake) {
    TextReader reader(text, file);
    const auto take = [&](Result<ReadGame> game, std::size_t, std::size_t, std::size_t) -> Result<void> {
        if (!game)
            intake.refuse(game.error());
        else if (game->fault)
            intake.refuse(std::move(*game->fault));
        else
            takeGame(intake, std::move(*game));
        return {};
    };
    const auto count = readGames(format, reader, intake.stop, intake.progress, take);
    if (!count) return count.error();
    return {};
}

}  // namespace game
