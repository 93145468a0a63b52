#include "games/tak/play/tei/TeiMessages.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "games/tak/rules/Notation.h"
#include "games/tak/rules/Tps.h"

namespace tak::play {
namespace {

using Words = std::vector<std::string_view>;

/// Reads a whole number; values too large for the type are cut to its limits.
std::optional<long long> numberOf(std::string_view word) {
    if (!word.empty() && word.front() == '+') word.remove_prefix(1);
    long long value = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
    if (error == std::errc::result_out_of_range)
        return word.front() == '-' ? -1'000'000'000'000LL : 1'000'000'000'000LL;
    if (error != std::errc() || (end != word.data() + word.size() && *end != '.')) return {};
    return value;
}

std::optional<int> smallNumberOf(std::string_view word, int most) {
    const auto number = numberOf(word);
    if (!number) return {};
    return static_cast<int>(std::clamp<long long>(*number, 0, most));
}

engine::Score cpScore(long long cp) {
    return static_cast<engine::Score>(
        std::clamp<long long>(cp, -engine::kMaxEvaluation, engine::kMaxEvaluation));
}

/// `mate n` counts moves of the winner; a negative number means a loss.
engine::Score mateScore(long long moves) {
    constexpr long long kMost = engine::kMaxPly / 2;
    if (moves > 0) return engine::winIn(static_cast<int>(std::min(moves, kMost) * 2 - 1));
    return engine::lossIn(static_cast<int>(std::min(-moves, kMost) * 2));
}

std::optional<engine::Score> scoreOf(std::string_view kind, std::string_view value) {
    if (value == "win") return mateScore(1);
    if (value == "loss") return mateScore(0);
    if (value == "draw") return engine::kDraw;
    const auto number = numberOf(value);
    if (!number) return {};
    if (kind == "cp") return cpScore(*number);
    if (kind == "mate" || kind == "solved") return mateScore(*number);
    return {};
}

bool isOptionWord(std::string_view word) {
    static constexpr std::array kWords = {"name", "type", "default", "min", "max", "var"};
    return std::find(kWords.begin(), kWords.end(), word) != kWords.end();
}

bool isDots(std::string_view word) {
    return word == "\u2026" || (word.size() > 1 && word.find_first_not_of('.') == std::string_view::npos);
}

bool isErrorWord(std::string_view word) {
    constexpr std::string_view kError = "error";
    while (!word.empty() && (word.back() == ':' || word.back() == ',')) word.remove_suffix(1);
    return std::equal(word.begin(), word.end(), kError.begin(), kError.end(),
                      [](char x, char y) { return x == y || (x >= 'A' && x <= 'Z' && x - 'A' + 'a' == y); });
}

void append(std::string& text, std::string_view word) {
    if (!text.empty()) text += ' ';
    text += word;
}

}  // namespace

Words teiWords(std::string_view line) {
    Words words;
    for (std::size_t at = 0; (at = line.find_first_not_of(" \t\r", at)) != std::string_view::npos;) {
        const std::size_t end = std::min(line.find_first_of(" \t\r", at), line.size());
        words.push_back(line.substr(at, end - at));
        at = end;
    }
    return words;
}

std::optional<TeiOption> parseTeiOption(std::string_view line) {
    TeiOption option;
    std::string_view field;
    for (const std::string_view word : teiWords(line)) {
        // "default" at the end may be an empty default value; none of these words can be a name.
        if (isOptionWord(word) && !(field == "name" && option.name.empty())) {
            field = word;
            if (field == "var") option.values.emplace_back();
        } else if (field == "name") {
            append(option.name, word);
        } else if (field == "type") {
            append(option.type, word);
        } else if (field == "default") {
            append(option.fallback, word);
        } else if (field == "min") {
            option.min = numberOf(word);
        } else if (field == "max") {
            option.max = numberOf(word);
        } else if (field == "var") {
            append(option.values.back(), word);
        }
    }
    if (option.name.empty()) return {};
    return option;
}

TeiSizes parseTeiSizes(std::string_view line) {
    constexpr long long kMost = 1000;
    std::string spaced(line);
    std::replace(spaced.begin(), spaced.end(), ',', ' ');
    TeiSizes sizes;
    std::vector<int>* list = nullptr;
    bool dots = false;
    for (const std::string_view word : teiWords(spaced)) {
        const auto number = numberOf(word);
        if (word == "size") {
            list = &sizes.sizes;
        } else if (word == "halfkomi") {
            list = &sizes.halfKomis;
        } else if (isDots(word)) {
            dots = list && !list->empty();
            continue;
        } else if (!number) {
            list = nullptr;
        } else if (list) {
            const int value = static_cast<int>(std::clamp(*number, -kMost, kMost));
            for (int between = dots ? list->back() + 1 : value; between < value; ++between)
                list->push_back(between);
            list->push_back(value);
        }
        dots = false;
    }
    return sizes;
}

TeiInfo parseTeiInfo(std::string_view line) {
    TeiInfo info;
    const Words words = teiWords(line);
    const auto word = [&](std::size_t i) { return i < words.size() ? words[i] : std::string_view(); };
    for (std::size_t i = 1; i < words.size(); ++i) {
        const std::string_view key = words[i];
        if (key == "string") break;
        if (key == "pv") {
            info.pv.assign(words.begin() + static_cast<std::ptrdiff_t>(i) + 1, words.end());
            break;
        }
        const std::string_view value = word(i + 1);
        if (key == "score") {
            info.score = scoreOf(value, word(i + 2));
        } else if (key == "depth") {
            info.depth = smallNumberOf(value, 1000);
        } else if (key == "seldepth") {
            info.selDepth = smallNumberOf(value, 1000);
        } else if (key == "hashfull") {
            info.hashFull = smallNumberOf(value, 1000);
        } else if (key == "multipv") {
            info.multiPv = smallNumberOf(value, engine::kMaxMultiPv).value_or(1);
        } else if (key == "nodes") {
            if (const auto n = numberOf(value)) info.nodes = static_cast<std::uint64_t>(std::max(0LL, *n));
        } else if (key == "time") {
            if (const auto n = numberOf(value)) info.time = engine::Milliseconds(std::max(0LL, *n));
        }
    }
    return info;
}

std::optional<std::string> teiComplaint(std::string_view line) {
    const Words words = teiWords(line);
    std::size_t at = 0;
    if (at < words.size() && words[at] == "info") ++at;
    if (at > 0 && at < words.size() && words[at] == "string") ++at;
    if (at >= words.size() || !isErrorWord(words[at])) return {};
    std::string complaint;
    for (++at; at < words.size(); ++at) append(complaint, words[at]);
    return complaint;
}

bool namesNoMove(std::string_view word) {
    static constexpr std::array<std::string_view, 6> kNothing = {"", "(none)", "none", "null", "0000", "-"};
    return std::find(kNothing.begin(), kNothing.end(), word) != kNothing.end();
}

void enterTeiInfo(const TeiInfo& info, const rules::Position& root, engine::Report& report) {
    report.depth = info.depth.value_or(report.depth);
    report.selDepth = std::max(info.selDepth.value_or(report.selDepth), report.depth);
    report.nodes = info.nodes.value_or(report.nodes);
    report.time = info.time.value_or(report.time);
    report.hashFull = info.hashFull.value_or(report.hashFull);
    if (!info.score && info.pv.empty()) return;
    const auto number = static_cast<std::size_t>(std::max(info.multiPv, 1));
    if (number > report.lines.size() + 1) return;
    if (number > report.lines.size()) report.lines.emplace_back();
    engine::Line& line = report.lines[number - 1];
    if (info.score) line.score = *info.score;
    if (info.pv.empty()) return;
    line.moves.clear();
    rules::Position position = root;
    for (const std::string& text : info.pv) {
        if (position.outcome().over()) break;
        const auto move = rules::parseMove(text, position);
        if (!move) break;
        line.moves.push_back(*move);
        position.make(*move);
    }
}

std::string teiGoArguments(const engine::Limits& limits) {
    std::string text;
    const auto add = [&](const char* name, auto value) {
        text += ' ';
        text += name;
        text += ' ';
        text += std::to_string(value);
    };
    constexpr std::array kNames = {std::pair{"wtime", "winc"}, std::pair{"btime", "binc"}};
    for (std::size_t c = 0; c < 2; ++c) {
        if (!limits.clocks[c]) continue;
        add(kNames[c].first, limits.clocks[c]->left.count());
        add(kNames[c].second, limits.clocks[c]->increment.count());
    }
    if (limits.movesToGo > 0) add("movestogo", limits.movesToGo);
    if (limits.moveTime) add("movetime", limits.moveTime->count());
    if (limits.depth) add("depth", *limits.depth);
    if (limits.nodes) add("nodes", *limits.nodes);
    return text.empty() ? " infinite" : text;
}

std::string teiPosition(const rules::Position& start, const std::vector<rules::Move>& moves) {
    std::string text = "position ";
    text += start.ply() == 0 && start.occupied() == 0 ? std::string("startpos")
                                                      : "tps " + rules::formatTps(start);
    text += " moves";
    rules::Position position = start;
    for (const rules::Move move : moves) {
        text += ' ' + rules::formatMove(position, move);
        position.make(move);
    }
    return text;
}

}  // namespace tak::play
