#include "net/TlsContext.h"

#include <openssl/ssl.h>

#include "net/OpenSsl.h"
#include "net/Reasons.h"

namespace net {
namespace {

TlsContext contextFor(asio::ssl::context::method method) {
    auto context = std::make_unique<asio::ssl::context>(method);
    SSL_CTX_set_min_proto_version(context->native_handle(), TLS1_2_VERSION);
    SSL_CTX_set_options(context->native_handle(), SSL_OP_NO_RENEGOTIATION | SSL_OP_NO_COMPRESSION);
    return context;
}

bool isAddress(const std::string& host) {
    ErrorCode error;
    asio::ip::make_address(host, error);
    return !error;
}

int trustNobody(int, X509_STORE_CTX*) { return 0; }

}  // namespace

base::Result<TlsContext> serverTls(const Identity& identity) {
    TlsContext context = contextFor(asio::ssl::context::tls_server);
    ErrorCode error;
    context->use_certificate_chain(asio::buffer(identity.chain()), error);
    if (!error) context->use_private_key(asio::buffer(identity.key()), asio::ssl::context::pem, error);
    if (error)
        return base::Error{
            .message = {base::msgid("the certificate cannot be used: {why}"), {{"why", error.message()}}}};
    return context;
}

TlsContext clientTls(const Endpoint& endpoint, const std::filesystem::path& trusted) {
    TlsContext context = contextFor(asio::ssl::context::tls_client);
    if (endpoint.fingerprint) return context;
    ErrorCode ignored;  // then nothing is trusted, and the handshake says so
    context->set_default_verify_paths(ignored);
    if (!trusted.empty()) context->load_verify_file(trusted.string(), ignored);
    return context;
}

void expectServer(ssl_st* connection, const Endpoint& endpoint) {
    if (!isAddress(endpoint.host)) SSL_set_tlsext_host_name(connection, endpoint.host.c_str());
    if (endpoint.fingerprint) {
        SSL_set_verify(connection, SSL_VERIFY_NONE, nullptr);  // whyNot() compares
        return;
    }
    SSL_set_hostflags(connection, X509_CHECK_FLAG_NO_PARTIAL_WILDCARDS);
    // Of an address, too: OpenSSL 3 compares it with those of the certificate. Without the name, anybody's
    // certificate would do, so if it cannot be set, nothing is trusted.
    const bool named = SSL_set1_host(connection, endpoint.host.c_str()) == 1;
    SSL_set_verify(connection, SSL_VERIFY_PEER, named ? nullptr : trustNobody);
}

std::optional<base::Message> whyNot(ssl_st* connection, const Endpoint& endpoint) {
    const OpenSslPtr<X509> certificate(SSL_get1_peer_certificate(connection));
    if (endpoint.fingerprint) {
        if (!certificate || fingerprintOf(*certificate) != endpoint.fingerprint)
            return otherCertificateReason(endpoint.host);
        return {};
    }
    if (!certificate || SSL_get_verify_result(connection) != X509_V_OK)
        return untrustedReason(endpoint.host, "?");
    return {};
}

std::optional<base::Message> whyNotTrusted(ssl_st* connection, const Endpoint& endpoint) {
    const long verified = SSL_get_verify_result(connection);
    if (endpoint.fingerprint || verified == X509_V_OK) return {};
    return untrustedReason(endpoint.host, X509_verify_cert_error_string(verified));
}

}  // namespace net
