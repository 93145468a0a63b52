#include <algorithm>

#include "base/TextReader.h"
#include "games/tak/rules/Ptn.h"
#include "games/tak/rules/PtnMovetext.h"
#include "games/tak/rules/Tps.h"

namespace tak::rules {

using base::mark;

namespace {

class FileReader {
  public:
    FileReader(std::string_view text, std::string_view file) : in_(text, file) {}

    PtnReading read() {
        in_.skipSpace();
        if (in_.atEnd()) reading_.errors.push_back(in_.error(mark("there is no game in this file")));
        while (!in_.atEnd()) {
            readGame();
            in_.skipSpace();
        }
        if (!reading_.ok()) reading_.games.clear();
        return std::move(reading_);
    }

  private:
    /// Where the values of the game's tags stand, for errors found later.
    using Places = std::vector<base::TextPosition>;

    void readGame() {
        PtnGame game{.at = in_.position()};
        const std::size_t errors = reading_.errors.size();
        Places places;
        while (in_.peek() == '[') {
            readTag(game, places);
            in_.skipSpace();
        }
        readStart(game, places);
        // Without a start there is nothing to replay the moves on: go to the next game.
        if (reading_.errors.size() > errors) return skipMovetext();
        PtnMovetext(in_, game, reading_).read();
        checkResultTag(game, places);
        reading_.games.push_back(std::move(game));
    }

    void readTag(PtnGame& game, Places& places) {
        in_.take();
        in_.skipBlanks();
        std::string name(in_.takeUntil(" \t\r\n\"[]{}"));
        in_.skipBlanks();
        if (name.empty()) return failInTag(mark("a tag's name was expected"));
        if (!in_.accept("\"")) return failInTag(mark("a tag's value in \" was expected"));
        const base::TextPosition at = in_.position();
        std::string value(in_.takeUntil("\"\r\n"));
        if (!in_.accept("\"")) return failInTag(mark("the closing \" of the tag's value was expected"));
        in_.skipBlanks();
        if (!in_.accept("]")) return failInTag(mark("the closing ] of the tag was expected"));
        if (game.tag(name))
            warn(at, {mark("the tag {tag} is there twice; the first one counts"), {{"tag", name}}});
        game.tags.push_back({std::move(name), std::move(value)});
        places.push_back(at);
    }

    /// Notes the problem and gives the rest of the line up.
    void failInTag(base::Message message) {
        reading_.errors.push_back(in_.error(std::move(message)));
        in_.takeUntil("\r\n");
    }

    void readStart(PtnGame& game, const Places& places) {
        const std::size_t errors = reading_.errors.size();
        SetupOptions options;
        // Backwards and by rising precision: the first tag of a name counts, Flats1 overrules Flats.
        for (const bool ofOnePlayer : {false, true})
            for (std::size_t i = game.tags.size(); i-- > 0;)
                if (isOfOnePlayer(game.tags[i].name) == ofOnePlayer)
                    applyTag(game.tags[i], places[i], options);
        std::stable_sort(reading_.errors.begin() + static_cast<std::ptrdiff_t>(errors), reading_.errors.end(),
                         [](const base::Error& a, const base::Error& b) {
                             return a.at.line != b.at.line ? a.at.line < b.at.line
                                                           : a.at.column < b.at.column;
                         });
        if (reading_.errors.size() > errors) return;
        if (const std::string* tps = game.tag("TPS"))
            return readTps(game, *tps, options, placeOf(game, "TPS", places));
        if (!options.size) return fail(game.at, mark("the game has neither a Size nor a TPS tag"));
        const Setup setup = options.onBoard(*options.size);
        if (const auto fine = setup.check(); !fine) return fail(game.at, fine.error().message);
        game.start = Position(setup);
    }

    static bool isOfOnePlayer(std::string_view name) {
        return std::any_of(std::begin(kOfOnePlayer), std::end(kOfOnePlayer),
                           [&](std::string_view known) { return sameTagName(name, known); });
    }

    void applyTag(const PtnTag& tag, base::TextPosition at, SetupOptions& options) {
        if (const auto fine = applySetupTag(tag, options); !fine) fail(at, fine.error().message);
    }

    void readTps(PtnGame& game, std::string_view tps, const SetupOptions& options, base::TextPosition at) {
        auto position = parseTps(tps, options);
        if (position) {
            game.start = *position;
            if (const auto doubt = doubtAbout(game.start)) warn(at, *doubt);
        } else {
            fail({at.line, at.column + position.error().at.column - 1}, position.error().message);
        }
    }

    static base::TextPosition placeOf(const PtnGame& game, std::string_view name, const Places& places) {
        for (std::size_t i = 0; i < game.tags.size(); ++i)
            if (sameTagName(game.tags[i].name, name)) return places[i];
        return game.at;
    }

    /// To the next `[` outside a comment.
    void skipMovetext() {
        while (!in_.atEnd() && in_.peek() != '[') {
            if (in_.take() == '{') in_.takeUntil("}");
        }
    }

    /// The tag speaks where the movetext has no result.
    void checkResultTag(PtnGame& game, const Places& places) {
        const std::string* result = game.tag("Result");
        if (!result || result->empty() || *result == "*" || *result == "?") return;
        const base::TextPosition at = placeOf(game, "Result", places);
        if (!outcomeOfText(*result).over())
            return warn(at, {mark("Result \"{result}\" is not a result"), {{"result", *result}}});
        if (!game.result.empty() || !reading_.ok()) return;
        game.result = *result;
        if (const auto doubt = contradiction(*result, game.finalPosition())) warn(at, *doubt);
    }

    void fail(base::TextPosition at, base::Message message) {
        reading_.errors.push_back(in_.errorAt(at, std::move(message)));
    }
    void warn(base::TextPosition at, base::Message message) {
        reading_.warnings.push_back(in_.errorAt(at, std::move(message)));
    }

    static constexpr std::string_view kOfOnePlayer[] = {"Flats1", "Flats2", "Caps1", "Caps2"};

    base::TextReader in_;
    PtnReading reading_;
};

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
        return base::Message(mark("the result is {result}, but on the board the game goes on"),
                             {{"result", result}});
    return base::Message(mark("the result is {result}, but on the board it is {reached}"),
                         {{"result", result}, {"reached", resultText(reached)}});
}

PtnReading readPtn(std::string_view text, std::string_view file) { return FileReader(text, file).read(); }

}  // namespace tak::rules
