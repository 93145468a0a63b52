#include "archive/GameDate.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <optional>
#include <vector>

namespace archive {
namespace {

constexpr std::size_t kMostTokens = 16;  // a longer text is no date
constexpr int kFirstYear = 1000;

bool isDigit(char c) { return c >= '0' && c <= '9'; }
char lowered(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }
bool isLetter(char c) { return lowered(c) >= 'a' && lowered(c) <= 'z'; }

bool sameLetters(std::string_view a, std::string_view b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](char x, char y) { return lowered(x) == lowered(y); });
}

/// A number, or the name of a month, with the character before it.
struct Token {
    enum class Kind : std::uint8_t { Number, Month, Unknown };
    Kind kind = Kind::Unknown;
    int value = 0;
    std::size_t digits = 0;
    char before = ' ';
};

/// 1 to 12 for "Aug", "Sept" or "August".
std::optional<int> monthNamed(std::string_view word) {
    constexpr std::array<std::string_view, 12> kMonths{"january",   "february", "march",    "april",
                                                       "may",       "june",     "july",     "august",
                                                       "september", "october",  "november", "december"};
    for (std::size_t i = 0; i < kMonths.size(); ++i)
        if (sameLetters(word, kMonths[i]) || sameLetters(word, kMonths[i].substr(0, 3)) ||
            (i == 8 && sameLetters(word, "sept")))
            return static_cast<int>(i) + 1;
    return {};
}

/// Takes the characters at the beginning for which this holds.
template <class Predicate>
std::string_view take(std::string_view& text, Predicate holds) {
    const auto end = std::find_if_not(text.begin(), text.end(), holds);
    const std::string_view taken = text.substr(0, static_cast<std::size_t>(end - text.begin()));
    text.remove_prefix(taken.size());
    return taken;
}

/// Takes a number of one or two digits up to this one; nothing, and nothing is taken, if there is none.
std::optional<int> takeNumber(std::string_view& text, int most) {
    std::string_view rest = text;
    const std::string_view digits = take(rest, isDigit);
    int number = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (digits.empty() || digits.size() > 2 || number > most) return {};
    text = rest;
    return number;
}

/// Takes "20:15" or "20:15:00" from the beginning, as "20:15:00"; empty if there is none.
std::string takeTime(std::string_view& text) {
    std::string_view rest = text;
    const auto hours = takeNumber(rest, 23);
    if (!hours || !rest.starts_with(':')) return {};
    rest.remove_prefix(1);
    const auto minutes = takeNumber(rest, 59);
    if (!minutes) return {};
    int seconds = 0;
    if (rest.starts_with(':')) {
        rest.remove_prefix(1);
        const auto read = takeNumber(rest, 59);
        if (!read) return {};
        seconds = *read;
    }
    text = rest;
    std::array<char, 16> written{};
    std::snprintf(written.data(), written.size(), "%02d:%02d:%02d", *hours, *minutes, seconds);
    return written.data();
}

/// The first time in the text.
std::string timeIn(std::string_view text) {
    while (!text.empty()) {
        if (std::string time = takeTime(text); !time.empty()) return time;
        if (isDigit(text.front()))
            take(text, [](char c) { return isDigit(c) || c == ':'; });
        else
            text.remove_prefix(1);
    }
    return {};
}

/// The parts of a date; words that are no months, such as days of the week, are left out, and so is a time.
std::vector<Token> tokensOf(std::string_view text) {
    std::vector<Token> tokens;
    char before = ' ';
    while (!text.empty() && tokens.size() < kMostTokens) {
        if (!takeTime(text).empty()) continue;
        if (isDigit(text.front())) {
            const std::string_view digits = take(text, isDigit);
            Token token{.kind = Token::Kind::Number, .digits = digits.size(), .before = before};
            if (digits.size() > 8) token.kind = Token::Kind::Unknown;
            std::from_chars(digits.data(), digits.data() + digits.size(), token.value);
            tokens.push_back(token);
        } else if (isLetter(text.front())) {
            if (const auto month = monthNamed(take(text, isLetter)))
                tokens.push_back({.kind = Token::Kind::Month, .value = *month, .before = before});
        } else if (text.front() == '?') {
            take(text, [](char c) { return c == '?'; });
            tokens.push_back({.before = before});
        } else {
            before = text.front();
            text.remove_prefix(1);
        }
    }
    return tokens;
}

bool isYear(const Token& token) {
    return token.kind == Token::Kind::Number && token.digits == 4 && token.value >= kFirstYear;
}

/// What is known of a date; 0: unknown.
struct Known {
    int year = 0;
    int month = 0;
    int day = 0;
};

