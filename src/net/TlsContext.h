#pragma once

#include <filesystem>
#include <memory>
#include <optional>

#include "base/Result.h"
#include "net/Asio.h"
#include "net/Endpoint.h"
#include "net/Identity.h"

struct ssl_st;  // OpenSSL's SSL

namespace net {

using TlsContext = std::unique_ptr<asio::ssl::context>;

/// For a server with this identity; TLS 1.2 or later. The error is that OpenSSL does not take the identity.
[[nodiscard]] base::Result<TlsContext> serverTls(const Identity& identity);

/// For a client of this server. Without a fingerprint it trusts what this computer trusts, and the
/// certificates in the PEM file `trusted` unless that is empty. Blocks for the disk, and for a second on a
/// slow computer.
[[nodiscard]] TlsContext clientTls(const Endpoint& endpoint, const std::filesystem::path& trusted);

/// Before the handshake: names the host that is wanted, and how its certificate is to be checked.
void expectServer(ssl_st* connection, const Endpoint& endpoint);

/// After the handshake: why this is not the server that is wanted; nothing if it is. Only then may anything
/// be sent.
[[nodiscard]] std::optional<base::Message> whyNot(ssl_st* connection, const Endpoint& endpoint);

/// After a handshake that failed: why the certificate is not trusted; nothing if that is not why.
[[nodiscard]] std::optional<base::Message> whyNotTrusted(ssl_st* connection, const Endpoint& endpoint);

}  // namespace net
