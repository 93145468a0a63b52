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

/// The texts of one language. English msgids are the keys; a text that is not in the catalogue is its own
/// msgid, so a Catalogue always answers. Needs no locale of the system: only the .mo file. UTF-8.
///
/// The C strings it answers live as long as the catalogue, or as long as the msgid given.
/// Reading is safe from any thread; load() is not.
class Catalogue {
  public:
    /// Knows no translation: every text is its msgid.
    Catalogue();

    /// Reads folder/language/LC_MESSAGES/dolmen.mo whole. On an error the catalogue is as if new, and the
    /// error, which names the file, is for the log: the program goes on in English. English needs no file.
    base::Result<void> load(const std::filesystem::path& folder, std::string_view language);

    /// The language that was loaded, "en" when none was.
    [[nodiscard]] const std::string& language() const { return language_; }

    [[nodiscard]] const char* tr(const char* msgid) const;
    [[nodiscard]] std::string tr(const char* msgid, std::initializer_list<Argument> arguments) const;
    /// A message with all that is in it, and an error as "file:line:column: message".
    [[nodiscard]] std::string tr(const base::Message& message) const;
    [[nodiscard]] std::string describe(const base::Error& error) const;
    /// A text whose English has more than one meaning; the context says which, and is never shown.
    [[nodiscard]] const char* trc(const char* context, const char* msgid) const;
    /// The form for `count` things. {count} may stand in the text: give it as an argument.
    [[nodiscard]] const char* trn(const char* singular, const char* plural, int count) const;
    [[nodiscard]] std::string trn(const char* singular, const char* plural, int count,
                                  std::initializer_list<Argument> arguments) const;

  private:
    std::locale locale_;
    std::string language_;
};

/// A language that the game can speak: its code and its own name for itself.
struct Language {
    std::string code;
    std::string name;
    friend bool operator==(const Language&, const Language&) = default;
};

/// English and the languages with a catalogue in the folder that can be read, by code. Reads files; never
/// throws.
[[nodiscard]] std::vector<Language> availableLanguages(const std::filesystem::path& folder);

/// The available language that a POSIX locale name such as "fr_CA.UTF-8" asks for; "en" if there is none.
[[nodiscard]] std::string chooseLanguage(std::string_view wanted, const std::vector<Language>& available);

}  // namespace i18n
