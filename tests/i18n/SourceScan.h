#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

/// Reads C++ sources well enough to see which texts they show.
namespace scan {

/// A text that goes through the catalogue: context (may be empty), msgid, plural (may be empty).
struct Message {
    std::string context;
    std::string text;
    std::string plural;
    std::string where;  ///< file:line
};

/// A literal that would be shown without being translated.
struct Bypass {
    std::string text;
    std::string where;
};

/// The msgids that tr("..."), trc("...", "..."), trn("...", "...") and msgid("...") name.
[[nodiscard]] std::vector<Message> messagesIn(std::string_view source, const std::string& file);

/// The texts in quotes of a lesson (docs/LESSONS.md): all of them are shown.
[[nodiscard]] std::vector<Message> textsInLesson(std::string_view lesson, const std::string& file);
/// The texts that players read in the JSON of a game's data: every "title" and "text".
[[nodiscard]] std::vector<Message> messagesInData(const std::string& json, const std::string& file);

/// Literals with letters that are handed to ImGui, to the kit or to a draw list, or stand in a member such as
/// .label, and are neither translated nor an id ("##...").
[[nodiscard]] std::vector<Bypass> bypassesIn(std::string_view source, const std::string& file);

/// Literals with letters in what makes an error, Error{...}, error(...), fail(...) and the like, that are
/// neither marked nor the name of a place: what they would tell could not be translated.
[[nodiscard]] std::vector<Bypass> unmarkedErrorsIn(std::string_view source, const std::string& file);

/// The .cpp and .h files of a folder and all below it, or those with this extension; none if it is not there.
[[nodiscard]] std::vector<std::filesystem::path> sourcesOf(const std::filesystem::path& folder,
                                                           std::string_view extension = {});
[[nodiscard]] std::string contentOf(const std::filesystem::path& file);

}  // namespace scan
