// A misbehaving TEI engine for tests. Its arguments name its faults; see Manners. It knows hardly any Tak: it
// places a flat on the first square that no move of the game has named, which is legal if the other side does
// the same. With "sees-board" it passes over the pieces of a TPS, too.

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <iostream>
#include <set>
#include <sstream>
#include <string>
#include <thread>
#include <utility>
#include <vector>

namespace {

using Words = std::vector<std::string>;

/// A fault in the middle of a game happens after this many moves.
constexpr std::size_t kMovesOfGoodConduct = 6;

class MockEngine {
  public:
    explicit MockEngine(std::set<std::string> manners) : manners_(std::move(manners)) {}

    int run() {
        std::string line;
        while (std::getline(std::cin, line)) {
            std::istringstream in(line);
            Words words;
            for (std::string word; in >> word;) words.push_back(word);
            if (words.empty()) continue;
            if (words.front() == "quit") return is("no-quit") ? sleepLong() : 0;
            obey(words);
        }
        return 0;
    }

  private:
    [[nodiscard]] bool is(const char* manner) const { return manners_.count(manner) > 0; }
    static void say(const std::string& line) { std::cout << line << std::endl; }
    [[noreturn]] static void die(const std::string& lastLine) {
        std::cerr << lastLine << std::endl;
        std::exit(3);
    }
    static int sleepLong() {
        std::this_thread::sleep_for(std::chrono::seconds(60));
        return 0;
    }

    void obey(const Words& words) {
        // Says the last answer once more, at the next command.
        if (is("twice") && !lastMove_.empty()) say("bestmove " + std::exchange(lastMove_, {}));
        const std::string& command = words.front();
        if (command == "tei") introduce();
        if (command == "isready") getReady();
        if (command == "setoption") setOption(words);
        if (command == "teinewgame") beginGame(words);
        if (command == "position") setPosition(words);
        if (command == "go") go(words);
        if (command == "stop" && thinking_) answer();
    }

    void introduce() {
        if (is("crash-at-start")) die("no weights found");
        if (is("hang-at-start")) sleepLong();
        if (is("rubbish")) {
            for (const char* line :
                 {"Loading weights ... 100 %", "", "option", "option type spin", "info", "id"})
                say(line);
            say(std::string("\x01\xFF") + " bestmove");
        }
        say("id name Mock");
        say("id author The Tests");
        if (is("komi-choice"))
            say("option name HalfKomi type combo default 0 var 0 var 4");
        else if (!is("no-komi"))
            say("option name HalfKomi type spin default 0 min -10 max 10");
        if (is("other-komi")) say("option name Komi type spin default 0 min 0 max 12");
        say("option name Style of Play type combo default calm var calm var very wild");
        say("option name Ponder type check default false");
        if (is("options")) {
            say("option name Skill type spin default 5 min 1 max 10");
            say("option name Hash type spin default 16 min 1 max 4096");
            say("option name Book type string default <empty>");
            say("option name Clear Hash type button");
        }
        if (is("many-options"))
            for (int i = 0; i < 3000; ++i)
                say("option name O" + std::to_string(i) + " type check default false");
        if (is("supplies")) {
            say("option name Flats type spin default 21 min 1 max 80");
            say("option name Opening type combo default swap var swap var double black stack");
        }
        if (is("opening-book")) say("option name Opening type string default book.txt");
        if (is("sizes")) say("size 4 5 6 halfkomi -4 0 4");
        if (is("several-sizes")) {
            say("size 5 halfkomi 0 4");
            say("size 6 halfkomi 0");
        }
        say("teiok");
    }

    void getReady() {
        if (!is("never-ready") && !(is("ready-once") && answers_ > 0)) say("readyok");
    }

    void setOption(const Words& words) {
        if (is("supplies") && words.size() > 4 && (words[2] == "Flats" || words[2] == "Opening")) return;
        if (is("no-komi-by-answer") && words.size() > 4 && words[2] == "HalfKomi" && words[4] != "0")
            say("info string error: HalfKomi cannot be set");
        if (is("grumbling")) say("error: no memory for a hash table of this size");
        const bool more = is("options") && words.size() > 2 &&
                          std::set<std::string>{"Skill", "Hash", "Book", "Clear"}.count(words[2]) > 0;
        if (more) return;
        if (words.size() < 5 || (words[2] != "HalfKomi" && words[2] != "Style" && words[2] != "Ponder"))
            die("unknown option");
    }

