// A beginner as a program that speaks TEI: tak-beginner plain|rows|walls|captures [SEED]. It answers at once.

#include <cstdlib>
#include <iostream>
#include <optional>
#include <string>

#include "beginners/Beginner.h"
#include "games/tak/engine/tei/TeiPosition.h"
#include "games/tak/rules/Notation.h"

namespace {

using beginners::Beginner;
using beginners::Manner;
using tak::engine::TeiWords;
using tak::rules::Setup;

class BeginnerProgram {
  public:
    BeginnerProgram(Manner manner, std::uint64_t seed)
        : manner_(manner), seed_(seed), player_(manner, seed) {}

    int run() {
        std::string line;
        while (std::getline(std::cin, line)) {
            TeiWords words(line);
            if (words.accept("quit")) return 0;
            if (!obey(words)) return 1;
        }
        return 0;
    }

  private:
    static void say(const std::string& line) { std::cout << line << std::endl; }
    static bool refuse(const std::string& problem) {
        std::cerr << "tak-beginner: " << problem << std::endl;
        return false;
    }

    /// False after a mistake of the client, which ends the program.
    bool obey(TeiWords words) {
        const std::string_view command = words.take();
        if (command == "tei") introduce();
        if (command == "isready") say("readyok");
        if (command == "setoption") return setOption(words);
        if (command == "teinewgame") return beginGame(words);
        if (command == "position") return setPosition(words);
        if (command == "go") answer();
        return true;
    }

    static void introduce() {
        say("id name Beginner");
        say("id author The Tests");
        say("option name HalfKomi type spin default 0 min -10 max 10");
        say("teiok");
    }

    bool setOption(TeiWords words) {
        const bool known = words.accept("name") && words.accept("HalfKomi") && words.accept("value");
        const auto value = tak::engine::integerOf(words.take());
        if (!known || !value) return refuse("this option is not known");
        halfKomi_ = static_cast<int>(*value);
        return true;
    }

    /// Every game is different, but the same again when the program is restarted.
    bool beginGame(TeiWords words) {
        const auto size = tak::engine::integerOf(words.take());
        if (!size || *size < tak::rules::kMinSize || *size > tak::rules::kMaxSize)
            return refuse("no such board");
        size_ = static_cast<int>(*size);
        player_ = Beginner(manner_, ++seed_);
        return true;
    }

    bool setPosition(TeiWords words) {
        const auto game = tak::engine::readPosition(words, {.size = size_, .halfKomi = halfKomi_});
        if (!game) return refuse(game.error().message);
        position_ = game->position();
        return true;
    }

    void answer() {
        if (!position_) return;
        const auto move = player_.choose(*position_);
        say("bestmove " + tak::rules::formatMove(*position_, move));
    }

    Manner manner_;
    std::uint64_t seed_;
    Beginner player_;
    int size_ = 5;
    int halfKomi_ = 0;
    std::optional<tak::rules::Position> position_;
};

}  // namespace

int main(int argc, char** argv) {
    const auto manner = beginners::mannerNamed(argc > 1 ? argv[1] : "plain");
    if (!manner) {
        std::cerr << "usage: tak-beginner plain|rows|walls|captures [SEED]" << std::endl;
        return 2;
    }
    return BeginnerProgram(*manner, argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 1).run();
}
