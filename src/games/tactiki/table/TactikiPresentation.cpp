#include "games/tactiki/table/TactikiPresentation.h"

#include <algorithm>
#include <cmath>

#include "games/tactiki/play/TactikiDraft.h"
#include "games/tactiki/play/TactikiState.h"

namespace tactiki::table {
namespace {

using ui::kit::Outline;
using ui::kit::Shape;

Outline polygon(std::vector<ImVec2> points, float light) {
    return {.points = std::move(points), .light = light};
}

Outline box(float left, float top, float right, float bottom, float light) {
    return polygon({{left, top}, {right, top}, {right, bottom}, {left, bottom}}, light);
}

/// A head from the front: a block for Tiki, a round one for Tac.
Shape head(bool square) {
    Shape shape;
    if (square) {
        shape.push_back(polygon({{0.20F, 0.14F}, {0.80F, 0.14F}, {0.84F, 0.88F}, {0.16F, 0.88F}}, 1));
        shape.push_back(box(0.28F, 0.36F, 0.44F, 0.46F, 0.4F));
        shape.push_back(box(0.56F, 0.36F, 0.72F, 0.46F, 0.4F));
        shape.push_back(box(0.28F, 0.66F, 0.72F, 0.78F, 0.4F));
        return shape;
    }
    std::vector<ImVec2> round;
    for (int i = 0; i < 24; ++i) {
        const float angle = 6.2831853F * static_cast<float>(i) / 24;
        round.push_back({0.5F + 0.36F * std::cos(angle), 0.52F + 0.38F * std::sin(angle)});
    }
    shape.push_back(polygon(std::move(round), 1));
    shape.push_back(box(0.34F, 0.38F, 0.44F, 0.48F, 0.4F));
    shape.push_back(box(0.56F, 0.38F, 0.66F, 0.48F, 0.4F));
    shape.push_back(polygon({{0.30F, 0.62F}, {0.70F, 0.62F}, {0.60F, 0.76F}, {0.40F, 0.76F}}, 0.4F));
    return shape;
}

/// The back of a figure with as many notches as its rank.
Shape rankIcon(int rank) {
    Shape shape{polygon({{0.22F, 0.10F}, {0.78F, 0.10F}, {0.82F, 0.90F}, {0.18F, 0.90F}}, 1)};
    for (int i = 0; i < rank; ++i) {
        const float top = 0.76F - 0.135F * static_cast<float>(i);
        shape.push_back(box(0.34F, top, 0.66F, top + 0.07F, 0.35F));
    }
    return shape;
}

/// Figures that stand on each other.
Shape statueIcon() {
    return {box(0.10F, 0.80F, 0.90F, 0.94F, 0.5F), box(0.26F, 0.56F, 0.74F, 0.80F, 1),
            box(0.26F, 0.31F, 0.74F, 0.55F, 0.8F), box(0.26F, 0.06F, 0.74F, 0.30F, 1)};
}

/// A figure that lies, crossed out.
Shape defeatedIcon() {
    return {polygon({{0.02F, 0.46F}, {0.98F, 0.40F}, {0.98F, 0.92F}, {0.02F, 0.86F}}, 0.7F),
            polygon({{0.20F, 0.04F}, {0.88F, 0.80F}, {0.76F, 0.92F}, {0.08F, 0.16F}}, 1),
            polygon({{0.80F, 0.04F}, {0.92F, 0.16F}, {0.24F, 0.92F}, {0.12F, 0.80F}}, 1)};
}

/// An eye, struck through.
Shape unseenIcon() {
    Outline lens = polygon({}, 1);
    for (int i = 0; i < 24; ++i) {
        const float angle = 6.2831853F * static_cast<float>(i) / 24;
        lens.points.push_back({0.5F + 0.5F * std::cos(angle), 0.5F + 0.28F * std::sin(angle)});
    }
    return {lens, box(0.38F, 0.36F, 0.62F, 0.64F, 0.3F),
            polygon({{0.86F, 0.04F}, {0.98F, 0.14F}, {0.14F, 0.96F}, {0.02F, 0.86F}}, 0.7F)};
}

/// What the viewer can read on the table now. A rank that was shown and is hidden again he must remember.
struct InSight {
    rules::Board board;
    play::RanksInSight ranks;
};

InSight inSight(const game::View& view) {
    if (const auto* const draft = dynamic_cast<const play::TactikiDraft*>(&view)) {
        const rules::Board board = draft->board();
        return {board, play::ranksInSight(board, game::Viewer::record(), false)};
    }
    const auto& seen = dynamic_cast<const play::TactikiView&>(view);
    return {seen.board(), play::ranksInSight(seen.board(), seen.viewer(), seen.position().over())};
}

}  // namespace

Shape TactikiPresentation::icon(std::string_view name) const {
    if (name == "tiki" || name == "bench") return head(true);
    if (name == "tac") return head(false);
    if (name == "statue") return statueIcon();
    if (name == "defeated") return defeatedIcon();
    if (name == "unseen") return unseenIcon();
    if (name == "ready")
        return {polygon(
            {{0.12F, 0.52F}, {0.26F, 0.38F}, {0.42F, 0.54F}, {0.76F, 0.18F}, {0.90F, 0.32F}, {0.42F, 0.82F}},
            1)};
    if (name == "mirror")
        return {polygon({{0.44F, 0.2F}, {0.44F, 0.8F}, {0.12F, 0.5F}}, 1),
                polygon({{0.56F, 0.2F}, {0.88F, 0.5F}, {0.56F, 0.8F}}, 0.6F)};
    if (name == "own")  // three fields with two figures each
        return {box(0.12F, 0.52F, 0.34F, 0.82F, 1),    box(0.12F, 0.18F, 0.34F, 0.48F, 0.6F),
                box(0.39F, 0.52F, 0.61F, 0.82F, 0.8F), box(0.39F, 0.18F, 0.61F, 0.48F, 1),
                box(0.66F, 0.52F, 0.88F, 0.82F, 0.6F), box(0.66F, 0.18F, 0.88F, 0.48F, 0.8F)};
    if (name == "shuffle")
        return {box(0.14F, 0.30F, 0.46F, 0.70F, 1), box(0.54F, 0.14F, 0.86F, 0.54F, 0.6F),
                box(0.54F, 0.62F, 0.86F, 0.88F, 0.8F)};
    return rankIcon(name.empty() ? 0 : name.back() - '0');
}

ImVec4 TactikiPresentation::seatColor(const ui::kit::Palette&, game::PlayerId player) const {
    return play::sideOf(player) == rules::Side::Tiki ? ImVec4(0.25F, 0.55F, 0.62F, 1)
                                                     : ImVec4(0.93F, 0.70F, 0.30F, 1);
}

bool TactikiPresentation::beginsTurn(char character) const {
    return std::string_view("abcdek+p12345").find(character) != std::string_view::npos;
}

std::optional<base::Msgid> TactikiPresentation::brief(std::string_view notation) const {
    // The ranks of a set-up take the room of both columns; no other turn has five parts.
    if (std::count(notation.begin(), notation.end(), '-') + 1 != rules::kWidth) return {};
    return base::msgid("set-up");
}

std::vector<ui::game::Presentation::Gesture> TactikiPresentation::gestures() const {
    using base::msgid;
    using By = Gesture::By;
    return {{By::Mouse, msgid("Lift a figure, put it down"), msgid("Click")},
            {By::Mouse, msgid("Move a figure"), msgid("Drag it")},
            {By::Mouse, msgid("Bring a defeated figure back"), msgid("Click it, then a start field")},
            {By::Touch, msgid("Lift a figure, put it down"), msgid("Tap")},
            {By::Touch, msgid("Move a figure"), msgid("Drag it")}};
}

std::vector<ui::game::Presentation::Layer> TactikiPresentation::pileAt(const game::View& view,
                                                                       game::Place place) const {
    const auto [board, ranks] = inSight(view);
    std::vector<Layer> layers;
    if (place.area != play::kBoardArea) return layers;
    const std::vector<rules::Piece> column = board.column(play::fieldOf(place));
    if (column.size() < 2) return layers;
    for (auto piece = column.rbegin(); piece != column.rend(); ++piece) {
        const rules::Side side = rules::ownerOf(*piece);
        const rules::Rank rank = ranks[*piece];
        layers.push_back({.owner = play::playerOf(side),
                          .icon = side == rules::Side::Tiki ? "tiki" : "tac",
                          .label = rank == rules::kUnknownRank ? "?" : std::to_string(rank)});
    }
    return layers;
}

}  // namespace tactiki::table
