#pragma once

#include <filesystem>
#include <memory>
#include <optional>

#include "base/Result.h"
#include "net/Beast.h"
#include "net/Endpoint.h"
#include "net/Identity.h"

namespace net {

using TlsContext = std::unique_ptr<asio::ssl::context>;

/// For a server with this identity; TLS 1.2 or later. The error is that OpenSSL does not take the identity.
[[nodiscard]] base::Result<TlsContext> serverTls(const Identity& identity);

/// For a client that trusts what this computer trusts, and the certificates in the PEM file `trusted` unless
/// that is empty. Blocks for the disk.
[[nodiscard]] TlsContext clientTls(const std::filesystem::path& trusted);

/// Before the handshake: names the host that is wanted, and how its certificate is to be checked.
void expectServer(TlsStream& stream, const Endpoint& endpoint);

/// After the handshake: why this is not the server that is wanted; nothing if it is. Only then may anything
/// be sent.
[[nodiscard]] std::optional<base::Message> whyNot(TlsStream& stream, const Endpoint& endpoint);

/// Why a handshake has failed with this error.
[[nodiscard]] base::Message whyFailed(TlsStream& stream, const Endpoint& endpoint, ErrorCode error);

}  // namespace net
