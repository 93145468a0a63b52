#include "app/screens/table/thinking/BeliefsPart.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "app/input/Pointing.h"
#include "app/play/CurrentGame.h"
#include "app/settings/Preferences.h"
#include "app/table/SeatColor.h"

namespace app {

bool BeliefsPart::pass(float /*seconds*/) {
    const bool wanted = basics_.preferences.settings().showBeliefs &&
                        table().entry().kind->beliefs() != nullptr && !table().animating() &&
                        !beliefsRefusal(table());
    const Made now{.position = shownPosition(table()), .wanted = wanted};
    if (std::exchange(made_, now) == now) return false;
    held_.clear();
    if (!wanted) return true;
    const match::Followed& match = table().match();
    const game::Viewer viewer = table().rights().viewer();
    for (std::size_t seat = 0; seat < match.players().size(); ++seat) {
        const game::PlayerId player = game::playerAt(seat);
        if (viewer.player() && !viewer.is(player)) continue;
        // The record knows what each player sees; anybody else only what he sees himself.
        const game::Viewer eyes = viewer.isRecord() ? game::Viewer(player) : viewer;
        collect(player, *match.view(eyes));
    }
    return true;
}

void BeliefsPart::collect(game::PlayerId believer, const game::View& seen) {
    const std::vector<Seat> seats = playing_.currentGame.seats();
    const std::string bot = believer.value < seats.size() ? seats[believer.value].opponent : std::string();
    for (game::Beliefs::Suspicion& suspicion : table().entry().kind->beliefs()->of(seen, believer, bot)) {
        const auto others = std::count_if(held_.begin(), held_.end(), [&](const Held& held) {
            return held.suspicion.places == suspicion.places;
        });
        // Whom nobody tells his own believes the same of each player.
        const game::Viewer viewer = table().rights().viewer();
        if (others > 0 && !viewer.isRecord() && !viewer.player()) continue;
        held_.push_back({believer, std::move(suspicion), static_cast<int>(others)});
    }
}

bool BeliefsPart::known(const std::vector<game::Place>& places, std::uint8_t shape) const {
    return std::any_of(pieces_.begin(), pieces_.end(), [&](const game::PieceState& piece) {
        return piece.shape == shape && std::find(places.begin(), places.end(), piece.place) != places.end();
    });
}

/// The middle of the piece at this place; of the highest one there, the point where nothing is to be read.
glm::vec3 BeliefsPart::pointAt(game::Place place) const {
    const bool covered = std::any_of(pieces_.begin(), pieces_.end(), [&](const game::PieceState& other) {
        return other.place.sameSpot(place) && other.place.level > place.level;
    });
    const auto there = std::find_if(pieces_.begin(), pieces_.end(),
                                    [&](const game::PieceState& other) { return other.place == place; });
    const game::PieceState piece =
        there != pieces_.end()
            ? *there
            : game::PieceState{.id = game::PieceId(0), .owner = game::PlayerId(0), .place = place};
    const scene::TableModel& model = table().stage().scene().model();
    const auto free = covered ? std::nullopt : model.freePoint(piece);
    return free.value_or(model.rest(piece).position + glm::vec3(0, model.heightOf(piece) / 2, 0));
}

/// The middle of such points at these places, which must be some.
ImVec2 BeliefsPart::middleOf(const std::vector<game::Place>& places) const {
    glm::vec3 sum(0);
    for (const game::Place place : places) sum += pointAt(place);
    return onDisplay(table().stage().project(sum / static_cast<float>(places.size())));
}

void BeliefsPart::refresh(const ui::kit::Context& ui, float /*seconds*/) {
    views_.clear();
    if (held_.empty()) return;
    pieces_ = table().view().pieces();
    for (const Held& one : held_) {
        ui::screens::BeliefView view{.at = middleOf(one.suspicion.places),
                                     .others = one.others,
                                     .color = seatColor(ui, table(), one.believer.value)};
        for (const game::Beliefs::Possibility& possibility : one.suspicion.possibilities)
            view.possibilities.push_back({.text = possibility.text,
                                          .chance = static_cast<float>(possibility.chance),
                                          .truth = known(one.suspicion.places, possibility.shape)});
        views_.push_back(std::move(view));
    }
}

void BeliefsPart::draw(ui::kit::Context& ui, const ui::screens::PlayLayout& layout) {
    ui::screens::drawBeliefs(ui, views_, layout.table);
}

std::string BeliefsPart::text() const {
    std::string all;
    for (const ui::screens::BeliefView& view : views_) {
        if (!all.empty()) all += '\n';
        for (const auto& one : view.possibilities)
            all += (&one == &view.possibilities.front() ? "" : " ") + one.text + ":" +
                   std::to_string(std::lround(100 * one.chance)) + (one.truth ? "!" : "");
    }
    return all;
}

std::optional<base::Message> beliefsRefusal(const TableSession& table) {
    if (const auto agreed = table.rights().whyNoHelp()) return agreed;
    if (table.match().isTold()) return table.rights().whyNoEntry();
    // Who only watches engines has nothing to remember.
    if (table.rights().showsSecrets() || !table.entry().kind->beliefs()->needMemory(table.view())) return {};
    return base::msgid("What was shown in this game is yours to remember.");
}

}  // namespace app
