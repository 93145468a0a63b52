#include "games/tak/playtak/ServerLine.h"

#include <algorithm>
#include <span>

#include "games/tak/playtak/LineWords.h"
#include "games/tak/playtak/TurnText.h"

namespace tak::playtak {
namespace {

using Words = std::span<const std::string_view>;
using rules::Color;

constexpr long long kGreatest = 1'000'000'000;  // number, or seconds

/// Takes the parts of a line one after the other. Once a part is not as expected, all is wrong.
class Parts {
  public:
    explicit Parts(Words words) : words_(words) {}

    int number(long long least = 0, long long most = kGreatest) {
        const auto found = numberIn(next(), least, most);
        good_ = good_ && found;
        return static_cast<int>(found.value_or(0));
    }
    /// 0 unless the line ends before it.
    int numberIfAny() { return words_.empty() ? 0 : number(); }
    bool flag() { return number(0, 1) == 1; }
    std::string name() {
        const std::string_view word = next();
        good_ = good_ && !word.empty() && word.size() <= kLongestName;
        return good_ ? std::string(word) : std::string();
    }
    Color color() {
        const std::string_view word = next();
        const bool white = sameLetters(word, "white");
        good_ = good_ && (white || sameLetters(word, "black"));
        return white ? Color::White : Color::Black;
    }
    /// "W", "B" or "A" for any.
    std::optional<Color> wish() {
        const std::string_view word = next();
        good_ = good_ && word.size() == 1 && std::string_view("WBAwba").find(word) != std::string_view::npos;
        if (sameLetters(word, "A")) return {};
        return sameLetters(word, "W") ? Color::White : Color::Black;
    }
    void expect(std::string_view word) { good_ = good_ && sameLetters(next(), word); }
    int size() { return number(rules::kMinSize, rules::kMaxSize); }
    int komi() { return number(0, rules::kMaxHalfKomi); }
    int stones() { return number(1, rules::kMaxStones); }
    int capstones() { return number(0, rules::kMaxCapstones); }

    [[nodiscard]] std::size_t left() const { return words_.size(); }
    [[nodiscard]] bool good() const { return good_; }

