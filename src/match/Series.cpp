#include "match/Series.h"

#include <utility>

namespace match {

void Series::enter(const game::Outcome& outcome, const std::vector<std::string>& seats) {
    before_ = standings_;
    ++games_;
    for (std::size_t seat = 0; seat < seats.size(); ++seat)
        for (Standing& standing : standings_) {
            if (standing.name != seats[seat]) continue;
            if (seat < outcome.points.size()) standing.points += outcome.points[seat];
            for (const game::PlayerId winner : outcome.winners)
                if (winner.value == seat) ++standing.wins;
        }
}

void Series::takeBack() {
    if (before_.empty()) return;
    standings_ = std::exchange(before_, {});
    --games_;
}

}  // namespace match