    void beginGame(const Words& words) {
        if (inGame_ && is("one-game")) die("already playing");
        if (is("dies-at-new-game")) die("no weights");
        if (words.size() < 2 || is("sizes") != (words[1] == "size")) die("wrong dialect");
        inGame_ = true;
        size_ = std::stoi(words[is("sizes") ? 2 : 1]);
        if (size_ == 5) return;
        if (is("only-5")) die("unsupported size");
        if (is("only-5-by-answer")) say("info string error: unsupported size " + std::to_string(size_));
    }

    void setPosition(const Words& words) {
        std::size_t at = 2;
        board_.clear();
        if (words.size() > 2 && words[1] == "tps") {
            at = 5;
            if (is("sees-board")) takeBoard(words[2]);
        }
        if (words.size() <= at || words[at] != "moves") die("the word moves was expected");
        named_.assign(words.begin() + static_cast<std::ptrdiff_t>(at) + 1, words.end());
    }

    void go(const Words& words) {
        if (!inGame_) die("no game");
        if (is("only-5-by-go") && size_ != 5) die("index out of bounds");
        const bool clocks = words.size() > 4 && words[1] == "wtime" && words[3] == "winc";
        if (is("clocks-only") && !clocks) die("no time left");
        thinking_ = true;
        if (is("liar")) {
            say("readyok");
            say("teiok");
        }
        if (is("deaf")) {
            thinking_ = false;
        } else if (!is("until-stopped")) {
            answer();
        }
    }

    /// Notes which squares of these rows of a TPS hold pieces.
    void takeBoard(const std::string& rows) {
        char rank = static_cast<char>('0' + size_);
        char file = 'a';
        for (std::size_t i = 0; i < rows.size(); ++i) {
            if (rows[i] == '/') {
                --rank;
                file = 'a';
            } else if (rows[i] == 'x') {
                const bool run = i + 1 < rows.size() && rows[i + 1] >= '1' && rows[i + 1] <= '8';
                file = static_cast<char>(file + (run ? rows[++i] - '0' : 1));
            } else if (rows[i] != ',') {
                board_.insert({file, rank});
                while (i + 1 < rows.size() && rows[i + 1] != ',' && rows[i + 1] != '/') ++i;
                ++file;
            }
        }
    }

    [[nodiscard]] std::string freeSquare() const {
        std::set<std::string> taken = board_;
        for (const std::string& move : named_) {
            const std::size_t at = move.find_first_of("abcdefgh");
            if (at != std::string::npos) taken.insert(move.substr(at, 2));
        }
        for (char rank = '1'; rank < '1' + size_; ++rank)
            for (char file = 'a'; file < 'a' + size_; ++file)
                if (taken.count({file, rank}) == 0) return {file, rank};
        return "a1";
    }

    void misbehave() {
        if (named_.size() < kMovesOfGoodConduct) return;
        if (is("crash")) {
            std::cerr << "thread 'main' panicked" << std::endl;
            std::raise(SIGKILL);
        }
        if (is("hang")) sleepLong();
        while (is("flood")) say("info depth 1 nodes 1 pv a1 string " + std::string(200, 'x'));
    }

    void answer() {
        thinking_ = false;
        misbehave();
        if (is("slow")) std::this_thread::sleep_for(std::chrono::milliseconds(300));
        if (is("rubbish")) {
            say("info depth x score cp pv");
            say("warning " + std::string(5000, 'x'));
        }
        const std::string square = freeSquare();
        say("info depth 3 seldepth 5 nodes 123 nps 1000 time 7 hashfull 4 score cp " +
            std::string(is("huge") ? "99999999999999999999" : "-12.5") + " pv " + square + " z9");
        if (is("no-move")) {
            say("info string error: there is nothing to search");
            return say("bestmove (none)");
        }
        const bool cheats = is("cheat") && named_.size() >= kMovesOfGoodConduct;
        lastMove_ = cheats ? "9z9>" : square;
        ++answers_;
        say("bestmove " + lastMove_);
    }

    std::set<std::string> manners_;
    int size_ = 5;
    bool inGame_ = false;
    bool thinking_ = false;
    Words named_;                  ///< the moves of the game
    std::set<std::string> board_;  ///< the squares on which it began with pieces
    std::string lastMove_;         ///< empty before the first answer
    int answers_ = 0;
};

}  // namespace

int main(int argc, char** argv) { return MockEngine({argv + 1, argv + argc}).run(); }
