#include "app/common/Messages.h"

#include <algorithm>

#include "app/common/Desktop.h"
#include "base/Printable.h"

namespace app {

using ui::kit::Severity;

namespace {

constexpr std::size_t kMostToasts = 4;
constexpr float kSavedSeconds = 10;  // long enough to press one of its buttons
constexpr std::size_t kMostMessages = 50;
constexpr std::size_t kLongestMessage = 600;  // bytes; a message may quote a file of any length

}  // namespace

void Messages::toast(std::string text, Severity severity) {
    text = base::printable(base::shortened(text, kLongestMessage));
    if (severity == Severity::Info)
        log_.info(text);
    else
        log_.warning(text);
    unspoken_.push_back(text);
    if (unspoken_.size() > kMostToasts) unspoken_.erase(unspoken_.begin());
    toasts_.push_back({.text = std::move(text),
                       .severity = severity,
                       .duration = severity == Severity::Info ? 3.0F : 6.0F});
    if (toasts_.size() > kMostToasts) toasts_.erase(toasts_.begin());
}

void Messages::saved(std::string text, std::filesystem::path file) {
    closeSaved();
    toast(std::move(text));
    toasts_.back().duration = kSavedSeconds;
    if (!sharesFiles()) return handOver(file);
    toasts_.back().file = std::move(file);
}

void Messages::closeSaved() {
    std::erase_if(toasts_, [](const ui::kit::Toast& toast) { return !toast.file.empty(); });
}

void Messages::notice(std::string title, std::string summary, const std::vector<base::Error>& problems) {
    std::vector<std::string> messages;
    for (const base::Error& problem : problems) {
        if (messages.size() == kMostMessages) break;
        messages.push_back(base::printable(base::shortened(texts_.describe(problem), kLongestMessage)));
        log_.warning(base::shortened(problem.describe(), kLongestMessage));
    }
    add({std::move(title), std::move(summary), std::move(messages)});
}

void Messages::report(std::string title, std::string summary, const std::vector<std::string>& lines) {
    std::vector<std::string> messages;
    for (const std::string& line : lines) {
        if (messages.size() == kMostMessages) break;
        messages.push_back(base::printable(base::shortened(line, kLongestMessage)));
        log_.info(messages.back());
    }
    add({std::move(title), std::move(summary), std::move(messages)});
}

void Messages::add(Notice notice) {
    if (std::find(notices_.begin(), notices_.end(), notice) == notices_.end())
        notices_.push_back(std::move(notice));
}

void Messages::closeNotice() {
    if (!notices_.empty()) notices_.pop_front();
}

bool Messages::update(float seconds) {
    for (ui::kit::Toast& toast : toasts_) toast.age += seconds;
    return std::erase_if(toasts_, [](const ui::kit::Toast& toast) { return toast.age >= toast.duration; }) >
           0;
}

}  // namespace app
