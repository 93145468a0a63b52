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
constexpr int kDeepest = 999;

using Words = std::vector<std::string_view>;

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

Words wordsOf(std::string_view text) {
    Words words;
    while (true) {
        const std::size_t begin = text.find_first_not_of(kSpace);
        if (begin == std::string_view::npos) return words;
        text.remove_prefix(begin);
        const std::size_t size = wordLength(text);
        words.push_back(text.substr(0, size));
        text.remove_prefix(size);
    }
}

/// The number with at most so many decimals; only a value exactly at the end of the range is written as that
/// end.
std::string numberText(double value, double least, double most, int decimals) {
    const double unit = std::pow(10, -decimals);
    if (value > least && value < most) value = std::clamp(value, least + unit, most - unit);
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%+.*f", decimals, value);
    std::string written = text.data();
    while (written.back() == '0' && written[written.size() - 2] != '.') written.pop_back();
    return written;
}

std::string chancesText(const std::vector<double>& chances) {
    if (chances.size() == 2) return numberText(chances[0] - chances[1], -1, 1, 3);
    std::string text;
    for (const double chance : chances)
        text += (text.empty() ? "" : " ") + numberText(100 * chance, 0, 100, 1).substr(1) + "%";
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

/// Reads "+0.35/12"; a whole number alone is refused, since it may mean something else.
bool takeBalance(std::string_view word, EvaluationNote& note) {
    const bool marked = word.find_first_of("./") != std::string_view::npos;
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

/// Reads the words with chances; returns how many words that are.
std::optional<std::size_t> takeChances(const Words& words, std::size_t players, EvaluationNote& note) {
    if (words.empty() || words[0] == kInstead || words[0] == kNext) return 0;
    if (players == 2) return takeBalance(words[0], note) ? std::optional<std::size_t>(1) : std::nullopt;
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
    constexpr std::string_view kUnits[] = {"nodes", "visits", "ms", "s"};
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
        const std::size_t count = detailAt(words, at);
        for (std::size_t i = 0; i < count; ++i)
            note.details.append(note.details.empty() ? "" : " ").append(words[at + i]);
        if (count == 0) others.push_back(words[at]);
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

}  // namespace

std::string evaluationComment(const EvaluationNote& note) {
    std::string text = chancesText(note.chances);
    if (!text.empty() && note.depth > 0) text += '/' + std::to_string(note.depth);
    if (!text.empty() && !note.judgement.empty()) text += ' ' + note.judgement;
    if (!note.details.empty()) text += (text.empty() ? "" : " ") + note.details;
    addTurns(text, kInstead, note.instead);
    addTurns(text, kNext, note.next);
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
    for (const auto& [name, turns] : {std::pair(kInstead, &note.instead), std::pair(kNext, &note.next)}) {
        if (at == words.size() || words[at] != name) continue;
        for (++at; at < words.size() && words[at] != kNext; ++at) turns->emplace_back(words[at]);
        if (turns->empty()) return {};
    }
    if (at < words.size() || words.empty()) return {};
    return note;
}

}  // namespace match
