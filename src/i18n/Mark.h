#pragma once

#include "base/Message.h"

namespace i18n {

using base::mark;

}  // namespace i18n
