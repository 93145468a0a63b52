#pragma once

#include <cstddef>
#include <functional>
#include <optional>

#include "ui/screens/play/PlayMoves.h"

namespace app {

/// Which line of the engines' thoughts is played out on the table, and how far: the line under the pointer,
/// or else the chosen one. It is played turn by turn, its end stays for a while, and it starts again.
class LineShow {
  public:
    using Choice = ui::screens::LineChoice;

    /// Nullopt: none.
    [[nodiscard]] const std::optional<Choice>& shown() const { return pointed_ ? pointed_ : chosen_; }
    /// The pointer is on this line in this frame.
    void pointAt(Choice line);
    /// Call once a frame, after the lines were drawn for it.
    void endFrame();
    /// Keeps this line on the table, or no longer.
    void choose(Choice line);
    /// Keeps the next line on the table; after the last one, none. `known`: whether there is such a line.
    void chooseNext(const std::function<bool(Choice)>& known);
    /// Another position is shown: no line is chosen any more.
    void forget() { chosen_.reset(); }

    /// Starts from the first turn.
    void restart() { playedFor_ = 0; }
    /// Lets time pass while a line is `playing`; true if the next turn of it may be due.
    bool advance(float seconds, bool playing);
    /// How many of a line's turns are played now.
    [[nodiscard]] std::size_t stepsOf(std::size_t turns) const;

  private:
    std::optional<Choice> chosen_;
    std::optional<Choice> pointed_;  ///< in this frame
    std::optional<Choice> pointedBefore_;
    float playedFor_ = 0;  ///< seconds since the line began
};

}  // namespace app
