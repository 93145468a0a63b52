#include "games/tak/play/tei/TeiIntroduction.h"

#include <algorithm>
#include <cctype>
#include <charconv>

namespace tak::play {
namespace {

using base::msgid;

bool sameName(std::string_view a, std::string_view b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](unsigned char x, unsigned char y) { return std::tolower(x) == std::tolower(y); });
}

/// The text after the first `count` words.
std::string afterWords(std::string_view line, std::size_t count) {
    const auto words = teiWords(line);
    if (words.size() <= count) return {};
    const auto begin = static_cast<std::size_t>(words[count].data() - line.data());
    const auto end = static_cast<std::size_t>(words.back().data() + words.back().size() - line.data());
    return std::string(line.substr(begin, end - begin));
}

std::optional<long long> wholeNumber(std::string_view text) {
    long long number = 0;
    const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (failure != std::errc() || end != text.data() + text.size()) return {};
    return number;
}

base::Error komiRefused(int halfKomi) {
    return {{msgid("it does not play with a komi of {number} half flats"), {{"number", halfKomi}}}};
}

}  // namespace

void TeiIntroduction::read(std::string_view line) {
    if (line.size() > kLongestLine) return;
    const auto words = teiWords(line);
    if (words.empty()) return;
    if (words.front() == "id" && words.size() > 2) {
        if (words[1] == "name") name = afterWords(line, 2);
        if (words[1] == "author") author = afterWords(line, 2);
    } else if (words.front() == "option") {
        if (auto declared = parseTeiOption(line);
            declared && !option(declared->name) && options.size() < kMostOptions)
            options.push_back(std::move(*declared));
    } else if (words.front() == "size") {
        TeiSizes stated = parseTeiSizes(line);
        // A program that is started again says it again.
        if (sizes.size() < kMostSizes && std::find(sizes.begin(), sizes.end(), stated) == sizes.end())
            sizes.push_back(std::move(stated));
    }
}

const TeiOption* TeiIntroduction::option(std::string_view wanted) const {
    for (const TeiOption& declared : options)
        if (sameName(declared.name, wanted)) return &declared;
    return nullptr;
}

const TeiOption* TeiIntroduction::setupOption(std::string_view wanted) const {
    const TeiOption* const declared = option(wanted);
    if (!declared || wanted == tei_option::kHalfKomi) return declared;
    const std::string_view swap = rules::openingName(rules::Opening::Swap);
    const auto& values = declared->values;
    const bool fits = wanted == tei_option::kOpening
                          ? std::find(values.begin(), values.end(), swap) != values.end()
                          : declared->type == "spin";
    return fits ? declared : nullptr;
}

base::Result<void> TeiIntroduction::accepts(const rules::Setup& setup) const {
    if (auto board = acceptsBoard(setup); !board) return board;
    return acceptsPieces(setup);
}

base::Result<void> TeiIntroduction::acceptsPieces(const rules::Setup& setup) const {
    const auto can = [&](const char* wanted, const std::string& value) {
        const TeiOption* const declared = setupOption(wanted);
        return declared && !refusal(*declared, value);
    };
    const rules::Supply usual = rules::standardSupply(setup.size);
    const rules::Supply given = setup.supply[0];
    if (setup.supply[1] != given)
        return base::Error{msgid("it can only play if both sides have the same number of pieces")};
    if ((given.stones != usual.stones && !can(tei_option::kFlats, std::to_string(given.stones))) ||
        (given.capstones != usual.capstones && !can(tei_option::kCaps, std::to_string(given.capstones))))
        return base::Error{msgid("it can only play with the usual number of pieces")};
    return {};
}

bool TeiIntroduction::knowsOpening(const rules::Position& start) const {
    if (start.ply() >= 2) return true;
    if (start.opensAmongPieces()) return false;
    if (start.setup().opening == rules::Opening::Swap) return true;
    const TeiOption* const declared = setupOption(tei_option::kOpening);
    return declared && !refusal(*declared, rules::openingName(start.setup().opening));
}

base::Result<void> TeiIntroduction::acceptsBoard(const rules::Setup& setup) const {
    if (statesSizes()) {
        const auto has = [](const std::vector<int>& all, int wanted) {
            return all.empty() || std::find(all.begin(), all.end(), wanted) != all.end();
        };
        bool known = false;
        for (const TeiSizes& stated : sizes) {
            if (!has(stated.sizes, setup.size)) continue;
            if (has(stated.halfKomis, setup.halfKomi)) return {};
            known = true;
        }
        if (known) return komiRefused(setup.halfKomi);
        return base::Error{{msgid("it does not play on a board of side {size}"), {{"size", setup.size}}}};
    }
    const TeiOption* const komi = option(tei_option::kHalfKomi);
    if (komi == nullptr)
        return setup.halfKomi == 0 ? base::Result<void>() : base::Error{msgid("it does not know komi")};
    if (refusal(*komi, std::to_string(setup.halfKomi))) return komiRefused(setup.halfKomi);
    return {};
}

std::optional<base::Message> refusal(const TeiOption& option, std::string_view value) {
    if (option.type == "check" && value != "true" && value != "false")
        return msgid("it must be true or false");
    if (option.type == "combo" && !option.values.empty() &&
        std::find(option.values.begin(), option.values.end(), value) == option.values.end())
        return msgid("it must be one of the values it offers");
    if (value.find_first_of("\r\n") != std::string_view::npos) return msgid("it must be a single line");
    if (option.type != "spin") return {};
    const auto number = wholeNumber(value);
    if (!number) return msgid("it must be a whole number");
    if (option.min && *number < *option.min)
        return base::Message{msgid("it must be {least} or more"), {{"least", std::to_string(*option.min)}}};
    if (option.max && *number > *option.max)
        return base::Message{msgid("it must be {most} or less"), {{"most", std::to_string(*option.max)}}};
    return {};
}

}  // namespace tak::play
