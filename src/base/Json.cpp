#include "base/Json.h"

#include <cctype>

#include "base/TextReader.h"

namespace base {
namespace {

using nlohmann::json;

/// Takes a string literal with its quotes, escapes unchanged.
std::string_view takeString(TextReader& in) {
    const std::size_t begin = in.offset();
    in.take();
    while (!in.atEnd() && in.peek() != '"')
        if (in.take() == '\\') in.take();
    in.take();
    return in.text().substr(begin, in.offset() - begin);
}

/// The first position where lists and objects are nested too deep, if any. Recognises string literals, but
/// does not check that the text is JSON.
std::optional<TextPosition> tooDeep(TextReader in) {
    int depth = 0;
    while (!in.atEnd()) {
        if (in.peek() == '"') {
            takeString(in);
            continue;
        }
        const TextPosition here = in.position();
        const char c = in.take();
        if (c == '[' || c == '{') ++depth;
        if (c == ']' || c == '}') --depth;
        if (depth > Json::kDeepest) return here;
    }
    return {};
}

/// The first number in a text, valid JSON up to there, that is too large to be read.
std::optional<TextPosition> tooLargeNumber(TextReader in) {
    while (!in.atEnd()) {
        if (in.peek() == '"') {
            takeString(in);
        } else if (in.peek() == '-' || isDigit(in.peek())) {
            const TextPosition here = in.position();
            const std::string_view number = in.takeUntil(",]} \t\r\n");
            if (json::parse(number, nullptr, false).is_discarded()) return here;
        } else {
            in.take();
        }
    }
    return {};
}

/// Walks through the text of a parsed document and its values in parallel, to record where each value begins.
class Walk {
  public:
    Walk(TextReader in, std::map<const json*, TextPosition>& positions)
        : in_(std::move(in)), positions_(positions) {}

    /// `value` is null where a later member of the same name has replaced the one in the text. Json::kDeepest
    /// bounds the recursion.
    void value(const json* value) {
        in_.skipSpace();
        if (value != nullptr) positions_[value] = in_.position();
        if (in_.peek() == '{')
            object(value != nullptr && value->is_object() ? value : nullptr);
        else if (in_.peek() == '[')
            list(value != nullptr && value->is_array() ? value : nullptr);
        else if (in_.peek() == '"')
            takeString(in_);
        else
            while (!in_.atEnd() && std::string_view(",]} \t\r\n").find(in_.peek()) == std::string_view::npos)
                in_.take();
    }

  private:
    bool ends(char bracket) {
        in_.skipSpace();
        if (in_.peek() == ',') in_.take();
        in_.skipSpace();
        const bool ended = in_.peek() == bracket || in_.atEnd();
        if (ended) in_.take();
        return ended;
    }
    void object(const json* object) {
        in_.take();
        while (!ends('}')) {
            const json name = json::parse(takeString(in_), nullptr, false);
            in_.skipSpace();
            in_.accept(":");
            const bool known = object != nullptr && name.is_string();
            const auto member =
                known ? object->find(name.get_ref<const std::string&>()) : json::const_iterator();
            value(known && member != object->end() ? &*member : nullptr);
        }
    }
    void list(const json* list) {
        in_.take();
        for (std::size_t i = 0; !ends(']'); ++i)
            value(list != nullptr && i < list->size() ? &(*list)[i] : nullptr);
    }

    TextReader in_;
    std::map<const json*, TextPosition>& positions_;
};

/// `byte` counts from 1, as in the JSON library; 0 means unknown.
TextPosition positionAt(TextReader in, std::size_t byte) {
    if (byte == 0) return {};
    while (!in.atEnd() && in.offset() + 1 < byte) in.take();
    return in.position();
}

}  // namespace

Result<Json> Json::read(std::string_view text, std::string_view file) {
    const TextReader in(text, file);
    if (text.size() > kLargest)
        return Error{
            {msgid("the file is larger than {most} KiB"), {{"most", static_cast<int>(kLargest >> 10)}}},
            std::string(file)};
    if (const auto at = tooDeep(in))
        return in.errorAt(
            *at, {msgid("lists and objects are nested more than {most} deep"), {{"most", kDeepest}}});
    Json read;
    try {
        read.root_ = std::make_unique<const json>(json::parse(in.text()));
    } catch (const json::parse_error& failure) {
        return in.errorAt(positionAt(in, failure.byte), msgid("this is not valid JSON"));
    } catch (const json::exception&) {
        return in.errorAt(tooLargeNumber(in).value_or(TextPosition()), msgid("a number is too large"));
    }
    Walk(in, read.positions_).value(read.root_.get());
    return read;
}

TextPosition Json::positionOf(const json& value) const {
    const auto found = positions_.find(&value);
    return found == positions_.end() ? TextPosition{} : found->second;
}

}  // namespace base
