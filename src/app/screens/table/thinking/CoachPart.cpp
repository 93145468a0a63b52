#include "app/screens/table/thinking/CoachPart.h"

#include <algorithm>
#include <utility>

#include "app/common/Changes.h"
#include "app/learning/Lessons.h"
#include "app/play/Analysis.h"
#include "app/play/CurrentGame.h"
#include "app/screens/table/PlayCommands.h"
#include "app/screens/table/thinking/HintPanel.h"
#include "app/settings/Preferences.h"
#include "app/sound/Narrator.h"
#include "app/table/HighlightColors.h"
#include "app/thinking/AnalysisText.h"
#include "app/thinking/ThinkingService.h"
#include "app/window/ScreenStack.h"
#include "match/Judgement.h"

namespace app {
namespace {

using match::Followed;
using match::NodeId;
using ui::screens::CoachView;

constexpr std::size_t kMoments = 3;
constexpr int kShortestGame = 6;             // turns; shorter games are not analysed
constexpr std::size_t kLongestRemark = 200;  // bytes; more do not fit into its place

}  // namespace

CoachPart::CoachPart(const ScreenBasics& basics, const Playing& playing, const Learning& learning,
                     const HintPanel& hint, const PlayCommands& actions)
    : PlayPart(basics, playing),
      learning_(learning),
      hint_(hint),
      actions_(actions),
      coach_(playing.thinking) {}

CoachPart::~CoachPart() {
    if (TableSession* session = playing_.currentGame.session()) session->turn().setGuard(nullptr);
}

// ---- the watched position ----

/// Whether a person plays against engines, and the game is live.
bool CoachPart::coaches() const {
    const match::Seating& seating = table().seating();
    return basics_.preferences.settings().coach && &table() == playing_.currentGame.session() &&
           seating.hasPersons() && !seating.onlyPersons() && table().match().live() &&
           !table().rights().whyNoHelp();
}

bool CoachPart::foresees() const { return !table().match().hasSecrets(); }

CoachPart::Position CoachPart::present() const {
    const Followed& match = table().match();
    const bool watched = coaches() && !match.looksBack() && !table().rights().handOver();
    return {.session = playing_.currentGame.sessionNumber(),
            .at = match.current(),
            .over = match.ending().over,
            .person = watched ? std::optional(person()) : std::nullopt};
}

bool CoachPart::update(float /*seconds*/) {
    if (const Position now = present(); now != position_) turnTo(now);
    if (coach_.update()) basics_.changes.interface = true;
    analyseAfterwards();
    return false;
}

bool CoachPart::pass(float /*seconds*/) {
    if (!unspoken_ || !warns()) return false;
    unspoken_ = false;
    basics_.narrator.say(warningText(basics_.texts, *coach_.warning()));
    return false;
}

void CoachPart::turnTo(const Position& now) {
    if (now.session != position_.session) coach_.forget();
    position_ = now;
    basics_.changes.interface = true;
    table().turn().setGuard(nullptr);
    if (!now.person) return;
    learning_.lessons.switchTo(table().entry());
    if (!now.over && foresees()) table().turn().setGuard(this);
    const bool toMove = !now.over && table().rights().actor() == now.person;
    coach_.look(now.at, table().view(), toMove, *now.person);
    end_ = now.over ? table().view().remark(*now.person) : std::nullopt;
    if (now.over && lost() && foresees()) followEnd();
}

/// Asks for a better turn than the last one of the person who has lost.
void CoachPart::followEnd() {
    const Followed& match = table().match();
    const std::vector<NodeId> path = match.tree().pathTo(match.current());
    const auto last = std::find_if(path.rbegin(), path.rend(),
                                   [&](NodeId id) { return match.tree().node(id).mover == person(); });
    // After a resignation or a loss on time, that turn did not cause the loss.
    if (last == path.rend() || !table().view().outcome().over) return;
    const match::Node& turn = match.tree().node(*last);
    if (const auto before = match.viewAt(turn.parent, table().rights().viewer()))
        coach_.lookBack(*before, turn.action);
}

bool CoachPart::judge(game::Action turn) {
    if (present() != position_ || !coach_.holdsBack(turn)) return true;
    unspoken_ = true;
    basics_.changes.interface = true;
    return false;
}

game::PlayerId CoachPart::person() const {
    const auto persons = table().seating().persons();
    const Rights& rights = table().rights();
    const auto sees = rights.viewer().player();
    if (sees && std::find(persons.begin(), persons.end(), *sees) != persons.end()) return *sees;
    return rights.actor().value_or(persons.front());
}

bool CoachPart::lost() const { return table().match().ending().lostBy(person()); }

// ---- after the game ----

void CoachPart::analyseAfterwards() {
    if (!position_.person || !position_.over || !foresees()) return;
    // Nobody wants to hear of mistakes beside "You win!": who does asks for the analysis.
    if (table().match().ending().wonBy(person())) return;
    if (table().animating() || playing_.analysis.busy()) return;
    const Followed& match = table().match();
    if (static_cast<int>(match.tree().pathTo(match.current()).size()) < kShortestGame ||
        match::isAnalysed(match))
        return;
    // Only once for each end of a game: if it could not be analysed, another attempt would fail too.
    if (std::exchange(analysisOf_, position_) != position_) playing_.analysis.beginQuietly();
}

void CoachPart::playAgain(ui::screens::MoveId turn) {
    playing_.currentGame.playAgain(table().match().tree().node(NodeId(turn.value)).parent);
}

void CoachPart::refreshMoments(const ui::kit::Context& ui, CoachView& view) const {
    if (playing_.analysis.quiet()) {
        view.search = ui.tr("Looking for turns worth another look …");
        return;
    }
    const Followed& match = table().match();
    if (!match::isAnalysed(match)) return;
    for (const NodeId turn : match::costliestTurns(match, kMoments, person())) {
        const std::string name = numberedTurn(match, turn, table().rights().viewer());
        view.moments.push_back({.id = ui::screens::MoveId(turn.value),
                                .text = name,
                                .tooltip = ui.tr("Try another turn instead of {turn}, and play on from there",
                                                 {{"turn", name}})});
    }
    if (view.moments.empty()) view.search = ui.tr("None of your turns gave away points.");
}

// ---- the texts ----

std::string CoachPart::topic() const {
    if (position_.over) return end_ ? end_->topic : std::string();
    if (coach_.warning()) return coach_.warning()->oversight.topic;
    return coach_.remark() ? coach_.remark()->topic : std::string();
}

/// Whether the player is busy with something else. A turn that waits for confirmation does not count if it is
/// the one that was held back.
bool CoachPart::isBusy() const {
    // A remark does not take the place of a button that the player is looking for.
    if (table().animating() || table().turn().examines() || hint_.advises() || hint_.refuses() ||
        (hint_.finishes() && !coach_.warning()))
        return true;
    const bool held = coach_.warning() && table().turn().awaitsConfirmation() &&
                      table().turn().text() == coach_.warning()->turn;
    return table().turn().begun() && !held;
}

bool CoachPart::warns() const {
    return position_.person && !position_.over && present() == position_ && coach_.warning() && !isBusy();
}

void CoachPart::refresh(const ui::kit::Context& ui, float /*seconds*/) {
    CoachView& view = view_;
    view = {};
    if (!position_.person || present() != position_) return;
    if (position_.over) {
        if (coach_.lastChance()) view.text = lastChanceText(ui.texts, *coach_.lastChance());
        if (foresees())
            refreshMoments(ui, view);
        else if (end_)
            view.text = ui.texts.tr(end_->text);
    } else if (warns()) {
        view.warns = true;
        view.text = warningText(ui.texts, *coach_.warning());
    } else if (coach_.remark() && !isBusy()) {
        view.text = ui.texts.tr(coach_.remark()->text);
        // It stands in the place of the hint, which says what has happened and what is to be done.
        const std::string& happened = hint_.happened();
        if (happened.size() + view.text.size() < kLongestRemark && !happened.empty())
            view.text = happened + " " + view.text;
        const std::string hint = table().rights().personToMove() ? table().view().hint() : std::string();
        if (!hint.empty()) view.text += std::string(" ") + ui.tr(hint.c_str());
    }
    if (view.text.empty()) return;
    if (const auto lesson = learning_.lessons.covering(topic()))
        view.lesson =
            ui.tr("Lesson: {title}", {{"title", ui.tr(learning_.lessons.all()[*lesson].title.c_str())}});
}

void CoachPart::mark(scene::Marks& marks) const {
    if (!position_.person || present() != position_ || !coach_.warning()) return;
    const glm::vec3 color = highlightColors(basics_.preferences.theme()).decisive;
    for (const game::Place& place : coach_.warning()->oversight.places)
        marks.signs.push_back({place, scene::SignShape::Corners, color, false});
}

std::string CoachPart::text() const { return linesOf({view_.text, view_.lesson, view_.search}); }

void CoachPart::draw(ui::kit::Context& ui, const ui::screens::PlayLayout& layout) {
    pressed_ = ui::screens::drawCoach(ui, view_, layout.coach);
}

void CoachPart::execute() {
    for (const ui::screens::CoachCommand& command : std::exchange(pressed_, {}))
        if (const auto* again = std::get_if<ui::screens::PlayAgain>(&command))
            playAgain(again->id);
        else
            actions_.carryOut(std::get<ui::screens::Act>(command).action);
}

bool CoachPart::escape() {
    if (coach_.warning()) {
        coach_.forgetWarning();
        return true;
    }
    return false;
}

void CoachPart::openLesson() {
    const auto lesson = learning_.lessons.covering(topic());
    if (!lesson) return;
    learning_.lessons.choose(*lesson);
    basics_.screens.open(ScreenId::Lesson);
}

}  // namespace app
