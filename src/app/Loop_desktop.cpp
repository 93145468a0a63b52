#include "app/Loop.h"

namespace app {

int loop(std::unique_ptr<App> program, const ExitStatus& status) { return status(*program, program->run()); }

}  // namespace app