  private:
    std::string_view next() {
        if (words_.empty()) {
            good_ = false;
            return {};
        }
        const std::string_view word = words_.front();
        words_ = words_.subspan(1);
        return word;
    }
    Words words_;
    bool good_ = true;
};

/// A line whose words come apart.
struct Line {
    std::string_view text;
    Words words;
    [[nodiscard]] bool begins(std::initializer_list<std::string_view> with) const {
        return words.size() >= with.size() &&
               std::equal(with.begin(), with.end(), words.begin(), sameLetters);
    }
    [[nodiscard]] bool is(std::initializer_list<std::string_view> all) const {
        return words.size() == all.size() && begins(all);
    }
    [[nodiscard]] Parts partsAfter(std::size_t count) const { return Parts(words.subspan(count)); }
    [[nodiscard]] std::string textAfter(std::size_t count) const {
        return std::string(afterWords(text, count));
    }
};

using Reading = std::optional<ServerLine>;

// ---- before and beside games

Reading readLogin(const Line& line) {
    if (line.is({"Welcome!"})) return Greeting{};
    if (line.is({"Login", "or", "Register"})) return LoginPrompt{};
    if (line.is({"Authentication", "failure"})) return AuthenticationFailure{};
    if (line.begins({"Registration", "Error:"})) return RegistrationError{line.textAfter(2)};
    if (!line.begins({"Welcome"}) || line.words.size() != 2) return {};
    std::string_view name = line.words[1];
    if (name.size() < 2 || name.back() != '!' || name.size() > kLongestName + 1) return {};
    name.remove_suffix(1);
    return Welcome{std::string(name)};
}

Reading readAnswer(const Line& line) {
    if (line.is({"OK"})) return Ok{};
    if (line.is({"NOK"})) return Nok{};
    if (line.begins({"Message"})) return Message{line.textAfter(1)};
    constexpr std::string_view kError = "Error:";
    if (line.words[0].starts_with(kError))
        return Failure{std::string(trimmed(trimmed(line.text).substr(kError.size())))};
    return {};
}

/// What is between the first word and the name of the opponent.
constexpr std::size_t kSeekWords = 13;

Reading readSeek(const Line& line) {
    const bool added = line.begins({"Seek", "new"});
    if (!added && !line.begins({"Seek", "remove"})) return {};
    Parts parts = line.partsAfter(2);
    Seek seek{.number = SeekNumber(parts.number()), .name = {}, .terms = {}};
    if (!added) return parts.good() ? Reading(SeekRemoved{seek.number}) : Reading();
    const std::size_t words = parts.left() + 1;
    seek.name = parts.name();
    Terms& terms = seek.terms;
    terms.size = parts.size();
    terms.seconds = parts.number();
    terms.increment = parts.number();
    seek.color = parts.wish();
    terms.halfKomi = parts.komi();
    terms.stones = parts.stones();
    terms.capstones = parts.capstones();
    terms.unrated = parts.flag();
    terms.tournament = parts.flag();
    terms.extraSeconds = parts.number();
    terms.triggerMove = parts.number();
    // Before version 2 there is no BOT, and the name of no opponent is empty.
    if (words > kSeekWords) seek.opponent = parts.name();
    if (seek.opponent == "0") seek.opponent.clear();
    if (words > kSeekWords + 1) seek.bot = parts.flag();
    if (!parts.good()) return {};
    return SeekAdded{std::move(seek)};
}

/// NO WHITE BLACK SIZE SECONDS INCREMENT KOMI PIECES CAPSTONES UNRATED TOURNAMENT, and perhaps more.
std::optional<ListedGame> readListed(Parts parts) {
    ListedGame game{.number = GameNumber(parts.number()), .names = {}, .terms = {}};
    game.names[0] = parts.name();
    game.names[1] = parts.name();
    Terms& terms = game.terms;
    terms.size = parts.size();
    terms.seconds = parts.number();
    terms.increment = parts.number();
    terms.halfKomi = parts.komi();
    terms.stones = parts.stones();
    terms.capstones = parts.capstones();
    terms.unrated = parts.numberIfAny() == 1;
    terms.tournament = parts.numberIfAny() == 1;
    if (!parts.good()) return {};
    return game;
}

Reading readGameList(const Line& line) {
    if (line.begins({"GameList", "Remove"})) {
        Parts parts = line.partsAfter(2);
        const GameNumber number(parts.number());
        return parts.good() ? Reading(GameRemoved{number}) : Reading();
    }
    if (line.begins({"GameList", "Add"})) {
        auto game = readListed(line.partsAfter(2));
        return game ? Reading(GameAdded{std::move(*game)}) : Reading();
    }
    if (line.begins({"Observe"})) {
        auto game = readListed(line.partsAfter(1));
        return game ? Reading(Observed{std::move(*game)}) : Reading();
    }
    return {};
}

/// The names in a list of JSON. Names have no escapes; one that had is as it is written.
std::vector<std::string> namesIn(std::string_view list) {
    std::vector<std::string> names;
    while (true) {
        const std::size_t begin = list.find('"');
        if (begin == std::string_view::npos) return names;
        const std::size_t end = list.find('"', begin + 1);
        if (end == std::string_view::npos) return names;
        const std::string_view name = list.substr(begin + 1, end - begin - 1);
        if (!name.empty() && name.size() <= kLongestName) names.emplace_back(name);
        list.remove_prefix(end + 1);
    }
}

Reading readOnline(const Line& line) {
    if (line.begins({"OnlinePlayers"})) return OnlinePlayers{namesIn(line.textAfter(1))};
    if (!line.begins({"Online"}) || line.words.size() != 2) return {};
    Parts parts = line.partsAfter(1);
    const int count = parts.number();
    return parts.good() ? Reading(OnlineCount{count}) : Reading();
}

Reading readRematch(const Line& line) {
    const bool sought = line.begins({"Rematch", "seek", "created", "with", "ID:"});
    if (!sought && !line.begins({"Accept", "Rematch"})) return {};
    Parts parts = line.partsAfter(sought ? 5 : 2);
    const SeekNumber number(parts.number());
    if (!parts.good()) return {};
    return sought ? ServerLine(RematchSought{number}) : ServerLine(RematchToAccept{number});
}

/// The name in "<NAME>".
std::optional<std::string> speakerIn(std::string_view word) {
    if (word.size() < 3 || word.front() != '<' || word.back() != '>') return {};
    if (word.size() > kLongestName + 2) return {};
    return std::string(word.substr(1, word.size() - 2));
}

Reading readChat(const Line& line) {
    if (line.begins({"Joined", "room"}) && line.words.size() == 3)
        return RoomJoined{std::string(line.words[2])};
    struct Kind {
        std::string_view first;
        Chat::To to;
    };
    for (const Kind& kind : {Kind{"Shout", Chat::To::All}, Kind{"ShoutRoom", Chat::To::Room},
                             Kind{"Tell", Chat::To::Me}, Kind{"Told", Chat::To::Them}}) {
        if (!line.begins({kind.first})) continue;
        const std::size_t at = kind.to == Chat::To::Room ? 2 : 1;
        if (line.words.size() <= at) return {};
        auto name = speakerIn(line.words[at]);
        if (!name) return {};
        Chat chat{.to = kind.to, .name = std::move(*name), .text = line.textAfter(at + 1)};
        if (at == 2) chat.room = line.words[1];
        return chat;
    }
    return {};
}

// ---- games

/// What follows the number of the game in each version.
Reading readGameStart(const Line& line) {
    if (!line.begins({"Game", "Start"})) return {};
    GameStart start;
    Parts parts = line.partsAfter(2);
    start.game.number = GameNumber(parts.number());
    start.partial = line.words.size() > 5 && sameLetters(line.words[5], "vs");
    Terms& terms = start.game.terms;
    if (start.partial) terms.size = parts.size();
    start.game.names[0] = parts.name();
    parts.expect("vs");
    start.game.names[1] = parts.name();
    start.own = parts.color();
    if (!start.partial) terms.size = parts.size();
    terms.seconds = parts.number();
    if (!start.partial) terms.increment = parts.number();
    terms.halfKomi = parts.komi();
    terms.stones = parts.stones();
    terms.capstones = parts.capstones();
    if (!start.partial) {
        terms.unrated = parts.flag();
        terms.tournament = parts.flag();
    }
    terms.triggerMove = parts.numberIfAny();
    terms.extraSeconds = parts.numberIfAny();
    start.bot = !start.partial && parts.numberIfAny() == 1;
    if (!parts.good()) return {};
    return start;
}

Reading readClocks(GameNumber game, const Line& line) {
    const bool milliseconds = line.begins({"Timems"});
    if ((!milliseconds && !line.begins({"Time"})) || line.words.size() != 3) return {};
    ClockTimes times{.game = game, .left = {}};
    for (std::size_t i = 0; i < 2; ++i) {
        const auto left = numberIn(line.words[i + 1], -kGreatest, kGreatest * 1000);
        if (!left) return {};
        times.left[i] = Milliseconds(std::max(0LL, milliseconds ? *left : *left * 1000));
    }
    return times;
}

Reading readOver(GameNumber game, const Line& line) {
    if (!line.begins({"Over"}) || line.words.size() != 2) return {};
    const auto result = rules::readResult(line.words[1]);
    if (!result) return {};
    return Over{game, rules::outcomeOfText(*result), std::string(*result)};
}

/// What follows "Game#N".
Reading readGameNews(GameNumber game, const Line& line) {
    if (line.is({"OfferDraw"})) return DrawOffered{game};
    if (line.is({"RemoveDraw"})) return DrawWithdrawn{game};
    if (line.is({"RequestUndo"})) return UndoRequested{game};
    if (line.is({"RemoveUndo"})) return UndoWithdrawn{game};
    if (line.is({"Undo"})) return Undone{game};
    if (line.begins({"Abandoned."}) && line.words.size() > 1 && line.words[1].size() <= kLongestName)
        return Abandoned{game, std::string(line.words[1])};
    if (auto over = readOver(game, line)) return over;
    if (auto clocks = readClocks(game, line)) return clocks;
    if (const auto move = readTurn(line.text)) return TurnPlayed{game, *move};
    return {};
}

Reading readOfGame(const Line& line) {
    constexpr std::string_view kGame = "Game#";
    if (!line.words[0].starts_with(kGame)) return {};
    const auto number = numberIn(line.words[0].substr(kGame.size()), 0, kGreatest);
    if (!number || line.words.size() < 2) return {};
    return readGameNews(GameNumber(static_cast<int>(*number)),
                        {afterWords(line.text, 1), line.words.subspan(1)});
}

/// The message's text if it is NAME and then these words.
std::optional<std::string> nameBefore(const Message& message, std::string_view words) {
    const std::string_view text = trimmed(message.text);
    const std::size_t space = text.find(' ');
    if (space == std::string_view::npos || space > kLongestName) return {};
    if (!trimmed(text.substr(space)).starts_with(words)) return {};
    return std::string(text.substr(0, space));
}

}  // namespace

ServerLine readServerLine(std::string_view text) {
    if (text.size() > kLongestLine) return Unknown{std::string(text.substr(0, kLongestName))};
    const std::vector<std::string_view> words = wordsOf(text);
    const Line line{text, words};
    if (!words.empty())
        for (const auto read : {readOfGame, readAnswer, readGameStart, readLogin, readSeek, readGameList,
                                readOnline, readRematch, readChat})
            if (Reading found = read(line)) return std::move(*found);
    return Unknown{std::string(text)};
}

std::optional<AwayNote> readAwayNote(const Message& message) {
    auto name = nameBefore(message, "has disconnected");
    if (!name) return {};
    AwayNote note{.name = std::move(*name)};
    for (const std::string_view word : wordsOf(message.text))
        if (const auto seconds = numberIn(word, 0, kGreatest)) note.seconds = static_cast<int>(*seconds);
    return note;
}

std::optional<std::string> readBackNote(const Message& message) {
    return nameBefore(message, "has reconnected");
}

bool isResumeNote(const Message& message) {
    return trimmed(message.text).starts_with("Your game is resumed");
}

bool isOtherLoginNote(const Message& message) {
    return message.text.find("logged in from another") != std::string::npos;
}

}  // namespace tak::playtak
