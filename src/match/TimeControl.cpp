#include "match/TimeControl.h"

#include <algorithm>
#include <array>
#include <cstdio>

#include "base/TextReader.h"

namespace match {

using base::msgid;
using base::TextReader;
using std::chrono::minutes;
using std::chrono::seconds;

namespace {

template <class... Values>
std::string printed(const char* format, Values... values) {
    std::array<char, 64> text{};
    std::snprintf(text.data(), text.size(), format, values...);
    return text.data();
}

/// Takes a number of at most six digits; -1 if there is none, or a longer one.
int takeNumber(TextReader& reader) {
    constexpr int kMostDigits = 6;
    int number = 0;
    int digits = 0;
    for (; base::isDigit(reader.peek()) && digits < kMostDigits; ++digits)
        number = number * 10 + (reader.take() - '0');
    return digits == 0 || base::isDigit(reader.peek()) ? -1 : number;
}

base::Error expectedTime(const TextReader& reader) {
    return reader.error(msgid("expected minutes and seconds, such as 10:00"));
}

base::Result<milliseconds> takeInitial(TextReader& reader) {
    const int whole = takeNumber(reader);
    if (whole < 0) return expectedTime(reader);
    milliseconds time = minutes(whole);
    if (reader.accept(":")) {
        const int rest = takeNumber(reader);
        if (rest < 0 || rest > 59) return expectedTime(reader);
        time += seconds(rest);
    }
    if (time > TimeControl::kLongest) return reader.error(msgid("no time may be longer than a day"));
    if (time <= milliseconds(0)) return expectedTime(reader);
    return time;
}

/// Reads "@35 +5", the turn and the minutes; the @ has been taken.
base::Result<void> takeBonus(TextReader& reader, TimeControl& control) {
    const int turn = takeNumber(reader);
    reader.skipBlanks();
    const int time = reader.accept("+") ? takeNumber(reader) : -1;
    if (turn < 1 || turn > TimeControl::kLastBonusTurn || time < 0 || minutes(time) > TimeControl::kLongest)
        return reader.error(msgid("expected a turn and the minutes that it adds, such as @35 +5"));
    control.bonusTurn = turn;
    control.bonus = minutes(time);
    return {};
}

base::Result<void> takeStep(TextReader& reader, TimeControl& control, TimeControl::Kind kind) {
    const int number = takeNumber(reader);
    if (number < 0 || seconds(number) > TimeControl::kLongest)
        return reader.error(msgid("expected seconds, such as +20"));
    control.kind = kind;
    control.step = seconds(number);
    return {};
}

/// Reads one word after the initial time.
base::Result<void> takePart(TextReader& reader, TimeControl& control) {
    using Kind = TimeControl::Kind;
    if (reader.accept("+")) return takeStep(reader, control, Kind::Fischer);
    if (reader.accept("d")) return takeStep(reader, control, Kind::Delay);
    if (reader.accept("@")) return takeBonus(reader, control);
    if (reader.accept("hourglass")) {
        control.kind = Kind::Hourglass;
        return {};
    }
    return reader.error(msgid("expected +SECONDS, dSECONDS, hourglass or @TURN +MINUTES"));
}

}  // namespace

std::string formatTimeControl(const TimeControl& control) {
    using Kind = TimeControl::Kind;
    if (!control.limited()) return {};
    const auto whole = std::chrono::duration_cast<seconds>(control.initial).count();
    std::string text =
        printed("%lld:%02lld", static_cast<long long>(whole / 60), static_cast<long long>(whole % 60));
    const auto step = static_cast<long long>(std::chrono::duration_cast<seconds>(control.step).count());
    if (control.kind == Kind::Fischer && step > 0) text += printed(" +%lld", step);
    if (control.kind == Kind::Delay) text += printed(" d%lld", step);
    if (control.kind == Kind::Hourglass) text += " hourglass";
    if (control.bonusTurn > 0)
        text += printed(" @%d +%d", control.bonusTurn,
                        static_cast<int>(std::chrono::duration_cast<minutes>(control.bonus).count()));
    return text;
}

base::Result<TimeControl> parseTimeControl(std::string_view text) {
    TextReader reader(text);
    TimeControl control;
    reader.skipSpace();
    if (reader.atEnd()) return control;
    const auto initial = takeInitial(reader);
    if (!initial) return initial.error();
    control.kind = TimeControl::Kind::Fischer;
    control.initial = *initial;
    for (reader.skipSpace(); !reader.atEnd(); reader.skipSpace())
        if (auto taken = takePart(reader, control); !taken) return taken.error();
    return control;
}

std::string formatTime(milliseconds time) {
    constexpr milliseconds kTenthsBelow = seconds(10);
    const auto left = std::max(time, milliseconds(0)).count();
    if (time < kTenthsBelow)
        return printed("0:%02d.%d", static_cast<int>(left / 1000), static_cast<int>(left % 1000 / 100));
    const auto whole = static_cast<long long>(left / 1000);
    if (whole < 3600) return printed("%lld:%02lld", whole / 60, whole % 60);
    return printed("%lld:%02lld:%02lld", whole / 3600, whole / 60 % 60, whole % 60);
}

}  // namespace match
