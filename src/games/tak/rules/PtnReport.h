#pragma once

#include "base/TextReader.h"
#include "games/tak/rules/Ptn.h"

namespace tak::rules {

/// What the parts of one reading share: what is wrong so far, how far the text is read, and whether the
/// reading goes on. Internal to readPtn().
class PtnReport {
  public:
    /// All must outlive it.
    PtnReport(const base::TextReader& in, const PtnFollowing& following, PtnReading& reading)
        : in_(in), following_(following), reading_(reading) {}

    void fail(base::TextPosition at, base::Message message);
    void warn(base::TextPosition at, base::Message message);
    /// An error after which nothing more is read.
    void giveUp(base::TextPosition at, base::Message message);

    /// What was wrong with one game does not concern the next one: answers its first error, in the text's
    /// order, and goes on.
    [[nodiscard]] base::Error forgiveGame();

    /// Asked once for every word, tag and comment: false once somebody has given up, or wants it to stop.
    [[nodiscard]] bool goesOn();
    [[nodiscard]] bool gaveUp() const { return gaveUp_; }

    [[nodiscard]] std::size_t errors() const { return reading_.errors.size(); }
    /// Puts the errors from this one on into the order of the text.
    void sortErrors(std::size_t first);
    void countMove() { ++reading_.movesMade; }
    void countMoves(std::size_t moves) { reading_.movesMade += moves; }

  private:
    const base::TextReader& in_;
    const PtnFollowing& following_;
    PtnReading& reading_;
    bool gaveUp_ = false;
    std::size_t nextTold_ = 0;  ///< offset at which progress is told again
};

}  // namespace tak::rules
