#include "app/screens/table/thinking/ThoughtsPart.h"

#include <algorithm>
#include <cmath>

#include "app/input/Pointing.h"
#include "app/play/Tables.h"
#include "app/settings/Preferences.h"
#include "app/table/HighlightColors.h"
#include "app/table/SeatNames.h"
#include "app/thinking/Engines.h"
#include "app/thinking/ThinkingService.h"
#include "app/thinking/ThinkingText.h"
#include "game/Weights.h"
#include "i18n/Numbers.h"

namespace app {
namespace {

using ui::screens::AnalysisView;
using ui::screens::LineChoice;

constexpr std::size_t kFewLines = 2;  // for each engine, if several analyse

/// "White: 80 %".
std::string rowChance(const ui::kit::Context& ui, const std::string& seat, double chance) {
    return ui.tr("{what}: {value}",
                 {{"what", seat}, {"value", i18n::percentText(ui.texts, std::lround(100 * chance))}});
}

}  // namespace

ThoughtsPart::ThoughtsPart(const ScreenBasics& basics, const Playing& playing)
    : PlayPart(basics, playing),
      why_(playing.thinking),
      analysts_(playing.thinking, playing.engines, basics.preferences) {}

bool ThoughtsPart::open() const {
    return basics_.preferences.settings().showAnalysis && !table().rights().handOver() &&
           !table().rights().whyNoHelp() && !table().entry().kind->opponents().empty() &&
           !table().turn().input().arranges();
}

bool ThoughtsPart::expecting() const { return why_.thinking() || analysts_.thinking(); }

// ---- thinking ----

/// Starts the engines on the shown position when nothing moves, and stops them when the panel is closed.
void ThoughtsPart::follow() {
    const ShownPosition now = shownPosition(table());
    if (now != position_) {
        if (now.match != position_.match) lostAt_.reset();
        position_ = now;
        asked_ = false;
        lines_.forget();
        moment_.reset();
        why_.begin(*table().entry().kind, table().view());
        table().turn().forgetExamined();
    }
    if (analysts_.outdated()) asked_ = false;
    if (!open()) {
        if (asked_) why_.stopProving();
        lines_.forget();
        analysts_.dismiss();
        asked_ = false;
    } else if (!asked_ && !table().animating()) {
        asked_ = true;
        analysts_.ask(*table().entry().kind, table().view());
        why_.prove(answersLoss());
    }
    followExamined();
    followPointing();
}

bool ThoughtsPart::answersLoss() const {
    const match::Followed& match = table().match();
    return lostAt_ && !match.atStart() && match.tree().node(match.current()).parent == *lostAt_;
}

void ThoughtsPart::followExamined() {
    if (!table().turn().examined() || table().turn().examined() == why_.examined()) return;
    why_.examine(*table().turn().examined());
    lines_.restart();
    ++news_;
}

void ThoughtsPart::followPointing() {
    if (!why_.lost()) return;
    lostAt_ = table().match().current();
    const auto before = why_.pointed();
    // What is pointed at while others decide is a turn of another position.
    const std::string proposal =
        table().rights().personToMove() ? table().turn().shown().proposal : std::string();
    if (table().turn().examined()) {
        why_.pointAt(table().turn().examined());
    } else if (proposal.empty()) {
        why_.pointAt({});
    } else if (proposal != proposal_ || !why_.pointed()) {
        if (const auto turn = table().view().parse(proposal)) why_.pointAt(*turn);
    }
    proposal_ = proposal;
    if (why_.pointed() == before) return;
    lines_.restart();
    ++news_;
}

bool ThoughtsPart::update(float seconds) {
    follow();
    const bool step = lines_.advance(seconds, ticking());
    const bool heard = analysts_.takeNews();
    const bool news = why_.update() || heard;
    if (news) ++news_;
    return news || step;
}

const game::Thought* ThoughtsPart::thoughtOf(int analyst) const {
    const auto& all = analysts_.all();
    if (!asked_ || analyst < 0 || analyst >= static_cast<int>(all.size())) return nullptr;
    const auto& course = all[static_cast<std::size_t>(analyst)].thinker->course();
    if (course.empty()) return nullptr;
    if (analyst > 0 || !moment_) return &course.back();
    const auto last = static_cast<int>(course.size());
    return &course[static_cast<std::size_t>(std::clamp(*moment_, 1, last) - 1)];
}

std::vector<const game::Thought*> ThoughtsPart::latest() const {
    return asked_ ? analysts_.latest() : std::vector<const game::Thought*>();
}

const game::Candidate* ThoughtsPart::candidateAt(LineChoice line) const {
    const game::Thought* const thought = thoughtOf(line.section);
    if (thought == nullptr || line.row >= static_cast<int>(thought->candidates.size())) return nullptr;
    return &thought->candidates[static_cast<std::size_t>(line.row)];
}

// ---- commands ----

void ThoughtsPart::toggle() {
    if (basics_.preferences.flip(&Settings::showAnalysis))
        basics_.panels.moves = ui::screens::PanelState::Open;
    else
        (void)leaveWhyNot();
}

void ThoughtsPart::nextLine() {
    lines_.chooseNext([this](LineChoice line) { return candidateAt(line) != nullptr; });
}

void ThoughtsPart::execute(const ui::screens::AnalysisCommand& command) {
    using namespace ui::screens;
    if (const auto* pointed = std::get_if<PointAtLine>(&command))
        lines_.pointAt(pointed->line);
    else if (const auto* chosen = std::get_if<ChooseLine>(&command))
        lines_.choose(chosen->line);
    else
        showMoment(std::get<ShowMoment>(command).moment);
}

/// The last moment is the present, which goes on.
void ThoughtsPart::showMoment(int moment) {
    moment_ = moment < view_.moments ? std::optional(moment) : std::nullopt;
}

void ThoughtsPart::toggleWhyNot() {
    if (leaveWhyNot()) return;
    if (table().entry().kind->opponents().empty() || !table().rights().personToMove()) return;
    table().turn().examine(true);
}

bool ThoughtsPart::leaveWhyNot() {
    if (!table().turn().examines()) return false;
    table().turn().examine(false);
    why_.forgetExamined();
    return true;
}

// ---- display ----

void ThoughtsPart::refresh(const ui::kit::Context& ui, float /*seconds*/) {
    sentence_ = sentenceFor(ui);
    refreshPanel(ui);
    refreshLabels();
    lines_.endFrame();
}

void ThoughtsPart::draw(ui::kit::Context& ui, const ui::screens::PlayLayout& /*layout*/) {
    ui::screens::drawIdeaLabels(ui, labels_);
}

/// Why there is nothing to think about: who looks does not know what the player to move could do. Empty if he
/// does.
std::string ThoughtsPart::whyNoThought(const ui::kit::Context& ui) const {
    const game::View& view = table().view();
    if (view.outcome().over || !view.legalActions().empty()) return {};
    const std::string name = nameAt(table(), view.toMove(), ui.texts);
    return table().rights().keepsSecrets()
               ? ui.tr("Only {name} knows what can be played now.", {{"name", name}})
               : ui.tr("What this player saw does not tell what can be played here. Show all that happened.");
}

void ThoughtsPart::refreshPanel(const ui::kit::Context& ui) {
    AnalysisView& view = view_;
    view = {.open = open()};
    if (!view.open) return;
    const game::PlayerId mover = table().view().toMove();
    const std::string seat = ui.tr(table().entry().kind->seatName(mover).c_str());
    const auto& all = analysts_.all();
    for (std::size_t a = 0; asked_ && a < all.size(); ++a) {
        AnalysisView::Section section{.name = ui.texts.tr(all[a].who.name)};
        const game::Thought* const thought = thoughtOf(static_cast<int>(a));
        if (all[a].trouble)
            section.trouble = ui.texts.tr(*all[a].trouble);
        else if (thought == nullptr)
            section.trouble = whyNoThought(ui);
        else
            section.figures = searchFigures(ui, *thought);
        const std::size_t most = all.size() > 1 ? kFewLines : 4;
        for (std::size_t i = 0; thought != nullptr && i < std::min(most, thought->candidates.size()); ++i) {
            const game::Candidate& candidate = thought->candidates[i];
            const LineChoice here{static_cast<int>(a), static_cast<int>(i)};
            const bool judged = !candidate.chances.empty();
            const double chance = chanceFor(candidate.chances, mover);
            section.rows.push_back({.turn = candidate.notation.front(),
                                    .score = candidate.score ? ui.texts.tr(*candidate.score) : "",
                                    .chance = judged ? rowChance(ui, seat, chance) : "",
                                    .says = judged ? chanceSentence(ui, seat, chance) : "",
                                    .line = lineText(candidate.notation, 1),
                                    .weight = weightOf(*thought, i, mover),
                                    .chosen = lines_.shown() == here});
        }
        view.sections.push_back(std::move(section));
    }
    if (!asked_ || all.empty()) return;
    view.moments = static_cast<int>(all.front().thinker->course().size());
    view.moment = moment_ ? std::clamp(*moment_, 1, std::max(1, view.moments)) : view.moments;
    if (const game::Thought* const thought = thoughtOf(0))
        view.momentText = ui.tr("depth {depth}", {{"depth", std::to_string(thought->depth)}});
}

/// Writes the texts of the ideas that the table shows, where the camera sees their places.
void ThoughtsPart::refreshLabels() {
    labels_.clear();
    const scene::Marks& marks = table().stage().marks();
    for (const scene::Label& label : marks.labels) {
        const TableStage& stage = table().stage();
        const auto free = stage.scene().freePointOn(label.place);
        const glm::vec2 at = free ? stage.project(*free) : stage.project(label.place);
        labels_.push_back(
            {.text = label.text, .at = onDisplay(at), .strong = label.strong, .centered = free.has_value()});
        // A number on the same place moves the label aside.
        labels_.back().counted =
            std::any_of(marks.counts.begin(), marks.counts.end(),
                        [&](const game::PlaceCount& count) { return count.place.sameSpot(label.place); });
    }
}

// ---- marks ----

void ThoughtsPart::mark(scene::Marks& marks) const {
    if (!marks.ideas.empty()) return;  // a turn that is pointed at in the explorer
    marks.ideas = marks_.ideas;
    marks.counts = marks_.counts;
    marks.labels = marks_.labels;
}

/// Without animation, the end of a line is shown at once.
std::size_t ThoughtsPart::stepsOf(std::size_t turns) const {
    const Settings& settings = basics_.preferences.settings();
    return settings.animated && !settings.reducedMotion ? lines_.stepsOf(turns) : turns;
}

ThoughtsPart::Marked ThoughtsPart::toMark() const {
    using What = Marked::What;
    Marked wanted{.line = lines_.shown(),
                  .position = position_,
                  .news = news_,
                  .moment = moment_,
                  .theme = basics_.preferences.settings().theme,
                  .language = basics_.texts.language()};
    const bool followed = shownPosition(table()) == position_;
    if (!followed || table().animating() || (table().turn().begun() && !why_.proof())) return wanted;
    if (why_.refutation())
        wanted.what = What::Refutation;
    else if (wanted.line && candidateAt(*wanted.line))
        wanted.what = What::Line;
    else if (open() && basics_.preferences.settings().showIdeas && thoughtOf(0))
        wanted.what = What::Candidates;
    if (const auto* const line = lineToMark(wanted)) wanted.steps = stepsOf(line->size());
    return wanted;
}

const std::vector<game::Action>* ThoughtsPart::lineToMark(const Marked& wanted) const {
    if (wanted.what == Marked::What::Refutation) return &why_.refutation()->line;
    return wanted.what == Marked::What::Line ? &candidateAt(*wanted.line)->line : nullptr;
}

bool ThoughtsPart::pass(float /*seconds*/) {
    const Marked wanted = toMark();
    if (std::exchange(marked_, wanted) == wanted) return false;
    marks_ = {};
    const auto color = glm::vec3(highlightColors(basics_.preferences.theme()).hover);
    if (const auto* const line = lineToMark(wanted))
        marks_ = lineMarks(table().view(), *line, wanted.steps, color);
    else if (wanted.what == Marked::What::Candidates)
        marks_ = candidateMarks(basics_.texts, table().view(), *thoughtOf(0), color);
    return true;
}

/// One sentence on why the examined turn is bad, or that it is good enough.
std::string ThoughtsPart::sentenceFor(const ui::kit::Context& ui) const {
    const game::PlayerId mover = table().view().toMove();
    const Asker asker{mover, ui.tr(table().entry().kind->seatName(mover).c_str())};
    if (why_.proof()) return refutationText(ui.texts, *why_.proof(), asker, thoughtOf(0));
    if (why_.provingPointed())
        return ui.tr("{turn}: looking for the best answer …",
                     {{"turn", table().view().notation(*why_.pointed())}});
    if (why_.lost() && !why_.examined())
        return ui.tr("It is proved that every turn of {player} loses. Point at a turn to see how.",
                     {{"player", asker.name}});
    if (!table().turn().examines()) return {};
    if (!why_.examined()) return ui.tr("Why not? Enter a turn: it is examined, not played. Esc ends this.");
    return refutationText(ui.texts, *why_.refutation(), asker, thoughtOf(0));
}

}  // namespace app
