#include "net/Certificate.h"

#include <openssl/ec.h>
#include <openssl/err.h>
#include <openssl/rand.h>

#include "net/OpenSsl.h"

namespace net {
namespace {

constexpr int kDaysValid = 20 * 365 + 5;  // 20 years
constexpr long kDaySeconds = 24 * 60 * 60;

base::Error certificateFault() {
    return {.message = {base::msgid("the certificate cannot be made: {why}"), {{"why", openSslReason()}}}};
}

/// Does not let OpenSSL ask for a password in the terminal.
int noPassword(char*, int, int, void*) { return -1; }

OpenSslPtr<BIO> reading(std::string_view text) {
    return OpenSslPtr<BIO>(BIO_new_mem_buf(text.data(), static_cast<int>(text.size())));
}

OpenSslPtr<X509> firstCertificate(std::string_view chain) {
    const OpenSslPtr<BIO> text = reading(chain);
    OpenSslPtr<X509> certificate(text ? PEM_read_bio_X509(text.get(), nullptr, noPassword, nullptr)
                                      : nullptr);
    ERR_clear_error();
    return certificate;
}

std::string contentOf(BIO& bio) {
    char* data = nullptr;
    const long size = BIO_get_mem_data(&bio, &data);
    return size > 0 ? std::string(data, static_cast<std::size_t>(size)) : std::string();
}

bool extend(X509& certificate, int kind, const char* value) {
    X509V3_CTX context;
    X509V3_set_ctx_nodb(&context);
    X509V3_set_ctx(&context, &certificate, &certificate, nullptr, nullptr, 0);
    const OpenSslPtr<X509_EXTENSION> extension(X509V3_EXT_conf_nid(nullptr, &context, kind, value));
    return extension && X509_add_ext(&certificate, extension.get(), -1) == 1;
}

/// A random number of 63 bits, so that no two certificates of one name have the same.
bool number(X509& certificate) {
    std::uint64_t serial = 0;
    return RAND_bytes(reinterpret_cast<unsigned char*>(&serial), sizeof serial) == 1 &&
           ASN1_INTEGER_set_uint64(X509_get_serialNumber(&certificate), (serial >> 1) | 1U) == 1;
}

bool nameAndSign(X509& certificate, EVP_PKEY& key) {
    X509_NAME* name = X509_get_subject_name(&certificate);
    const auto* words = reinterpret_cast<const unsigned char*>("Dolmen");
    return X509_set_version(&certificate, 2) == 1 && number(certificate) &&
           // Clocks differ: who is a day behind shall not take it for one of the future.
           X509_gmtime_adj(X509_getm_notBefore(&certificate), -kDaySeconds) &&
           X509_time_adj_ex(X509_getm_notAfter(&certificate), kDaysValid, 0, nullptr) &&
           X509_NAME_add_entry_by_txt(name, "CN", MBSTRING_ASC, words, -1, -1, 0) == 1 &&
           X509_set_issuer_name(&certificate, name) == 1 && X509_set_pubkey(&certificate, &key) == 1 &&
           extend(certificate, NID_basic_constraints, "critical,CA:FALSE") &&
           extend(certificate, NID_key_usage, "critical,digitalSignature") &&
           extend(certificate, NID_ext_key_usage, "serverAuth") &&
           extend(certificate, NID_subject_alt_name, "DNS:localhost,IP:127.0.0.1,IP:::1") &&
           X509_sign(&certificate, &key, EVP_sha256()) != 0;
}

}  // namespace

std::string openSslReason() {
    const unsigned long code = ERR_peek_last_error();
    ERR_clear_error();
    if (code == 0) return "?";
    char text[256];
    ERR_error_string_n(code, text, sizeof text);
    return text;
}

std::optional<Fingerprint> fingerprintOf(const X509& certificate) {
    Fingerprint fingerprint;
    unsigned size = 0;
    if (X509_digest(&certificate, EVP_sha256(), fingerprint.bytes.data(), &size) != 1 ||
        size != fingerprint.bytes.size())
        return {};
    return fingerprint;
}

base::Result<std::string> makeCertificate() {
    const OpenSslPtr<EVP_PKEY> key(EVP_EC_gen("P-256"));
    const OpenSslPtr<X509> certificate(X509_new());
    const OpenSslPtr<BIO> text(BIO_new(BIO_s_mem()));
    if (!key || !certificate || !text || !nameAndSign(*certificate, *key)) return certificateFault();
    if (PEM_write_bio_X509(text.get(), certificate.get()) != 1 ||
        PEM_write_bio_PrivateKey(text.get(), key.get(), nullptr, nullptr, 0, nullptr, nullptr) != 1)
        return certificateFault();
    return contentOf(*text);
}

base::Result<Fingerprint> fingerprintOfPem(std::string_view chain) {
    const OpenSslPtr<X509> certificate = firstCertificate(chain);
    const auto fingerprint = certificate ? fingerprintOf(*certificate) : std::nullopt;
    if (!fingerprint) return base::Error{.message = base::msgid("it holds no certificate in PEM")};
    return *fingerprint;
}

base::Result<void> checkKey(std::string_view chain, std::string_view key) {
    const OpenSslPtr<X509> certificate = firstCertificate(chain);
    const OpenSslPtr<BIO> text = reading(key);
    const OpenSslPtr<EVP_PKEY> read(text ? PEM_read_bio_PrivateKey(text.get(), nullptr, noPassword, nullptr)
                                         : nullptr);
    const bool fits = certificate && read && X509_check_private_key(certificate.get(), read.get()) == 1;
    ERR_clear_error();
    if (!read)
        return base::Error{.message = base::msgid("it holds no private key in PEM without a password")};
    if (!fits) return base::Error{.message = base::msgid("the private key belongs to another certificate")};
    return {};
}

}  // namespace net
