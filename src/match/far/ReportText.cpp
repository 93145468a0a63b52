#include "match/far/ReportText.h"

#include <algorithm>
#include <utility>

#include "match/far/ReportFields.h"

namespace match {
namespace {

/// Changes with every change of what is written.
constexpr int kVersion = 3;
constexpr std::size_t kLongestView = std::size_t{1} << 24;  // bytes

enum class ToldKind : std::uint8_t { Report, Receipt, ClockReadings };
constexpr int kLastToldKind = static_cast<int>(ToldKind::ClockReadings);
enum class Asked : std::uint8_t { Turn, Resignation, Offer, Answer };

Asked askedIn(const Request& request) { return static_cast<Asked>(request.what.index()); }

/// Whether a tree has these turns.
bool has(const GameTree& tree, NodeId node) { return node.value < tree.size(); }

}  // namespace

// ---- views

void ReportWriter::writeView(base::FieldWriter& fields, const game::View* view) {
    fields.flag(view != nullptr);
    if (view == nullptr) return;
    std::string text = kind_.writeView(*view);
    const auto differs = std::ranges::mismatch(view_, text).in2;
    const auto kept = static_cast<std::size_t>(differs - text.begin());
    fields.number(kept, 0, kLongestView);
    fields.text(text.substr(kept), kLongestView);
    view_ = std::move(text);
}

std::unique_ptr<const game::View> ReportReader::readView(base::FieldReader& fields) {
    bool has = false;
    fields.flag(has);
    if (!has) return {};
    std::size_t kept = 0;
    std::string rest;
    fields.number(kept, 0, static_cast<std::int64_t>(view_.size()));
    fields.text(rest, kLongestView);
    if (fields.failed()) return {};
    view_.resize(kept);
    view_ += rest;
    auto view = kind_->readView(view_);
    if (view) return std::move(view).value();
    fields.fail(view.error().message);
    return {};
}

// ---- what the referee tells

std::string ReportWriter::write(const Briefing& briefing) {
    base::FieldWriter fields;
    fields.number(kVersion, kVersion, kVersion);
    fields.text(kind_.id(), kMostWords);
    eachField(fields, briefing);
    view_.clear();
    writeView(fields, briefing.view.get());
    return fields.take();
}

base::Result<Briefing> ReportReader::readBriefing(std::string_view text) {
    base::FieldReader fields(text);
    int version = 0;
    std::string kind;
    fields.number(version, kVersion, kVersion);
    fields.text(kind, kMostWords);
    if (kind != kind_->id()) fields.fail(base::msgid("this is another game"));
    Briefing briefing{.viewer = game::Viewer::onlooker(), .players = {}, .tree = GameTree(0)};
    eachField(fields, briefing);
    view_.clear();
    briefing.view = readView(fields);
    const auto seats = static_cast<std::size_t>(briefing.view ? briefing.view->playerCount() : 0);
    const auto sits = [&](game::PlayerId player) { return player.value < seats; };
    const bool known = (!briefing.viewer.player() || sits(*briefing.viewer.player())) &&
                       (!briefing.offer || sits(briefing.offer->from)) && moversAreOf(briefing.tree, seats);
    const bool sound = known && briefing.players.size() == seats && has(briefing.tree, briefing.current) &&
                       (!briefing.head || has(briefing.tree, *briefing.head)) &&
                       (!briefing.clock || briefing.clock->players() == seats);
    if (!sound) fields.fail(base::msgid("the match is told by halves"));
    if (const auto end = fields.end(); !end) return end.error();
    return briefing;
}

std::string ReportWriter::write(const Report& report) {
    base::FieldWriter fields;
    fields.number(ToldKind::Report, 0, kLastToldKind);
    eachField(fields, report.event);
    fields.maybe(report.tree, [&](const GameTree& tree) { eachField(fields, tree); });
    writeView(fields, report.view.get());
    return fields.take();
}

std::string ReportWriter::write(const Receipt& receipt) {
    base::FieldWriter fields;
    fields.number(ToldKind::Receipt, 0, kLastToldKind);
    eachField(fields, receipt);
    return fields.take();
}

std::string ReportWriter::write(const ClockReadings& readings) {
    base::FieldWriter fields;
    fields.number(ToldKind::ClockReadings, 0, kLastToldKind);
    eachReading(fields, readings.left);
    return fields.take();
}

base::Result<ReportReader::Told> ReportReader::read(std::string_view text) {
    base::FieldReader fields(text);
    ToldKind what = ToldKind::Report;
    fields.number(what, 0, kLastToldKind);
    Told told;
    if (what == ToldKind::Receipt)
        eachField(fields, told.emplace<Receipt>());
    else if (what == ToldKind::ClockReadings)
        eachReading(fields, told.emplace<ClockReadings>().left);
    else
        told = readReport(fields);
    if (const auto end = fields.end(); !end) return end.error();
    return told;
}

Report ReportReader::readReport(base::FieldReader& fields) {
    Report report{.event = {.kind = EventKind::Edited}};
    eachField(fields, report.event);
    bool tree = false;
    fields.flag(tree);
    if (tree) eachField(fields, report.tree.emplace(0));
    report.view = readView(fields);
    const Event& event = report.event;
    const bool sound = changesPosition(event.kind) == (report.view != nullptr) &&
                       (event.kind != EventKind::Played || (event.turn && event.action)) &&
                       (event.kind != EventKind::Offered || event.offer);
    if (!sound) fields.fail(base::msgid("the event is told by halves"));
    return report;
}

// ---- what a player asks for

std::string write(const Request& request) {
    base::FieldWriter fields;
    fields.number(request.number, 0, kMostRequests);
    fields.number(request.events, 0, kMostEvents);
    fields.number(askedIn(request), 0, static_cast<int>(Asked::Answer));
    if (const auto* const turn = std::get_if<PlayTurn>(&request.what)) eachField(fields, turn->action);
    if (const auto* const offer = std::get_if<MakeOffer>(&request.what))
        fields.number(offer->proposal, 0, static_cast<int>(Proposal::TakeBack));
    if (const auto* const answer = std::get_if<AnswerOffer>(&request.what)) fields.flag(answer->accept);
    return fields.take();
}

base::Result<Request> readRequest(std::string_view text) {
    base::FieldReader fields(text);
    Request request{.what = Resign{}};
    Asked asked = Asked::Turn;
    fields.number(request.number, 0, kMostRequests);
    fields.number(request.events, 0, kMostEvents);
    fields.number(asked, 0, static_cast<int>(Asked::Answer));
    switch (asked) {
        case Asked::Turn:
            eachField(fields, request.what.emplace<PlayTurn>().action);
            break;
        case Asked::Resignation:
            break;
        case Asked::Offer:
            fields.number(request.what.emplace<MakeOffer>().proposal, 0,
                          static_cast<int>(Proposal::TakeBack));
            break;
        case Asked::Answer:
            fields.flag(request.what.emplace<AnswerOffer>().accept);
            break;
    }
    if (const auto end = fields.end(); !end) return end.error();
    return request;
}

}  // namespace match
