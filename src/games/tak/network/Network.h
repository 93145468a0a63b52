#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "base/Result.h"
#include "games/tak/network/Inputs.h"
#include "games/tak/network/KernelChoice.h"
#include "games/tak/rules/Types.h"

namespace tak::network {

/// Values of the layers between the first one and the result.
inline constexpr int kFirstHidden = 16;
inline constexpr int kSecondHidden = 32;
inline constexpr int kScale = 200;  ///< hundredths of a flat for a logit of 1
inline constexpr int kMaxTerms = 176;
inline constexpr int kMaxWidth = 128;  ///< most neurons of the first layer, for each side

/// What is computed of a position before the network looks at it.
struct Question {
    std::span<const std::int16_t> own;    ///< the first layer as the side to move sees the board …
    std::span<const std::int16_t> their;  ///< … and as the other side does, see Accumulators
    std::span<const std::int16_t> terms;  ///< of the tuned evaluation, for the side to move, limitedTerm();
                                          ///< then zeros up to kMaxTerms
    int tuned = 0;                        ///< the tuned evaluation, in hundredths of a flat
};

/// A trained network for boards of one size: its weights, as integers, which never change. Any number of
/// threads may ask it at once. docs/ENGINE.md describes its layers and its file; assets/source/network trains
/// it.
class Network {
  public:
    /// Reads the content of a file. Errors: damaged, of another version, weights too large to compute with.
    [[nodiscard]] static base::Result<Network> parse(std::string_view content);

    [[nodiscard]] const Layout& layout() const { return layout_; }
    /// The loops for this processor; another kind can be chosen to compare.
    [[nodiscard]] const Kernels& kernels() const { return *kernels_; }
    void use(const Kernels& kernels) { kernels_ = &kernels; }
    /// That of its file: tells networks apart.
    [[nodiscard]] std::uint64_t checksum() const { return checksum_; }
    [[nodiscard]] int width() const { return width_; }
    [[nodiscard]] int terms() const { return terms_; }
    /// The weights with which an input adds to the first layer.
    [[nodiscard]] const std::int16_t* row(int input) const {
        return first_.data() + static_cast<std::ptrdiff_t>(input) * width_;
    }
    /// The same for an input of a pair (Layout::pair()).
    [[nodiscard]] const std::int8_t* pairRow(int input) const {
        return pairs_.data() + static_cast<std::ptrdiff_t>(input) * width_;
    }
    /// The first layer for an empty board.
    [[nodiscard]] std::span<const std::int16_t> bias() const { return firstBias_; }

    /// The value of the position for the side to move, in hundredths of a flat. It must be one with no more
    /// pieces than the standard supplies.
    [[nodiscard]] int evaluate(const rules::Position& position, const Question& question) const;

  private:
    Network() = default;

    const Kernels* kernels_ = &bestKernels();
    std::uint64_t checksum_ = 0;
    Layout layout_{6};
    int width_ = 0;
    int terms_ = 0;
    std::vector<std::int16_t> firstBias_;
    std::vector<std::int16_t> first_;  ///< [input][width]
    std::vector<std::int8_t> pairs_;   ///< [input of a pair][width]
    // For each stage of the game:
    std::vector<std::int16_t> squares_;      ///< [first hidden][own width, their width]
    std::vector<std::int16_t> termWeights_;  ///< [first hidden][padded(terms)]
    std::vector<std::int32_t> firstHiddenBias_;
    std::vector<std::int16_t> second_;  ///< [second hidden][first hidden]
    std::vector<std::int32_t> secondBias_;
    std::vector<std::int16_t> last_;  ///< [second hidden]
    std::vector<std::int32_t> lastBias_;
    std::vector<std::int16_t> tuned_;  ///< share of the tuned evaluation, in 256ths
};

}  // namespace tak::network
