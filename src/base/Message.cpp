#include "base/Message.h"

#include <algorithm>

#include "base/Printable.h"

namespace base {

std::string substitute(std::string_view text, std::span<const Argument> arguments) {
    std::string result;
    while (!text.empty()) {
        const std::size_t open = text.find('{');
        const std::size_t close = open == std::string_view::npos ? open : text.find('}', open);
        if (close == std::string_view::npos) break;
        const std::string_view name = text.substr(open + 1, close - open - 1);
        const auto argument = std::find_if(arguments.begin(), arguments.end(),
                                           [&](const Argument& a) { return a.name == name; });
        result += text.substr(0, open);
        result += argument != arguments.end() ? argument->value : text.substr(open, close - open + 1);
        text.remove_prefix(close + 1);
    }
    return result.append(text);
}

MessagePart::MessagePart(const char* place, std::string_view data) : name(place), value(excerpt(data)) {}

MessagePart::MessagePart(const char* place, LongText data)
    : name(place), value(printable(shortened(data.text, LongText::kLongest))) {}

Message::Message(Msgid msgid) : msgid_(msgid) {}

Message::Message(Msgid msgid, std::vector<MessagePart> parts) : msgid_(msgid), parts_(std::move(parts)) {}

std::string Message::in(const Translation& translated) const {
    std::vector<std::string> values;
    values.reserve(parts_.size());  // the arguments point into it, so it must not move
    std::vector<Argument> arguments;
    for (const MessagePart& part : parts_) {
        const auto* message = std::get_if<Message>(&part.value);
        values.push_back(message != nullptr ? message->in(translated) : std::get<std::string>(part.value));
        arguments.push_back({part.name, values.back()});
    }
    return substitute(translated(msgid_), arguments);
}

std::string Message::english() const {
    return in([](const char* msgid) { return msgid; });
}

}  // namespace base
