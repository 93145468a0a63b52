#include "app/screens/table/TableThoughts.h"

#include <imgui.h>

#include <algorithm>
#include <cmath>

#include "app/screens/table/TablePanels.h"
#include "app/shell/Shell.h"
#include "app/table/HighlightColors.h"
#include "app/thinking/AnalystChoice.h"
#include "app/thinking/ThinkingText.h"
#include "i18n/Numbers.h"

namespace app {
namespace {

using ui::screens::AnalysisView;
using ui::screens::LineChoice;

constexpr float kTurnSeconds = 0.8F;     // for each turn of a line that is played out
constexpr float kRest = 2.4F;            // for the end of the line
constexpr std::size_t kFewLines = 2;     // for each engine, if several analyse
constexpr std::size_t kMostNumbers = 6;  // on the board, for all candidates together

std::string percent(const ui::kit::Context& ui, double chance) {
    return i18n::percentText(ui.texts, std::lround(100 * chance));
}

double chanceFor(const std::vector<double>& chances, game::PlayerId player) {
    return player.value < chances.size() ? chances[player.value] : 0.5;
}

std::string lineText(const std::vector<std::string>& turns, std::size_t from) {
    std::string text;
    for (std::size_t i = from; i < turns.size(); ++i) text += (text.empty() ? "" : "  ") + turns[i];
    return text;
}

}  // namespace

TableThoughts::TableThoughts(Shell& shell, TablePanels& panels)
    : shell_(shell), panels_(panels), why_(shell.thinking()) {}

TableSession& TableThoughts::table() const { return shell_.currentGame().table(); }

bool TableThoughts::open() const {
    return shell_.preferences().settings().showAnalysis && !table().handOver() &&
           !table().entry().kind->opponents().empty();
}

bool TableThoughts::thinking() const {
    return why_.thinking() || std::any_of(analysts_.begin(), analysts_.end(),
                                          [](const Analyst& one) { return one.thinker->thinking(); });
}

// ---- thinking ----

/// Starts the engines on the shown position when nothing moves, and stops them when the panel is closed.
void TableThoughts::follow() {
    const ShownPosition now = shownPosition(shell_.currentGame());
    if (now != position_) {
        if (now.session != position_.session) lostAt_.reset();
        position_ = now;
        asked_ = false;
        chosen_.reset();
        moment_.reset();
        why_.begin(*table().entry().kind, table().view());
        table().hand().forgetExamined();
    }
    if (shell_.preferences().settings().analysts != wanted_) asked_ = false;
    if (!open()) {
        if (asked_) why_.stopProving();
        analysts_.clear();
        asked_ = false;
    } else if (!asked_ && !table().animating()) {
        asked_ = true;
        askAnalysts();
        why_.prove(answersLoss());
    }
    followExamined();
    followPointing();
}

void TableThoughts::employAnalysts() {
    const game::Kind& kind = *table().entry().kind;
    wanted_ = shell_.preferences().settings().analysts;
    const std::vector<game::Opponent> chosen =
        chosenAnalysts(shell_.engines(), shell_.preferences().settings(), kind);
    const bool same =
        std::equal(chosen.begin(), chosen.end(), analysts_.begin(), analysts_.end(),
                   [](const auto& one, const Analyst& known) { return one.id == known.who.id; });
    if (std::exchange(game_, kind.id()) == kind.id() && same) return;
    analysts_.clear();
    for (const game::Opponent& one : chosen)
        if (ThinkerPtr thinker = shell_.thinking().employ(shell_.engines().createBot(kind, one.id)))
            analysts_.push_back({one, std::move(thinker)});
}

void TableThoughts::askAnalysts() {
    employAnalysts();
    for (Analyst& analyst : analysts_) {
        analyst.trouble.reset();
        (void)analyst.thinker->ask(table().view(), kShownEffort);
    }
}

bool TableThoughts::hearAnalysts() {
    bool news = false;
    for (Analyst& analyst : analysts_) {
        const auto answer = analyst.thinker->take();
        if (answer) analyst.trouble = answer->why;
        news = analyst.thinker->listen() || answer || news;
    }
    return news;
}

bool TableThoughts::answersLoss() const {
    const match::Match& match = table().match();
    return lostAt_ && !match.atStart() && match.node(match.current()).parent == *lostAt_;
}

void TableThoughts::followExamined() {
    if (!table().hand().examined() || table().hand().examined() == why_.examined()) return;
    why_.examine(*table().hand().examined());
    playedFor_ = 0;
}

void TableThoughts::followPointing() {
    if (!why_.lost()) return;
    lostAt_ = table().match().current();
    const auto before = why_.pointed();
    const std::string& proposal = table().hand().shownInput().proposal;
    if (table().hand().examined()) {
        why_.pointAt(table().hand().examined());
    } else if (proposal.empty()) {
        why_.pointAt({});
    } else if (proposal != proposal_ || !why_.pointed()) {
        if (const auto turn = table().view().parse(proposal)) why_.pointAt(*turn);
    }
    proposal_ = proposal;
    if (why_.pointed() != before) playedFor_ = 0;
}

bool TableThoughts::update(float seconds) {
    follow();
    const float before = playedFor_;
    playedFor_ = ticking() ? playedFor_ + seconds : 0;
    const bool step = static_cast<int>(before / kTurnSeconds) != static_cast<int>(playedFor_ / kTurnSeconds);
    const bool news = hearAnalysts();
    return why_.update() || news || step;
}

const game::Thought* TableThoughts::thoughtOf(int analyst) const {
    if (!asked_ || analyst < 0 || analyst >= static_cast<int>(analysts_.size())) return nullptr;
    const auto& course = analysts_[static_cast<std::size_t>(analyst)].thinker->course();
    if (course.empty()) return nullptr;
    if (analyst > 0 || !moment_) return &course.back();
    const auto last = static_cast<int>(course.size());
    return &course[static_cast<std::size_t>(std::clamp(*moment_, 1, last) - 1)];
}

std::vector<const game::Thought*> TableThoughts::latest() const {
    std::vector<const game::Thought*> thoughts;
    if (!asked_) return thoughts;
    for (const Analyst& analyst : analysts_)
        if (!analyst.thinker->course().empty()) thoughts.push_back(&analyst.thinker->course().back());
    return thoughts;
}

const game::Candidate* TableThoughts::candidateAt(LineChoice line) const {
    const game::Thought* const thought = thoughtOf(line.section);
    if (thought == nullptr || line.row >= static_cast<int>(thought->candidates.size())) return nullptr;
    return &thought->candidates[static_cast<std::size_t>(line.row)];
}

// ---- commands ----

void TableThoughts::toggle() {
    if (shell_.preferences().flip(&Settings::showAnalysis))
        panels_.model().movesPanel = ui::screens::PanelState::Open;
    else
        (void)leaveWhyNot();
}

void TableThoughts::nextLine() {
    LineChoice next = chosen_ ? LineChoice{chosen_->section, chosen_->row + 1} : LineChoice{};
    if (candidateAt(next) == nullptr) next = {next.section + 1, 0};
    chosen_ = candidateAt(next) != nullptr ? std::optional(next) : std::nullopt;
    playedFor_ = 0;
}

void TableThoughts::pointAt(LineChoice line) {
    if (pointedBefore_ != line) playedFor_ = 0;
    pointed_ = pointedBefore_ = line;
}

void TableThoughts::choose(LineChoice line) {
    chosen_ = chosen_ == line ? std::nullopt : std::optional(line);
    playedFor_ = 0;
}

void TableThoughts::showMoment(int moment) { moment_ = moment; }

void TableThoughts::toggleWhyNot() {
    if (leaveWhyNot()) return;
    if (table().entry().kind->opponents().empty() || !table().personToMove()) return;
    table().hand().examine(true);
}

bool TableThoughts::leaveWhyNot() {
    if (!table().hand().examines()) return false;
    table().hand().examine(false);
    why_.forgetExamined();
    return true;
}

// ---- display ----

void TableThoughts::refresh(const ui::kit::Context& ui) {
    sentence_ = sentence(ui);
    refreshPanel(ui);
    refreshBoard(ui);
    if (!pointed_) pointedBefore_.reset();
    pointed_.reset();
}

void TableThoughts::refreshPanel(const ui::kit::Context& ui) {
    AnalysisView& view = panels_.model().analysis;
    view = {.open = open()};
    if (!view.open) return;
    const game::PlayerId mover = table().view().toMove();
    for (std::size_t a = 0; asked_ && a < analysts_.size(); ++a) {
        AnalysisView::Section section{.name = ui.texts.tr(analysts_[a].who.name)};
        const game::Thought* const thought = thoughtOf(static_cast<int>(a));
        if (analysts_[a].trouble)
            section.figures = ui.texts.tr(*analysts_[a].trouble);
        else if (thought != nullptr)
            section.figures = searchFigures(ui, *thought);
        const std::size_t most = analysts_.size() > 1 ? kFewLines : 4;
        for (std::size_t i = 0; thought != nullptr && i < std::min(most, thought->candidates.size()); ++i) {
            const game::Candidate& candidate = thought->candidates[i];
            const LineChoice here{static_cast<int>(a), static_cast<int>(i)};
            section.rows.push_back({.turn = candidate.notation.front(),
                                    .chance = candidate.score
                                                  ? ui.texts.tr(*candidate.score) + "  \u00B7  " +
                                                        percent(ui, chanceFor(candidate.chances, mover))
                                                  : percent(ui, chanceFor(candidate.chances, mover)),
                                    .line = lineText(candidate.notation, 1),
                                    .weight = weightOf(*thought, i, mover),
                                    .chosen = shown() == here});
        }
        view.sections.push_back(std::move(section));
    }
    if (!asked_ || analysts_.empty()) return;
    view.moments = static_cast<int>(analysts_.front().thinker->course().size());
    view.moment = moment_ ? std::clamp(*moment_, 1, std::max(1, view.moments)) : view.moments;
    if (const game::Thought* const thought = thoughtOf(0))
        view.momentText = ui.tr("depth {depth}", {{"depth", std::to_string(thought->depth)}});
}

glm::vec3 TableThoughts::arcColor() const {
    return glm::vec3(highlightColors(shell_.preferences().theme()).hover);
}

void TableThoughts::label(game::Place place, std::string text, bool strong) {
    // If several turns end at the same place, the best is labelled first.
    if (std::any_of(labelled_.begin(), labelled_.end(),
                    [&](const game::Place& p) { return p.sameSpot(place); }))
        return;
    labelled_.push_back(place);
    const ImVec2 display = ImGui::GetIO().DisplaySize;
    const glm::vec2 at = table().stage().project(place);
    panels_.model().ideas.push_back({.text = std::move(text),
                                     .at = {(at.x + 1) / 2 * display.x, (1 - at.y) / 2 * display.y},
                                     .strong = strong});
}

void TableThoughts::refreshBoard(const ui::kit::Context& ui) {
    ideas_.clear();
    counts_.clear();
    labelled_.clear();
    panels_.model().ideas.clear();
    const bool failing = why_.proof().has_value();
    if (!plain_ && !table().animating() && (failing || !table().hand().holding())) {
        if (const Refutation* const found = why_.refutation())
            showLine(found->line);
        else if (const auto line = shown(); line && candidateAt(*line) != nullptr)
            showLine(candidateAt(*line)->line);
        else if (open() && shell_.preferences().settings().showIdeas)
            showCandidates(ui);
    }
    // A number on the same place moves the label aside.
    for (std::size_t i = 0; i < labelled_.size(); ++i)
        panels_.model().ideas[i].counted =
            std::any_of(counts_.begin(), counts_.end(),
                        [&](const game::PlaceCount& count) { return count.place.sameSpot(labelled_[i]); });
    table().stage().showIdeas(ideas_, counts_);
}

/// Plays a line turn by turn, shows its end for a while, and starts again. Without animation, shows the end
/// at once.
void TableThoughts::showLine(const std::vector<game::Action>& line) {
    const float whole = kTurnSeconds * static_cast<float>(line.size()) + kRest;
    const bool still =
        !shell_.preferences().settings().animated || shell_.preferences().settings().reducedMotion;
    const float now = std::fmod(playedFor_, whole);
    const auto steps = still ? line.size() : static_cast<std::size_t>(now / kTurnSeconds) + 1;
    const PlayedOut played = playedOut(table().view(), line, steps, arcColor());
    ideas_ = played.ideas;
    counts_ = played.drops;
    // If several turns end at the same place, it gets the number of the last one.
    for (std::size_t i = played.ends.size(); i-- > 0;)
        label(played.ends[i], std::to_string(i + 1), i + 1 == played.ends.size());
}

void TableThoughts::showCandidates(const ui::kit::Context& ui) {
    const game::Thought* const thought = thoughtOf(0);
    if (thought == nullptr) return;
    const game::View& view = table().view();
    ideas_ = ideasOf(view, *thought, arcColor());
    for (std::size_t i = 0; i < thought->candidates.size(); ++i) {
        const game::Candidate& candidate = thought->candidates[i];
        if (candidate.line.empty() || !view.isLegal(candidate.line.front())) continue;
        const game::Transition turn = view.foreseen(candidate.line.front());
        label(endOf(turn), percent(ui, chanceFor(candidate.chances, view.toMove())), i == 0);
        addDrops(turn);
    }
}

/// Adds a candidate's numbers, unless they would hide those of a better one or there are too many.
void TableThoughts::addDrops(const game::Transition& turn) {
    const std::vector<game::PlaceCount> drops = dropsOf(turn);
    const bool hides = std::any_of(drops.begin(), drops.end(), [&](const game::PlaceCount& drop) {
        return std::any_of(counts_.begin(), counts_.end(),
                           [&](const game::PlaceCount& known) { return known.place.sameSpot(drop.place); });
    });
    if (!counts_.empty() && (hides || counts_.size() + drops.size() > kMostNumbers)) return;
    counts_.insert(counts_.end(), drops.begin(), drops.end());
}

/// One sentence on why the examined turn is bad, or that it is good enough.
std::string TableThoughts::sentence(const ui::kit::Context& ui) const {
    if (why_.proof()) return described(ui, *why_.proof());
    if (why_.provingPointed())
        return ui.tr("{turn}: looking for the best answer …",
                     {{"turn", table().view().notation(*why_.pointed())}});
    if (why_.lost() && !why_.examined())
        return ui.tr("It is proved that every turn of {player} loses. Point at a turn to see how.",
                     {{"player", ui.tr(table().entry().kind->seatName(table().view().toMove()).c_str())}});
    if (!table().hand().examines()) return {};
    if (!why_.examined()) return ui.tr("Why not? Enter a turn: it is examined, not played. Esc ends this.");
    return described(ui, *why_.refutation());
}

std::string TableThoughts::described(const ui::kit::Context& ui, const Refutation& found) const {
    const std::string& turn = found.notation.front();
    if (found.outcome.over && found.line.size() == 1)
        return ui.tr("{turn} ends the game. {why}",
                     {{"turn", turn},
                      {"why", found.end ? ui.texts.tr(*found.end) : ui.tr(found.outcome.reason.c_str())}});
    if (found.line.size() < 2) return ui.tr("{turn}: looking for the best answer …", {{"turn", turn}});
    if (found.outcome.over)
        return ui.tr("{turn} {answer}: {why}",
                     {{"turn", turn},
                      {"answer", lineText(found.notation, 1)},
                      {"why", found.end ? ui.texts.tr(*found.end) : ui.tr(found.outcome.reason.c_str())}});
    const game::PlayerId mover = table().view().toMove();
    const double after = chanceFor(found.chances, mover);
    const game::Thought* const thought = thoughtOf(0);
    const std::string now = percent(ui, after);
    const std::string player = ui.tr(table().entry().kind->seatName(mover).c_str());
    if (thought == nullptr)
        return ui.tr("The answer to {turn} is {answer}: {player}'s chance to win is then {chance}.",
                     {{"turn", turn}, {"answer", found.notation[1]}, {"player", player}, {"chance", now}});
    return ui.tr(
        "The answer to {turn} is {answer}: {player}'s chance to win is then {chance}; with {best} it is "
        "{before}.",
        {{"turn", turn},
         {"answer", found.notation[1]},
         {"player", player},
         {"chance", now},
         {"best", thought->candidates.front().notation.front()},
         {"before", percent(ui, chanceFor(thought->chances(), mover))}});
}

}  // namespace app
