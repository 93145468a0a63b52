#include "app/screens/table/TablePanels.h"

#include "app/catalog/PlayerNames.h"
#include "app/screens/table/PieceChoices.h"
#include "app/screens/table/PlayPad.h"
#include "app/screens/table/TableResult.h"
#include "app/shell/Shell.h"
#include "app/table/MoveList.h"
#include "app/table/PositionWords.h"
#include "app/thinking/ThinkingText.h"
#include "match/Match.h"

namespace app {

TableSession& TablePanels::table() const { return shell_.currentGame().table(); }

/// The word that custom demands after the last turn, once that has come to rest.
void TablePanels::refreshAnnouncement(const ui::kit::Context& ui) {
    const Announced now{shownPosition(shell_.currentGame()), !table().animating(),
                        shell_.preferences().settings().sayAnnouncements};
    if (std::exchange(announced_, now) == now) return;
    const match::Feed feed = table().match().events(table().viewer());
    const bool played = !feed.empty() && feed.back().kind == match::EventKind::Played;
    const bool said = now.atRest && now.wanted && played && !table().announcement().empty();
    model_.announcement = said ? announcementInWords(table().view(), ui.texts) : std::string();
}

/// Against bots, the hand is always the person's and stays in place while they think.
void TablePanels::refreshPieces(const ui::kit::Context& ui) {
    const match::Match& match = table().match();
    model_.pieces.clear();
    model_.canEnterMove = !match.outcome().over && table().personsPlay();
    if (!table().personsPlay()) return;
    const bool now = table().personToMove();
    const std::size_t seats = match.players().size();
    std::size_t seat = table().actor().value_or(match.toMove()).value;
    while (!table().seating().atThisTable(game::playerAt(seat))) seat = (seat + 1) % seats;
    model_.pieces = piecesToPlace(ui, shell_, table(), seat);
    for (ui::screens::PieceChoice& piece : model_.pieces) {
        if (!now) piece.disabled = ui.tr("It is not your turn.");
        piece.chosen = piece.chosen && now;
    }
}

/// Names the gamepad's buttons: two of them choose the next or previous kind of piece.
void TablePanels::nameButtons(const ui::kit::Context& ui) {
    model_.buttons.clear();
    if (!shell_.display().pad) return;
    model_.buttons = padHints(ui, table());
    const auto count = static_cast<int>(model_.pieces.size());
    for (ui::screens::PieceChoice& piece : model_.pieces) piece.shortcut.clear();
    for (int i = 0; i < count; ++i) {
        if (!model_.pieces[static_cast<std::size_t>(i)].chosen || count < 2) continue;
        for (const auto& [step, button] : {std::pair(count - 1, "X"), std::pair(1, "Y")}) {
            auto& other = model_.pieces[static_cast<std::size_t>((i + step) % count)];
            if (!other.disabled.empty()) continue;
            other.shortcut = button;
            other.capped = true;
        }
    }
}

void TablePanels::refreshThinking(const ui::kit::Context& ui) {
    const match::Seating& seating = table().seating();
    const bool told = !seating.onlyPersons() && !table().keepsSecrets();
    // The results of an analysis are shown beside the board too.
    model_.canShowThinking = told || !model_.report.graph.turns.empty();
    model_.thinking = {};
    if (!told || !shell_.preferences().settings().showThinking) return;
    const auto opinion = table().opinion();
    const game::PlayerId thinker = opinion ? opinion->player : game::PlayerId(0);
    model_.thinking = shownThinking(ui, ui.tr(table().entry().kind->seatName(thinker).c_str()), opinion);
    if (opinion) model_.thinking.color = seatColor(ui, table(), opinion->player.value);
    for (std::size_t seat = 0; seat < model_.thinking.shares.size(); ++seat)
        model_.thinking.shares[seat].color = seatColor(ui, table(), seat);
}

ui::screens::TableControl TablePanels::control() const {
    using ui::screens::TableControl;
    if (model_.replays) return TableControl::Replays;
    if (table().offerToAnswer()) return TableControl::Offer;
    if (table().looksBack()) return TableControl::LooksBack;
    if (table().turnHeld()) return TableControl::LetBotsPlay;
    return table().awaitsTurn() && !table().personsPlay() ? TableControl::PauseBots : TableControl::None;
}

void TablePanels::refreshOffer(const ui::kit::Context& ui) {
    model_.offer.clear();
    const auto offer = table().offerToAnswer();
    if (!offer || offer->from.value >= model_.players.size()) return;
    const std::string& name = model_.players[offer->from.value].name;
    model_.offer =
        offer->proposal == match::Proposal::Draw
            ? aboutPlayer(ui.texts, {base::msgid("{name} offers a draw"), base::msgid("You offer a draw")},
                          name)
            : aboutPlayer(ui.texts,
                          {base::msgid("{name} asks to take back"), base::msgid("You ask to take back")},
                          name);
}

void TablePanels::refreshMoves(const match::Match& match) {
    model_.moves = moveRows(match, table().viewer(), shell_.texts());
    model_.ending.clear();
    const game::Outcome outcome = match.finalOutcome();
    if (!outcome.over) return;
    const std::size_t winner = outcome.winners.empty() ? 0 : outcome.winners.front().value;
    model_.ending = outcome.winners.size() == 1 && winner < model_.players.size()
                        ? headlineOf(outcome, model_.players[winner].name, shell_.texts())
                        : shell_.texts().tr(outcome.reason.c_str());
    model_.endingNotation = outcome.result;
}

bool TablePanels::refresh(const ui::kit::Context& ui, float seconds) {
    const match::Match& match = table().match();
    if (!match.ending().over) reviewing_ = false;
    plates_.refresh(ui, model_);
    // Texts that are kept between frames must be composed again.
    if (std::exchange(language_, ui.texts.language()) != ui.texts.language()) {
        rowsOfVersion_ = ~std::size_t{0};
        announced_ = {};
        model_.entryError.clear();
    }
    refreshAnnouncement(ui);
    const bool news = news_.due(match);
    (void)news_.read(match);
    const bool edited = std::exchange(rowsOfVersion_, match.tree().version()) != match.tree().version();
    const bool otherViewer = std::exchange(rowsOfViewer_, table().viewer()) != table().viewer();
    if (news || edited || otherViewer) refreshMoves(match);
    if (news) {
        model_.entryError.clear();
        model_.completions.clear();
    }
    model_.columns = static_cast<int>(match.players().size());
    model_.control = control();
    refreshOffer(ui);
    refreshThinking(ui);
    refreshPieces(ui);
    nameButtons(ui);
    hint_.refresh(ui, seconds, model_);
    model_.handCovered = (match.ending().over && !reviewing_) || table().handOver().has_value();
    model_.ownPanel = table().entry().presentation->panelHeight(table().view());
    return news;
}

bool TablePanels::clocksChanged() { return plates_.clocksChanged(model_.players); }

ui::screens::ResultModel TablePanels::result(const ui::kit::Context& ui) const {
    return resultOf(shell_, model_.players, ui);
}

bool TablePanels::showsResult() const {
    return table().match().ending().over && !reviewing_ && !table().animating();
}

std::string TablePanels::handOver() const {
    const auto player = table().handOver();
    if (!player || player->value >= model_.players.size() || table().animating()) return {};
    return aboutPlayer(shell_.texts(), {base::msgid("{name} is to move"), base::msgid("You are to move")},
                       model_.players[player->value].name);
}

}  // namespace app
