#include "app/library/ArchiveEntry.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <cstdio>

#include "app/common/Dates.h"
#include "app/table/HiddenTags.h"
#include "archive/GameDate.h"
#include "match/RecordCompletion.h"

namespace app {

namespace {

constexpr const char* kDateTag = "Date";
constexpr const char* kTimeTag = "Time";
constexpr std::string_view kTurns = "turns ";
constexpr std::string_view kGoal = "goal ";

bool isTag(std::string_view name, std::string_view wanted) {
    return std::equal(name.begin(), name.end(), wanted.begin(), wanted.end(), [](char a, char b) {
        return std::tolower(static_cast<unsigned char>(a)) == std::tolower(static_cast<unsigned char>(b));
    });
}

/// The first tag of this name, in letters of either case.
const std::string* tagOf(const std::vector<std::pair<std::string, std::string>>& tags,
                         std::string_view name) {
    for (const auto& [key, value] : tags)
        if (isTag(key, name)) return &value;
    return nullptr;
}

/// The date and time of the tags, as ISO 8601, as far as they are known.
std::string dateOf(const game::Record& record) {
    const std::string* day = tagOf(record.tags, kDateTag);
    if (!day) return {};
    const std::string* time = tagOf(record.tags, kTimeTag);
    return archive::gameDate(*day, time ? *time : std::string());
}

/// Whether a text has a digit at every 0 of the form, and otherwise the form's characters.
bool hasForm(std::string_view text, std::string_view form) {
    return std::equal(text.begin(), text.end(), form.begin(), form.end(), [](char given, char wanted) {
        return wanted == '0' ? given >= '0' && given <= '9' : given == wanted;
    });
}

/// The day of the tags as a game's key has it: archives hold keys of earlier versions of the program, which
/// read a day in two forms only.
std::string keyedDay(const game::Record& record) {
    const std::string* day = tagOf(record.tags, kDateTag);
    if (!day || (!hasForm(*day, "0000.00.00") && !hasForm(*day, "0000-00-00"))) return {};
    std::string keyed = *day;
    std::replace(keyed.begin(), keyed.end(), '.', '-');
    return keyed;
}

/// The FNV-1a hash (Fowler, Noll, Vo), which is the same in every build of the program.
class Digest {
  public:
    void add(std::string_view text) {
        for (const char letter : text) mix(static_cast<unsigned char>(letter));
        mix(0);
    }
    [[nodiscard]] std::string hex() const {
        std::array<char, 17> text{};
        std::snprintf(text.data(), text.size(), "%016llx", static_cast<unsigned long long>(value_));
        return text.data();
    }

