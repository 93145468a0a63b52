#include "app/far/FarTable.h"

#include <algorithm>
#include <utility>

#include "app/catalog/Games.h"
#include "app/common/Messages.h"
#include "app/far/FarHost.h"
#include "app/far/OwnHost.h"
#include "app/play/CurrentGame.h"
#include "i18n/Catalogue.h"

namespace app {
namespace {

std::vector<const game::Kind*> kindsOf(const Games& games) {
    std::vector<const game::Kind*> kinds;
    for (const CatalogEntry& entry : games.entries()) kinds.push_back(entry.kind.get());
    return kinds;
}

}  // namespace

FarTable::FarTable(const Basics& basics, CurrentGame& currentGame, archive::Keeper* archive,
                   std::filesystem::path folder, base::Log& log)
    : basics_(basics),
      currentGame_(currentGame),
      archive_(archive),
      folder_(std::move(folder)),
      log_(log),
      places_(folder_.empty() ? folder_ : folder_ / "places.json") {}

FarTable::~FarTable() = default;

// ---- coming and going

void FarTable::come(std::unique_ptr<Reach> reach, bool own, Coming coming) {
    guest_.reset();
    reach_ = std::move(reach);
    own_ = own;
    known_.clear();
    takesSeat_ = false;
    heardChat_ = 0;
    refused_.reset();
    namesakes_ = 0;
    wanting_.clear();
    keeper_ = std::make_unique<FarKeeper>(archive_, std::move(coming.kept));
    guest_ = std::make_unique<host::Guest>(
        [&games = basics_.games](std::string_view id) -> const game::Kind* {
            const CatalogEntry* const entry = games.find(id);
            return entry ? entry->kind.get() : nullptr;
        },
        *reach_, std::move(coming.key));
}

base::Result<void> FarTable::comeToOwn(Coming coming) {
    if (folder_.empty()) return base::Error{base::msgid("Tables cannot be kept here.")};
    leaveKept();
    guest_.reset();
    reach_.reset();  // so that the tables are free
    auto own = openOwnHost(kindsOf(basics_.games), folder_ / "tables", log_);
    if (!own) return own.error();
    come(std::move(*own), true, std::move(coming));
    return {};
}

base::Result<void> FarTable::host(const host::Agreements& agreed, const std::string& name) {
    if (auto came = comeToOwn({}); !came) return came;
    name_ = name;
    guest_->make(agreed, name);
    takesSeat_ = true;
    return {};
}

void FarTable::comeTo(const Invitation& host, const std::string& name) {
    leaveKept();
    come(std::make_unique<FarHost>(host, log_), false, {});
    name_ = name;
    code_ = host.code;
    takesSeat_ = true;
}

void FarTable::hostAt(const Invitation& host, const host::Agreements& agreed, const std::string& name) {
    comeTo(host, name);
    guest_->make(agreed, name);
}

void FarTable::join(const Invitation& invitation, const std::string& name) {
    comeTo(invitation, name);
    guest_->join(code_, name);
}

base::Result<void> FarTable::comeBack(const Place& place) {
    Coming coming{host::Key{place.table.code, place.token}, place.kept};
    name_ = place.name;
    if (place.own) return comeToOwn(std::move(coming));
    leaveKept();
    come(std::make_unique<FarHost>(place.table, log_), false, std::move(coming));
    return {};
}

void FarTable::leave() {
    if (!guest_) return;
    if (const auto where = invitation()) (void)places_.remove(*where);
    guest_->say(host::Leave{});
    reach_->update(*guest_, 0);
    leaveKept();
    guest_.reset();
    reach_.reset();
}

// ---- at the table

std::optional<base::Message> FarTable::trouble() const {
    if (refused_ && !table()) return host::wordsOf(*refused_);
    return reach_ ? reach_->trouble() : std::nullopt;
}

std::optional<Invitation> FarTable::invitation() const {
    if (!table()) return {};
    return reach_->invitation(table()->code);
}

std::optional<std::string> FarTable::link() const {
    const auto where = invitation();
    return where && guest_->hostHasPage() ? std::optional(where->link()) : std::nullopt;
}

void FarTable::update(float seconds) {
    if (!guest_) return;
    reach_->update(*guest_, seconds);
    guest_->update(seconds);
    tellRefusal();
    keepMatch();
    if (!table()) return;
    keepPlace();
    sitDown();
    followMatch();
    tellNews();
}

void FarTable::keepPlace() {
    if (!guest_->key()) return;
    const auto where = invitation();
    const host::TableNews::Member* const self = host::memberIn(table()->members, table()->you);
    if (!where || !self) return;
    const Place place{.game = table()->agreed.game,
                      .name = self->name,
                      .own = own_,
                      .table = *where,
                      .token = guest_->key()->token,
                      .kept = keeper_->kept()};
    if (auto kept = places_.put(place); !kept)
        basics_.messages.toast(basics_.texts.describe(kept.error()), ui::kit::Severity::Warning);
}

void FarTable::sitDown() {
    if (!std::exchange(takesSeat_, false) || table()->phase != host::Phase::Waiting) return;
    const auto& seats = table()->seats;
    const auto free = std::ranges::find(seats, host::Sitter::Free, &host::TableNews::Seat::who);
    if (free != seats.end()) guest_->say(host::Sit{static_cast<int>(free - seats.begin())});
}

/// Many keep the name that the program gives them, which somebody else may have.
void FarTable::joinAgain() {
    constexpr int kMostNamesakes = 8;
    if (namesakes_ == kMostNamesakes) return;
    ++namesakes_;
    refused_.reset();
    guest_->join(code_, name_ + " " + std::to_string(namesakes_ + 1));
}

void FarTable::tellRefusal() {
    const auto refusal = guest_->takeRefusal();
    if (!refusal) return;
    if (table())
        return basics_.messages.toast(basics_.texts.tr(host::wordsOf(*refusal)), ui::kit::Severity::Warning);
    refused_ = refusal;
    if (*refusal == host::Refusal::NameTaken && takesSeat_) joinAgain();
}

void FarTable::followMatch() {
    auto begun = guest_->takeBegun();
    if (!begun) return;
    const CatalogEntry* const entry = basics_.games.find(begun->kind->id());
    if (!entry) return;
    currentGame_.follow(*entry, std::move(begun->told), std::move(begun->reader), *begun->line);
    line_ = std::move(begun->line);  // no table shows an earlier match any more
    session_ = currentGame_.sessionNumber();
    currentGame_.session()->agreeAboutHelp(table()->agreed.help);
}

void FarTable::keepMatch() {
    auto told = guest_->takeRecord();
    const CatalogEntry* const game = table() ? basics_.games.find(table()->agreed.game) : nullptr;
    if (told && game) keeper_->keep(*game, std::move(*told));
    if (const auto problem = keeper_->takeProblem())
        basics_.messages.toast(basics_.texts.describe(*problem), ui::kit::Severity::Warning);
}

const match::Match* FarTable::kept() const {
    return table() && table()->phase == host::Phase::Over ? keeper_->whole(table()->match) : nullptr;
}

bool FarTable::isShown() const {
    const TableSession* const session = currentGame_.session();
    if (!guest_ || !session) return false;
    const bool follows = session_ == currentGame_.sessionNumber() && !session->match().isReferee();
    return follows || (kept() != nullptr && currentGame_.keeper().writes() == keeper_->kept().game);
}

void FarTable::showKept() {
    const match::Match* const match = kept();
    const CatalogEntry* const game = match ? basics_.games.find(table()->agreed.game) : nullptr;
    if (!game) return;
    match::Match shown = match::Match::fromRecord(match->toRecord());
    const auto plies = static_cast<int>(shown.line().size());
    currentGame_.show(*game, std::move(shown), plies, keeper_->kept().game);
}

std::vector<match::Series::Standing> FarTable::standings() const {
    std::vector<match::Series::Standing> standings;
    if (!table() || table()->match == 1) return standings;
    for (const host::TableNews::Standing& side : table()->series)
        standings.push_back({.names = side.names, .points = side.points, .wins = side.wins});
    return standings;
}

std::optional<base::Msgid> FarTable::whyNoRematch() const {
    if (!table() || table()->phase != host::Phase::Over) return base::msgid("You are at no table any more.");
    if (table()->seat < 0) return base::msgid("Those who sit at the table decide.");
    if (std::ranges::find(table()->rematch, table()->you) != table()->rematch.end())
        return base::msgid("The others are asked.");
    return {};
}

/// Who wants another match.
void FarTable::tellWishes() {
    for (const host::MemberId member : table()->rematch) {
        const bool told = std::ranges::find(wanting_, member) != wanting_.end();
        const host::TableNews::Member* const asking = host::memberIn(table()->members, member);
        if (!told && asking && member != table()->you)
            basics_.messages.toast(basics_.texts.tr(
                base::Message{base::msgid("{name} wants another game."), {{"name", asking->name}}}));
    }
    wanting_ = table()->rematch;
}

/// Who has come, is away and is back, and what is said.
void FarTable::tellNews() {
    const auto& members = table()->members;
    for (const host::TableNews::Member& member : members) {
        const host::TableNews::Member* const before = host::memberIn(known_, member.number);
        if (member.number == table()->you || known_.empty()) continue;
        std::optional<base::Msgid> text;
        if (!before)
            text = base::msgid("{name} has come.");
        else if (before->away < 0 && member.away >= 0)
            text = base::msgid("{name} is away: the line broke.");
        else if (before->away >= 0 && member.away < 0)
            text = base::msgid("{name} is back.");
        if (text) basics_.messages.toast(basics_.texts.tr(base::Message{*text, {{"name", member.name}}}));
    }
    for (const host::TableNews::Member& before : known_)
        if (!host::memberIn(members, before.number))
            basics_.messages.toast(
                basics_.texts.tr(base::Message{base::msgid("{name} has left."), {{"name", before.name}}}));
    known_ = members;
    tellWishes();
    for (const host::Said& said : guest_->chat()) {
        if (said.number <= heardChat_) continue;
        heardChat_ = said.number;
        if (said.member != table()->you) basics_.messages.toast(said.name + ": " + said.text);
    }
}

base::Result<void> FarTable::flush() {
    if (reach_) return reach_->flush();
    return {};
}

void FarTable::leaveKept() {
    if (const auto kept = flush(); !kept)
        basics_.messages.toast(basics_.texts.describe(kept.error()), ui::kit::Severity::Warning);
}

}  // namespace app
