#include "match/EvaluationRecord.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <cstdlib>

#include "base/TextReader.h"
#include "match/Judgement.h"

namespace match {
namespace {

constexpr std::string_view kInstead = "pv";
constexpr std::string_view kNext = "pv>";
constexpr std::string_view kForeseen = "foreseen:";
constexpr int kDeepest = 999;

using Words = std::vector<std::string>;

constexpr std::string_view kSpace = " \t\r\n";

/// The length of the word at the beginning of the text. Blanks within quotes, as in `name:"Some Engine"`, are
/// parts of it.
std::size_t wordLength(std::string_view text) {
    bool quoted = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '"' && (quoted || (i > 0 && (text[i - 1] == ':' || text[i - 1] == '='))))
            quoted = !quoted;
        else if (quoted && text[i] == '\\')
            ++i;
        else if (!quoted && kSpace.find(text[i]) != std::string_view::npos)
            return i;
    }
    return text.size();
}

/// The length of a line's name at the beginning of a word, with the sign that may join it to the first turn:
/// "pv>c3", "pv=c3". 0: there is none.
std::size_t lineNameLength(std::string_view word) {
    if (word.starts_with(kNext)) return kNext.size();
    return word == kInstead || word.starts_with("pv=") ? std::min<std::size_t>(word.size(), 3) : 0;
}

bool isLineName(std::string_view word) { return word == kInstead || word == kNext; }

/// Whether the word is a part of the one before: a depth may stand apart from its slash, as in "+0.2 / 13".
bool joins(std::string_view before, std::string_view word) {
    const bool number =
        !before.empty() && (base::isDigit(before.front()) ||
                            std::string_view("+-.").find(before.front()) != std::string_view::npos);
    return number && (word.starts_with('/') || before.ends_with('/'));
}

Words wordsOf(std::string_view text) {
    Words words;
    while (true) {
        const std::size_t begin = text.find_first_not_of(kSpace);
        if (begin == std::string_view::npos) return words;
        text.remove_prefix(begin);
        const std::size_t name = lineNameLength(text.substr(0, wordLength(text)));
        const std::size_t size = name > 0 ? name : wordLength(text);
        const std::string_view word = text.substr(0, size);
        text.remove_prefix(size);
        if (name > 0)
            words.emplace_back(word == kNext ? kNext : kInstead);
        else if (!words.empty() && joins(words.back(), word))
            words.back() += word;
        else
            words.emplace_back(word);
    }
}

/// The number with at most `decimals` decimals; only a value exactly at the end of the range is written as
/// that end.
std::string numberText(double value, double least, double most, int decimals) {
    const double unit = std::pow(10, -decimals);
    if (value > least && value < most) value = std::clamp(value, least + unit, most - unit);
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%+.*f", decimals, value);
    std::string written = text.data();
    while (written.back() == '0' && written[written.size() - 2] != '.') written.pop_back();
    return written;
}

std::string shareText(double chance) { return numberText(100 * chance, 0, 100, 1).substr(1) + "%"; }

std::string chancesText(const std::vector<double>& chances) {
    if (chances.size() == 2) return numberText(chances[0] - chances[1], -1, 1, 3);
    std::string text;
    for (const double chance : chances) text += (text.empty() ? "" : " ") + shareText(chance);
    return text;
}

/// Takes the number at the beginning of the text; nothing if there is none.
std::optional<double> takeValue(std::string_view& text) {
    const std::string digits(text.substr(0, std::min(text.find_first_not_of("+-.0123456789"), text.size())));
    char* end = nullptr;
    const double number = std::strtod(digits.c_str(), &end);
    if (digits.empty() || *end != '\0') return {};
    text.remove_prefix(digits.size());
    return number;
}

/// Takes "/12" from the end of a word.
bool takeDepth(std::string_view& word, int& depth) {
    if (word.empty()) return true;
    if (word.front() != '/') return false;
    const auto [end, error] = std::from_chars(word.data() + 1, word.data() + word.size(), depth);
    return error == std::errc() && end == word.data() + word.size() && depth >= 0 && depth <= kDeepest;
}

