#pragma once

#include <filesystem>
#include <initializer_list>
#include <locale>
#include <string>
#include <string_view>
#include <vector>

#include "base/Message.h"
#include "base/Result.h"

namespace i18n {

using base::Argument;

/// The texts of one language. English msgids are the keys; a text without a translation is returned as it is,
/// so there is always an answer. Reads only the .mo file and needs no locale of the system. UTF-8.
///
/// The C strings that it returns live as long as the catalogue, or as long as the given msgid. Reading is
/// safe from any thread; load() is not.
class Catalogue {
  public:
    /// An empty catalogue: every text is its msgid.
    Catalogue();

    /// Reads the whole of folder/language/LC_MESSAGES: dolmen.mo, and then a file for each game, GAME.mo. If
    /// several translate a text, the first one counts. On an error the catalogue is empty, and the error,
    /// which names the file, is for the log: the program goes on in English. English needs no file.
    base::Result<void> load(const std::filesystem::path& folder, std::string_view language);

    /// The language that was loaded, "en" when none was.
    [[nodiscard]] const std::string& language() const { return language_; }

    [[nodiscard]] const char* tr(const char* msgid) const;
    [[nodiscard]] std::string tr(const char* msgid, std::initializer_list<Argument> arguments) const;
    /// A message with its placeholders filled, and an error as "file:line:column: message".
    [[nodiscard]] std::string tr(const base::Message& message) const;
    [[nodiscard]] std::string describe(const base::Error& error) const;
    /// Translates a text whose English has more than one meaning; the context tells which, and is never
    /// shown.
    [[nodiscard]] const char* trc(const char* context, const char* msgid) const;
    /// The form of the text for `count` things. The text may contain {count}: pass it as an argument.
    [[nodiscard]] const char* trn(const char* singular, const char* plural, int count) const;
    [[nodiscard]] std::string trn(const char* singular, const char* plural, int count,
                                  std::initializer_list<Argument> arguments) const;

  private:
    std::locale locale_;
    int domains_ = 0;  ///< how many files were read
    std::string language_;
};

/// A language that the game can speak: its code and its own name for itself.
struct Language {
    std::string code;
    std::string name;
    friend bool operator==(const Language&, const Language&) = default;
};

/// English and all languages with a readable catalogue in the folder, sorted by code. Reads files; never
/// throws.
[[nodiscard]] std::vector<Language> availableLanguages(const std::filesystem::path& folder);

/// The available language that matches a POSIX locale name such as "fr_CA.UTF-8"; "en" if there is none.
[[nodiscard]] std::string chooseLanguage(std::string_view wanted, const std::vector<Language>& available);

}  // namespace i18n
