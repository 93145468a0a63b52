#include "app/script/Script.h"

#include <cctype>
#include <charconv>
#include <cmath>
#include <map>
#include <optional>

#include "app/script/ScriptEvents.h"
#include "base/TextReader.h"

namespace app {
namespace {

using base::msgid;
using Kind = ScriptStep::Kind;

/// A word, or a text in double quotes, in which \" stands for a quote, \\ for a backslash and \n for a new
/// line.
std::optional<std::string> word(base::TextReader& reader) {
    reader.skipBlanks();
    if (reader.atEnd() || reader.peek() == '\n' || reader.peek() == '\r' || reader.peek() == '#') return {};
    std::string text;
    if (!reader.accept("\"")) return std::string(reader.takeUntil(" \t\r\n"));
    while (!reader.atEnd() && reader.peek() != '"' && reader.peek() != '\n' && reader.peek() != '\r') {
        const char c = reader.take();
        if (c != '\\')
            text += c;
        else if (const char escaped = reader.take(); escaped == 'n')
            text += '\n';
        else
            text += escaped;
    }
    if (!reader.accept("\"")) return {};
    return text;
}

std::optional<double> number(const std::string& text) {
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size() || !std::isfinite(value)) return {};
    return value;
}

std::optional<int> buttonNamed(const std::string& name) {
    static const std::map<std::string, int> kButtons{
        {"left", 1}, {"middle", 2}, {"right", 3}, {"side1", 4}, {"side2", 5}};
    const auto found = kButtons.find(name);
    if (found == kButtons.end()) return {};
    return found->second;
}

/// Reads the arguments of one command. Each function returns the expected syntax if they do not match.
class Arguments {
  public:
    Arguments(base::TextReader& reader, ScriptStep& step) : reader_(reader), step_(step) {}

    std::optional<base::Msgid> seconds() {
        const auto value = nextNumber();
        if (!value || *value < 0 || *value > 3600) return msgid("expected seconds from 0 to 3600");
        step_.seconds = *value;
        return {};
    }
    std::optional<base::Msgid> pointer() {
        const auto target = word(reader_);
        if (!target || target->empty()) return msgid("expected a place: X,Y or @place or \"label\"");
        step_.targets.push_back(*target);
        const auto button = word(reader_);
        if (!button) return {};
        const auto which = buttonNamed(*button);
        if (!which) return msgid("expected left, middle, right, side1 or side2");
        step_.button = *which;
        return {};
    }
    /// A key, optionally followed by "down" or "up".
    std::optional<base::Msgid> key() {
        if (const auto wrong = text(msgid("expected a key, such as ctrl+z or Return"))) return wrong;
        const auto half = word(reader_);
        if (!half) return {};
        if (*half != "down" && *half != "up") return msgid("expected down or up");
        step_.targets.push_back(*half);
        return {};
    }
    std::optional<base::Msgid> amount() {
        const auto value = nextNumber();
        if (!value || std::abs(*value) > 1000 || *value != static_cast<int>(*value))
            return msgid("expected a whole number of notches");
        step_.amount = static_cast<int>(*value);
        return {};
    }
    /// A button of a gamepad; or "stick", its name and its position; or "trigger", its name and its position.
    std::optional<base::Msgid> pad() {
        constexpr base::Msgid kExpected = msgid("expected a button, stick or trigger of a gamepad");
        if (const auto wrong = text(kExpected)) return wrong;
        if (step_.text != "stick" && step_.text != "trigger")
            return padButtonNamed(step_.text) ? std::nullopt : std::optional(kExpected);
        step_.kind = step_.text == "stick" ? Kind::Stick : Kind::Trigger;
        if (const auto wrong = either("left", "right", msgid("expected left or right"))) return wrong;
        const auto x = nextNumber();
        const auto y = step_.kind == Kind::Stick ? nextNumber() : 0.0;
        const double least = step_.kind == Kind::Stick ? -1 : 0;
        if (!x || !y || *x < least || *x > 1 || *y < -1 || *y > 1)
            return msgid("expected a position of the stick: numbers from -1 to 1, for a trigger from 0");
        step_.x = *x;
        step_.y = *y;
        return {};
    }
    /// A finger, its action, and its position unless it is lifted.
    std::optional<base::Msgid> finger() {
        const auto which = nextNumber();
        if (!which || *which < 1 || *which > 10 || *which != static_cast<int>(*which))
            return msgid("expected a finger, 1 to 10");
        step_.amount = static_cast<int>(*which);
        if (const auto wrong = text(msgid("expected down, move or up"))) return wrong;
        if (step_.text == "up") return {};
        if (step_.text != "down" && step_.text != "move") return msgid("expected down, move or up");
        return pointer();
    }
    std::optional<base::Msgid> size() {
        const auto w = nextNumber();
        const auto h = nextNumber();
        if (!w || !h || *w < 1 || *h < 1 || *w > 16384 || *h > 16384)
            return msgid("expected width and height in pixels");
        step_.width = static_cast<int>(*w);
        step_.height = static_cast<int>(*h);
        return {};
    }
    std::optional<base::Msgid> text(base::Msgid expected) {
        const auto value = word(reader_);
        if (!value) return expected;
        step_.text = *value;
        return {};
    }
    /// One of two words.
    std::optional<base::Msgid> either(const char* one, const char* other, base::Msgid expected) {
        const auto value = word(reader_);
        if (!value || (*value != one && *value != other)) return expected;
        step_.text = *value;
        return {};
    }
    /// A folder, optionally followed by the number of pictures a second (default 60).
    std::optional<base::Msgid> recording() {
        if (const auto wrong = text(msgid("expected a folder, or off"))) return wrong;
        step_.amount = 60;
        const auto rate = word(reader_);
        if (!rate) return {};
        const auto value = number(*rate);
        if (!value || *value < 1 || *value > 120 || *value != static_cast<int>(*value))
            return msgid("expected pictures per second, 1 to 120");
        step_.amount = static_cast<int>(*value);
        return {};
    }
    /// A question ("result", "position" …) and the expected answer; or "contains" or "lacks" and a part of
    /// it.
    std::optional<base::Msgid> claim() {
        const auto what = word(reader_);
        auto value = word(reader_);
        if (!what || !value) return msgid("expected a question and its value");
        if (auto part = word(reader_)) {
            if (*value == "contains")
                step_.claim = ScriptStep::Claim::Contains;
            else if (*value == "lacks")
                step_.claim = ScriptStep::Claim::Lacks;
            else
                return msgid("expected contains or lacks before a part of the value");
            value = std::move(part);
        }
        step_.text = *what;
        step_.targets.push_back(*value);
        return {};
    }

