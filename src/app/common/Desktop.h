#pragma once

#include <filesystem>
#include <string>

#include "base/Result.h"

namespace app {

// What the program and the player's other programs give each other (Desktop_desktop.cpp, Desktop_page.cpp).

/// The address of a file or folder for other programs: "file:///home/ada/a%20picture.png".
[[nodiscard]] std::string fileAddress(const std::filesystem::path& file);

/// Whether other programs see the files that this one reads and writes. Those of a page only it sees: files
/// come to it by the browser's dialog and leave it as downloads.
[[nodiscard]] bool sharesFiles();
/// Has the program that the desktop uses for it show a file or folder; does not wait for it. An error if the
/// desktop has none. In a page, the file is downloaded.
base::Result<void> showOnDesktop(const std::filesystem::path& file);
/// Has the browser show a page of the web; does not wait for it. An error if there is none.
base::Result<void> showPage(const std::string& address);
/// Where files are not shared, gives the player one that he has asked for.
void handOver(const std::filesystem::path& file);
/// Only where files are not shared: the browser asks the player for files. They
/// arrive as files do that are brought to the window.
void askForFiles();

/// The clipboard. In a page, what other programs have copied is there only after the browser was asked to
/// paste, which comes as the keys for it (app/FromPage_page.cpp).
[[nodiscard]] std::string copiedText();
void copyText(const std::string& text);

/// Shows the keyboard of a screen that has no other one while a text field is in use.
void showKeyboard(bool on);

/// The page's own address, so that a link can lead to it; empty on a desktop.
[[nodiscard]] std::string pageAddress();

}  // namespace app
