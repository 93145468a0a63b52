#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace arch {

/// Every word of one game in shared sources below `root` (the folders `src` and `shaders`), in identifiers,
/// texts and comments, as "file:line: word". Words.cpp has the words, and the phrases and files that may have
/// them. Throws if the tree cannot be read.
[[nodiscard]] std::vector<std::string> wordsOfGames(const std::filesystem::path& root);

/// Sources below `root` with more than `most` lines, as "file: lines".
[[nodiscard]] std::vector<std::string> longFiles(const std::filesystem::path& root, int most);

/// Folders below `root` with more than `most` files of their own, as "folder: files".
[[nodiscard]] std::vector<std::string> crowdedFolders(const std::filesystem::path& root, int most);

}  // namespace arch
