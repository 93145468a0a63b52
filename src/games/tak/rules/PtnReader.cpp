#include <algorithm>
#include <set>

#include "base/TextReader.h"
#include "base/Utf8.h"
#include "games/tak/rules/Ptn.h"
#include "games/tak/rules/PtnLimits.h"
#include "games/tak/rules/PtnMovetext.h"
#include "games/tak/rules/PtnSplit.h"
#include "games/tak/rules/Tps.h"

namespace tak::rules {

using base::msgid;

namespace {

constexpr std::string_view kOfOnePlayer[] = {"Flats1", "Flats2", "Caps1", "Caps2"};

bool isOfOnePlayer(std::string_view name) {
    return std::any_of(std::begin(kOfOnePlayer), std::end(kOfOnePlayer),
                       [&](std::string_view known) { return sameTagName(name, known); });
}

/// Compares names of tags, ignoring case.
struct ByTagName {
    using is_transparent = void;
    bool operator()(std::string_view a, std::string_view b) const {
        return std::lexicographical_compare(a.begin(), a.end(), b.begin(), b.end(),
                                            [](char x, char y) { return lower(x) < lower(y); });
    }
    static char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }
};

/// The offset of the quote that ends a tag's value: it stands before the tag's bracket. Quotes within the
/// value may be escaped or not. Nothing if the line has no such quote.
std::optional<std::size_t> closingQuote(std::string_view text) {
    const std::string_view line = text.substr(0, text.find_first_of("\r\n"));
    std::optional<std::size_t> escaped;
    for (std::size_t at = line.find('"'); at != std::string_view::npos; at = line.find('"', at + 1)) {
        const std::size_t next = line.find_first_not_of(" \t", at + 1);
        if (next == std::string_view::npos || line[next] != ']') continue;
        const std::size_t letter = line.substr(0, at).find_last_not_of('\\');
        if ((at - (letter + 1)) % 2 == 0) return at;
        if (!escaped) escaped = at;
    }
    return escaped;
}

/// `\"` is a quote, `\\` a backslash; other backslashes stay.
std::string unescaped(std::string_view value) {
    std::string text;
    for (std::size_t i = 0; i < value.size(); ++i) {
        const bool pair =
            value[i] == '\\' && i + 1 < value.size() && (value[i + 1] == '"' || value[i + 1] == '\\');
        text += value[pair ? ++i : i];
    }
    return text;
}

class FileReader {
  public:
    /// `refuse`: null if a bad game makes the others invalid.
    FileReader(std::string_view text, std::string_view file, const PtnControl& control, const TakeGame& take,
               const RefuseGame* refuse)
        : text_(text),
          in_(text, file),
          take_(take),
          refuse_(refuse),
          control_(control),
          report_(in_, control, reading_) {}

    PtnReading read() {
        in_.skipSpace();
        if (in_.atEnd()) report_.fail(in_.position(), msgid("there is no game in this file"));
        while (report_.goesOn() && !in_.atEnd()) {
            if (refuse_)
                readLenient();
            else
                readGame();
            in_.skipSpace();
        }
        return std::move(reading_);
    }

    void warn(base::TextPosition at, base::Message message) { report_.warn(at, std::move(message)); }

  private:
    /// Positions of the tags' values, for errors found later.
    using Places = std::vector<base::TextPosition>;
    using Names = std::set<std::string, ByTagName>;

    /// Reads a game or its first error; the reader then stands before the next game in either case.
    void readLenient() {
        const base::TextReader begin = in_;
        // An unterminated comment runs to the end of the text. So that such a text is not read again and
        // again, game boundaries are searched for before reading after some of these.
        if (overruns_ == kMostOverruns) in_.endAt(nextPtnGame(text_, begin.offset()));
        readGame();
        if (overruns_ == kMostOverruns) in_ = at(begin, in_.offset());
        if (reading_.ok() || reading_.count > ptn::kMostGames || control_.stop.stop_requested()) return;
        const std::size_t next = nextPtnGame(text_, begin.offset());
        if (in_.atEnd() && next < text_.size() && overruns_ < kMostOverruns) ++overruns_;
        in_ = at(begin, next);
        (*refuse_)(report_.takeFirstError(), reading_.count);
    }

    static base::TextReader at(base::TextReader reader, std::size_t offset) {
        while (!reader.atEnd() && reader.offset() < offset) reader.take();
        return reader;
    }

