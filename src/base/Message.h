#pragma once

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace base {

/// The English text under which the catalogues hold a message. Only msgid() creates one, and only from a
/// literal, so no message can hold a text that translators have not seen.
class Msgid {
  public:
    constexpr operator const char*() const { return text_; }
    operator std::string() const { return text_; }

  private:
    friend consteval Msgid msgid(const char* text);
    consteval explicit Msgid(const char* text) : text_(text) {}
    const char* text_;
};

/// Marks a text for the catalogues without translating it here, as for errors and tables of texts.
consteval Msgid msgid(const char* text) { return Msgid(text); }

/// A value for the placeholder {name} in a text.
struct Argument {
    std::string_view name;
    std::string_view value;
};

/// Replaces the placeholders {name} in a text by the arguments. A placeholder without an argument stays as it
/// is.
[[nodiscard]] std::string substitute(std::string_view text, std::span<const Argument> arguments);

struct MessagePart;

/// Something to tell a player, in any language: a msgid with placeholders {name}, and what goes into them.
class Message {
  public:
    Message(Msgid msgid);
    Message(Msgid msgid, std::vector<MessagePart> parts);

    /// Gives the translation of a msgid.
    using Translation = std::function<const char*(const char* msgid)>;
    [[nodiscard]] std::string in(const Translation& translated) const;
    /// The text in English, for the log and for the command line.
    [[nodiscard]] std::string english() const;

  private:
    const char* msgid_;
    std::vector<MessagePart> parts_;
};

/// A text of several lines, such as a compiler's log, that a message quotes in full up to kLongest bytes.
struct LongText {
    static constexpr std::size_t kLongest = 8000;
    std::string_view text;
};

/// The value of a placeholder {name} in a message: data such as a tag's name, a number or the system's words,
/// or another message. Data is quoted by excerpt(), whatever its source, so that no message is longer than a
/// screen or contains terminal codes.
struct MessagePart {
    MessagePart(const char* place, std::string_view data);
    MessagePart(const char* place, LongText data);
    MessagePart(const char* place, int number) : name(place), value(std::to_string(number)) {}
    MessagePart(const char* place, Message message) : name(place), value(std::move(message)) {}

    std::string name;
    std::variant<std::string, Message> value;
};

}  // namespace base
