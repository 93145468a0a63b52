#include "app/screens/TablePanels.h"

#include "app/MoveList.h"
#include "app/PositionWords.h"
#include "app/SeriesText.h"
#include "app/Shell.h"
#include "app/ThinkingText.h"
#include "app/screens/PlayPad.h"
#include "base/Printable.h"
#include "i18n/Numbers.h"
#include "match/Match.h"

namespace app {
namespace {

constexpr std::size_t kLongestSeatName = 80;  // bytes

/// Whether the clock shows tenths (in its last ten seconds) and a new second begins.
bool hurries(const ui::kit::PlayerClock& now, const ui::kit::PlayerClock& before) {
    const auto whole = [](const ui::kit::PlayerClock& clock) {
        return clock.text.substr(0, clock.text.find('.'));
    };
    return now.text.find('.') != std::string::npos && whole(now) != whole(before);
}

/// The pieces in the hand and the effect of a click; empty if the hand is empty.
std::string entryHint(const ui::kit::Context& ui, const TableSession& table) {
    if (table.awaitsConfirmation()) return ui.tr("Click once more to play it, elsewhere to take it back");
    const game::InputView& input = table.shownInput();
    if (input.words) return ui.texts.tr(*input.words);
    return input.text.empty() ? std::string() : ui.tr("In hand: {move}", {{"move", input.text}});
}

/// The same in the game's notation, unless the words contain it.
std::string entryNotation(const TableSession& table) {
    const game::InputView& input = table.shownInput();
    if (table.awaitsConfirmation()) return table.entryText();
    if (!input.words) return {};
    return input.proposal.empty() ? input.text : input.proposal;
}

}  // namespace

TableSession& TablePanels::table() const { return shell_.currentGame().table(); }

ImVec4 TablePanels::seatColor(const ui::kit::Context& ui, std::size_t seat) const {
    return table().entry().presentation->seatColor(ui.palette, game::playerAt(seat));
}

void TablePanels::refreshPlayers(const ui::kit::Context& ui) {
    const match::Match& match = table().match();
    const auto stats = table().view().stats();
    const bool over = match.ending().over;
    if (!table().turnHeld()) stopped_.reset();
    model_.players.clear();
    model_.firstPlate = table().chair().value;
    for (std::size_t seat = 0; seat < match.players().size(); ++seat) {
        ui::kit::PlayerPlate plate{
            .name = base::printable(base::shortened(match.players()[seat], kLongestSeatName)),
            .color = seatColor(ui, seat),
            .toMove = !over && match.toMove() == game::playerAt(seat)};
        if (plate.toMove && table().awaitsTurn()) plate.thinking = tick_;
        if (stopped_ == game::playerAt(seat)) plate.status = ui.trc("an engine that cannot go on", "stopped");
        plate.clock = clockOf(seat);
        if (plate.name.empty())
            plate.name = ui.tr(table().entry().kind->seatName(game::playerAt(seat)).c_str());
        for (const game::Stat& stat : stats) {
            plate.stats.push_back({.label = ui.tr(stat.label.c_str()),
                                   .value = seat < stat.values.size() ? stat.values[seat] : "",
                                   .help = stat.help.empty() ? "" : ui.tr(stat.help.c_str())});
            if (seat < stat.supplies.size())
                plate.stats.back().supply =
                    ui::kit::PlayerStat::Supply{stat.supplies[seat].left, stat.supplies[seat].given};
        }
        if (const match::Series* series = shell_.currentGame().series(); series && !series->games().empty())
            for (const match::Series::Standing& standing : series->standings())
                if (standing.name == match.players()[seat])
                    plate.stats.push_back({.label = ui.tr("Points"),
                                           .value = std::to_string(standing.points),
                                           .help = ui.tr("Of the games of this series, all together.")});
        model_.players.push_back(std::move(plate));
    }
}

std::optional<ui::kit::PlayerClock> TablePanels::clockOf(std::size_t seat) const {
    const match::Match& match = table().match();
    const game::PlayerId player = game::playerAt(seat);
    const auto left = match.clock() ? match.clock()->left(player) : std::nullopt;
    if (!left) return {};
    return ui::kit::PlayerClock{.text = i18n::numberText(shell_.texts(), match::formatTime(*left)),
                                .runs = match.clockRuns() && match.toMove() == player,
                                .low = match.clock()->low(player)};
}

bool TablePanels::clocksChanged() {
    const match::Match& match = table().match();
    bool changed = false;
    for (std::size_t seat = 0; seat < model_.players.size() && seat < match.players().size(); ++seat) {
        const auto clock = clockOf(seat);
        auto& shown = model_.players[seat].clock;
        if (clock == shown) continue;
        if (clock && shown && clock->runs && clock->low && (!shown->low || hurries(*clock, *shown)))
            shell_.cues().play(audio::Cue::Clock);
        changed = true;
    }
    return changed;
}

void TablePanels::refreshAnnouncement(const ui::kit::Context& ui) {
    const match::Feed feed = table().match().events(table().viewer());
    if (feed.size() == announcedEvents_ || table().animating()) return;
    announcedEvents_ = feed.size();
    model_.announcement.clear();
    const match::EventKind last = feed.back().kind;
    if (last == match::EventKind::Declined) shell_.messages().toast(ui.tr("The offer was declined."));
    if (last == match::EventKind::Played || last == match::EventKind::Concluded) playEnd();
    if (!shell_.preferences().settings().announceThreats || last != match::EventKind::Played) return;
    if (table().announcement().empty()) return;
    shell_.cues().play(audio::Cue::Threat);
    model_.announcement = announcementInWords(table().view(), ui.texts);
}

/// Plays the sound of the result after the decisive pieces have been shown.
void TablePanels::playEnd() {
    const game::Outcome outcome = table().match().outcome();
    if (!outcome.over) return;
    const float shown = scene::TableScene::kDecisiveSeconds * static_cast<float>(outcome.decisive.size());
    const Settings& s = shell_.preferences().settings();
    shell_.cues().play(outcome.winners.empty() ? audio::Cue::Draw : audio::Cue::Win,
                       s.animated ? shown / static_cast<float>(s.animationSpeed) : 0);
}

/// Against bots, the hand is always the person's and stays in place while they think.
void TablePanels::refreshPieces(const ui::kit::Context& ui) {
    const match::Match& match = table().match();
    model_.pieces.clear();
    model_.canEnterMove = !match.outcome().over && table().personsPlay();
    if (!table().personsPlay()) return;
    const bool now = table().personToMove();
    const std::size_t seats = match.players().size();
    std::size_t seat = match.toMove().value;
    while (!table().seating().atThisTable(game::playerAt(seat))) seat = (seat + 1) % seats;
    int shortcut = 0;
    for (const game::Choice& choice : table().input().choices())
        model_.pieces.push_back({.label = ui.tr(choice.label.c_str()),
                                 .shape = table().entry().presentation->icon(choice.icon),
                                 .color = seatColor(ui, choice.ofNext ? (seat + 1) % seats : seat),
                                 .shortcut = keyOfPiece(shortcut++),
                                 .enabled = choice.enabled && now,
                                 .chosen = choice.chosen && now,
                                 .help = choice.help.empty() ? "" : ui.tr(choice.help.c_str())});
}

std::string TablePanels::keyOfPiece(int piece) const {
    if (piece >= kPieceActions) return {};
    const auto action = static_cast<Action>(static_cast<int>(Action::Piece1) + piece);
    const std::vector<Chord>& chords = shell_.preferences().bindings().of(action);
    return chords.empty() ? std::string() : shownChord(chords.front(), shell_.texts());
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
            if (!other.enabled) continue;
            other.shortcut = button;
            other.capped = true;
        }
    }
}

