#include "app/play/OwnArrangements.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "base/Files.h"
#include "base/Json.h"
#include "base/Sealed.h"
#include "base/SetAside.h"

namespace app {

using base::msgid;
using nlohmann::json;

namespace {

// ---- the file: {"persons": [{"name": …, "last": …, "named": [{"name": …, "text": …}]}]}

std::optional<std::string> textAt(const json& object, const char* key, std::size_t longest) {
    const auto found = object.find(key);
    if (found == object.end() || !found->is_string()) return {};
    const auto& text = found->get_ref<const std::string&>();
    return text.size() <= longest ? std::optional(text) : std::nullopt;
}

/// Leaves out what has not the form that this program writes.
OwnArrangements::Own ownIn(const json& person) {
    OwnArrangements::Own own{.last = textAt(person, "last", OwnArrangements::kLongestText), .named = {}};
    const auto named = person.find("named");
    if (named == person.end() || !named->is_array()) return own;
    for (const json& one : *named) {
        if (!one.is_object() || own.named.size() == OwnArrangements::kMostNamed) continue;
        const auto name = textAt(one, "name", OwnArrangements::kLongestName);
        const auto text = textAt(one, "text", OwnArrangements::kLongestText);
        if (name && text) own.named.push_back({*name, *text});
    }
    return own;
}

json fileOf(const std::map<std::string, OwnArrangements::Own>& persons) {
    json all = json::array();
    for (const auto& [name, own] : persons) {
        json named = json::array();
        for (const OwnArrangements::Named& one : own.named)
            named.push_back({{"name", one.name}, {"text", one.text}});
        json person{{"name", name}, {"named", std::move(named)}};
        if (own.last) person["last"] = *own.last;
        all.push_back(std::move(person));
    }
    return {{"persons", std::move(all)}};
}

auto placeOf(std::vector<OwnArrangements::Named>& all, std::string_view name) {
    return std::lower_bound(
        all.begin(), all.end(), name,
        [](const OwnArrangements::Named& one, std::string_view wanted) { return one.name < wanted; });
}

}  // namespace

std::filesystem::path OwnArrangements::fileOf(const std::string& game) const {
    return folder_ / (game + ".sealed");
}

base::Result<std::string> OwnArrangements::contentOf(const std::string& game) const {
    const std::filesystem::path file = fileOf(game);
    std::error_code ignored;
    return std::filesystem::exists(file, ignored) ? base::readFile(file) : base::Result(std::string());
}

base::Result<OwnArrangements::Persons> OwnArrangements::read(const std::string& game) const {
    if (folder_.empty()) {
        const auto known = unwritten_.find(game);
        return known == unwritten_.end() ? Persons() : known->second;
    }
    const auto content = contentOf(game);
    return content ? personsIn(*content, fileOf(game)) : content.error();
}

base::Result<OwnArrangements::Persons> OwnArrangements::personsIn(const std::string& content,
                                                                  const std::filesystem::path& file) {
    if (content.empty()) return Persons();
    const auto text = base::unsealed(content, file.string());
    if (!text) return text.error();
    const auto document = base::Json::read(*text, file.string());
    if (!document) return document.error();
    Persons persons;
    const auto listed = document->root().find("persons");
    if (listed == document->root().end() || !listed->is_array())
        return base::fileError(file, msgid("this is no file of kept arrangements"));
    for (const json& person : *listed) {
        if (!person.is_object() || persons.size() == kMostPersons) continue;
        if (const auto name = textAt(person, "name", kLongestText)) persons[*name] = ownIn(person);
    }
    return persons;
}

base::Result<OwnArrangements::Persons> OwnArrangements::readToChange(const std::string& game) const {
    auto persons = read(game);
    if (persons) return persons;
    // Perhaps it can be read next time.
    if (const auto content = contentOf(game); !content) return content.error();
    if (auto aside = base::setAside(fileOf(game), "damaged"); !aside) return aside.error();
    return Persons();
}

base::Result<void> OwnArrangements::write(const std::string& game, Persons persons) {
    if (persons.size() > kMostPersons) {
        // Those who have named nothing miss least.
        const auto least = std::find_if(persons.begin(), persons.end(),
                                        [](const auto& person) { return person.second.named.empty(); });
        if (least == persons.end())
            return base::Error{{msgid("Only {count} players can keep something."),
                                {{"count", static_cast<int>(kMostPersons)}}}};
        persons.erase(least);
    }
    if (folder_.empty()) {
        unwritten_[game] = std::move(persons);
        return {};
    }
    const std::string text = app::fileOf(persons).dump(-1, ' ', false, json::error_handler_t::replace);
    return base::writeFile(fileOf(game), base::sealed(text));
}

base::Result<OwnArrangements::Own> OwnArrangements::of(const std::string& game,
                                                       const std::string& person) const {
    const auto persons = read(game);
    if (!persons) return persons.error();
    const auto known = persons->find(person);
    return known == persons->end() ? Own() : known->second;
}

base::Result<void> OwnArrangements::keep(const std::string& game, const std::string& person, Named named) {
    if (named.name.empty()) return base::Error{msgid("Give it a name.")};
    if (named.name.size() > kLongestName)
        return base::Error{
            {msgid("A name has at most {count} letters."), {{"count", static_cast<int>(kLongestName)}}}};
    if (named.text.size() > kLongestText) return base::Error{msgid("This is too long to be kept.")};
    auto persons = readToChange(game);
    if (!persons) return persons.error();
    std::vector<Named>& all = (*persons)[person].named;
    const auto place = placeOf(all, named.name);
    if (place != all.end() && place->name == named.name)
        place->text = std::move(named.text);
    else if (all.size() == kMostNamed)
        return base::Error{{msgid("{count} are kept already: delete one of them first."),
                            {{"count", static_cast<int>(kMostNamed)}}}};
    else
        all.insert(place, std::move(named));
    return write(game, std::move(*persons));
}

base::Result<void> OwnArrangements::remove(const std::string& game, const std::string& person,
                                           std::string_view name) {
    auto persons = readToChange(game);
    if (!persons) return persons.error();
    std::vector<Named>& all = (*persons)[person].named;
    const auto place = placeOf(all, name);
    if (place == all.end() || place->name != name) return {};
    all.erase(place);
    return write(game, std::move(*persons));
}

base::Result<void> OwnArrangements::follow(const TableSession& table) {
    const match::Match& match = table.match();
    const game::Kind& kind = *table.entry().kind;
    if (!news_.due(match)) return {};
    (void)news_.read(match);
    const bool ended = match.live() && match.atHead() && match.outcome().over;
    if (kind.arrangements() == nullptr || !ended) return {};
    auto persons = readToChange(kind.id());
    if (!persons) return persons.error();
    bool changed = false;
    for (const game::PlayerId player : table.seating().persons()) {
        auto used = kind.arrangements()->usedBy(player, *match.view(game::Viewer::record()));
        std::optional<std::string>& last = (*persons)[match.players()[player.value]].last;
        if (!used || used->size() > kLongestText || used == last) continue;
        last = std::move(used);
        changed = true;
    }
    return changed ? write(kind.id(), std::move(*persons)) : base::Result<void>();
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
