#include "game/VisibleState.h"

#include <sstream>

namespace test {
namespace {

void tell(std::ostream& out, const game::Place& place) {
    out << '<' << place.area << ',' << place.spot << ',' << place.level << '>';
}

void tell(std::ostream& out, const game::PieceState& piece) {
    out << '#' << piece.id.value << " of " << int{piece.owner.value} << " shape " << int{piece.shape}
        << " face " << int{piece.face} << ' ';
    tell(out, piece.place);
}

void tell(std::ostream& out, const game::Hop& hop) {
    tell(out, hop.before);
    out << " -> ";
    tell(out, hop.after);
    out << " step " << int{hop.step} << " manner " << static_cast<int>(hop.manner);
    for (const game::Place& place : hop.via) tell(out << " via ", place);
    out << '\n';
}

void tell(std::ostream& out, const game::Stat& stat) {
    out << "stat " << stat.label << ':';
    for (const std::string& value : stat.values) out << ' ' << value;
    for (const auto& supply : stat.supplies) out << ' ' << supply.left << '/' << supply.given;
    out << '\n';
}

}  // namespace

std::vector<game::Viewer> viewersOf(const game::State& state) {
    std::vector<game::Viewer> viewers{game::Viewer::record(), game::Viewer::onlooker()};
    for (int player = 0; player < state.playerCount(); ++player)
        viewers.emplace_back(game::playerAt(static_cast<std::size_t>(player)));
    return viewers;
}

std::string nameOf(game::Viewer viewer) {
    if (const auto player = viewer.player()) return "player " + std::to_string(int{player->value});
    return viewer.isRecord() ? "the record" : "the onlooker";
}

std::string visibleStateOf(const std::vector<game::PieceState>& pieces) {
    std::ostringstream out;
    for (const game::PieceState& piece : pieces) {
        tell(out, piece);
        out << '\n';
    }
    return out.str();
}

std::string visibleStateOf(const game::Transition& transition) {
    std::ostringstream out;
    for (const game::Stage& stage : transition.stages) {
        out << "stage, reason " << static_cast<int>(stage.reason) << '\n';
        for (const game::Hop& hop : stage.hops) tell(out, hop);
        for (const game::PieceId id : stage.mixed) out << "mixed #" << id.value << '\n';
    }
    return out.str();
}

std::string visibleStateOf(const game::Outcome& outcome) {
    std::ostringstream out;
    out << (outcome.over ? "over " : "open ") << outcome.result << ' ' << outcome.reason;
    for (const game::PlayerId winner : outcome.winners) out << " winner " << int{winner.value};
    for (const int points : outcome.points) out << " points " << points;
    for (const game::Place& place : outcome.decisive) tell(out << ' ', place);
    out << '\n';
    return out.str();
}

std::string visibleStateOf(const game::View& view, const std::vector<game::Action>& actions) {
    std::ostringstream out;
    out << view.playerCount() << " players, " << int{view.toMove().value} << " to move, ply " << view.ply();
    for (const game::PlayerId player : view.awaited()) out << ", awaits " << int{player.value};
    out << '\n' << visibleStateOf(view.pieces()) << visibleStateOf(view.outcome());
    const std::vector<game::Action> legal = view.legalActions();
    out << legal.size() << " legal\n";
    for (const game::Action action : someOf(legal)) out << "legal " << action.value << '\n';
    for (const game::Action action : actions)
        out << action.value << " is " << view.notation(action) << (view.isLegal(action) ? "\n" : " (no)\n");
    for (const game::Stat& stat : view.stats()) tell(out, stat);
    for (const std::string& completion : view.completions("", 1000))
        out << "completion " << completion << '\n';
    out << "says " << view.announcement() << "\nhints " << view.hint() << "\nposition " << view.positionText()
        << '\n';
    for (const base::Message& paragraph : view.describePosition()) out << paragraph.english() << '\n';
    for (const game::PieceState& piece : view.pieces()) out << view.describe(piece.place).english() << '\n';
    return out.str();
}

std::vector<game::Action> legalActionsOf(const game::State& state) {
    return someOf(state.view(state.toMove())->legalActions());
}

std::vector<game::Action> someOf(const std::vector<game::Action>& actions) {
    constexpr std::size_t kEnough = 300;
    const std::size_t step = 1 + actions.size() / kEnough;
    std::vector<game::Action> some;
    for (std::size_t i = 0; i < actions.size(); i += step) some.push_back(actions[i]);
    return some;
}

}  // namespace test
