#include "base/Result.h"

#include "base/Printable.h"

namespace base {

std::string Error::describe(std::string_view words) const {
    std::string text = printable(file);
    if (at.line > 0) {
        if (!text.empty()) text += ':';
        text += std::to_string(at.line);
        if (at.column > 0) text += ':' + std::to_string(at.column);
    }
    if (!text.empty()) text += ": ";
    return text.append(words);
}

}  // namespace base
