#pragma once

#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "games/tactik/rules/Rules.h"

namespace test {

/// The rules of Tac-Tik once more, as slowly and plainly as they can be said: every pawn goes one step after
/// the other, a 7x1 tries every step of every pawn, and nothing is shared with the program but the options.
/// It judges the program's rules. The cards that are dealt it is told.
class SlowTactik {
  public:
    /// The men on the board by place: squares from 0, and the cells 101 to 104 of red's base, 201 to 204 of
    /// blue's and so on. R, B, Y, G are pawns, r, b, y, g stakes. All others are in their pockets.
    using Men = std::map<int, char>;
    /// "1" to "12", "S", "7".
    using Cards = std::multiset<std::string>;
    struct Captured {
        char colour;
        int place;
        int leg;
        int step;
        friend bool operator==(const Captured&, const Captured&) = default;
    };
    /// From one place to another one, or from kPocket.
    using Legs = std::vector<std::pair<int, int>>;
    static constexpr int kPocket = -1;

    SlowTactik(int players, int dealer, tactik::rules::Rules rules);
    /// In the middle of a game, in which these players are to play the cards in their hands.
    SlowTactik(Men men, std::map<int, Cards> hands, int dealer, int turn, tactik::rules::Rules rules);

    /// Tells the new hands when dealing() is due; false: they are impossible.
    bool deal(const std::map<int, Cards>& hands);
    [[nodiscard]] bool dealing() const { return phase_ == "dealing"; }
    [[nodiscard]] bool over() const { return phase_ == "over"; }

    /// The players whose decision is missing.
    [[nodiscard]] std::vector<int> awaited() const;
    /// The cards that the player may pass.
    [[nodiscard]] std::set<std::string> passes(int player) const;
    /// By card, the boards to which plays of the player whose turn it is lead.
    [[nodiscard]] std::map<std::string, std::set<Men>> plays() const;
    /// The cards that he may discard; "all": his whole hand.
    [[nodiscard]] std::set<std::string> discards() const;

    void pass(int player, const std::string& card);
    void play(const std::string& card, const Men& result);
    void discard(const std::string& card);

    /// The pawns that a play captures on its way here, in their order.
    [[nodiscard]] std::vector<Captured> capturesOf(const std::string& card, const Legs& legs) const;

    /// All that there is, in words.
    [[nodiscard]] std::string picture() const;
    [[nodiscard]] static std::string picture(const Men& men);

  private:
    [[nodiscard]] int squares() const { return rules_.longCircuit ? 72 : 64; }
    [[nodiscard]] int startOf(char colour) const;
    [[nodiscard]] int ahead(int square) const { return (square + 1) % squares(); }
    [[nodiscard]] int behind(int square) const { return (square + squares() - 1) % squares(); }
    /// Whether nobody of this colour's can come down there.
    [[nodiscard]] bool closed(const Men& men, int square, char colour) const;
    /// The places to which a man can go from there by one step: the next square, and a cell of his base. He
    /// may have come there over others, as yet without stopping.
    [[nodiscard]] std::vector<int> nextPlaces(const Men& others, char man, int place) const;
    [[nodiscard]] std::string colours() const;
    [[nodiscard]] bool sideHome(const Men& men, char colour) const;

    [[nodiscard]] std::set<Men> results(const std::string& card) const;
    void addForward(const std::string& card, std::set<Men>& found) const;
    void addStarts(std::set<Men>& found) const;
    void addBackward(std::set<Men>& found) const;
    void addSwaps(std::set<Men>& found) const;
    void addSevens(char colour, std::set<Men>& found) const;
    /// The boards after one more step of the man there, with his new places.
    [[nodiscard]] std::vector<std::pair<Men, int>> stepped(const Men& men, int place) const;
    /// With `mustEnter`, a pawn makes its steps in one go.
    void addGoes(const Men& men, char colour, const std::set<int>& gone, int left,
                 std::set<Men>& found) const;

    void layDown(std::string card);
    void finishTurn();

    int players_;
    int dealer_;
    int turn_;
    tactik::rules::Rules rules_;
    std::string phase_ = "dealing";
    int deals_ = 1;
    int round_ = 1;
    Men men_;
    std::map<int, Cards> hands_;
    std::map<int, std::string> passed_;
    Cards stock_;
    std::vector<std::string> pile_;
};

}  // namespace test