    void readGame() {
        PtnGame game{.at = in_.position(), .extent = {.begin = in_.offset()}};
        if (++reading_.count > ptn::kMostGames)
            return report_.giveUp(game.at, {msgid("this file has more than {limit} games"),
                                            {{"limit", static_cast<int>(ptn::kMostGames)}}});
        const std::size_t errors = report_.errors();
        Places places;
        Names names;
        while (in_.peek() == '[' && report_.goesOn()) {
            readTag(game, places, names);
            in_.skipSpace();
        }
        if (report_.gaveUp()) return;
        readStart(game, places);
        // Without a start position the moves cannot be replayed, so the game is skipped.
        if (report_.errors() > errors) return skipMovetext();
        chooseOpening(game, places);
        PtnMovetext(in_, game, report_).read();
        checkResultTag(game, places);
        game.extent.end = in_.text().substr(0, in_.offset()).find_last_not_of(kPtnSpace) + 1;
        const bool begun = control_.upToFaults && game.tree.size() > 1 && !report_.gaveUp();
        if (begun || report_.errors() == errors) take_(std::move(game), reading_.count);
    }

    void readTag(PtnGame& game, Places& places, Names& names) {
        const base::TextPosition begin = in_.position();
        in_.take();
        in_.skipBlanks();
        // Written at the beginning of a text, a zero byte would make it look like UTF-16 or UTF-32.
        using namespace std::string_view_literals;
        std::string name(in_.takeUntil(" \t\r\n\"[]{}\0"sv));
        in_.skipBlanks();
        if (name.empty()) return failInTag(msgid("a tag's name was expected"));
        if (!in_.accept("\"")) return failInTag(msgid("a tag's value in \" was expected"));
        const base::TextPosition at = in_.position();
        std::string value = takeValue();
        if (!in_.accept("\"")) return failInTag(msgid("the closing \" of the tag's value was expected"));
        in_.skipBlanks();
        if (!in_.accept("]")) return failInTag(msgid("the closing ] of the tag was expected"));
        if (std::max(name.size(), value.size()) > ptn::kLongestComment)
            return report_.fail(begin, msgid("this tag is longer than 1 MiB"));
        if (game.tags.size() == ptn::kMostTags)
            return report_.giveUp(begin, {msgid("this game has more than {limit} tags"),
                                          {{"limit", static_cast<int>(ptn::kMostTags)}}});
        if (!names.insert(name).second)
            warn(at, {msgid("the tag {tag} is there twice; the first one counts"), {{"tag", name}}});
        game.tags.push_back({std::move(name), std::move(value)});
        places.push_back(at);
    }

    std::string takeValue() {
        const auto quote = closingQuote(in_.rest());
        if (!quote) return std::string(in_.takeUntil("\"\r\n"));
        const std::size_t begin = in_.offset();
        while (in_.offset() < begin + *quote) in_.take();
        return unescaped(in_.text().substr(begin, *quote));
    }

    /// Reports the problem and skips the rest of the line.
    void failInTag(base::Message message) {
        report_.fail(in_.position(), std::move(message));
        in_.takeUntil("\r\n");
    }

    void readStart(PtnGame& game, const Places& places) {
        const std::size_t errors = report_.errors();
        SetupOptions options = control_.given;
        options.size.reset();
        // Goes backwards, and from general to specific tags, so that the first tag of a name wins and Flats1
        // overrides Flats.
        for (const bool ofOnePlayer : {false, true})
            for (std::size_t i = game.tags.size(); i-- > 0;)
                if (isOfOnePlayer(game.tags[i].name) == ofOnePlayer)
                    applyTag(game.tags[i], places[i], options);
        report_.sortErrors(errors);
        if (report_.errors() > errors) return;
        if (const std::string* tps = findStatedTag(game.tags, "TPS"))
            return readTps(game, *tps, options, placeOf(game, tps, places));
        if (!options.size) options.size = control_.given.size;
        if (!options.size) {
            reading_.sizeMissing = true;
            return report_.fail(game.at, msgid("the game has neither a Size nor a TPS tag"));
        }
        // Each tag was checked, so this always holds; Position relies on it.
        const Setup setup = options.onBoard(*options.size);
        if (const auto fine = setup.check(); !fine) return report_.fail(game.at, fine.error().message);
        game.start = Position(setup);
    }

    void applyTag(const PtnTag& tag, base::TextPosition at, SetupOptions& options) {
        if (const auto fine = applySetupTag(tag, options); !fine) report_.fail(at, fine.error().message);
    }

    void readTps(PtnGame& game, std::string_view tps, const SetupOptions& options, base::TextPosition at) {
        auto position = parseTps(tps, options);
        if (!position)
            return report_.fail({at.line, at.column + position.error().at.column - 1},
                                position.error().message);
        game.start = *position;
    }

    /// A board with pieces at the first move is taken as one after the opening turns, unless a tag says that
    /// they follow, or the turns can be played only then.
    void chooseOpening(PtnGame& game, const Places& places) {
        const auto opening = game.start.withOpening();
        const std::string* stated = game.tag(kOpeningTurnsTag);
        if (opening && stated && *stated == kOpeningTurnsFollow) {
            game.start = *opening;
            return;
        }
        const auto doubt = doubtAbout(game.start);
        if (!doubt) return;
        const base::TextPosition at = placeOf(game, findStatedTag(game.tags, "TPS"), places);
        if (!opening || canBePlayed(game.start) || !canBePlayed(*opening)) return warn(at, *doubt);
        game.start = *opening;
        warn(at,
             msgid("this board holds pieces, but the turns can be played only if each player still has the "
                   "first turn of the opening, so they are read in this way"));
    }

