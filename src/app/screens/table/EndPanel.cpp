#include "app/screens/table/EndPanel.h"

#include <imgui.h>

#include <algorithm>
#include <iterator>
#include <string>
#include <utility>

#include "app/catalog/PlayerNames.h"
#include "app/far/MatchElsewhere.h"
#include "app/library/SeriesText.h"
#include "app/play/Analysis.h"
#include "app/play/CurrentGame.h"
#include "app/screens/table/thinking/HintPanel.h"
#include "app/settings/Preferences.h"
#include "app/table/PositionWords.h"
#include "app/table/SeatNames.h"
#include "app/window/ScreenStack.h"
#include "match/Match.h"
#include "ui/screens/play/HandOver.h"
#include "ui/screens/play/Verdict.h"

namespace app {
namespace {

constexpr int kNewPanel = 4;  // frames after which a new panel of Dear ImGui has its final size

// Seconds.
constexpr float kMoment = 2.4F;
constexpr float kShortMoment = 0.9F;
constexpr float kAppear = 0.5F;

/// Whether the player has just pressed a key or a button of the mouse: he need not wait.
bool anythingPressed() {
    const ImGuiIO& io = ImGui::GetIO();
    const auto fresh = [](float seconds) { return seconds == 0; };
    return std::any_of(std::begin(io.MouseDownDuration), std::end(io.MouseDownDuration), fresh) ||
           std::any_of(std::begin(io.KeysDownDuration), std::end(io.KeysDownDuration), fresh);
}

using Names = std::vector<std::string>;

Names namesOf(const std::vector<game::PlayerId>& winners, const Names& players) {
    Names names;
    for (const game::PlayerId player : winners)
        if (player.value < players.size()) names.push_back(players[player.value]);
    return names;
}

/// Names the winners. Requires at least one.
std::string winnersHeadline(const game::Outcome& outcome, const game::View& view, const Names& players,
                            const ui::kit::Context& ui) {
    const std::size_t winner = outcome.winners.front().value;
    if (!game::Sides(view).winner(outcome))
        return aboutPlayers(
            ui.texts, {base::msgid("{names} share the win"), base::msgid("You share the win with {names}")},
            namesOf(outcome.winners, players), ", ");
    if (outcome.winners.size() > 1)
        return aboutPlayers(
            ui.texts, {base::msgid("{names} win together"), base::msgid("You win together with {names}")},
            namesOf(outcome.winners, players), " & ");
    return winner < players.size() ? headlineOf(outcome, players[winner], ui.texts) : ui.tr("A draw");
}

void addStandings(const std::vector<match::Series::Standing>& standings, const SeriesNames& names,
                  const ui::kit::Context& ui, ui::screens::ResultModel& result) {
    for (const match::Series::Standing& standing : standings)
        result.scores.push_back(
            {names.of(standing), ui.trn("{count} point", "{count} points", standing.points,
                                        {{"count", std::to_string(standing.points)}})});
}

/// The series replaces the headline when it is over, and adds its scores after the first game.
void addSeries(const match::Series& series, const SeriesNames& names, const ui::kit::Context& ui,
               ui::screens::ResultModel& result) {
    if (series.goal().kind != match::SeriesGoal::Kind::Open) {
        if (series.over()) result.headline = seriesHeadline(series, names, ui);
        result.goesOn = !series.over();
    }
    if (series.games().size() > 1) addStandings(series.standings(), names, ui, result);
}

}  // namespace

float EndPanel::moment() const {
    if (basics_.preferences.settings().reducedMotion) return kShortMoment;
    const auto places = static_cast<float>(table().match().ending().decisive.size());
    return kMoment + places * scene::TableScene::kDecisiveSeconds;
}

void EndPanel::noticeEnd() {
    const match::Followed& match = table().match();
    const bool over = match.ending().over;
    if (over && std::exchange(underWay_, false) && match.live()) {
        momentLeft_ = moment();
        momentShown_ = 0;
    }
    // Who looks at earlier turns of a game that is over does not end it once more when he comes back.
    underWay_ = underWay_ || (!over && !match.looksBack());
    if (!over || reviewing_) momentLeft_ = 0;
}

bool EndPanel::pass(float seconds) {
    noticeEnd();
    if (momentLeft_ <= 0 || table().animating()) return false;
    momentLeft_ = std::max(momentLeft_ - seconds, 0.0F);
    momentShown_ += seconds;
    return true;
}

bool EndPanel::escape() { return std::exchange(momentLeft_, 0.0F) > 0; }

void EndPanel::refresh(const ui::kit::Context& ui, float /*seconds*/) {
    const bool over = table().match().ending().over;
    if (!over) reviewing_ = false;
    noticeEnd();
    const bool begun = momentLeft_ > 0 && !table().animating();
    verdict_ = begun ? result(ui).headline : std::string();
    coversHand_ = (over && !reviewing_) || table().rights().handOver().has_value();
    result_ = showsResult() ? std::optional(result(ui)) : std::nullopt;
    handOver_ = handOverInWords();
    news_ = handOver_.empty() ? std::string() : hint_.happened();
}

bool EndPanel::showsResult() const {
    return table().match().ending().over && !reviewing_ && !table().animating() && momentLeft_ <= 0;
}

std::string EndPanel::handOverInWords() const {
    const auto player = table().rights().handOver();
    if (!player || table().animating()) return {};
    return aboutPlayer(basics_.texts, {base::msgid("{name} is to move"), base::msgid("You are to move")},
                       nameAt(table(), *player, basics_.texts));
}

bool EndPanel::lostAlone(const game::Outcome& outcome) const {
    const std::vector<game::PlayerId> persons = table().seating().persons();
    return table().match().live() && persons.size() == 1 && outcome.lostBy(persons.front()) &&
           !table().entry().lessons.empty();
}

ui::screens::ResultModel EndPanel::result(const ui::kit::Context& ui) const {
    const match::Followed& match = table().match();
    const game::Outcome outcome = match.ending();
    ui::screens::ResultModel result{.headline = ui.tr("A draw"),
                                    .reason = ui.tr(outcome.reason.c_str()),
                                    // "0-1" tells a winner who plays second the contrary of the headline.
                                    .notation = match.hasSecrets() ? std::string() : outcome.result,
                                    .noRematch = noRematch(ui),
                                    .canAnalyse = playing_.analysis.possible() || keptElsewhere(),
                                    .offersLessons = lostAlone(outcome),
                                    .secondTry = playing_.currentGame.isSecondTry()};
    if (!outcome.winners.empty()) {
        result.headline = winnersHeadline(outcome, table().view(), namesForSentences(table(), ui.texts), ui);
        // Some games count no points.
        const std::size_t winner = outcome.winners.front().value;
        if (winner < outcome.points.size())
            result.scores.push_back({ui.tr("Points for this game"), std::to_string(outcome.points[winner])});
    }
    if (const std::string sum = sumText(outcome, ui); !sum.empty()) result.scores.push_back({sum, ""});
    const match::Series* series = playing_.currentGame.series();
    result.canShowSheet = series && match.live();
    const SeriesNames names(*table().entry().kind, match.players(), ui.texts);
    if (series) addSeries(*series, names, ui, result);
    if (!match.isReferee()) addStandings(playing_.elsewhere().standings(), names, ui, result);
    return result;
}

/// Whether this is a match of players far away that is over, and all of it is in the archive.
bool EndPanel::keptElsewhere() const { return !table().match().isReferee() && playing_.elsewhere().kept(); }

std::string EndPanel::noRematch(const ui::kit::Context& ui) const {
    if (!table().match().isReferee()) {
        const auto why = playing_.elsewhere().whyNoRematch();
        return why ? ui.tr(*why) : std::string();
    }
    if (table().match().live()) return {};
    return ui.tr("This game is only being looked at: it was not played here.");
}

void EndPanel::rematch() {
    if (table().match().isReferee())
        playing_.currentGame.rematch();
    else
        playing_.elsewhere().askForRematch();
}

void EndPanel::draw(ui::kit::Context& ui, const ui::screens::PlayLayout& layout) {
    if (!verdict_.empty()) {
        ui::screens::drawVerdict(ui, verdict_, layout.table, std::min(momentShown_ / kAppear, 1.0F));
        if (anythingPressed()) momentLeft_ = 0;
    }
    const bool shown = !handOver_.empty() || result_;
    frames_ = shown ? std::min(frames_ + 1, kNewPanel) : 0;
    if (frames_ > 0 && frames_ < kNewPanel) ui.animating = true;
    if (!handOver_.empty())
        uncovers_ = ui::screens::drawHandOver(ui, handOver_, news_, layout.result);
    else if (result_)
        pressed_ = ui::screens::drawResult(ui, *result_, layout.result);
}

void EndPanel::execute() {
    using ui::screens::ResultCommand;
    if (std::exchange(uncovers_, false)) table().uncover();
    for (const ResultCommand command : std::exchange(pressed_, {})) {
        if (command == ResultCommand::Rematch) rematch();
        if (command == ResultCommand::Review || command == ResultCommand::Analyse) {
            if (keptElsewhere()) playing_.elsewhere().showKept();
        }
        if (command == ResultCommand::Review) reviewing_ = true;
        if (command == ResultCommand::Analyse) playing_.analysis.toggle();
        if (command == ResultCommand::Sheet) basics_.screens.open(ScreenId::ScoreSheet);
        if (command == ResultCommand::FirstTry) playing_.currentGame.backToFirstTry();
        if (command == ResultCommand::Learn) basics_.screens.open(ScreenId::Learn);
        if (command == ResultCommand::MainMenu) basics_.screens.closeToFirst();
    }
}

}  // namespace app
