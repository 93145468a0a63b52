#include "games/tactik/rules/PositionReader.h"

#include <charconv>

#include "games/tactik/rules/Notation.h"

namespace tactik::rules {
namespace {

/// Reads the parts of one position, in any order.
class PartsReader {
  public:
    PartsReader(std::string_view text, std::string_view file) : reader_(text, file) { draft_.file = file; }

    base::Result<PositionDraft> read() {
        for (reader_.skipSpace(); !reader_.atEnd();) {
            if (auto part = readPart(); !part) return part.error();
            if (!reader_.endWord())
                return error(base::msgid("expected a blank between the parts of the position"));
        }
        draft_.end = reader_.position();
        return draft_;
    }

  private:
    using Read = base::Result<void>;
    using Cards = PositionDraft::Cards;

    [[nodiscard]] base::Error error(base::Message message) const { return reader_.error(std::move(message)); }
    [[nodiscard]] base::Error twice(base::TextPosition at) const {
        return reader_.errorAt(at, base::msgid("expected each part of the position only once"));
    }

    Read readPart() {
        const base::TextPosition at = reader_.position();
        if (const auto colour = colourNamed(reader_.peek()); colour && reader_.peek(1) == ':') {
            reader_.take();
            reader_.take();
            return readColour(*colour, at);
        }
        if (reader_.accept("pile:")) return readHeap(draft_.pile, seenPile_, at);
        if (reader_.accept("stock:")) return readHeap(draft_.stock, seenStock_, at);
        if (reader_.accept("turn:")) return readPlayer(draft_.turn, at);
        if (reader_.accept("dealer:")) return readPlayer(draft_.dealer, at);
        if (reader_.accept("deal:")) return readNumber(draft_.deal, kMostDeals, at);
        if (reader_.accept("round:")) return readNumber(draft_.round, kMostRounds, at);
        if (reader_.accept("pass")) {
            if (draft_.pass) return twice(at);
            draft_.pass = at;
            return {};
        }
        if (base::isDigit(reader_.peek())) return readPlayers(at);
        return readRule(at);
    }

    Read readRule(base::TextPosition at) {
        const auto rule = acceptRule(reader_);
        if (rule == nullptr)
            return error(
                base::msgid("expected a part of a position, such as 4, R:0!,b4/1,10,S, pile:, turn:R or "
                            "pass"));
        if (draft_.rules.*rule) return twice(at);
        draft_.rules.*rule = true;
        return {};
    }

    Read readPlayers(base::TextPosition at) {
        if (draft_.players) return twice(at);
        const char digit = reader_.take();
        if (digit != '2' && digit != '4')
            return reader_.errorAt(at, base::msgid("expected 2 or 4, the number of players"));
        draft_.players = {digit - '0', at};
        return {};
    }

    std::optional<int> takeNumber(int most) {
        const std::string_view rest = reader_.rest();
        int number = 0;
        const auto [end, fault] = std::from_chars(rest.data(), rest.data() + rest.size(), number);
        if (fault != std::errc() || !base::isDigit(reader_.peek()) || number > most) return {};
        for (const char* c = rest.data(); c != end; ++c) reader_.take();
        return number;
    }

    Read readNumber(std::optional<At<int>>& part, int most, base::TextPosition at) {
        if (part) return twice(at);
        const base::TextPosition begin = reader_.position();
        const auto number = takeNumber(most);
        if (!number || *number < 1)
            return reader_.errorAt(begin,
                                   {base::msgid("expected a number from 1 to {most}"), {{"most", most}}});
        part = {*number, at};
        return {};
    }

    Read readPlayer(std::optional<At<Colour>>& part, base::TextPosition at) {
        if (part) return twice(at);
        const auto colour = colourNamed(reader_.peek());
        if (!colour) return error(base::msgid("expected R, B, Y or G, the colour of a player"));
        reader_.take();
        part = {*colour, at};
        return {};
    }

    Read readColour(Colour colour, base::TextPosition at) {
        const auto place = static_cast<std::size_t>(index(colour));
        if (seenColours_[place]) return twice(at);
        seenColours_[place] = true;
        if (!reader_.accept("-") && reader_.peek() != '/') do
                if (auto pawn = readPawn(colour); !pawn) return pawn;
            while (reader_.accept(","));
        if (!reader_.accept("/")) return {};
        return readCards(draft_.hands[place], true);
    }

    Read readPawn(Colour colour) {
        auto& pawns = draft_.pawns[static_cast<std::size_t>(index(colour))];
        PositionDraft::PawnAt pawn{.at = reader_.position()};
        if (pawns.size() == kPawnsEach) return error(base::msgid("expected at most four pawns of a colour"));
        if (reader_.accept("b") || reader_.accept("B")) {
            const auto cell = takeNumber(kBaseCells);
            if (!cell || *cell < 1) return error(base::msgid("expected a cell of the base, from b1 to b4"));
            pawn.spot = Spot::base(colour, *cell);
        } else {
            const auto square = takeNumber(kMostSquares - 1);
            if (!square)
                return error(
                    base::msgid("expected the square of a pawn, a cell of its base such as b4, or -"));
            pawn.spot = Spot::square(*square);
        }
        pawn.stake = reader_.accept("!");
        pawns.push_back(pawn);
        return {};
    }

    Read readHeap(std::optional<Cards>& heap, bool& seen, base::TextPosition at) {
        if (seen) return twice(at);
        seen = true;
        return readCards(heap, false);
    }

    /// `*` leaves them unknown.
    Read readCards(std::optional<Cards>& part, bool inHand) {
        if (reader_.accept("*")) return {};
        part = Cards{.at = reader_.position()};
        if (reader_.accept("-")) return {};
        do
            if (auto card = readCard(*part, inHand); !card) return card;
        while (reader_.accept(","));
        return {};
    }

    Read readCard(Cards& part, bool inHand) {
        const base::TextPosition at = reader_.position();
        if (part.size() == kCards) return error(base::msgid("expected 48 cards in all"));
        Card card = Card::Unknown;
        if (!reader_.accept("?")) {
            const auto named = cardNamed(reader_.takeUntil(", />\t\r\n\v\f"));
            if (!named) return reader_.errorAt(at, base::msgid("expected a card: a number, S, 7 or ?"));
            card = *named;
            if (++known_[static_cast<std::size_t>(index(card))] > kOfEachKind)
                return reader_.errorAt(at, base::msgid("expected at most four cards of a kind"));
        }
        if (inHand && !part.passed && reader_.accept(">")) part.passed = part.size();
        part.cards.push_back(card);
        return {};
    }

    /// In each deal a round of passing, and then one of each card.
    static constexpr int kMostRounds = kMostDeals * (kMostHeld + 1);

    base::TextReader reader_;
    PositionDraft draft_;
    std::array<bool, kColours> seenColours_{};
    bool seenPile_ = false;
    bool seenStock_ = false;
    std::array<int, kKinds + 1> known_{};
};

}  // namespace

bool Rules::*acceptRule(base::TextReader& reader) {
    for (const auto& [name, rule] : kNamedRules)
        if (reader.accept(name)) return rule;
    return nullptr;
}

base::Result<PositionDraft> readPosition(std::string_view text, std::string_view file) {
    return PartsReader(text, file).read();
}

}  // namespace tactik::rules
