#pragma once

#include <functional>
#include <stop_token>

#include "tournament/ContestRunner.h"

namespace tournament {

/// Plays a contest and waits until it is over. A stop request aborts the games in progress. `news` is called
/// in this thread when games may have ended, and once more at the end.
void playContest(Contest contest, const std::stop_token& stop,
                 const std::function<void(const ContestRunner&)>& news);

}  // namespace tournament
