#include <algorithm>
#include <chrono>
#include <utility>
#include <variant>

#include "fuzz/Targets.h"
#include "match/far/Follower.h"
#include "match/far/ReportText.h"

namespace fuzz {
namespace {

/// The text up to the next mark, which is taken off it.
std::string_view takeUntil(char mark, std::string_view& text) {
    const std::string_view part = text.substr(0, text.find(mark));
    text.remove_prefix(std::min(part.size() + 1, text.size()));
    return part;
}

/// Reads what a table shows of the match, and asks for what a player could.
void lookAt(match::Follower& follower) {
    const game::Viewer viewer = follower.viewer();
    require(follower.view(viewer) != nullptr, "the shown position is known");
    (void)follower.lastTurn(viewer);
    (void)follower.lastActs(viewer);
    (void)follower.outcome();
    (void)follower.finalOutcome();
    for (const game::PlayerId player : follower.awaitedAtHead())
        follower.elapse(player, std::chrono::seconds(1));
    for (const match::NodeId node : follower.line()) (void)follower.viewAt(node, viewer);
    const auto legal = follower.view().legalActions();
    if (!legal.empty())
        if (const auto request = follower.play(legal.front()))
            require(match::readRequest(match::write(*request)).ok(), "a request can be told");
    (void)follower.resign();
    (void)follower.offer(match::Proposal::TakeBack);
    (void)follower.answer(true);
}

/// Whether all of it can be followed.
bool follow(const game::Kind& kind, std::string_view text) {
    // Each message has lines of its own.
    const auto next = [&] { return takeUntil('|', text); };
    match::ReportReader reader(kind);
    auto told = reader.readBriefing(next());
    if (!told) {
        require(!told.error().describe().empty(), "an error says what is wrong");
        return false;
    }
    match::Follower follower(std::move(*told));
    lookAt(follower);
    while (!text.empty()) {
        auto heard = reader.read(next());
        if (!heard) {
            require(!heard.error().describe().empty(), "an error says what is wrong");
            return false;
        }
        if (const auto* const clocks = std::get_if<match::ClockReadings>(&*heard))
            follower.setClocks(clocks->left);
        if (auto* const report = std::get_if<match::Report>(&*heard))
            if (!follower.take(std::move(*report))) return false;
        lookAt(follower);
        if (text.size() % 3 == 0 && follower.back()) lookAt(follower);
    }
    return true;
}

}  // namespace

bool canBeFollowed(std::string_view text) {
    const game::Kind* const kind = kindNamed(takeUntil('\n', text));
    return kind != nullptr && follow(*kind, text);
}

void report(std::string_view text) { (void)canBeFollowed(text); }

}  // namespace fuzz
