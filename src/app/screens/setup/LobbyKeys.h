#pragma once

#include <string>
#include <string_view>
#include <vector>

// What the forms of a LobbyScreen ask for, besides the seek.
namespace app {

inline constexpr const char* kAddressKey = "address";
inline constexpr const char* kAccountKey = "account";
inline constexpr const char* kPasswordKey = "password";
inline constexpr const char* kSayToKey = "say to";
inline constexpr const char* kServerTalksKey = "server talks";
inline constexpr const char* kIgnoredKey = "ignored";
inline constexpr const char* kQuietKey = "quiet";

/// The names in a text, with blanks or commas between them.
[[nodiscard]] std::vector<std::string> namesIn(std::string_view text);
/// The text that names them.
[[nodiscard]] std::string namesText(const std::vector<std::string>& names);

}  // namespace app
