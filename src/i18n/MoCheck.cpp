#include "i18n/MoCheck.h"

#include <cstdint>
#include <cstring>

#include "base/Message.h"

namespace i18n {

using base::msgid;

namespace {

// Offsets in the file of the words of its header; each is 4 bytes.
enum Word : std::size_t { Magic = 0, Count = 8, Keys = 12, Values = 16, HashSize = 20, Hashes = 24 };
constexpr std::uint32_t kMagic = 0x950412DE;
constexpr std::size_t kHeaderSize = 28;

std::uint32_t wordAt(std::span<const char> bytes, std::size_t offset) {
    std::uint32_t word = 0;
    std::memcpy(&word, bytes.data() + offset, sizeof word);
    return word;
}

// A table holds a length and an offset for each string. Computed in 64 bits, so that no sum can overflow.
bool tableIsSound(std::span<const char> bytes, std::uint64_t table, std::uint64_t count) {
    if (table + count * 8 > bytes.size()) return false;
    for (std::uint64_t i = 0; i < count; ++i) {
        const std::uint64_t length = wordAt(bytes, table + i * 8);
        const std::uint64_t offset = wordAt(bytes, table + i * 8 + 4);
        if (offset + length >= bytes.size() || bytes[offset + length] != '\0') return false;
    }
    return true;
}

}  // namespace

base::Result<void> checkMo(std::span<const char> bytes) {
    if (bytes.size() < kHeaderSize)
        return base::Error{base::msgid("this file is too short for a message catalogue")};
    if (wordAt(bytes, Magic) != kMagic) {
        return base::Error{base::msgid("this is not a message catalogue of this kind of computer")};
    }
    const std::uint32_t count = wordAt(bytes, Count);
    if (!tableIsSound(bytes, wordAt(bytes, Keys), count) ||
        !tableIsSound(bytes, wordAt(bytes, Values), count)) {
        return base::Error{base::msgid("this message catalogue is damaged: a text lies outside the file")};
    }
    return {};
}

bool hasSoundHashTable(std::span<const char> bytes) {
    constexpr std::uint64_t kSmallest = 3;  // Boost divides by the size less 2
    const std::uint64_t size = wordAt(bytes, HashSize);
    const std::uint64_t table = wordAt(bytes, Hashes);
    if (size < kSmallest || table + size * 4 > bytes.size()) return false;
    for (std::uint64_t i = 0; i < size; ++i)
        if (wordAt(bytes, table + i * 4) > wordAt(bytes, Count)) return false;  // 0: empty, else the number
    return true;
}

void removeHashTable(std::span<char> bytes) { std::memset(bytes.data() + HashSize, 0, 4); }

}  // namespace i18n
