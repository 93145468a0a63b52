#include "games/tactik/rules/Notation.h"

#include <algorithm>
#include <cctype>
#include <charconv>

#include "games/tactik/rules/Plays.h"

namespace tactik::rules {
namespace {

using base::msgid;

constexpr std::string_view kLetters = "RBYG";

std::string lowered(std::string_view text) {
    std::string low;
    for (const char c : text)
        if (c != ' ') low += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return low;
}

/// The steps of a leg forward.
int stepsOf(const Board& board, Leg leg) {
    if (leg.from.inBase()) return leg.to.cell() - leg.from.cell();
    if (leg.to.onCircuit()) return board.distance(leg.from.square(), leg.to.square());
    return board.distance(leg.from.square(), board.startOf(leg.to.colour())) + leg.to.cell();
}

std::string pawnText(const Board& board, Spot spot) {
    const Colour colour = spot.onCircuit() ? colourOf(board.pawnAt(spot)) : spot.colour();
    return letterOf(colour) + textOf(spot);
}

std::string forwardText(const Board& board, Leg leg) {
    std::string text = pawnText(board, leg.from) + '+' + std::to_string(stepsOf(board, leg));
    if (leg.from.onCircuit() && leg.to.inBase()) text += 'b';
    return text;
}

std::string sevenText(const Play& play, Board board) {
    std::string text = "7:";
    for (const Leg leg : play) {
        if (text.size() > 2) text += ',';
        text += forwardText(board, leg);
        Play one{.card = Card::SevenOnes};
        one.push(leg);
        board.carryOut(one);
    }
    return text;
}

// ---- reading

base::Error noSeven() {
    return base::Error{msgid("a 7x1 needs seven steps by pawns of one colour, each in one go")};
}

/// Reads a play from the front of a text. It can be carried out on the board, but the rules may forbid it.
class PlayReader {
  public:
    PlayReader(const Board& board, Colours movers, const Rules& rules, std::string_view text)
        : board_(board), movers_(movers), rules_(rules), rest_(text) {}

    base::Result<Play> read() {
        if (take("7:")) return seven();
        const auto colour = takeColour();
        if (!colour) return expected();
        if (take("p+")) return start(*colour);
        const auto spot = takeSpot(*colour);
        if (!spot) return expected();
        if (take("/")) return swap(*colour, *spot);
        const auto pawn = pawnAt(*colour, *spot);
        if (!pawn) return pawn.error();
        if (take("-")) return back(*spot);
        return forward(*pawn);
    }

  private:
    static base::Error expected() {
        return base::Error{
            msgid("expected a play such as R12+5, R12+5b, R3-4, Rp+10, R10/B20, 7:R12+3,R9+4, or a discard "
                  "such as d5")};
    }
    bool take(std::string_view what) {
        if (rest_.substr(0, what.size()) != what) return false;
        rest_.remove_prefix(what.size());
        return true;
    }
    std::optional<int> takeNumber() {
        int number = 0;
        const auto [end, error] = std::from_chars(rest_.data(), rest_.data() + rest_.size(), number);
        if (error != std::errc()) return {};
        rest_.remove_prefix(static_cast<std::size_t>(end - rest_.data()));
        return number;
    }
    std::optional<Colour> takeColour() {
        const auto colour = rest_.empty() ? std::nullopt : colourNamed(rest_.front());
        if (colour) rest_.remove_prefix(1);
        return colour;
    }
    std::optional<Spot> takeSpot(Colour colour) {
        const bool inBase = take("b");
        const auto number = takeNumber();
        if (!number) return {};
        if (inBase && *number >= 1 && *number <= kBaseCells) return Spot::base(colour, *number);
        if (!inBase && *number >= 0 && *number < board_.squares()) return Spot::square(*number);
        return {};
    }

    [[nodiscard]] base::Result<Pawn> pawnAt(Colour colour, Spot spot) const {
        const Pawn pawn = board_.pawnAt(spot);
        if (pawn == kNoPawn || colourOf(pawn) != colour)
            return base::Error{msgid("no pawn of this colour stands there")};
        if (!movers_.has(colour)) return base::Error{msgid("this pawn is not moved by the player to move")};
        return pawn;
    }

