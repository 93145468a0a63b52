#include "base/Fields.h"

#include <algorithm>

namespace base {

std::int64_t FieldReader::numberWithin(std::int64_t least, std::int64_t most, char after) {
    if (failed()) return least;
    const char* const begin = text_.data() + at_;
    const char* const end = text_.data() + text_.size();
    std::int64_t number = 0;
    const auto [stop, failure] = std::from_chars(begin, end, number);
    if (failure != std::errc() || stop == end || *stop != after || number < least || number > most) {
        fail({msgid("expected a number from {least} to {most}"),
              {{"least", std::to_string(least)}, {"most", std::to_string(most)}}});
        return least;
    }
    at_ += static_cast<std::size_t>(stop - begin) + 1;
    return number;
}

void FieldReader::text(std::string& value, std::size_t most) {
    const auto size = static_cast<std::size_t>(numberWithin(0, static_cast<std::int64_t>(most), ':'));
    value.clear();
    if (failed()) return;
    if (text_.size() - at_ <= size || text_[at_ + size] != ' ') return fail(msgid("the text ends too early"));
    value = text_.substr(at_, size);
    at_ += size + 1;
}

void FieldReader::endLine() {
    if (failed()) return;
    if (at_ >= text_.size() || text_[at_] != '\n') return fail(msgid("expected the end of the line"));
    ++at_;
}

void FieldReader::fail(Message why) {
    if (failed()) return;
    const std::string_view before = text_.substr(0, at_);
    const auto line = std::count(before.begin(), before.end(), '\n');
    const std::size_t column = at_ - (line == 0 ? 0 : before.rfind('\n') + 1);
    error_ =
        Error{.message = std::move(why), .at = {static_cast<int>(line) + 1, static_cast<int>(column) + 1}};
}

Result<void> FieldReader::end() {
    if (!failed() && at_ != text_.size()) fail(msgid("expected the end of the text"));
    return failed() ? Result<void>(*error_) : Result<void>();
}

}  // namespace base
