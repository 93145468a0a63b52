#include "games/tak/lab/tactics/Suite.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <istream>
#include <ostream>
#include <utility>

#include "games/tak/engine/Tactics.h"
#include "games/tak/rules/Notation.h"
#include "games/tak/rules/Tps.h"

namespace tak::lab::tactics {

namespace {

using namespace tak::rules;
using base::Error;
using base::msgid;

constexpr std::array kThemes = {Theme::Tinue, Theme::Flatten, Theme::Defence,
                                Theme::Flats, Theme::Quiet,   Theme::Loss};

std::optional<int> numberOf(std::string_view text) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size()) return {};
    return number;
}

/// A part of a line, and its column in it.
struct Field {
    std::string_view text;
    int column = 1;

    [[nodiscard]] Error error(base::Message message) const {
        return {.message = std::move(message), .at = {1, column}};
    }
    /// The error of a reader that counts from the beginning of the field.
    [[nodiscard]] Error within(const Error& error) const {
        return {.message = error.message, .at = {1, column + std::max(error.at.column, 1) - 1}};
    }
};

/// The first parts of a line; the last one of `most` has the rest of it.
std::vector<Field> fieldsOf(std::string_view line, char between, std::size_t most) {
    std::vector<Field> fields;
    std::size_t begin = 0;
    while (fields.size() < most) {
        const std::size_t end = fields.size() + 1 < most ? line.find(between, begin) : std::string_view::npos;
        fields.push_back({line.substr(begin, end - begin), static_cast<int>(begin) + 1});
        if (end == std::string_view::npos) break;
        begin = end + 1;
    }
    return fields;
}

base::Result<void> readAnswers(const Field& field, Problem& problem) {
    for (Field answer : fieldsOf(field.text, ' ', field.text.size() + 1)) {
        if (answer.text.empty()) continue;
        answer.column += field.column - 1;
        const auto move = parseMove(answer.text, problem.position);
        if (!move) return answer.error(move.error().message);
        problem.answers.push_back(*move);
    }
    if (problem.answers.empty()) return field.error(msgid("an answer is missing"));
    return {};
}

/// Errors are in line 1.
base::Result<Problem> problemOf(std::string_view line) {
    const std::vector<Field> fields = fieldsOf(line, ';', 6);
    if (fields.size() != 6)
        return fields.back().error(msgid("expected theme;plies;half komi;TPS;answers;description"));
    const auto theme = themeNamed(fields[0].text);
    if (!theme) return fields[0].error(msgid("this theme is not known"));
    const auto plies = numberOf(fields[1].text);
    if (!plies || *plies < 1) return fields[1].error(msgid("a number is missing"));
    const auto halfKomi = numberOf(fields[2].text);
    if (!halfKomi) return fields[2].error(msgid("a number is missing"));
    const auto position = parseTps(fields[3].text, {.halfKomi = *halfKomi});
    if (!position) return fields[3].within(position.error());
    Problem problem{
        .theme = *theme, .plies = *plies, .position = *position, .text = std::string(fields[5].text)};
    if (const auto read = readAnswers(fields[4], problem); !read) return read.error();
    return problem;
}

}  // namespace

const char* nameOf(Theme theme) {
    constexpr std::array kNames = {"tinue", "flatten", "defence", "flats", "quiet", "loss"};
    return kNames[static_cast<std::size_t>(theme)];
}

std::optional<Theme> themeNamed(std::string_view name) {
    for (const Theme theme : kThemes)
        if (name == nameOf(theme)) return theme;
    return {};
}

std::vector<std::string> themeNames() {
    std::vector<std::string> names;
    for (const Theme theme : kThemes) names.emplace_back(nameOf(theme));
    return names;
}

bool beginsQuietly(const Problem& problem) {
    if (problem.theme == Theme::Loss || problem.theme == Theme::Defence) return false;
    const Color winner = problem.position.toMove();
    return std::none_of(problem.answers.begin(), problem.answers.end(), [&](Move answer) {
        Position after = problem.position;
        (void)after.make(answer);
        return !tak::engine::roadInOne(after, winner).isNone();
    });
}

void writeProblem(const Problem& problem, std::ostream& out) {
    out << nameOf(problem.theme) << ';' << problem.plies << ';' << problem.position.setup().halfKomi << ';'
        << formatTps(problem.position) << ';';
    for (std::size_t i = 0; i < problem.answers.size(); ++i)
        out << (i > 0 ? " " : "") << formatMove(problem.position, problem.answers[i], TakMark::Yes);
    out << ';' << problem.text << '\n';
}

base::Result<std::vector<Problem>> readSuite(std::istream& in, const std::string& file) {
    std::vector<Problem> problems;
    int number = 0;
    for (std::string line; std::getline(in, line);) {
        ++number;
        if (line.ends_with('\r')) line.pop_back();
        if (line.empty() || line.front() == '#') continue;
        auto problem = problemOf(line);
        if (!problem)
            return Error{
                .message = problem.error().message, .file = file, .at = {number, problem.error().at.column}};
        problems.push_back(std::move(*problem));
    }
    return problems;
}

}  // namespace tak::lab::tactics
