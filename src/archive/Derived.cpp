#include "archive/Derived.h"

#include "unicode/Fold.h"

namespace archive {

std::string searchedText(const Entry& entry) {
    std::string all;
    for (const std::string& player : entry.players) all += player + '\n';
    for (const std::string* field :
         {&entry.opening, &entry.result, &entry.labels, &entry.notes, &entry.date, &entry.variant})
        all += *field + '\n';
    return unicode::folded(all);
}

std::string sortedNames(const Entry& entry) {
    std::string names;
    for (const std::string& player : entry.players) names += unicode::folded(player) + '\n';
    return names;
}

}  // namespace archive