    base::Result<Play> start(Colour colour) {
        const auto number = takeNumber();
        if (!number || (*number != 1 && *number != 10) || !rest_.empty())
            return base::Error{msgid("expected a start such as Rp+1 or Rp+10")};
        if (board_.inPocket(colour) == 0)
            return base::Error{msgid("no pawn of this colour is in its pocket")};
        Play play{.card = *number == 1 ? Card::One : Card::Ten};
        play.push({Spot::pocket(colour), Spot::square(board_.startOf(colour))});
        return play;
    }

    base::Result<Play> swap(Colour colour, Spot one) {
        const auto otherColour = takeColour();
        const auto other = otherColour ? takeSpot(*otherColour) : std::nullopt;
        if (!other || !one.onCircuit() || !other->onCircuit() || !rest_.empty())
            return base::Error{msgid("expected a swap such as R10/B20")};
        const Pawn first = board_.pawnAt(one);
        const Pawn second = board_.pawnAt(*other);
        if (first == kNoPawn || second == kNoPawn || one == *other)
            return base::Error{msgid("a swap needs two pawns on the circuit")};
        if (colourOf(first) != colour || colourOf(second) != *otherColour)
            return base::Error{msgid("no pawn of this colour stands there")};
        if (!movers_.has(colour) && !movers_.has(*otherColour))
            return base::Error{msgid("this pawn is not moved by the player to move")};
        Play play{.card = Card::Swap};
        play.push({one, *other});
        return play;
    }

    base::Result<Play> back(Spot from) {
        if (takeNumber() != rules::stepsOf(Card::Four) || !rest_.empty())
            return base::Error{msgid("a pawn goes back by 4 only")};
        if (!from.onCircuit()) return base::Error{msgid("no pawn goes back in its base")};
        Play play{.card = Card::Four};
        play.push({from, Spot::square(board_.after(from.square(), -rules::stepsOf(Card::Four)))});
        return play;
    }

    base::Result<Play> forward(Pawn pawn) {
        const auto steps = take("+") ? takeNumber() : std::nullopt;
        const auto card = std::find_if(kAllCards.begin(), kAllCards.end(), [&](Card one) {
            return goesForward(one) && rules::stepsOf(one) == steps;
        });
        const bool enters = take("b");
        if (!steps || card == kAllCards.end() || !rest_.empty()) return expected();
        const auto to = wayOf(pawn, *steps, enters, false);
        if (!to) return to.error();
        Play play{.card = *card};
        play.push({board_.spotOf(pawn), *to});
        return play;
    }

    base::Result<Play> seven() {
        Play play{.card = Card::SevenOnes};
        int left = rules::stepsOf(Card::SevenOnes);
        do {
            const auto colour = takeColour();
            const auto spot = colour ? takeSpot(*colour) : std::nullopt;
            if (!spot || play.size == kPawnsEach) return expected();
            const auto pawn = pawnAt(*colour, *spot);
            if (!pawn) return pawn.error();
            const auto steps = take("+") ? takeNumber() : std::nullopt;
            const bool enters = take("b");
            if (!steps || *steps < 1) return expected();
            if (*steps > left) return noSeven();
            left -= *steps;
            const auto to = wayOf(*pawn, *steps, enters, true);
            if (!to) return to.error();
            Play leg{.card = Card::SevenOnes};
            leg.push({*spot, *to});
            play.push(leg.legs.front());
            board_.carryOut(leg);
        } while (take(","));
        if (!rest_.empty()) return expected();
        return play;
    }

    [[nodiscard]] base::Result<Spot> wayOf(Pawn pawn, int steps, bool enters, bool everyStep) const {
        const bool inside = board_.spotOf(pawn).inBase();
        for (const Spot to : waysForward(board_, pawn, steps, everyStep, rules_))
            if (to.inBase() == (enters || inside)) return to;
        if (enters || inside)
            return base::Error{msgid("the pawn does not reach a free cell of its base with this number")};
        return base::Error{msgid("a stake, a pawn or the base bars this way")};
    }

