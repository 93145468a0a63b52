#pragma once

#include <cstdint>
#include <limits>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "base/Fields.h"
#include "game/Outcome.h"
#include "game/Sketch.h"
#include "game/State.h"
#include "game/Transition.h"
#include "game/View.h"
#include "game/Viewer.h"

/// What goes to players far away, field by field (base/Fields.h). The bounds are those of the types, or far
/// beyond any game: what is sent means nothing but pieces and places that are shown.
namespace game {

using base::FieldOf;

inline constexpr std::size_t kMostPieces = 4096;  ///< of a table, and so of what one turn moves
inline constexpr std::size_t kMostWords = 4096;   ///< bytes of a text of a game
inline constexpr int kLastSeat = 15;

template <class Fields>
void eachField(Fields& fields, FieldOf<Fields, PlayerId>& player) {
    fields.number(player, 0, kLastSeat);
}

/// A code: any number.
template <class Fields>
void eachField(Fields& fields, FieldOf<Fields, Action>& action) {
    using Code = std::numeric_limits<std::int64_t>;
    fields.number(action, Code::min(), Code::max());
}

template <class Fields>
void eachField(Fields& fields, FieldOf<Fields, Place>& place) {
    constexpr int kMost = std::numeric_limits<std::uint16_t>::max();
    fields.number(place.area, 0, kMost);
    fields.number(place.spot, 0, kMost);
    fields.number(place.level, 0, kMost);
}

template <class Fields>
void eachField(Fields& fields, FieldOf<Fields, PieceState>& piece) {
    constexpr int kMost = std::numeric_limits<std::uint8_t>::max();
    fields.number(piece.id, 0, kMostPieces - 1);
    fields.number(piece.owner, 0, kMost);
    fields.number(piece.shape, 0, kMost);
    fields.number(piece.face, 0, kMost);
    eachField(fields, piece.place);
}

template <class Fields>
void eachField(Fields& fields, FieldOf<Fields, Hop>& hop) {
    eachField(fields, hop.before);
    eachField(fields, hop.after);
    fields.number(hop.step, 0, std::numeric_limits<std::uint8_t>::max());
    fields.number(hop.manner, 0, static_cast<int>(Manner::Settle));
    fields.list(hop.via, kMostPieces, [&](auto& place) { eachField(fields, place); });
}

template <class Fields>
void eachField(Fields& fields, FieldOf<Fields, Stage>& stage) {
    fields.list(stage.hops, kMostPieces, [&](auto& hop) { eachField(fields, hop); });
    fields.number(stage.reason, 0, static_cast<int>(Reason::Complete));
    fields.list(stage.mixed, kMostPieces, [&](auto& piece) { fields.number(piece, 0, kMostPieces - 1); });
}

template <class Fields>
void eachField(Fields& fields, FieldOf<Fields, Transition>& transition) {
    fields.list(transition.stages, kMostPieces, [&](auto& stage) { eachField(fields, stage); });
}

template <class Fields>
void eachField(Fields& fields, FieldOf<Fields, Outcome>& outcome) {
    const auto text = [&](auto& words) { fields.text(words, kMostWords); };
    fields.flag(outcome.over);
    fields.list(outcome.winners, kLastSeat + 1, [&](auto& player) { eachField(fields, player); });
    text(outcome.result);
    text(outcome.headline);
    text(outcome.headlineToYou);
    text(outcome.reason);
    fields.list(outcome.decisive, kMostPieces, [&](auto& place) { eachField(fields, place); });
    fields.list(outcome.points, kLastSeat + 1, [&](auto& points) {
        fields.number(points, std::numeric_limits<int>::min(), std::numeric_limits<int>::max());
    });
    text(outcome.sum);
    fields.list(outcome.bonuses, kLastSeat + 1, text);
}

template <class Fields>
void eachField(Fields& fields, FieldOf<Fields, Unveiled>& unveiled) {
    fields.number(unveiled.before, 0, std::numeric_limits<int>::max());
    eachField(fields, unveiled.action);
    fields.text(unveiled.notation, kMostWords);
}

template <class Fields>
void eachField(Fields& fields, FieldOf<Fields, Stroke>& stroke) {
    fields.number(stroke.ink, 0, kInks - 1);
    eachField(fields, stroke.from);
    fields.maybe(stroke.to, [&](auto& place) { eachField(fields, place); });
    fields.maybe(stroke.seat, [&](auto& player) { eachField(fields, player); });
}

/// A player's seat, or one beyond all seats.
template <class Fields>
void eachField(Fields& fields, FieldOf<Fields, Viewer>& viewer) {
    constexpr int kOnlooker = kLastSeat + 1;
    constexpr int kRecord = kLastSeat + 2;
    int who = viewer.isRecord() ? kRecord : viewer.player() ? viewer.player()->value : kOnlooker;
    fields.number(who, 0, kRecord);
    if constexpr (Fields::kReads)
        viewer = who == kRecord     ? Viewer::record()
                 : who == kOnlooker ? Viewer::onlooker()
                                    : Viewer(playerAt(static_cast<std::size_t>(who)));
}

/// Kind::writeView() of a game whose views are all of this class, which writes itself.
template <class OneView>
[[nodiscard]] std::string writeViewOf(const View& view) {
    base::FieldWriter fields;
    dynamic_cast<const OneView&>(view).write(fields);
    return fields.take();
}

/// Kind::readView() of such a game.
template <class OneView>
[[nodiscard]] base::Result<std::unique_ptr<const View>> readViewOf(std::string_view text) {
    base::FieldReader fields(text);
    auto view = std::make_unique<const OneView>(OneView::read(fields));
    if (const auto end = fields.end(); !end) return end.error();
    return std::unique_ptr<const View>(std::move(view));
}

}  // namespace game
