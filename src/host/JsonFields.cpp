#include "host/JsonFields.h"

#include "base/Utf8.h"

namespace host {
namespace {

/// The deepest nesting of lists and objects. It recognises texts in quotes, but does not check that all is
/// JSON.
int depthOf(std::string_view text) {
    int depth = 0;
    int deepest = 0;
    bool quoted = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c == '"') quoted = !quoted;
        if (quoted && c == '\\') ++i;
        if (quoted) continue;
        if (c == '[' || c == '{') deepest = std::max(deepest, ++depth);
        if (c == ']' || c == '}') --depth;
    }
    return deepest;
}

const nlohmann::json& emptyList() {
    static const nlohmann::json kEmpty = nlohmann::json::array();
    return kEmpty;
}

}  // namespace

void JsonReader::pairs(const char* name, std::map<std::string, std::string>& all, std::size_t most,
                       std::size_t longest) {
    const auto* const found = find(name);
    if (found == nullptr) return;
    if (!found->is_object() || found->size() > most) return void(failed_ = true);
    all.clear();
    for (const auto& [key, value] : found->items()) {
        if (key.size() > longest) return void(failed_ = true);
        takeText(value, all[key], longest);
    }
}

const nlohmann::json& JsonReader::list(const char* name, std::size_t most) {
    const auto* const found = find(name);
    if (found == nullptr) return emptyList();
    if (found->is_array() && found->size() <= most) return *found;
    failed_ = true;
    return emptyList();
}

void JsonReader::takeText(const nlohmann::json& from, std::string& value, std::size_t most) {
    if (from.is_string() && from.get_ref<const std::string&>().size() <= most)
        value = from.get<std::string>();
    else
        failed_ = true;
}

nlohmann::json jsonIn(std::string_view text, std::size_t longest, int deepest) {
    if (text.size() > longest || depthOf(text) > deepest)
        return nlohmann::json(nlohmann::json::value_t::discarded);
    return nlohmann::json::parse(text, nullptr, false);
}

std::string textOf(const nlohmann::json& json) {
    return json.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

}  // namespace host
