#include "match/Series.h"

namespace match {

void Series::enter(const game::Outcome& outcome, const std::vector<std::string>& seats) {
    ++games_;
    for (std::size_t seat = 0; seat < seats.size(); ++seat)
        for (Standing& standing : standings_) {
            if (standing.name != seats[seat]) continue;
            if (seat < outcome.points.size()) standing.points += outcome.points[seat];
            for (const game::PlayerId winner : outcome.winners)
                if (winner.value == seat) ++standing.wins;
        }
}

}  // namespace match
