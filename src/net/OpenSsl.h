#pragma once

#include <openssl/bio.h>
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/x509.h>
#include <openssl/x509v3.h>

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "net/Fingerprint.h"

namespace net {

/// Frees what OpenSSL has made.
struct OpenSslFree {
    void operator()(BIO* bio) const { BIO_free(bio); }
    void operator()(EVP_PKEY* key) const { EVP_PKEY_free(key); }
    void operator()(X509* certificate) const { X509_free(certificate); }
    void operator()(X509_EXTENSION* extension) const { X509_EXTENSION_free(extension); }
};
template <class T>
using OpenSslPtr = std::unique_ptr<T, OpenSslFree>;

/// What failed last on this thread, in OpenSSL's words; forgets it.
[[nodiscard]] std::string openSslReason();

[[nodiscard]] std::optional<Fingerprint> fingerprintOf(const X509& certificate);

}  // namespace net
