#include "app/screens/table/PlayPart.h"

namespace app {

std::string linesOf(std::initializer_list<std::string> texts) {
    std::string all;
    for (const std::string& text : texts)
        if (!text.empty()) all += (all.empty() ? "" : "\n") + text;
    return all;
}

}  // namespace app
