#include "match/Reporter.h"

#include <utility>

namespace match {
namespace {

/// The node at which the table stands after an event that changes the position.
NodeId nodeAfter(const Event& event, const GameTree& tree) {
    return event.kind == EventKind::TakenBack ? tree.node(event.node).parent : event.node;
}

}  // namespace

Briefing Reporter::brief(const Match& match) {
    (void)read_.read(match);
    Briefing briefing{.viewer = viewer_,
                      .players = match.players(),
                      .events = match.eventCount(),
                      .tree = match.tree().asKnownTo(viewer_),
                      .current = match.current(),
                      .view = match.view(viewer_),
                      .clock = match.clock(),
                      .offer = match.openOffer()};
    if (match.live()) briefing.head = match.head();
    if (const auto player = viewer_.player()) briefing.owesAnswer = match.owesAnswer(*player);
    briefing.ending = match.conclusion();
    return briefing;
}

std::vector<Report> Reporter::news(const Match& match) {
    std::vector<Report> reports;
    const Subscription::News news = read_.read(match);
    for (std::size_t i = news.first; i < news.end; ++i) {
        Report report{.event = match.events(viewer_)[i]};
        if (changesPosition(report.event.kind))
            report.view = match.viewAt(nodeAfter(report.event, match.tree()), viewer_);
        if (report.event.kind == EventKind::Edited) report.tree = match.tree().asKnownTo(viewer_);
        reports.push_back(std::move(report));
    }
    return reports;
}

}  // namespace match
