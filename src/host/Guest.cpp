#include "host/Guest.h"

#include <cmath>
#include <utility>
#include <variant>

#include "base/Printable.h"
#include "host/MessageText.h"
#include "host/Words.h"

namespace host {
namespace {

constexpr std::size_t kMostUnread = 4096;                       // messages of a match
constexpr std::size_t kMostUnreadBytes = std::size_t{8} << 20;  // the same in bytes
constexpr std::size_t kShownChat = 200;

/// A host may be mistaken, too.
std::string shownName(const std::string& name) { return nameIn(name) ? *nameIn(name) : base::excerpt(name); }

void makeShowable(TableNews& table) {
    for (TableNews::Member& member : table.members) member.name = shownName(member.name);
    for (TableNews::Seat& seat : table.seats) seat.name = shownName(seat.name);
    for (TableNews::Standing& side : table.series)
        for (std::string& name : side.names) name = shownName(name);
}

}  // namespace

/// The line of one match, inside the line to the host.
class Guest::MatchLine final : public match::Line {
  public:
    explicit MatchLine(Guest& guest) : guest_(&guest) { guest.line_ = this; }
    ~MatchLine() override {
        if (guest_ != nullptr) guest_->line_ = nullptr;
    }
    void send(std::string message) override {
        if (guest_ != nullptr) guest_->say(Ask{std::move(message)});
    }
    [[nodiscard]] std::optional<std::string> receive() override {
        if (unread_.empty()) return {};
        std::string message = std::move(unread_.front());
        unread_.pop_front();
        unreadBytes_ -= message.size();
        return message;
    }
    void cannotFollow() override {
        if (guest_ != nullptr) guest_->again();
    }
    /// False if too much waits to be read.
    [[nodiscard]] bool add(std::string message) {
        unreadBytes_ += message.size();
        unread_.push_back(std::move(message));
        return unread_.size() <= kMostUnread && unreadBytes_ <= kMostUnreadBytes;
    }
    void end() {
        guest_->line_ = nullptr;
        guest_ = nullptr;
        unread_.clear();
    }

  private:
    Guest* guest_;
    std::deque<std::string> unread_;
    std::size_t unreadBytes_ = 0;
};

Guest::Guest(KindOf kindOf, Wire& wire, std::optional<Key> key)
    : kindOf_(std::move(kindOf)), wire_(wire), key_(std::move(key)) {}

Guest::~Guest() { endLine(); }

void Guest::endLine() {
    if (line_ != nullptr) line_->end();
}

// ---- the line

void Guest::connected() {
    online_ = true;
    welcomed_ = returning_ = false;
    chat_.clear();  // it is told anew
    say(Hello{});
}

void Guest::disconnected() { online_ = welcomed_ = returning_ = false; }

void Guest::heard(std::string_view text) {
    if (const auto message = readHostMessage(text))
        std::visit([this](const auto& one) { hear(one); }, *message);
    else
        refusal_ = Refusal::Malformed;
}

// ---- what he wants

void Guest::say(const ClientMessage& message) {
    if (online_) wire_.send(write(message));
}

void Guest::make(Agreements agreed, std::string name, bool program) {
    wanted_ = Make{std::move(agreed), std::move(name), program};
    if (welcomed_) say(*wanted_);
}

void Guest::join(std::string code, std::string name, bool program) {
    wanted_ = Join{std::move(code), std::move(name), program};
    if (welcomed_) say(*wanted_);
}

// ---- what he hears

void Guest::hear(const Welcome& welcome) {
    games_ = welcome.games;
    page_ = welcome.page;
    welcomed_ = true;
    returning_ = key_.has_value();
    if (key_)
        say(Return{key_->code, key_->token});
    else if (wanted_)
        say(*wanted_);
}

void Guest::hear(const TableNews& table) {
    table_ = table;
    makeShowable(*table_);
    sinceTable_ = 0;
    returning_ = false;
    wanted_.reset();
}

std::int64_t Guest::awayFor(const TableNews::Member& member) const {
    return member.away < 0 ? -1 : member.away + std::llround(sinceTable_ * 1000);
}

void Guest::hear(const Brief& brief) {
    endLine();
    begun_.reset();
    const game::Kind* const kind = table_ ? kindOf_(table_->agreed.game) : nullptr;
    if (kind == nullptr) return void(refusal_ = Refusal::BadGame);
    match::ReportReader reader(*kind);
    auto told = reader.readBriefing(brief.text);
    if (!told) return void(refusal_ = Refusal::Version);
    begun_.emplace(Begun{kind, std::move(*told), std::move(reader), std::make_unique<MatchLine>(*this)});
}

void Guest::hear(const Told& told) {
    if (line_ == nullptr || line_->add(told.text)) return;
    endLine();
    again();
}

void Guest::hear(const Said& said) {
    const auto text = chatIn(said.text);
    if (!text) return;
    chat_.push_back(said);
    chat_.back().text = *text;
    chat_.back().name = shownName(said.name);
    if (chat_.size() > kShownChat) chat_.pop_front();
}

void Guest::hear(const Refused& refused) {
    refusal_ = refusalNamed(refused.why);
    const bool lost = refusal_ == Refusal::NoTable || refusal_ == Refusal::BadToken;
    if (std::exchange(returning_, false) && lost) key_.reset();  // the place is no longer his
    if (!table_) wanted_.reset();
}

void Guest::hear(const Left&) {
    table_.reset();
    key_.reset();
    chat_.clear();
    endLine();
    begun_.reset();
}

std::optional<Guest::Begun> Guest::takeBegun() { return std::exchange(begun_, {}); }

}  // namespace host
