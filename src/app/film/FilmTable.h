#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

#include "app/film/FilmOrder.h"
#include "app/table/TableSession.h"

namespace app {

/// The table of a film: it has a game of its own and plays a line, turn by turn, in the film's time.
class FilmTable {
  public:
    /// Creates the signs for a position, if the film shows marks.
    using Signs = std::function<std::vector<scene::Sign>(const game::View& view)>;
    /// `camera`: the player's camera at the table. `entry` must outlive this object; the rest is copied. Turn
    /// numbers of the order beyond the line are limited to its length.
    FilmTable(const CatalogEntry& entry, const match::Match& shown, const scene::Theme& theme,
              const scene::OrbitCamera& camera, const FilmOrder& order, Signs signs);

    /// Advances by one frame of the film. True if the picture has changed.
    bool advance();
    [[nodiscard]] bool ended() const;
    /// The finished part of the film, from 0 to 1.
    [[nodiscard]] double share() const;
    [[nodiscard]] int turns() const { return to_ - from_; }
    [[nodiscard]] TableSession& table() { return table_; }

    /// Shows a game that hid something as this viewer saw it, from the beginning.
    void seeAs(game::Viewer viewer);
    /// The players' chances, moving gradually towards those of the position; empty if they are unknown or not
    /// shown.
    [[nodiscard]] const std::vector<double>& chances() const { return chances_; }
    /// Whether the film shows thoughts but a position has no evaluation yet.
    [[nodiscard]] bool lacksThoughts() const;

    /// Shows approximately the picture at this share of the film; rewind() returns to the beginning.
    void tryAt(double share);
    void rewind();

  private:
    void framePicture();
    void goTo(int turns);
    void standAfter(int turns);
    [[nodiscard]] std::vector<glm::vec3> tops();
    void moveCamera(float seconds);
    void refreshMarks();
    [[nodiscard]] scene::Marks thoughts() const;
    /// Moves the shown chances; true if they have changed.
    bool moveChances(float seconds);
    [[nodiscard]] double seconds() const;
    /// Seconds before the first turn.
    [[nodiscard]] double lead() const;

    FilmOrder order_;
    Signs signs_;
    TableSession table_;
    scene::OrbitCamera camera_;  ///< the camera at the beginning
    bool walks_ = false;  ///< the camera goes around the table, at a distance from which all of it is visible
    int from_ = 0;
    int to_ = 0;
    int shown_ = 0;             ///< number of turns played
    std::uint64_t marked_ = 0;  ///< TableSession::viewNumber() for which the marks were made
    double sinceTurn_ = 0;      ///< seconds since the last turn began
    float turned_ = 0;          ///< angle that the camera has gone around the table, in radians
    glm::vec3 ideaColor_;
    std::vector<double> chances_;
};

}  // namespace app