void TablePanels::refreshThinking(const ui::kit::Context& ui) {
    const match::Seating& seating = table().seating();
    // The results of an analysis are shown beside the board too.
    model_.canShowThinking = !seating.onlyPersons() || !model_.report.graph.turns.empty();
    model_.thinking = {};
    if (seating.onlyPersons() || !shell_.preferences().settings().showThinking) return;
    const auto opinion = seating.opinion();
    const game::PlayerId thinker = opinion ? opinion->player : game::PlayerId(0);
    model_.thinking = shownThinking(ui, ui.tr(table().entry().kind->seatName(thinker).c_str()), opinion);
    if (opinion) model_.thinking.color = seatColor(ui, opinion->player.value);
    for (std::size_t seat = 0; seat < model_.thinking.shares.size(); ++seat)
        model_.thinking.shares[seat].color = seatColor(ui, seat);
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
    model_.offer = offer->proposal == match::Proposal::Draw
                       ? ui.tr("{name} offers a draw", {{"name", name}})
                       : ui.tr("{name} asks to take back", {{"name", name}});
}

/// Shows why the last input was refused: as the hint for a moment, and in the line of typed turns until the
/// next input.
void TablePanels::refreshRefusal(const ui::kit::Context& ui, float seconds) {
    constexpr float kShown = 4;  // seconds
    if (std::exchange(refusalsSeen_, table().refusalNumber()) != table().refusalNumber()) refusalAge_ = 0;
    refusalAge_ += seconds;
    model_.refusal = table().refusal() ? ui.texts.tr(*table().refusal()) : std::string();
    model_.hintRefuses = !model_.refusal.empty() && refusalAge_ < kShown;
    if (!model_.hintRefuses) return;
    model_.hint = model_.refusal;
    model_.hintNotation.clear();
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
    refreshPlayers(ui);
    refreshAnnouncement(ui);
    // Texts that are kept between frames must be composed again.
    if (std::exchange(language_, ui.texts.language()) != ui.texts.language()) {
        rowsOfVersion_ = ~std::size_t{0};
        model_.announcement.clear();
        model_.entryError.clear();
    }
    const std::size_t events = match.events(table().viewer()).size();
    const bool news = std::exchange(rowsOfEvents_, events) != events;
    if (const bool other = std::exchange(rowsOfVersion_, match.version()) != match.version(); news || other)
        refreshMoves(match);
    if (news) {
        model_.entryError.clear();
        model_.completions.clear();
    }
    model_.columns = static_cast<int>(match.players().size());
    model_.canGoBack = !match.atStart();
    model_.canUndo = table().canUndo();
    model_.canGoForward = !match.atEnd();
    model_.canRedo = table().canRedo();
    model_.control = control();
    refreshOffer(ui);
    refreshThinking(ui);
    refreshPieces(ui);
    nameButtons(ui);
    const auto hint = table().personToMove() ? table().view().hint() : std::string();
    model_.hint = hint.empty() ? "" : ui.tr(hint.c_str());
    model_.canAsk = table().personToMove() && !table().entry().kind->opponents().empty();
    model_.advising = advising_ || advice_;
    if (advising_) model_.hint = ui.tr("Looking for a good turn …");
    if (advice_ && !advice_->turn.empty())
        model_.hint = ui.tr("Try {move}.", {{"move", advice_->turn}});
    else if (advice_)
        model_.hint = advice_->brings ? ui.tr("Bring a new piece to the board. Ask again for the whole turn.")
                                      : ui.tr("Look at this piece. Ask again for the whole turn.");
    if (const std::string entered = entryHint(ui, table()); !entered.empty()) model_.hint = entered;
    model_.hintNotation = entryNotation(table());
    refreshRefusal(ui, seconds);
    if (model_.hint.empty() && table().cursor() && shell_.narrator().on())
        model_.hint = ui.texts.tr(table().view().describe(*table().cursor()));
    model_.handCovered = (match.ending().over && !reviewing_) || table().handOver().has_value();
    model_.ownPanel = table().entry().presentation->panelHeight(table().view());
    return news;
}

