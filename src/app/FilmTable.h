#pragma once

#include <cstddef>
#include <functional>
#include <vector>

#include "app/FilmOrder.h"
#include "app/TableSession.h"

namespace app {

/// The table of a film: a game of its own that plays a line turn by turn, by the film's time.
class FilmTable {
  public:
    /// Signs for a position, where a film has marks.
    using Signs = std::function<std::vector<scene::Sign>(const game::View& view)>;
    /// `camera`: as the player sees the table. Entry must outlive it, the rest is copied. The order's turns
    /// are moved into the line's.
    FilmTable(const CatalogEntry& entry, const match::Match& shown, const scene::Theme& theme,
              const scene::OrbitCamera& camera, const FilmOrder& order, Signs signs);

    /// A frame of the film passes. True if the picture is another one.
    bool advance();
    [[nodiscard]] bool ended() const;
    /// How much of the film has passed, 0 to 1.
    [[nodiscard]] double share() const;
    [[nodiscard]] int turns() const { return to_ - from_; }
    [[nodiscard]] TableSession& table() { return table_; }

    /// Everybody's chances, on their way to those of the position; empty: nobody knows, or they are not
    /// shown.
    [[nodiscard]] const std::vector<double>& chances() const { return chances_; }
    /// Whether there is a position of the film with thoughts of which an analysis has found nothing yet.
    [[nodiscard]] bool lacksThoughts() const;

    /// Stands as it will at this share of the film, roughly; then back at its beginning.
    void tryAt(double share);
    void rewind();

  private:
    void framePicture();
    void standAfter(int turns);
    void moveCamera(float seconds);
    void refreshSigns();
    void refreshThoughts();
    /// True if the chances that are shown have changed.
    bool moveChances(float seconds);
    [[nodiscard]] double seconds() const;
    /// Seconds that the beginning is shown, before the first turn.
    [[nodiscard]] double lead() const;

    FilmOrder order_;
    Signs signs_;
    TableSession table_;
    scene::OrbitCamera camera_;  ///< as it stands at the beginning
    bool walks_ = false;         ///< around the table, from where all of it is seen
    int from_ = 0;
    int to_ = 0;
    int shown_ = 0;         ///< turns played
    double sinceTurn_ = 0;  ///< seconds since the last one began
    float turned_ = 0;      ///< radians around the table
    glm::vec3 ideaColor_;
    std::vector<double> chances_;
};

}  // namespace app
