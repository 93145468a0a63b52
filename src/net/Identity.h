#pragma once

#include <filesystem>
#include <string>

#include "base/Result.h"
#include "net/Fingerprint.h"

namespace net {

/// A private key, and the certificate by which others know its owner. A value; any thread may read it.
class Identity {
  public:
    /// Reads the identity from this file. If there is no such file, makes a new identity (EC P-256, signed by
    /// itself, valid for 20 years) and writes it there in one step, readable for this user only (mode 0600).
    /// If two programs do so at once, both get the same one. Errors name the file: it cannot be read or
    /// written, or holds no key with its certificate. A file that is there is never changed. Blocks for the
    /// disk.
    [[nodiscard]] static base::Result<Identity> open(const std::filesystem::path& file);

    /// Reads a key and a certificate for a name of one's own from PEM files, as certificate authorities give
    /// them out; `chain` begins with the certificate itself. They may be one file. Errors name the file: it
    /// cannot be read, holds nothing usable, the key has a password or belongs to another certificate. Blocks
    /// for the disk.
    [[nodiscard]] static base::Result<Identity> load(const std::filesystem::path& chain,
                                                     const std::filesystem::path& key);

    [[nodiscard]] const Fingerprint& fingerprint() const { return fingerprint_; }
    /// The certificates, as PEM.
    [[nodiscard]] const std::string& chain() const { return chain_; }
    /// The private key, as PEM: not to be shown, sent or logged.
    [[nodiscard]] const std::string& key() const { return key_; }

  private:
    Identity() = default;

    std::string chain_;
    std::string key_;
    Fingerprint fingerprint_;
};

}  // namespace net
