#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include "base/Random.h"
#include "support/Extent.h"

// Runs fuzz targets on their corpus and on seeded mutations of it: a small part of libFuzzer's work, in every
// build.
namespace fuzz {

using Target = void (*)(std::string_view);

inline std::vector<std::string> corpus(const std::string& name) {
    std::vector<std::filesystem::path> files;
    for (const auto& entry :
         std::filesystem::directory_iterator(DOLMEN_SOURCE_DIR "/tests/fuzz/corpus/" + name))
        files.push_back(entry);
    std::sort(files.begin(), files.end());
    std::vector<std::string> texts;
    for (const auto& file : files) {
        std::ifstream in(file, std::ios::binary);
        texts.emplace_back(std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>());
    }
    return texts;
}

class Mutator {
  public:
    Mutator(const std::vector<std::string>& texts, std::uint64_t seed) : texts_(texts), random_(seed) {}

    std::string next() {
        std::string text = texts_[pick(texts_.size())];
        for (std::size_t n = 1 + pick(6); n > 0; --n) mutate(text);
        return text;
    }

  private:
    std::size_t pick(std::size_t bound) { return random_.below(static_cast<std::uint32_t>(bound)); }

    void mutate(std::string& text) {
        constexpr std::string_view kLetters = "abcdefgh12345678SCFx/,-+<> \n.'*!?\"{}[]0129-R/";
        const std::size_t at = pick(text.size() + 1);
        switch (pick(6)) {
            case 0:
                text.insert(at, 1, kLetters[pick(kLetters.size())]);
                break;
            case 1:
                text.insert(at, 1, static_cast<char>(pick(256)));
                break;
            case 2:
                text.erase(at, 1 + pick(4));
                break;
            case 3:
                text.insert(at, text.substr(pick(text.size() + 1), pick(20)));
                break;
            case 4: {
                const std::string& other = texts_[pick(texts_.size())];
                text.insert(at, other.substr(pick(other.size() + 1), pick(40)));
                break;
            }
            default:
                if (at < text.size()) text[at] = kLetters[pick(kLetters.size())];
        }
    }

    const std::vector<std::string>& texts_;
    base::Random random_;
};

inline void survive(Target target, const std::string& text) {
    try {
        target(text);
    } catch (const std::exception& broken) {
        ADD_FAILURE() << broken.what() << ", with:\n" << text;
    }
}

/// The quick run has a quarter of the mutations.
inline void run(const std::string& name, Target target, int mutations) {
    const std::vector<std::string> texts = corpus(name);
    ASSERT_GE(texts.size(), 5U);
    for (const std::string& text : texts) survive(target, text);
    Mutator mutator(texts, 2024);
    for (int i = 0; i < support::extent(mutations / 4, mutations) && !::testing::Test::HasFailure(); ++i)
        survive(target, mutator.next());
}

}  // namespace fuzz
