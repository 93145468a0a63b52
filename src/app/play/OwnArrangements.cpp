#include "app/play/OwnArrangements.h"

#include <algorithm>
#include <utility>

#include "unicode/Letters.h"

namespace app {

using arrangements::kLongestName;
using arrangements::kLongestText;
using arrangements::kMostNamed;
using arrangements::Persons;
using base::msgid;

namespace {

auto placeOf(std::vector<arrangements::Named>& all, std::string_view name) {
    return std::lower_bound(
        all.begin(), all.end(), name,
        [](const arrangements::Named& one, std::string_view wanted) { return one.name < wanted; });
}

base::Result<bool> keepIn(std::vector<arrangements::Named>& all, const arrangements::Named& named) {
    const auto place = placeOf(all, named.name);
    if (place != all.end() && place->name == named.name) {
        const bool changed = place->text != named.text;
        place->text = named.text;
        return changed;
    }
    if (all.size() == kMostNamed)
        return base::Error{{msgid("{count} are kept already: delete one of them first."),
                            {{"count", static_cast<int>(kMostNamed)}}}};
    all.insert(place, named);
    return true;
}

/// What persons have used in a game, by their names.
using Used = std::map<std::string, std::string>;

bool keepLast(Persons& persons, const Used& used) {
    bool changed = false;
    for (const auto& [name, text] : used) {
        std::optional<std::string>& last = persons[name].last;
        changed |= last != text;
        last = text;
    }
    return changed;
}

}  // namespace

// ---- reading ----

bool OwnArrangements::changes(const std::string& game) const {
    const auto here = [&](const Change& change) { return change.game == game; };
    return std::any_of(writing_.begin(), writing_.end(), here) ||
           std::any_of(waiting_.begin(), waiting_.end(), here);
}

base::Result<Persons> OwnArrangements::expected(const std::string& game) const {
    if (folder_.empty()) {
        const auto known = unwritten_.find(game);
        return known == unwritten_.end() ? Persons() : known->second;
    }
    auto persons = changes(game) ? arrangements::readSound(fileOf(game)) : arrangements::read(fileOf(game));
    if (!persons) return persons;
    // The file may hold already what the task writes: a change carried out twice does no more than once.
    for (const auto* some : {&writing_, &waiting_})
        for (const Change& change : *some)
            if (change.game == game) (void)arrangements::apply(change.change, *persons);
    return persons;
}

base::Result<OwnArrangements::Own> OwnArrangements::of(const std::string& game,
                                                       const std::string& person) const {
    const auto persons = expected(game);
    if (!persons) return persons.error();
    const auto known = persons->find(person);
    return known == persons->end() ? Own() : known->second;
}

// ---- changes ----

base::Result<void> OwnArrangements::keep(const std::string& game, const std::string& person, Named named) {
    if (named.name.find_first_not_of(' ') == std::string::npos) return base::Error{msgid("Give it a name.")};
    if (!unicode::fits(named.name, kLongestName))
        return base::Error{
            {msgid("A name has at most {count} letters."), {{"count", static_cast<int>(kLongestName)}}}};
    if (named.text.size() > kLongestText) return base::Error{msgid("This is too long to be kept.")};
    return tryAndWrite({game, [person, named = std::move(named)](Persons& persons) {
                            return keepIn(persons[person].named, named);
                        }});
}

base::Result<void> OwnArrangements::remove(const std::string& game, const std::string& person,
                                           std::string_view name) {
    return tryAndWrite({game, [person, name = std::string(name)](Persons& persons) {
                            std::vector<Named>& all = persons[person].named;
                            const auto place = placeOf(all, name);
                            const bool found = place != all.end() && place->name == name;
                            if (found) all.erase(place);
                            return base::Result(found);
                        }});
}

void OwnArrangements::follow(const TableSession& table) {
    const match::Followed& match = table.match();
    const game::Kind& kind = *table.entry().kind;
    if (!news_.due(match)) return;
    (void)news_.read(match);
    const bool ended = match.live() && match.atHead() && match.outcome().over;
    if (kind.arrangements() == nullptr || !ended) return;
    Used all;
    for (const game::PlayerId player : table.seating().persons()) {
        auto used = kind.arrangements()->usedBy(player, *match.view(game::Viewer::record()));
        if (used && used->size() <= kLongestText) all[match.players()[player.value]] = std::move(*used);
    }
    if (!all.empty())
        write({kind.id(),
               [all = std::move(all)](Persons& persons) { return base::Result(keepLast(persons, all)); }});
}

// ---- writing ----

base::Result<void> OwnArrangements::tryAndWrite(Change change) {
    auto persons = expected(change.game);
    // A damaged file is set aside when it is written; what cannot be read now perhaps can be next time.
    if (!persons && !folder_.empty()) persons = arrangements::readSound(fileOf(change.game));
    if (!persons) return persons.error();
    const auto changed = arrangements::apply(change.change, *persons);
    if (!changed) return changed.error();
    if (*changed) write(std::move(change));
    return {};
}

void OwnArrangements::write(Change change) {
    if (folder_.empty()) {
        (void)arrangements::apply(change.change, unwritten_[change.game]);
        return;
    }
    waiting_.push_back(std::move(change));
    if (!task_) writeNext();
}

void OwnArrangements::writeNext() {
    writing_ = std::exchange(waiting_, {});
    std::map<std::filesystem::path, std::vector<arrangements::Change>> files;
    for (const Change& change : writing_) files[fileOf(change.game)].push_back(change.change);
    task_ = std::make_unique<BackgroundTask<void>>([files = std::move(files)](const std::stop_token&) {
        base::Result<void> result;
        for (const auto& [file, changes] : files)
            if (auto written = arrangements::write(file, changes); !written && result) result = written;
        return result;
    });
}

/// Waits for the task.
base::Result<void> OwnArrangements::finishWriting() {
    auto written = task_->take();
    task_.reset();
    writing_.clear();
    if (!written) ++failures_;
    if (!waiting_.empty()) writeNext();
    return written;
}

base::Result<void> OwnArrangements::update() {
    return task_ && task_->ready() ? finishWriting() : base::Result<void>();
}

base::Result<void> OwnArrangements::flush() {
    base::Result<void> first;
    while (task_)
        if (auto written = finishWriting(); !written && first) first = written;
    return first;
}

std::optional<base::Message> whyNoArrangement(const TableSession& table) {
    if (table.entry().kind->arrangements() == nullptr)
        return msgid("In this game nothing is arranged beforehand.");
    if (!table.rights().personToMove() || !table.turn().input().arranges())
        return msgid("You can do this before the game, when it is your turn to arrange.");
    return {};
}

std::string arrangingPerson(const TableSession& table) {
    const auto person = table.rights().actor();
    return person ? table.match().players()[person->value] : std::string();
}

}  // namespace app
