#include "games/tactik/table/TactikPresentation.h"

#include <algorithm>
#include <array>
#include <optional>

#include "games/tactik/play/TactikState.h"
#include "games/tactik/play/Words.h"
#include "games/tactik/rules/Notation.h"
#include "games/tactik/table/CardIcons.h"
#include "i18n/Catalogue.h"

namespace tactik::table {

using rules::Board;
using rules::Colour;
using rules::Pawn;
using rules::Spot;

namespace {

constexpr std::string_view kCardIcon = "card";
constexpr std::size_t kListed = 8;  ///< cards of the pile: two rounds of four players

/// Steps that the pawns of a colour still need to fill their base.
int stepsToGo(const Board& board, Colour colour) {
    constexpr int kAllCells = rules::kBaseCells * (rules::kBaseCells + 1) / 2;
    int steps = kAllCells;
    for (Pawn pawn = rules::firstOf(colour); pawn < rules::firstOf(colour) + rules::kPawnsEach; ++pawn) {
        const Spot spot = board.spotOf(pawn);
        if (spot.inBase())
            steps -= spot.cell();
        else
            steps += spot.inPocket() ? board.squares() : board.stepsHome(pawn);
    }
    return steps;
}

std::vector<Colour> coloursOf(const rules::Table& table, int player) {
    std::vector<Colour> colours;
    for (const Colour colour : rules::kAllColours)
        if (table.playerOf(colour) == player) colours.push_back(colour);
    return colours;
}

/// A house.
ui::kit::Shape baseIcon() {
    return {{.points = {{0.16F, 0.46F}, {0.84F, 0.46F}, {0.84F, 0.92F}, {0.16F, 0.92F}}, .light = 0.7F},
            {.points = {{0.5F, 0.08F}, {0.98F, 0.52F}, {0.02F, 0.52F}}, .light = 1}};
}

/// The players of the cards on the pile, from the top, as far as the position remembers them.
std::vector<int> playersOfPile(const rules::Position& position) {
    std::vector<int> players;
    const auto& past = position.past();
    for (auto played = past.rbegin(); played != past.rend() && players.size() < kListed; ++played) {
        if (played->shuffled) break;  // with that card, the pile became the stock
        if (played->act.kind == rules::Act::Kind::Pass) continue;
        for (auto card = played->laid.rbegin(); card != played->laid.rend(); ++card)
            if (*card != rules::Card::Unknown) players.push_back(played->act.player);
    }
    return players;
}

}  // namespace

ui::kit::Shape TactikPresentation::icon(std::string_view name) const {
    if (name == "base") return baseIcon();
    if (name == "pawn") return ui::kit::turnedPiece();
    const auto card = name.substr(0, kCardIcon.size()) == kCardIcon
                          ? rules::cardNamed(name.substr(kCardIcon.size()))
                          : std::nullopt;
    return cardIcon(card.value_or(rules::Card::Unknown));
}

ImVec4 TactikPresentation::seatColor(const ui::kit::Palette&, game::PlayerId player) const {
    static const std::array<ImVec4, rules::kColours> kSeats{
        ImVec4(0.80F, 0.25F, 0.20F, 1), ImVec4(0.33F, 0.52F, 0.85F, 1), ImVec4(0.93F, 0.76F, 0.27F, 1),
        ImVec4(0.36F, 0.66F, 0.38F, 1)};
    return kSeats[player.value % kSeats.size()];
}

bool TactikPresentation::beginsTurn(char character) const {
    return std::string_view("RBYGd123456789S>").find(character) != std::string_view::npos;
}

std::vector<ui::game::Presentation::Gesture> TactikPresentation::gestures() const {
    using base::msgid;
    using By = Gesture::By;
    return {{By::Mouse, msgid("Play a card"), msgid("Click the card, its pawn, its target, in any order")},
            {By::Mouse, msgid("Move a pawn"), msgid("Drag the pawn")},
            {By::Mouse, msgid("Pass or discard a card"), msgid("Click it twice")},
            {By::Mouse, msgid("Walk the steps of a 7x1"), msgid("Click a pawn for each step, or a square")},
            {By::Mouse, msgid("See what a card can do"), msgid("Point at it")},
            {By::Touch, msgid("Play a card"), msgid("Tap the card, its pawn, its target, in any order")},
            {By::Touch, msgid("Pass or discard a card"), msgid("Tap it twice")}};
}

std::vector<ui::game::Presentation::Layer> TactikPresentation::pileAt(const game::View& view,
                                                                      game::Place place) const {
    std::vector<Layer> layers;
    if (place.area != play::kPileArea) return layers;
    const rules::Position& position = dynamic_cast<const play::TactikView&>(view).position();
    const rules::Heap& pile = position.table().pile;
    const std::vector<int> players = playersOfPile(position);
    for (int level = pile.size() - 1; level >= 0 && layers.size() < std::min(kListed, players.size());
         --level)
        layers.push_back(
            {.owner = play::playerAt(players[layers.size()]),
             .icon = std::string(kCardIcon) + rules::textOf(position.table().faceOf(pile[level]))});
    return layers;
}

std::vector<ui::game::Presentation::Prospect> TactikPresentation::prospects(const i18n::Catalogue& texts,
                                                                            const game::View& view) const {
    const rules::Table& table = dynamic_cast<const play::TactikView&>(view).table();
    std::vector<Prospect> all;
    if (view.outcome().over) return all;
    for (int player = 0; player < table.players; ++player) {
        Prospect prospect{.player = play::playerAt(player), .text = {}};
        int steps = 0;
        for (const Colour colour : coloursOf(table, player)) {
            steps += stepsToGo(table.board, colour);
            for (int cell = 1; cell <= rules::kBaseCells; ++cell) {
                const Spot spot = Spot::base(colour, cell);
                const bool taken = table.board.pawnAt(spot) != rules::kNoPawn;
                (taken ? prospect.there : prospect.missing).push_back(play::placeOf(spot));
            }
        }
        prospect.text = texts.trn(
            "{player}: {home} home, {count} step to go", "{player}: {home} home, {count} steps to go", steps,
            {{"player", texts.tr(static_cast<const char*>(play::playerInWords(table.players, player)))},
             {"home", std::to_string(prospect.there.size())},
             {"count", std::to_string(steps)}});
        all.push_back(std::move(prospect));
    }
    return all;
}

}  // namespace tactik::table
