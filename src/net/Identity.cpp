#include "net/Identity.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <utility>

#include "base/FilePlace.h"
#include "base/Files.h"
#include "base/SetAside.h"
#include "base/TemporaryFile.h"
#include "net/Certificate.h"

namespace net {
namespace {

namespace fs = std::filesystem;

/// Far more than any chain of certificates has.
constexpr std::size_t kLargestPem = std::size_t{256} << 10U;

/// Writes a new file that only this user may read. One that somebody else has written meanwhile stays.
base::Result<void> writePrivately(const fs::path& file, std::string_view content) {
    const fs::path folder = file.has_parent_path() ? file.parent_path() : ".";
    std::error_code error;
    fs::create_directories(folder, error);  // what fails here fails below, too
    base::TemporaryFile fresh;
    int problem = fresh.open(folder, S_IRUSR | S_IWUSR);
    if (problem == 0) problem = base::writeAll(fresh.descriptor(), content);
    if (problem == 0 && ::fsync(fresh.descriptor().number()) != 0) problem = errno;
    if (problem == 0) problem = fresh.takeFreeName(file);
    if (problem == 0 || problem == EEXIST) return {};
    return base::cannotWrite(file, problem);
}

}  // namespace

base::Result<Identity> Identity::open(const fs::path& file) {
    if (!base::isTaken(file)) {
        const auto made = makeCertificate();
        if (!made) return base::fileError(file, made.error().message);
        if (const auto written = writePrivately(file, *made); !written) return written.error();
    }
    return load(file, file);
}

base::Result<Identity> Identity::load(const fs::path& chain, const fs::path& key) {
    auto chainText = base::readFile(chain, kLargestPem);
    if (!chainText) return chainText.error();
    auto keyText = base::readFile(key, kLargestPem);
    if (!keyText) return keyText.error();
    const auto fingerprint = fingerprintOfPem(*chainText);
    if (!fingerprint) return base::fileError(chain, fingerprint.error().message);
    if (const auto fits = checkKey(*chainText, *keyText); !fits)
        return base::fileError(key, fits.error().message);
    Identity identity;
    identity.chain_ = std::move(*chainText);
    identity.key_ = std::move(*keyText);
    identity.fingerprint_ = *fingerprint;
    return identity;
}

}  // namespace net
