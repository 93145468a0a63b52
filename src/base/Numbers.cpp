#include "base/Numbers.h"

#include <cassert>

namespace base {

Message numberMessage(std::string_view written) {
    const std::size_t point = written.find('.');
    assert(point != std::string_view::npos);
    return {msgid("{whole}.{decimals}"),
            {{"whole", written.substr(0, point)}, {"decimals", written.substr(point + 1)}}};
}

}  // namespace base