bool TablePanels::showsResult() const {
    return table().match().ending().over && !reviewing_ && !table().animating();
}

std::string TablePanels::handOverTo() const {
    const auto player = table().handOver();
    if (!player || player->value >= model_.players.size() || table().animating()) return {};
    return model_.players[player->value].name;
}

std::string TablePanels::namesOf(const std::vector<game::PlayerId>& players) const {
    std::string names;
    for (const game::PlayerId player : players)
        if (player.value < model_.players.size())
            names += (names.empty() ? "" : ", ") + model_.players[player.value].name;
    return names;
}

ui::screens::ResultModel TablePanels::result(const ui::kit::Context& ui) const {
    const match::Match& match = table().match();
    const game::Outcome outcome = match.ending();
    ui::screens::ResultModel result{.headline = ui.tr("A draw"),
                                    .reason = ui.tr(outcome.reason.c_str()),
                                    .notation = outcome.result,
                                    .canRematch = match.live(),
                                    .canAnalyse = shell_.analysis().possible()};
    if (!outcome.winners.empty()) {
        const std::size_t winner = outcome.winners.front().value;
        const auto partners = table().view().partnersOf(outcome.winners.front());
        if (outcome.winners.size() == partners.size() + 1 && !partners.empty())
            result.headline = ui.tr("{names} win together", {{"names", namesOf(outcome.winners)}});
        else if (outcome.winners.size() > 1)
            result.headline = ui.tr("{names} share the win", {{"names", namesOf(outcome.winners)}});
        else if (winner < model_.players.size())
            result.headline = headlineOf(outcome, model_.players[winner].name, ui.texts);
        // Some games count no points.
        if (winner < outcome.points.size())
            result.scores.push_back({ui.tr("Points for this game"), std::to_string(outcome.points[winner])});
    }
    if (const std::string sum = sumText(outcome, ui); !sum.empty()) result.scores.push_back({sum, ""});
    const match::Series* series = shell_.currentGame().series();
    result.canShowSheet = series && match.live();
    if (series && series->goal().kind != match::SeriesGoal::Kind::Open) {
        if (series->over()) result.headline = seriesHeadline(*series, ui);
        result.goesOn = !series->over();
    }
    if (series && series->games().size() > 1)
        for (const match::Series::Standing& standing : series->standings())
            result.scores.push_back({standing.name, ui.trn("{count} point", "{count} points", standing.points,
                                                           {{"count", std::to_string(standing.points)}})});
    return result;
}

}  // namespace app