    std::optional<base::Msgid> files() {
        while (auto file = word(reader_)) step_.targets.push_back(std::move(*file));
        if (step_.targets.empty()) return msgid("expected a file name");
        return {};
    }

  private:
    std::optional<double> nextNumber() {
        const auto text = word(reader_);
        return text ? number(*text) : std::nullopt;
    }
    base::TextReader& reader_;
    ScriptStep& step_;
};

std::optional<base::Msgid> readArguments(base::TextReader& reader, ScriptStep& step) {
    Arguments arguments(reader, step);
    switch (step.kind) {
        case Kind::Wait:
            return arguments.seconds();
        case Kind::Move:
        case Kind::Press:
        case Kind::Release:
        case Kind::Click:
        case Kind::Locate:
            return arguments.pointer();
        case Kind::Wheel:
            return arguments.amount();
        case Kind::Key:
            return arguments.key();
        case Kind::Text:
        case Kind::Compose:
            return arguments.text(msgid("expected a text"));
        case Kind::Pad:
        case Kind::Stick:
        case Kind::Trigger:
            return arguments.pad();
        case Kind::Tap:
            return arguments.pointer();
        case Kind::Finger:
            return arguments.finger();
        case Kind::Resize:
            return arguments.size();
        case Kind::Screenshot:
            return arguments.text(msgid("expected a file name"));
        case Kind::Drop:
            return arguments.files();
        case Kind::Paste:
            return arguments.text(msgid("expected a text"));
        case Kind::Expect:
        case Kind::Await:
            return arguments.claim();
        case Kind::Print:
            return arguments.text(msgid("expected a question"));
        case Kind::Record:
            return arguments.recording();
        case Kind::Camera:
            return arguments.either("free", "still", msgid("expected free or still"));
        case Kind::Panels:
            return arguments.either("fade", "stay", msgid("expected fade or stay"));
        case Kind::Window:
            return arguments.either("minimised", "shown", msgid("expected minimised or shown"));
        case Kind::Settle:
        case Kind::Quit:
            return {};
    }
    return {};
}

}  // namespace

base::Result<std::vector<ScriptStep>> readScript(std::string_view text, std::string_view file) {
    static const std::map<std::string, Kind> kCommands{
        {"wait", Kind::Wait},       {"settle", Kind::Settle},
        {"move", Kind::Move},       {"press", Kind::Press},
        {"release", Kind::Release}, {"click", Kind::Click},
        {"wheel", Kind::Wheel},     {"key", Kind::Key},
        {"text", Kind::Text},       {"pad", Kind::Pad},
        {"tap", Kind::Tap},         {"finger", Kind::Finger},
        {"resize", Kind::Resize},   {"screenshot", Kind::Screenshot},
        {"drop", Kind::Drop},       {"paste", Kind::Paste},
        {"expect", Kind::Expect},   {"await", Kind::Await},
        {"record", Kind::Record},   {"camera", Kind::Camera},
        {"panels", Kind::Panels},   {"window", Kind::Window},
        {"locate", Kind::Locate},   {"quit", Kind::Quit},
        {"print", Kind::Print},     {"compose", Kind::Compose}};
    std::vector<ScriptStep> steps;
    base::TextReader reader(text, file);
    while (!reader.atEnd()) {
        reader.skipSpace();
        if (reader.peek() == '#') {
            (void)reader.takeUntil("\r\n");
            continue;
        }
        ScriptStep step{.at = reader.position()};
        if (reader.atEnd()) break;
        const auto command = word(reader);
        if (!command) return reader.errorAt(step.at, msgid("a quote is not closed"));
        const auto known = kCommands.find(*command);
        if (known == kCommands.end())
            return reader.errorAt(step.at, {msgid("unknown command \"{command}\""), {{"command", *command}}});
        step.kind = known->second;
        if (const auto wrong = readArguments(reader, step)) return reader.error(*wrong);
        reader.skipBlanks();
        if (!reader.atEnd() && reader.peek() != '\n' && reader.peek() != '\r' && reader.peek() != '#')
            return reader.error(msgid("expected the end of the line"));
        (void)reader.takeUntil("\r\n");
        steps.push_back(std::move(step));
    }
    return steps;
}

}  // namespace app
