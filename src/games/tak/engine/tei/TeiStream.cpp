#include "games/tak/engine/tei/TeiStream.h"

#include <istream>
#include <optional>
#include <ostream>
#include <streambuf>
#include <string>

namespace tak::engine {
namespace {

/// A line of input, cut at kMaxTeiLine.
struct InputLine {
    std::string text;
    bool cut = false;
};

/// Unlike std::getline(), it does not fill the memory with an endless line.
std::optional<InputLine> readLine(std::streambuf& in) {
    using Traits = std::streambuf::traits_type;
    InputLine line;
    for (bool any = false;; any = true) {
        const auto next = in.sbumpc();
        if (Traits::eq_int_type(next, Traits::eof())) return any ? std::optional(line) : std::nullopt;
        const char c = Traits::to_char_type(next);
        if (c == '\n') return line;
        line.cut = line.text.size() >= kMaxTeiLine;
        if (!line.cut) line.text += c;
    }
}

}  // namespace

void serveTei(std::istream& in, std::ostream& out, const TeiSettings& settings) {
    TeiServer server(settings, [&](std::string_view line) { out << line << '\n' << std::flush; });
    while (const auto line = readLine(*in.rdbuf())) {
        if (line->cut)
            server.refuseLine(line->text);
        else if (!server.line(line->text))
            return;
    }
    server.finish();
}

}  // namespace tak::engine
