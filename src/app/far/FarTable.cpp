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

FarTable::FarTable(const Basics& basics, CurrentGame& currentGame, std::filesystem::path folder,
                   base::Log& log)
    : basics_(basics),
      currentGame_(currentGame),
      folder_(std::move(folder)),
      log_(log),
      places_(folder_.empty() ? folder_ : folder_ / "places.json") {}

FarTable::~FarTable() = default;

// ---- coming and going

void FarTable::come(std::unique_ptr<Reach> reach, bool own, std::optional<host::Key> key) {
    guest_.reset();
    reach_ = std::move(reach);
    own_ = own;
    known_.clear();
    takesSeat_ = false;
    heardChat_ = 0;
    refused_.reset();
    namesakes_ = 0;
    guest_ = std::make_unique<host::Guest>(
        [&games = basics_.games](std::string_view id) -> const game::Kind* {
            const CatalogEntry* const entry = games.find(id);
            return entry ? entry->kind.get() : nullptr;
        },
        *reach_, std::move(key));
}

base::Result<void> FarTable::comeToOwn(std::optional<host::Key> key) {
    if (folder_.empty()) return base::Error{base::msgid("Tables cannot be kept here.")};
    leaveKept();
    guest_.reset();
    reach_.reset();  // so that the tables are free
    auto own = openOwnHost(kindsOf(basics_.games), folder_ / "tables", log_);
    if (!own) return own.error();
    come(std::move(*own), true, std::move(key));
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
    come(std::make_unique<FarHost>(host, log_), false);
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
    const host::Key key{place.table.code, place.token};
    name_ = place.name;
    if (place.own) return comeToOwn(key);
    leaveKept();
    come(std::make_unique<FarHost>(place.table, log_), false, key);
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
    return where && reach_->servesPage() ? std::optional(where->link()) : std::nullopt;
}

void FarTable::update(float seconds) {
    if (!guest_) return;
    reach_->update(*guest_, seconds);
    guest_->update(seconds);
    tellRefusal();
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
                      .token = guest_->key()->token};
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
    lines_.push_back(std::move(begun->line));
    currentGame_.follow(*entry, std::move(begun->told), std::move(begun->reader), *lines_.back());
    currentGame_.session()->agreeAboutHelp(table()->agreed.help);
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
