#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace game {

/// Values of a game's options by key, as text; a missing key means the default.
using OptionValues = std::map<std::string, std::string>;

/// Key of the number of players. If there are several Kind::playerCounts(), the form adds this question
/// itself, so Kind::options() must not contain it; Kind::create() reads it by Kind::playersOf().
inline constexpr const char* kPlayersKey = "players";

/// An option that is agreed before a game begins, or belongs to a position that is set up by hand, described
/// so that any form can ask for it.
struct OptionSpec {
    enum class Type : std::uint8_t { Choice, Number, Toggle };
    struct Variant {
        std::string value;
        std::string label;  ///< msgid, or a text that is the same in every language
    };

    std::string key;
    std::string label;      ///< msgid
    std::string help = {};  ///< msgid, may be empty
    Type type = Type::Choice;
    std::string value = {};  ///< the present one; of a toggle "0" or "1"
    std::vector<Variant> variants = {};
    double min = 0;
    double max = 0;
    double step = 1;
    bool advanced = false;
    std::string disabled = {};  ///< msgid: why the player cannot change it; empty: he can
    bool inPosition = false;    ///< positions in the game's notation say it, and their variant shows it

    /// One of those that forms show among more options, if at all.
    [[nodiscard]] static OptionSpec toggle(std::string key, std::string label, std::string help, bool on);
    [[nodiscard]] static OptionSpec number(std::string key, std::string label, std::string help, double value,
                                           double min, double max);

    /// How many values it can have.
    [[nodiscard]] std::uint32_t valueCount() const;
    /// One of them, in the order of the form, from 0.
    [[nodiscard]] std::string valueAt(std::uint32_t index) const;
    /// The index of a value, of a number the nearest one; nothing if the option cannot have it.
    [[nodiscard]] std::optional<std::uint32_t> indexOf(std::string_view value) const;
};

/// The number that a text begins with; 0 if it begins with none.
[[nodiscard]] double numberIn(std::string_view text);
/// A number with at most one decimal, as the value of an option: "2.5", "-1".
[[nodiscard]] std::string numberText(double number);

}  // namespace game
