#include "app/table/TableSession.h"

#include <utility>

#include "app/table/HighlightColors.h"
#include "game/Draft.h"

namespace app {
namespace {

std::unique_ptr<game::MoveInput> inputFor(const CatalogEntry& entry, const match::Match* local) {
    const bool draft =
        local != nullptr && dynamic_cast<const game::Draft*>(local->startState().get()) != nullptr;
    return draft ? entry.makeDraftInput() : entry.makeInput();
}

}  // namespace

TableSession::TableSession(const CatalogEntry& entry, match::Match match, const scene::Theme& theme,
                           float speed, const TableWishes& wishes)
    : TableSession(entry, here(std::move(match)), theme, speed, wishes) {}

TableSession::TableSession(const CatalogEntry& entry, match::Briefing told, match::ReportReader reader,
                           match::Line& line, const scene::Theme& theme, float speed,
                           const TableWishes& wishes)
    : TableSession(entry, elsewhere(std::move(told), std::move(reader), line), theme, speed, wishes) {}

TableSession::Played TableSession::here(match::Match match) {
    auto own = std::make_unique<match::Match>(std::move(match));
    match::Match& local = *own;
    return {.match = std::move(own),
            .local = &local,
            .seating = match::Seating(local.players().size()),
            .post = [&local](match::Seating& seating) -> std::unique_ptr<match::Post> {
                return std::make_unique<match::LocalPost>(local, seating);
            }};
}

TableSession::Played TableSession::elsewhere(match::Briefing told, match::ReportReader reader,
                                             match::Line& line) {
    auto follower = std::make_unique<match::Follower>(std::move(told));
    match::Follower& followed = *follower;
    match::Seating seating(followed.players().size());
    for (std::size_t seat = 0; seat < followed.players().size(); ++seat)
        if (!followed.viewer().is(game::playerAt(seat)))
            seating.sit(game::playerAt(seat), std::make_unique<match::Elsewhere>());
    return {.match = std::move(follower),
            .seating = std::move(seating),
            .post = [&followed, reader, &line](match::Seating&) -> std::unique_ptr<match::Post> {
                return std::make_unique<match::FarPost>(followed, reader, line);
            }};
}

TableSession::TableSession(const CatalogEntry& entry, Played played, const scene::Theme& theme, float speed,
                           const TableWishes& wishes)
    : entry_(entry),
      match_(std::move(played.match)),
      localMatch_(played.local),
      seating_(std::move(played.seating)),
      post_(played.post(seating_)),
      rights_(*match_, seating_),
      stage_(speed),
      cameraSeat_(*match_, seating_, rights_, stage_),
      turn_({rights_, seating_, stage_, held_}, inputFor(entry, localMatch_)),
      shown_({*match_, seating_, rights_, stage_, cameraSeat_, turn_, held_}),
      control_({*match_, seating_, *post_, rights_, stage_, cameraSeat_, shown_}),
      history_(*match_, *post_, seating_, rights_, shown_),
      hand_(turn_, stage_),
      pen_(*match_, rights_, shown_, stage_) {
    turn_.playTo(control_);
    stage_.reset(entry.makeTable(view(), theme, wishes), view().pieces());
    rebuild(theme, wishes);
    shown_.refresh();
}

void TableSession::rebuild(const scene::Theme& theme, TableWishes wishes) {
    icons_ = theme.icons;
    wishes.persons = seating_.persons();
    stage_.setModel(entry_.makeTable(view(), theme, wishes), highlightColors(theme));
    cameraSeat_.frameAnew();
}

void TableSession::sit(match::Seating seating, const scene::Theme& theme, const TableWishes& wishes) {
    const std::vector<game::PlayerId> before = seating_.persons();
    control_.sit(std::move(seating));
    if (seating_.persons() != before) rebuild(theme, wishes);
}

ui::kit::Shape TableSession::iconOf(const std::string& name) const {
    const auto found = icons_.find(name);
    return entry_.presentation->icon(found == icons_.end() ? name : found->second);
}

void TableSession::seeAs(game::Viewer viewer) {
    if (!rights_.showsSecrets()) return;
    rights_.seeAs(viewer);
    if (const auto player = viewer.player()) cameraSeat_.turnTo(*player);
    stage_.redraw();  // update() turns the pieces over once they are at rest
}

void TableSession::uncover() {
    rights_.uncover();
    shown_.handOver();
}

void TableSession::deal() {
    const game::Transition dealt = view().dealt();
    if (dealt.stages.empty() || !match_->atStart()) return;
    stage_.deal(view().pieces(), dealt);
    shown_.refresh();
}

void TableSession::cover() {
    if (!rights_.cover()) return;
    shown_.changeViewer();
    stage_.finishAnimations();
}

void TableSession::leave(bool left) {
    // While somebody is there, who sees what changes at the end of a turn, once its pieces have come to rest.
    if (left == rights_.isLeft()) return;
    rights_.leave(left);
    if (!rights_.viewerChanges()) return;
    shown_.changeViewer();
    stage_.finishAnimations();
}

bool TableSession::update(float dt) {
    if (auto refused = control_.takeRefused()) {
        if (refused->turn) turn_.reset(view());
        turn_.refuse(std::move(refused->why));
    }
    const bool pieces = stage_.updatePieces(dt);
    // A turn is shown to its end to the viewer for whom it began.
    if (rights_.viewerChanges() && !stage_.busy()) shown_.changeViewer();
    const bool camera = stage_.updateCamera(dt);
    if (camera) hand_.cameraMoved();
    const bool changed = stage_.takeChanged();
    return pieces || camera || changed;
}

}  // namespace app
