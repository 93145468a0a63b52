#include "app/screens/table/PlayPart.h"

#include "app/play/Tables.h"

namespace app {

TableSession& PlayPart::table() const { return playing_.tables.shown(); }

std::string linesOf(std::initializer_list<std::string> texts) {
    std::string all;
    for (const std::string& text : texts)
        if (!text.empty()) all += (all.empty() ? "" : "\n") + text;
    return all;
}

}  // namespace app
