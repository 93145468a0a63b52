#include "net/PageFolder.h"

#include <fcntl.h>
#include <sys/stat.h>

#include <array>
#include <boost/beast/core/string.hpp>
#include <boost/beast/http/rfc7230.hpp>
#include <cerrno>
#include <charconv>
#include <cstdlib>
#include <utility>

namespace net {
namespace {

namespace beast = boost::beast;
namespace http = boost::beast::http;

constexpr std::string_view kUnknownType = "application/octet-stream";
constexpr std::array<std::pair<std::string_view, std::string_view>, 14> kTypes{{
    {".html", "text/html; charset=utf-8"},
    {".js", "text/javascript; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},
    {".txt", "text/plain; charset=utf-8"},
    {".json", "application/json"},
    {".wasm", "application/wasm"},
    {".webmanifest", "application/manifest+json"},
    {".pack", kUnknownType},
    {".png", "image/png"},
    {".jpg", "image/jpeg"},
    {".svg", "image/svg+xml"},
    {".ico", "image/x-icon"},
    {".woff2", "font/woff2"},
    {".ogg", "audio/ogg"},
}};

/// The bytes that "%41" and the like stand for. Nothing if an escape is not complete.
std::optional<std::string> decoded(std::string_view text) {
    std::string bytes;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '%') {
            bytes += text[i];
            continue;
        }
        unsigned byte = 0;
        const std::string_view digits = text.substr(i + 1, 2);
        const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), byte, 16);
        if (digits.size() != 2 || read.ptr != digits.data() + 2) return {};
        bytes += static_cast<char>(byte);
        i += 2;
    }
    return bytes;
}

/// Whether a header such as "gzip, br;q=0.5" has this word, and not with the quality 0.
bool accepts(std::string_view header, std::string_view word) {
    for (const auto& entry : http::ext_list({header.data(), header.size()})) {
        if (!beast::iequals(entry.first, beast::string_view(word.data(), word.size()))) continue;
        for (const auto& [name, value] : entry.second)
            if (beast::iequals(name, "q")) return std::atof(std::string(value).c_str()) > 0;
        return true;
    }
    return false;
}

std::string tagOf(const struct stat& status, std::string_view encoding) {
    char text[80];
    std::snprintf(
        text, sizeof text, "\"%llx.%lx-%llx%.*s\"", static_cast<unsigned long long>(status.st_mtim.tv_sec),
        static_cast<unsigned long>(status.st_mtim.tv_nsec), static_cast<unsigned long long>(status.st_size),
        static_cast<int>(encoding.size()), encoding.data());
    return text;
}

}  // namespace

base::Result<PageFolder> PageFolder::open(const std::filesystem::path& folder) {
    PageFolder opened;
    opened.folder_ = base::Descriptor(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (!opened.folder_.isOpen())
        return base::fileError(
            folder, {base::msgid("the folder cannot be read: {why}"), {{"why", base::reasonOf(errno)}}});
    return opened;
}

base::Descriptor PageFolder::opened(const std::string& path) const {
    base::Descriptor folder;
    const auto within = [&] { return folder.isOpen() ? folder.number() : folder_.number(); };
    std::size_t begin = 0;
    for (std::size_t end = path.find('/'); end != std::string::npos; end = path.find('/', begin)) {
        const std::string part = path.substr(begin, end - begin);
        folder = base::Descriptor(
            ::openat(within(), part.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC));
        if (!folder.isOpen()) return {};
        begin = end + 1;
    }
    // O_NONBLOCK: opening a pipe would otherwise wait for its writer.
    return base::Descriptor(
        ::openat(within(), path.c_str() + begin, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC));
}

std::optional<PageFolder::File> PageFolder::find(std::string_view target,
                                                 std::string_view acceptEncoding) const {
    const auto path = pathOf(target);
    if (!path) return {};
    const auto regular = [&](const std::string& name, std::string_view encoding) -> std::optional<File> {
        base::Descriptor file = opened(name);
        struct stat status {};
        if (!file.isOpen() || ::fstat(file.number(), &status) != 0 || !S_ISREG(status.st_mode)) return {};
        return File{.file = std::move(file),
                    .size = static_cast<std::uint64_t>(status.st_size),
                    .type = contentTypeOf(*path),
                    .encoding = encoding,
                    .tag = tagOf(status, encoding)};
    };
    auto plain = regular(*path, {});
    if (!plain) return {};
    for (const auto& [encoding, ending] : {std::pair{"br", ".br"}, std::pair{"gzip", ".gz"}})
        if (accepts(acceptEncoding, encoding))
            if (auto copy = regular(*path + ending, encoding)) return copy;
    return plain;
}

std::optional<std::string> pathOf(std::string_view target) {
    if (!target.starts_with('/')) return {};
    auto path = decoded(target.substr(1, target.find_first_of("?#") - 1));
    if (!path) return {};
    if (path->empty() || path->ends_with('/')) *path += "index.html";
    for (const char letter : *path)
        if (static_cast<unsigned char>(letter) < 0x20 || letter == '\x7F' || letter == '\\') return {};
    // Hidden parts include "." and "..".
    if (path->front() == '/' || path->front() == '.') return {};
    if (path->find("//") != std::string::npos || path->find("/.") != std::string::npos) return {};
    return path;
}

std::string_view contentTypeOf(std::string_view name) {
    for (const auto& [ending, type] : kTypes)
        if (name.ends_with(ending)) return type;
    return kUnknownType;
}

}  // namespace net
