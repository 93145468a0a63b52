#pragma once

#include "base/TextReader.h"
#include "games/tak/rules/Ptn.h"

namespace tak::rules {

/// The shared state of one reading: its errors so far, its progress, and whether it goes on. Internal to
/// readPtn().
class PtnReport {
  public:
    /// All arguments must outlive it.
    PtnReport(const base::TextReader& in, const PtnControl& control, PtnReading& reading)
        : in_(in), control_(control), reading_(reading) {}

    void fail(base::TextPosition at, base::Message message);
    void warn(base::TextPosition at, base::Message message);
    /// Reports an error that ends the reading.
    void giveUp(base::TextPosition at, base::Message message);

    /// Removes the errors of one game and returns the first of them in the text's order, so that the next
    /// game can be read.
    [[nodiscard]] base::Error takeFirstError();

    /// Must be called for every word, tag and comment; false after giveUp() or a stop request.
    [[nodiscard]] bool goesOn();
    [[nodiscard]] bool gaveUp() const { return gaveUp_; }

    [[nodiscard]] std::size_t errors() const { return reading_.errors.size(); }
    /// Sorts the errors from index `first` on by their positions.
    void sortErrors(std::size_t first);
    void countMove() { ++reading_.movesMade; }
    void countMoves(std::size_t moves) { reading_.movesMade += moves; }

  private:
    const base::TextReader& in_;
    const PtnControl& control_;
    PtnReading& reading_;
    bool gaveUp_ = false;
    std::size_t nextTold_ = 0;  ///< offset of the next progress report
};

}  // namespace tak::rules
