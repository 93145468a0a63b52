#include "base/Platform.h"

namespace base {

bool startsPrograms() { return true; }

bool endsItself() { return true; }

bool filesComeLater() { return false; }

bool fetchFile(const std::filesystem::path& /*file*/) { return false; }

}  // namespace base
