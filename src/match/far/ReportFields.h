#pragma once

#include "game/Fields.h"
#include "match/far/Report.h"

/// What goes between the referee's table and somebody far away, field by field (base/Fields.h), but for
/// views, which their game writes.
namespace match {

using base::FieldOf;
using game::eachField;
using game::kMostWords;

inline constexpr std::uint32_t kMostNodes = 1U << 20;  ///< of a tree
inline constexpr int kMostPlies = 1 << 30;             ///< to a node: turns can still be added after it
inline constexpr std::size_t kMostEvents = 1U << 31;   ///< of a match; also where a size has 32 bits
inline constexpr std::uint32_t kMostRequests = ~0U;    ///< of a player
inline constexpr std::size_t kMostNotes = 1024;        ///< comments on one turn, turns of a line
inline constexpr std::size_t kLongestNote = 1U << 20;  ///< bytes of a comment
inline constexpr std::size_t kSeats = game::kLastSeat + 1;

template <class Fields>
void eachTime(Fields& fields, FieldOf<Fields, milliseconds>& time) {
    std::int64_t count = time.count();
    // A player without a limit has a reading below 0; of a clock of sand one may have all the time.
    fields.number(count, -1, std::int64_t{kSeats} * TimeControl::kLongest.count());
    if constexpr (Fields::kReads) time = milliseconds(count);
}

template <class Fields>
void eachReading(Fields& fields, FieldOf<Fields, std::vector<milliseconds>>& times) {
    fields.list(times, kSeats, [&](auto& time) { eachTime(fields, time); });
}

template <class Fields>
void eachField(Fields& fields, FieldOf<Fields, NodeId>& node) {
    fields.number(node, 0, kMostNodes - 1);
}

template <class Fields>
void eachField(Fields& fields, FieldOf<Fields, TimeControl>& control) {
    fields.number(control.kind, 0, static_cast<int>(TimeControl::Kind::Hourglass));
    eachTime(fields, control.initial);
    eachTime(fields, control.step);
    fields.number(control.bonusTurn, 0, TimeControl::kLastBonusTurn);
    eachTime(fields, control.bonus);
}

template <class Fields>
void eachField(Fields& fields, FieldOf<Fields, std::optional<Clock>>& clock) {
    std::vector<TimeControl> controls;
    std::vector<milliseconds> readings;
    if (clock) {
        for (std::size_t seat = 0; seat < clock->players(); ++seat)
            controls.push_back(clock->control(game::playerAt(seat)));
        readings = clock->readings();
    }
    fields.list(controls, kSeats, [&](auto& control) { eachField(fields, control); });
    eachReading(fields, readings);
    if constexpr (Fields::kReads) {
        clock.reset();
        if (!controls.empty()) clock.emplace(std::move(controls)).restore(readings);
    }
}

template <class Fields>
void eachField(Fields& fields, FieldOf<Fields, Offer>& offer) {
    fields.number(offer.proposal, 0, static_cast<int>(Proposal::TakeBack));
    eachField(fields, offer.from);
}

template <class Fields>
void eachField(Fields& fields, FieldOf<Fields, TurnFacts>& turn) {
    eachField(fields, turn.before);
    eachField(fields, turn.player);
    fields.number(turn.round, 0, std::numeric_limits<int>::max());
    fields.flag(turn.endsTurn);
    fields.flag(turn.shows);
    fields.flag(turn.stands);
}

template <class Fields>
void eachField(Fields& fields, FieldOf<Fields, Event>& event) {
    const auto each = [&](auto& value) { eachField(fields, value); };
    fields.number(event.kind, 0, static_cast<int>(EventKind::Edited));
    fields.number(event.number, 0, kMostEvents);
    each(event.node);
    each(event.transition);
    fields.maybe(event.turn, each);
    fields.maybe(event.action, each);
    fields.text(event.notation, kMostWords);
    fields.list(event.unveiled, kMostNotes, each);
    fields.maybe(event.offer, each);
    fields.maybe(event.outcome, each);
    fields.maybe(event.head, each);
    eachReading(fields, event.clocks);
}

template <class Fields>
void eachField(Fields& fields, FieldOf<Fields, Evaluation>& evaluation) {
    // As parts of a million.
    const auto chance = [&](auto& value) {
        constexpr double kParts = 1e6;
        auto parts = static_cast<std::int64_t>(value * kParts + 0.5);
        fields.number(parts, 0, static_cast<std::int64_t>(kParts));
        if constexpr (Fields::kReads) value = static_cast<double>(parts) / kParts;
    };
    fields.list(evaluation.chances, kSeats, chance);
    fields.number(evaluation.depth, 0, std::numeric_limits<int>::max());
    fields.list(evaluation.line, kMostNotes, [&](auto& turn) { fields.text(turn, kMostWords); });
    fields.maybe(evaluation.foreseen, chance);
    fields.text(evaluation.details, kLongestNote);
}

/// A turn of a tree that one viewer knows: what others know of it is not sent.
template <class Fields>
void eachField(Fields& fields, FieldOf<Fields, Node>& node) {
    const auto each = [&](auto& value) { eachField(fields, value); };
    each(node.parent);
    fields.list(node.children, kMostNodes, each);
    each(node.action);
    each(node.mover);
    fields.text(node.notation, kMostWords);
    fields.text(node.variation, kLongestNote);
    fields.text(node.marks, kMostWords);
    fields.text(node.judgement, kMostWords);
    fields.list(node.comments, kMostNotes, [&](auto& comment) { fields.text(comment, kLongestNote); });
    fields.list(node.sketch, game::kMostStrokes, each);
    fields.maybe(node.evaluation, each);
    fields.number(node.ply, 0, kMostPlies);
    fields.number(node.round, 0, std::numeric_limits<int>::max());
    fields.flag(node.endsTurn);
    fields.flag(node.shows);
    fields.flag(node.stands);
    eachReading(fields, node.clocks);
    fields.flag(node.timed);
    fields.maybe(node.left, [&](auto& time) { eachTime(fields, time); });
    fields.endLine();
}

template <class Fields>
void eachField(Fields& fields, FieldOf<Fields, GameTree>& tree) {
    std::vector<Node> nodes;
    for (std::uint32_t i = 0; !Fields::kReads && i < tree.size(); ++i) nodes.push_back(tree.node(NodeId(i)));
    fields.list(nodes, kMostNodes, [&](auto& node) { eachField(fields, node); });
    if constexpr (Fields::kReads) {
        if (auto read = GameTree::ofNodes(std::move(nodes)))
            tree = std::move(*read);
        else
            fields.fail(base::msgid("the turns are no tree"));
    }
}

template <class Fields>
void eachField(Fields& fields, FieldOf<Fields, Receipt>& receipt) {
    fields.number(receipt.number, 0, kMostRequests);
    fields.number(receipt.result, 0, static_cast<int>(Receipt::Result::NotAllowed));
}

/// All of it but the view.
template <class Fields>
void eachField(Fields& fields, FieldOf<Fields, Briefing>& briefing) {
    const auto each = [&](auto& value) { eachField(fields, value); };
    each(briefing.viewer);
    fields.list(briefing.players, kSeats, [&](auto& name) { fields.text(name, kMostWords); });
    fields.flag(briefing.secrets);
    fields.number(briefing.events, 0, kMostEvents);
    each(briefing.tree);
    each(briefing.current);
    fields.maybe(briefing.head, each);
    each(briefing.clock);
    fields.maybe(briefing.offer, each);
    fields.flag(briefing.owesAnswer);
    fields.maybe(briefing.ending, each);
}

}  // namespace match
