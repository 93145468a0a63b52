#include "games/tak/rules/PtnReport.h"

#include <algorithm>
#include <tuple>

#include "games/tak/rules/PtnLimits.h"

namespace tak::rules {

using base::msgid;

void PtnReport::fail(base::TextPosition at, base::Message message) {
    if (reading_.errors.size() == ptn::kMostProblems)
        return giveUp(at, msgid("there are more errors; the rest of the file was not read"));
    reading_.errors.push_back(in_.errorAt(at, std::move(message)));
}

void PtnReport::warn(base::TextPosition at, base::Message message) {
    if (reading_.warnings.size() > ptn::kMostProblems) return;
    if (reading_.warnings.size() == ptn::kMostProblems) message = msgid("there are more warnings");
    reading_.warnings.push_back(in_.errorAt(at, std::move(message)));
}

void PtnReport::giveUp(base::TextPosition at, base::Message message) {
    if (gaveUp_) return;
    gaveUp_ = true;
    reading_.errors.push_back(in_.errorAt(at, std::move(message)));
}

base::Error PtnReport::takeFirstError() {
    sortErrors(0);
    base::Error first = std::move(reading_.errors.front());
    reading_.errors.clear();
    gaveUp_ = false;
    return first;
}

bool PtnReport::goesOn() {
    constexpr std::size_t kSteps = 200;
    if (!gaveUp_ && control_.stop.stop_requested()) giveUp(in_.position(), msgid("the reading was stopped"));
    if (control_.progress && in_.offset() >= nextTold_) {
        const std::size_t size = std::max<std::size_t>(in_.text().size(), 1);
        control_.progress(static_cast<double>(in_.offset()) / static_cast<double>(size));
        nextTold_ = in_.offset() + size / kSteps + 1;
    }
    return !gaveUp_;
}

void PtnReport::sortErrors(std::size_t first) {
    const auto place = [](const base::Error& error) { return std::tuple(error.at.line, error.at.column); };
    std::stable_sort(reading_.errors.begin() + static_cast<std::ptrdiff_t>(first), reading_.errors.end(),
                     [&](const base::Error& a, const base::Error& b) { return place(a) < place(b); });
}

}  // namespace tak::rules
