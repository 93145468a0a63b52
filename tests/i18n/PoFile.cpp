#include "i18n/PoFile.h"

#include <algorithm>
#include <cstdint>
#include <sstream>

namespace scan {
namespace {

std::string unquoted(const std::string& line) {
    const std::size_t begin = line.find('"');
    const std::size_t end = line.rfind('"');
    std::string text;
    for (std::size_t i = begin + 1; begin != std::string::npos && i < end; ++i) {
        if (line[i] != '\\') {
            text += line[i];
        } else {
            const char kind = line[++i];
            text += kind == 'n' ? '\n' : kind == 't' ? '\t' : kind;
        }
    }
    return text;
}

void append(std::string& bytes, std::uint32_t number) {
    for (int shift = 0; shift < 32; shift += 8) bytes += static_cast<char>(number >> shift & 0xFFU);
}

}  // namespace

std::vector<PoEntry> readPo(std::string_view text) {
    std::vector<PoEntry> entries;
    PoEntry entry;
    std::string* open = nullptr;
    bool fuzzy = false;
    const auto finish = [&] {
        if (!entry.id.empty() && !fuzzy) entries.push_back(entry);
        entry = {};
        open = nullptr;
        fuzzy = false;
    };
    std::istringstream lines{std::string(text)};
    for (std::string line; std::getline(lines, line);) {
        if (line.empty()) finish();
        if (line.rfind("#,", 0) == 0 && line.find("fuzzy") != std::string::npos) fuzzy = true;
        if (line.rfind("msgctxt ", 0) == 0) open = &entry.context;
        if (line.rfind("msgid ", 0) == 0) open = &entry.id;
        if (line.rfind("msgid_plural ", 0) == 0) open = &entry.plural;
        if (line.rfind("msgstr", 0) == 0) open = &entry.translations.emplace_back();
        if (open != nullptr && !line.empty() && line[0] != '#') *open += unquoted(line);
    }
    finish();
    return entries;
}

std::string writeMo(std::vector<PoEntry> entries, const std::string& header) {
    std::vector<std::pair<std::string, std::string>> texts{{"", header}};
    for (const PoEntry& entry : entries) {
        std::string key = entry.context.empty() ? entry.id : entry.context + '\4' + entry.id;
        if (!entry.plural.empty()) key += '\0' + entry.plural;
        std::string value;
        for (const std::string& form : entry.translations)
            value += (&form == entry.translations.data() ? "" : std::string(1, '\0')) + form;
        texts.emplace_back(key, value);
    }
    std::sort(texts.begin(), texts.end());
    const auto count = static_cast<std::uint32_t>(texts.size());
    std::string table;
    std::string content;
    std::uint32_t offset = 28 + count * 16;
    for (const bool keys : {true, false}) {
        for (const auto& [key, value] : texts) {
            const std::string& text = keys ? key : value;
            append(table, static_cast<std::uint32_t>(text.size()));
            append(table, offset);
            content += text + '\0';
            offset += static_cast<std::uint32_t>(text.size()) + 1;
        }
    }
    std::string bytes;
    for (const std::uint32_t number : {0x950412DEU, 0U, count, 28U, 28U + count * 8U, 0U, 0U})
        append(bytes, number);
    return bytes + table + content;
}

}  // namespace scan
