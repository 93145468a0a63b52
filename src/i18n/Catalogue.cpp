#include "i18n/Catalogue.h"

#include <algorithm>
#include <boost/locale/gnu_gettext.hpp>
#include <cstring>
#include <iterator>
#include <optional>

#include "base/Files.h"
#include "i18n/MoCheck.h"

namespace i18n {

using base::msgid;

namespace {

namespace gettext = boost::locale::gnu_gettext;
using Messages = boost::locale::message_format<char>;

constexpr const char* kDomain = "dolmen";
constexpr const char* kFallbackLanguage = "en";

std::filesystem::path cataloguePath(const std::filesystem::path& folder, std::string_view language) {
    return folder / std::string(language) / "LC_MESSAGES" / (std::string(kDomain) + ".mo");
}

std::optional<std::vector<char>> readWhole(const std::filesystem::path& path) {
    const auto content = base::readFile(path);
    if (!content) return std::nullopt;
    return std::vector<char>(content->begin(), content->end());
}

// Boost trusts the hash table in the file at every lookup. If there is none it builds its own, so a damaged
// table cannot cause a fault in the middle of a frame.
void dropHashTable(std::vector<char>& mo) {
    constexpr std::size_t kHashSizeOffset = 20;
    std::memset(mo.data() + kHashSizeOffset, 0, 4);
}

std::locale localeWith(std::vector<char> mo, std::string_view language) {
    gettext::messages_info info;
    info.language = language;
    info.encoding = "UTF-8";
    info.domains.emplace_back(kDomain);
    info.paths.emplace_back(".");
    info.callback = [&mo](const std::string&, const std::string&) { return mo; };
    return {std::locale::classic(), gettext::create_messages_facet<char>(info)};
}

const Messages* messagesOf(const std::locale& locale) {
    return std::has_facet<Messages>(locale) ? &std::use_facet<Messages>(locale) : nullptr;
}

const char* lookUp(const std::locale& locale, const char* context, const char* msgid) {
    if (*msgid == '\0') return msgid;  // in a catalogue, the empty msgid is the header
    const Messages* messages = messagesOf(locale);
    const char* found = messages != nullptr ? messages->get(0, context, msgid) : nullptr;
    return found != nullptr && *found != '\0' ? found : msgid;
}

}  // namespace

Catalogue::Catalogue() : locale_(std::locale::classic()), language_(kFallbackLanguage) {}

base::Result<void> Catalogue::load(const std::filesystem::path& folder, std::string_view language) {
    *this = Catalogue();
    const std::filesystem::path path = cataloguePath(folder, language);
    std::error_code ignored;
    if (language == kFallbackLanguage && !std::filesystem::exists(path, ignored)) return {};
    auto bytes = readWhole(path);
    if (!bytes) {
        return base::Error{.message = base::msgid("no message catalogue can be read here"),
                           .file = path.string()};
    }
    if (const auto sound = checkMo(*bytes); !sound) {
        return base::Error{.message = sound.error().message, .file = path.string()};
    }
    dropHashTable(*bytes);
    try {
        locale_ = localeWith(std::move(*bytes), language);
    } catch (const std::exception& problem) {
        return base::Error{
            .message = {base::msgid("this is not a message catalogue: {why}"), {{"why", problem.what()}}},
            .file = path.string()};
    }
    language_ = language;
    return {};
}

const char* Catalogue::tr(const char* msgid) const { return lookUp(locale_, nullptr, msgid); }

std::string Catalogue::tr(const char* msgid, std::initializer_list<Argument> arguments) const {
    return base::substitute(tr(msgid), {arguments.begin(), arguments.size()});
}

std::string Catalogue::tr(const base::Message& message) const {
    return message.in([this](const char* msgid) { return tr(msgid); });
}

std::string Catalogue::describe(const base::Error& error) const { return error.describe(tr(error.message)); }

const char* Catalogue::trc(const char* context, const char* msgid) const {
    return lookUp(locale_, context, msgid);
}

const char* Catalogue::trn(const char* singular, const char* plural, int count) const {
    const Messages* messages = messagesOf(locale_);
    const char* found = messages != nullptr ? messages->get(0, nullptr, singular, count) : nullptr;
    if (found != nullptr && *found != '\0') return found;
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
