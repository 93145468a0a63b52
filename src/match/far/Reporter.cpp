#include "match/far/Reporter.h"

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
                      .secrets = match.hasSecrets(),
                      .events = match.eventCount(),
                      .tree = treeOf(match),
                      .current = match.current(),
                      .view = match.view(viewer_),
                      .clock = match.clock(),
                      .offer = match.openOffer()};
    if (match.live()) briefing.head = match.head();
    if (const auto player = viewer_.player()) briefing.owesAnswer = match.owesAnswer(*player);
    briefing.ending = match.conclusion();
    return briefing;
}

GameTree Reporter::treeOf(const Match& match) const {
    return match.tree().asKnownTo(viewer_, match.hasSecrets());
}

std::vector<Report> Reporter::news(const Match& match) {
    std::vector<Report> reports;
    const Subscription::News news = read_.read(match);
    for (std::size_t i = news.first; i < news.end; ++i) {
        Report report{.event = match.events(viewer_)[i]};
        if (changesPosition(report.event.kind))
            report.view = match.viewAt(nodeAfter(report.event, match.tree()), viewer_);
        if (report.event.kind == EventKind::Edited) report.tree = treeOf(match);
        reports.push_back(std::move(report));
    }
    return reports;
}

}  // namespace match
