#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace arch {

/// Every word of a game in sources below `root` (the folder `src`) that all games share, as
/// "file:line: word". The words are in Words.cpp. Throws if the tree cannot be read.
[[nodiscard]] std::vector<std::string> wordsOfGames(const std::filesystem::path& root);

/// Sources below `root` with more lines than `most`, as "file: lines".
[[nodiscard]] std::vector<std::string> longFiles(const std::filesystem::path& root, int most);

}  // namespace arch
