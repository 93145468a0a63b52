#include "app/table/HiddenTags.h"

#include <array>
#include <cstdint>
#include <cstdio>
#include <random>
#include <set>
#include <sstream>
#include <utility>

namespace app {
namespace {

constexpr const char* kIdentity = "GameId";
constexpr const char* kPersons = "Persons";

std::string valueOf(const match::Tags& tags, std::string_view name) {
    for (const auto& [key, value] : tags)
        if (key == name) return value;
    return {};
}

/// Never the same twice, not even in scripts, which play several games in one archive.
std::string newIdentity() {
    std::random_device source;
    const std::uint64_t number = std::uint64_t{source()} << 32U | source();
    std::array<char, 17> text{};
    std::snprintf(text.data(), text.size(), "%016llx", static_cast<unsigned long long>(number));
    return text.data();
}

}  // namespace

std::string identityIn(const match::Tags& tags) { return valueOf(tags, kIdentity); }

void giveIdentity(match::Match& match) {
    if (match.hasSecrets() && identityIn(match.tags()).empty()) match.setTag(kIdentity, newIdentity());
}

void copyIdentity(match::Match& match, const std::string& identity) {
    if (!identity.empty()) match.setTag(kIdentity, identity);
}

std::vector<game::PlayerId> personsIn(const match::Tags& tags, std::size_t seats) {
    std::istringstream value(valueOf(tags, kPersons));
    std::set<std::size_t> numbers;
    for (std::size_t number = 0; value >> number;)
        if (number >= 1 && number <= seats) numbers.insert(number);
    std::vector<game::PlayerId> persons;
    for (const std::size_t number : numbers) persons.push_back(game::playerAt(number - 1));
    return persons;
}

std::vector<game::PlayerId> personsOf(const std::vector<Seat>& seats) {
    std::vector<game::PlayerId> persons;
    for (std::size_t i = 0; i < seats.size(); ++i)
        if (seats[i].opponent.empty()) persons.push_back(game::playerAt(i));
    return persons;
}

void notePersons(match::Match& match, const std::vector<game::PlayerId>& persons) {
    if (!match.hasSecrets() || persons.empty()) return;
    std::set<game::PlayerId> all(persons.begin(), persons.end());
    for (const game::PlayerId before : personsIn(match.tags(), match.players().size())) all.insert(before);
    std::string value;
    for (const game::PlayerId person : all)
        value += (value.empty() ? "" : " ") + std::to_string(person.value + 1);
    match.setTag(kPersons, std::move(value));
}

void forgetPersons(game::Record& record) {
    std::erase_if(record.tags, [](const auto& tag) { return tag.first == kPersons; });
}

}  // namespace app
