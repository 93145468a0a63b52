#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

/// Parses C++ sources well enough to find the texts that they show.
namespace scan {

/// A text in the catalogue: context (may be empty), msgid, plural (may be empty).
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

/// The msgids in tr("..."), trc("...", "..."), trn("...", "...") and msgid("...").
[[nodiscard]] std::vector<Message> messagesIn(std::string_view source, const std::string& file);

/// The quoted texts of a lesson (docs/LESSONS.md): all of them are shown.
[[nodiscard]] std::vector<Message> textsInLesson(std::string_view lesson, const std::string& file);
/// The texts for players in the JSON of a game's data: every "title" and "text".
[[nodiscard]] std::vector<Message> messagesInData(const std::string& json, const std::string& file);

/// Literals with letters that are passed to ImGui, to the kit or to a draw list, or that initialise a member
/// such as .label, and are neither translated nor an id ("##...").
[[nodiscard]] std::vector<Bypass> bypassesIn(std::string_view source, const std::string& file);

/// Literals with letters in expressions that make an error, such as Error{...}, error(...) and fail(...),
/// that are neither marked nor the name of a placeholder: these could not be translated.
[[nodiscard]] std::vector<Bypass> unmarkedErrorsIn(std::string_view source, const std::string& file);

/// The .cpp and .h files of a folder and all its subfolders, or those with this extension; none if the folder
/// is missing.
[[nodiscard]] std::vector<std::filesystem::path> sourcesOf(const std::filesystem::path& folder,
                                                           std::string_view extension = {});
[[nodiscard]] std::string contentOf(const std::filesystem::path& file);

}  // namespace scan
