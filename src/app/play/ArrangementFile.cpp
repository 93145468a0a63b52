#include "app/play/ArrangementFile.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "app/common/ChangeLock.h"
#include "base/Files.h"
#include "base/Json.h"
#include "base/Sealed.h"
#include "base/SetAside.h"
#include "unicode/Letters.h"

namespace app::arrangements {

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
Own ownIn(const json& person) {
    Own own{.last = textAt(person, "last", kLongestText), .named = {}};
    const auto named = person.find("named");
    if (named == person.end() || !named->is_array()) return own;
    for (const json& one : *named) {
        if (!one.is_object() || own.named.size() == kMostNamed) continue;
        const auto name = textAt(one, "name", kLongestText);
        const auto text = textAt(one, "text", kLongestText);
        if (name && text && unicode::fits(*name, kLongestName)) own.named.push_back({*name, *text});
    }
    return own;
}

json fileOf(const std::map<std::string, Own>& persons) {
    json all = json::array();
    for (const auto& [name, own] : persons) {
        json named = json::array();
        for (const Named& one : own.named) named.push_back({{"name", one.name}, {"text", one.text}});
        json person{{"name", name}, {"named", std::move(named)}};
        if (own.last) person["last"] = *own.last;
        all.push_back(std::move(person));
    }
    return {{"persons", std::move(all)}};
}

/// Empty if there is no file.
base::Result<std::string> contentOf(const std::filesystem::path& file) {
    std::error_code ignored;
    return std::filesystem::exists(file, ignored) ? base::readFile(file) : base::Result(std::string());
}

base::Result<Persons> personsIn(const std::string& content, const std::filesystem::path& file) {
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

/// Makes room for those who were added last.
base::Result<void> limit(Persons& persons) {
    while (persons.size() > kMostPersons) {
        // Those who have named nothing miss least.
        const auto least = std::find_if(persons.begin(), persons.end(),
                                        [](const auto& person) { return person.second.named.empty(); });
        if (least == persons.end())
            return base::Error{{msgid("Only {count} players can keep something."),
                                {{"count", static_cast<int>(kMostPersons)}}}};
        persons.erase(least);
    }
    return {};
}

}  // namespace

base::Result<Persons> read(const std::filesystem::path& file) {
    const auto content = contentOf(file);
    return content ? personsIn(*content, file) : content.error();
}

base::Result<Persons> readSound(const std::filesystem::path& file) {
    const auto content = contentOf(file);
    // Perhaps it can be read next time.
    if (!content) return content.error();
    auto persons = personsIn(*content, file);
    return persons ? persons : Persons();
}

base::Result<bool> apply(const Change& change, Persons& persons) {
    Persons changed = persons;
    const auto different = change(changed);
    if (!different || !*different) return different;
    if (const auto fits = limit(changed); !fits) return fits.error();
    persons = std::move(changed);
    return true;
}

base::Result<void> write(const std::filesystem::path& file, const std::vector<Change>& changes) {
    const auto lock = lockToChange(file);
    auto persons = readSound(file);
    if (!persons) return persons.error();
    base::Result<void> result;
    bool different = false;
    for (const Change& change : changes) {
        const auto applied = apply(change, *persons);
        if (applied)
            different |= *applied;
        else if (result)
            result = applied.error();
    }
    if (!different) return result;
    if (!read(file))
        if (auto aside = base::setAside(file, "damaged"); !aside) return aside;
    const std::string text = fileOf(*persons).dump(-1, ' ', false, json::error_handler_t::replace);
    if (auto written = base::writeFile(file, base::sealed(text)); !written) return written;
    return result;
}

}  // namespace app::arrangements