/// Reads "+0.35/12". A whole number alone is refused, since it may mean something else; `explained`: other
/// words say that it is an evaluation.
bool takeBalance(std::string_view word, bool explained, EvaluationNote& note) {
    const bool marked = explained || word.find_first_of("./") != std::string_view::npos;
    if (!marked || (word.front() != '+' && word.front() != '-')) return false;
    const auto balance = takeValue(word);
    if (!balance || std::abs(*balance) > 1 || !takeDepth(word, note.depth)) return false;
    note.chances = {(1 + *balance) / 2, (1 - *balance) / 2};
    return true;
}

/// Reads "41.2%"; the last share has a depth.
bool takeShare(std::string_view word, EvaluationNote& note) {
    const auto share = takeValue(word);
    if (!share || *share < 0 || *share > 100 || word.empty() || word.front() != '%') return false;
    word.remove_prefix(1);
    note.chances.push_back(*share / 100);
    return takeDepth(word, note.depth);
}

/// Reads "foreseen:58.3%"; false if the word says something else, or has been read already.
bool takeForeseen(std::string_view word, EvaluationNote& note) {
    if (!word.starts_with(kForeseen) || note.foreseen) return false;
    word.remove_prefix(kForeseen.size());
    const auto share = takeValue(word);
    if (!share || *share < 0 || *share > 100 || word != "%") return false;
    note.foreseen = *share / 100;
    return true;
}

/// Reads the first player's share in a game for two, "62.5%/12".
bool takeFirstShare(std::string_view word, bool explained, EvaluationNote& note) {
    EvaluationNote read{};
    const bool marked = explained || word.find('/') != std::string_view::npos;
    if (!marked || word.front() == '+' || word.front() == '-' || !takeShare(word, read)) return false;
    note.chances = {read.chances[0], 1 - read.chances[0]};
    note.depth = read.depth;
    return true;
}

/// Reads "+M5" or "-#12/20": the first player wins in 5 turns, or loses in 12.
bool takeCertainty(std::string_view word, EvaluationNote& note) {
    if (word.size() < 3 || (word[0] != '+' && word[0] != '-') || (word[1] != 'M' && word[1] != '#'))
        return false;
    const bool won = word[0] == '+';
    word.remove_prefix(2);
    const std::string turns(word.substr(0, word.find('/')));
    word.remove_prefix(turns.size());
    if (turns.empty() || turns.size() > 3 || !std::all_of(turns.begin(), turns.end(), base::isDigit) ||
        !takeDepth(word, note.depth))
        return false;
    note.chances = won ? std::vector<double>{1, 0} : std::vector<double>{0, 1};
    note.details += (note.details.empty() ? "mate:" : " mate:") + turns;
    return true;
}

/// Reads the words with chances; returns how many words that are.
std::optional<std::size_t> takeChances(const Words& words, std::size_t players, EvaluationNote& note) {
    if (words.empty() || isLineName(words[0])) return 0;
    if (players == 2) {
        const bool explained = !note.details.empty() || (words.size() > 1 && isLineName(words[1]));
        const bool taken = takeBalance(words[0], explained, note) ||
                           takeFirstShare(words[0], explained, note) || takeCertainty(words[0], note);
        return taken ? std::optional<std::size_t>(1) : std::nullopt;
    }
    if (words.size() < players) return {};
    for (std::size_t i = 0; i < players; ++i)
        if (!takeShare(words[i], note)) return {};
    return players;
}

bool isNumber(std::string_view word) {
    return !word.empty() && word.find_first_not_of(".,0123456789") == std::string_view::npos &&
           base::isDigit(word.front());
}

/// Whether the word is a number with this unit.
bool isNumberOf(std::string_view word, std::string_view unit) {
    return word.ends_with(unit) && isNumber(word.substr(0, word.size() - unit.size()));
}

