#include "base/LzString.h"

#include <algorithm>
#include <cstdint>
#include <unordered_map>
#include <vector>

#include "base/Utf8.h"

namespace base {
namespace {

constexpr std::string_view kAlphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-";
constexpr int kBitsPerCharacter = 6;
constexpr std::uint32_t kShortUnit = 0;  // announces a new unit of 8 bits
constexpr std::uint32_t kLongUnit = 1;   // … of 16 bits
constexpr std::uint32_t kEnd = 2;
constexpr std::uint32_t kFirstPhrase = 3;
constexpr char32_t kLastOneUnit = 0xFFFF;
constexpr char32_t kReplacement = 0xFFFD;

std::u16string utf16Of(std::string_view text) {
    std::u16string units;
    while (!text.empty()) {
        const char32_t letter = firstCodePoint(text);
        text.remove_prefix(std::max<std::size_t>(letterLength(text), 1));
        if (letter <= kLastOneUnit) {
            units += static_cast<char16_t>(letter);
        } else {
            units += static_cast<char16_t>(0xD800 + ((letter - 0x10000) >> 10));
            units += static_cast<char16_t>(0xDC00 + ((letter - 0x10000) & 0x3FF));
        }
    }
    return units;
}

std::string utf8Of(std::u16string_view units) {
    std::string text;
    for (std::size_t i = 0; i < units.size(); ++i) {
        const auto isHigh = [](char16_t unit) { return unit >= 0xD800 && unit < 0xDC00; };
        const auto isLow = [](char16_t unit) { return unit >= 0xDC00 && unit < 0xE000; };
        char32_t letter = units[i];
        if (isHigh(units[i]) && i + 1 < units.size() && isLow(units[i + 1]))
            letter = 0x10000 + ((letter - 0xD800) << 10) + (char32_t{units[++i]} - 0xDC00);
        else if (isHigh(units[i]) || isLow(units[i]))
            letter = kReplacement;
        appendUtf8(text, letter);
    }
    return text;
}

/// The width of codes grows as the dictionary does, in the writer and in the reader.
class CodeWidth {
  public:
    [[nodiscard]] int bits() const { return bits_; }
    /// Call once for each code and once for each new unit.
    void count() {
        if (--left_ > 0) return;
        left_ = std::uint64_t{1} << bits_;
        ++bits_;
    }

  private:
    int bits_ = 2;
    std::uint64_t left_ = 2;
};

class BitWriter {
  public:
    void put(std::uint32_t value, int bits) {
        for (int i = 0; i < bits; ++i) putBit((value >> i) & 1U);
    }
    /// Fills up the last character; a text that ends with a whole one gets one more.
    std::string finish() {
        do putBit(0);
        while (used_ > 0);
        return std::move(text_);
    }

  private:
    void putBit(std::uint32_t bit) {
        pending_ = (pending_ << 1) | bit;
        if (++used_ < kBitsPerCharacter) return;
        text_ += kAlphabet[pending_];
        pending_ = 0;
        used_ = 0;
    }
    std::string text_;
    std::uint32_t pending_ = 0;
    int used_ = 0;
};

class BitReader {
  public:
    explicit BitReader(std::string_view text) : text_(text.substr(0, text.find('$'))) {}

    /// Nothing after the end of the text, and at a character of another alphabet.
    std::optional<std::uint32_t> take(int bits) {
        std::uint32_t value = 0;
        for (int i = 0; i < bits; ++i) {
            if (left_ == 0 && !nextCharacter()) return {};
            value |= ((pending_ >> --left_) & 1U) << i;
        }
        return value;
    }
    /// Whether what is left only fills up the last character.
    [[nodiscard]] bool atEnd() const {
        const bool filled = (pending_ & ((1U << left_) - 1)) == 0;
        return filled && (text_.empty() || (left_ == 0 && text_ == "A"));
    }

  private:
    bool nextCharacter() {
        const std::size_t found = text_.empty() ? std::string_view::npos : kAlphabet.find(text_.front());
        if (found == std::string_view::npos) return false;
        text_.remove_prefix(1);
        pending_ = static_cast<std::uint32_t>(found);
        left_ = kBitsPerCharacter;
        return true;
    }
    std::string_view text_;
    std::uint32_t pending_ = 0;
    int left_ = 0;
};

class Compressor {
  public:
    std::string compress(std::u16string_view units) {
        std::optional<std::uint32_t> phrase;
        for (const char16_t unit : units) {
            const std::uint32_t single = codeOf(unit);
            if (!phrase) {
                phrase = single;
                continue;
            }
            const auto [longer, isNew] = phrases_.try_emplace(std::uint64_t{*phrase} << 16 | unit, next_);
            if (!isNew) {
                phrase = longer->second;
                continue;
            }
            write(*phrase);
            ++next_;
            phrase = single;
        }
        if (phrase) write(*phrase);
        out_.put(kEnd, width_.bits());
        return out_.finish();
    }

