#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "host/Messages.h"

// Messages as JSON texts: an object whose member "kind" names the kind of message (docs/NETWORK.md).
namespace host {

[[nodiscard]] std::string write(const ClientMessage& message);
[[nodiscard]] std::string write(const HostMessage& message);

/// Reads any bytes. UnknownKind for a kind that this version does not know; nothing for what is no message,
/// is longer or deeper than the limits allow, or has a field out of its bounds. Never throws.
[[nodiscard]] std::optional<ClientMessage> readClientMessage(std::string_view text);
[[nodiscard]] std::optional<HostMessage> readHostMessage(std::string_view text);

/// The names of all kinds of messages.
[[nodiscard]] std::vector<std::string_view> clientKinds();
[[nodiscard]] std::vector<std::string_view> hostKinds();

}  // namespace host
