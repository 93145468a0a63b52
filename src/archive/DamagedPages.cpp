#include "archive/DamagedPages.h"

#include <algorithm>
#include <cstring>
#include <fstream>
#include <map>
#include <optional>
#include <string_view>
#include <utility>

#include "base/Utf8.h"

namespace archive {
namespace {

namespace fs = std::filesystem;
using Bytes = std::string_view;

constexpr std::size_t kUsualPage = 4096;  // bytes
constexpr Bytes kMagic{"SQLite format 3\0", 16};
constexpr std::uint32_t kMostPages = 1U << 24U;  // 64 GiB; a page number beyond is damage
constexpr std::uint64_t kLongestRow = std::uint64_t{1} << 28U;

std::uint64_t bigEndian(Bytes bytes) {
    std::uint64_t number = 0;
    for (const char c : bytes) number = number << 8U | static_cast<unsigned char>(c);
    return number;
}

/// Reads numbers from the beginning of some bytes.
class Reader {
  public:
    explicit Reader(Bytes bytes) : bytes_(bytes) {}

    std::optional<Bytes> take(std::size_t size) {
        if (size > bytes_.size()) return {};
        const Bytes taken = bytes_.substr(0, size);
        bytes_.remove_prefix(size);
        return taken;
    }
    /// SQLite's number of 1 to 9 bytes: seven bits in each, the most significant first; the ninth has eight.
    std::optional<std::uint64_t> number() {
        std::uint64_t value = 0;
        for (int i = 1; i <= 9 && !bytes_.empty(); ++i) {
            const auto byte = static_cast<unsigned char>(bytes_.front());
            bytes_.remove_prefix(1);
            if (i == 9) return value << 8U | byte;
            value = value << 7U | (byte & 0x7FU);
            if (byte < 0x80) return value;
        }
        return {};
    }
    [[nodiscard]] Bytes rest() const { return bytes_; }

  private:
    Bytes bytes_;
};

/// The pages of a database, as its log has changed them.
class Pages {
  public:
    explicit Pages(const fs::path& file) : file_(file, std::ios::binary) {
        std::string header(100, '\0');
        file_.read(header.data(), static_cast<std::streamsize>(header.size()));
        if (header.starts_with(kMagic)) readHeader(header);
        std::error_code error;
        const auto bytes = fs::file_size(file, error);
        if (!error) count_ = static_cast<std::uint32_t>(std::min<std::uint64_t>(bytes / size_, kMostPages));
        readLog(file.string() + "-wal");
    }

    [[nodiscard]] std::uint32_t count() const { return count_; }
    /// The bytes of a page that SQLite uses.
    [[nodiscard]] std::size_t usable() const { return usable_; }
    /// Pages count from 1. Empty if it cannot be read.
    std::string page(std::uint32_t number) {
        const auto logged = logged_.find(number);
        const bool inLog = logged != logged_.end();
        std::ifstream& from = inLog ? log_ : file_;
        const auto at = inLog ? logged->second
                              : static_cast<std::streamoff>(number - 1) * static_cast<std::streamoff>(size_);
        std::string bytes(size_, '\0');
        from.clear();
        from.seekg(at);
        if (number == 0 || !from.read(bytes.data(), static_cast<std::streamsize>(size_))) return {};
        bytes.resize(usable_);
        return bytes;
    }

  private:
    void readHeader(const std::string& header) {
        const std::uint64_t size = bigEndian(Bytes(header).substr(16, 2));
        const std::uint64_t real = size == 1 ? 65536 : size;
        const std::size_t reserved = static_cast<unsigned char>(header[20]);
        if (real < 512 || (real & (real - 1)) != 0 || real - reserved < 480) return;
        size_ = real;
        usable_ = size_ - reserved;
    }

    /// Notes which frames of the log belong to finished transactions: those before the last commit. A frame
    /// of an earlier log has other salts.
    void readLog(const fs::path& file) {
        constexpr std::size_t kHeader = 32;
        constexpr std::size_t kFrameHeader = 24;
        log_.open(file, std::ios::binary);
        std::string header(kHeader, '\0');
        if (!log_.read(header.data(), kHeader) || bigEndian(Bytes(header).substr(8, 4)) != size_) return;
        std::map<std::uint32_t, std::streamoff> open;
        std::string frame(kFrameHeader, '\0');
        for (std::streamoff at = kHeader; log_.seekg(at) && log_.read(frame.data(), kFrameHeader);
             at += static_cast<std::streamoff>(kFrameHeader + size_)) {
            if (Bytes(frame).substr(8, 8) != Bytes(header).substr(16, 8)) break;
            open[static_cast<std::uint32_t>(bigEndian(Bytes(frame).substr(0, 4)))] =
                at + static_cast<std::streamoff>(kFrameHeader);
            const auto pages = static_cast<std::uint32_t>(bigEndian(Bytes(frame).substr(4, 4)));
            if (pages == 0) continue;
            for (const auto& [number, place] : std::exchange(open, {})) logged_[number] = place;
            count_ = std::min(std::max(count_, pages), kMostPages);
        }
    }

