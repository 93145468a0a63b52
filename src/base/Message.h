#pragma once

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace base {

/// The English text that the catalogues know a message by. Only msgid() makes one, and only of a literal, so
/// that nothing can stand in a message that no translator has seen.
class Msgid {
  public:
    constexpr operator const char*() const { return text_; }
    operator std::string() const { return text_; }

  private:
    friend consteval Msgid msgid(const char* text);
    consteval explicit Msgid(const char* text) : text_(text) {}
    const char* text_;
};

/// Names a msgid that is translated elsewhere, so that the catalogues hold it: errors, tables of texts.
consteval Msgid msgid(const char* text) { return Msgid(text); }

/// A value for the placeholder {name} in a text.
struct Argument {
    std::string_view name;
    std::string_view value;
};

/// Puts the arguments into the placeholders {name} of a text. A placeholder that no argument names stays as
/// it is.
[[nodiscard]] std::string substitute(std::string_view text, std::span<const Argument> arguments);

struct MessagePart;

/// Something to tell a player, in any language: a msgid with placeholders {name}, and what goes into them.
class Message {
  public:
    Message(Msgid msgid);
    Message(Msgid msgid, std::vector<MessagePart> parts);

    /// The text, with each msgid as `translated` gives it.
    using Translation = std::function<const char*(const char* msgid)>;
    [[nodiscard]] std::string in(const Translation& translated) const;
    /// The text as the msgids have it, for the log and for the command line.
    [[nodiscard]] std::string english() const;

  private:
    const char* msgid_;
    std::vector<MessagePart> parts_;
};

/// A text of several lines, such as a compiler's log, that a message shows at length: at most kLongest bytes.
struct LongText {
    static constexpr std::size_t kLongest = 8000;
    std::string_view text;
};

/// What goes into the placeholder {name} of a message: data such as a tag's name, a number or what the system
/// says, or a message within the message. Data may come from anywhere: it is quoted as excerpt() says, so
/// that no message is longer than a screen or holds what a terminal would obey.
struct MessagePart {
    MessagePart(const char* place, std::string_view data);
    MessagePart(const char* place, LongText data);
    MessagePart(const char* place, int number) : name(place), value(std::to_string(number)) {}
    MessagePart(const char* place, Message message) : name(place), value(std::move(message)) {}

    std::string name;
    std::variant<std::string, Message> value;
};

}  // namespace base