int monthOf(const Token& token) {
    const bool named = token.kind == Token::Kind::Month;
    return named || (token.kind == Token::Kind::Number && token.value <= 12) ? token.value : 0;
}

int dayOf(const Token& token) {
    return token.kind == Token::Kind::Number && token.value <= 31 ? token.value : 0;
}

/// Reads the day and the month before a year: "Aug 10", "10 Aug", "10.8", "31/12".
void readBoth(const Token& first, const Token& second, Known& date) {
    const auto set = [&](const Token& month, const Token& day) {
        date.month = monthOf(month);
        date.day = date.month > 0 ? dayOf(day) : 0;
    };
    if (first.kind == Token::Kind::Month) return set(first, second);
    if (second.kind == Token::Kind::Month) return set(second, first);
    // With points the day comes first; with other signs habits differ.
    const bool sure = second.before == '.' || first.value > 12 || first.value == second.value;
    if (sure) return set(second, first);
    if (second.value > 12) set(first, second);
}

Known knownOf(const std::vector<Token>& tokens) {
    Known date;
    if (!tokens.empty() && tokens[0].digits == 8 && tokens[0].value >= kFirstYear * 10000)
        return {tokens[0].value / 10000, tokens[0].value / 100 % 100, tokens[0].value % 100};
    const auto found = std::find_if(tokens.begin(), tokens.end(), isYear);
    if (found == tokens.end()) return date;
    date.year = found->value;
    const auto at = found - tokens.begin();
    if (at == 0) {
        if (tokens.size() > 1) date.month = monthOf(tokens[1]);
        if (tokens.size() > 2 && date.month > 0) date.day = dayOf(tokens[2]);
    } else if (at == 1) {
        const bool written = std::string_view("./-").find(tokens[1].before) != std::string_view::npos;
        if (written || tokens[0].kind == Token::Kind::Month) date.month = monthOf(tokens[0]);
    } else {
        readBoth(tokens[0], tokens[1], date);
    }
    return date;
}

}  // namespace

std::string gameDate(std::string_view text, std::string_view time) {
    const Known date = knownOf(tokensOf(text));
    if (date.year == 0) return {};
    const std::chrono::year_month_day whole{std::chrono::year(date.year),
                                            std::chrono::month(static_cast<unsigned>(date.month)),
                                            std::chrono::day(static_cast<unsigned>(date.day))};
    std::array<char, 16> written{};
    if (!whole.month().ok())
        std::snprintf(written.data(), written.size(), "%04d", date.year);
    else if (!whole.ok())
        std::snprintf(written.data(), written.size(), "%04d-%02d", date.year, date.month);
    else
        std::snprintf(written.data(), written.size(), "%04d-%02d-%02d", date.year, date.month, date.day);
    if (!whole.ok()) return written.data();
    std::string moment = timeIn(time);
    if (moment.empty()) moment = timeIn(text);
    return written.data() + (moment.empty() ? "" : "T" + moment);
}

std::string gameDateInText(std::string_view text) {
    constexpr std::size_t kHead = 1 << 16;  // bytes in which the tags are searched for
    constexpr std::string_view kBom = "\xEF\xBB\xBF";
    if (text.starts_with(kBom)) text.remove_prefix(kBom.size());
    text = text.substr(0, kHead);
    std::string_view date;
    std::string_view time;
    while (true) {
        text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
        if (!text.starts_with('[')) break;
        std::string_view line = text.substr(1, text.find('\n') - 1);
        text.remove_prefix(std::min(line.size() + 1, text.size()));
        const std::string_view name = take(line, isLetter);
        const std::size_t begin = line.find('"');
        const std::size_t end = line.find('"', begin + 1);
        if (begin == std::string_view::npos || end == std::string_view::npos) continue;
        const std::string_view value = line.substr(begin + 1, end - begin - 1);
        if (date.empty() && sameLetters(name, "Date")) date = value;
        if (time.empty() && sameLetters(name, "Time")) time = value;
    }
    return gameDate(date, time);
}

int lastDayOf(std::string_view date) {
    const Known known = knownOf(tokensOf(date.substr(0, 10)));
    if (known.year == 0) return 0;
    const std::chrono::year year(known.year);
    const std::chrono::month month(static_cast<unsigned>(known.month > 0 ? known.month : 12));
    std::chrono::year_month_day day{year, month, std::chrono::day(static_cast<unsigned>(known.day))};
    if (!day.ok()) day = year / month / std::chrono::last;
    return std::max(0, static_cast<int>(std::chrono::sys_days(day).time_since_epoch().count()));
}

}  // namespace archive
