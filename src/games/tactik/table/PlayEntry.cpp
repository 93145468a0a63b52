#include "games/tactik/table/PlayEntry.h"

#include <algorithm>

#include "games/tactik/table/SevenEntry.h"

namespace tactik::table {

using rules::Act;
using rules::Board;
using rules::Card;
using rules::Pawn;
using rules::Play;
using rules::Spot;

namespace {

bool agrees(const PlayEntry::Option& option, const Choosing& chosen) {
    if (option.turned && chosen.card != Card::Swap) return false;
    return (!chosen.card || *chosen.card == option.play.card) &&
           (!chosen.from || *chosen.from == option.leg.from) && (!chosen.to || *chosen.to == option.leg.to);
}

template <class Value>
void addNew(std::vector<Value>& values, const Value& value) {
    if (std::find(values.begin(), values.end(), value) == values.end()) values.push_back(value);
}

std::uint64_t keyAfter(Board board, const Play& play) {
    board.carryOut(play);
    return board.key();
}

}  // namespace

PlayEntry::PlayEntry(const rules::Position& position, int player, const std::vector<Act>& acts) {
    const Board& board = position.board();
    for (const Act& act : acts) {
        if (act.kind != Act::Kind::Play) continue;
        plays_.push_back(act.play);
        if (act.card == Card::Swap)
            addSwap(board, position.table().moversOf(player), act.play);
        else if (act.play.size == 1)
            options_.push_back({act.play.legs.front(), act.play});
    }
    if (const std::vector<Play> sevens = playsOf(Card::SevenOnes); !sevens.empty())
        for (const Pawn pawn : SevenEntry(board, position.rules(), sevens).walkers())
            walkers_.push_back(board.spotOf(pawn));
}

/// Any two pawns that change places with the same result name this swap, too, in either order.
void PlayEntry::addSwap(const Board& board, rules::Colours movers, const Play& play) {
    const std::uint64_t result = keyAfter(board, play);
    const rules::Leg& leg = play.legs.front();
    const auto colours =
        rules::Colours(rules::colourOf(board.pawnAt(leg.from))).with(rules::colourOf(board.pawnAt(leg.to)));
    for (Pawn one = 0; one < rules::kPawns; ++one)
        for (Pawn other = 0; other < rules::kPawns; ++other) {
            const rules::Leg named{board.spotOf(one), board.spotOf(other)};
            if (one == other || !named.from.onCircuit() || !named.to.onCircuit()) continue;
            if (!colours.has(rules::colourOf(one)) || !colours.has(rules::colourOf(other))) continue;
            Play same{.card = Card::Swap};
            same.push(named);
            if (keyAfter(board, same) == result)
                options_.push_back({named, play, !movers.has(rules::colourOf(one))});
        }
}

bool PlayEntry::beginsSeven(const Choosing& chosen) const {
    if (walkers_.empty() || chosen.to || (chosen.card && chosen.card != Card::SevenOnes)) return false;
    return !chosen.from || std::find(walkers_.begin(), walkers_.end(), *chosen.from) != walkers_.end();
}

std::vector<PlayEntry::Option> PlayEntry::options(const Choosing& chosen) const {
    std::vector<Option> left;
    std::copy_if(options_.begin(), options_.end(), std::back_inserter(left),
                 [&](const Option& option) { return agrees(option, chosen); });
    return left;
}

bool PlayEntry::allows(const Choosing& chosen) const {
    return beginsSeven(chosen) || !options(chosen).empty();
}

std::vector<Play> PlayEntry::playsOf(Card card) const {
    std::vector<Play> plays;
    std::copy_if(plays_.begin(), plays_.end(), std::back_inserter(plays),
                 [card](const Play& play) { return play.card == card; });
    return plays;
}

std::optional<Play> PlayEntry::only(const Choosing& chosen) const {
    std::vector<Play> plays;
    if (beginsSeven(chosen)) plays = playsOf(Card::SevenOnes);
    for (const Option& option : options(chosen)) addNew(plays, option.play);
    return plays.size() == 1 ? std::optional(plays.front()) : std::nullopt;
}

std::vector<Card> PlayEntry::cards(const Choosing& chosen) const {
    std::vector<Card> cards;
    for (const Option& option : options(chosen)) addNew(cards, option.play.card);
    if (beginsSeven(chosen)) addNew(cards, Card::SevenOnes);
    return cards;
}

std::vector<Spot> PlayEntry::froms(const Choosing& chosen) const {
    std::vector<Spot> spots;
    for (const Option& option : options(chosen)) addNew(spots, option.leg.from);
    if (beginsSeven(chosen))
        for (const Spot walker : walkers_)
            if (!chosen.from || *chosen.from == walker) addNew(spots, walker);
    return spots;
}

std::vector<Spot> PlayEntry::tos(const Choosing& chosen) const {
    std::vector<Spot> spots;
    for (const Option& option : options(chosen)) addNew(spots, option.leg.to);
    return spots;
}

}  // namespace tactik::table
