#include "cli/tune/Samples.h"

#include <array>
#include <charconv>
#include <fstream>
#include <limits>
#include <string_view>

#include "base/Files.h"
#include "games/tak/rules/Notation.h"
#include "games/tak/rules/Tps.h"

namespace cli::tune {
namespace {

using namespace tak::rules;

std::string moveText(Move move) { return move.isNone() ? "-" : std::to_string(move.bits()); }

template <class Number>
bool readNumber(std::string_view text, Number& number) {
    return std::from_chars(text.data(), text.data() + text.size(), number).ec == std::errc();
}

bool readMove(std::string_view text, Move& move) {
    if (text == "-") return true;
    std::uint16_t bits = 0;
    if (!readNumber(text, bits)) return false;
    move = Move::fromBits(bits);
    return true;
}

}  // namespace

void writeSample(const Sample& s, std::ostream& out) {
    out << s.position.setup().halfKomi << ';' << formatTps(s.position) << ';' << moveText(s.last) << ';'
        << moveText(s.best) << ';' << s.score << ';' << s.result << '\n';
}

base::Result<std::vector<Sample>> readSamples(std::istream& in, const std::string& file) {
    std::vector<Sample> samples;
    std::string line;
    for (int number = 1; std::getline(in, line); ++number) {
        const auto wrong = [&](base::Msgid what) {
            return base::Error{.message = what, .file = file, .at = {number, 1}};
        };
        std::array<std::string_view, 6> fields;
        std::string_view rest = line;
        for (std::string_view& field : fields) {
            const auto end = std::min(rest.find(';'), rest.size());
            field = rest.substr(0, end);
            rest.remove_prefix(std::min(end + 1, rest.size()));
        }
        int halfKomi = 0;
        if (!readNumber(fields[0], halfKomi)) return wrong(base::msgid("the komi is not a number"));
        auto position = parseTps(fields[1], {.halfKomi = halfKomi});
        if (!position) return wrong(base::msgid("the position cannot be read"));
        Sample sample{.position = std::move(*position)};
        if (!readMove(fields[2], sample.last) || !readMove(fields[3], sample.best))
            return wrong(base::msgid("a move is not a number"));
        if (!readNumber(fields[4], sample.score) || !readNumber(fields[5], sample.result))
            return wrong(base::msgid("the score or the result is not a number"));
        if (!(sample.result >= 0 && sample.result <= 1))
            return wrong(base::msgid("the result is not from 0 to 1"));
        samples.push_back(std::move(sample));
    }
    if (!in.eof()) return base::Error{.message = base::msgid("the file cannot be read"), .file = file};
    return samples;
}

base::Result<std::vector<Sample>> readSamples(const std::string& file) {
    constexpr std::size_t kAnySize = std::numeric_limits<std::size_t>::max();
    if (const auto readable = base::checkReadable(file, kAnySize); !readable) return readable.error();
    std::ifstream in(file);
    return readSamples(in, file);
}

}  // namespace cli::tune
