#include "app/table/TableSession.h"

#include <algorithm>
#include <utility>

#include "app/table/HighlightColors.h"
#include "scene/Seats.h"

namespace app {
TableSession::TableSession(const CatalogEntry& entry, match::Match match, const scene::Theme& theme,
                           float speed, const TableWishes& wishes)
    : entry_(&entry),
      match_(std::move(match)),
      seating_(match_.players().size()),
      stage_(speed),
      turn_(*this, stage_, entry.makeInput()),
      hand_(turn_, stage_) {
    finished_ = match_.finalOutcome().over;
    viewer_ = viewerNow();  // no frame shows more than that
    view_ = match_.view(viewer_);
    stage_.reset(entry.makeTable(*view_, theme, wishes), view_->pieces());
    (void)news_.read(match_);
    rebuild(theme, wishes);
    refreshView();
}

void TableSession::rebuild(const scene::Theme& theme, const TableWishes& wishes) {
    icons_ = theme.icons;
    stage_.setModel(entry_->makeTable(*view_, theme, wishes), highlightColors(theme));
}

ui::kit::Shape TableSession::iconOf(const std::string& name) const {
    const auto found = icons_.find(name);
    return entry_->presentation->icon(found == icons_.end() ? name : found->second);
}

void TableSession::play(game::Action action) {
    // This cannot fail: only legal actions are entered, and only of a person who is awaited.
    (void)match_.submit(match_.moverOf(action), action);
    turnArrives_ = true;
    seating_.hold(looksBack());
    followEvents();
    followWithCamera();
}

// ---- the viewer ----

game::Viewer TableSession::sharedViewer() const {
    // Either nothing is hidden any more, or there is nobody to hide it from.
    if (!keepsSecrets()) return game::Viewer::record();
    const std::vector<game::PlayerId> persons = seating_.persons();
    return persons.size() == 1 ? game::Viewer(persons.front()) : game::Viewer::onlooker();
}

game::Viewer TableSession::viewerNow() const {
    if (!keepsSecrets() || !personsPlay()) return seenAs_;
    const game::Viewer shared = sharedViewer();
    const bool covered = shared == game::Viewer::onlooker();
    return covered && uncoveredBy_ && match_.awaits(*uncoveredBy_) ? game::Viewer(*uncoveredBy_) : shared;
}

void TableSession::seeAs(game::Viewer viewer) {
    if (!showsSecrets()) return;
    seenAs_ = viewer;
    if (const auto player = viewer.player()) stage_.cameraWork().turnTo(yawOf(*player));
    stage_.redraw();  // update() turns the pieces over once they are at rest
}

void TableSession::cover() {
    if (!uncoveredBy_) return;
    uncoveredBy_.reset();
    changeViewer();
    stage_.finishAnimations();
}

std::optional<game::PlayerId> TableSession::actor() const {
    const auto first = keepsSecrets() ? uncoveredBy_ : seenAs_.player();
    if (first && match_.awaits(*first)) return first;
    for (const game::PlayerId player : match_.awaited())
        if (seating_.atThisTable(player)) return player;
    return {};
}

std::optional<game::PlayerId> TableSession::handOver() const {
    return keepsSecrets() && viewerNow() == game::Viewer::onlooker() ? actor() : std::nullopt;
}

void TableSession::uncover() {
    uncoveredBy_ = actor();
    changeViewer();
}

/// Turns pieces over if the new viewer sees another side.
void TableSession::changeViewer() {
    // The entry of a turn may show pieces elsewhere, so it begins last.
    if (std::exchange(viewer_, viewerNow()) != viewer_) stage_.showAnew(match_.view(viewer_)->pieces());
    refreshView();
}

void TableSession::refreshView() {
    view_ = match_.view(viewer_);
    ++viewNumber_;
    stage_.show({});
    stage_.setLast(game::placesOf(match_.lastTurn(viewer_)));
    turn_.reset(*view_);
    frameTable();
}

// ---- the camera ----

void TableSession::setCameraHabits(const CameraHabits& habits) {
    const bool sits = habits.turns != stage_.cameraWork().habits().turns && match_.atStart();
    stage_.cameraWork().setHabits(habits);
    if (sits) stage_.cameraWork().sitDown(yawOf(chair()));
    if (sits) frameTable();
}

/// The only person, or of several the one to move if the camera turns.
game::PlayerId TableSession::chair() const {
    const std::vector<game::PlayerId> persons = seating_.persons();
    if (persons.size() == 1) return persons.front();
    const bool turns = stage_.cameraWork().habits().turns && match_.live();
    return turns ? actor().value_or(game::PlayerId(0)) : game::PlayerId(0);
}

float TableSession::yawOf(game::PlayerId player) const {
    return scene::seatYaw(player, std::max<std::size_t>(match_.players().size(), 1));
}

void TableSession::frameTable() {
    const std::size_t persons = seating_.persons().size();
    const bool one = persons == 1 || (persons > 1 && stage_.cameraWork().habits().turns);
    // Pieces of the next player, as in Tak's opening, lie in the other supply.
    const auto choices = turn_.input().choices();
    const bool others =
        personToMove() &&
        std::any_of(choices.begin(), choices.end(), [](const game::Choice& choice) { return choice.ofNext; });
    const bool alone = match_.live() && one && !others;
    stage_.frameFor(alone ? std::optional(chair()) : std::nullopt, yawOf(chair()));
}

void TableSession::followWithCamera() {
    stage_.cameraWork().forget();
    const game::Outcome outcome = match_.outcome();
    if (outcome.over) return stage_.dwellOn(outcome.decisive);
    if (match_.live()) stage_.cameraWork().turnTo(yawOf(chair()));
    stage_.follow(match_.events(viewer_).back().transition);
}

bool TableSession::update(float dt) {
    const bool pieces = stage_.updatePieces(dt);
    turnArrives_ &= stage_.busy();
    // A turn is shown to its end to the viewer for whom it began.
    if (viewer_ != viewerNow() && !stage_.busy()) changeViewer();
    const bool camera = stage_.updateCamera(dt);
    if (camera) hand_.cameraMoved();
    const bool changed = stage_.takeChanged();
    return pieces || camera || changed;
}

}  // namespace app
