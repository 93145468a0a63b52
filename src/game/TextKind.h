#pragma once

#include "base/Utf8.h"
#include "game/Fields.h"
#include "game/TextFormat.h"

namespace game {

/// A game whose files are in the TextFormat: it says which tags make which start. Its views (`OneView`) write
/// themselves, as writeViewOf() needs it.
template <class OneView>
class TextKind : public Kind {
  public:
    [[nodiscard]] base::Result<Reading> read(std::string_view text, std::string_view file,
                                             const ReadRequest& request) const final {
        return readText(format(), base::plainText(text), file, request);
    }
    base::Result<void> readAll(std::string_view text, std::string_view file,
                               const Intake& intake) const final {
        return readEachText(format(), base::plainText(text), file, intake);
    }
    [[nodiscard]] std::string write(const Record& game) const final { return writeText(format(), game); }
    [[nodiscard]] bool recognises(std::string_view text) const final {
        return isGameOf(format(), text) || isMeantAsPosition(text);
    }
    [[nodiscard]] bool isMeantAsPosition(std::string_view text) const final {
        constexpr std::size_t kBeginning = 4096;  // bytes that show what a text is
        return looksLikePosition(base::plainText(text.substr(0, kBeginning)));
    }
    [[nodiscard]] std::string writeView(const View& view) const final { return writeViewOf<OneView>(view); }
    [[nodiscard]] base::Result<std::unique_ptr<const View>> readView(std::string_view text) const final {
        return readViewOf<OneView>(text);
    }

  protected:
    /// Lasts as long as the kind.
    [[nodiscard]] virtual const TextFormat& format() const = 0;
    /// Whether a text, or its beginning, is meant as a position.
    [[nodiscard]] virtual bool looksLikePosition(std::string_view) const { return false; }
};

}  // namespace game
