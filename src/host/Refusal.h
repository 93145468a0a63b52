#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "base/Message.h"

namespace host {

/// Why a host refuses what a guest asks for.
enum class Refusal : std::uint8_t {
    Version,
    Malformed,
    UnknownKind,
    HelloFirst,
    TooMuch,
    NoTable,
    TableFull,
    TooManyTables,
    BadName,
    NameTaken,
    BadToken,
    AtTable,
    SeatTaken,
    NotOwner,
    NotNow,
    SeatsFree,
    BadGame,
    NoLevel,
    BadChat,
    Unknown,  ///< of a later version of the host
};

/// As messages name it.
[[nodiscard]] std::string_view nameOf(Refusal refusal);
/// Unknown for a name that is none.
[[nodiscard]] Refusal refusalNamed(std::string_view name);
/// As players read it.
[[nodiscard]] base::Message wordsOf(Refusal refusal);

/// Nothing: it was done.
using MaybeRefused = std::optional<Refusal>;

}  // namespace host
