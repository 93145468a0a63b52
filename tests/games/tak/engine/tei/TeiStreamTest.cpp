#include "games/tak/engine/tei/TeiStream.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

#include "base/Random.h"
#include "support/Extent.h"

namespace tak::engine {
namespace {

using ::testing::EndsWith;
using ::testing::HasSubstr;

std::string serve(const std::string& input) {
    std::istringstream in(input);
    std::ostringstream out;
    serveTei(in, out, {.version = "1", .capacity = {.hashMiB = 1, .threads = 2}});
    return out.str();
}

std::vector<std::string> linesOf(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    return lines;
}

std::size_t countOf(const std::vector<std::string>& lines, std::string_view begin) {
    return static_cast<std::size_t>(std::count_if(lines.begin(), lines.end(), [&](const std::string& line) {
        return line.substr(0, begin.size()) == begin;
    }));
}

TEST(TeiStream, EndsWithTheInput) {
    EXPECT_EQ(serve(""), "");
    EXPECT_EQ(serve("isready"), "readyok\n");  // the last line has no line end
    EXPECT_EQ(serve("isready\r\nisready\r\n"), "readyok\nreadyok\n");
}

TEST(TeiStream, EndsWithQuit) { EXPECT_EQ(serve("isready\nquit\nisready\n"), "readyok\n"); }

TEST(TeiStream, TheEndOfTheInputStopsTheSearch) {
    for (const char* go : {"go infinite", "go ponder", "go", "go movetime 1000000"}) {
        const auto lines = linesOf(serve(std::string("teinewgame 4\nposition startpos\n") + go + "\n"));
        ASSERT_FALSE(lines.empty());
        EXPECT_THAT(lines.back(), HasSubstr("bestmove ")) << go;
        EXPECT_EQ(countOf(lines, "bestmove"), 1U);
    }
}

TEST(TeiStream, TheMoveAtTheEndOfTheInputWasSearched) {
    for (const char* go : {"go infinite", "go ponder", "go", "go movetime 1000000"}) {
        const auto lines =
            linesOf(serve(std::string("teinewgame 3\nposition tps 1,2,1/2,1,2/2,1,x 1 5\n") + go));
        ASSERT_FALSE(lines.empty());
        EXPECT_EQ(lines.back(), "bestmove c1") << go;
        EXPECT_GE(countOf(lines, "info depth 1 "), 1U) << go;
    }
}

TEST(TeiStream, LinesThatAreTooLongLeaveNoOldPosition) {
    const std::string tail(3 * kMaxTeiLine, 'x');
    const auto answersTo = [](const std::string& refused) {
        return linesOf(serve("teinewgame 3\nposition startpos moves a1\n" + refused +
                             "\nsetoption name HalfKomi value 2\ngo nodes 10\n"));
    };
    EXPECT_EQ(answersTo("position startpos moves " + tail).back(), "bestmove (none)");
    EXPECT_EQ(answersTo("teinewgame 4 " + tail).back(), "bestmove (none)");
    EXPECT_NE(answersTo("isready " + tail).back(), "bestmove (none)");
    const auto lines = answersTo("go searchmoves " + tail);
    EXPECT_EQ(countOf(lines, "bestmove "), 2U) << "every go has an answer";
    EXPECT_EQ(countOf(lines, "bestmove (none)"), 1U);
}

TEST(TeiStream, LongLinesAreNotRead) {
    const std::string input = "isready " + std::string(3 * kMaxTeiLine, 'x') + "\nisready\n";
    EXPECT_EQ(serve(input), "info string error: this line is too long\nreadyok\n");
    const auto lines = linesOf(serve("position startpos moves " + std::string(kMaxTeiLine / 2, 'x')));
    ASSERT_EQ(lines.size(), 1U);
    EXPECT_LT(lines[0].size(), 500U);
}

/// Lines that a broken client could send: valid commands, commands with words replaced, and noise.
class BrokenClient {
  public:
    explicit BrokenClient(std::uint64_t seed) : random_(seed) {}

    std::string next() {
        switch (random_.below(4)) {
            case 0:
                return noise();
            case 1:
                return shuffled();
            default:
                return std::string(pick(kLines));
        }
    }

  private:
    template <class Array>
    std::string_view pick(const Array& from) {
        return from[random_.below(static_cast<std::uint32_t>(std::size(from)))];
    }

    std::string noise() {
        std::string line;
        for (std::uint32_t n = random_.below(60); n > 0; --n) {
            const char c = static_cast<char>(random_.below(256));
            if (c != '\n') line += c;
        }
        return line;
    }

    std::string shuffled() {
        std::string line(pick(kCommands));
        for (std::uint32_t n = random_.below(8); n > 0; --n) line.append(" ").append(pick(kWords));
        return line;
    }

    static constexpr std::string_view kLines[] = {"tei",
                                                  "isready",
                                                  "stop",
                                                  "ponderhit",
                                                  "setoption name HalfKomi value 4",
                                                  "setoption name MultiPV value 2",
                                                  "setoption name Hash value 1",
                                                  "teinewgame 5",
                                                  "teinewgame size 6 halfkomi 4",
                                                  "position startpos",
                                                  "position startpos moves a1 c3 b2",
                                                  "position tps x3/x,1,x/x,x,2 1 2 moves a1",
                                                  "position tps 1,1,1,1,x/x5/x5/2,2,2,2,x/x5 2 5",
                                                  "go nodes 50",
                                                  "go depth 1",
                                                  "go infinite",
                                                  "go movetime 1"};
    static constexpr std::string_view kCommands[] = {"position", "go", "setoption", "teinewgame", "isready"};
    static constexpr std::string_view kWords[] = {"startpos",
                                                  "tps",
                                                  "moves",
                                                  "x3/x3/x3",
                                                  "1",
                                                  "2",
                                                  "a1",
                                                  "c3-",
                                                  "3c3>21",
                                                  "depth",
                                                  "nodes",
                                                  "movetime",
                                                  "wtime",
                                                  "ponder",
                                                  "btime",
                                                  "searchmoves",
                                                  "name",
                                                  "value",
                                                  "Threads",
                                                  "Level",
                                                  "Rules",
                                                  "Playtak",
                                                  "size",
                                                  "halfkomi",
                                                  "-1",
                                                  "999999",
                                                  "99999999999999999999",
                                                  "-99999999999999999999",
                                                  "\xff",
                                                  "infinite"};
    base::Random random_;
};

TEST(TeiStream, NoInputBreaksIt) {
    const int kLines = support::extent(6000, 20000);
    BrokenClient client(2024);
    std::string input;
    std::size_t searches = 0;
    std::size_t checks = 0;
    for (int i = 0; i < kLines; ++i) {
        const std::string line = client.next();
        TeiWords words(line);
        const std::string_view command = words.take();
        if (command == "quit") continue;
        searches += command == "go" ? 1 : 0;
        checks += command == "isready" ? 1 : 0;
        input += line + "\n";
    }
    const auto lines = linesOf(serve(input + "isready\nquit\n"));
    EXPECT_EQ(countOf(lines, "bestmove "), searches);
    EXPECT_EQ(countOf(lines, "readyok"), checks + 1);
    for (const std::string& line : lines)
        ASSERT_TRUE(std::all_of(line.begin(), line.end(), [](char c) { return c >= ' ' && c <= '~'; }))
            << line;
}

}  // namespace
}  // namespace tak::engine
