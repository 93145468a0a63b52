#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/Result.h"
#include "net/Fingerprint.h"

namespace net {

/// A new key and its certificate, one after the other in PEM. The error is that OpenSSL failed.
[[nodiscard]] base::Result<std::string> makeCertificate();

/// The fingerprint of the first certificate in this PEM. The error is that there is none.
[[nodiscard]] base::Result<Fingerprint> fingerprintOfPem(std::string_view chain);

/// Whether this PEM has the private key of that certificate. The errors: it has none, the key has a password,
/// or belongs to another certificate.
[[nodiscard]] base::Result<void> checkKey(std::string_view chain, std::string_view key);

}  // namespace net