    /// Whether all turns that follow in the text can be played from this position.
    bool canBePlayed(const Position& start) {
        PtnGame trial{.start = start};
        base::TextReader in(in_.rest());
        PtnReading reading;
        const PtnControl control{.stop = control_.stop};
        PtnReport report(in, control, reading);
        PtnMovetext(in, trial, report).read();
        report_.countMoves(reading.movesMade);
        return reading.ok();
    }

    /// The place of this value of a tag.
    static base::TextPosition placeOf(const PtnGame& game, const std::string* value, const Places& places) {
        for (std::size_t i = 0; i < game.tags.size(); ++i)
            if (&game.tags[i].value == value) return places[i];
        return game.at;
    }

    /// Skips to the next `[` outside a comment.
    void skipMovetext() {
        while (report_.goesOn() && !in_.atEnd() && in_.peek() != '[') {
            in_.takeUntil("{[");
            if (in_.accept("{")) in_.takeUntil("}");
        }
    }

    /// Uses the tag if the movetext has no result.
    void checkResultTag(PtnGame& game, const Places& places) {
        const std::string* result = game.tag("Result");
        if (!result || !isStated(*result)) return;
        const base::TextPosition at = placeOf(game, result, places);
        const auto read = readResult(*result);
        if (!read) return warn(at, {msgid("Result \"{result}\" is not a result"), {{"result", *result}}});
        if (*read == "*" || !game.result.empty() || !reading_.ok()) return;
        game.result = *read;
        if (const auto doubt = contradiction(*read, game.finalPosition())) warn(at, *doubt);
    }

    static constexpr int kMostOverruns = 8;

    std::string_view text_;
    base::TextReader in_;
    const TakeGame& take_;
    const RefuseGame* refuse_;
    const PtnControl& control_;
    int overruns_ = 0;  ///< bad games that ran on to the end of the text
    PtnReading reading_;
    PtnReport report_;
};

/// The line and column of an offset.
base::TextPosition positionIn(std::string_view text, std::size_t offset) {
    base::TextReader in(text);
    while (!in.atEnd() && in.offset() < offset) in.take();
    return in.position();
}

PtnReading refused(std::string_view file, base::Message message) {
    PtnReading reading;
    reading.errors.push_back({.message = std::move(message), .file = std::string(file), .at = {1, 1}});
    return reading;
}

}  // namespace

Position PtnGame::finalPosition() const {
    const std::vector<int> line = tree.mainLine();
    return line.empty() ? start : tree.positionAt(start, line.back());
}

std::optional<base::Message> contradiction(std::string_view result, const Position& final) {
    const Outcome claimed = outcomeOfText(result);
    const Outcome reached = final.outcome();
    const bool needsBoard = claimed.reason == EndReason::Road || claimed.reason == EndReason::BoardFull;
    if (reached.over() ? resultText(reached) == result : !needsBoard) return {};
    if (!reached.over())
        return base::Message(msgid("the result is {result}, but on the board the game goes on"),
                             {{"result", result}});
    return base::Message(msgid("the result is {result}, but on the board it is {reached}"),
                         {{"result", result}, {"reached", resultText(reached)}});
}

namespace {

PtnReading readGames(std::string_view text, std::string_view file, const PtnControl& control,
                     const TakeGame& take, const RefuseGame* refuse) {
    if (const auto encoding = base::wideEncoding(text))
        return refused(
            file, {msgid("this text is in {encoding}; please save it as UTF-8"), {{"encoding", *encoding}}});
    const std::string plain = base::plainText(text);
    FileReader reader(plain, file, control, take, refuse);
    if (const auto foreign = base::firstForeignByte(text))
        reader.warn(positionIn(text, *foreign), msgid("this is not UTF-8; it is read as Windows-1252"));
    return reader.read();
}

}  // namespace

PtnReading readPtnGames(std::string_view text, std::string_view file, const PtnControl& control,
                        const TakeGame& take) {
    return readGames(text, file, control, take, nullptr);
}

PtnReading readEachPtnGame(std::string_view text, std::string_view file, const PtnControl& control,
                           const TakeGame& take, const RefuseGame& refuse) {
    return readGames(text, file, control, take, &refuse);
}

PtnReading readPtn(std::string_view text, std::string_view file) {
    std::vector<PtnGame> games;
    PtnReading reading =
        readPtnGames(text, file, {}, [&](PtnGame game, std::size_t) { games.push_back(std::move(game)); });
    if (reading.ok()) reading.games = std::move(games);
    return reading;
}

}  // namespace tak::rules
