#include "match/Comments.h"

#include <algorithm>
#include <iterator>

#include "base/TextReader.h"

namespace match {
namespace {

constexpr std::string_view kSeatBegin = "[%seat ";

bool mayRead(const std::string& comment, game::Viewer viewer) {
    const auto seat = seatOf(comment);
    return !seat || viewer.isRecord() || viewer.is(*seat);
}

/// What follows the tag.
std::string_view withoutTag(std::string_view comment) {
    if (!seatOf(comment)) return comment;
    comment.remove_prefix(comment.find(']') + 1);
    return comment.substr(std::min(comment.find_first_not_of(' '), comment.size()));
}

}  // namespace

std::string seatTag(game::PlayerId player) {
    return std::string(kSeatBegin) + std::to_string(player.value + 1) + ']';
}

std::optional<game::PlayerId> seatOf(std::string_view comment) {
    const std::size_t at = kSeatBegin.size();
    if (!comment.starts_with(kSeatBegin) || comment.size() < at + 2 || comment[at + 1] != ']') return {};
    if (!base::isDigit(comment[at]) || comment[at] == '0') return {};
    return game::PlayerId(static_cast<std::uint8_t>(comment[at] - '1'));
}

std::string commentSeenBy(const std::vector<std::string>& comments, game::Viewer viewer) {
    std::string text;
    for (const std::string& comment : comments)
        if (mayRead(comment, viewer)) (text += text.empty() ? "" : "\n") += withoutTag(comment);
    return text;
}

std::vector<std::string> commentsHiddenFrom(const std::vector<std::string>& comments, game::Viewer viewer) {
    std::vector<std::string> hidden;
    std::copy_if(comments.begin(), comments.end(), std::back_inserter(hidden),
                 [&](const std::string& comment) { return !mayRead(comment, viewer); });
    return hidden;
}

}  // namespace match
