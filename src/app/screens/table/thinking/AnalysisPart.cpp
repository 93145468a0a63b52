#include "app/screens/table/thinking/AnalysisPart.h"

#include <algorithm>
#include <cmath>

#include "app/play/Analysis.h"
#include "app/play/Tables.h"
#include "app/screens/table/EndPanel.h"
#include "app/settings/Preferences.h"
#include "app/table/SeatColor.h"
#include "app/table/SeatNames.h"
#include "app/thinking/AnalysisText.h"
#include "base/Printable.h"
#include "i18n/Numbers.h"
#include "match/Judgement.h"
#include "unicode/Letters.h"

namespace app {
namespace {

using match::Followed;
using match::NodeId;
using ui::screens::GraphView;
using ui::screens::MoveId;
using ui::screens::ReportView;

constexpr std::size_t kAgain = 3;              // number of turns proposed for another look
constexpr std::size_t kLongestShownLine = 8;   // number of turns shown below the graph
constexpr std::size_t kLongestTallyName = 80;  // letters

std::string percentOf(const ui::kit::Context& ui, double chance) {
    return i18n::percentText(ui.texts, std::lround(100 * chance));
}

std::string pointsText(double loss) { return std::to_string(match::pointsOf(loss)); }

std::string lineText(const std::vector<std::string>& turns) {
    std::string line;
    for (std::size_t i = 0; i < std::min(turns.size(), kLongestShownLine); ++i)
        line += (i > 0 ? "  " : "") + turns[i];
    return base::printable(line);
}

/// Index on the main line of the shown position, or of the position from which the shown variation branches.
std::size_t placeOn(const std::vector<NodeId>& line, const Followed& match) {
    const std::vector<NodeId> path = match.tree().pathTo(match.current());
    std::size_t place = 0;
    while (place < path.size() && place + 1 < line.size() && path[place] == line[place + 1]) ++place;
    return place;
}

/// Whether the shown turn brought something to light for this viewer.
bool showedASecret(const Followed& match, game::Viewer viewer) {
    const game::Transition turn = match.lastTurn(viewer);
    return std::any_of(turn.stages.begin(), turn.stages.end(),
                       [](const game::Stage& stage) { return stage.reason == game::Reason::Show; });
}

/// What the shown turn brought to light, if that changed much; may be empty. Chances also change because the
/// next player knows other things: that is no luck.
std::string luckInWords(const ui::kit::Context& ui, const Followed& match, game::Viewer viewer) {
    if (!showedASecret(match, viewer)) return {};
    const double luck = match::luckOf(match, match.current());
    const int points = match::pointsOf(std::abs(luck));
    if (points < match::kThresholds.doubtful) return {};
    const std::string count = std::to_string(points);
    return luck > 0 ? ui.tr("By luck: +{count}", {{"count", count}})
                    : ui.tr("By bad luck: −{count}", {{"count", count}});
}

bool gaveSomethingAway(const Followed& match, NodeId turn) {
    const auto loss = match::lossOf(match, turn);
    return loss && !match::markOfLoss(*loss).empty();
}

}  // namespace

std::string AnalysisPart::nameOf(NodeId turn) const {
    return numberedTurn(table().match(), turn, table().rights().viewer());
}

void AnalysisPart::readNews(const TableSession& game) {
    news_ |= seen_.due(game.match());
    (void)seen_.read(game.match());
}

void AnalysisPart::refresh(const ui::kit::Context& ui, float /*seconds*/) {
    const Followed& match = table().match();
    const auto progress = playing_.analysis.progress();
    const Made now{.version = match.tree().version(),
                   .possible = playing_.analysis.possible(),
                   .running = progress.has_value(),
                   .done = progress ? progress->done : 0,
                   .viewer = table().rights().viewer(),
                   .names = match.players(),
                   .theme = basics_.preferences.settings().theme,
                   .highContrast = basics_.preferences.settings().highContrast,
                   .language = ui.texts.language()};
    if (std::exchange(news_, false) || now != made_) {
        // The player who starts an analysis wants to see it, on whichever screen it was started.
        if (now.running && !made_.running) {
            basics_.panels.moves = ui::screens::PanelState::Open;
            end_.review();
        }
        made_ = now;
        make(ui);
    }
    refreshBar(ui);
}

void AnalysisPart::make(const ui::kit::Context& ui) {
    ReportView& view = report_;
    view = {.possible = made_.possible, .running = made_.running};
    view.measure = measureText(ui);
    if (const auto progress = playing_.analysis.progress()) {
        view.progress = ui.tr("{done} of {all}", {{"done", std::to_string(progress->done)},
                                                  {"all", std::to_string(progress->of)}});
        view.share = static_cast<float>(progress->done) / static_cast<float>(progress->of);
    }
    // During a game, results of an earlier analysis stay hidden.
    if (!view.possible && !view.running) return;
    makeGraph(ui, view.graph);
    if (view.graph.turns.empty()) return;
    makeVerdict(ui, view);
    if (!view.running) makeSummary(ui, view);
}

void AnalysisPart::makeGraph(const ui::kit::Context& ui, GraphView& graph) const {
    const Followed& match = table().match();
    const std::vector<NodeId> line = match.tree().mainLine();
    const auto known = [&](NodeId id) {
        return match.tree().node(id).evaluation && !match.tree().node(id).evaluation->chances.empty();
    };
    // Evaluations here and there, as of single turns in a file, are no graph.
    const auto joined = [&](NodeId from, NodeId to) { return known(from) && known(to); };
    if (!made_.running && std::adjacent_find(line.begin(), line.end(), joined) == line.end()) return;
    const std::size_t players = match.players().size();
    for (std::size_t seat = 0; seat < players; ++seat) graph.colors.push_back(seatColor(ui, table(), seat));
    for (const NodeId id : line) {
        ui::screens::GraphTurn turn{
            .id = MoveId(id.value),
            .name = id == Followed::kRoot ? ui.trc("of the game", "Start") : nameOf(id)};
        turn.says = turn.name;
        if (known(id) && match.tree().node(id).evaluation->chances.size() == players) {
            for (std::size_t seat = 0; seat < players; ++seat) {
                const double chance = match.tree().node(id).evaluation->chances[seat];
                turn.chances.push_back(static_cast<float>(chance));
                turn.says +=
                    "\n" + nameAt(table(), game::playerAt(seat), ui.texts) + ": " + percentOf(ui, chance);
            }
            turn.mover = match.tree().node(id).mover.value;
            turn.mark = match::judgementIn(match.tree().node(id).marks);
        }
        graph.turns.push_back(std::move(turn));
    }
    graph.current = placeOn(line, match);
}

void AnalysisPart::makeVerdict(const ui::kit::Context& ui, ReportView& view) const {
    const Followed& match = table().match();
    const NodeId current = match.current();
    const match::Node& n = match.tree().node(current);
    const auto expected = [&] {
        if (view.better = luckInWords(ui, match, table().rights().viewer()); !view.better.empty()) return;
        if (n.evaluation && !n.evaluation->line.empty())
            view.better = ui.tr("Expected: {line}", {{"line", lineText(n.evaluation->line)}});
    };
    if (current == Followed::kRoot) {
        view.verdict = ui.tr("The start of the game");
        return expected();
    }
    const auto loss = match::lossOf(match, current);
    if (!loss) return expected();
    const std::vector<std::string>& best = match.tree().node(n.parent).evaluation->line;
    const int lost = match::pointsOf(*loss);
    if (!best.empty() && best.front() == n.notation) {
        view.verdict = ui.tr("{turn}: the best turn", {{"turn", nameOf(current)}});
        return expected();
    }
    view.verdict = lost == 0 ? ui.tr("{turn}: gave away no points", {{"turn", nameOf(current)}})
                             : ui.trn("{turn}: gave away {count} point", "{turn}: gave away {count} points",
                                      lost, {{"turn", nameOf(current)}, {"count", std::to_string(lost)}});
    if (lost == 0 || best.empty()) return expected();
    view.better = ui.tr("Better: {line}", {{"line", lineText(best)}});
    view.betterInWords = inWords(ui, current, best.front());
}

/// What a turn does that could have been played in place of another one; empty if its notation says enough.
std::string AnalysisPart::inWords(const ui::kit::Context& ui, NodeId instead, const std::string& turn) const {
    const match::Node& played = table().match().tree().node(instead);
    const auto view = table().match().viewAt(played.parent, table().rights().viewer());
    if (!view) return {};
    const auto action = view->parse(turn);
    const auto words = action ? view->describeTurnSeen(played.mover, view->foreseen(*action)) : std::nullopt;
    return words ? ui.texts.tr(*words) : std::string();
}

void AnalysisPart::makeSummary(const ui::kit::Context& ui, ReportView& view) const {
    const Followed& match = table().match();
    const std::vector<match::Tally> tallies = match::talliesOf(match);
    for (std::size_t seat = 0; seat < tallies.size(); ++seat) {
        const match::Tally& tally = tallies[seat];
        if (tally.turns == 0) continue;  // zeros would look like a faultless game
        view.tallies.push_back(
            {.name = unicode::shortened(nameAt(table(), game::playerAt(seat), ui.texts), kLongestTallyName),
             .color = view.graph.colors[seat],
             .marks = "?!\xC2\xA0" + std::to_string(tally.doubtful) + "  ?\xC2\xA0" +
                      std::to_string(tally.mistakes) + "  ??\xC2\xA0" + std::to_string(tally.blunders),
             .loss = i18n::numberText(ui.texts, 100 * tally.loss, 0.1)});
    }
    for (const NodeId turn : match::costliestTurns(match, kAgain))
        view.again.push_back(
            {.id = MoveId(turn.value),
             .text = nameOf(turn),
             .tooltip = ui.tr("{turn}: gave away {count} points",
                              {{"turn", nameOf(turn)}, {"count", pointsText(*match::lossOf(match, turn))}})});
}

/// Shows the thoughts of the engine that plays, or under review the evaluation of the shown position.
void AnalysisPart::refreshBar(const ui::kit::Context& ui) {
    ui::screens::ChancesBar& bar = chances_;
    bar = {};
    if (!basics_.preferences.settings().showThinking) return;
    const Followed& match = table().match();
    std::vector<double> chances;
    if (made_.possible || made_.running) {
        if (const auto& evaluation = match.tree().node(match.current()).evaluation)
            chances = evaluation->chances;
    } else if (const auto opinion = table().control().opinion()) {
        chances = opinion->thought->chances();
    }
    if (chances.size() != match.players().size()) return;
    for (std::size_t seat = 0; seat < chances.size(); ++seat)
        bar.shares.push_back({.part = static_cast<float>(chances[seat]),
                              .color = seatColor(ui, table(), seat),
                              .text = percentOf(ui, chances[seat]),
                              .name = ui.tr(table().entry().kind->seatName(game::playerAt(seat)).c_str())});
}

void AnalysisPart::draw(ui::kit::Context& ui, const ui::screens::PlayLayout& layout) {
    ui::screens::drawChances(ui, chances_, layout.chances);
}

std::string AnalysisPart::text() const {
    return linesOf({report_.progress, report_.verdict, report_.better});
}

void AnalysisPart::toMistake(int way) {
    const Followed& match = table().match();
    if (!playing_.analysis.possible()) return;
    const std::vector<NodeId> line = match.tree().mainLine();
    const auto last = static_cast<int>(line.size()) - 1;
    for (int i = static_cast<int>(placeOn(line, match)) + way; i >= 1 && i <= last; i += way) {
        const NodeId turn = line[static_cast<std::size_t>(i)];
        if (gaveSomethingAway(match, turn)) return table().history().goTo(turn);
    }
}

}  // namespace app
