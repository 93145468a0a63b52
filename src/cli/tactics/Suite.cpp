#include "cli/tactics/Suite.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <istream>
#include <ostream>
#include <sstream>

#include "games/tak/engine/Tactics.h"
#include "games/tak/rules/Notation.h"
#include "games/tak/rules/Tps.h"

namespace cli::tactics {
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

std::vector<std::string> fieldsOf(const std::string& line) {
    std::vector<std::string> fields;
    std::istringstream in(line);
    for (std::string field; fields.size() < 5 && std::getline(in, field, ';');) fields.push_back(field);
    if (std::string rest; std::getline(in, rest)) fields.push_back(rest);
    return fields;
}

base::Result<Problem> problemOf(const std::string& line) {
    const std::vector<std::string> fields = fieldsOf(line);
    if (fields.size() != 6) return Error{msgid("expected theme;plies;half komi;TPS;answers;description")};
    const auto theme = themeNamed(fields[0]);
    if (!theme) return Error{msgid("this theme is not known")};
    const auto plies = numberOf(fields[1]);
    const auto halfKomi = numberOf(fields[2]);
    if (!plies || !halfKomi || *plies < 1) return Error{msgid("a number is missing")};
    const auto position = parseTps(fields[3], {.halfKomi = *halfKomi});
    if (!position) return position.error();
    Problem problem{.theme = *theme, .plies = *plies, .position = *position, .text = fields[5]};
    std::istringstream answers(fields[4]);
    for (std::string text; answers >> text;) {
        const auto move = parseMove(text, *position);
        if (!move) return move.error();
        problem.answers.push_back(*move);
    }
    if (problem.answers.empty()) return Error{msgid("an answer is missing")};
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
        if (line.empty() || line.front() == '#') continue;
        auto problem = problemOf(line);
        if (!problem) return Error{.message = problem.error().message, .file = file, .at = {number, 0}};
        problems.push_back(std::move(*problem));
    }
    return problems;
}

}  // namespace cli::tactics
