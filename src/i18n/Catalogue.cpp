#include "i18n/Catalogue.h"

#include <algorithm>
#include <boost/locale/gnu_gettext.hpp>
#include <iterator>
#include <map>
#include <optional>
#include <utility>

#include "base/Files.h"
#include "i18n/MoCheck.h"

namespace i18n {

using base::msgid;

namespace {

namespace gettext = boost::locale::gnu_gettext;
using Messages = boost::locale::message_format<char>;

constexpr const char* kDomain = "dolmen";
constexpr const char* kFallbackLanguage = "en";
constexpr const char* kExtension = ".mo";

std::filesystem::path catalogueFolder(const std::filesystem::path& folder, std::string_view language) {
    return folder / std::string(language) / "LC_MESSAGES";
}

/// The files of a language: first the program's own, then those of games, by name.
std::vector<std::filesystem::path> filesIn(const std::filesystem::path& folder) {
    std::vector<std::filesystem::path> ofGames;
    std::error_code ignored;
    std::filesystem::directory_iterator entries(folder, ignored);
    for (; !ignored && entries != std::filesystem::directory_iterator(); entries.increment(ignored))
        if (const auto& file = entries->path(); file.extension() == kExtension && file.stem() != kDomain)
            ofGames.push_back(file);
    std::sort(ofGames.begin(), ofGames.end());
    std::vector<std::filesystem::path> files{folder / (std::string(kDomain) + kExtension)};
    files.insert(files.end(), ofGames.begin(), ofGames.end());
    return files;
}

std::optional<std::vector<char>> readWhole(const std::filesystem::path& path) {
    const auto content = base::readFile(path);
    if (!content) return std::nullopt;
    return std::vector<char>(content->begin(), content->end());
}

/// Domain by domain, the bytes of each.
using Domains = std::map<std::string, std::vector<char>>;

base::Result<std::vector<char>> checkedBytes(const std::filesystem::path& file) {
    auto bytes = readWhole(file);
    if (!bytes)
        return base::Error{.message = msgid("no message catalogue can be read here"), .file = file.string()};
    if (const auto sound = checkMo(*bytes); !sound)
        return base::Error{.message = sound.error().message, .file = file.string()};
    // Boost trusts the table at every lookup: a damaged one must not cause a fault in the middle of a frame.
    if (!hasSoundHashTable(*bytes)) removeHashTable(*bytes);
    return *bytes;
}

std::locale localeWith(const std::vector<std::string>& names, Domains domains, std::string_view language) {
    gettext::messages_info info;
    info.language = language;
    info.encoding = "UTF-8";
    for (const std::string& name : names) info.domains.emplace_back(name);
    info.paths.emplace_back(".");
    // Boost asks for "./LANGUAGE/LC_MESSAGES/NAME.mo".
    info.callback = [&domains](const std::string& file, const std::string&) {
        return domains[std::filesystem::path(file).stem().string()];
    };
    return {std::locale::classic(), gettext::create_messages_facet<char>(info)};
}

const Messages* messagesOf(const std::locale& locale) {
    return std::has_facet<Messages>(locale) ? &std::use_facet<Messages>(locale) : nullptr;
}

/// The first translation that one of the domains has; null if there is none.
template <class Get>
const char* firstOf(const std::locale& locale, int domains, Get get) {
    const Messages* messages = messagesOf(locale);
    for (int domain = 0; messages != nullptr && domain < domains; ++domain)
        if (const char* found = get(*messages, domain); found != nullptr && *found != '\0') return found;
    return nullptr;
}

}  // namespace

Catalogue::Catalogue() : locale_(std::locale::classic()), language_(kFallbackLanguage) {}

base::Result<void> Catalogue::load(const std::filesystem::path& folder, std::string_view language) {
    *this = Catalogue();
    const std::vector<std::filesystem::path> files = filesIn(catalogueFolder(folder, language));
    std::error_code ignored;
    if (language == kFallbackLanguage && !std::filesystem::exists(files.front(), ignored)) return {};
    std::vector<std::string> names;
    Domains domains;
    for (const std::filesystem::path& file : files) {
        auto bytes = checkedBytes(file);
        if (!bytes) return bytes.error();
        names.push_back(file.stem().string());
        domains[names.back()] = std::move(*bytes);
    }
    try {
        locale_ = localeWith(names, std::move(domains), language);
    } catch (const std::exception& problem) {
        return base::Error{
            .message = {msgid("this is not a message catalogue: {why}"), {{"why", problem.what()}}},
            .file = files.front().string()};
    }
    domains_ = static_cast<int>(names.size());
    language_ = language;
    return {};
}

const char* Catalogue::tr(const char* msgid) const { return trc(nullptr, msgid); }

std::string Catalogue::tr(const char* msgid, std::initializer_list<Argument> arguments) const {
    return base::substitute(tr(msgid), {arguments.begin(), arguments.size()});
}

std::string Catalogue::tr(const base::Message& message) const {
    return message.in([this](const char* msgid) { return tr(msgid); });
}

std::string Catalogue::describe(const base::Error& error) const { return error.describe(tr(error.message)); }

const char* Catalogue::trc(const char* context, const char* msgid) const {
    if (*msgid == '\0') return msgid;  // in a catalogue, the empty msgid is the header
    const char* const found = firstOf(locale_, domains_, [&](const Messages& messages, int domain) {
        return messages.get(domain, context, msgid);
    });
    return found != nullptr ? found : msgid;
}

const char* Catalogue::trn(const char* singular, const char* plural, int count) const {
    const char* const found = firstOf(locale_, domains_, [&](const Messages& messages, int domain) {
        return messages.get(domain, nullptr, singular, count);
    });
    if (found != nullptr) return found;
    return count == 1 ? singular : plural;
}

std::string Catalogue::trn(const char* singular, const char* plural, int count,
                           std::initializer_list<Argument> arguments) const {
    return base::substitute(trn(singular, plural, count), {arguments.begin(), arguments.size()});
}

namespace {

std::string ownName(const Catalogue& catalogue) {
    return catalogue.trc("the name of this language in this language", "English");
}

}  // namespace

std::vector<Language> availableLanguages(const std::filesystem::path& folder) {
    std::vector<Language> languages;
    std::error_code ignored;
    std::filesystem::directory_iterator entries(folder, ignored);
    for (; !ignored && entries != std::filesystem::directory_iterator(); entries.increment(ignored)) {
        const std::string code = entries->path().filename().string();
        Catalogue catalogue;
        if (!catalogue.load(folder, code)) continue;
        languages.push_back({code, ownName(catalogue)});
    }
    const auto english = [](const Language& language) { return language.code == kFallbackLanguage; };
    if (std::none_of(languages.begin(), languages.end(), english)) {
        languages.push_back({kFallbackLanguage, ownName(Catalogue())});
    }
    std::sort(languages.begin(), languages.end(),
              [](const Language& a, const Language& b) { return a.code < b.code; });
    return languages;
}

std::string chooseLanguage(std::string_view wanted, const std::vector<Language>& available) {
    const std::string_view code = wanted.substr(0, wanted.find_first_of("_.@-"));
    for (const Language& language : available) {
        if (language.code == wanted || language.code == code) return language.code;
    }
    return kFallbackLanguage;
}

}  // namespace i18n
