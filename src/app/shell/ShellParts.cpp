#include "app/shell/ShellParts.h"

#include "app/far/FarTable.h"
#include "app/far/PublicServer.h"

namespace app {

MatchElsewhere& Playing::elsewhere() const {
    if (publicServer.isShown()) return publicServer;
    return farTable;
}

}  // namespace app