    Board board_;
    Colours movers_;
    const Rules& rules_;
    std::string_view rest_;
};

std::uint64_t resultOf(Board board, const Play& play) {
    board.carryOut(play);
    return board.key();
}

base::Result<Act> passIn(const Position& position, std::string_view text, int player) {
    const std::size_t arrow = text.find('>');
    if (arrow == 1) {
        const auto colour = colourNamed(text[0]);
        if (!colour || index(*colour) >= position.players())
            return base::Error{msgid("expected the letter of a player before the passed card")};
        player = index(*colour);
    }
    const auto card = arrow <= 1 ? cardNamed(text.substr(arrow + 1)) : std::nullopt;
    if (!card) return base::Error{msgid("expected a card to pass, such as >5")};
    const Act act = passing(player, *card);
    if (position.isLegal(act)) return act;
    return base::Error{msgid("this player does not pass this card now")};
}

base::Result<Act> discardIn(const Position& position, std::string_view text, int player) {
    const auto card = cardNamed(text.substr(1));
    if (text != "d*" && !card) return base::Error{msgid("expected a discard such as d5")};
    const Act act = text == "d*" ? discardingAll(player) : discarding(player, *card);
    if (position.isLegal(act)) return act;
    if (position.canPlay(player)) return base::Error{msgid("who can play a card must play one")};
    return base::Error{msgid("this card cannot be discarded now")};
}

base::Result<Act> playIn(const Position& position, std::string_view text, int player) {
    const Table& table = position.table();
    const Colours movers = table.moversOf(player);
    const auto read = PlayReader(table.board, movers, position.rules(), text).read();
    if (!read) return read.error();
    const std::vector<Card> held = table.kindsHeld(player);
    if (std::find(held.begin(), held.end(), read->card) == held.end())
        return base::Error{msgid("this card is not in the player's hand")};
    const std::uint64_t result = resultOf(table.board, *read);
    for (const Play& play : playsOf(table.board, movers, read->card, position.rules()))
        if (resultOf(table.board, play) == result) return playing(player, play);
    if (read->card == Card::SevenOnes) return noSeven();
    return base::Error{msgid("a stake or the rules of this card forbid this play")};
}

}  // namespace

char letterOf(Colour colour) { return kLetters[static_cast<std::size_t>(index(colour))]; }

std::optional<Colour> colourNamed(char letter) {
    const std::size_t found =
        kLetters.find(static_cast<char>(std::toupper(static_cast<unsigned char>(letter))));
    if (found == std::string_view::npos) return {};
    return colourAt(static_cast<int>(found));
}

std::string textOf(Card card) {
    if (card == Card::Unknown) return "*";
    if (card == Card::Swap) return "S";
    return std::to_string(stepsOf(card));
}

std::optional<Card> cardNamed(std::string_view name) {
    const std::string low = lowered(name);
    for (const Card card : kAllCards)
        if (lowered(textOf(card)) == low) return card;
    if (low == "7x1") return Card::SevenOnes;
    return {};
}

std::string textOf(Spot spot) {
    if (spot.inPocket()) return "p";
    return spot.inBase() ? 'b' + std::to_string(spot.cell()) : std::to_string(spot.square());
}

std::string textOf(const Play& play, const Board& before) {
    const Leg& first = play.legs.front();
    if (first.from.inPocket()) return letterOf(first.from.colour()) + ("p+" + textOf(play.card));
    if (play.card == Card::Swap) return pawnText(before, first.from) + '/' + pawnText(before, first.to);
    if (play.card == Card::Four) return pawnText(before, first.from) + '-' + textOf(play.card);
    if (play.card == Card::SevenOnes) return sevenText(play, before);
    return forwardText(before, first);
}

std::string textOf(const Act& act, const Board& before) {
    switch (act.kind) {
        case Act::Kind::Pass:
            return letterOf(colourAt(act.player)) + ('>' + textOf(act.card));
        case Act::Kind::Play:
            return textOf(act.play, before);
        case Act::Kind::Discard:
            return 'd' + textOf(act.card);
        case Act::Kind::DiscardAll:
            break;
    }
    return "d*";
}

base::Result<Act> actIn(const Position& position, std::string_view text, int player) {
    const std::string low = lowered(text);
    if (position.over()) return base::Error{msgid("the game is over")};
    if (low.find('>') != std::string::npos) return passIn(position, low, player);
    if (position.table().phase == Phase::Passing) {
        const auto card = cardNamed(low);
        if (!card) return base::Error{msgid("expected a card to pass, such as >5")};
        return passIn(position, ">" + low, player);
    }
    if (!low.empty() && low[0] == 'd') return discardIn(position, low, player);
    return playIn(position, low, player);
}

bool beginsWith(std::string_view act, std::string_view typed) {
    const std::string whole = lowered(act);
    const std::string begun = lowered(typed);
    const auto isAt = [&](std::size_t place) { return whole.compare(place, begun.size(), begun) == 0; };
    return isAt(0) || (whole.find('>') == 1 && (isAt(1) || isAt(2)));
}

}  // namespace tactik::rules