    std::ifstream file_;
    std::ifstream log_;
    std::size_t size_ = kUsualPage;
    std::size_t usable_ = kUsualPage;
    std::uint32_t count_ = 0;
    std::map<std::uint32_t, std::streamoff> logged_;  ///< places in the log of the pages in it
};

/// The numbers at the beginning of a page.
enum class PageKind : unsigned char { IndexInterior = 2, IndexLeaf = 10, TableLeaf = 13 };

std::optional<PageKind> kindOf(char byte) {
    for (const PageKind kind : {PageKind::IndexInterior, PageKind::IndexLeaf, PageKind::TableLeaf})
        if (static_cast<unsigned char>(byte) == static_cast<unsigned char>(kind)) return kind;
    return {};
}

class RowReader {
  public:
    RowReader(Pages& pages, const std::function<void(StoredRow)>& take) : pages_(pages), take_(take) {}

    void readPage(std::uint32_t number) {
        constexpr std::size_t kFileHeader = 100;
        const std::string page = pages_.page(number);
        const std::size_t begin = number == 1 ? kFileHeader : 0;
        if (page.size() < begin + 12) return;
        const auto kind = kindOf(page[begin]);
        if (!kind) return;
        const std::size_t cells = bigEndian(Bytes(page).substr(begin + 3, 2));
        const std::size_t pointers = begin + (*kind == PageKind::IndexInterior ? 12 : 8);
        for (std::size_t i = 0; i < cells && pointers + 2 * i + 2 <= page.size(); ++i) {
            const std::size_t at = bigEndian(Bytes(page).substr(pointers + 2 * i, 2));
            if (at < page.size()) readCell(*kind, Bytes(page).substr(at));
        }
    }

  private:
    void readCell(PageKind kind, Bytes cell) {
        Reader reader(cell);
        if (kind == PageKind::IndexInterior && !reader.take(4)) return;
        const auto size = reader.number();
        StoredRow row{.hasRowid = kind == PageKind::TableLeaf};
        if (row.hasRowid) {
            const auto id = reader.number();
            if (!id) return;
            row.rowid = static_cast<std::int64_t>(*id);
        }
        if (!size || *size > kLongestRow) return;
        const auto content = contentOf(row.hasRowid, *size, reader.rest());
        if (content && readFields(*content, row.fields)) take_(std::move(row));
    }

    /// All of a row: what does not fit into its page goes on in a chain of others.
    std::optional<std::string> contentOf(bool inTable, std::uint64_t size, Bytes here) {
        const std::uint64_t usable = pages_.usable();
        const std::uint64_t most = inTable ? usable - 35 : (usable - 12) * 64 / 255 - 23;
        std::uint64_t local = size;
        if (size > most) {
            const std::uint64_t least = (usable - 12) * 32 / 255 - 23;
            local = least + (size - least) % (usable - 4);
            if (local > most) local = least;
        }
        Reader reader(here);
        const auto first = reader.take(local);
        if (!first) return {};
        std::string content(*first);
        if (local == size) return content;
        const auto pointer = reader.take(4);
        if (!pointer) return {};
        std::uint64_t next = bigEndian(*pointer);
        while (content.size() < size) {
            if (next == 0 || next > pages_.count()) return {};
            const std::string page = pages_.page(static_cast<std::uint32_t>(next));
            if (page.empty()) return {};
            next = bigEndian(Bytes(page).substr(0, 4));
            content += Bytes(page).substr(4, size - content.size());
        }
        if (next != 0) return {};  // a damaged page need not point into nowhere, but the last one does
        return content;
    }

    static bool readFields(Bytes content, std::vector<StoredRow::Field>& fields) {
        Reader header(content);
        const auto length = header.number();
        const std::size_t begin = content.size() - header.rest().size();
        if (!length || *length < begin || *length > content.size()) return false;
        Reader types(content.substr(begin, *length - begin));
        Reader body(content.substr(*length));
        while (!types.rest().empty()) {
            const auto type = types.number();
            if (!type || !readField(*type, body, fields)) return false;
        }
        return body.rest().empty();
    }

    static bool readField(std::uint64_t type, Reader& body, std::vector<StoredRow::Field>& fields) {
        constexpr std::size_t kBytes[] = {0, 1, 2, 3, 4, 6, 8};  // of whole numbers, by type
        if (type == 0) {
            fields.emplace_back();
        } else if (type <= 6) {
            const auto bytes = body.take(kBytes[type]);
            if (!bytes) return false;
            std::uint64_t number = bigEndian(*bytes);
            const std::size_t bits = 8 * bytes->size();
            if (bits < 64 && (static_cast<unsigned char>(bytes->front()) & 0x80U) != 0)
                number |= ~std::uint64_t{0} << bits;
            fields.emplace_back(static_cast<std::int64_t>(number));
        } else if (type == 8 || type == 9) {
            fields.emplace_back(static_cast<std::int64_t>(type - 8));
        } else if (type >= 13 && type % 2 == 1) {
            const auto text = body.take((type - 13) / 2);
            if (!text || text->find('\0') != Bytes::npos || base::firstForeignByte(*text)) return false;
            fields.emplace_back(std::string(*text));
        } else {
            return false;  // no table that is read here has other types
        }
        return true;
    }

    Pages& pages_;
    const std::function<void(StoredRow)>& take_;
};

}  // namespace

void readStoredRows(const fs::path& file, const std::function<void(StoredRow row)>& take) {
    Pages pages(file);
    RowReader reader(pages, take);
    for (std::uint32_t number = 1; number <= pages.count(); ++number) reader.readPage(number);
}

}  // namespace archive