  private:
    void mix(unsigned char byte) { value_ = (value_ ^ byte) * 0x100000001B3ULL; }
    std::uint64_t value_ = 0xCBF29CE484222325ULL;
};

/// `hides`: only what everybody may still read of them while the game goes on.
std::vector<std::string> turnsOf(const match::Match& match, bool hides) {
    const game::Viewer viewer = hides ? game::Viewer::onlooker() : game::Viewer::record();
    const auto view = match.view(viewer);
    std::vector<std::string> turns;
    for (const match::NodeId id : match.tree().mainLine()) {
        if (id == match::Match::kRoot) continue;
        const std::string& played = match.tree().notation(id, viewer);
        turns.push_back(hides ? view->earlierNotation(played) : played);
    }
    return turns;
}

std::string keyOf(const archive::Entry& entry, const match::Match& match,
                  const std::vector<std::string>& turns, std::string_view day) {
    Digest digest;
    digest.add(match.startState()->view(game::Viewer::record())->positionText());
    for (const std::string& turn : turns) digest.add(turn);
    for (const std::string& player : entry.players) digest.add(player);
    digest.add(entry.result);
    digest.add(day);
    return digest.hex();
}

std::vector<int> winnersOf(const match::Match& match) {
    std::vector<int> winners;
    for (const game::PlayerId winner : match.finalOutcome().winners) winners.push_back(winner.value);
    return winners;
}

/// While a game with secrets is not finished, only its text tells them, which the archive seals. The other
/// fields hold what everybody may know; and it has no key, since that is made of the secrets, too.
/// `keyedDay`: the day in its key.
archive::Entry commonEntry(const CatalogEntry& game, const match::Match& match, game::Record record,
                           std::string date, std::string_view keyedDay, const KeptEnding& ending) {
    record.result = ending.result;
    if (ending.finished) forgetPersons(record);
    if (!tagOf(record.tags, kDateTag) && !date.empty()) record.tags.emplace_back(kDateTag, dayInTags(date));
    archive::Entry entry{.game = game.kind->id(),
                         .text = game.kind->writeAtOnce(record),
                         .players = record.players,
                         .date = std::move(date),
                         .result = ending.result,
                         .winners = ending.winners,
                         .variant = game.kind->variantOf(*record.start),
                         .finished = ending.finished,
                         .secret = match.hasSecrets()};
    const bool hides = entry.secret && !ending.finished;
    const std::vector<std::string> turns = turnsOf(match, hides);
    const auto opening = static_cast<std::size_t>(game.kind->openingLength());
    for (std::size_t i = 0; i < turns.size() && i < opening; ++i)
        entry.opening += (i > 0 ? " " : "") + turns[i];
    entry.plies = static_cast<int>(turns.size());
    const game::Sides sides(*record.start->view(game::Viewer::onlooker()));
    if (sides.count() < entry.players.size())
        for (std::size_t seat = 0; seat < entry.players.size(); ++seat)
            entry.sides.push_back(static_cast<int>(sides.of(game::playerAt(seat))));
    if (!hides) entry.key = keyOf(entry, match, turns, keyedDay);
    return entry;
}

/// The entry of a game that has its date among its tags.
archive::Entry datedEntry(const CatalogEntry& game, const match::Match& match, game::Record record,
                          const KeptEnding& ending) {
    std::string date = dateOf(record);
    const std::string day = keyedDay(record);
    archive::Entry entry = commonEntry(game, match, std::move(record), std::move(date), day, ending);
    entry.opponents.resize(entry.players.size());
    return entry;
}

}  // namespace

std::string formatExtra(const GameExtra& extra) {
    return std::string(kTurns) + std::to_string(extra.turns) + "\n" + std::string(kGoal) +
           match::formatGoal(extra.goal) + "\n";
}

GameExtra parseExtra(std::string_view text) {
    GameExtra extra;
    while (!text.empty()) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(line.size() + 1, text.size()));
        if (line.starts_with(kTurns))
            std::from_chars(line.data() + kTurns.size(), line.data() + line.size(), extra.turns);
        if (line.starts_with(kGoal))
            extra.goal = match::parseGoal(line.substr(kGoal.size())).value_or(match::SeriesGoal{});
    }
    return extra;
}

archive::Entry entryOf(const CatalogEntry& game, const match::Match& match, const std::vector<Seat>& seats,
                       std::string date) {
    game::Record record = match.toRecord();
    const KeptEnding ending{record.result != "*", record.result, winnersOf(match)};
    const std::string day = dayOf(date);
    archive::Entry entry = commonEntry(game, match, std::move(record), std::move(date), day, ending);
    for (const Seat& seat : seats) entry.opponents.push_back(seat.opponent);
    entry.opponents.resize(entry.players.size());
    return entry;
}

archive::Entry entryOf(const CatalogEntry& game, const match::Match& match, std::string source) {
    game::Record record = match.toRecord();
    const KeptEnding ending{true, record.result, winnersOf(match)};
    archive::Entry entry = datedEntry(game, match, std::move(record), ending);
    entry.source = std::move(source);
    return entry;
}

archive::Entry entryOf(const CatalogEntry& game, const match::Match& match, const KeptEnding& ending) {
    return datedEntry(game, match, match.toRecord(), ending);
}

std::optional<archive::Entry> entryFromText(const Games& games, const std::string& text) {
    const CatalogEntry* claiming = games.claiming(text, {});
    const CatalogEntry& game = claiming ? *claiming : games.first();
    auto reading = game.kind->read(text, {}, {});
    if (!reading) return {};
    return entryOf(game, match::Match::fromRecord(std::move(reading->game)), std::string());
}

archive::Comparison comparisonWith(const Games& games, const archive::Game& kept, const archive::Entry& copy,
                                   bool fixed) {
    using Kind = archive::Comparison::Kind;
    if (kept.entry.text == copy.text) return {Kind::Same};
    const CatalogEntry* game = games.find(kept.entry.game);
    if (!game) return {Kind::Other};
    auto record = game->kind->read(kept.entry.text, {}, {});
    const auto copied = game->kind->read(copy.text, {}, {});
    if (!record || !copied) return {Kind::Other};
    const match::Difference difference = match::complete(record->game, copied->game);
    if (difference == match::Difference::Nothing) return {Kind::Same};
    if (difference == match::Difference::Contradiction || fixed || !kept.entry.finished) return {Kind::Other};
    return {Kind::Additions, game->kind->writeAtOnce(record->game)};
}

void writeDate(match::Match& match) { match.addTag(kDateTag, dayInTags(dateNow())); }

}  // namespace app