  private:
    std::uint32_t codeOf(char16_t unit) {
        const auto [found, isNew] = units_.try_emplace(unit, next_);
        if (isNew) unwritten_.emplace(next_++, unit);
        return found->second;
    }

    void write(std::uint32_t phrase) {
        if (const auto fresh = unwritten_.find(phrase); fresh != unwritten_.end()) {
            const bool isShort = fresh->second < 0x100;
            out_.put(isShort ? kShortUnit : kLongUnit, width_.bits());
            out_.put(fresh->second, isShort ? 8 : 16);
            width_.count();
            unwritten_.erase(fresh);
        } else {
            out_.put(phrase, width_.bits());
        }
        width_.count();
    }

    std::unordered_map<char16_t, std::uint32_t> units_;
    std::unordered_map<std::uint64_t, std::uint32_t> phrases_;  ///< by a phrase and the unit after it
    std::unordered_map<std::uint32_t, char16_t> unwritten_;     ///< units that no code has announced yet
    std::uint32_t next_ = kFirstPhrase;
    CodeWidth width_;
    BitWriter out_;
};

class Decompressor {
  public:
    Decompressor(std::string_view compressed, std::size_t most) : in_(compressed), most_(most) {}

    std::optional<std::u16string> decompress() {
        while (true) {
            const auto code = in_.take(width_.bits());
            if (!code) return {};
            if (*code == kEnd) return in_.atEnd() ? std::optional(std::move(text_)) : std::nullopt;
            const auto phrase = *code < kFirstPhrase ? newUnit(*code) : known(*code);
            if (!phrase || phrase->length > most_ - text_.size()) return {};
            // With each phrase after the first one the dictionary gets the one before, and one unit more.
            if (last_) phrases_.push_back({last_->begin, last_->length + 1});
            const Phrase written{text_.size(), phrase->length};
            append(*phrase);
            if (*code < kFirstPhrase) phrases_[fresh_] = written;
            last_ = written;
            width_.count();
        }
    }

  private:
    /// A part of the text so far: every phrase stands there.
    struct Phrase {
        std::size_t begin = 0;
        std::size_t length = 0;
    };

    std::optional<Phrase> newUnit(std::uint32_t code) {
        const auto unit = in_.take(code == kShortUnit ? 8 : 16);
        if (!unit) return {};
        unit_ = static_cast<char16_t>(*unit);
        fresh_ = phrases_.size();
        phrases_.push_back({});
        width_.count();
        return Phrase{text_.size(), 1};
    }

    [[nodiscard]] std::optional<Phrase> known(std::uint32_t code) const {
        const std::size_t index = code - kFirstPhrase;
        if (index < phrases_.size()) return phrases_[index];
        // The phrase that this code itself completes: the last one and its own first unit.
        if (index == phrases_.size() && last_) return Phrase{last_->begin, last_->length + 1};
        return {};
    }

    void append(const Phrase& phrase) {
        // A new unit stands nowhere yet; a phrase may reach into what is being appended.
        for (std::size_t i = 0; i < phrase.length; ++i) {
            const std::size_t at = phrase.begin + i;
            text_ += at < text_.size() ? text_[at] : unit_;
        }
    }

    BitReader in_;
    std::size_t most_;
    std::u16string text_;
    std::vector<Phrase> phrases_;  ///< by their code, less kFirstPhrase
    std::optional<Phrase> last_;
    std::size_t fresh_ = 0;
    char16_t unit_ = 0;
    CodeWidth width_;
};

}  // namespace

std::string lzCompressed(std::string_view text) { return Compressor().compress(utf16Of(text)); }

std::optional<std::string> lzDecompressed(std::string_view compressed, std::size_t most) {
    const auto units = Decompressor(compressed, most).decompress();
    if (!units) return {};
    return utf8Of(*units);
}

bool looksLzCompressed(std::string_view text) {
    return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) {
        return c == '$' || kAlphabet.find(c) != std::string_view::npos;
    });
}

}  // namespace base