/// `name:"…"`, `wdl:0.5,0.1,0.4` or `cp=12`.
bool isAttribute(std::string_view word) {
    const std::size_t letters =
        word.find_first_not_of("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_");
    return letters != std::string_view::npos && letters > 1 && letters + 1 < word.size() &&
           (word[letters] == ':' || word[letters] == '=');
}

/// The number of words from this one on that tell a detail of a search; 0: it tells none.
std::size_t detailAt(const Words& words, std::size_t at) {
    constexpr std::string_view kUnits[] = {"nodes", "visits", "nps", "ms", "s"};
    const auto isUnit = [&](std::string_view word) {
        return std::find(std::begin(kUnits), std::end(kUnits), word) != std::end(kUnits);
    };
    if (at + 1 < words.size() && isNumber(words[at]) && isUnit(words[at + 1])) return 2;
    const bool one = isAttribute(words[at]) ||
                     std::any_of(std::begin(kUnits), std::end(kUnits),
                                 [&](std::string_view unit) { return isNumberOf(words[at], unit); });
    return one ? 1 : 0;
}

/// Moves the details from the words to the note; the other words stay.
void takeDetails(Words& words, EvaluationNote& note) {
    Words others;
    for (std::size_t at = 0; at < words.size();) {
        if (takeForeseen(words[at], note)) {
            ++at;
            continue;
        }
        const std::size_t count = detailAt(words, at);
        for (std::size_t i = 0; i < count; ++i)
            note.details.append(note.details.empty() ? "" : " ").append(words[at + i]);
        if (count == 0) others.push_back(std::move(words[at]));
        at += std::max<std::size_t>(count, 1);
    }
    words = std::move(others);
}

void addTurns(std::string& text, std::string_view name, const std::vector<std::string>& turns) {
    std::string line;
    for (const std::string& turn : turns) {
        // The list ends before a turn that could not be read back as one word.
        if (turn.empty() || turn.find_first_of(" \t\r\n{}") != std::string::npos) break;
        line += ' ' + turn;
    }
    if (!line.empty()) text += (text.empty() ? "" : " ") + std::string(name) + line;
}

/// Moves the lines from the words to the note, all words from this one on; false if one has no turns.
bool takeLines(const Words& words, std::size_t at, EvaluationNote& note) {
    while (at < words.size()) {
        const std::string& name = words[at++];
        std::vector<std::string> turns;
        for (; at < words.size() && !isLineName(words[at]); ++at) turns.push_back(words[at]);
        if (!isLineName(name) || turns.empty()) return false;
        std::vector<std::string>& line = name == kNext ? note.next : note.instead;
        if (line.empty())
            line = std::move(turns);
        else
            addTurns(note.further, name, turns);
    }
    return true;
}

}  // namespace

std::string evaluationComment(const EvaluationNote& note) {
    std::string text = chancesText(note.chances);
    if (!text.empty() && note.depth > 0) text += '/' + std::to_string(note.depth);
    if (!text.empty() && !note.judgement.empty()) text += ' ' + note.judgement;
    if (!text.empty() && note.foreseen) text += ' ' + std::string(kForeseen) + shareText(*note.foreseen);
    if (!note.details.empty()) text += (text.empty() ? "" : " ") + note.details;
    addTurns(text, kInstead, note.instead);
    addTurns(text, kNext, note.next);
    if (!note.further.empty()) text += (text.empty() ? "" : " ") + note.further;
    return text;
}

std::optional<EvaluationNote> evaluationIn(std::string_view comment, std::size_t players) {
    EvaluationNote note;
    Words words = wordsOf(comment);
    takeDetails(words, note);
    const auto taken = takeChances(words, players, note);
    if (!taken) return {};
    std::size_t at = *taken;
    if (at > 0 && at < words.size() && isJudgement(words[at])) note.judgement = words[at++];
    if (!takeLines(words, at, note) || words.empty()) return {};
    return note;
}

}  // namespace match
