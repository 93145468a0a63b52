#include "match/ClockRecord.h"

#include <algorithm>
#include <array>
#include <cstdio>

#include "base/TextReader.h"

namespace match {

namespace {

constexpr const char* kControl = "Clock";
constexpr const char* kLeft = "TimeLeft";
constexpr const char* kUnlimited = "-";
constexpr int kTimeFields = 3;  // hours, minutes, seconds

/// The time as "0:09:58.312", with `digits` digits of the fraction.
std::string exactTime(milliseconds time, int digits) {
    const long long ms = time.count();
    std::array<char, 48> text{};
    std::snprintf(text.data(), text.size(), "%lld:%02lld:%02lld.%03lld", ms / 3'600'000, ms / 60'000 % 60,
                  ms / 1000 % 60, ms % 1000);
    std::string exact = text.data();
    exact.resize(exact.size() - 3 + static_cast<std::size_t>(digits));
    return exact;
}

/// Reads hours, minutes and seconds; hours and fraction are optional.
std::optional<milliseconds> exactTimeIn(std::string_view text) {
    base::TextReader reader(text);
    long long total = 0;
    int fields = 0;
    do {
        if (!base::isDigit(reader.peek())) return {};
        long long field = 0;
        while (base::isDigit(reader.peek()) && field < 100'000) field = field * 10 + (reader.take() - '0');
        total = total * 60 + field;
        ++fields;
    } while (fields < kTimeFields && reader.accept(":"));
    total *= 1000;
    if (reader.accept("."))
        for (int unit = 100; base::isDigit(reader.peek()); unit /= 10) total += unit * (reader.take() - '0');
    if (!reader.atEnd() || milliseconds(total) > TimeControl::kLongest) return {};
    return milliseconds(total);
}

const std::string* valueOf(const Tags& tags, std::string_view name) {
    const auto tag = std::find_if(tags.begin(), tags.end(), [&](const auto& t) { return t.first == name; });
    return tag == tags.end() ? nullptr : &tag->second;
}

void setValue(Tags& tags, const std::string& name, const std::string& value) {
    const auto tag = std::find_if(tags.begin(), tags.end(), [&](const auto& t) { return t.first == name; });
    if (tag == tags.end())
        tags.emplace_back(name, value);
    else
        tag->second = value;
}

std::string controlTag(std::size_t seat) { return kControl + std::to_string(seat + 1); }

/// "Clock", or that of one seat; a tag such as "ClockMaker" is none of these.
bool isControl(std::string_view tag) {
    if (!tag.starts_with(kControl)) return false;
    tag.remove_prefix(std::string_view(kControl).size());
    return std::all_of(tag.begin(), tag.end(), base::isDigit);
}

/// Reads "0:09:58.312 -": one word for each player.
std::optional<std::vector<milliseconds>> readingsIn(std::string_view text, std::size_t players) {
    std::vector<milliseconds> readings;
    base::TextReader reader(text);
    for (reader.skipSpace(); !reader.atEnd(); reader.skipSpace()) {
        const std::string_view word = reader.takeUntil(" ");
        const auto time = word == kUnlimited ? std::optional(milliseconds(-1)) : exactTimeIn(word);
        if (!time) return {};
        readings.push_back(*time);
    }
    if (readings.size() != players) return {};
    return readings;
}

/// Takes "clock1:9:32" or "clock1: 9:32".
std::optional<ClockNote> takeClockNote(base::TextReader& reader) {
    if (!reader.accept("clock") || reader.peek() < '1' || reader.peek() > '9') return {};
    const auto seat = static_cast<std::size_t>(reader.take() - '1');
    if (!reader.accept(":")) return {};
    reader.skipBlanks();
    const auto left = exactTimeIn(reader.takeUntil(" \t\r\n,;"));
    if (reader.peek() == ',' || reader.peek() == ';') reader.take();
    if (!left) return {};
    return ClockNote{*left, seat};
}

}  // namespace

std::optional<ReadClock> takeClock(Tags& tags, std::size_t players) {
    std::vector<TimeControl> controls;
    bool limited = false;
    for (std::size_t seat = 0; seat < players; ++seat) {
        const std::string* text = valueOf(tags, controlTag(seat));
        if (text == nullptr) text = valueOf(tags, kControl);
        const auto control = parseTimeControl(text == nullptr ? "" : *text);
        controls.push_back(control ? *control : TimeControl{});
        limited = limited || controls.back().limited();
    }
    if (!limited) return {};
    ReadClock read{.clock = Clock(std::move(controls))};
    const std::string* left = valueOf(tags, kLeft);
    if (left != nullptr) read.left = readingsIn(*left, players);
    if (read.left) std::erase_if(tags, [](const auto& tag) { return tag.first == kLeft; });
    return read;
}

void writeClock(Tags& tags, const Clock& clock, const std::vector<milliseconds>& left) {
    std::vector<std::string> controls;
    for (std::size_t seat = 0; seat < clock.players(); ++seat)
        controls.push_back(formatTimeControl(clock.control(game::playerAt(seat))));
    const bool same =
        std::adjacent_find(controls.begin(), controls.end(), std::not_equal_to<>()) == controls.end();
    std::erase_if(tags, [](const auto& tag) { return tag.first == kLeft || isControl(tag.first); });
    if (same)
        setValue(tags, kControl, controls.front());
    else
        for (std::size_t seat = 0; seat < controls.size(); ++seat)
            setValue(tags, controlTag(seat), controls[seat]);
    std::string readings;
    for (const milliseconds time : left)
        readings +=
            (readings.empty() ? "" : " ") + (time < milliseconds(0) ? kUnlimited : exactTime(time, 3));
    if (!left.empty()) setValue(tags, kLeft, readings);
}

std::string clockComment(milliseconds left) { return "[%clk " + exactTime(left, 1) + "]"; }

std::vector<ClockNote> clocksIn(std::string_view comment) {
    constexpr std::string_view kBegin = "[%clk ";
    if (comment.starts_with(kBegin) && comment.ends_with(']')) {
        const auto left = exactTimeIn(comment.substr(kBegin.size(), comment.size() - kBegin.size() - 1));
        return left ? std::vector{ClockNote{*left}} : std::vector<ClockNote>();
    }
    std::vector<ClockNote> notes;
    base::TextReader reader(comment);
    for (reader.skipSpace(); !reader.atEnd(); reader.skipSpace()) {
        const auto note = takeClockNote(reader);
        if (!note) return {};
        notes.push_back(*note);
    }
    return notes;
}

}  // namespace match
