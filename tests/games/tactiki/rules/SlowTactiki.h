#pragma once

#include <array>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "games/tactiki/rules/Rules.h"

namespace test {

/// The rules of TacTiki once more, as slowly and plainly as they can be said: columns are lists of men, what
/// the other player may think is a list of all that is possible, and nothing is shared with the program but
/// the options. It judges the program's rules.
class SlowTactiki {
  public:
    /// The set-ups of Tiki and Tac: ten digits each, on files a to e the lower man and then the upper one.
    SlowTactiki(const std::array<std::string, 2>& setUps, tactiki::rules::Rules rules);

    /// The legal acts, in words, sorted: "a1 a2 2" (the second man from below), "+3 a1", "pass".
    [[nodiscard]] std::vector<std::string> legal() const;
    void play(const std::string& act);

    /// "Tiki", "Tac", "out of reach", "repetition" or "quiet turns"; empty: the game goes on.
    [[nodiscard]] const std::string& ending() const { return ending_; }
    /// Where everything stands, with ranks and what is shown; then the sorted piles and who moves.
    [[nodiscard]] std::string picture() const;
    /// What the others may think of a player's men who came back unseen and of his pile: all possibilities,
    /// as the ranks of those men in the order in which they came back.
    [[nodiscard]] std::set<std::string> possibilities(char side) const;

  private:
    struct Man {
        char side = ' ';
        int rank = 0;
        bool shown = false;
        int birth = 0;  ///< number of the rebirth, if he was not shown since; else 0
    };
    using Column = std::vector<Man>;
    /// One possibility: ranks by rebirth, and the sorted pile.
    using World = std::pair<std::map<int, int>, std::multiset<int>>;

    [[nodiscard]] std::vector<std::string> moves() const;
    [[nodiscard]] std::vector<std::string> rebirths() const;
    void walk(const std::string& act);
    /// Whether the attacker still lives.
    bool attack(Man& attacker, Column& column);
    void rise(const std::string& act);
    void show(Man& man);
    void bury(const Man& man);
    void finishTurn();
    [[nodiscard]] bool canStillReachFive(char side) const;
    [[nodiscard]] std::string publicPicture() const;
    [[nodiscard]] const Column& at(const std::string& field) const { return board_.at(field); }

    std::map<std::string, Column> board_;  ///< by field, from the bottom up
    std::map<char, std::multiset<int>> piles_;
    std::map<char, std::set<World>> worlds_;
    int births_ = 0;
    tactiki::rules::Rules rules_;
    char mover_ = 'k';
    bool secondMove_ = false;
    bool eventful_ = false;
    int quiet_ = 0;
    std::string ending_;
    std::map<std::string, int> begun_;  ///< how often a public position began a turn
};

}  // namespace test
